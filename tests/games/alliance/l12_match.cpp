// L12.3: two games with sides changed.
#include "games/alliance/engine/session.hpp"

#include "games/alliance/json/documents.hpp"
#include "json/schema.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

constexpr Result french_rout{allied_seat, Ending::rout}, allied_rout{french_seat, Ending::rout}, drawn{std::nullopt, Ending::agreed};

/// A game with that ending. The numbers are those of the French and of the Allies.
FirstGame ended(Result result, PerSeat<int> morale = {5, 5}, PerSeat<int> casualties = {7, 7}) { return {result, morale, casualties}; }

Session begun(std::optional<FirstGame> first = {}) { return Session(new_record(shipped(), {"Anna", "Bert"}, {}, first)); }

}  // namespace

TEST_CASE("L12.3 more games won wins the match, a draw counting half", "[L12.3]") {
    // The French player of the second game led the Allies in the first.
    const MatchScore both = match_score(ended(french_rout), ended(allied_rout));
    CHECK(both.halves == PerSeat<int>{4, 0});
    CHECK(both.winner == french_seat);
    CHECK(both.by == MatchBy::games);
    const MatchScore half = match_score(ended(drawn), ended(french_rout));
    CHECK(half.halves == PerSeat<int>{1, 3});
    CHECK(half.winner == allied_seat);
}

TEST_CASE("L12.3 equal games are decided by morale, then by casualties", "[L12.3]") {
    const MatchScore morale = match_score(ended(allied_rout, {6, 0}), ended(allied_rout, {5, 1}));
    CHECK(morale.halves == PerSeat<int>{2, 2});
    CHECK(morale.morale == PerSeat<int>{5, 7});
    CHECK(morale.winner == allied_seat);
    CHECK(morale.by == MatchBy::morale);
    const MatchScore losses = match_score(ended(allied_rout, {4, 1}, {8, 5}), ended(allied_rout, {4, 1}, {9, 5}));
    CHECK(losses.casualties == PerSeat<int>{14, 13});
    CHECK(losses.winner == allied_seat);
    CHECK(losses.by == MatchBy::casualties);
    const MatchScore equal = match_score(ended(drawn), ended(drawn));
    CHECK_FALSE(equal.winner);
    CHECK(equal.by == MatchBy::nothing);
}

TEST_CASE("L12.3 the second game keeps how the first one ended, and its record reads back", "[L12.3]") {
    Session first = begun();
    CHECK_FALSE(as_first_game(first));
    REQUIRE_FALSE(first.play(Resign{}));
    const auto kept = as_first_game(first);
    REQUIRE(kept);
    CHECK(*kept == FirstGame{{allied_seat, Ending::resigned}, {10, 10}, {0, 0}});
    CHECK_FALSE(match_score(first));
    Session second = begun(kept);
    CHECK_FALSE(match_score(second));
    REQUIRE_FALSE(second.play(Resign{}));
    const std::string text = write_record(second.record());
    const ReadRecord read = read_record(text, "game");
    INFO(read.reason);
    CHECK_FALSE(read.broken_at);
    const Session again = replay(read.record).session;
    CHECK(again.record() == second.record());
    REQUIRE(match_score(again));
    CHECK(match_score(again)->halves == PerSeat<int>{2, 2});
    CHECK_FALSE(as_first_game(again));  // a match has two games
    CHECK_FALSE(fow::testing::misfit_with(std::filesystem::path(FOW_SOURCE_DIR) / "rules/alliance/schema/record.schema.json", text));
    std::string changed = text;
    const std::string won = "\"reason\":\"resigned\"";
    REQUIRE(changed.find(won) != std::string::npos);
    changed.replace(changed.find(won), won.size(), "\"reason\":\"agreed\"");
    CHECK_THROWS_AS(read_record(changed, "game"), DataError);  // a draw has no winner
}

TEST_CASE("L12.3 a changed sum is found, and a game that was played on belongs to no match", "[L12.3]") {
    Session second = begun(ended(french_rout));
    REQUIRE_FALSE(second.play(Order{ActionId::battery}));
    std::string text = write_record(second.record());
    const std::string morale = "\"morale\":{\"allied\":5";
    REQUIRE(text.find(morale) != std::string::npos);
    text.replace(text.find(morale), morale.size(), "\"morale\":{\"allied\":9");
    CHECK(read_record(text, "game").broken_at == 0);
    second.remark(PlayedOn{{3, 5}});
    REQUIRE(second.roll({Roll::Kind::action, 2}));
    REQUIRE_FALSE(second.play(Resign{}));
    CHECK_FALSE(match_score(second));
    CHECK_FALSE(as_first_game(second));
}
