#include "games/waterloo/stages/replay_stage.hpp"

#include <algorithm>

#include "app/clocks.hpp"
#include "app/replay/played_on.hpp"
#include "core/believer.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/playback.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

/// Both armies are set up.
bool knows_armies(const Session& session) { return session.state().phase != Phase::line_draw && session.state().phase != Phase::set_up; }

}  // namespace

ReplayStage::ReplayStage(Program& program, const Match& match, std::optional<Seat> seat, Of of)
    : program_(program),
      seat_(seat),
      of_(of),
      playback_(session_in<Session>(match), seat),
      eyes_(playback_.eyes().front()),
      notes_(program, match, seat, knows_armies(playback_.session())) {
    set_eyes(eyes_);
    if (of_ == Of::game_being_played) {
        seek(playback_.last());
        pace_.play_or_pause();
    } else if (!timeline_.turns.empty()) {
        seek(timeline_.turns.front().halt);  // when both armies are set up
    }
}

void ReplayStage::grew() {
    playback_.read_again();
    set_eyes(eyes_);
}

void ReplayStage::set_eyes(ui::Eyes eyes) {
    eyes_ = eyes;
    timeline_ = playback_.timeline(eyes);
    show_notes();
    log_ = lines_of(playback_.roster(), playback_.log(eyes));
    screen_.forget_log();
    seek(halt_);
}

void ReplayStage::refresh() {
    view_ = playback_.view(halt_, eyes_);
    const std::span<const LogLine> heard = playback_.log(eyes_, halt_);
    ways_ = last_way(heard);
    fallen_ = view_.pursuit ? fallen_in_pursuit(heard) : std::vector<SeenPiece>();
    if (truths_) compare(truths_->seat);
}

void ReplayStage::compare(Seat seat) {
    const ui::Eyes eyes = ui::eyes_of(seat);
    if (!truths_ || truths_->seat != seat) {
        const bool beliefs_shown = truths_ && truths_->beliefs_shown;
        truths_.emplace();
        truths_->beliefs_shown = beliefs_shown;
        truths_->seat = seat;
        truths_->timeline = playback_.timeline(eyes);
    }
    truths_->believed = playback_.view(halt_, eyes);
    truths_->truth = playback_.view(halt_, ui::Eyes::all);
    truths_->staff = playback_.staff_map(halt_, seat);
    const std::span<const LogLine> heard = playback_.log(eyes, halt_);
    truths_->happened = heard.empty() ? std::string() : line_of(playback_.roster(), heard.back()).text;
    believe();
}

/// What the computed player in that seat took the enemy's pieces for, or a Marshal in the place of a person.
void ReplayStage::believe() {
    truths_->beliefs.clear();
    if (!truths_->beliefs_shown) return;
    const std::size_t plies = playback_.plies(halt_);
    const auto player = player_then(playback_.session().record(), truths_->seat, plies);
    truths_->believer = ui::believer_text(player, screens::side_name(truths_->seat));
    truths_->beliefs = beliefs_at(playback_.session(), plies, truths_->seat, believer_of(player));
}

void ReplayStage::seek(std::size_t halt) {
    halt_ = halt;
    motion_ = {};
    pace_.stepped();
    refresh();
}

void ReplayStage::step() {
    if (truths_) return seek(halt_ + 1);  // the two maps are not animated
    if (motion_.empty()) {
        // The die is rolled for two pieces that met in the step before: they must still face each other.
        motion_ = screens::Motion(playback_.view(halt_ == 0 ? 0 : halt_ - 1, eyes_), screens::Narration::act, program_.settings().pace,
                             playback_.roster(), pace_.factor());
        if (halt_ > 0) motion_.add(playback_.moment(halt_, eyes_));
    }
    motion_.finish();
    ++halt_;
    motion_.add(playback_.moment(halt_, eyes_));
    pace_.stepped();
    refresh();
}

void ReplayStage::advance() {
    if (motion_.running()) return;
    if (halt_ == playback_.last()) {
        if (of_ == Of::record) pace_.stop();
        return;
    }
    const bool seen = halt_ > 0 && playback_.heard(halt_) > playback_.heard(halt_ - 1);
    if (pace_.due(seen, truths_ || program_.settings().pace == Pace::off)) step();
}

void ReplayStage::draw(ui::Window& window) {
    if (pace_.playing()) advance();
    if (analysis_open_) return draw_analysis(window);
    if (counted_) return draw_statistics(window);
    if (truths_) return draw_truths(window);
    draw_map(window);
    if (export_ && export_->draw(window)) export_.reset();
    if (asks_to_play_on_) draw_play_on(window);
    if (notes_.is_open() && notes_.draw(window)) show_notes();
}

void ReplayStage::draw_truths(ui::Window& window) {
    const screens::TruthsModel model{.believed = truths_->believed,
                                .truth = truths_->truth,
                                .roster = playback_.roster(),
                                .seat = truths_->seat,
                                .staff = truths_->staff,
                                .timeline = truths_->timeline,
                                .halt = halt_,
                                .playing = pace_.playing(),
                                .happened = truths_->happened,
                                .beliefs_shown = truths_->beliefs_shown,
                                .believer = truths_->believer,
                                .beliefs = truths_->beliefs};
    const auto intent = truths_->screen.draw(window, model);
    if (!intent) return;
    if (std::holds_alternative<screens::LeaveTruths>(*intent)) {
        truths_.reset();
        pace_.stop();
        window.wake();
    } else if (const auto* seat = std::get_if<Seat>(&*intent)) {
        compare(*seat);
    } else if (const auto* beliefs = std::get_if<ui::ShowBeliefs>(&*intent)) {
        truths_->beliefs_shown = beliefs->shown;
        believe();
        window.wake();
    } else if (const auto* to = std::get_if<ui::SeekHalt>(&*intent)) {
        handle(*to);
    } else if (std::holds_alternative<ui::StepOn>(*intent)) {
        handle(ui::StepOn{});
    } else {
        play_or_pause();
    }
}

void ReplayStage::poll() {
    if (analysis_->poll() && analysis_open_) program_.wake();
}

void ReplayStage::draw_analysis(ui::Window& window) {
    const auto left = analysis_->draw(window, halt_);
    if (!left) return;
    if (const auto* to = std::get_if<ui::SeekHalt>(&*left)) seek(to->halt);
    analysis_open_ = false;
}

void ReplayStage::draw_statistics(ui::Window& window) {
    const auto intent = ui::statistics_page(window, *counted_);
    if (!intent) return;
    if (const auto* to = std::get_if<ui::GoToLine>(&*intent)) seek(playback_.halt_of(to->line));
    counted_.reset();
    window.wake();
}

void ReplayStage::open_page(ui::ReplayPage page) {
    pace_.stop();
    motion_ = {};
    switch (page) {
        case ui::ReplayPage::two_truths: return compare(eyes_ == ui::Eyes::second ? allied_seat : french_seat);
        case ui::ReplayPage::statistics: counted_.emplace(numbers_of(playback_.session())); return;
        case ui::ReplayPage::analysis:
            if (seat_ || playback_.session().decider() != Decider::nobody) return;  // until the end it would tell secrets
            if (!analysis_) analysis_.emplace(std::make_shared<AnalysedBattle>(playback_.session()));
            analysis_open_ = true;
            return;
        case ui::ReplayPage::exporting:
            export_.emplace(std::make_unique<ExportedBattle>(playback_, eyes_), halt_, pace_.factor(),
                            program_.store().folder() / "exports");
            return;
        case ui::ReplayPage::play_on: asks_to_play_on_ = true; return;
    }
}

void ReplayStage::draw_play_on(ui::Window& window) {
    bool never_mind = false;
    const bool agreed = ui::play_on_screen(window, screens::play_on_text(screens::moment_text(view_)), never_mind);
    if (agreed) program_.begin_game(game_of(program_, played_on(playback_.session(), playback_.plies(halt_))));
    if (agreed || never_mind) asks_to_play_on_ = false;
}

void ReplayStage::show_notes() {
    notes_.show(timeline_, [this](std::size_t plies) { return playback_.halt_at(plies); });
}

void ReplayStage::play_or_pause() {
    pace_.play_or_pause();
    if (pace_.playing() && halt_ == playback_.last() && of_ == Of::record) seek(0);
    if (!pace_.playing()) motion_.finish();
}

void ReplayStage::draw_map(ui::Window& window) {
    const screens::ReplayModel model{.view = view_,
                                .roster = playback_.roster(),
                                .ways = ways_,
                                .fallen = fallen_,
                                .motion = motion_,
                                .column = {.moment = screens::moment_text(view_),
                                           .words = {std::string(word(french_seat)), std::string(word(allied_seat))},
                                           .sides = screens::seen_sides(),
                                           .names = ui::shown_names(window, playback_.session().record().names),
                                           .timeline = timeline_,
                                           .halt = halt_,
                                           .eyes = playback_.eyes(),
                                           .seen_from = eyes_,
                                           .log = log_,
                                           .heard = playback_.heard(halt_),
                                           .playing = pace_.playing(),
                                           .speed = pace_.speed(),
                                           .clock = clocks_at(playback_.session().record(), view_.turn),
                                           .notes = notes_at(timeline_, halt_),
                                           .may_note = notes_.usable(),
                                           .over = view_.result.has_value(),
                                           .veiled = seat_.has_value()}};
    if (const auto intent = screen_.draw(window, model)) handle(*intent);
}

void ReplayStage::handle(const ui::ReplayIntent& intent) {
    if (std::holds_alternative<ui::LeaveReplay>(intent)) return program_.leave_replay();
    if (std::holds_alternative<ui::OpenNote>(intent)) {
        pace_.stop();
        motion_.finish();
        return notes_.open(playback_.plies(halt_));
    }
    if (std::holds_alternative<ui::VeilReplay>(intent)) return program_.drop_veil();
    if (const auto* speed = std::get_if<ui::Speed>(&intent)) {
        pace_.choose(*speed);
        motion_ = {};
        return;
    }
    if (std::holds_alternative<ui::PlayOrPause>(intent)) return play_or_pause();
    if (const auto* page = std::get_if<ui::ReplayPage>(&intent)) return open_page(*page);
    if (std::holds_alternative<ui::StepOn>(intent)) {
        pace_.stop();
        return step();
    }
    if (const auto* to = std::get_if<ui::SeekHalt>(&intent)) {
        pace_.stop();
        seek(to->halt);
    }
    if (const auto* to = std::get_if<ui::SeekLine>(&intent)) {
        pace_.stop();
        seek(playback_.halt_of(to->line));
    }
    if (const auto* from = std::get_if<ui::SeeFrom>(&intent)) set_eyes(from->eyes);
}

}  // namespace fow::waterloo::stages
