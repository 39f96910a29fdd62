// Replay, export and analysis of a game of La Belle Alliance, of which everybody sees the same (L13.1).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/replay/replayed.hpp"
#include "games/alliance/screens/motion.hpp"
#include "games/alliance/stages/phases.hpp"
#include "games/alliance/stages/stages.hpp"

namespace fow::alliance::stages {

class ReplayedBattle final : public Replayed {
public:
    explicit ReplayedBattle(const Session& session) : Replayed({ui::Eyes::all}), session_(session) { read_again(); }

    [[nodiscard]] View view(std::size_t halt) const {
        return view_of(session_.rules(), session_.state_after(plies(halt)), Viewer::onlooker);
    }
    /// What led from the previous halt to this one; nothing at the first.
    [[nodiscard]] std::vector<Event> events(std::size_t halt) const;
    /// One line for each phase of the whole game.
    [[nodiscard]] const std::vector<PhaseTold>& phases() const { return phases_; }
    /// The last line of the log at that halt as a sentence; empty if there is none.
    [[nodiscard]] std::string happened(std::size_t halt) const;

    void read_again() override;
    [[nodiscard]] PerSeat<std::string> sides() const override;
    [[nodiscard]] ui::Timeline timeline(ui::Eyes eyes) const override;
    [[nodiscard]] std::vector<ui::LoggedLine> logged(ui::Eyes eyes) const override;
    [[nodiscard]] std::size_t logged_at(std::size_t halt) const override;
    [[nodiscard]] std::size_t halt_of_logged(std::size_t line) const override { return halt_of(phases_[line].heard - 1); }
    [[nodiscard]] std::string moment(std::size_t halt) const override;
    [[nodiscard]] std::string play_on_text(std::size_t halt) const override;
    void show(std::size_t halt, ui::Eyes eyes) override;
    void move_to(std::size_t halt, ui::Eyes eyes, Pace pace, float speed) override;
    [[nodiscard]] bool moving() const override { return motion_.running(); }
    void finish_motion() override { motion_.finish(); }
    void drop_motion() override { motion_ = {}; }
    void draw(ui::Window& window, const ui::DrawColumn& column) override;
    [[nodiscard]] bool has_reference() const override { return true; }
    [[nodiscard]] bool draw_reference(ui::Window& window) const override;
    [[nodiscard]] ui::Numbers numbers() const override;
    [[nodiscard]] std::shared_ptr<const Analysed> analysed() const override;
    [[nodiscard]] std::string file_name() const override;
    [[nodiscard]] std::string text(ui::Eyes eyes) const override;
    [[nodiscard]] ui::Surface picture(ui::Window& window, std::size_t halt, ui::Eyes eyes, float cell) const override;

private:
    [[nodiscard]] const std::vector<Line>& lines() const { return session_.heard(Viewer::onlooker); }

    const Session& session_;
    std::vector<PhaseTold> phases_;
    View view_;  ///< at the halt that is shown
    screens::Motion motion_;
};

}  // namespace fow::alliance::stages
