// The list of a game's battlefields: play, edit, delete.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "app/program.hpp"
#include "ui/pages/fields_screen.hpp"

namespace fow::app {

/// Each game derives its list from this one, and reads its own files.
class FieldsStage : public Stage {
public:
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }
    /// Adds a file that is dropped onto the window, unless a page asks about the chosen one.
    void event(const SDL_Event& event) override;

protected:
    /// `system`: the game's. Derived classes must call refresh() and select() in their constructors.
    FieldsStage(Program& program, const System& system, std::string new_one);
    void refresh();
    /// Selects that file; does nothing if it is not listed.
    void select(const std::filesystem::path& path);
    /// Whether it is listed as one of the player's own.
    [[nodiscard]] bool is_own(const std::filesystem::path& path) const;
    [[nodiscard]] Program& program() const { return program_; }

    /// The battlefields that ship with the game: files, or an empty path for a battlefield without a file.
    [[nodiscard]] virtual std::vector<std::filesystem::path> shipped() const = 0;
    /// Reads a battlefield for the list, and keeps it. Does not throw.
    [[nodiscard]] virtual ui::FieldEntry read(const std::filesystem::path& path) = 0;
    /// Adds a copy of any file to the player's own, and returns its path. `name`: the name of the copy; "" = that of the battlefield.
    /// Throws DataError if the file is not a battlefield of this game.
    [[nodiscard]] virtual std::filesystem::path add(const std::filesystem::path& path, const std::string& name) = 0;
    virtual void play(const std::filesystem::path& path) = 0;
    virtual void edit(const std::filesystem::path& path, bool copy) = 0;
    virtual void edit_new() = 0;
    virtual void leave() = 0;

private:
    void handle(const ui::FieldsIntent& intent);
    void open(const std::filesystem::path& path);
    void rename(const std::filesystem::path& path, const std::string& name);

    Program& program_;
    const System& system_;
    std::vector<std::filesystem::path> paths_;  ///< one for each entry
    ui::FieldsModel model_;
    ui::FieldsScreen screen_;
};

/// Adds a battlefield to the player's own, under another name if its name is taken, and returns its path. `written(name)`: its document
/// under that name.
std::filesystem::path add_field(const Store& store, const System& system, const std::string& name,
                                const std::function<std::string(const std::string& name)>& written);
/// False if the file cannot be deleted. Does not throw.
bool delete_field(const std::filesystem::path& path);
/// The name of a copy of a battlefield. `own`: the name is the player's; the catalogue has that of one that ships with the game.
[[nodiscard]] std::string name_of_copy(const std::string& name, bool own);

}  // namespace fow::app
