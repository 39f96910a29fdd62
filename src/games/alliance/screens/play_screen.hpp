// A phase: the map, the cards, and the column with what can be done (L2).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/layout.hpp"
#include "games/alliance/screens/motion.hpp"
#include "games/alliance/screens/order_panel.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

using TableChoice = MenuAnswer<Action>;
/// Roll the die that is due: an earlier attempt could not save the result.
struct RollDue {};
using PlayIntent = std::variant<Action, RollDue, TableChoice>;

struct PlayModel {
    const View& view;
    const RuleSet& rules;
    Seat seat;           ///< whose view it is: the player who decides, or waits for the computer
    bool waits = false;  ///< for the computer, which plays the other side
    PerSeat<std::string> names;
    const std::vector<CardShown>& cards;  ///< all of them
    std::optional<ClockShown> clock{};
    std::span<const LoggedLine> log;   ///< oldest first; without what is being shown
    std::span<const LoggedLine> news;  ///< what the other side has just done
    std::string match;                 ///< of the second game of a match: how the first one ended (L12.3)
    Notice notice{};                   ///< a refusal with its rule, or what has just been done
    bool roll_due = false;             ///< a die waits
    bool lesson = false;
};

[[nodiscard]] bool is_legal(const View& view, const Action& action);
/// That order as the cards show it; null if no card has it.
[[nodiscard]] const OrderShown* shown_on_cards(const PlayModel& model, const Order& order);
/// What the player who decides ordered last, without Napoleon, who directs only once; null before the first order and after a pass.
[[nodiscard]] const OrderShown* last_order(const PlayModel& model);

class PlayScreen {
public:
    [[nodiscard]] std::optional<PlayIntent> draw(Window& window, const PlayModel& model);
    /// Shows these events, which led from `before` to the view of the model.
    void show(const View& before, std::vector<Event> events) { motion_ = Motion(before, std::move(events)); }
    [[nodiscard]] bool moves() const { return motion_.running(); }

private:
    void use_map(Window& window, const PlayModel& model);
    void select(std::optional<CardId> card);
    void draw_column(Window& window, const PlayModel& model);
    void draw_status(Window& window, const PlayModel& model);
    void draw_middle(Window& window, const PlayModel& model);
    void draw_question(Window& window, const PlayModel& model);
    void draw_guide(Window& window, const PlayModel& model) const;
    void draw_moving(Window& window) const;
    void draw_buttons(Window& window, const PlayModel& model);
    /// The last order of the player who decides, again in one press.
    void draw_once_more(Window& window, const PlayModel& model, const OrderShown& order);
    void draw_confirm(Window& window, const PlayModel& model);
    [[nodiscard]] const CardShown* opened(const PlayModel& model) const;
    [[nodiscard]] FieldMarks marks_of(const PlayModel& model) const;

    TableLayout layout_{};
    Motion motion_;
    GameMenu menu_;
    std::optional<CardId> selected_;
    std::optional<CardId> hovered_;
    OrderChoice choice_;
    std::optional<OrderShown> ordered_;  ///< what was ordered, while it is shown
    NoticeReader<std::optional<CardId>> reads_notice_;
    float foot_high_ = 0;       ///< pixels, in the previous frame
    float middle_high_ = 1e6F;  ///< what is above the log, in the last frame without motion
    std::optional<PlayIntent> intent_;
};

}  // namespace fow::alliance::screens
