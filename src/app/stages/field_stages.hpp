// The battlefields: the list and the editor (W14.3).
#pragma once

#include "app/drawing_board.hpp"
#include "app/program.hpp"
#include "ui/screens/editor_screen.hpp"
#include "ui/screens/fields_screen.hpp"
#include "ui/screens/new_game_screen.hpp"

namespace fow::app {

/// The battlefields there are, to be played, changed or deleted.
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

/// W14.3: a battlefield is drawn and kept.
class EditorStage : public Stage {
public:
    /// `file`: the own one that it was read from, or nothing for one that is new.
    EditorStage(Program& program, Battlefield field, std::optional<std::filesystem::path> file = std::nullopt);
    void draw(ui::Window& window) override;
    /// When the program is closed, what is not saved yet is kept under a name of its own.
    void event(const SDL_Event& event) override;

private:
    void act(const ui::EditorIntent& intent);
    void save(ui::EditorNext next);
    void share(const ui::ShareField& sharing);
    void go_on(ui::EditorNext next);
    /// Where it is kept under its present name.
    [[nodiscard]] std::filesystem::path path() const;

    Program& program_;
    DrawingBoard board_;
    std::optional<std::filesystem::path> file_;
    std::string kept_name_;   ///< the name that it has in its file
    std::string file_there_;  ///< a shared file was not to replace this one unasked
    std::string notice_;
    ui::EditorScreen screen_;
};

}  // namespace fow::app
