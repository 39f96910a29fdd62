// The ledger of games, and the dice that follow from a game's secret.
#include "seal/ledger.hpp"

#include "catch.hpp"

#include <set>

#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/seal/games.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

LedgerEntry entry_of(char id, const Session& session) {
    return {&documents(), std::string(16, id), seal::point_of(session), false, {}, {}};
}

}  // namespace

TEST_CASE("a ledger is read back with its key only, and not after a change", "[ledger]") {
    const seal::Key key = seal::Key::random();
    seal::Ledger ledger;
    LedgerEntry entry = entry_of('a', committed_game(3, 60));
    entry.ended = true;
    entry.remarks = {PhraseGivenUp{allied_seat}, GameSetBack{std::nullopt, {780, 3}, true}, ChanceChosen{ChanceChosen::How::dice}};
    entry.phrases[french_seat] = Phrase{std::string(16, 's'), std::string(32, 'c')};
    ledger.put(entry);
    ledger.put(entry_of('b', committed_game(4, 90)));
    const std::string bytes = ledger.locked(key);
    const seal::Ledger again = seal::Ledger::unlocked(bytes, "ledger", key, only_documents());
    REQUIRE(again.find(std::string(16, 'a')) != nullptr);
    CHECK(*again.find(std::string(16, 'a')) == entry);
    CHECK(again.find(std::string(16, 'c')) == nullptr);
    CHECK_THROWS_AS(seal::Ledger::unlocked(bytes, "ledger", seal::Key::random(), only_documents()), DataError);
    for (std::size_t i = 0; i < bytes.size(); i += 997) {
        std::string changed = bytes;
        changed[i] = static_cast<char>(changed[i] ^ 1);
        CHECK_THROWS_AS(seal::Ledger::unlocked(changed, "ledger", key, only_documents()), DataError);
    }
    CHECK_THROWS_AS(seal::Ledger::unlocked("", "ledger", key, only_documents()), DataError);
    CHECK_THROWS_AS(seal::Ledger::unlocked(bytes.substr(0, 100), "ledger", key, only_documents()), DataError);
}

TEST_CASE("an older ledger is not trusted once it was written again", "[ledger]") {
    const seal::Key key = seal::Key::random();
    const std::string id(16, 'a');
    seal::Ledger ledger;
    ledger.put(entry_of('a', committed_game(3, 60)));
    struct Written {
        std::string bytes, count;
    };
    std::vector<Written> written{{ledger.locked(key), ""}};  // as an earlier version of the program writes it
    for (int i = 0; i < 4; ++i) {
        ledger.count_writing();
        written.push_back({ledger.locked(key), ledger.locked_count(key)});
        CHECK(written.back().count.size() == written[1].count.size());
    }
    const auto trusts = [&](const std::string& bytes, const std::string& count) {
        return seal::Ledger::trusted(bytes, count, key, only_documents()).find(id) != nullptr;
    };
    for (std::size_t l = 0; l < written.size(); ++l)
        for (std::size_t c = 0; c < written.size(); ++c) {
            CAPTURE(l, c);
            // The count lags behind by one if the program was killed between the two writings.
            CHECK(trusts(written[l].bytes, written[c].count) == (l == c || l == c + 1));
        }
    CHECK_FALSE(trusts("", written[4].count));
    CHECK_FALSE(trusts(written[4].bytes, ""));
    std::string changed = written[4].count;
    changed.back() = static_cast<char>(changed.back() ^ 1);
    CHECK_FALSE(trusts(written[4].bytes, changed));
    // If the count was not written with it, it must be before the ledger is written again.
    for (std::size_t c = 1; c < written.size(); ++c) {
        CHECK(seal::Ledger::trusted(written[c].bytes, written[c - 1].count, key, only_documents()).count_lags());
        CHECK_FALSE(seal::Ledger::trusted(written[c].bytes, written[c].count, key, only_documents()).count_lags());
    }
    // What replaces it is trusted again.
    seal::Ledger next = seal::Ledger::trusted(written[1].bytes, written[4].count, key, only_documents());
    next.put(entry_of('a', committed_game(4, 60)));
    next.count_writing();
    CHECK(trusts(next.locked(key), written[4].count));
    CHECK(trusts(next.locked(key), next.locked_count(key)));
    CHECK_FALSE(trusts(written[4].bytes, next.locked_count(key)));
}

TEST_CASE("a ledger keeps one entry a game, and hands over those that were used least recently", "[ledger]") {
    const Session session = committed_game(3, 60);
    seal::Ledger ledger;
    const auto id = [](std::size_t i) { return std::string(14, 'x') + static_cast<char>(i / 200 + 1) + static_cast<char>(i % 200 + 1); };
    const auto entry = [&](std::size_t i, bool ended = false) {
        return LedgerEntry{&documents(), id(i), seal::point_of(session), ended, {}, {}};
    };
    for (std::size_t i = 0; i < ledger_limit; ++i) ledger.put(entry(i));
    const std::size_t size = ledger.locked(seal::Key::random()).size();
    ledger.put(entry(0, true));
    CHECK(ledger.locked(seal::Key::random()).size() == size);
    CHECK_FALSE(ledger.take_oldest());
    ledger.follow(7);
    ledger.put(entry(ledger_limit));
    const auto oldest = ledger.take_oldest();
    REQUIRE(oldest);
    CHECK(oldest->older() == 7);
    for (std::size_t i = 0; i <= ledger_limit; ++i) CHECK((oldest->find(id(i)) == nullptr) != (ledger.find(id(i)) == nullptr));
    CHECK(oldest->find(id(1)) != nullptr);
    REQUIRE(ledger.find(id(0)) != nullptr);
    CHECK(ledger.find(id(0))->ended);
    CHECK(ledger.find(id(ledger_limit)) != nullptr);
}

TEST_CASE("the largest ledger that can be written is read", "[ledger][W15.5]") {
    const seal::Key key = seal::Key::random();
    LedgerEntry entry = entry_of('a', committed_game(3, 60));
    const ComputedPlayer program{.program = std::string(60, 'p')};
    while (entry.remarks.size() < ledger_remark_limit)
        entry.remarks.push_back(entry.remarks.size() % 2 == 0 ? TableEvent(GameSetBack{GameMoment{780, 3}, {780, 3}, true})
                                                              : TableEvent(SeatTaken{french_seat, program}));
    for (const Seat seat : seats) {
        entry.phrases[seat] = Phrase{std::string(16, 's'), std::string(32, 'c')};
        entry.thoughts.push_back({seat, 20000, thought_limit});
    }
    seal::Ledger ledger;
    ledger.follow(ledger_volumes);
    for (std::size_t i = 0; i < ledger_limit; ++i) {
        entry.id = std::string(14, 'x') + static_cast<char>(i / 200 + 1) + static_cast<char>(i % 200 + 1);
        ledger.put(entry);
    }
    const seal::Ledger again = seal::Ledger::unlocked(ledger.locked(key, 12), "ledger.12", key, only_documents(), 12);
    CHECK(again.older() == ledger_volumes);
    REQUIRE(again.find(entry.id) != nullptr);
    CHECK(*again.find(entry.id) == entry);
    // An older volume opens under its own number only.
    CHECK_THROWS_AS(seal::Ledger::unlocked(ledger.locked(key, 12), "ledger.13", key, only_documents(), 13), DataError);
    CHECK_THROWS_AS(seal::Ledger::unlocked(ledger.locked(key, 12), "ledger", key, only_documents()), DataError);
}

TEST_CASE("a game passes the points that it came through and no others", "[ledger][property]") {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        CAPTURE(seed);
        const Record record = committed_game(seed, 120 * seed, {static_cast<Mode>(seed % 3)}).record();
        const Session whole = replay(record).session;
        const Session other = committed_game(seed + 50, 120 * seed, {static_cast<Mode>(seed % 3)});
        CHECK(seal::passes(whole, seal::point_of(whole)));
        CHECK_FALSE(seal::passes(other, seal::point_of(whole)));
        for (std::size_t plies = 0; plies <= record.plies.size(); plies += 17) {
            CAPTURE(plies);
            Session early = replay(record, plies).session;
            const CoursePoint point = seal::point_of(early);
            CHECK(point.plies <= plies);
            CHECK(seal::passes(whole, point));
            CHECK(seal::passes(early, seal::point_of(whole)) == (seal::point_of(whole).plies <= plies));
            while (early.can_undo()) early.undo();
            CHECK(early.ply_count() == point.plies);
            CHECK(seal::point_of(early) == point);
            // A remark that is only in this copy, or only in the whole game, makes it another course.
            early.remark(ChanceChosen{ChanceChosen::How::dice});
            CHECK_FALSE(seal::passes(whole, seal::point_of(early)));
            if (point.plies > 0) CHECK(seal::passes(early, point));
        }
    }
}

TEST_CASE("outcomes of chance follow from the secret and their number, evenly", "[ledger][W8.5]") {
    const std::string secret(32, 's');
    CHECK(seal::lot(secret, 3) == seal::lot(secret, 3));
    CHECK(seal::lot(secret, 3) != seal::lot(secret, 4));
    CHECK(seal::lot(secret, 3) != seal::lot(std::string(32, 't'), 3));
    CHECK(seal::lot(seal::chosen_source(7), 0) != seal::lot(seal::chosen_source(8), 0));
    RollList die;
    for (int i = 0; i < 6; ++i) die.push_back({RollDie{{i < 3 ? french_seat : allied_seat, static_cast<DieEffect>(i % 3)}}, 1});
    std::array<int, 6> counts{};
    constexpr int rolls = 6000;
    for (std::size_t n = 0; n < rolls; ++n) {
        Pcg32 numbers(seal::lot(secret, n));
        const Roll roll = Chance(0).pick(die, numbers);
        for (std::size_t i = 0; i < 6; ++i)
            if (die[i].roll == roll) ++counts[i];
    }
    double chi = 0;
    for (const int count : counts) chi += (count - rolls / 6.0) * (count - rolls / 6.0) / (rolls / 6.0);
    CHECK(chi < 20.5);  // 5 degrees of freedom, p = 0.001
}

}  // namespace fow::testing
