#include "games/waterloo/stages/replay_stage.hpp"

#include <algorithm>

#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/playback.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::inline waterloo {
namespace {

/// "Marie: A trap?"; of a bookmark without words, that it is one.
std::string told_note(const Session& session, const Comment& comment) {
    std::string text = comment.text.empty() ? ui::tr("(bookmark)") : comment.text;
    if (!comment.author) return text;
    return ui::fill(ui::tr("{name}: {text}"), {{"name", session.record().names[*comment.author]}, {"text", text}});
}

constexpr float rest_ms = 350;   ///< between two visible steps
constexpr float hidden_ms = 60;  ///< after a step that shows nothing
constexpr float still_ms = 700;  ///< when animations are off

}  // namespace

ReplayStage::ReplayStage(Program& program, const Match& match, std::optional<Seat> seat)
    : program_(program), seat_(seat), playback_(session_in<Session>(match), seat), eyes_(playback_.eyes().front()) {
    const Phase phase = playback_.session().state().phase;
    if (phase != Phase::line_draw && phase != Phase::set_up)  // nobody can know the course so far who does not know both armies
        program.guarded([&] { comments_.emplace(program.store().comment_folder(), match, seat, program.store().key()); });
    set_eyes(eyes_);
    if (!timeline_.turns.empty()) seek(timeline_.turns.front().halt);  // when both armies are set up
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
    const ui::Eyes eyes = eyes_of(seat);
    if (!truths_ || truths_->seat != seat) {
        truths_.emplace();
        truths_->seat = seat;
        truths_->timeline = playback_.timeline(eyes);
    }
    truths_->believed = playback_.view(halt_, eyes);
    truths_->truth = playback_.view(halt_, ui::Eyes::all);
    truths_->staff = playback_.staff_map(halt_, seat);
    const std::span<const LogLine> heard = playback_.log(eyes, halt_);
    truths_->happened = heard.empty() ? std::string() : line_of(playback_.roster(), heard.back()).text;
}

void ReplayStage::seek(std::size_t halt) {
    halt_ = halt;
    motion_ = {};
    rests_since_.reset();
    refresh();
}

void ReplayStage::step() {
    if (truths_) return seek(halt_ + 1);  // the two maps are not animated
    if (motion_.empty()) {
        // The die is rolled for two pieces that met in the step before: they must still face each other.
        motion_ = ui::Motion(playback_.view(halt_ == 0 ? 0 : halt_ - 1, eyes_), ui::Narration::act, program_.settings().pace,
                             playback_.roster(), ui::factor_of(speed_));
        if (halt_ > 0) motion_.add(playback_.moment(halt_, eyes_));
    }
    motion_.finish();
    ++halt_;
    motion_.add(playback_.moment(halt_, eyes_));
    rests_since_.reset();
    refresh();
}

void ReplayStage::advance() {
    if (motion_.running()) return;
    if (halt_ == playback_.last()) {
        playing_ = false;
        return;
    }
    if (!rests_since_) rests_since_ = ui::now();
    const bool seen = halt_ > 0 && playback_.heard(halt_) > playback_.heard(halt_ - 1);
    const bool still = truths_ || program_.settings().pace == Pace::off;
    const float rest = !seen ? hidden_ms : still ? still_ms : rest_ms;
    if (static_cast<float>(ui::now() - *rests_since_) >= rest / ui::factor_of(speed_)) step();
}

void ReplayStage::draw(ui::Window& window) {
    if (playing_) advance();
    if (counted_) return draw_statistics(window);
    if (truths_) return draw_truths(window);
    draw_map(window);
    if (export_ && export_->draw(window)) export_.reset();
    if (asks_to_play_on_) draw_play_on(window);
    if (note_) draw_note(window);
}

void ReplayStage::draw_truths(ui::Window& window) {
    const ui::TruthsModel model{.believed = truths_->believed,
                                .truth = truths_->truth,
                                .roster = playback_.roster(),
                                .seat = truths_->seat,
                                .staff = truths_->staff,
                                .timeline = truths_->timeline,
                                .halt = halt_,
                                .playing = playing_,
                                .happened = truths_->happened};
    const auto intent = truths_->screen.draw(window, model);
    if (!intent) return;
    if (std::holds_alternative<ui::LeaveTruths>(*intent)) {
        truths_.reset();
        playing_ = false;
        window.wake();
    } else if (const auto* seat = std::get_if<Seat>(&*intent)) {
        compare(*seat);
    } else if (const auto* to = std::get_if<ui::SeekHalt>(&*intent)) {
        handle(*to);
    } else if (std::holds_alternative<ui::StepOn>(*intent)) {
        handle(ui::StepOn{});
    } else {
        play_or_pause();
    }
}

void ReplayStage::draw_statistics(ui::Window& window) {
    const auto intent = counted_->screen.draw(window, counted_->model);
    if (!intent) return;
    if (const auto* to = std::get_if<ui::GoToLine>(&*intent)) seek(playback_.halt_of(to->line));
    counted_.reset();
    window.wake();
}

void ReplayStage::open(ui::ReplayPage page) {
    playing_ = false;
    motion_ = {};
    switch (page) {
        case ui::ReplayPage::two_truths: return compare(eyes_ == ui::Eyes::allied ? allied_seat : french_seat);
        case ui::ReplayPage::statistics: counted_.emplace(Counted{statistics_model(playback_.session()), {}}); return;
        case ui::ReplayPage::exporting:
            export_.emplace(playback_, eyes_, halt_, ui::factor_of(speed_), program_.store().folder() / "exports");
            return;
        case ui::ReplayPage::play_on: asks_to_play_on_ = true; return;
    }
}

void ReplayStage::draw_play_on(ui::Window& window) {
    bool never_mind = false;
    const bool agreed = ui::play_on_screen(window, ui::moment_text(view_), never_mind);
    if (agreed) program_.begin_game(game_of(program_, played_on(playback_.session(), playback_.plies(halt_))));
    if (agreed || never_mind) asks_to_play_on_ = false;
}

/// Puts the bookmarks and comments on the timeline.
void ReplayStage::show_notes() {
    timeline_.notes.clear();
    if (!comments_) return;
    for (const Comment& comment : comments_->shown())
        timeline_.notes.push_back({ui::MarkKind::note, playback_.halt_at(comment.ply), told_note(playback_.session(), comment)});
}

void ReplayStage::open_note() {
    playing_ = false;
    motion_.finish();
    const Comment* own = comments_->own_at(playback_.plies(halt_));
    note_ = ui::NotePage{own != nullptr ? own->text : std::string(), own != nullptr,
                         seat_ ? ui::fill(ui::tr("Until the battle is over, only {name} can read it. Then both can."),
                                          {{"name", playback_.session().record().names[*seat_]}})
                               : ui::tr("Both players can read it.")};
}

void ReplayStage::draw_note(ui::Window& window) {
    const auto choice = ui::note_screen(window, *note_);
    if (!choice) return;
    const std::size_t ply = playback_.plies(halt_);
    if (choice == ui::NoteChoice::keep) program_.guarded([&] { comments_->write(ply, note_->text); });
    if (choice == ui::NoteChoice::remove) program_.guarded([&] { comments_->remove(ply); });
    note_.reset();
    show_notes();
    window.wake();
}

void ReplayStage::play_or_pause() {
    playing_ = !playing_;
    if (playing_ && halt_ == playback_.last()) seek(0);
    if (!playing_) motion_.finish();
    rests_since_.reset();
}

void ReplayStage::draw_map(ui::Window& window) {
    std::vector<std::string> notes;
    for (const ui::TimeMark& note : timeline_.notes)
        if (note.halt == halt_) notes.push_back(note.text);
    const ui::ReplayModel model{.view = view_,
                                .roster = playback_.roster(),
                                .names = playback_.session().record().names,
                                .timeline = timeline_,
                                .halt = halt_,
                                .eyes = playback_.eyes(),
                                .seen_from = eyes_,
                                .log = log_,
                                .heard = playback_.heard(halt_),
                                .ways = ways_,
                                .fallen = fallen_,
                                .motion = motion_,
                                .playing = playing_,
                                .speed = speed_,
                                .clock = clock_at(playback_.session().record(), view_.turn),
                                .notes = std::move(notes),
                                .may_note = comments_.has_value(),
                                .over = view_.result.has_value(),
                                .veiled = seat_.has_value()};
    if (const auto intent = screen_.draw(window, model)) handle(*intent);
}

void ReplayStage::handle(const ui::ReplayIntent& intent) {
    if (std::holds_alternative<ui::LeaveReplay>(intent)) return program_.leave_replay();
    if (std::holds_alternative<ui::OpenNote>(intent)) return open_note();
    if (std::holds_alternative<ui::VeilReplay>(intent)) return program_.drop_veil();
    if (const auto* speed = std::get_if<ui::Speed>(&intent)) {
        speed_ = *speed;
        motion_ = {};
        return;
    }
    if (std::holds_alternative<ui::PlayOrPause>(intent)) return play_or_pause();
    if (const auto* page = std::get_if<ui::ReplayPage>(&intent)) return open(*page);
    if (std::holds_alternative<ui::StepOn>(intent)) {
        playing_ = false;
        return step();
    }
    if (const auto* to = std::get_if<ui::SeekHalt>(&intent)) {
        playing_ = false;
        seek(to->halt);
    }
    if (const auto* to = std::get_if<ui::SeekLine>(&intent)) {
        playing_ = false;
        seek(playback_.halt_of(to->line));
    }
    if (const auto* from = std::get_if<ui::SeeFrom>(&intent)) set_eyes(from->eyes);
}

}  // namespace fow::app::inline waterloo
