// The list of battlefields and the editor (W14.3).
#pragma once

#include "games/waterloo/stages/drawing_board.hpp"
#include "app/program.hpp"
#include "games/waterloo/screens/editor/editor_screen.hpp"
#include "games/waterloo/screens/editor/fields_screen.hpp"
#include "games/waterloo/screens/set_up/new_game_screen.hpp"

namespace fow::app::inline waterloo {

/// The list of battlefields: play, edit, delete.
class FieldsStage : public Stage {
public:
    /// `chosen`: the file that is selected at first.
    explicit FieldsStage(Program& program, const std::filesystem::path& chosen = {});
    /// To choose the field of a new game; `form` and `field` hold what is filled in so far.
    FieldsStage(Program& program, ui::NewGameForm form, std::optional<Battlefield> field);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }
    void event(const SDL_Event& event) override;

private:
    void refresh();
    void select(const std::filesystem::path& path);
    void add_file(const std::filesystem::path& path);
    void handle(const ui::FieldsIntent& intent);

    Program& program_;
    std::optional<ui::NewGameForm> form_;
    std::optional<Battlefield> field_;
    std::vector<std::filesystem::path> paths_;  ///< one for each entry
    ui::FieldsModel model_;
    ui::FieldsScreen screen_;
};

/// W14.3: the editor.
class EditorStage : public Stage {
public:
    /// `file`: the player's file that the field was read from; none for a new field.
    EditorStage(Program& program, Battlefield field, std::optional<std::filesystem::path> file = std::nullopt);
    void draw(ui::Window& window) override;
    /// Saves unsaved changes under another name when the program is closed.
    void event(const SDL_Event& event) override;

private:
    void handle(const ui::EditorIntent& intent);
    void save(ui::EditorNext next);
    void share(const ui::ShareField& sharing);
    void proceed(ui::EditorNext next);
    /// The file for its current name.
    [[nodiscard]] std::filesystem::path path() const;

    Program& program_;
    DrawingBoard board_;
    std::optional<std::filesystem::path> file_;
    std::string saved_name_;     ///< its name in the file
    std::string existing_file_;  ///< sharing would overwrite this file: ask first
    std::string notice_;
    ui::EditorScreen screen_;
};

}  // namespace fow::app::inline waterloo
