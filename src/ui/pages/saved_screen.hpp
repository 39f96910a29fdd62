// Lists of saved games, deployments, the bin, and the standing between players.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

struct SavedRow {
    std::string control{};  ///< its name for scripts; empty if it cannot be chosen
    std::string name;
    std::string detail{};             ///< at the right: when it was written
    bool read = true;                 ///< otherwise the rest is not known yet
    std::vector<std::string> told{};  ///< up to two lines, shortened if they are too long
    Drawing picture{};                ///< of the position, as anybody may see it
};

enum class SavedTab { watch, games, armies, bin, standing };

struct SavedModel {
    SavedTab tab = SavedTab::games;  ///< `watch` is a page of its own, the others are tabs of one page
    std::vector<SavedRow> rows;
    std::string notice;  ///< what has just been done, or is being done
};

struct OpenSaved {
    std::size_t row;
};
struct RenameSaved {
    std::size_t row;
    std::string name;
};
/// Into the bin.
struct DeleteSaved {
    std::size_t row;
};
struct PutBackSaved {
    std::size_t row;
};
struct OpenSavedFolder {};
struct LeaveSaved {};
using SavedIntent = std::variant<OpenSaved, RenameSaved, DeleteSaved, PutBackSaved, OpenSavedFolder, SavedTab, LeaveSaved>;

class SavedScreen {
public:
    [[nodiscard]] std::optional<SavedIntent> draw(Window& window, const SavedModel& model);
    /// The rows in sight in the last frame that have not been read.
    [[nodiscard]] const std::vector<std::size_t>& unread() const { return unread_; }
    /// The rows have changed.
    void forget() { chosen_.reset(); }

private:
    enum class Page { list, rename, erase };
    void draw_tabs(Window& window, const SavedModel& model);
    void draw_rows(Window& window, const SavedModel& model);
    void draw_row(Window& window, const SavedModel& model, std::size_t row);
    void draw_buttons(Window& window, const SavedModel& model);
    void draw_page(Window& window, const SavedModel& model);

    std::optional<std::size_t> chosen_;
    Page page_ = Page::list;
    std::string name_;
    std::vector<std::size_t> unread_;
    std::optional<SavedIntent> intent_;
};

/// A game in progress can be replayed only with one player's knowledge: asks whose. `never_mind` is set when the player cancels.
[[nodiscard]] std::optional<Seat> whose_eyes_screen(Window& window, const PerSeat<std::string>& names, bool& never_mind);

}  // namespace fow::ui
