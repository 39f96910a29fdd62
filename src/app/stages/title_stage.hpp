// The title page: which game, and what to do with it.
#pragma once

#include <optional>
#include <variant>

#include "app/program.hpp"
#include "ui/pages/settings_screen.hpp"
#include "ui/pages/title_screen.hpp"

namespace fow::app {

class TitleStage : public Stage {
public:
    explicit TitleStage(Program& program);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

private:
    using TitleWish = std::variant<ui::TitleChoice, ui::ChooseGame>;
    [[nodiscard]] ui::TitleModel model() const;
    /// Throws DataError.
    void carry_out(const TitleWish& choice);
    Program& program_;
    bool first_start_;                          ///< nobody has played or changed a setting yet
    std::optional<ui::SettingsPage> settings_;  ///< shown over the title
};

}  // namespace fow::app
