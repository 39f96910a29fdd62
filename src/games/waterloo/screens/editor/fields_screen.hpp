// The list of battlefields: those of the game and the player's own (W14.3).
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/games/waterloo/view/battlefield.hpp"
#include "ui/window/window.hpp"

namespace fow::ui::inline waterloo {

struct FieldEntry {
    std::string name;
    bool own = false;
    bool printed = false;                ///< the printed board, for any rules
    std::optional<Battlefield> field{};  ///< empty if the file cannot be read
    std::string trouble{};               ///< why it cannot be played, or read
};
struct FieldsModel {
    std::vector<FieldEntry> entries;
    std::string folder;  ///< folder of the player's own battlefields
    std::string notice;  ///< what has just been done
};

struct PlayField {
    std::size_t entry;
};
/// `copy`: as a new battlefield; always for those of the game.
struct DrawField {
    std::size_t entry;
    bool copy = false;
};
struct DeleteField {
    std::size_t entry;
};
struct NewField {};
struct OpenField {
    std::string path;
};
struct LeaveFields {};
using FieldsIntent = std::variant<PlayField, DrawField, DeleteField, NewField, OpenField, LeaveFields>;

/// Registers its rows as "field:<name>" and "own-field:<name>".
class FieldsScreen {
public:
    [[nodiscard]] std::optional<FieldsIntent> draw(Window& window, const FieldsModel& model, const Roster& roster);
    void choose(std::size_t entry) { chosen_ = entry; }

private:
    enum class Page { list, fetch, erase };
    void draw_list(Window& window, const FieldsModel& model);
    void draw_entry(Window& window, const FieldEntry& entry, const Roster& roster);
    void draw_buttons(Window& window, const FieldsModel& model);
    void draw_page(Window& window, const FieldsModel& model);

    std::size_t chosen_ = 0;
    Page page_ = Page::list;
    std::string path_;
    std::optional<FieldsIntent> intent_;
};

/// The ground, the pieces and the entry squares as a small map, centred at the top of `rect` (pixels): fields_picture.cpp.
void draw_field_picture(Window& window, ImDrawList& list, const SDL_FRect& rect, const Battlefield& field, const Roster& roster);

}  // namespace fow::ui::inline waterloo
