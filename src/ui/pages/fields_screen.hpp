// The list of a game's battlefields: those of the game and the player's own.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/window/game_look.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct FieldEntry {
    std::string name;
    bool own = false;
    std::string rules{};              ///< which rules it is for: a word or two
    std::vector<std::string> told{};  ///< sentences about it
    Drawing picture{};                ///< a small map, centred at the top of its rectangle
    std::string description{};
    bool readable = false;
    std::string trouble{};  ///< why it cannot be played, or read
    std::string fixed{};    ///< why it cannot be changed although it can be read
};
struct FieldsModel {
    std::vector<FieldEntry> entries;
    std::string folder;   ///< folder of the player's own battlefields
    std::string notice;   ///< what has just been done
    std::string new_one;  ///< what a new battlefield looks like: a hint
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
/// Another name for one of the player's own.
struct GiveName {
    std::size_t entry;
    std::string name;
};
struct NewField {};
struct OpenField {
    std::string path;
};
struct LeaveFields {};
using FieldsIntent = std::variant<PlayField, DrawField, DeleteField, GiveName, NewField, OpenField, LeaveFields>;

/// Registers its rows as "field:<name>" and "own-field:<name>".
class FieldsScreen {
public:
    [[nodiscard]] std::optional<FieldsIntent> draw(Window& window, const FieldsModel& model);
    void choose(std::size_t entry) { chosen_ = entry; }
    /// A page asks about the chosen one: another one must not be chosen now.
    [[nodiscard]] bool asks_about_chosen() const { return page_ == Page::erase || page_ == Page::name; }

private:
    enum class Page { list, load, erase, name };
    void draw_list(Window& window, const FieldsModel& model);
    void draw_buttons(Window& window, const FieldsModel& model);
    void draw_page(Window& window, const FieldsModel& model);

    std::size_t chosen_ = 0;
    Page page_ = Page::list;
    std::string path_;
    std::string name_;  ///< typed for the chosen one
    std::optional<FieldsIntent> intent_;
};

}  // namespace fow::ui
