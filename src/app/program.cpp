#include "app/program.hpp"

#include <imgui.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <random>
#include <sstream>
#include <utility>

#include "app/script_driver.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "app/stages/title_stage.hpp"
#include "files/files.hpp"
#include "fow/core/visible.hpp"
#include "fow/json/record.hpp"
#include "ui/pages/settings_screen.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

std::uint64_t fresh_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

ui::Setup setup_of(const ProgramOptions& options, const Settings& settings) {
    const Size size = options.size.value_or(Size{settings.width, settings.height});
    ui::Setup setup;
    setup.width = size.width;
    setup.height = size.height;
    setup.fits_screen = !options.size;
    setup.dense = !options.script;  // a script points at pixels
    setup.assets = options.data / "assets";
    setup.blank = options.layout.has_value();
    return setup;
}

}  // namespace

Program::Program(ProgramOptions options, Systems systems)
    : options_(std::move(options)),
      systems_(std::move(systems)),
      chosen_(&first_playable(systems_)),
      store_(systems_, options_.data_dir, options_.key),
      settings_(options_.settings),
      progress_(options_.data_dir / "progress.json"),
      numbers_(options_.seed.value_or(fresh_seed())),
      window_(setup_of(options_, settings_.value())),
      opened_(window_.size_on_desktop()),
      reader_(!options_.script || options_.speech) {
    show_look();
    window_.offer_speech(reader_.available());
    for (const auto& system : systems_) static_cast<void>(system->dictate(options_.dice));
    if (options_.script) driver_ = std::make_unique<ScriptDriver>(*options_.script, *this);
    if (options_.layout) layout_log_.emplace(*options_.layout);
    if (options_.frames) frame_log_.emplace(*options_.frames, window_);
    open_settings();
    if (System* last = system_of(systems_, window_.settings().game); last != nullptr && last->fault().empty()) chosen_ = last;
    show_look();
    show_damage();
    open_progress();
    stage_ = std::make_unique<TitleStage>(*this);
    open_store();
    if (options_.load) load_game(*options_.load);
    else if (options_.file) open_file(*options_.file);
}

/// The title page shows what is damaged of the program's own data.
void Program::show_damage() {
    if (!options_.damaged_catalogue.empty())
        window_.notice("Everything is in English, because a translation is damaged: " + options_.damaged_catalogue);
    std::map<std::string, std::vector<std::string>> unusable;  // two games may share a file
    for (const auto& system : systems_)
        if (!system->fault().empty()) unusable[system->fault()].push_back(system->title());
    for (const auto& [fault, games] : unusable)
        window_.notice(ui::fill(ui::tr("{games} cannot be played: {reason}"), {{"games", ui::listed(games)}, {"reason", fault}}));
}

void Program::open_store() {
    const Store::Opening opening = store_.open();
    if (opening.another_window) tell(another_window_is_open());
    if (!opening.recovered_games.empty()) tell(recovered_games(opening.recovered_games));
    if (!opening.trouble) return;
    const Trouble trouble = trouble_of(*opening.trouble);
    trouble_ = trouble.kind;
    tell(not_saved(trouble));
}

Program::~Program() = default;

int Program::run() {
    while (running_) {
        // Frames are drawn on events, not at a fixed rate: at rest the program sleeps until something happens.
        const bool clock_runs = tick();
        // While nobody can see the window, what plays by itself goes on slowly, and computers that play each other wait.
        const bool seen = driver_ != nullptr || next_ || window_.is_seen();
        const bool stage_waits = seen && !next_ && stage_->waits();
        if (stage_waits) stage_->poll();
        poll_hint();
        const bool busy = window_.needs_frame() || stage_->animating();  // polling may just have changed this
        const bool waits = stage_waits || hint_thought_.valid();
        reader_.tick();
        const bool at_work = busy || reader_.busy() || waits || clock_runs;
        constexpr int unseen_pause = 250;
        const int timeout = driver_ != nullptr        ? 0
                            : !seen                   ? (at_work ? unseen_pause : -1)
                            : stage_->animating()     ? 10
                            : busy                    ? 0
                            : reader_.busy() || waits ? 20
                            : clock_runs              ? 100
                                                      : -1;
        SDL_Event event;
        bool woken = false;
        while (window_.next_event(event, woken ? 0 : timeout)) {
            handle(event);
            woken = true;
        }
        if (woken || busy || next_) frame();
        if (driver_ != nullptr) driver_->step();
    }
    if (table_ && !lesson_) static_cast<void>(table_->tick(std::nullopt, ui::now()));
    save_window_size();
    if (driver_ == nullptr) return 0;
    if (!driver_->failure().empty()) std::fprintf(stderr, "%s\n", visible(driver_->failure()).c_str());
    return driver_->failure().empty() ? 0 : 1;
}

/// W15.5. True while a clock runs.
bool Program::tick() {
    if (!table_ || lesson_) return false;
    const auto thinking = next_ ? std::nullopt : stage_->thinking();
    const Table::Ticked ticked = table_->tick(thinking, ui::now());
    if (ticked != Table::Ticked::nothing) window_.wake();
    if (ticked == Table::Ticked::up) stage_->notice(ui::tr("Your time is up."));
    if (ticked == Table::Ticked::lost) proceed();
    return thinking && table_->match().notes().clock.kind != ClockKind::none;
}

void Program::handle(const SDL_Event& event) {
    reader_.hear(event);
    const bool lost =
        event.type == SDL_WINDOWEVENT && (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
                                          event.window.event == SDL_WINDOWEVENT_MINIMIZED || event.window.event == SDL_WINDOWEVENT_HIDDEN);
    const bool asked = event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F9;
    if (asked) drop_veil();
    else if (lost) drop_veil_unasked();
    if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F11 && ui::is_plain(event.key.keysym) && event.key.repeat == 0) {
        Settings settings = window_.settings();
        settings.full_screen = !settings.full_screen;
        window_.use(settings);
    }
    const bool reading = !messages_.empty();
    if (event.type == SDL_KEYDOWN && ui::is_plain(event.key.keysym)) handle_overlay_key(event.key.keysym.sym);
    // The stage gets no key events while a message, the rulebook or the list of keys covers it.
    if ((!reading && !keys_shown_ && !reference_shown_ && !book_.is_open()) || event.type != SDL_KEYDOWN) stage_->event(event);
    if (event.type != SDL_QUIT) return;
    if (reading && leave_asked_) quit();
    else if (reading || messages_.empty()) leave();  // an open message counts as read
}

void Program::handle_overlay_key(SDL_Keycode key) {
    const bool escape = key == SDLK_ESCAPE && (keys_shown_ || reference_shown_ || book_.is_open() || !messages_.empty());
    if (escape) window_.swallow_escape();
    if (key == SDLK_F1 || (escape && keys_shown_)) keys_shown_ = key == SDLK_F1 && !keys_shown_;
    else if (book_.is_open() && (escape || key == SDLK_F2)) book_.close();
    else if (key == SDLK_F2) open_rulebook({});
    else if (key == SDLK_F4) window_.ask_for_hint();
    else if (key == SDLK_F3 || (escape && reference_shown_)) reference_shown_ = !reference_shown_ && stage_->has_reference();
    else if (escape) escaped_ = true;
}

void Program::frame() {
    if (next_) {
        // What was typed, held, scrolled or copied must not outlive the stage.
        if (stage_->private_to()) window_.forget_copied();
        stage_ = std::move(next_);
        show_look();
        reader_.forget();
        book_.close();
        forget_hint();
        seats_page_.reset();
        reference_shown_ = false;
        window_.reset_screen();
    }
    window_.turn_board(seen_from_north());
    window_.keep_strip(lesson_ ? ui::lesson_strip_high(window_) : 0);
    offer_help();
    window_.begin_frame();
    stage_->draw(window_);
    draw_hint();
    if (lesson_) draw_lesson();
    window_.cover_strip();
    draw_reference();
    draw_seats();
    draw_message();
    draw_rulebook();
    if (keys_shown_ && ui::keys_sheet(window_)) keys_shown_ = false;
    const bool whole = !ImGui::GetIO().WantTextInput && window_.keyboard().pressed(window_.key(TurnCommand::read_aloud));
    window_.end_frame();
    if (next_) window_.wake();
    read_aloud(whole);
    save_settings();
    if (layout_log_ && at_rest()) layout_log_->note(window_, driver_->line());
    play_sounds();
    if (frame_log_) frame_log_->note(window_, driver_->line(), !at_rest());
    if (table_)
        if (const auto saving = table_->take_saving()) report(*saving);
}

// Scripts play no sounds; --frames lists them.
void Program::play_sounds() {
    if (driver_ != nullptr || !window_.settings().sound) return;
    for (const ui::Sound sound : window_.sounds())
        if (!speaker_.play(sound, window_.settings().volume))
            window_.notice(ui::tr("No sound device could be opened; the game is silent."));
}

/// The last frame of a stage is not read aloud: the next stage may hide its contents.
void Program::read_aloud(bool whole) {
    if (next_) return;
    if (reader_.note(window_, whole)) window_.wake();
    show_look();
    window_.offer_speech(reader_.available());
}

void Program::report(const Table::Saving& saving) {
    if (saving.departure) {
        ask_to_depart(*saving.departure);
        if (!saving.trouble) return;
    }
    if (saving.ledger && (saving.waits || !ledger_told_)) tell(ledger_unwritable(*saving.ledger));
    ledger_told_ = saving.ledger.has_value();
    if (saving.waits) return;
    if (saving.trouble) {
        if (trouble_ != saving.trouble->kind) tell(not_saved(*saving.trouble));
        trouble_ = saving.trouble->kind;
        return;
    }
    if (trouble_) tell(saved_again());
    trouble_.reset();
    leave_asked_ = false;
    if (saving.saved.was_gone) tell(save_file_was_deleted(store_.autosave_path()));
    if (saving.saved.another_window) tell(another_window_is_open());
}

void Program::tell(Message message) {
    message.text = readable(message.text);
    const auto waits = [&](const Message& other) { return says_the_same(message, other); };
    if (std::any_of(messages_.begin(), messages_.end(), waits)) return;
    messages_.push_back(std::move(message));
    window_.wake();
}

void Program::tell(std::string reason) { tell(Message{ui::tr("That cannot be done"), std::move(reason)}); }

void Program::tell(const DataError& fault) {
    const bool unwritten = dynamic_cast<const files::WriteError*>(&fault) != nullptr || dynamic_cast<const GameTooLong*>(&fault) != nullptr;
    Message message = unwritten ? not_written(trouble_of(fault)) : Message{ui::tr("That cannot be done"), fault.what()};
    message.for_the_seat = true;
    tell(std::move(message));
}

void Program::draw_message() {
    if (messages_.empty()) return;
    const Message& message = messages_.front();
    bool read = std::exchange(escaped_, false);
    if (const auto place = beside_hint()) ui::modal_begin(window_, "message", 560, *place);
    else ui::modal_begin(window_, "message", 560);
    ui::heading(window_, message.heading);
    ui::separator(window_);
    std::istringstream paragraphs(message.text);
    for (std::string paragraph; std::getline(paragraphs, paragraph);) ui::paragraph(window_, paragraph);
    ui::space(window_, 6);
    if (message.yes.empty()) {
        if (ui::button(window_, "message-read", ui::tr("OK"), {.primary = true, .width = -1})) read = true;
    } else {
        const float half = ui::share_of_room(window_, 2);
        if (ui::button(window_, "message-no", message.no, {.primary = message.harms, .width = half})) read = true;
        ImGui::SameLine();
        if (ui::button(window_, "message-yes", message.yes, {.primary = !message.harms, .width = half})) {
            read = true;
            message.act();
        }
    }
    ui::modal_end(window_);
    if (!read) return;
    messages_.pop_front();
    window_.wake();
}

ui::RulebookModel Program::rulebook() {
    System& system = *system_of(systems_, current().id());
    if (book_of_ != &system) book_ = {};
    book_of_ = &system;
    const ui::RulebookModel model = system.rulebook();
    for (const DataError& fault : system.take_faults()) tell(fault);
    return model;
}

void Program::open_rulebook(const std::string& rule) {
    book_.open(rulebook(), rule);
    window_.wake();
    window_.play(ui::Sound::paper);
}

void Program::draw_rulebook() {
    if (const auto asked = window_.take_looked_up()) open_rulebook(*asked);
    if (book_.is_open()) book_.draw(window_, rulebook());
}

void Program::draw_reference() {
    if (window_.take_reference_asked()) reference_shown_ = stage_->has_reference();
    if (reference_shown_ && stage_->draw_reference(window_)) reference_shown_ = false;
}

const System& Program::current() const {
    if (const System* asked = stage_ ? stage_->asks_about() : nullptr) return *asked;
    if (replay_) return replay_->match->system();
    return table_ && !(stage_ && stage_->of_chosen_game()) ? table_->match().system() : chosen();
}

void Program::choose(System& system) {
    chosen_ = &system;
    show_look();
    Settings settings = window_.settings();
    settings.game = &system == systems_.front().get() ? std::string() : std::string(system.id());
    window_.use(settings);
    window_.wake();
}

/// All pages take the look of the current game.
void Program::show_look() {
    if (std::exchange(look_of_, &current()) != &current()) window_.use(current().look());
}

bool Program::at_rest() const {
    return !window_.needs_frame() && !stage_->animating() && !stage_->waits() && !hint_thought_.valid() && !next_ && !reader_.busy();
}

void Program::go(std::unique_ptr<Stage> stage) {
    next_ = std::move(stage);
    window_.wake();
}

void Program::go_to_title() {
    if (lesson_) return leave_lesson();
    seated_.reset();
    go(std::make_unique<TitleStage>(*this));
}

void Program::leave() {
    Table* game = lesson_ ? set_aside_.get() : table_.get();
    if (game != nullptr && !game->saved()) game->save();
    if (game == nullptr || (game->saved() && !game->move_waits())) return quit();
    Message question = game->saved() ? quit_before_handing_over() : quit_without_saving();
    question.act = [this] { quit(); };
    tell(std::move(question));
    leave_asked_ = true;
}

}  // namespace fow::app
