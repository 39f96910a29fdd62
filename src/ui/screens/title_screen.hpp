// The title page, and a list of saved files.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/view/piece.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

enum class TitleChoice { learn, new_game, go_on, load, replay, battlefields, rulebook, settings, quit };

/// The title page.
struct TitleModel {
    const Roster& roster;
    std::string version;        ///< "1.0.0"
    bool can_continue = false;  ///< there is a game to continue
    bool first_start = false;   ///< nobody has played here yet
};
[[nodiscard]] std::optional<TitleChoice> title_screen(Window& window, const TitleModel& model);

struct FileEntry {
    std::string name;
    std::string detail;  ///< when it was written
};
struct FilesModel {
    std::string heading;
    std::string nothing;  ///< shown when the list is empty
    std::string open;     ///< the button's label
    std::vector<FileEntry> entries;
};
/// Registers its rows as "file:<name>".
class FilesScreen {
public:
    /// The index of the entry to open; `back` is set when the player goes back.
    [[nodiscard]] std::optional<std::size_t> draw(Window& window, const FilesModel& model, bool& back);

private:
    std::optional<std::size_t> chosen_;
};

}  // namespace fow::ui
