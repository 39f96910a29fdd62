// What is shown step by step ends in the true position: in play, in replays, and in the chances of the cards.
// The analysis of a finished game finds the blunder and says why another choice was better.
#include <algorithm>
#include <chrono>
#include <sstream>
#include <thread>

#include "app/program.hpp"
#include "app/program_run.hpp"
#include "app/replay/analysis_page.hpp"
#include "catch.hpp"
#include "games/alliance/screens/motion.hpp"
#include "games/alliance/stages/alliance_system.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "games/alliance/stages/game_stages.hpp"
#include "games/alliance/stages/play_stage.hpp"
#include "games/alliance/stages/replayed.hpp"
#include "games/alliance/table.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;
using namespace fow::test::alliance;
using fow::alliance::stages::ReplayedBattle;
namespace la = fow::alliance::screens;

namespace {

constexpr std::uint64_t games = 40;

/// What is visible of a position on the map and around it.
bool looks_like(const Position& a, const Position& b) {
    return a.boxes == b.boxes && a.prussians == b.prussians && a.battery == b.battery && a.morale == b.morale &&
           a.casualties == b.casualties && a.time == b.time && a.by_prussians == b.by_prussians && a.by_casualties == b.by_casualties &&
           a.changed_hands == b.changed_hands && a.square == b.square && a.ney == b.ney && a.used == b.used && a.last == b.last &&
           a.result == b.result;
}

}  // namespace

TEST_CASE("L13.1 applied to the map before, the events give the map after", "[L13.1][motion]") {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const PlayedGame game = played_game(seed);
        const ReplayedBattle playback(game.session);
        INFO(seed);
        for (std::size_t halt = 1; halt <= playback.last(); ++halt) {
            View view = playback.view(halt - 1);
            for (const Event& event : playback.events(halt)) la::follow(view, event);
            INFO(halt << ' ' << playback.happened(halt));
            REQUIRE(looks_like(view, playback.view(halt)));
        }
    }
}

TEST_CASE("L13.2 a replay halts before each decision and at the end, and finds its lines", "[L13.2][playback]") {
    const PlayedGame game = short_game(1, 12);
    const ReplayedBattle playback(game.session);
    CHECK(playback.plies(0) == 0);
    CHECK(playback.plies(playback.last()) == game.session.ply_count());
    for (std::size_t halt = 0; halt < playback.last(); ++halt)
        CHECK(turn(game.session.state_after(playback.plies(halt))) != Decider::chance);
    for (std::size_t line = 0; line < game.session.heard(Viewer::onlooker).size(); ++line) {
        const std::size_t halt = playback.halt_of(line);
        CHECK(playback.heard(halt) > line);
        CHECK((halt == 0 || playback.heard(halt - 1) <= line));
    }
    const auto& phases = playback.phases();
    CHECK(phases.back().heard == playback.heard(playback.last()));
    for (std::size_t i = 0; i < phases.size(); ++i) CHECK(playback.logged_at(playback.halt_of(phases[i].heard - 1)) == i + 1);
    const std::string text = playback.text(ui::Eyes::all);
    CHECK(text.find("Marie (French) against Arthur (Allied)") == 0);
    CHECK(text.find(phases.back().line.text) != std::string::npos);
    const fow::alliance::stages::AllianceSystem system(FOW_SOURCE_DIR, 1);
    const fow::app::MatchOf<Session> match(system, game.session);
    CHECK(read_record(match.text(), "exported").record.plies == game.session.record().plies);
}

TEST_CASE("L2.2 the log has one line for each phase, with its die, its effects and its modifiers", "[L2.2][log]") {
    Session session(new_record(short_game(1, 12).session.record().rules, {"Marie", "Arthur"}));
    for (const char* word : {"battery", "die:3", "blucher", "die:4", "derlon", "die:4", "uxbridge:derlon", "die:5", "offer", "reille",
                             "die:6", "reserve:hougoumont", "resign"})
        REQUIRE_FALSE(session.take(*ply_from_text(word)));
    const auto lines = fow::alliance::stages::log_of(session, session.heard(Viewer::onlooker).size());
    std::vector<std::string> texts;
    for (const auto& line : lines) texts.push_back(line.text);
    CHECK(texts == std::vector<std::string>{
                       "Turn 1, French: the fire of the Grand Battery, die 3: Allied morale 10 to 9.",
                       "Turn 1, Allies: Blücher's march, die 4: Prussians 0 to 1.",
                       "Turn 2, French: d'Erlon's attack, die 4 +1 = 5: Orange 5 to 3, d'Erlon 4 to 3.",
                       "Turn 2, Allies: Uxbridge's counter-attack on d'Erlon, die 5: d'Erlon 3 to 1.",
                       "Turn 3: The French offer a draw.",
                       "Turn 3, French: Reille's attack, die 6. Hougoumont is French.",
                       "Turn 3, Allies: the Reserve to Hougoumont: Reserve 4 to 3. Hougoumont is Allied again.",
                       "Turn 4: The French player resigns: the Allies win.",
                   });
    CHECK(lines[2].hint.find("+1: ") != std::string::npos);
    CHECK(lines[2].rule == "L5.1");
    CHECK(fow::alliance::stages::log_of(session, 2).size() == 1);
}

TEST_CASE("L2.2 the log never says that nothing happens while an order goes on", "[L2.2][L4.3][log]") {
    const PlayedGame game = short_game(1, 12);
    Session session(new_record(game.session.record().rules, {"Marie", "Arthur"}));
    bool chose = false;
    for (const auto& ply : game.session.record().plies) {
        if (session.state().stage == Stage::casualty || session.decider() == Decider::chance) {
            const auto& lines = session.heard(Viewer::onlooker);
            for (std::size_t heard = 1; heard <= lines.size(); ++heard) {
                const auto log = fow::alliance::stages::log_of(session, heard);
                const bool goes_on = heard == lines.size() || !std::holds_alternative<ActionChosen>(lines[heard].event);
                if (goes_on && !log.empty()) CHECK(log.back().text.find("nothing happens") == std::string::npos);
            }
            chose = chose || session.state().stage == Stage::casualty;
        }
        REQUIRE_FALSE(session.take(ply));
    }
    CHECK(chose);
}

TEST_CASE("A hint rings the camps and the card that it means", "[hint]") {
    fow::alliance::stages::AllianceSystem system(FOW_SOURCE_DIR, 1);
    const auto rings = [&](const std::string& position, const char* words) {
        Session session(new_record(rules().set(), {"Marie", "Arthur"}, posed(position)));
        std::istringstream stream{words};
        for (std::string word; stream >> word;) REQUIRE_FALSE(session.take(*ply_from_text(word)));
        const fow::alliance::stages::AllianceTable table(
            {fow::app::Game(std::make_unique<fow::app::MatchOf<Session>>(system, session)), nullptr, {}}, system.chance());
        return table.adviser()().rings;
    };
    CHECK(rings(R"({"short": true, "boxes": {"derlon": 2, "reille": 0, "guard": 2, "orange": 1, "hill": 0, "kellermann": 0, "milhaud": 0,
        "reserve": 0}, "squares": {"orange": true}, "casualties": {"french": 11, "allied": 3}, "morale": {"french": 4, "allied": 6}})",
                "derlon die:3 rout:1") == std::vector<std::string>{"camp:uxbridge", "camp:derlon"});
    CHECK(
        rings(R"({"short": true, "phase": "allied", "battery": 1, "prussians": 6, "places": {"plancenoit": "prussian"}, "time": "afternoon",
        "reasons": {"prussians": true}, "boxes": {"derlon": 2, "reille": 2, "lobau": 1, "guard": 1, "kellermann": 0, "milhaud": 0},
        "casualties": {"french": 12}, "morale": {"french": 6}})",
              "") == std::vector<std::string>{"card:wellington"});
}

TEST_CASE("L13.6 each card tells its chances, or why it cannot act", "[L13.6]") {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const PlayedGame game = played_game(seed);
        const auto& session = game.session;
        for (std::size_t plies = 0; plies < session.ply_count(); ++plies) {
            const State& state = session.state_after(plies);
            OrderList list;
            if (state.stage == Stage::action) orders(session.rules(), state, list);
            std::size_t open = 0;
            for (const la::CardShown& card : fow::alliance::stages::cards_shown(session.rules(), state)) {
                REQUIRE((card.can_act || !card.why.empty()));
                for (const la::ActionShown& action : card.actions) {
                    open += action.plain.open() ? 1 : 0;
                    open += action.directed && action.directed->open() ? 1 : 0;
                    REQUIRE(action.plain.open() == !check(session.rules(), state, action.plain.order));
                }
            }
            const bool passes = list.size() == 1 && list[0].id == ActionId::pass;
            REQUIRE(open == (passes ? 0 : list.size()));
        }
    }
}

TEST_CASE("L3.2 a card glows exactly while its counter-attack is open", "[L3.2]") {
    Session session(new_record(short_game(1, 12).session.record().rules, {"Marie", "Arthur"}));
    const auto glows = [&](la::CardId id) {
        for (const la::CardShown& card : fow::alliance::stages::cards_shown(session.rules(), session.state()))
            if (card.card == id) return card.counter;
        return false;
    };
    CHECK_FALSE(glows(la::CardId::uxbridge));
    REQUIRE_FALSE(session.play(Order{ActionId::derlon}));
    static_cast<void>(session.roll({Roll::Kind::action, 5}));
    CHECK(glows(la::CardId::uxbridge));
    CHECK_FALSE(glows(la::CardId::orange));
    REQUIRE_FALSE(session.play(Order{ActionId::uxbridge_derlon}));
    static_cast<void>(session.roll({Roll::Kind::action, 6}));
    CHECK(glows(la::CardId::kellermann));
    CHECK(glows(la::CardId::milhaud));
    CHECK_FALSE(glows(la::CardId::derlon));
}

TEST_CASE("L10.3 a rout test adds up as it was thrown", "[L10.3]") {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const PlayedGame game = played_game(seed);
        const ReplayedBattle playback(game.session);
        for (std::size_t halt = 1; halt <= playback.last(); ++halt) {
            View view = playback.view(halt - 1);
            for (const Event& event : playback.events(halt)) {
                if (const auto* test = std::get_if<RoutTested>(&event)) {
                    const int time = game.session.rules().set().time_adds[static_cast<std::size_t>(view.time)].value;
                    CHECK(time + game.session.rules().set().tracks[test->army].add_of(view.casualties[test->army]) == test->modifier);
                    const std::string sum = la::sum_text(*test, view, game.session.rules().set());
                    CHECK(sum.find(std::to_string(test->face + test->modifier)) != std::string::npos);
                }
                la::follow(view, event);
            }
        }
    }
}

TEST_CASE("The battle in numbers counts every die, loss and action once", "[statistics]") {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const PlayedGame game = played_game(seed);
        const ui::Numbers numbers = fow::alliance::stages::numbers_of(game.session);
        const ui::Plots& plots = numbers.plots.at(0).plots;
        const auto sum = [](const auto& plot) {
            int all = 0;
            for (const ui::Bars& bars : std::get<ui::BarPlot>(plot).groups) all += bars.counts.first + bars.counts.second;
            return all;
        };
        const int dice = sum(plots[3]), actions = sum(plots[1]);
        int chosen = 0, rolled = 0;
        for (const auto& ply : game.session.record().plies) {
            const auto* action = std::get_if<Action>(&ply);
            const auto* order = action == nullptr ? nullptr : std::get_if<Order>(action);
            if (action == nullptr) ++rolled;
            else if (order != nullptr && order->id != ActionId::pass) ++chosen;
        }
        CHECK(dice == rolled);
        CHECK(actions == chosen);
        const auto points = [](const auto& plot, Seat side) { return std::get<ui::LinePlot>(plot).lines.at(index(side)).points; };
        CHECK(points(plots[0], french_seat).front().x == 0);
        CHECK(points(plots[0], french_seat).back().y == static_cast<float>(game.session.state().casualties[french_seat]));
        CHECK(points(plots[2], allied_seat).back().y == static_cast<float>(game.session.state().morale[allied_seat]));
    }
}

using namespace fow::test;

namespace {

/// Blücher marches where the general advance would certainly have won, and the French then win.
Session thrown_away() {
    const State start = posed(R"({"short": true, "phase": "allied", "battery": 1, "prussians": 6, "places": {"plancenoit": "prussian"},
        "time": "afternoon", "reasons": {"prussians": true}, "boxes": {"derlon": 2, "reille": 2, "lobau": 1, "guard": 1, "kellermann": 0,
        "milhaud": 0, "orange": 1, "hill": 1, "uxbridge": 1, "reserve": 0}, "casualties": {"french": 12, "allied": 7},
        "morale": {"french": 6, "allied": 1}})");
    Session session(new_record(shipped(), {"Anna", "Bert"}, start));
    for (const char* word : {"blucher", "die:1", "battery", "die:5"}) REQUIRE_FALSE(session.take(*ply_from_text(word)));
    REQUIRE(session.decider() == Decider::nobody);
    return session;
}

std::vector<Decision> decisions_of(const std::shared_ptr<const app::Analysed>& game, std::size_t plies) {
    app::Judging judging(game, plies, 0);
    while (!judging.finished()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    return judging.take();
}

}  // namespace

TEST_CASE("The analysis finds what threw a battle away, and says what speaks for the better choice", "[analysis][L13.1]") {
    const Session session = thrown_away();
    const auto game = fow::alliance::stages::ReplayedBattle(session).analysed();
    const std::vector<Decision> decisions = decisions_of(game, session.ply_count());
    REQUIRE_FALSE(decisions.empty());
    CHECK_FALSE(fow::alliance::stages::AllianceSystem(FOW_SOURCE_DIR, 1).hides());
    for (const Decision& decision : decisions) CHECK(decision.known == decision.truth);
    const Analysis analysis = analysis_of(decisions);
    CHECK(analysis.fooled.empty());
    const auto march = std::find_if(analysis.costly.begin(), analysis.costly.end(), [](const Decision& one) { return one.plies == 0; });
    REQUIRE(march != analysis.costly.end());
    const Decision& worst = *march;
    CHECK(worst.known.better == "wellington");
    CHECK(game->told(worst.known.better, worst.plies) == "Wellington's general advance");
    CHECK(game->why(worst).find("The whole line advances: the French have 12 casualties") != std::string::npos);
    CHECK(game->deed(0) == "Turn 1: The Allies choose Blücher's march (+6). Die 1, +6: A Prussian division arrives.");
    CHECK(game->told("take:uxbridge", 0) == "a division of Uxbridge");
}

TEST_CASE("A battle that is over is analysed in the window, with one line of chances", "[script][analysis]") {
    const test::alliance::PlayedGame game = test::alliance::short_game(1, 9);
    const Folder folder;
    const std::string script = game.script +
                               "click analysis\nexpect \"What cost most\"\nexpect-no-control stop-analysis\nshot analysis\n"
                               "expect-no-control fooled:1\nclick costly:1\nexpect-control analysis\nexpect-no-control two-truths\n"
                               "click analysis\nclick back\nclick leave\nexpect-control analysis\n";
    const RunResult outcome = run_script(folder, script, "--pace off --size 1024x640");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}
