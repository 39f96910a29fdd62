// The end of the game at the table, with its statistics.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/program.hpp"
#include "app/series.hpp"
#include "ui/pages/statistics_page.hpp"
#include "ui/pages/victory_page.hpp"

namespace fow::app {

/// What can follow the end of a game, as far as the game itself must know how. All may use the game at the table.
struct Afterwards {
    std::function<ui::Numbers()> numbers;  ///< its statistics
    /// A new game like this one, of players with these names; `swapped`: they have changed sides.
    std::function<std::unique_ptr<Match>(const PerSeat<std::string>& names, bool swapped)> again;
    std::function<std::unique_ptr<Stage>()> new_game;  ///< the form of a new game, filled in as for this one
    std::function<bool(ui::Window&)> reference{};      ///< see Stage::draw_reference(); empty if there is no reference card
    bool board_turns = true;                           ///< see Stage::board_turns()
};

class VictoryStage final : public Stage {
public:
    VictoryStage(Program& program, ui::VictoryPage page, Afterwards after);
    void draw(ui::Window& window) override;
    void notice(const std::string& text) override { notice_ = text; }
    [[nodiscard]] bool board_turns() const override { return after_.board_turns; }
    [[nodiscard]] bool has_reference() const override { return static_cast<bool>(after_.reference); }
    [[nodiscard]] bool draw_reference(ui::Window& window) override { return after_.reference(window); }

private:
    [[nodiscard]] std::optional<std::string> level_of(Seat seat) const;
    void tell_series(const BattleOfSeries& battle);
    void begin_again(bool swapped);
    void replay(std::optional<ui::PageOverReplay> page = {});
    void open_series();
    void draw_statistics(ui::Window& window);

    Program& program_;
    ui::VictoryPage page_;
    Afterwards after_;
    std::string save_name_;
    std::string notice_;
    std::optional<ui::Numbers> numbers_;  ///< while the page with the statistics is open
};

}  // namespace fow::app
