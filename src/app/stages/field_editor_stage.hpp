// The part that the battlefield editors of all games share, about undo and the files of drawings: save, share, continue.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/program.hpp"
#include "ui/pages/editor_frame.hpp"

namespace fow::app {

class FieldEditorStage : public Stage {
public:
    /// Saves unsaved changes under another name when the program is closed. If the player stays, and closes it again, in the same file.
    void event(const SDL_Event& event) override;

protected:
    /// `system`: the system of the game. `file`: the player's file from which the drawing named `name` was read; none for a new one.
    FieldEditorStage(Program& program, const System& system, std::optional<std::filesystem::path> file, std::string name);
    [[nodiscard]] ui::EditorState state() const;
    void handle(const ui::FrameIntent& intent);
    /// Call it before each change.
    void forget_notice();
    [[nodiscard]] Program& program() const { return program_; }

    [[nodiscard]] virtual const std::string& name() const = 0;
    /// The document of the drawing under that name.
    [[nodiscard]] virtual std::string written(const std::string& name) const = 0;
    /// What prevents it from being played, as sentences.
    [[nodiscard]] virtual std::vector<std::string> faults() const = 0;
    virtual void rename(const std::string& name, bool goes_on) = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    [[nodiscard]] virtual bool can_undo() const = 0;
    [[nodiscard]] virtual bool can_redo() const = 0;
    [[nodiscard]] virtual bool unsaved() const = 0;
    virtual void note_saved() = 0;
    /// The page of a new game on it.
    virtual void play() = 0;
    /// The list of battlefields; `chosen`: the file that is selected, or empty.
    virtual void list(const std::filesystem::path& chosen) = 0;

private:
    void save(ui::EditorNext next);
    void share(const ui::ShareField& sharing);
    void proceed(ui::EditorNext next);
    void write(const std::filesystem::path& path) const;
    void note_kept();
    void leave_copy();
    /// The program was not closed after all, and the player has saved the drawing, or left it as it was.
    void forget_copy();
    /// The file for its current name.
    [[nodiscard]] std::filesystem::path path() const;

    Program& program_;
    const System& system_;
    std::optional<std::filesystem::path> file_;
    std::string saved_name_;     ///< its name in the file
    std::string existing_file_;  ///< sharing would overwrite this file: ask first
    std::string notice_;
    /// The drawing as the program left it when it was to be closed.
    struct Copy {
        std::filesystem::path path;
        std::string wanted;  ///< the name that it was to have
        std::string name;    ///< the one that was free
    };
    std::optional<Copy> copy_;
};

}  // namespace fow::app
