#include "app/replay/replay_page.hpp"

#include <utility>

#include "app/clocks.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::app {
namespace {

/// The words of both sides in the names of controls.
PerSeat<std::string> words_of(const Match& match) {
    const GameDocuments& documents = match.system().documents();
    return {std::string(word(documents, Seat::first)), std::string(word(documents, Seat::second))};
}

}  // namespace

ReplayPage::ReplayPage(Program& program, const Match& match, std::unique_ptr<Replayed> replayed, std::optional<Seat> seat, Of of)
    : program_(program),
      match_(match),
      replayed_(std::move(replayed)),
      seat_(seat),
      of_(of),
      eyes_(replayed_->eyes().front()),
      notes_(program, match, seat, replayed_->armies_stand()) {
    set_eyes(eyes_);
    if (of_ == Of::game_being_played) {
        seek(replayed_->last());
        pace_.play_or_pause();
    } else if (match.system().hides() && !timeline_.turns.empty()) {
        seek(timeline_.turns.front().halt);  // when both armies are set up
    }
}

void ReplayPage::grew() {
    replayed_->read_again();
    if (compared_) compared_->timeline = replayed_->timeline(ui::eyes_of(compared_->seat));
    set_eyes(eyes_);
}

void ReplayPage::set_eyes(ui::Eyes eyes) {
    eyes_ = eyes;
    timeline_ = replayed_->timeline(eyes);
    show_notes();
    log_ = replayed_->logged(eyes);
    column_.forget_log();
    seek(halt_);
}

void ReplayPage::show_notes() {
    notes_.show(timeline_, [this](std::size_t plies) { return replayed_->halt_at(plies); });
}

void ReplayPage::refresh() {
    replayed_->show(halt_, eyes_);
    if (compared_) compare(compared_->seat, compared_->beliefs_shown);
}

void ReplayPage::compare(Seat seat, bool beliefs) {
    if (!compared_ || compared_->seat != seat) compared_.emplace(Compared{seat, beliefs, replayed_->timeline(ui::eyes_of(seat)), {}});
    compared_->beliefs_shown = beliefs;
    compared_->truths = replayed_->truths(halt_, seat, beliefs);
}

void ReplayPage::seek(std::size_t halt) {
    halt_ = halt;
    replayed_->drop_motion();
    pace_.stepped();
    refresh();
}

void ReplayPage::step() {
    if (halt_ == replayed_->last()) return;
    if (compared_) return seek(halt_ + 1);  // the two boards are not animated
    replayed_->move_to(++halt_, eyes_, program_.settings().pace, pace_.factor());
    pace_.stepped();
    refresh();
}

void ReplayPage::advance() {
    if (replayed_->moving()) return;
    if (halt_ == replayed_->last()) {
        if (of_ == Of::record) pace_.stop();
        return;
    }
    const bool seen = halt_ > 0 && replayed_->heard(halt_) > replayed_->heard(halt_ - 1);
    if (pace_.due(seen, compared_ || program_.settings().pace == Pace::off)) step();
}

void ReplayPage::draw(ui::Window& window) {
    if (pace_.playing()) advance();
    if (analysis_open_) return draw_analysis(window);
    if (numbers_) return draw_statistics(window);
    if (compared_) return draw_truths(window);
    draw_board(window);
    if (export_ && export_->draw(window)) export_.reset();
    if (asks_to_play_on_) draw_play_on(window);
    if (notes_.is_open() && notes_.draw(window)) show_notes();
}

void ReplayPage::draw_board(ui::Window& window) {
    board_shown_ = true;
    const std::size_t plies = replayed_->plies(halt_);
    const ui::ReplayColumnModel model{.moment = replayed_->moment(halt_),
                                      .words = words_of(match_),
                                      .sides = replayed_->sides(),
                                      .names = ui::shown_names(window, names_at_table(match_.notes())),
                                      .timeline = timeline_,
                                      .halt = halt_,
                                      .eyes = replayed_->eyes(),
                                      .seen_from = eyes_,
                                      .log = log_,
                                      .heard = replayed_->logged_at(halt_),
                                      .playing = pace_.playing(),
                                      .speed = pace_.speed(),
                                      .clock = clocks_at(match_.notes(), match_.turn_after(plies)),
                                      .notes = notes_at(timeline_, halt_),
                                      .may_note = notes_.usable() && (seat_ || match_.over()),
                                      .goes_on = match_.over() && plies < match_.ply_count(),
                                      .veiled = seat_.has_value(),
                                      .open = !match_.system().hides()};
    column_.begin(window, timeline_, halt_);
    std::optional<ui::ReplayIntent> intent;
    replayed_->draw(window, [&](const SDL_FRect& room) { intent = column_.draw(window, model, room); });
    if (intent) handle(*intent);
}

void ReplayPage::draw_truths(ui::Window& window) {
    const auto intent = ui::two_truths_page(window, {.truths = compared_->truths,
                                                     .words = words_of(match_),
                                                     .seat = compared_->seat,
                                                     .timeline = compared_->timeline,
                                                     .halt = halt_,
                                                     .playing = pace_.playing(),
                                                     .beliefs_shown = compared_->beliefs_shown});
    if (!intent) return;
    if (std::holds_alternative<ui::LeaveTruths>(*intent)) {
        compared_.reset();
        pace_.stop();
        window.wake();
    } else if (const auto* seat = std::get_if<Seat>(&*intent)) {
        compare(*seat, compared_->beliefs_shown);
    } else if (const auto* beliefs = std::get_if<ui::ShowBeliefs>(&*intent)) {
        compare(compared_->seat, beliefs->shown);
        window.wake();
    } else if (const auto* to = std::get_if<ui::SeekHalt>(&*intent)) {
        handle(*to);
    } else if (std::holds_alternative<ui::StepOn>(*intent)) {
        handle(ui::StepOn{});
    } else {
        play_or_pause();
    }
}

void ReplayPage::poll() {
    if (analysis_->poll() && analysis_open_) program_.wake();
}

void ReplayPage::draw_analysis(ui::Window& window) {
    const auto left = analysis_->draw(window, halt_);
    if (!left) return;
    const auto* to = std::get_if<ui::SeekHalt>(&*left);
    if (to != nullptr) {
        seek(to->halt);
        if (const std::string better = analysis_->better_at(to->halt); !better.empty()) replayed_->point_out(better);
    }
    analysis_open_ = false;
    close_page(to != nullptr);
}

void ReplayPage::close_page(bool to_board) {
    if (!to_board && !board_shown_) program_.leave_replay();
}

void ReplayPage::draw_statistics(ui::Window& window) {
    const auto intent = ui::statistics_page(window, *numbers_);
    if (!intent) return;
    const auto* to = std::get_if<ui::GoToLine>(&*intent);
    if (to != nullptr) seek(replayed_->halt_of(to->line));
    numbers_.reset();
    window.wake();
    close_page(to != nullptr);
}

void ReplayPage::draw_play_on(ui::Window& window) {
    bool never_mind = false;
    const bool agreed = ui::play_on_screen(window, replayed_->play_on_text(halt_), never_mind);
    if (agreed) program_.begin_game(Game(match_.played_on(replayed_->plies(halt_))));
    if (agreed || never_mind) asks_to_play_on_ = false;
}

void ReplayPage::open_page(ui::PageOverReplay page) {
    if (seat_) return;  // these pages show everything
    pace_.stop();
    replayed_->drop_motion();
    switch (page) {
        case ui::PageOverReplay::two_truths: return compare(eyes_ == ui::Eyes::second ? Seat::second : Seat::first, false);
        case ui::PageOverReplay::statistics: numbers_ = replayed_->numbers(); return;
        case ui::PageOverReplay::analysis:
            if (!match_.over()) return;
            if (!analysis_) analysis_.emplace(*replayed_, match_);
            analysis_open_ = true;
            return;
        case ui::PageOverReplay::exporting:
            export_.emplace(*replayed_, match_, eyes_, halt_, pace_.factor(), program_.store().folder() / "exports");
            return;
        case ui::PageOverReplay::play_on: asks_to_play_on_ = match_.over(); return;
    }
}

void ReplayPage::play_or_pause() {
    pace_.play_or_pause();
    if (pace_.playing() && halt_ == replayed_->last() && of_ == Of::record) seek(0);
    if (!pace_.playing()) replayed_->finish_motion();
}

void ReplayPage::handle(const ui::ReplayIntent& intent) {
    if (std::holds_alternative<ui::LeaveReplay>(intent)) return program_.leave_replay();
    if (std::holds_alternative<ui::OpenNote>(intent)) {
        pace_.stop();
        replayed_->finish_motion();
        return notes_.open(replayed_->plies(halt_));
    }
    if (std::holds_alternative<ui::VeilReplay>(intent)) return program_.drop_veil();
    if (const auto* speed = std::get_if<ui::Speed>(&intent)) {
        pace_.choose(*speed);
        return replayed_->drop_motion();
    }
    if (std::holds_alternative<ui::PlayOrPause>(intent)) return play_or_pause();
    if (const auto* page = std::get_if<ui::PageOverReplay>(&intent)) return open_page(*page);
    if (const auto* from = std::get_if<ui::SeeFrom>(&intent)) return set_eyes(from->eyes);
    pace_.stop();
    if (std::holds_alternative<ui::StepOn>(intent)) return step();
    if (const auto* to = std::get_if<ui::SeekHalt>(&intent)) return seek(to->halt);
    if (const auto* to = std::get_if<ui::SeekLine>(&intent)) seek(replayed_->halt_of_logged(to->line));
}

}  // namespace fow::app
