// What the battlefield editors of all games have around their maps: tools with their icons, faults, the column's head and foot, saving and
// sharing.
#pragma once

#include <SDL.h>
#include <imgui.h>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ui/window/game_look.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct UndoEdit {};
struct RedoEdit {};
/// A name typed while saving. `goes_on`: continues the word before, so that both are undone together.
struct RenameField {
    std::string name;
    bool goes_on = false;
};
/// What happens to the drawing next.
enum class EditorNext { stay, start_game, load, leave };
struct SaveField {
    EditorNext next = EditorNext::stay;  ///< after saving
};
struct GoOn {
    EditorNext next = EditorNext::leave;
};
struct ShareField {
    std::string path;
    bool replace = false;  ///< an existing file
};
using FrameIntent = std::variant<UndoEdit, RedoEdit, RenameField, SaveField, GoOn, ShareField>;

/// The drawing as the frame shows it.
struct EditorState {
    std::string name{};
    std::vector<std::string> faults{};  ///< why it cannot be played, as sentences
    bool can_undo = false;
    bool can_redo = false;
    bool unsaved = false;
    bool kept = false;         ///< a file with its current name exists and is this battlefield's own
    bool name_taken = false;   ///< a file with that name exists and is another battlefield's
    std::string path{};        ///< of its file, which may not exist yet
    std::string file_there{};  ///< the path typed for a shared file that exists already
    std::string notice{};      ///< what has just been done
};

/// Pixels.
struct EditorLayout {
    SDL_FRect palette, map, foot, column;
};
/// `sheet_in`: width and height of the largest map in that room.
[[nodiscard]] EditorLayout editor_layout(const Window& window, const std::function<SDL_FPoint(const SDL_FRect& room)>& sheet_in);

struct ToolShown {
    std::string name;  ///< registers as "tool:<name>"
    std::string label;
    Drawing icon;  ///< into a square
};

/// Registers its faults as "fault:<number>", from 1.
class EditorFrame {
public:
    /// Call it first in each frame.
    void begin() { intent_.reset(); }
    /// Call it last: returns what the player wants from the frame.
    [[nodiscard]] std::optional<FrameIntent> finish(Window& window, const EditorState& state);
    /// Whether the map may be edited: no page covers it.
    [[nodiscard]] bool on_map() const { return page_ == Page::map; }

    /// Ctrl+S, Ctrl+Z and the like. True if no other key of the editor counts now.
    [[nodiscard]] bool use_keys(const Window& window, const EditorState& state);
    /// The tool whose key has been pressed.
    [[nodiscard]] static std::optional<std::size_t> tool_pressed(const Window& window, std::size_t count);
    /// The tool that has been clicked.
    [[nodiscard]] std::optional<std::size_t> draw_palette(Window& window, const SDL_FRect& rect, const std::vector<ToolShown>& tools,
                                                          std::size_t chosen, const EditorState& state);
    /// The faults, and what is under the pointer: `told` about the square `of`. Returns the fault that has been clicked.
    [[nodiscard]] static std::optional<std::size_t> draw_foot(Window& window, const SDL_FRect& rect, const EditorState& state,
                                                              const std::optional<std::string>& of, const std::vector<std::string>& told);
    /// `page`: draws the tool's part of the column.
    void draw_column(Window& window, const SDL_FRect& rect, const EditorState& state, const std::function<void()>& page);
    /// Saves before going on, if the player wants that.
    void ask(const EditorState& state, EditorNext next);

    /// A text field of the drawing; consecutive typing is one change.
    struct Typed {
        std::string text;  ///< at most `limit` bytes
        bool goes_on = false;
    };
    [[nodiscard]] std::optional<Typed> type(Window& window, const char* name, const std::string& label, const std::string& now,
                                            std::size_t limit, std::string_view enter = {});

private:
    enum class Page { map, save, share };
    void save(const EditorState& state);
    void draw_page(Window& window, const EditorState& state);
    void draw_save(Window& window, const EditorState& state);
    void draw_share(Window& window, const EditorState& state);

    Page page_ = Page::map;
    EditorNext next_ = EditorNext::stay;
    std::string typing_;  ///< the field being typed in
    std::string share_path_;
    std::optional<FrameIntent> intent_;
};

/// The pen for the icons of tools. Draws in fractions of the icon's side.
class IconPen {
public:
    /// `list` and `rect` (pixels, a square) must outlive the pen; `line`: pixels.
    IconPen(ImDrawList& list, const SDL_FRect& rect, float line) : list_(list), rect_(rect), line_(line) {}

    void box(float x, float y, float w, float h, unsigned rgb) const;
    void frame(float x, float y, float w, float h, unsigned rgb) const;
    void line(float x0, float y0, float x1, float y1, unsigned rgb, float thick = 1) const;
    void dot(float x, float y, float radius, unsigned rgb) const;
    template <std::size_t N>
    void shape(const std::array<ImVec2, N>& shares, unsigned rgb, unsigned edge) const {
        draw_shape(shares.data(), N, rgb, edge);
    }

private:
    void draw_shape(const ImVec2* shares, std::size_t count, unsigned rgb, unsigned edge) const;
    [[nodiscard]] ImVec2 at(float x, float y) const;
    ImDrawList& list_;
    const SDL_FRect& rect_;
    float line_;
};

/// A written page: what the battle is called.
void draw_sheet_icon(const IconPen& pen);
void draw_eraser_icon(const IconPen& pen);

}  // namespace fow::ui
