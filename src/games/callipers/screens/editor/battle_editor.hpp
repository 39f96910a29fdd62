// K13.5: the editor of battles: the map, roads, strongpoints, pieces, generals, turns.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/errors.hpp"
#include "games/callipers/screens/camera.hpp"
#include "games/callipers/screens/editor/battle_edits.hpp"
#include "ui/pages/editor_frame.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// `goes_on`: continues the change before it (same drag, same word), so that both are undone together.
struct BattleEdit {
    RuleSet next;
    bool goes_on = false;
};
using BattleEditorIntent = std::variant<BattleEdit, FrameIntent>;

struct BattleEditorModel {
    const RuleSet& rules;              ///< faults included
    const std::vector<Fault>& faults;  ///< with pointers into it: "/battle/pieces/3", "/ground/roads/0/strips/1"
    EditorState state{};
};

enum class BattleTool { battle, map, french, allied, farms, roads };

/// Registers pieces as "piece:8", corners of the chosen strongpoint as "corner:1", points of roads as "point:1:2" (road, point) and the
/// limits of the map as "limit:west". Nothing here is secret: both players may look.
class BattleEditor {
public:
    [[nodiscard]] std::optional<BattleEditorIntent> draw(Window& window, const BattleEditorModel& model);

private:
    enum class Grip { nothing, piece, ring, farm, corner, point, limit };

    // editor_hand.cpp: what the pointer and the keys do.
    void use_pointer(Window& window, const BattleEditorModel& model);
    void press(Window& window, const BattleEditorModel& model, ImVec2 at);
    [[nodiscard]] bool press_handle(const Window& window, const BattleEditorModel& model, ImVec2 at);
    [[nodiscard]] bool press_farm_handle(const Window& window, const RuleSet& rules, ImVec2 at);
    [[nodiscard]] bool press_road_handle(const Window& window, const RuleSet& rules, ImVec2 at);
    void press_ground(const RuleSet& rules, Point at);
    void drag(const RuleSet& rules, Point to);
    void use_keys(Window& window, const BattleEditorModel& model);
    void use_chosen_keys(Window& window, const RuleSet& rules);
    void nudge(const RuleSet& rules, Point by);
    [[nodiscard]] std::optional<int> piece_at(const RuleSet& rules, ImVec2 at) const;

    // editor_map.cpp: what is on the map.
    void draw_map(Window& window, const RuleSet& rules, const std::vector<Fault>& faults);
    void paint_pieces(Window& window, ImDrawList& list, const RuleSet& rules) const;
    void paint_farms(Window& window, ImDrawList& list, const RuleSet& rules) const;
    void paint_roads(Window& window, ImDrawList& list, const RuleSet& rules) const;
    void paint_limits(Window& window, ImDrawList& list, const RuleSet& rules) const;
    void paint_faults(Window& window, ImDrawList& list, const RuleSet& rules, const std::vector<Fault>& faults) const;
    void paint_knob(Window& window, ImDrawList& list, const std::string& name, ImVec2 at, bool chosen, bool small = false) const;
    [[nodiscard]] std::vector<std::string> words_under_pointer(const RuleSet& rules) const;

    // editor_pages.cpp: the column of each tool.
    void draw_page(Window& window, const RuleSet& rules);
    void draw_battle(Window& window, const RuleSet& rules);
    void draw_limits(Window& window, const RuleSet& rules);
    void draw_army(Window& window, const RuleSet& rules, Seat side);
    void draw_piece(Window& window, const RuleSet& rules, int piece);
    /// Arm, men and facing.
    [[nodiscard]] bool draw_traits(Window& window, Piece& piece);
    void draw_farms(Window& window, const RuleSet& rules);
    void draw_roads(Window& window, const RuleSet& rules);
    /// A field for whole numbers with blanks or commas between them. Returns what was typed, if it is as many numbers as `now`.
    [[nodiscard]] std::optional<std::vector<int>> type_numbers(Window& window, const char* name, const std::string& label,
                                                               const std::vector<int>& now);

    void take(BattleTool tool);
    void choose(const RuleSet& rules, const Chosen& chosen);
    void show(const BattleEditorModel& model, const Fault& fault);
    void add_piece(const RuleSet& rules, Seat side, Point at);
    void add_farm(const RuleSet& rules, Point at);
    void add_road(const RuleSet& rules, Point from, Point to);
    void remove_chosen(const RuleSet& rules);
    /// `run`: consecutive edits of the same run are undone together; "" = this one alone.
    void edit(RuleSet next, const std::string& run = {});
    void edit_typed(RuleSet next, bool goes_on);
    [[nodiscard]] std::optional<Seat> side_of_tool() const;
    [[nodiscard]] bool is_chosen(Chosen::What what) const { return chosen_.what == what; }
    /// The middle of the visible part, where the column adds things.
    [[nodiscard]] Point middle() const;

    BattleTool tool_ = BattleTool::battle;
    EditorFrame frame_;
    Sight sight_;
    Camera camera_;
    Battle extent_;  ///< what the camera can show: the map and everything beside it
    Chosen chosen_;
    PerSeat<Piece> brush_{{.side = french_seat, .thousands = 2}, {.side = allied_seat, .thousands = 2, .facing = 180}};
    Grip grip_ = Grip::nothing;
    Limit limit_ = Limit::west;
    ImVec2 pressed_at_{};
    Point grip_offset_{};  ///< from the gripped thing to the hand, yards
    Point gripped_{};      ///< where the hand was last, yards
    bool dragged_ = false;
    int grips_ = 0;  ///< the number of grips so far: names the run of edits of each grip
    std::optional<Point> pointer_;
    std::optional<int> hovered_;  ///< piece
    bool lines_ = false;
    std::string run_;
    std::pair<std::string, std::string> typed_;  ///< the field of numbers that is being typed in, and its text
    std::optional<BattleEdit> edit_;
};

/// A fault as a full sentence that names what it is about.
[[nodiscard]] std::string sentence_of(const RuleSet& rules, const Fault& fault);
/// What a fault is about, and where that is on the map; nothing if it has no place.
struct FaultPlace {
    Chosen chosen{};
    std::optional<Point> at{};
};
[[nodiscard]] FaultPlace where_is(const RuleSet& rules, const Fault& fault);

}  // namespace fow::callipers::screens
