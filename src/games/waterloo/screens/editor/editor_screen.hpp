// W14.3: the battlefield editor.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/waterloo/screens/editor/editor_change.hpp"
#include "games/waterloo/screens/editor/editor_tools.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/editor_frame.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// `goes_on`: continues the previous change (same stroke, same word), so that both are undone together.
struct Edit {
    EditorChange change;
    bool goes_on = false;
};
using EditorIntent = std::variant<Edit, FrameIntent>;

struct EditorModel {
    const Battlefield& field;
    const PlayerView& view;  ///< the field as it is now
    const Roster& roster;
    const std::vector<BattlefieldFault>& faults;
    EditorState state{};
    PerSeat<SquareSet> zones{};   ///< W6.2
    std::string garrison_tile{};  ///< W12.4: id of the building that is garrisoned in Expert
    int garrison = 2;             ///< W12.4: how many pieces
    Seat garrison_seat = allied_seat;
    int lines_to_sever = 2;    ///< W1.1
    int prussian_minutes = 0;  ///< clock time of the turn after which the Prussians arrive
};

enum class EditorTool { battle, hand, building, village, hill, mud, eraser, pieces, prussians, lines };
inline constexpr std::size_t tool_count = 10;

/// Nothing here is secret: both players may look.
class EditorScreen {
public:
    [[nodiscard]] std::optional<EditorIntent> draw(Window& window, const EditorModel& model);

private:
    // The map: editor_map.cpp
    void draw_map(Window& window, const EditorModel& model, const SDL_FRect& rect);
    void use_keys(const Window& window, const EditorModel& model);
    void use_hand(const EditorModel& model, const BoardGesture& gesture);
    void use_brush(const EditorModel& model, const BoardInput& input);
    void dab(const EditorModel& model, Square newest, SquareSet squares, bool goes_on);
    void put(const EditorModel& model, SquareSet squares, bool goes_on);

    // Around the map: editor_frame.cpp
    void show(const BattlefieldFault& fault);
    void draw_page(Window& window, const EditorModel& model);

    // The column for each tool: editor_pages.cpp, editor_armies.cpp
    void draw_battle(Window& window, const EditorModel& model);
    void draw_ground(Window& window, const EditorModel& model);
    void draw_armies(Window& window, const EditorModel& model);
    void draw_row(Window& window, const EditorModel& model, const Muster& muster, const BoxRow& row);
    void draw_prussians(Window& window, const EditorModel& model);
    void draw_lines(Window& window, const EditorModel& model);
    /// A text field of the battlefield; consecutive typing is one change.
    void text(Window& window, const char* name, const std::string& label, const std::string& now, std::size_t limit,
              const std::function<EditorChange(std::string)>& change);

    void edit(EditorChange change, bool goes_on = false) { edit_ = Edit{std::move(change), goes_on}; }
    void take(EditorTool tool);
    [[nodiscard]] std::optional<std::size_t> chosen_tile(const EditorModel& model) const;

    EditorTool tool_ = EditorTool::battle;
    EditorFrame frame_;
    BoardHand hand_;
    Stroke stroke_;
    bool erases_ = false;  ///< the stroke removes squares from a line of retreat
    std::optional<Square> hovered_;
    std::optional<Square> chosen_;  ///< a tile (by one of its squares), a piece, or the square of a fault
    Army army_ = Army::french;
    std::optional<UnitId> kind_;  ///< pieces of this kind are put on the map
    bool flag_ = true;
    Seat line_seat_ = french_seat;
    Sector line_ = Sector::left;
    std::optional<Edit> edit_;
};

/// A tool's icon inside `rect` (pixels, a square).
void draw_tool_icon(Window& window, ImDrawList& list, const SDL_FRect& rect, EditorTool tool, const Roster& roster);

}  // namespace fow::waterloo::screens
