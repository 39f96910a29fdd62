// Replay, export and analysis of a game of Waterloo by callipers, of which everybody sees the same (K14.1).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/replay/replayed.hpp"
#include "games/callipers/screens/motion.hpp"
#include "games/callipers/screens/turn_told.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

class ReplayedBattle final : public Replayed {
public:
    explicit ReplayedBattle(const Session& session) : Replayed({ui::Eyes::all}), session_(session) { read_again(); }

    void read_again() override;
    [[nodiscard]] PerSeat<std::string> sides() const override;
    [[nodiscard]] ui::Timeline timeline(ui::Eyes eyes) const override;
    [[nodiscard]] std::vector<ui::LoggedLine> logged(ui::Eyes eyes) const override;
    [[nodiscard]] std::string moment(std::size_t halt) const override;
    [[nodiscard]] std::string play_on_text(std::size_t halt) const override;
    void show(std::size_t halt, ui::Eyes eyes) override;
    void point_out(const std::string& better) override;
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
    [[nodiscard]] const RuleSet& rules() const { return session_.rules().set(); }
    [[nodiscard]] const std::vector<Line>& lines() const { return session_.heard(Viewer::onlooker); }
    [[nodiscard]] View view(std::size_t halt) const {
        return view_of(session_.rules(), session_.state_after(plies(halt)), Viewer::onlooker);
    }

    const Session& session_;
    View view_{};                          ///< at the halt that is shown
    std::optional<screens::Goal> better_;  ///< than the decision there
    screens::Motion motion_;
    screens::Sight sight_;
};

}  // namespace fow::callipers::stages
