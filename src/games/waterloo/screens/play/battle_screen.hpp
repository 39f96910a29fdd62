// W8.1: the battle as both players see it, one fight at a time.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/waterloo/screens/motion/motion.hpp"
#include "games/waterloo/view/event.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/parts.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// Two pieces that fought, or a gun and its target, and the outcome. Pure, like rounds_of().
struct Round {
    std::variant<Fought, Fired, Bombarded> met;
    bool answered = false;  ///< W11.8: the defender played Fighting spirit
    std::optional<DieFace> die;
    std::vector<Event> outcome;  ///< in order, including the die and the choices of W8.9 and W10.9
};
/// W11.8: is this the card that answers the attack? Its event comes just before that fight.
[[nodiscard]] bool answers(const CardPlayed& card, const Fought& fought);
[[nodiscard]] std::vector<Round> rounds_of(const std::vector<Event>& events);
/// Does any event of the list show pieces to both players?
[[nodiscard]] bool shows_battle(const std::vector<Event>& events);
/// Is there nothing in the list to stop for but shots that do no harm? Whether a shot does harm is public (W4.10).
[[nodiscard]] bool only_harmless_shots(const std::vector<Event>& events);

/// The button of a page that both players see, and who may look. It lies above the words, where the pages after it only tell something: a
/// click too many there does nothing. `held` stores how far the button has been held. True when it was pressed.
bool fight_button(Window& window, std::string_view name, const std::string& label, bool enabled, const NextLook& next, float& held);

enum class BattleChoice { roll_die, go_on };

struct BattleModel {
    const PlayerView& view;  ///< an onlooker's: what both players may see; or that of the only person at the table
    const Roster& roster;
    const std::vector<Round>& rounds;
    bool die_due = false;  ///< the last round waits for the die (W8.5)
    Motion& motion;        ///< the animation on the map; the two pieces rise from it where it halts
    NextLook next;         ///< after it
};

class BattleScreen {
public:
    [[nodiscard]] std::optional<BattleChoice> draw(Window& window, const BattleModel& model);
    /// Starts with that round, already seen by both.
    void begin_at(std::size_t round);
    /// Starts with that round; nothing of it has been shown yet.
    void begin_with_meeting(std::size_t round);
    /// The die has been rolled: it tumbles for a while before it shows its face.
    void die_rolled(Window& window);
    /// The meeting itself is animated, not only the motion on the map.
    [[nodiscard]] bool animating() const { return undecided() || falling_since_; }
    /// Both players have seen that the die decides, and it can be rolled.
    [[nodiscard]] bool asks_for_roll() const { return asks_for_roll_; }

private:
    void pass_time(Window& window);
    [[nodiscard]] std::vector<std::string> told(const BattleModel& model, const Round& round) const;
    void draw_meeting(Window& window, const SDL_FRect& map, const BattleModel& model) const;
    std::optional<BattleChoice> draw_column(Window& window, const SDL_FRect& column, const BattleModel& model, const PlayerView& seen);
    /// To the next round, or to what follows the last one.
    std::optional<BattleChoice> go_on(Window& window, const BattleModel& model);
    /// The outcome of the round is not told yet.
    [[nodiscard]] bool undecided() const { return rolling_since_ || showing_since_; }

    std::size_t round_ = 0;
    std::size_t shown_ = 0;  ///< number of rounds whose pieces have been turned face up
    bool over_ = false;      ///< the last round has been read
    bool asks_for_roll_ = false;
    float held_ = 0;                       ///< of the button that goes on, 0 to 1
    std::optional<Uint32> rolling_since_;  ///< by now()
    std::optional<Uint32> showing_since_;  ///< the same
    std::optional<Uint32> falling_since_;  ///< the same: the outcome has just been told
};

}  // namespace fow::waterloo::screens
