// One test for each way in which games with hidden pieces are known to leak secrets.
#include "catch.hpp"

#include <algorithm>
#include <set>

#include "app/store.hpp"
#include "files/files.hpp"
#include "games/waterloo/engine/test_game.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/draft.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "games/waterloo/stages/replayed.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

const std::string take_seat = "hold take-seat\npoint @1,1\n";
const std::string next_turn = "click end-turn\nclick end-now\nhold take-seat\n";

/// A Basic game, set up as in 1815 or mirrored, with the Allies to move.
Session allied_first_turn(bool mirrored = false) {
    Session session(data::load_ruleset(), Options{}, {"Marie", "Arthur"});
    const Rules& rules = session.rules();
    while (!session.state().ready[french_seat]) {
        if (session.decider() == Decider::chance) REQUIRE(session.roll(DrawLine{mirrored ? Sector::left : Sector::centre}));
        const Seat seat = session.state().mover;
        stages::Draft draft(rules, session.state());
        draft.set_what_fits(stages::historical_army(files::data_folder(), seat, rules.roster()).places);
        if (mirrored) draft.mirror();
        for (const PlaceUnit& place : draft.places()) REQUIRE_FALSE(session.play(place));
        REQUIRE_FALSE(session.play(Ready{}));
    }
    return session;
}

std::string exchanged(const std::string& text, const std::string& a, const std::string& b) {
    return replaced(replaced(replaced(text, '"' + a + '"', "\"-\""), '"' + b + '"', '"' + a + '"'), "\"-\"", '"' + b + '"');
}

Showing played(const std::string& script, const Session* game = nullptr, const std::string& arguments = "") {
    const Folder folder;
    Showing showing = show(folder, script, game, arguments);
    INFO(showing.outcome.output << script);
    REQUIRE(showing.outcome.code == 0);
    return showing;
}

void check_alike(const Session& one, const Session& two, const std::string& script) {
    const Showing first = played(script, &one);
    const Showing second = played(script, &two);
    REQUIRE(first.frames.size() == second.frames.size());
    for (std::size_t i = 0; i < first.frames.size(); ++i) {
        INFO("line " << first.frames[i].line << " of\n" << script);
        REQUIRE(first.frames[i].all == second.frames[i].all);
    }
}

/// After both scripts the screen is the same, pixel for pixel.
void check_nothing_kept(const std::string& with, const std::string& without, const std::string& then, const Session* game = nullptr) {
    const Showing one = played(with + then, game);
    const Showing two = played(without + then, game);
    INFO(with);
    for (int back = 0; back < last_line(then); ++back)
        CHECK(one.after(last_line(with + then) - back).pixels == two.after(last_line(without + then) - back).pixels);
}

/// Two games that differ in everything except the names and the next seat. Between the action in the last line and the veil no
/// frame shows anything new, and the frames of the veil are the same.
void check_straight_to_the_veil(const std::string& one, const std::string& two, const std::string& deed, const Session* first = nullptr,
                                const Session* second = nullptr) {
    INFO(deed);
    const Showing a = played(one + deed, first);
    const Showing b = played(two + deed + "wait 500\n", second);
    std::vector<Frame> first_frames = a.of(last_line(one + deed)), second_frames = b.of(last_line(two + deed));
    REQUIRE((!first_frames.empty() && !second_frames.empty()));
    CHECK(first_frames.back().pixels == second_frames.back().pixels);
    // The page that covers everything may take some frames to settle: they are the same too.
    while (!first_frames.empty() && !second_frames.empty() && first_frames.back().pixels == second_frames.back().pixels) {
        first_frames.pop_back();
        second_frames.pop_back();
    }
    CHECK(first_frames.size() == second_frames.size());
    const auto shows_nothing_new = [](const std::vector<Frame>& frames, const Frame& before) {
        if (frames.empty()) return true;
        return frames.back().texts == (frames.size() > 1 ? frames[frames.size() - 2] : before).texts;
    };
    CHECK(shows_nothing_new(first_frames, a.after(last_line(one + deed) - 1)));
    CHECK(shows_nothing_new(second_frames, b.after(last_line(two + deed) - 1)));
}

}  // namespace

TEST_CASE("Leak: frames drawn before the veil, side panels that switch early, the world around a pop-up", "[leaks][secrets][slow]") {
    const Session one = allied_first_turn();
    const Session two = allied_first_turn(true);
    const auto check_deed = [&](const std::string& before, const std::string& deed) {
        check_straight_to_the_veil(take_seat + before, take_seat + "drag d7 d6\n" + before, deed, &one, &two);
    };
    check_deed("click end-turn\n", "click end-now\n");
    for (const char* deed : {"key-down F9\n", "click veil\n", "focus-lost\n", "minimise\n"}) check_deed("", deed);
    const std::string new_game = "click new-game\nclick first-name\ntype Marie\nclick begin\nhold take-seat\n";
    check_straight_to_the_veil(new_game + "click historical\n", new_game + "click fill\nclick mirror\n", "click ready\n");
    // W11.9: the question to the attacked player is behind the veil.
    const Session attack = posed(script_file("cards.json"));
    const Session other_attack =
        posed(exchanged(exchanged(script_file("cards.json"), "wellington", "33rd-foot"), "93e-de-ligne", "105e-de-ligne"));
    check_straight_to_the_veil("hold take-seat\nclick b4\npoint @1,1\n",
                               "hold take-seat\nclick hand:initiative\nclick back\nclick b4\npoint @1,1\n", "click b5\n", &attack,
                               &other_attack);
}

TEST_CASE("Leak: the other army, when a seat changes hands", "[leaks][secrets][slow]") {
    const Session one = allied_first_turn();
    const Session two = allied_first_turn(true);
    const std::string page = take_seat + "click menu\nclick players\n", change = "click players-change\n";
    const std::string agrees = "click agree-french\nclick agree-allied\n";
    struct Way {
        const char* what;
        std::string before, deed;
    };
    const std::string hands_over = page + "click seat:second:recruit\n";
    const std::vector<Way> ways{
        {"one's own seat to the computer", hands_over, change},
        {"the other's to the computer: both are asked", page + "click seat:first:recruit\n", change},
        {"the other's to the computer: both agreed", page + "click seat:first:recruit\n" + change + agrees, "hold play-on\n"},
        {"the other's to the computer: one of them does not agree", page + "click seat:first:recruit\n" + change, "click back\n"},
    };
    for (const Way& way : ways) {
        INFO(way.what);
        check_straight_to_the_veil(way.before, "hold take-seat\ndrag d7 d6\nkey F9\n" + way.before, way.deed, &one, &two);
    }
    // Two people never end up as onlookers who see everything.
    played(hands_over + change + "expect \"takes the French seat\"\nexpect-no-control eyes:all\nhold take-seat\n", &one);
    played(page + "click seat:second:recruit\nclick seat:first:recruit\nexpect \"At least one seat must be a person's\"\n", &one);
}

TEST_CASE("Leak: the scroll position left where the enemy looked", "[leaks][secrets]") {
    Session game = allied_first_turn();
    for (int i = 0; i < 12; ++i) {
        while (game.decider() == Decider::chance) REQUIRE(game.roll(game.rolls()[0].roll));
        if (game.decider() != Decider::nobody) REQUIRE_FALSE(game.play(EndTurn{}));
    }
    while (game.decider() == Decider::chance) REQUIRE(game.roll(game.rolls()[0].roll));
    const std::string scrolls = "scroll @900,400\nscroll @900,400\n";
    const std::string sits = "hold take-seat\npoint @900,400\n";
    const Showing showing = played(sits + scrolls, &game);
    REQUIRE(showing.after(4).pixels != showing.after(2).pixels);  // otherwise there is nothing to scroll
    const std::string end = "click end-turn\nclick end-now\n";
    check_nothing_kept(sits + scrolls + end, sits + end, "hold take-seat\npoint @1,1\n", &game);
}

TEST_CASE("Leak: selection, drag, hover, an open page or undo kept across the hand-over", "[leaks][secrets][slow]") {
    const Session game = allied_first_turn();
    const std::string veiled = take_seat + "key F9\n";
    const std::string back = "hold take-seat\npoint @1,1\n";
    for (const std::string own :
         {"click d7\n", "click d7\nclick d2\n", "press d7\npoint d6\npoint e5\n", "point d7\n", "press @130,600\npoint d6\n"}) {
        check_nothing_kept(take_seat + own + "key F9\n", veiled, back, &game);
        check_nothing_kept(take_seat + own + "key F9\nrelease @500,300\n", veiled, back, &game);
    }
    for (const std::string page : {"click menu\nclick save\n", "click end-turn\n"})
        check_nothing_kept(take_seat + page + "key F9\n", veiled, back, &game);
    const std::string moved = take_seat + "drag d7 d6\n";
    played(moved + "click undo\n", &game);
    const Folder folder;
    const Showing undone = show(folder, moved + next_turn + "click news-read\nclick undo\n", &game);
    INFO(undone.outcome.output);
    CHECK(undone.outcome.output.find("\"undo\" cannot be used now") != std::string::npos);
}

TEST_CASE("Leak: what the enemy typed or copied", "[leaks][secrets]") {
    const std::string typed =
        "click menu\nclick save\nclick save-name\ntype \"Guard on the left\"\nkey Ctrl+A\nkey Ctrl+C\nclick back\nclick back\n";
    const std::string opened = "click menu\nclick save\nclick save-name\n";
    const Session game = allied_first_turn();
    played(take_seat + typed + next_turn + opened +
               "expect-not Guard\nkey Ctrl+Z\nexpect-not Guard\nkey Ctrl+V\nexpect-not Guard\ntype More\nexpect More\n",
           &game);
    played(take_seat + typed + opened + "key Ctrl+V\nexpect Guard\n", &game);  // the same seat may
}

TEST_CASE("Leak: double clicks and held keys or buttons running through the hand-over", "[leaks][secrets]") {
    const Session game = allied_first_turn();
    const std::string end = take_seat + "click end-turn\n";
    const std::string shut = "wait 1000\nexpect-control take-seat\nexpect-no-control end-turn\n";
    played(end + "double-click end-now\n" + shut, &game);
    std::string held = "key-down Space\nclick end-now\n";
    for (int i = 0; i < 30; ++i) held += "key-again Space\n";
    played(end + held + shut + "key-up Space\nhold-key Space 200\n" + shut, &game);
    played(end + "click end-now\nhold take-seat 500\n" + shut + "hold-key Return 500\n" + shut, &game);
    // The button is held where the button of the veil will be.
    const std::string place = "@512,420";
    played(take_seat + "press " + place + "\nkey F9\nwait 1000\nexpect-control take-seat\nrelease " + place + "\n" + shut + "press " +
               place + "\nwait 1000\nexpect-control end-turn\n",
           &game);
    // Clicks during the veil press nothing that is shown afterwards.
    const std::string clicked = "key F9\nclick @900,200\ndouble-click @900,330\nclick @300,300\npress @300,300\nkey-down Escape\n";
    check_nothing_kept(take_seat + clicked + "point @1,1\n", take_seat + "key F9\npoint @1,1\n",
                       "hold-key Space\nrelease @300,300\npoint @1,1\n", &game);
}

TEST_CASE("Leak: a game loaded without a veil or into the wrong seat", "[leaks][secrets]") {
    const auto veil_of = [](const std::string& name, const std::string& other) {
        return "expect " + name + "\nexpect-not " + other +
               "\nexpect-control take-seat\nexpect-no-control e4\nexpect-no-control end-turn\n";
    };
    const std::string veiled = veil_of("Arthur", "Marie");
    const Session first = allied_first_turn();
    const std::string saved = take_seat + "click menu\nclick save\nclick save-name\ntype Game\nclick save-now\n";
    const std::string title = "click menu\nclick to-title\n";
    played(saved + title + "click continue\n" + veiled, &first);
    played(saved + title + "click load\nclick file:Game\nclick open\n" + veiled, &first);
    played(saved + title + "click load\ndouble-click file:Game\n" + veiled, &first);
    played(saved + title + "click replay\nclick file:Game\nclick open\nclick eyes-french\n" + veil_of("Marie", "Arthur") +
               "hold take-seat\nkey F9\n" + veil_of("Marie", "Arthur"),
           &first);
    played(saved + "focus-lost\n" + veiled + "hold take-seat\nminimise\n" + veiled, &first);
    const Session game = posed(script_file("cards.json"));
    played(veil_of("Marie", "Arthur"), &game);
    // Another start of the program on the same files.
    const Folder folder;
    CHECK(show(folder, saved, &first).outcome.code == 0);
    const Showing again = show(folder, "click continue\n" + veiled);
    INFO(again.outcome.output);
    CHECK(again.outcome.code == 0);
}

TEST_CASE("Leak: hover, right click, refusals and offered moves that depend on hidden pieces", "[leaks][secrets][slow]") {
    const std::string text = script_file("cards.json");
    const Session one = posed(text);
    const Session two = posed(exchanged(exchanged(text, "33rd-foot", "1st-foot-guards"), "wellington", "10th-hussars"));
    std::string script = "hold take-seat\n";
    for (int i = 0; i < square_count; ++i) {
        const std::string square = to_text(Square::from_index(i));
        script += (i % 5 == 0 ? "right-click " : "point ") + square + "\n";
    }
    for (const char* from : {"d3", "a1", "e1", "g3"}) {
        script += std::string("click ") + from + "\n";
        for (const char* to : {"e8", "d6", "f10", "i6", "e10", "h6", "c6"}) script += "point " + std::string(to) + "\n";
        for (const char* to : {"f10", "e10"}) script += "click " + std::string(to) + "\n";  // refused
        script += "key Escape\n";
    }
    check_alike(one, two, script);
}

TEST_CASE("Leak: number, order, size, shadow or animation of pieces that depend on their rank", "[leaks][secrets]") {
    const std::string text = replaced(replaced(replaced(script_file("cards.json"), R"("square": "e8")", R"("place": "reserve")"),
                                               R"("unit": "69th-foot", "square": "h6")", R"("unit": "69th-foot", "place": "reserve")"),
                                      R"("unit": "73rd-foot", "square": "i6")", R"("unit": "73rd-foot", "place": "withdrawn")");
    const std::string script =
        "hold take-seat\npoint @200,600\npoint @300,600\ndrag c3 c4\nclick end-turn\nclick end-now\nkey F9\nkey F9\n";
    check_alike(posed(text), posed(exchanged(exchanged(text, "33rd-foot", "1st-foot-guards"), "69th-foot", "44th-foot")), script);
    check_alike(posed(text), posed(exchanged(text, "73rd-foot", "1st-foot-guards")), script);
}

TEST_CASE("Leak: log, trays, hover or replay that repeat what players must remember under W15.1", "[leaks][secrets][W15.1]") {
    std::string text =
        replaced(script_file("cards.json"), R"("allied": ["reconnaissance", "fighting_spirit"])", R"("allied": ["reconnaissance"])");
    text = replaced(text, R"("unit": "1er-cuirassiers", "square": "d3")", R"("unit": "1er-cuirassiers", "square": "d5")");
    const Session game = posed(text, false);
    const Roster& roster = game.rules().roster();
    const std::string name = roster[static_cast<std::size_t>(find_unit(roster, "1st-foot-guards")->index())].name;
    const std::string forgotten = "expect-not \"" + name + "\"\n";
    const std::string script =
        "hold take-seat\ndrag d5 d6\nhold take-seat\nclick no-card\nexpect \"" + name + "\"\nclick continue\nhold take-seat\n";
    const std::string then =
        forgotten + "point d6\n" + forgotten + "key F9\nhold take-seat\npoint d6\n" + forgotten +
        "click menu\nclick save\nclick save-name\ntype Game\nclick save-now\n" + forgotten +
        "click menu\nclick to-title\nclick replay\nclick file:Game\nclick open\nexpect W15.1\nexpect-no-control eyes-french\n" + forgotten;
    played(script + then, &game);
    const Session remembered = posed(text, true);
    played(script + "point d6\nexpect \"" + name + "\"\n", &remembered);  // otherwise the test could not fail
}

TEST_CASE("Leak: messages that outlast the seat they were for", "[leaks][secrets]") {
    const Folder folder;
    files::write(folder.path() / "data" / "deployments" / "allied" / "Guard on the left.json", "{}");
    const Showing showing = show(folder,
                                 "click new-game\nclick begin\nhold take-seat\nclick fetch\n"
                                 "click \"deployment:Guard on the left\"\nclick fetch-now\nexpect \"Guard on the left\"\nkey F9\n"
                                 "expect-control take-seat\nexpect-not \"Guard on the left\"\n");
    INFO(showing.outcome.output);
    CHECK(showing.outcome.code == 0);
}

TEST_CASE("Leak: what was discarded in the draft and what the other side holds", "[leaks][secrets][W11.1][W11.3]") {
    const std::string text = script_file("cards.json");
    const std::string looks =
        "hold take-seat\nclick cards\nclick back\nclick menu\nclick back\npoint d6\ndrag a1 a2\nkey F9\nhold take-seat\n";
    const std::string allied =
        replaced(replaced(text, R"("allied": ["reconnaissance", "fighting_spirit"])", R"("allied": ["initiative", "grand_battery"])"),
                 R"("allied": ["reconnaissance", "initiative", "grand_battery", "grand_battery"])",
                 R"("allied": ["reconnaissance", "reconnaissance", "fighting_spirit", "grand_battery"])");
    check_alike(posed(text), posed(allied), looks);
    const std::string to_allied = replaced(text, R"("to_move": "french")", R"("to_move": "allied")");
    const std::string french =
        replaced(replaced(to_allied, R"("french": ["initiative", "combined_attack", "fighting_spirit", "grand_battery"])",
                          R"("french": ["reconnaissance", "initiative", "fighting_spirit", "grand_battery"])"),
                 R"("french": ["reconnaissance", "initiative", "combined_attack"])",
                 R"("french": ["fighting_spirit", "combined_attack", "initiative"])");
    check_alike(posed(to_allied), posed(french), replaced(looks, "drag a1 a2", "drag a10 a9"));
}

TEST_CASE("Leak: which Prussians arrived, and in what order", "[leaks][secrets][W9.1][W9.4]") {
    // The Prussian infantry arrives from strongest to weakest, and the other way round; the French watch.
    const auto arrived = [](bool strongest_first) {
        testing::TestGame table;
        table.put("French line infantry 3", "b2");
        table.put("Allied line infantry 3", "e8");
        table.put_all(Army::prussian, Place::reserve);
        table.begin(french_seat, 12);
        Session game(testing::shipped(), Options{}, {"Marie", "Arthur"}, Start{"", table.state()});
        const Rules& rules = game.rules();
        const auto draw = [&] {
            std::optional<UnitId> drawn;
            for (const auto& due : game.rolls()) {
                const UnitId unit = std::get<DrawPrussian>(due.roll).unit;
                if (branch_of(rules.profile(unit).kind) != Branch::infantry) continue;
                if (!drawn || (rules.profile(unit).strength > rules.profile(*drawn).strength) == strongest_first) drawn = unit;
            }
            REQUIRE(drawn);
            REQUIRE(game.roll(DrawPrussian{*drawn}));
        };
        const auto play = [&](const char* text) {
            INFO(text);
            REQUIRE_FALSE(game.play(*action_from_text(rules.roster(), text)));
        };
        play("end");
        for (int i = 0; i < 2; ++i) draw();
        for (const char* act : {"e8-e7", "l6-k6", "l5-k5", "end", "b2-b3", "end"}) play(act);
        for (int i = 0; i < 2; ++i) draw();
        for (const char* act : {"e7-e6", "k6-j6", "end"}) play(act);
        return game;
    };
    const Session one = arrived(true);
    const Session two = arrived(false);
    REQUIRE(one.view(allied_viewer) != two.view(allied_viewer));
    CHECK(one.view(french_viewer) == two.view(french_viewer));
    CHECK(write_log(one.log(french_viewer), one.rules().roster()) == write_log(two.log(french_viewer), two.rules().roster()));
    check_alike(
        one, two,
        "hold take-seat\nclick news-read\npoint j6\npoint k5\npoint l6\npoint @900,400\nclick menu\nclick back\nclick b3\npoint j6\n"
        "key Escape\nclick end-turn\nclick end-now\n");
}

TEST_CASE("W15.1 true to the table, a hint does not tell what the screen has forgotten", "[leaks][W15.1]") {
    const std::string scenario =
        R"({"format":"fog-of-waterloo/scenario","version":1,"name":"","description":"","mode":"basic","position":{"phase":"turn","turn":5,)"
        R"("to_move":"french","pieces":[{"unit":"napoleon","square":"d1"},{"unit":"ney","square":"c1"},{"unit":"wellington","square":"d10"},)"
        R"({"unit":"uxbridge","square":"c10"},{"unit":"92e-de-ligne","square":"e5"},{"unit":"93e-de-ligne","square":"h5"},)"
        R"({"unit":"54e-de-ligne","square":"f5"},{"unit":"1st-foot-guards","square":"e6"},{"unit":"2nd-coldstream-guards","square":"h7"}]}})";
    const auto advised = [&](const std::string& text, bool memory) {
        Session game = posed(text, memory);
        REQUIRE_FALSE(game.play(*action_from_text(game.rules().roster(), "e5xe6")));  // lost to a stronger piece, which was shown
        Chance chance(1);
        const stages::BattleTable table({game_with(std::move(game)), nullptr, "one source for both"}, chance);
        const auto advice = table.adviser()();
        return std::tuple(advice.reason, advice.chance, advice.rings);
    };
    const std::string other = exchanged(scenario, "1st-foot-guards", "2nd-coldstream-guards");
    for (const bool memory : {true, false}) {
        CAPTURE(memory);
        CHECK((advised(scenario, memory) == advised(other, memory)) == !memory);
    }
}

TEST_CASE("W11.9 no advice is offered while the defender is asked: everybody would hear of it", "[leaks][W11.9]") {
    Session game = posed(script_file("cards.json"));
    const auto advises = [&] {
        Chance chance(1);
        return stages::BattleTable({game_with(game), nullptr, "one source for both"}, chance).advises();
    };
    CHECK(advises());
    REQUIRE_FALSE(game.play(*action_from_text(game.rules().roster(), "b4xb5")));
    REQUIRE(game.state().phase == Phase::defence);
    CHECK_FALSE(advises());
}

TEST_CASE("W15.1 what scouts saw in an earlier turn, which the computer may have played, is not told again", "[leaks][W11.4][W15.1]") {
    const std::string hand = R"("hands": {"french": ["initiative")", hand_then = R"("hands": {"french": ["reconnaissance")";
    const std::string discards = R"("discards": {"french": ["reconnaissance")", discards_then = R"("discards": {"french": ["initiative")";
    Chance chance(1);
    stages::BattleTable table(
        {game_with(posed(replaced(replaced(script_file("cards.json"), hand, hand_then), discards, discards_then))), nullptr, "one source"},
        chance);
    const auto play = [&](const char* act) {
        while (table.roll_due()) {}
        const auto refusal = table.play(*action_from_text(table.session().rules().roster(), act));
        if (refusal) FAIL(act << ": " << refusal->reason);
    };
    for (const char* act : {"card:reconnaissance", "look:c6", "card-end"}) play(act);
    CHECK(table.scouting(french_seat));
    play("end");
    play("end");
    REQUIRE(table.session().state().mover == french_seat);
    CHECK_FALSE(table.scouting(french_seat));
}

TEST_CASE("W15.3 true to the table, the window does not offer to ask only about known attackers", "[leaks][W15.1][W15.3]") {
    const Session game = posed(script_file("cards.json"), false);
    static_cast<void>(
        played("hold take-seat\nclick orders\nexpect-control order:ask\nexpect-control order:silent\n"
               "expect-control order:never\nexpect-no-control order:known\n",
               &game));
}

TEST_CASE("Leak: the number of steps of a replay counts secret steps", "[leaks][secrets][W15.3]") {
    Session silent = posed(script_file("cards.json"));
    Session plain = silent;
    REQUIRE_FALSE(silent.play(StandingOrder{Orders::silent}));
    for (Session* session : {&silent, &plain}) {
        REQUIRE_FALSE(session->play(Move{*square_from_text("c3"), *square_from_text("c4")}));
        REQUIRE_FALSE(session->play(EndTurn{}));
    }
    const auto last_halt = [](const Session& session, std::optional<Seat> seat) { return stages::ReplayedBattle(session, seat).last(); };
    CHECK(last_halt(silent, allied_seat) == last_halt(plain, allied_seat));
    CHECK(last_halt(silent, french_seat) == last_halt(plain, french_seat) + 1);
    CHECK(last_halt(silent, std::nullopt) == silent.ply_count());
}

TEST_CASE("Leak: the title of the window", "[leaks][secrets]") {
    std::set<std::string> titles;
    const Session game = allied_first_turn();
    for (const Frame& frame : played(take_seat + "drag d7 d6\n" + next_turn, &game).frames)
        titles.insert(frame.all.substr(frame.all.find('"'), frame.all.rfind('"') + 1 - frame.all.find('"')));
    CHECK(titles == std::set<std::string>{"\"Fog of Waterloo\""});
}
