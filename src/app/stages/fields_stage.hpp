// The battlefields there are, to be played, changed or deleted.
#pragma once

#include "app/program.hpp"
#include "ui/screens/fields_screen.hpp"
#include "ui/screens/new_game_screen.hpp"

namespace fow::app {

class FieldsStage : public Stage {
public:
    /// `chosen`: the file shown first.
    explicit FieldsStage(Program& program, const std::filesystem::path& chosen = {});
    /// For a new game that is being filled in, at present on that field.
    FieldsStage(Program& program, ui::NewGameForm form, std::optional<Battlefield> field);
    void draw(ui::Window& window) override;
    void event(const SDL_Event& event) override;

private:
    void look();
    void show(const std::filesystem::path& path);
    void fetch(const std::filesystem::path& path);
    void act(const ui::FieldsIntent& intent);

    Program& program_;
    std::optional<ui::NewGameForm> form_;
    std::optional<Battlefield> field_;
    std::vector<std::filesystem::path> paths_;  ///< of each entry
    ui::FieldsModel model_;
    ui::FieldsScreen screen_;
};

}  // namespace fow::app
