#include "games/callipers/stages/replay_stage.hpp"

#include <memory>
#include <utility>

#include "app/clocks.hpp"
#include "app/replay/played_on.hpp"
#include "games/callipers/screens/reference_page.hpp"
#include "games/callipers/stages/export.hpp"

namespace fow::app::callipers {

ReplayStage::ReplayStage(Program& program, const Match& match, Of of)
    : program_(program), match_(match), of_(of), playback_(session_in<Session>(match)), notes_(program, match, std::nullopt, true) {
    show_log();
    if (of_ == Of::game_being_played) {
        seek(playback_.last());
        pace_.play_or_pause();
    }
}

void ReplayStage::grew() {
    playback_.read_again();
    show_log();
}

void ReplayStage::show_log() {
    timeline_ = playback_.timeline();
    show_notes();
    log_ = playback_.logged();
    screen_.forget_log();
    seek(halt_);
}

void ReplayStage::show_notes() {
    notes_.show(timeline_, [this](std::size_t plies) { return playback_.halt_at(plies); });
}

bool ReplayStage::draw_reference(ui::Window& window) { return ui::callipers::reference_page(window, playback_.rules()); }

void ReplayStage::seek(std::size_t halt) {
    halt_ = halt;
    motion_ = {};
    pace_.stepped();
    view_ = playback_.view(halt_);
}

void ReplayStage::step() {
    const View before = view_;
    seek(halt_ + 1);
    motion_ = ui::callipers::Motion(before, playback_.rules(), playback_.events(halt_), pace_.factor());
}

void ReplayStage::advance() {
    if (motion_.running()) return;
    if (halt_ == playback_.last()) {
        if (of_ == Of::record) pace_.stop();
        return;
    }
    const bool seen = halt_ > 0 && playback_.heard(halt_) > playback_.heard(halt_ - 1);
    if (pace_.due(seen, program_.settings().pace == Pace::off)) step();
}

void ReplayStage::draw(ui::Window& window) {
    if (pace_.playing()) advance();
    if (counted_) return draw_statistics(window);
    draw_map(window);
    if (export_ && export_->draw(window)) export_.reset();
    if (asks_to_play_on_) draw_play_on(window);
    if (notes_.is_open() && notes_.draw(window)) show_notes();
}

void ReplayStage::draw_map(ui::Window& window) {
    const Session& session = playback_.session();
    const ui::callipers::ReplayModel model{
        .view = view_,
        .rules = playback_.rules(),
        .motion = motion_,
        .column = {.moment = ui::callipers::moment_text(view_, playback_.rules().battle),
                   .words = {std::string(game::word(french_seat)), std::string(game::word(allied_seat))},
                   .sides = {ui::callipers::side_name(french_seat), ui::callipers::side_name(allied_seat)},
                   .names = session.record().names,
                   .timeline = timeline_,
                   .halt = halt_,
                   .eyes = {},
                   .log = log_,
                   .heard = playback_.heard(halt_),
                   .playing = pace_.playing(),
                   .speed = pace_.speed(),
                   .clock = clocks_at(session.record(), turn_number(session.state_after(playback_.plies(halt_)))),
                   .notes = notes_at(timeline_, halt_),
                   .may_note = notes_.usable(),
                   .over = view_.result.has_value(),
                   .open = true,
                   .analysed = false}};
    if (const auto intent = screen_.draw(window, model)) handle(*intent);
}

void ReplayStage::draw_statistics(ui::Window& window) {
    const auto intent = ui::callipers::statistics_screen(window, *counted_);
    if (!intent) return;
    if (const auto* to = std::get_if<ui::callipers::GoToLine>(&*intent)) seek(playback_.halt_of(to->line));
    counted_.reset();
    window.wake();
}

void ReplayStage::draw_play_on(ui::Window& window) {
    bool never_mind = false;
    const bool agreed = ui::play_on_screen(window, ui::callipers::play_on_text(view_), never_mind);
    if (agreed) {
        std::unique_ptr<Match> match = match_.copy();  // of the same system
        session_in<Session>(*match) = played_on(playback_.session(), playback_.plies(halt_));
        program_.begin_game(Game(std::move(match)));
    }
    if (agreed || never_mind) asks_to_play_on_ = false;
}

void ReplayStage::open_page(ui::ReplayPage page) {
    pace_.stop();
    motion_ = {};
    if (page == ui::ReplayPage::statistics) counted_.emplace(statistics_model(playback_.session()));
    if (page == ui::ReplayPage::play_on) asks_to_play_on_ = true;
    if (page == ui::ReplayPage::exporting)
        export_.emplace(std::make_unique<ExportedGame>(playback_), halt_, pace_.factor(), program_.store().folder() / "exports");
}

void ReplayStage::play_or_pause() {
    pace_.play_or_pause();
    if (pace_.playing() && halt_ == playback_.last() && of_ == Of::record) seek(0);
    if (!pace_.playing()) motion_.finish();
}

void ReplayStage::handle(const ui::ReplayIntent& intent) {
    if (std::holds_alternative<ui::LeaveReplay>(intent)) return program_.leave_replay();
    if (std::holds_alternative<ui::OpenNote>(intent)) {
        pace_.stop();
        motion_.finish();
        return notes_.open(playback_.plies(halt_));
    }
    if (const auto* speed = std::get_if<ui::Speed>(&intent)) {
        pace_.choose(*speed);
        motion_ = {};
        return;
    }
    if (std::holds_alternative<ui::PlayOrPause>(intent)) return play_or_pause();
    if (const auto* page = std::get_if<ui::ReplayPage>(&intent)) return open_page(*page);
    pace_.stop();
    if (std::holds_alternative<ui::StepOn>(intent) && halt_ < playback_.last()) return step();
    if (const auto* to = std::get_if<ui::SeekHalt>(&intent)) return seek(to->halt);
    if (const auto* to = std::get_if<ui::SeekLine>(&intent)) seek(playback_.halt_of(to->line));
}

}  // namespace fow::app::callipers
