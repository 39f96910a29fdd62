// W14.3: a battlefield is drawn and kept.
#pragma once

#include "app/drawing_board.hpp"
#include "app/program.hpp"
#include "ui/screens/editor_screen.hpp"

namespace fow::app {

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
