// The analysis of a finished game, judged on a separate thread while the page shows the progress.
#pragma once

#include <SDL.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/background.hpp"
#include "app/replay/replayed.hpp"
#include "ui/pages/analysis_screen.hpp"

namespace fow::app {

class Match;

/// Judges ply after ply on its own thread, until all are judged or this is destroyed; the destructor waits for one decision at most. A
/// decision that cannot be judged is left out.
class Judging {
public:
    /// Of a game of so many plies. `from`: so many have been judged already.
    Judging(std::shared_ptr<const Analysed> game, std::size_t plies, std::size_t from);
    Judging(const Judging&) = delete;
    Judging& operator=(const Judging&) = delete;
    /// How many plies have been judged.
    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] bool finished() const { return thought_.ready(); }
    /// Ends it before the next decision.
    void stop() {
        thought_.stop();
        thought_.wait();
    }
    /// The decisions since the last call.
    [[nodiscard]] std::vector<Decision> take();

private:
    void run(const std::stop_token& stop);

    std::shared_ptr<const Analysed> game_;
    std::size_t plies_;
    std::atomic<std::size_t> done_;
    std::mutex mutex_;  ///< of `judged_`
    std::vector<Decision> judged_;
    Background<std::monostate> thought_;  ///< must be destroyed first
};

/// The first seat's chance in thousandths when a game has ended like that.
[[nodiscard]] constexpr int chance_at_end(std::optional<Seat> winner) { return !winner ? 500 : *winner == Seat::first ? 1000 : 0; }

class AnalysisPage {
public:
    /// Both must outlive the page; the game is over and has an analysis.
    AnalysisPage(const Replayed& replayed, const Match& match);
    /// Takes what has been judged since; true if that is something new. Call it now and then while running().
    bool poll();
    [[nodiscard]] bool running() const { return judging_ != nullptr; }
    /// `halt`: where the replay is. Returns how the player leaves: to a halt, or back to where they came from.
    using Left = std::variant<ui::LeaveAnalysis, ui::SeekHalt>;
    [[nodiscard]] std::optional<Left> draw(ui::Window& window, std::size_t halt);

    /// What was better than the decision at that halt, in the game's notation; empty if that cost little or has not been judged.
    [[nodiscard]] std::string better_at(std::size_t halt) const;

private:
    void judge();
    void refresh();
    /// " A better choice had 55 %: ..."; empty if there is no word for it.
    [[nodiscard]] std::string better_text(const Appraisal& appraisal, std::size_t plies) const;
    [[nodiscard]] std::string costly_text(const Decision& decision) const;
    [[nodiscard]] std::string open_text(const Decision& decision) const;
    [[nodiscard]] std::string fooled_text(const Decision& decision) const;

    const Replayed& replayed_;
    const Match& match_;
    ui::Timeline timeline_;  ///< with everything shown
    bool open_;              ///< nothing is hidden in this game: what a seat could know is the truth
    std::shared_ptr<const Analysed> game_;
    std::unique_ptr<Judging> judging_;
    std::size_t done_ = 0;
    Uint32 polled_ = 0;
    std::vector<Decision> decisions_;
    std::vector<ui::ChanceShown> curve_;
    std::vector<ui::MomentTold> costly_;
    std::vector<ui::MomentTold> fooled_;
};

}  // namespace fow::app
