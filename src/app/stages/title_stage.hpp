// The title page: which game, and what to do with it.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "app/program.hpp"
#include "app/saved_games.hpp"
#include "ui/pages/settings_screen.hpp"
#include "ui/pages/title_screen.hpp"

namespace fow::app {

class TitleStage : public Stage {
public:
    /// `starts`: the program has just started; then the game that was left in progress is chosen, if the one chosen last has none.
    explicit TitleStage(Program& program, bool starts = false);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }
    void translate() override { going_on_.reset(); }

private:
    using TitleWish = std::variant<ui::TitleChoice, ui::ChooseGame>;
    [[nodiscard]] ui::TitleModel model();
    void choose_in_progress();
    [[nodiscard]] ui::TitleModel::Offer offer(const System& system);
    /// The game of that kind that can be continued; null if there is none.
    [[nodiscard]] const GameToContinue* going_on(const System& listed);
    /// Throws DataError.
    void carry_out(const TitleWish& choice);
    void go_on();
    void draw_introduction(ui::Window& window);
    Program& program_;
    /// Found when they are first shown: only then is it known which files are this window's.
    std::optional<std::vector<GameToContinue>> going_on_;
    bool starts_;
    bool first_start_;                          ///< nobody has played or changed a setting yet
    bool introduces_;                           ///< the introduction is shown over the title
    std::optional<ui::SettingsPage> settings_;  ///< shown over the title
};

}  // namespace fow::app
