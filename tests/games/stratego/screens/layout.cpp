// Every screen in windows of three sizes: nothing is cut off, covered or outside.
#include "catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>

#include "environment.hpp"
#include "games/stratego/screens/game_look.hpp"
#include "games/stratego/screens/game_screens.hpp"
#include "games/stratego/screens/meeting_screen.hpp"
#include "games/stratego/screens/play_screen.hpp"
#include "games/stratego/screens/replay_field.hpp"
#include "games/stratego/screens/set_up_screen.hpp"
#include "games/stratego/screens/two_truths.hpp"
#include "language/tr.hpp"
#include "sample.hpp"
#include "ui/pages/analysis_screen.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/pages/statistics_page.hpp"
#include "ui/widgets/widgets.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::screens;
using fow::ui::Window;
using namespace fow::stratego::testing;

namespace {

const PerSeat<std::string> players{"Marie", "Jean-Baptiste"};

std::vector<ui::LoggedLine> sample_log() {
    return {{"Red: e7-e5.", "C2.3"},
            {"Blue: f4-f6 fight: the Captain (6) takes off the Sergeant (4).", "C3.2"},
            {"Red: b7-b6.", "C2.1"},
            {"Blue: j4-j6.", "C2.3"},
            {"Red: a7-a6.", "C2.1"}};
}

/// Draws `draw` often enough to settle, and between frames points at or clicks on what `does` names: "a5" points, "!a5" clicks.
void settle(Window& window, const std::function<void()>& draw, const std::vector<std::string>& does) {
    const auto frames = [&](int count) {
        for (int i = 0; i < count; ++i) {
            take_events(window);
            window.begin_frame();
            draw();
            window.end_frame();
        }
    };
    frames(3);
    for (const std::string& name : does) {
        const bool click = name.front() == '!';
        point_at(window, click ? name.substr(1) : name, click);
        frames(4);
    }
}

struct Case {
    std::string name;
    std::function<std::function<void(Window&)>()> open;  ///< a fresh screen
    std::vector<std::string> does{};
    bool turned = false;
    ui::Lens lens{};
};

std::function<void(Window&)> set_up_of(const RuleSet& rules) {
    const auto screen = std::make_shared<SetUpScreen>();
    return [screen, rules](Window& window) {
        static const std::vector<FormationShown> formations{
            {"Balanced", "Strong pieces are spread over the whole width.", {{Rank::flag, at("a7")}, {Rank::marshal, at("j10")}}},
            {"Corner fort", "The Flag stands in a corner, behind Bombs."}};
        static const std::vector<KeptSetUp> kept{{"Sunday", true}, {"Evening", false}};
        const View view = set_up_view(rules);
        (void)screen->draw(window, {view,
                                    rules,
                                    red_seat,
                                    players[red_seat],
                                    Violation{"C1.4", "Pieces are still in the box: {count}.", view.box.total()},
                                    formations,
                                    kept,
                                    "9BFB8987B8/87B697B689/5........5/..........",
                                    {},
                                    true});
    };
}

struct PlayCase {
    bool news = false, moved = false, flat = false;
    std::string refusal{};
};
std::function<void(Window&)> play_of(const PlayCase& options) {
    const auto screen = std::make_shared<PlayScreen>();
    return [screen, options](Window& window) {
        const RuleSet rules = classic_rules();
        const View view = middle_view(rules);
        const std::vector<ui::LoggedLine> log = sample_log();
        const std::vector<NewsLine> news =
            options.news ? std::vector<NewsLine>{{"Red attacks from c7 to c6: the Scout (2) is lost to the Bomb.", "C3.3", {}},
                                                 {"Red moves a7-a6.", "C2.1", Move{at("a7"), at("a6")}}}
                         : std::vector<NewsLine>{};
        const std::vector<Move> ways{{at("a7"), at("a6")}};
        const std::vector<Pencilled> marks{{at("c7"), Rank::bomb}, {at("d7"), Rank::marshal}, {at("a6"), Rank::captain}};
        (void)screen->draw(window, {.view = view,
                                    .rules = rules,
                                    .seat = blue_seat,
                                    .turn = 117,
                                    .names = players,
                                    .clock = ui::ClockShown{605000, 1204000},
                                    .log = log,
                                    .news = news,
                                    .told = options.news ? std::optional<std::size_t>(1) : std::nullopt,
                                    .ways = ways,
                                    .marks = marks,
                                    .notice = ui::Notice(options.refusal),
                                    .moved = options.moved,
                                    .can_undo = options.moved,
                                    .last_over_pair = options.moved,
                                    .has_dispatch = true,
                                    .lies_flat = options.flat});
    };
}

std::function<void(Window&)> meeting_of(const Fought& fought) {
    const auto screen = std::make_shared<MeetingScreen>();
    return [screen, fought](Window& window) {
        const RuleSet rules = classic_rules();
        View view = middle_view(rules);
        view.viewer = Viewer::onlooker;
        (void)screen->draw(window, {view, rules, fought, players, {}});
    };
}

std::function<void(Window&)> victory() {
    const RuleSet rules = classic_rules();
    View view = over_view(rules);
    view.turns = 312;
    ui::VictoryPage page = victory_page_of(view, rules);
    page.names = players;
    return [page](Window& window) {
        std::string save;
        (void)ui::victory_page(window, page, save, "Saved as Sunday.");
    };
}

std::function<void(Window&)> reference() {
    return [](Window& window) {
        const RuleSet rules = classic_rules();
        const View view = middle_view(rules);
        const std::vector<Move> ways{{at("a7"), at("a6")}};
        const SDL_FRect column = draw_replay_field(window, {view, rules, ways, false}, window.height());
        ui::card_begin(window, "column", column);
        ui::card_end(window);
        (void)reference_page(window, view, rules);
    };
}

std::function<void(Window&)> new_game() {
    const auto form = std::make_shared<NewGameForm>();
    return [form](Window& window) { (void)new_game_screen(window, *form); };
}

ui::Timeline sample_timeline() {
    ui::Timeline timeline;
    timeline.last = 240;
    timeline.turns_each = 10;
    for (std::size_t halt = 40; halt < 240; halt += 10) timeline.turns.push_back({halt, "turn " + std::to_string(halt - 39)});
    for (std::size_t halt = 55; halt < 240; halt += 13) timeline.marks.push_back({ui::MarkKind::combat, halt, "A fight."});
    timeline.marks.push_back({ui::MarkKind::turning, 211, "Red loses the Marshal (10)."});
    timeline.marks.push_back({ui::MarkKind::arrival, 240, "The end."});
    timeline.notes.push_back({ui::MarkKind::note, 156, "Marie: A trap?"});
    return timeline;
}

std::function<void(Window&)> replay_of(bool veiled, bool fights) {
    const auto column = std::make_shared<ui::ReplayColumn>();
    const auto motion = std::make_shared<ReplayMotion>();
    if (fights)
        *motion = ReplayMotion(middle_view(classic_rules()), {at("j6"), at("j9")},
                               Fought{blue_seat, at("j6"), at("j9"), Rank::scout, Rank::miner, Outcome::lost}, 0.001F);
    return [column, motion, veiled](Window& window) {
        const RuleSet rules = classic_rules();
        const View view = middle_view(rules);
        const std::vector<Move> ways{{at("a7"), at("a6")}};
        const ui::Timeline timeline = sample_timeline();
        const std::vector<ui::LoggedLine> log = sample_log();
        const std::vector<ui::Eyes> eyes = ui::eyes_for(veiled ? std::optional(blue_seat) : std::nullopt);
        column->begin(window, timeline, 156);
        motion->advance(window);
        const SDL_FRect room =
            draw_replay_field(window, {view, rules, ways, eyes.front() == ui::Eyes::all, motion.get()}, ui::height_above_timeline(window));
        (void)column->draw(window,
                           {.moment = moment_text(view),
                            .words = {"blue", "red"},
                            .sides = {side_name(blue_seat), side_name(red_seat)},
                            .names = players,
                            .timeline = timeline,
                            .halt = 156,
                            .eyes = eyes,
                            .seen_from = eyes.front(),
                            .log = log,
                            .heard = 3,
                            .clock = ui::ClockShown{605000, 1204000},
                            .notes = {"Marie: A trap?"},
                            .may_note = true,
                            .veiled = veiled},
                           room);
    };
}

std::function<void(Window&)> two_truths(bool beliefs_shown = false) {
    return [beliefs_shown](Window& window) {
        const RuleSet rules = classic_rules();
        TruthsModel model{.believed = middle_view(rules),
                          .truth = middle_view(rules),
                          .rules = rules,
                          .seat = blue_seat,
                          .happened = "Turn 116: Red moves from a7 to a6."};
        View& truth = model.truth;
        truth.viewer = Viewer::onlooker;
        const View red = over_view(rules);
        for (std::size_t i = 0; i < truth.board.size(); ++i)
            if (truth.board[i] && !truth.board[i]->rank)
                truth.board[i]->rank = red.board[i] && red.board[i]->rank ? red.board[i]->rank : Rank::captain;
        if (beliefs_shown) {
            model.believer = ui::believer_text(ComputedPlayer{Level::captain, Style::gambler}, "Blue");
            for (const Square square : squares_of(rules))
                if (model.believed.at(square) && !model.believed.at(square)->rank)
                    model.beliefs.push_back({square, {{Rank::captain, 421}, {Rank::miner, 300}, {Rank::bomb, 279}}});
        }
        const ui::Timeline timeline = sample_timeline();
        const ui::Truths truths = truths_of(std::move(model));
        (void)ui::two_truths_page(window, {.truths = truths,
                                           .words = {"blue", "red"},
                                           .seat = blue_seat,
                                           .timeline = timeline,
                                           .halt = 156,
                                           .beliefs_shown = beliefs_shown});
    };
}

ui::Numbers sample_numbers() {
    ui::Numbers numbers{.title = "The game in numbers",
                        .players = "{blue} (Blue), {red} (Red)",
                        .names = {{"blue", players.first}, {"red", players.second}},
                        .back = "Back to the board",
                        .choice = "fights"};
    numbers.summary = {"Red's Flag is taken: Blue wins.",
                       "Turns: 312. Fights: 47; in 5 of them both pieces fell. The longest time without an attack: 38 turns.",
                       "Blue attacked 30 times. It won 22 fights, attacking or attacked. Its Scouts went 84 squares, 8 at most in one "
                       "turn. Pieces that never "
                       "moved: 12; never known to Red: 19.",
                       "Blue's best piece was the Colonel (8) from e3: 5 fights won."};
    for (int i = 0; i < 6; ++i)
        numbers.turning.push_back(
            {static_cast<float>(40 + 45 * i), "Turn " + std::to_string(40 + 45 * i) + ": Red loses the Colonel (8).", 0});
    std::vector<ui::CountedAtTurn> left, known;
    for (int turn = 0; turn <= 312; turn += 6) {
        left.push_back({turn, {40 - turn / 20, 40 - turn / 14}, "Turn " + std::to_string(turn)});
        known.push_back({turn, {turn / 21, turn / 30}, "Turn " + std::to_string(turn)});
    }
    const PerSeat<std::string> sides{"Blue", "Red"};
    ui::BarPlot fights{"Fights won", sides, {}}, unknown{"Turns unknown", sides, {}};
    int i = 0;
    for (const Rank rank : {Rank::marshal, Rank::general, Rank::colonel, Rank::major, Rank::captain, Rank::lieutenant, Rank::sergeant,
                            Rank::miner, Rank::scout, Rank::spy, Rank::bomb, Rank::flag}) {
        ++i;
        fights.groups.push_back({rank_name(rank), {i % 5, i % 4}});
        unknown.groups.push_back({rank_name(rank), {312 - 21 * i, 13 * i}});
    }
    const ui::Plots plots{ui::plot_by_turn("Pieces left", "pieces, by turn", sides, numbers.turning, left), fights,
                          ui::plot_by_turn("Pieces that the enemy knew", "pieces, by turn", sides, numbers.turning, known), unknown};
    numbers.plots = {{"won", "Fights won", plots}, {"lost", "Fights lost", plots}};
    return numbers;
}

std::function<void(Window&)> statistics() {
    const auto numbers = std::make_shared<ui::Numbers>(sample_numbers());
    return [numbers](Window& window) { (void)ui::statistics_page(window, *numbers); };
}

std::function<void(Window&)> analysis(std::size_t done) {
    return [done](Window& window) {
        const ui::Timeline timeline = sample_timeline();
        std::vector<ui::ChanceShown> curve;
        for (std::size_t halt = 40; halt <= done; ++halt) {
            const int wave = static_cast<int>(halt * halt % 97);
            curve.push_back({halt, {480 + wave + static_cast<int>(halt), 560 - wave}, 500 + 2 * wave});
        }
        std::vector<ui::MomentTold> costly, fooled;
        for (std::size_t i = 0; i < 8; ++i) {
            costly.push_back(
                {50 + 9 * i,
                 "Turn 57: Blue Captain (6) from d4 to d5. As far as the Blue side could know, it cost 12 %: the chance to "
                 "win was 43 %. A better choice had 55 %: Blue General (9) from e4 to e5. With all pieces known, it cost 3 %."});
            fooled.push_back(
                {55 + 9 * i,
                 "Turn 81: Red's Colonel (8) attacks the Bomb on b3 and falls. The Red side gave only 4 % to what really stood there. "
                 "As far as the Red side could know, the chance to win was 61 %. With all pieces known, it was 40 %. A better choice had "
                 "73 %: "
                 "Red General (9) from g7 to g6."});
        }
        (void)ui::analysis_screen(window, {.sides = {side_name(blue_seat), side_name(red_seat)},
                                           .names = players,
                                           .timeline = timeline,
                                           .curve = curve,
                                           .costly = costly,
                                           .fooled = fooled,
                                           .halt = 90,
                                           .done = done,
                                           .all = 240,
                                           .running = done < 240});
    };
}

std::vector<Case> cases() {
    const Fought bomb{blue_seat, at("f6"), at("f7"), Rank::captain, Rank::bomb, Outcome::lost};
    return {{"set-up", [] { return set_up_of(classic_rules()); }, {"!box:lieutenant", "c9"}},
            {"set-up-duel", [] { return set_up_of(duel_rules()); }, {"!box:marshal"}, true},
            {"formations", [] { return set_up_of(classic_rules()); }, {"!formations", "!formation:2"}},
            {"set-up-text", [] { return set_up_of(classic_rules()); }, {"!set-up-text"}},
            {"fetch", [] { return set_up_of(classic_rules()); }, {"!fetch", "!kept:Sunday"}},
            {"keep", [] { return set_up_of(classic_rules()); }, {"!keep"}},
            {"play", [] { return play_of({}); }},
            {"play-selected", [] { return play_of({}); }, {"!j6"}},
            {"play-odds", [] { return play_of({}); }, {"!j6", "j8"}},
            {"play-known", [] { return play_of({}); }, {"!b5", "b6"}},
            {"play-crossed", [] { return play_of({}); }, {"!f6", "e6"}},
            {"play-turned", [] { return play_of({}); }, {"a6"}, true},
            {"play-enlarged", [] { return play_of({}); }, {"!b5"}, false, {1.7F, 0.2F, 0.4F}},
            {"play-moved", [] { return play_of({.moved = true}); }},
            {"play-refused", [] { return play_of({.refusal = "Bombs and the Flag never move (C2.2)."}); }},
            {"play-flat", [] { return play_of({.flat = true}); }, {"!a5"}},
            {"dispatch", [] { return play_of({.news = true}); }},
            {"staff-map", [] { return play_of({}); }, {"!staff-map", "g8"}},
            {"menu", [] { return play_of({}); }, {"!menu"}},
            {"meeting", [bomb] { return meeting_of(bomb); }, {"a1", "!a1"}},
            {"victory", [] { return victory(); }},
            {"reference", [] { return reference(); }},
            {"replay", [] { return replay_of(false, false); }},
            {"replay-fight", [] { return replay_of(false, true); }},
            {"replay-veiled", [] { return replay_of(true, false); }, {"line:2"}},
            {"two-truths", [] { return two_truths(); }},
            {"two-truths-piece", [] { return two_truths(); }, {"d8"}},
            {"beliefs", [] { return two_truths(true); }},
            {"beliefs-piece", [] { return two_truths(true); }, {"d8"}},
            {"analysis", [] { return analysis(240); }},
            {"analysis-running", [] { return analysis(97); }},
            {"statistics", [] { return statistics(); }, {"!fights:lost"}},
            {"new-game", [] { return new_game(); }}};
}

/// Speaks that language while it lives.
struct Speaking {
    explicit Speaking(const std::string& code) {
        const std::filesystem::path file = std::filesystem::path(FOW_BIN_DIR) / "../share/locale" / code / "LC_MESSAGES/fog-of-waterloo.mo";
        if (code == "en") return;
        std::ifstream stream(file, std::ios::binary);
        fow::speak(std::make_shared<const Catalogue>(std::string(std::istreambuf_iterator<char>(stream), {}), file.string()));
    }
    ~Speaking() { fow::speak(nullptr); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

}  // namespace

// To look at the pictures too: FOW_SHOTS=<folder> test_stratego_screens "[layout]"
TEST_CASE("every screen fits every window", "[screens][layout]") {
    const char* folder = std::getenv("FOW_SHOTS");
    struct Size {
        int width, height;
        TextSize text;
        const char* name;
    };
    const auto size = GENERATE(Size{1280, 800, TextSize::normal, "1280"}, Size{1024, 640, TextSize::normal, "1024"},
                               Size{1024, 640, TextSize::largest, "1024-large"}, Size{1920, 1080, TextSize::normal, "1920"});
    const auto window = open_window(size.width, size.height);
    const Speaking language(fow::testing::language_of_layout());
    Settings settings;
    settings.text_size = size.text;
    settings.fight_pace = Pace::off;
    settings.speech = true;  // then the window keeps the boxes
    window->offer_speech(true, "");
    window->use(settings);
    for (const Case& one : cases()) {
        CAPTURE(one.name, size.name);
        window->reset_screen();
        window->turn_board(one.turned);
        window->use(one.lens);
        const auto draw = one.open();
        settle(*window, [&] { draw(*window); }, one.does);
        CHECK(window->controls().boxes().all().size() > 10);
        std::vector<std::string> faults = ui::layout_faults(window->controls().boxes().all(), size.width, size.height);
        if (!one.lens.whole()) std::erase_if(faults, [](const std::string& fault) { return fault.starts_with("the square"); });
        CHECK(faults == std::vector<std::string>());
        if (folder != nullptr) CHECK(window->save_png(std::filesystem::path(folder) / (one.name + "-" + size.name + ".png")));
    }
    CHECK(window->notices() == std::vector<std::string>());
}
