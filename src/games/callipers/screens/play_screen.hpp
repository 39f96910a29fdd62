// A turn: the map with the pieces, the steps, and the column with what can be done (K3).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "games/callipers/screens/camera.hpp"
#include "games/callipers/screens/furniture.hpp"
#include "games/callipers/screens/hand.hpp"
#include "games/callipers/screens/labels.hpp"
#include "games/callipers/screens/motion.hpp"
#include "games/callipers/screens/oracle.hpp"
#include "games/callipers/screens/pieces.hpp"
#include "games/callipers/screens/turn_told.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

using TableChoice = MenuAnswer<Action>;
/// Roll the die that is due: an earlier attempt could not save the result.
struct RollDue {};
/// K4.5
struct TakeBack {};
using PlayIntent = std::variant<Action, RollDue, TakeBack, TableChoice>;

struct PlayModel {
    const View& view;
    const RuleSet& rules;
    Seat seat;           ///< whose view it is: the player who decides, or waits for the computer
    bool waits = false;  ///< for the computer, which plays the other side
    PerSeat<std::string> names;
    Oracle& oracle;
    Sight& sight;  ///< the visible part of the map
    std::optional<ClockShown> clock{};
    std::span<const LoggedLine> log;  ///< oldest first
    Notice notice{};                  ///< a refusal with its rule, or what has just been done
    bool roll_due = false;            ///< a die waits
    bool can_undo = false;
    bool lesson = false;
    std::vector<Point> spots{};         ///< places that a lesson points at
    std::vector<std::string> result{};  ///< of this side's last shot or attack, until it does something else
    TurnTold enemy_turn{};              ///< what the other side has just done; empty once this side has acted
    std::optional<Goal> advised{};      ///< what a hint would do
};

class PlayScreen {
public:
    [[nodiscard]] std::optional<PlayIntent> draw(Window& window, const PlayModel& model);
    /// Shows these events, which led from `before` to the view of the model.
    void show(const View& before, const RuleSet& rules, std::vector<Event> events) { motion_ = Motion(before, rules, std::move(events)); }
    [[nodiscard]] bool moves() const { return motion_.running(); }
    /// The position has changed: nothing is in hand any more.
    void drop(const View& view);

private:
    enum class Grip { nothing, piece, ring, left_corner, right_corner, ground };

    // play_hand.cpp: what the pointer and the keys do.
    void use_pointer(Window& window, const PlayModel& model);
    void press_on_map(Window& window, const PlayModel& model, ImVec2 at);
    void move_hand(const Window& window, const PlayModel& model, ImVec2 at);
    void release_on_map(Window& window, const PlayModel& model, ImVec2 at);
    void click_piece(Window& window, const PlayModel& model, int piece);
    void click_in_fire(const PlayModel& model, int piece);
    void click_in_attacks(const PlayModel& model, int piece);
    void answer_with(const PlayModel& model, int piece);
    void choose_enemy(const PlayModel& model, int piece);
    void let_go(const PlayModel& model);
    void draw_near(const Window& window, const PlayModel& model);
    [[nodiscard]] bool sends_home(const Window& window, const PlayModel& model);
    void look_ahead(const PlayModel& model);
    void end_turn(const Window& window, const PlayModel& model);
    [[nodiscard]] bool something_left(const PlayModel& model) const;
    void go_on(const Window& window, const PlayModel& model);
    [[nodiscard]] bool puts_down_first(const PlayModel& model);
    void use_escape(Window& window, const PlayModel& model);
    void use_keys(Window& window, const PlayModel& model);
    void use_hand_keys(Window& window, const PlayModel& model);
    void next_piece(const PlayModel& model, int way);
    void take_keys(Keyboard& keys);
    void lift(const PlayModel& model, std::optional<int> piece);
    void give(const PlayModel& model);
    [[nodiscard]] std::optional<int> piece_at(const PlayModel& model, ImVec2 at) const;
    [[nodiscard]] Grip grip_at(const Window& window, const PlayModel& model, ImVec2 at) const;

    // play_map.cpp: what is on the map.
    void draw_map(Window& window, const PlayModel& model, const View& view);
    [[nodiscard]] Ghosts ghosts(const PlayModel& model) const;
    void paint_pieces(Window& window, ImDrawList& list, const PlayModel& model, const View& view) const;
    void paint_hand(Window& window, ImDrawList& list, const PlayModel& model) const;
    void paint_draft(Window& window, ImDrawList& list, const PlayModel& model, const Draft& draft, Shade shade) const;
    [[nodiscard]] std::string draft_text(const PlayModel& model, const Draft& draft, bool bad) const;
    void paint_legs(Window& window, ImDrawList& list, const PlayModel& model, const Draft& draft) const;
    [[nodiscard]] bool in_place(const PlayModel& model) const;
    void paint_reach(Window& window, ImDrawList& list, const PlayModel& model) const;
    void register_pieces(Window& window, const PlayModel& model) const;
    void register_spots(Window& window, const PlayModel& model) const;
    // play_fights.cpp: the same while guns fire and pieces attack.
    void paint_arcs(Window& window, ImDrawList& list, const PlayModel& model) const;
    void paint_attack(Window& window, ImDrawList& list, const PlayModel& model) const;
    void paint_question(Window& window, ImDrawList& list, const PlayModel& model) const;

    // play_reasons.cpp: who can do what to an enemy, and why not.
    [[nodiscard]] std::vector<int> attackers_of(const PlayModel& model, int target) const;
    [[nodiscard]] std::vector<int> guns_at(const PlayModel& model, int target) const;
    [[nodiscard]] std::vector<int> guns_ready(const PlayModel& model) const;
    [[nodiscard]] std::vector<int> best_attackers(const PlayModel& model, int target) const;
    [[nodiscard]] std::string attack_text(const PlayModel& model, int target) const;
    [[nodiscard]] std::string nobody_text(const PlayModel& model) const;
    /// How the piece in hand comes to that enemy, as `approach_` has it.
    [[nodiscard]] std::string approach_text(const PlayModel& model, int enemy) const;
    /// Whether a piece of the side in turn can do nothing in the step that is shown: it is dark on the map.
    [[nodiscard]] bool is_idle(const PlayModel& model, int piece) const;
    /// Why, outside the moves; empty if it is not idle.
    [[nodiscard]] std::string idle_text(const PlayModel& model, int piece) const;

    // play_column.cpp: the column and the strip.
    void draw_steps(Window& window, const PlayModel& model);
    void draw_column(Window& window, const PlayModel& model);
    void draw_status(Window& window, const PlayModel& model);
    void draw_middle(Window& window, const PlayModel& model);
    void draw_line(Window& window, const PlayModel& model);
    void draw_buttons(Window& window, const PlayModel& model);
    // play_cards.cpp: what is in hand, in words.
    void draw_hand(Window& window, const PlayModel& model);
    void draw_fire(Window& window, const PlayModel& model);
    void draw_attack(Window& window, const PlayModel& model);
    void draw_result(Window& window, const PlayModel& model) const;
    void draw_targets(Window& window, const PlayModel& model) const;
    void draw_guide(Window& window, const PlayModel& model);
    void draw_chances(Window& window, const PlayModel& model) const;
    void draw_arcs_button(Window& window, const PlayModel& model);
    // play_questions.cpp: the questions to the other side.
    void draw_question(Window& window, const PlayModel& model);
    void draw_retirement(Window& window, const PlayModel& model);
    void draw_end(Window& window, const PlayModel& model);

    [[nodiscard]] bool decides(const PlayModel& model) const { return !model.waits && !model.roll_due && !motion_.running(); }
    [[nodiscard]] bool orders_due(const PlayModel& model) const { return decides(model) && model.view.stage == callipers::Stage::orders; }
    [[nodiscard]] std::optional<callipers::Attack> attack(const PlayModel& model) const;
    [[nodiscard]] std::optional<callipers::Fire> fire(const PlayModel& model) const;

    TableLayout layout_{};
    Camera camera_{};
    Motion motion_;
    GameMenu menu_;
    Step mode_ = Step::moves;
    std::optional<Draft> draft_;
    std::vector<int> named_;     ///< guns, attackers, supports, by piece
    std::optional<int> target_;  ///< of the fire or the attack
    callipers::Side side_ = callipers::Side::rear;
    int distance_ = 0;  ///< of a retirement
    Grip grip_ = Grip::nothing;
    ImVec2 pressed_at_{};
    Point grip_offset_{};  ///< from the centre of the base to the hand, yards
    bool dragged_ = false;
    bool lifted_here_ = false;  ///< by the press that is still held
    std::optional<int> hovered_;
    bool from_moves_ = false;        ///< the mode was chosen by a click on an enemy: letting go leads back to the moves
    bool arcs_ = false;              ///< enemy arcs are shown
    bool lines_ = false;             ///< lines every 500 yards
    std::optional<int> next_lift_;   ///< once the piece that was turned is put down
    std::optional<Step> next_mode_;  ///< the same
    bool next_end_ = false;          ///< the same: the turn ends
    bool asks_end_ = false;          ///< the turn is to end, but something is left to do
    bool takes_keys_ = false;        ///< a piece has come into the hand: the keys are for it, not for a control
    bool refused_ = false;           ///< it could not be put down as it was turned
    bool unfolds_line_ = false;      ///< the order line takes the keyboard in the next frame
    std::string line_;
    std::string typed_refusal_;
    std::optional<Approach> approach_;  ///< of the piece in hand to the enemy that is pointed at; nothing if it may not fight it
    bool aims_at_enemy_ = false;        ///< an enemy is pointed at with a piece in hand
    std::string fell_short_;            ///< what a click on an enemy out of reach was told
    /// What a notice refers to: it goes when that changes.
    struct Subject {
        Step mode = Step::moves;
        std::optional<int> piece;
        Point at{};
        int facing = 0;
        std::vector<int> named;
        friend bool operator==(const Subject&, const Subject&) = default;
    };
    [[nodiscard]] Subject subject() const;
    [[nodiscard]] bool shows_notice(const Notice& notice);
    std::optional<Subject> noticed_;  ///< when the notice came
    bool notice_read_ = false;
    float foot_high_ = 0;  ///< pixels, in the previous frame
    std::optional<PlayIntent> intent_;
};

}  // namespace fow::callipers::screens
