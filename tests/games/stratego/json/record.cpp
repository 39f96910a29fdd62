// Records of the classic game and its Duel.
#include <nlohmann/json.hpp>

#include "board.hpp"
#include "catch.hpp"
#include "files/files.hpp"
#include "games/stratego/json/documents.hpp"
#include "json/schema.hpp"
#include "json/spoil.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;
using fow::testing::Dice;

namespace {

/// A random game from the set-ups on; `posed`: from a position.
Session random_game(const Rules& rules, Dice& dice, int turns, bool posed) {
    Record record = new_record(rules.set(), {.memory = dice.once_in(2)}, {"Anna", "Bert \"B\" \xFF"});
    const State start = random_start(rules, dice);
    if (posed) record.start = start;
    Session session(record);
    for (const Seat side : {red_seat, blue_seat}) {
        if (posed) break;
        for (int piece = rules.first(side); piece < rules.end(side); ++piece)
            REQUIRE_FALSE(session.play(Place{rules.rank_of(piece), Square::from_index(start.at[static_cast<std::size_t>(piece)])}));
        REQUIRE_FALSE(session.play(Ready{}));
    }
    for (int i = 0; i < turns && session.decider() != Decider::nobody; ++i) {
        MoveList list;
        moves(rules, session.state(), list);
        REQUIRE_FALSE(session.play(list[dice.below(list.size())]));
    }
    return session;
}

std::string ready_text() {
    Dice dice(7);
    return write_record(random_game(duel(), dice, 12, false).record());
}

}  // namespace

TEST_CASE("A record reads back to the same game", "[C6.1][json][property]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(12)) {
        CAPTURE(seed);
        Dice dice(seed);
        const Rules& rules = seed % 2 == 0 ? classic() : duel();
        Session session = random_game(rules, dice, 200, dice.once_in(3));
        session.identify(std::string(16, 'i'), std::string(32, 's'));
        session.commit(red_seat, set_up_secret, std::string(32, 'h'), std::string(32, 'x'));
        session.set_clock({ClockKind::fischer, 600, 5, true});
        session.think(blue_seat, 1200);
        session.remark(GameSetBack{GameMoment{4, 20}, {2, 18}, false});
        const std::string text = write_record(session.record());
        const ReadRecord read = read_record(text, "game");
        CHECK_FALSE(read.broken_at);
        CHECK(read.reason.empty());
        CHECK(read.record.plies == session.record().plies);
        CHECK(read.record.start == session.record().start);
        CHECK(read.record.rules == session.record().rules);
        CHECK(read.record.remarks == session.record().remarks);
        CHECK(write_record(read.record) == text);
        CHECK(replay(read.record).session.state() == session.state());
    }
}

TEST_CASE("A record that another program wrote from the description of the format is read", "[json][formats]") {
    const std::string text = files::read(std::string(FOW_SOURCE_DIR) + "/tests/games/stratego/fuzz/corpus/classic/record.json");
    const ReadRecord read = read_record(text, "record.json");
    CHECK(read.reason.empty());
    CHECK(read.record.plies.size() == 31);
    CHECK(replay(read.record).session.state().result == Result{red_seat, Ending::resigned});
    CHECK(nlohmann::json::parse(write_record(read.record)) == nlohmann::json::parse(text));
}

TEST_CASE("A record that was changed is readable up to there", "[json]") {
    const std::string text = ready_text();
    const auto broken = [&](const std::string& changed) {
        const ReadRecord read = read_record(changed, "game");
        return std::pair(read.broken_at.value_or(9999), read.reason);
    };
    CHECK(broken(text).first == 9999);
    CHECK(broken(with(text, "/plies/25/1", "\"resign\"")) ==
          std::pair(std::size_t{25}, std::string("the digest does not match: this ply, one before it or the head was changed")));
    CHECK(broken(with(text, "/plies/3/0", "\"french\"")) == std::pair(std::size_t{3}, std::string("\"french\" is not one of blue, red")));
    CHECK(broken(with(text, "/plies/3/1", "\"S@a1\"")).first == 3);
    CHECK(broken(with(text, "/options/memory", text.find("\"memory\":true") == std::string::npos ? "true" : "false")).first == 0);
    CHECK(broken(with(text, "/names/blue", "\"Somebody else\"")).first == 9999);
}

TEST_CASE("The head of a record is read strictly", "[json]") {
    const std::string text = ready_text();
    const auto at = [&](const std::string& pointer, const std::string& value) {
        return places_of([&] { return read_record(with(text, pointer, value), "game"); });
    };
    CHECK(at("/game", "\"waterloo\"") == std::vector<std::string>{"/game"});
    CHECK(at("/version", "2") == std::vector<std::string>{"/version"});
    CHECK(at("/names/french", "\"\"") == std::vector<std::string>{"/names/french"});
    CHECK(at("/rules/army/flag/value", "0") == std::vector<std::string>{"/rules/army/flag"});
    CHECK(at("/rules/board/lakes/squares", "[\"a1\"]") == std::vector<std::string>{"/rules/army/zones/blue"});
    CHECK(at("/more", "1") == std::vector<std::string>{"/more"});
    CHECK(at("/start", R"({"mover": "red", "pieces": [{"side": "red", "rank": "flag", "square": "c5"}]})") ==
          std::vector<std::string>{"/start/pieces/0/square"});
    CHECK(at("/commitments", R"([{"seat": "red", "what": "line_of_retreat", "ply": 0, "hash": "", "salt": ""}])") ==
          std::vector<std::string>{"/commitments/0/what"});
}

TEST_CASE("Marks of the staff map are read strictly", "[json][pencil]") {
    Dice dice(18);
    Session bare = random_game(duel(), dice, 60, false);
    while (bare.decider() == Decider::nobody || bare.ply_count() < 60) bare = random_game(duel(), dice, 60, false);
    const std::size_t last = bare.ply_count();
    const auto piece_of = [&](Seat seat, std::size_t ply) {
        for (int i = 0; i < most_squares; ++i)
            if (enemy_on(bare.state_after(ply), other(seat), Square::from_index(i))) return Square::from_index(i);
        return Square();
    };
    Record marked = bare.record();
    marked.names[red_seat] = "Bert";
    marked.pencil = {{blue_seat, 40, piece_of(red_seat, 40), Rank::spy}, {red_seat, last, piece_of(blue_seat, last), Rank::lieutenant}};
    const std::string written = write_record(marked);
    CHECK(read_record(written, "game").record == marked);
    CHECK_FALSE(fow::testing::misfit_with(std::string(FOW_SOURCE_DIR) + "/rules/stratego/schema/record.schema.json", written));
    CHECK(write_record(bare.record()).find("pencil") == std::string::npos);
    const auto at = [&](const std::string& pointer, const std::string& value) {
        return places_of([&] { return read_record(with(written, pointer, value), "game"); });
    };
    using Places = std::vector<std::string>;
    CHECK(at("/pencil/0/mark", "\"5\"") == Places{"/pencil/0/mark"});
    CHECK(at("/pencil/0/square", "\"m1\"") == Places{"/pencil/0/square"});
    CHECK(at("/pencil/0/square", '"' + to_text(piece_of(blue_seat, 40)) + '"') == Places{"/pencil/0"});
    CHECK(at("/pencil/0/ply", "3") == Places{"/pencil/0"});  // the armies were being set up
    CHECK(at("/pencil/1/ply", "30") == Places{"/pencil/1/ply"});
    CHECK(at("/pencil/1/seat", "\"french\"") == Places{"/pencil/1/seat"});
    CHECK(at("/pencil/1/more", "0") == Places{"/pencil/1/more"});
    const ReadRecord cut = read_record(with(written, "/plies/50/1", "\"resign\""), "game");
    REQUIRE(cut.broken_at == 50U);
    CHECK(cut.record.pencil.size() == 1);
}

TEST_CASE("A sealed file shows nothing that is not public", "[C1.6][json]") {
    Dice dice(3);
    Session session = random_game(classic(), dice, 4, false);
    while (session.decider() == Decider::nobody) session = random_game(classic(), dice, 4, false);
    session.identify(std::string(16, 'i'), {});
    session.commit(red_seat, set_up_secret, std::string(32, 'h'), std::string(32, 'x'));
    const OpenPart open = open_part(session.record());
    CHECK(open.game == &documents("stratego"));
    CHECK(open.commitments == std::vector<ShownCommitment>{{red_seat, set_up_secret, std::string(32, 'h')}});
    CHECK_NOTHROW(open.game->check_head(open.head, "game"));
    CHECK(options_in(open) == session.record().options);
    const std::size_t heard = session.heard(Viewer::onlooker).size();
    CHECK(write_record(session.record()).size() <= sealed_room(session.record(), heard));

    // Nor does its size reveal marks: the room for notes is enough for a mark on each piece.
    const std::size_t room = sealed_room(session.record(), heard), bare = write_record(session.record()).size();
    for (const Seat seat : seats)
        for (int i = 0; i < most_squares; ++i) session.pencil(seat, Square::from_index(i), Rank::lieutenant);
    CHECK(session.record().pencil.size() > 70);
    CHECK(sealed_room(session.record(), heard) == room);
    CHECK(write_record(session.record()).size() - bare < (8U << 10));
    CHECK(open_part(session.record()) == open);

    // However much the armies are rearranged, the room depends on what everybody heard.
    Session busy(new_record(classic().set()));
    for (int i = 0; i < 500; ++i) {
        REQUIRE_FALSE(busy.play(Place{Rank::scout, *square_from_text("a10")}));
        REQUIRE_FALSE(busy.play(TakeUp{*square_from_text("a10")}));
    }
    const Session idle(new_record(classic().set()));
    CHECK(sealed_room(busy.record(), 0) == sealed_room(idle.record(), 0));
    CHECK(write_record(busy.record()).size() <= sealed_room(busy.record(), 0));
}

TEST_CASE("The time in documents is a number of turns", "[json]") {
    const GameDocuments& game = documents("duel");
    CHECK(game.clock_text(12) == "turn 12");
    CHECK(game.clock_from_text("turn 12") == 12);
    for (const char* bad : {"turn", "turn ", "turn -1", "turn 012", "turn 1x", "12", "turn 99999999999"})
        CHECK_FALSE(game.clock_from_text(bad));
    CHECK(&documents("stratego") != &game);
}

TEST_CASE("The log as JSON can be replayed without the rules", "[C3.7][json]") {
    Dice dice(11);
    const Session session = random_game(duel(), dice, 120, false);
    for (const Audience& audience : {Audience(red_viewer), Audience(Viewer::onlooker), Audience()}) {
        std::istringstream lines(write_log(session, audience));
        auto seen = nlohmann::json::object();
        for (std::string line; std::getline(lines, line);) {
            const auto value = nlohmann::json::parse(line);
            if (value.contains("change")) seen.merge_patch(value["change"]);
            CHECK(value.contains("ply") == !audience);
        }
        auto now = nlohmann::json::parse(write_view(session.rules(), session.state(), audience));
        for (const char* name : {"legal", "repeated", "box"}) now.erase(name);
        CHECK(seen == now);
    }
}
