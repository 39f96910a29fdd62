// The Pursuit (W13) on its page.
#include "catch.hpp"

#include <cstdlib>
#include <fstream>

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/screens/pursuit/pursuit_screen.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"
#include "ui/window/window.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

std::string field_text() { return script_file("pursuit.json"); }

Square at(const char* name) { return *square_from_text(name); }

/// The Allied left is about to give way: k9-k10 starts the pursuit.
Session eve_of_retreat(const std::string& text = field_text(), bool memory = true) { return posed(text, memory); }

void require_play(Session& session, const std::string& action) {
    INFO(action);
    const auto refusal = session.play(*action_from_text(session.rules().roster(), action));
    if (refusal) FAIL(refusal->rule << ": " << refusal->reason);
}

Session pursuit(const std::string& text = field_text()) {
    Session session = eve_of_retreat(text);
    require_play(session, "k9-k10");
    while (session.decider() == Decider::chance) static_cast<void>(session.roll(session.rolls()[0].roll));
    REQUIRE(session.state().phase == Phase::pursuit);
    return session;
}

std::string swapped(std::string text, const std::string& a, const std::string& b) {
    const auto first = text.find('"' + a + '"');
    const auto second = text.find('"' + b + '"');
    REQUIRE(first != std::string::npos);
    REQUIRE(second > first);
    text.replace(second + 1, b.size(), a);
    text.replace(first + 1, a.size(), b);
    return text;
}

RunResult play(const Folder& folder, const std::string& script, const Session& session, const std::string& arguments,
               Drawn drawn = Drawn::no) {
    const std::string record = game_file(folder, session.record()).string();
    return (drawn == Drawn::yes ? run_drawn : run_script)(folder, script, arguments + " --load " + record);
}

/// Draws frames of the pursuit screen in a window without a display.
class PursuitPage {
public:
    PursuitPage(PlayerView view, Roster roster, Seat seat, int width, int height)
        : view_(std::move(view)), roster_(std::move(roster)), seat_(seat) {
        SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
        ui::Setup setup;
        setup.width = width;
        setup.height = height;
        setup.assets = FOW_SOURCE_DIR "/assets";
        window = std::make_unique<ui::Window>(setup);
        frames(3);
    }
    std::optional<screens::PursuitIntent> frames(int count) {
        std::optional<screens::PursuitIntent> made;
        for (int i = 0; i < count; ++i) {
            window->begin_frame();
            const auto intent = screen_.draw(
                *window, {view_, roster_, seat_, "Marie", log_, log_, false, fallen_, false, false, {}, false, staff_, motion_, {}, false});
            if (intent) made = intent;
            window->end_frame();
        }
        return made;
    }
    std::optional<screens::PursuitIntent> click(const std::string& name) {
        const ui::Control* control = window->controls().find(name);
        INFO(name);
        REQUIRE(control);
        REQUIRE(control->enabled);
        const int x = static_cast<int>(control->rect.x + control->rect.w / 2);
        const int y = static_cast<int>(control->rect.y + control->rect.h / 2);
        std::optional<screens::PursuitIntent> made;
        for (const Uint32 type : {SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
            SDL_Event event{};
            event.type = type;
            if (type == SDL_MOUSEMOTION) event.motion.x = x, event.motion.y = y;
            else event.button.button = SDL_BUTTON_LEFT, event.button.x = x, event.button.y = y;
            SDL_PushEvent(&event);
            while (window->next_event(event, 0)) {}
            if (const auto intent = frames(2)) made = intent;
        }
        return made;
    }
    std::unique_ptr<ui::Window> window;

private:
    PlayerView view_;
    Roster roster_;
    Seat seat_;
    std::vector<ui::LoggedLine> log_;
    std::vector<SeenPiece> fallen_;
    screens::StaffMap staff_;
    screens::Motion motion_;
    screens::PursuitScreen screen_;
};

bool asks_for(const std::optional<screens::PursuitIntent>& intent, const Action& action) {
    return intent && std::holds_alternative<Action>(*intent) && std::get<Action>(*intent) == action;
}

bool apart(const SDL_FRect& a, const SDL_FRect& b) { return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y; }

}  // namespace

TEST_CASE("From a retreat through the Pursuit to its verdict",
          "[script][pursuit][W12.3][W13.1][W13.4][W13.5][W13.6][W13.7][W13.8][W13.9][slow]") {
    const std::string size = GENERATE("1280x800", "1024x640");
    const Folder folder;
    const std::string script = read_bytes(std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/waterloo/stages/scripts" / "pursuit.fow");
    const RunResult outcome = play(folder, script, eve_of_retreat(), "--size " + size);
    INFO(size << ": " << outcome.output);
    CHECK(outcome.code == 0);
}

TEST_CASE("A game left during the Pursuit continues there", "[script][pursuit]") {
    const Folder folder;
    const RunResult outcome =
        play(folder,
             "hold take-seat\nclick news-read\nclick rider-1\nclick d8\nhold continue\nclick menu\nclick save\n"
             "click save-name\ntype Pursuit\nclick save-now\nexpect \"Saved as\"\nclick menu\nclick to-title\nclick continue\n"
             "expect-no-control rider-1\nhold take-seat\nexpect \"Two actions left.\"\nexpect-control rider-1\n",
             pursuit(), "");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    const Session saved =
        session_of(WaterlooStore(folder.path() / "data").load_game(folder.path() / "data" / "games" / "Pursuit.fow.json"));
    CHECK(saved.state().phase == Phase::pursuit);
    CHECK(saved.state().actions_left() == 2);
}

TEST_CASE("The screen does not reveal the enemy's riders and fleeing pieces", "[script][pursuit][secrets]") {
    const std::string script =
        "hold take-seat\nshot beginning\nclick news-read\nshot field\nclick rider-1\nclick d8\nshot victim\nhold continue\n"
        "click rider-7\nclick enemy-rider-5\nshot riders\nhold continue\nclick end-turn\nclick end-now\nhold take-seat\nclick news-read\n"
        "click rider-2\nclick k6\nclick rider-3\nclick leave\nclick end-turn\nclick end-now\nhold take-seat\nshot news\nclick "
        "news-read\nshot again\n";
    // Swaps hidden cavalry, hidden infantry on the field, and the piece that is saved.
    std::string other_text = swapped(field_text(), "28th-foot", "79th-highlanders");
    other_text = swapped(other_text, "10th-hussars", "18th-hussars");
    other_text = swapped(other_text, "royal-horse-guards", "uxbridge");
    other_text = swapped(other_text, "10th-infantry", "15th-infantry");
    const Folder one;
    const Folder two;
    const RunResult first = play(one, script, pursuit(), "", Drawn::yes);
    const RunResult second = play(two, script, pursuit(other_text), "", Drawn::yes);
    INFO(first.output << second.output);
    REQUIRE(first.code == 0);
    REQUIRE(second.code == 0);
    for (const char* name : {"beginning.png", "field.png", "victim.png", "riders.png", "news.png", "again.png"}) {
        INFO(name);
        const bool alike = read_bytes(one.path() / "shots" / name) == read_bytes(two.path() / "shots" / name);
        CHECK(alike);
    }
}

TEST_CASE("In the pursuit, too, own pieces lie face down until they are lifted", "[script][pursuit][settings][secrets]") {
    const Folder folder;
    Settings settings;
    settings.face_down = true;
    files::write(folder.path() / "data" / "settings.json", write_settings(settings));
    const Session session = pursuit();
    const UnitId rider = *session.view(french_viewer).pursuit->riders[french_seat].front().piece.unit;
    const std::string name = '"' + session.rules().roster()[static_cast<std::size_t>(rider.index())].name + "\"\n";
    const RunResult outcome =
        play(folder,
             "hold take-seat\nclick news-read\nexpect-control lift\npoint rider-1\nexpect-not " + name + "key F\npoint rider-1\nexpect " +
                 name + "click lift\npoint rider-1\nexpect-not " + name + "click rider-1\nclick d8\nhold continue\nexpect-not " + name +
                 "click end-turn\nclick end-now\n"
                 "hold take-seat\nclick news-read\nexpect-not \"Dispatch: \"\nkey F\nexpect \"Dispatch: \"\n",
             session, "");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}

TEST_CASE("The retreat is reported to each side once, without its own actions", "[pursuit][news]") {
    const Session session = pursuit();
    const auto heard = [&](Seat seat) { return session.log(viewer_of(seat)); };
    const stages::PursuitNews victor = stages::pursuit_news(session, heard(french_seat), french_seat);
    CHECK(victor.begins);
    for (const LogLine& line : victor.lines) CHECK_FALSE(std::holds_alternative<Marched>(line.event));
    const stages::PursuitNews beaten = stages::pursuit_news(session, heard(allied_seat), allied_seat);
    CHECK(beaten.begins);
    REQUIRE_FALSE(beaten.lines.empty());
    CHECK(std::holds_alternative<Marched>(beaten.lines.front().event));
    CHECK_FALSE(stages::pursuit_news(session, {}, french_seat).begins);
}

TEST_CASE("The retreat is shown to the side that did not cause it, from the last march on", "[pursuit][news][motion]") {
    Session session = pursuit();
    CHECK(stages::pursuit_recap(session, french_seat).moments.empty());
    require_play(session, "#1xd8");
    require_play(session, "end");
    const stages::Recap recap = stages::pursuit_recap(session, allied_seat);
    REQUIRE(recap.lines.size() == 2);
    CHECK(std::holds_alternative<Marched>(recap.lines.front().event));
    CHECK(std::holds_alternative<VictimTaken>(recap.lines.back().event));
    CHECK(recap.moments[recap.places.back().first].events[recap.places.back().second] == recap.lines.back().event);
    screens::MotionBuilder picture(recap.before, screens::Narration::recap);
    for (const screens::Moment& moment : recap.moments) picture.add(moment);
    std::vector<screens::StepKind> kinds;
    for (const screens::MotionStep& step : picture.steps()) kinds.push_back(step.kind);
    CHECK(kinds == std::vector{screens::StepKind::march, screens::StepKind::scene, screens::StepKind::muster, screens::StepKind::breath,
                               screens::StepKind::ride_out, screens::StepKind::ride_home, screens::StepKind::breath});
    CHECK(picture.steps()[2].flights.size() > 10);
}

TEST_CASE("W13.9 the verdict as it stands, at each boundary", "[pursuit][W13.9]") {
    SeenPursuit seen;
    const auto told = [&](int difference) {
        seen.difference = difference;
        return screens::difference_text(seen) + " " + screens::verdict_now(seen) + " " + screens::verdict_next(seen);
    };
    const std::string drawn = "As it stands: indecisive, a drawn battle. ";
    CHECK(told(-2) == "The Allies lost 2 fewer. " + drawn + "6 more for a minor victory.");
    CHECK(told(0) == "The Allies lost 0 more. " + drawn + "4 more for a minor victory.");
    CHECK(told(3) == "The Allies lost 3 more. " + drawn + "1 more for a minor victory.");
    CHECK(told(4) == "The Allies lost 4 more. As it stands: a minor French victory. 6 more for a major victory.");
    CHECK(told(9) == "The Allies lost 9 more. As it stands: a minor French victory. 1 more for a major victory.");
    CHECK(told(10) == "The Allies lost 10 more. As it stands: a major French victory. ");
    seen.victor = allied_seat;
    CHECK(told(-1) == "The French lost 1 fewer. " + drawn + "5 more for a minor victory.");
    CHECK(told(10) == "The French lost 10 more. As it stands: a major Allied victory. ");
}

TEST_CASE("W13.6 the forecast for riders uses only what is known", "[pursuit][W13.6]") {
    const Roster roster = data::load_ruleset().pieces.roster;
    const SeenPiece ney = screens::as_printed(roster, *find_unit(roster, "ney"));
    SeenPiece greys = screens::as_printed(roster, *find_unit(roster, "scots-greys"));
    CHECK(screens::ride_forecast(ney, greys, french_seat) == "5 against 5: equal, and the victor's cavalry wins.");
    CHECK(screens::ride_forecast(ney, greys, allied_seat) == "5 against 5: equal, and the victor's cavalry wins: yours falls.");
    greys.strength = 4;
    greys.weakened = 1;
    CHECK(screens::ride_forecast(ney, greys, allied_seat) == "5 against 4: your rider wins.");
    CHECK(screens::ride_forecast(greys, ney, allied_seat) == "4 against 5: your rider falls.");
    greys.unit.reset();
    greys.knowledge = Knowledge::back;
    greys.strength = 0;
    CHECK(screens::ride_forecast(ney, greys, french_seat) == "Strength unknown. The lower one falls; if they are equal you win (W13.6).");
    CHECK(screens::ride_forecast(ney, greys, allied_seat) == "Strength unknown. The lower one falls; if they are equal you lose (W13.6).");
}

TEST_CASE("The parts of the pursuit page do not overlap in any window", "[pursuit][layout]") {
    for (const auto& [w, h] : {std::pair{1024, 640}, {1280, 720}, {1280, 800}, {1280, 1024}, {1920, 1080}, {3440, 1440}, {3840, 2160}}) {
        INFO(w << "x" << h);
        const screens::PursuitLayout l = screens::pursuit_layout(w, h, ui::scale_for(w, h));
        const std::vector<SDL_FRect> parts{l.north, l.south, l.tally, l.taken, l.map, l.column};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            CHECK(parts[i].x >= 0);
            CHECK(parts[i].y >= 0);
            CHECK(parts[i].x + parts[i].w <= static_cast<float>(w));
            CHECK(parts[i].y + parts[i].h <= static_cast<float>(h));
            CHECK(parts[i].h > 60);
            for (std::size_t j = 0; j < i; ++j) CHECK(apart(parts[i], parts[j]));
        }
    }
}

TEST_CASE("A line of riders fits its space, however many there are", "[pursuit][layout]") {
    for (int places = 1; places <= 60; ++places) {
        const screens::LineGrid grid = screens::line_grid(770, 60, places, 12);
        INFO(places);
        CHECK(grid.rows * grid.in_row >= places);
        CHECK(grid.cell >= (places <= 20 ? 34 : 14));
        CHECK(grid.cell * static_cast<float>(grid.in_row) <= 770);
        CHECK((grid.cell + grid.number) * static_cast<float>(grid.rows) <= 60);
    }
}

TEST_CASE("The player chooses a rider first, then its action", "[pursuit][screen][W13.4][W13.5][W13.6]") {
    const Session session = pursuit();
    const Roster& roster = session.rules().roster();
    SECTION("the victor's") {
        PursuitPage page(session.view(french_viewer), roster, french_seat, 1024, 640);
        CHECK_FALSE(page.click("e8"));
        CHECK(page.window->controls().shows("First click one of your riders"));
        CHECK_FALSE(page.window->controls().find("leave")->enabled);
        CHECK_FALSE(page.click("rider-3"));
        CHECK(asks_for(page.click("e8"), TakeVictim{Rider(2), at("e8")}));
        CHECK(asks_for(page.click("enemy-rider-15"), AttackRider{Rider(2), Rider(14)}));
        CHECK(asks_for(page.click("leave"), LeavePursuit{Rider(2)}));
        CHECK_FALSE(page.click("rider-3"));
        CHECK_FALSE(page.click("enemy-rider-1"));
        CHECK(page.window->controls().shows("First click one of your riders"));
    }
    SECTION("the defeated's") {
        PursuitPage page(session.view(allied_viewer), roster, allied_seat, 1024, 640);
        CHECK(asks_for(page.click("e8"), SavePiece{{}, at("e8")}));
        CHECK_FALSE(page.click("rider-15"));
        CHECK(asks_for(page.click("e8"), SavePiece{{}, at("e8")}));  // a rider that is chosen has no part in it
        CHECK_FALSE(page.click("e6"));
        CHECK(asks_for(page.click("enemy-rider-2"), AttackRider{Rider(14), Rider(1)}));
    }
}

TEST_CASE("A player who is about to end the pursuit is warned", "[pursuit][screen][W13.8]") {
    const Session session = pursuit();
    const Roster& roster = session.rules().roster();
    PlayerView view = session.view(french_viewer);
    SECTION("the victor by a turn without an action, even with nobody to send") {
        PursuitPage page(view, roster, french_seat, 1024, 640);
        CHECK_FALSE(page.click("end-turn"));
        CHECK(page.window->controls().shows("(W13.8)"));
        CHECK(asks_for(page.click("end-now"), EndTurn{}));
    }
    SECTION("not after an action, while some are left") {
        --view.actions_left;
        PursuitPage page(view, roster, french_seat, 1024, 640);
        CHECK_FALSE(page.click("end-turn"));
        CHECK_FALSE(page.window->controls().shows("(W13.8)"));
        CHECK(asks_for(page.click("end-now"), EndTurn{}));
    }
    SECTION("nor with none left") {
        view.actions_left = 0;
        PursuitPage page(view, roster, french_seat, 1024, 640);
        CHECK(asks_for(page.click("end-turn"), EndTurn{}));
    }
    SECTION("by taking the last rider away") {
        view.pursuit->riders[french_seat].resize(1);
        CHECK(screens::ends_by_leaving(view, french_seat));
        PursuitPage page(view, roster, french_seat, 1024, 640);
        CHECK_FALSE(page.click("rider-1"));
        CHECK_FALSE(page.click("leave"));
        CHECK(page.window->controls().shows("It is your last rider"));
        CHECK(asks_for(page.click("leave-now"), LeavePursuit{Rider(0)}));
    }
    SECTION("the defeated only with nobody left on the field") {
        view.pursuit->riders[allied_seat].resize(1);
        CHECK_FALSE(screens::ends_by_leaving(view, allied_seat));
        for (auto& piece : view.board)
            if (piece && seat_of(piece->army) == allied_seat) piece.reset();
        CHECK(screens::ends_by_leaving(view, allied_seat));
    }
}

TEST_CASE("Forty riders a side can be clicked in the smallest window", "[pursuit][screen]") {
    const Session session = pursuit();
    PlayerView view = session.view(french_viewer);
    const int many = GENERATE(20, 40);
    for (const Seat seat : seats) {
        const SeenPiece piece = view.pursuit->riders[seat].front().piece;
        view.pursuit->riders[seat].clear();
        for (int i = 0; i < many; ++i) view.pursuit->riders[seat].push_back({Rider(i), piece});
    }
    const std::string last = std::to_string(many);
    PursuitPage page(view, session.rules().roster(), french_seat, 1024, 640);
    CHECK_FALSE(page.click("rider-" + last));
    CHECK(asks_for(page.click("enemy-rider-" + last), AttackRider{Rider(many - 1), Rider(many - 1)}));
    if (const char* folder = std::getenv("FOW_SHOTS"))  // for inspection
        CHECK(page.window->save_png(std::filesystem::path(folder) / ("pursuit-" + last + ".png")));
}

TEST_CASE("The losses of the pursuit are collected from the events heard", "[pursuit][W13.4][W13.6]") {
    Session session = pursuit();
    require_play(session, "#1xd8");
    require_play(session, "#7x#5");
    const auto fallen = stages::fallen_in_pursuit(session.heard(Viewer::onlooker));
    REQUIRE(fallen.size() == 2);
    CHECK(fallen[0].unit == find_unit(session.rules().roster(), "2nd-coldstream-guards"));
    CHECK(fallen[1].unit == find_unit(session.rules().roster(), "scots-greys"));
}
