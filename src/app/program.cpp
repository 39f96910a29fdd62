#include "app/program.hpp"

#include <cstdio>
#include <map>
#include <random>
#include <utility>

#include "app/desk.hpp"
#include "app/game_flow.hpp"
#include "app/hints.hpp"
#include "app/lessons.hpp"
#include "app/player_data.hpp"
#include "app/script_driver.hpp"
#include "app/seats.hpp"
#include "app/shell.hpp"
#include "app/stages/title_stage.hpp"
#include "app/who_plays.hpp"
#include "core/visible.hpp"
#include "files/languages.hpp"
#include "ui/pages/lesson_strip.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

std::uint64_t fresh_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

}  // namespace

Program::Program(ProgramOptions options, Systems systems)
    : options_(std::move(options)),
      systems_(std::move(systems)),
      chosen_(&first_playable(systems_)),
      store_(systems_, options_.data_dir, options_.key),
      numbers_(options_.seed.value_or(fresh_seed())),
      player_data_(std::make_unique<PlayerData>(options_)),
      desk_(std::make_unique<Desk>(*this)),
      seats_(std::make_unique<Seats>(*this)),
      who_plays_(std::make_unique<WhoPlays>(*this)),
      flow_(std::make_unique<GameFlow>(*this)),
      hints_(std::make_unique<Hints>(*this)),
      lessons_(std::make_unique<Lessons>(*this)),
      shell_(std::make_unique<Shell>(*this, player_data_->settings())) {
    shell_->window().offer_languages([folder = files::catalogues_folder(options_.data)] { return files::languages_in(folder); });
    use_language(player_data_->settings().language);
    shell_->show_look();
    for (const auto& system : systems_) static_cast<void>(system->dictate(options_.dice));
    if (options_.script) driver_ = std::make_unique<ScriptDriver>(*this);
    player_data_->use_in(shell_->window(), shell_->messages());
    who_plays_->know_program(player_data_->settings().program);
    if (System* last = system_of(systems_, settings().game); last != nullptr && last->fault().empty()) chosen_ = last;
    shell_->show_look();
    show_damage();
    shell_->begin(std::make_unique<TitleStage>(*this, true));
    desk_->open_store();
    if (options_.load) desk_->load_game(*options_.load);
    else if (options_.file) desk_->open_file(*options_.file);
}

Program::~Program() = default;

/// The title page shows what is damaged of the program's own data.
void Program::show_damage() {
    std::map<std::string, std::vector<std::string>> unusable;  // two games may share a file
    for (const auto& system : systems_)
        if (!system->fault().empty()) unusable[system->fault()].push_back(system->title());
    for (const auto& [fault, games] : unusable)
        shell_->window().notice(ui::fill(ui::tr("{games} cannot be played: {reason}"), {{"games", ui::listed(games)}, {"reason", fault}}));
}

void Program::use_language(const std::string& chosen) {
    const std::filesystem::path folder = files::catalogues_folder(options_.data);
    const bool known = !chosen.empty() && files::has_language(folder, chosen);
    const std::string code = known ? chosen : files::language_of_system(folder);
    chosen_language_ = chosen;
    if (code == shell_->window().language()) return;
    std::string faults;
    try {
        auto catalogue = files::read_catalogue(folder, code);
        if (catalogue && !catalogue->faults().empty())
            faults = code + ": " + std::to_string(catalogue->faults().size()) + " sentences stay English; " + catalogue->faults().front();
        speak(std::move(catalogue));
    } catch (const DataError& fault) {
        faults = fault.what();
        speak(nullptr);
        shell_->window().notice("Everything is in English, because a translation is damaged: " + fault.document);
    }
    if (!faults.empty()) std::fprintf(stderr, "fog-of-waterloo: %s\n", visible(faults).c_str());
    for (const auto& system : systems_) system->translate();
    shell_->translate(code);
}

int Program::run() {
    ui::Window& window = shell_->window();
    while (shell_->running()) {
        // Frames are drawn on events, not at a fixed rate: at rest the program sleeps until something happens.
        const bool clock_runs = tick();
        // While nobody can see the window, what plays by itself goes on slowly, and computers that play each other wait.
        const bool seen = scripted() || shell_->page_changes() || window.is_seen();
        const bool page_waits = seen && !shell_->page_changes() && shell_->page()->waits();
        if (page_waits) shell_->page()->poll();
        hints_->poll();
        const bool animates = shell_->page()->animating();
        const bool busy = window.needs_frame() || animates;  // polling may just have changed this
        const bool waits = page_waits || hints_->is_thinking();
        shell_->speak_on();
        const bool at_work = busy || shell_->speaks() || waits || clock_runs;
        constexpr int unseen_pause = 250;
        const int timeout = scripted()                  ? 0
                            : !seen                     ? (at_work ? unseen_pause : -1)
                            : animates                  ? 10
                            : busy                      ? 0
                            : shell_->speaks() || waits ? 20
                            : clock_runs                ? 100
                                                        : -1;
        SDL_Event event;
        bool woken = false;
        while (window.next_event(event, woken ? 0 : timeout)) {
            shell_->handle(event);
            woken = true;
        }
        if (woken || busy || shell_->page_changes()) frame();
        if (driver_) driver_->step();
    }
    if (desk_->has_table() && !in_lesson()) static_cast<void>(table().tick(std::nullopt, ui::now()));
    player_data_->save_window(window);
    window.forget_copied();
    if (!driver_) return 0;
    if (!driver_->failure().empty()) std::fprintf(stderr, "%s\n", visible(driver_->failure()).c_str());
    return driver_->failure().empty() ? 0 : 1;
}

/// W15.5. True while a clock runs.
bool Program::tick() {
    if (!desk_->has_table() || in_lesson()) return false;
    const auto thinking = shell_->page_changes() ? std::nullopt : shell_->page()->thinking();
    const Table::Ticked ticked = table().tick(thinking, ui::now());
    if (ticked != Table::Ticked::nothing) shell_->window().wake();
    if (ticked == Table::Ticked::up) shell_->page()->notice(ui::tr("Your time is up."));
    if (ticked == Table::Ticked::lost) proceed();
    return thinking && has_clock();
}

void Program::frame() {
    if (shell_->turn_page()) {
        hints_->forget();
        who_plays_->close();
    }
    ui::Window& window = shell_->window();
    window.turn_board(seats_->seen_from_north());
    window.keep_strip(in_lesson() ? ui::lesson_strip_high(window) : 0);
    hints_->offer();
    who_plays_->offer();
    window.begin_frame();
    shell_->draw_page();
    hints_->draw_rings();
    lessons_->draw();
    window.cover_strip();
    shell_->draw_reference();
    hints_->take_request();
    who_plays_->draw();
    shell_->draw_top(hints_->place_beside());
    shell_->end_frame();
    player_data_->save_settings(window, shell_->messages());
    if (settings().language != chosen_language_) use_language(settings().language);
    if (driver_) shell_->log_frame(driver_->line(), at_rest());
    shell_->play_sounds();
    desk_->report_saving();
}

bool Program::at_rest() const { return shell_->at_rest() && !shell_->page()->waits() && !hints_->is_thinking(); }

bool Program::has_clock() const { return desk_->has_table() && desk_->table().match().notes().clock.kind != ClockKind::none; }

bool Program::page_is_held() const { return !has_clock() && (shell_->is_read_over() || who_plays_->is_open()); }

bool Program::page_is_covered() const {
    return page_is_held() || (!has_clock() && shell_->window().controls().covered() && !shell_->messages().is_open());
}

System& Program::current() const {
    const Stage* page = shell_->page();
    const System* asked = page != nullptr ? page->asks_about() : nullptr;
    const bool of_chosen = page != nullptr && page->of_chosen_game();
    if (asked == nullptr && (desk_->replays() || (desk_->has_table() && !of_chosen))) asked = &desk_->game_on_screen().system();
    return asked != nullptr ? *system_of(systems_, asked->id()) : chosen();
}

void Program::choose(System& system) {
    chosen_ = &system;
    shell_->show_look();
    ui::Window& window = shell_->window();
    Settings settings = window.settings();
    settings.game = &system == systems_.front().get() ? std::string() : std::string(system.id());
    window.use(settings);
    window.wake();
}

void Program::go_to_title() {
    if (in_lesson()) return lessons_->leave();
    seats_->leave();
    go(std::make_unique<TitleStage>(*this));
}

const Settings& Program::settings() const { return shell_->window().settings(); }
void Program::go(std::unique_ptr<Stage> stage) { shell_->go(std::move(stage)); }
void Program::tell(Message message) { shell_->messages().tell(std::move(message)); }
void Program::tell(std::string reason) { shell_->messages().tell(std::move(reason)); }
void Program::tell(const DataError& fault) { shell_->messages().tell(fault); }
void Program::proceed() { flow_->proceed(); }
Table& Program::table() { return desk_->table(); }
void Program::wake() { shell_->window().wake(); }
void Program::begin_game(Game game) { desk_->begin_game(std::move(game)); }
void Program::save_game(const std::string& name) { desk_->save_game(name); }
void Program::set_phrase(Seat seat, const ui::SetPhrase& wanted) { desk_->set_phrase(seat, wanted); }
void Program::open_replay(Game game, std::optional<Seat> seat, std::optional<ui::PageOverReplay> page) {
    desk_->open_replay(std::move(game), seat, page);
}
void Program::leave_replay() { desk_->leave_replay(); }
void Program::hand_over(Seat seat) { seats_->hand_over(seat); }
void Program::drop_veil() { seats_->drop_veil(); }
void Program::say_ready() { seats_->say_ready(); }
ui::NextLook Program::next_look() const { return seats_->next_look(); }
bool Program::in_lesson() const { return lessons_->is_open(); }
bool Program::remember_players(const ui::PlayersChoice& form, Seat first) { return who_plays_->remember_players(form, first); }
PerSeat<std::string> Program::programs_of(const TableNotes& notes) const { return who_plays_->programs_of(notes); }
std::string Program::told_against(std::string_view game, const ComputedPlayer& player) const {
    return player_data_->told_against(game, player);
}
std::string Program::told_of_result() const { return player_data_->told_of_result(desk_->table().match()); }

}  // namespace fow::app
