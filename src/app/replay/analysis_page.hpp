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
#include "core/analysis.hpp"
#include "ui/pages/analysis_screen.hpp"

namespace fow::app {

/// What a game provides for its analysis. The game must be over: until then this would reveal secrets.
class Analysed {
public:
    Analysed() = default;
    Analysed(const Analysed&) = delete;
    Analysed& operator=(const Analysed&) = delete;
    virtual ~Analysed() = default;
    [[nodiscard]] virtual std::size_t plies() const = 0;
    /// The ply after that many, as a judged decision; nothing if there is nothing to judge. Called on a different thread from the other
    /// functions.
    [[nodiscard]] virtual std::optional<Decision> judged(std::size_t plies) const = 0;
    /// What was done at that ply, as a sentence with the time.
    [[nodiscard]] virtual std::string deed(std::size_t plies) const = 0;
    /// An action in the game's notation, for players.
    [[nodiscard]] virtual std::string told(const std::string& notation) const { return notation; }
    /// Nothing is hidden in this game: what a seat could know is the truth.
    [[nodiscard]] virtual bool open() const { return false; }
    /// Why another action was better than the one that was made, as a sentence; empty if the game does not say.
    [[nodiscard]] virtual std::string why(const Decision&) const { return {}; }
    /// How the game ended, as the first seat's chance in thousandths.
    [[nodiscard]] virtual int end() const = 0;
    [[nodiscard]] virtual std::size_t halt_at(std::size_t plies) const = 0;
    [[nodiscard]] virtual const ui::Timeline& timeline() const = 0;
    [[nodiscard]] virtual PerSeat<std::string> sides() const = 0;
    [[nodiscard]] virtual PerSeat<std::string> names() const = 0;
};

/// Judges ply after ply on its own thread, until all are judged or this is destroyed; the destructor waits for one decision at most. A
/// decision that cannot be judged is left out.
class Judging {
public:
    /// `from`: so many plies have been judged already.
    Judging(std::shared_ptr<const Analysed> game, std::size_t from);
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
    std::atomic<std::size_t> done_;
    std::mutex mutex_;  ///< of `judged_`
    std::vector<Decision> judged_;
    Background<std::monostate> thought_;  ///< must be destroyed first
};

class AnalysisPage {
public:
    explicit AnalysisPage(std::shared_ptr<const Analysed> game);
    /// Takes what has been judged since; true if that is something new. Call it now and then while running().
    bool poll();
    [[nodiscard]] bool running() const { return judging_ != nullptr; }
    /// `halt`: where the replay is. Returns how the player leaves: to a halt, or back to where they came from.
    using Left = std::variant<ui::LeaveAnalysis, ui::SeekHalt>;
    [[nodiscard]] std::optional<Left> draw(ui::Window& window, std::size_t halt);

private:
    void judge();
    void refresh();
    [[nodiscard]] std::string costly_text(const Decision& decision) const;
    [[nodiscard]] std::string open_text(const Decision& decision) const;
    [[nodiscard]] std::string fooled_text(const Decision& decision) const;

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
