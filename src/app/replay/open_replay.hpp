// Replay of a game that hides nothing, and the pages that it leads to. Everybody sees the same.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/clocks.hpp"
#include "app/program.hpp"
#include "app/replay/analysis_page.hpp"
#include "app/replay/export_page.hpp"
#include "app/replay/notes.hpp"
#include "app/replay/pace.hpp"
#include "app/replay/played_on.hpp"
#include "ui/pages/statistics_page.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::app {

/// `Shown` is what a game provides for it:
///   Session, Playback  an OpenPlayback with timeline() and the log: logged(), how much of it had been said at a halt, logged_at(halt), and
///                      the halt of one of its lines, halt_of_logged(line)
///   Motion, moved      what led to that halt from the view before it, at that speed
///   Screen, Model      the page of the map
///   Export             an Exported of the playback
///   Counted, draw      a game in numbers, and its page
///   moment, play_on_text, draw_reference, words, sides
///   analyse            only if the game has an analysis
template <class Shown>
class OpenReplay : public WatchedPage {
public:
    using Session = typename Shown::Session;
    /// A game that is being played is one between two computed players: the replay starts at its latest point.
    enum class Of { record, game_being_played };

    OpenReplay(Program& program, const Match& match, Of of = Of::record)
        : program_(program), match_(match), of_(of), playback_(session_in<Session>(match)), notes_(program, match, std::nullopt, true) {
        show_log();
        if (of_ == Of::record) return;
        seek(playback_.last());
        pace_.play_or_pause();
    }
    [[nodiscard]] bool animating() const override {
        return (pace_.playing() && !wants_more()) || motion_.running() || (export_ && export_->busy());
    }
    [[nodiscard]] bool board_turns() const override { return false; }
    [[nodiscard]] bool waits() const override { return analysis_ && analysis_->running(); }
    void poll() override {
        if (analysis_->poll() && analysis_open_) program_.wake();
    }
    [[nodiscard]] bool has_reference() const override { return true; }
    [[nodiscard]] bool draw_reference(ui::Window& window) override { return Shown::draw_reference(window, playback_.rules()); }
    [[nodiscard]] bool wants_more() const override {
        return of_ == Of::game_being_played && pace_.playing() && halt_ == playback_.last() && !motion_.running();
    }
    void grew() override {
        playback_.read_again();
        show_log();
    }
    void draw(ui::Window& window) override {
        if (pace_.playing()) advance();
        if (counted_) return draw_statistics(window);
        if (analysis_open_) return draw_analysis(window);
        draw_map(window);
        if (export_ && export_->draw(window)) export_.reset();
        if (asks_to_play_on_) draw_play_on(window);
        if (notes_.is_open() && notes_.draw(window)) show_notes();
    }
    void open_page(ui::ReplayPage page) override {
        pace_.stop();
        motion_ = {};
        if (page == ui::ReplayPage::statistics) counted_.emplace(Shown::count(playback_.session()));
        if constexpr (has_analysis)
            if (page == ui::ReplayPage::analysis && playback_.session().decider() == Decider::nobody) {
                if (!analysis_) analysis_.emplace(Shown::analyse(playback_.session()));
                analysis_open_ = true;
            }
        if (page == ui::ReplayPage::play_on) asks_to_play_on_ = true;
        if (page == ui::ReplayPage::exporting)
            export_.emplace(std::make_unique<typename Shown::Export>(playback_), halt_, pace_.factor(),
                            program_.store().folder() / "exports");
    }

private:
    static constexpr bool has_analysis = requires(const Session& session) { Shown::analyse(session); };

    void show_log() {
        timeline_ = playback_.timeline();
        show_notes();
        log_ = playback_.logged();
        screen_.forget_log();
        seek(halt_);
    }
    void show_notes() {
        notes_.show(timeline_, [this](std::size_t plies) { return playback_.halt_at(plies); });
    }
    void seek(std::size_t halt) {
        halt_ = halt;
        motion_ = {};
        pace_.stepped();
        view_ = playback_.view(halt_);
    }
    void step() {
        const auto before = view_;
        seek(halt_ + 1);
        motion_ = Shown::moved(before, playback_, halt_, pace_.factor());
    }
    void advance() {
        if (motion_.running()) return;
        if (halt_ == playback_.last()) {
            if (of_ == Of::record) pace_.stop();
            return;
        }
        const bool seen = halt_ > 0 && playback_.heard(halt_) > playback_.heard(halt_ - 1);
        if (pace_.due(seen, program_.settings().pace == Pace::off)) step();
    }
    void draw_map(ui::Window& window) {
        const Session& session = playback_.session();
        const typename Shown::Model model{
            .view = view_,
            .rules = playback_.rules(),
            .motion = motion_,
            .column = {.moment = Shown::moment(view_, playback_.rules()),
                       .words = Shown::words(),
                       .sides = Shown::sides(),
                       .names = ui::shown_names(window, session.record().names),
                       .timeline = timeline_,
                       .halt = halt_,
                       .eyes = {},
                       .log = log_,
                       .heard = playback_.logged_at(halt_),
                       .playing = pace_.playing(),
                       .speed = pace_.speed(),
                       .clock = clocks_at(session.record(), turn_number(session.state_after(playback_.plies(halt_)))),
                       .notes = notes_at(timeline_, halt_),
                       .may_note = notes_.usable(),
                       .over = view_.result.has_value(),
                       .open = true,
                       .analysed = has_analysis}};
        if (const auto intent = screen_.draw(window, model)) handle(*intent);
    }
    void draw_statistics(ui::Window& window) {
        const auto intent = Shown::draw(window, *counted_);
        if (!intent) return;
        if (const auto* to = std::get_if<ui::GoToLine>(&*intent)) seek(playback_.halt_of(to->line));
        counted_.reset();
        window.wake();
    }
    void draw_analysis(ui::Window& window) {
        const auto left = analysis_->draw(window, halt_);
        if (!left) return;
        if (const auto* to = std::get_if<ui::SeekHalt>(&*left)) seek(to->halt);
        analysis_open_ = false;
    }
    void draw_play_on(ui::Window& window) {
        bool never_mind = false;
        const bool agreed = ui::play_on_screen(window, Shown::play_on_text(view_), never_mind);
        if (agreed) {
            std::unique_ptr<Match> match = match_.copy();  // of the same system
            session_in<Session>(*match) = played_on(playback_.session(), playback_.plies(halt_));
            program_.begin_game(Game(std::move(match)));
        }
        if (agreed || never_mind) asks_to_play_on_ = false;
    }
    void play_or_pause() {
        pace_.play_or_pause();
        if (pace_.playing() && halt_ == playback_.last() && of_ == Of::record) seek(0);
        if (!pace_.playing()) motion_.finish();
    }
    void handle(const ui::ReplayIntent& intent) {
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
        if (const auto* to = std::get_if<ui::SeekLine>(&intent)) seek(playback_.halt_of_logged(to->line));
    }

    Program& program_;
    const Match& match_;
    Of of_;
    typename Shown::Playback playback_;  ///< the program keeps its session during the replay
    std::size_t halt_ = 0;
    ui::Timeline timeline_;
    std::vector<ui::LoggedLine> log_;
    decltype(std::declval<const typename Shown::Playback&>().view(0)) view_;
    typename Shown::Motion motion_;
    ReplayPace pace_;
    typename Shown::Screen screen_;
    std::optional<typename Shown::Counted> counted_;
    std::optional<AnalysisPage> analysis_;  ///< kept when the page is left: the judging continues meanwhile
    bool analysis_open_ = false;
    std::optional<ExportPage> export_;
    bool asks_to_play_on_ = false;
    ReplayNotes notes_;
};

}  // namespace fow::app
