// The veil, and the pages for pass phrases.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"
#include "core/voices.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Set when the veil asks for the seat's pass phrase.
struct PhraseAsked {
    bool wrong = false;            ///< the phrase typed last was wrong
    bool may_be_given_up = false;  ///< false: the game is only being replayed
};
enum class HandOverChoice { take_seat, forgotten, recall };

/// The veil: it is given only a name and a seat, so it cannot show more.
class HandOverScreen {
public:
    /// Watches the space bar and the Enter key: held down long enough, they open the veil like the button. A phrase may contain
    /// spaces, so the space bar does nothing while one is asked for.
    void event(const SDL_Event& event);
    /// `remarks`: what happened at the table, outside the rules, since the seat was last taken, the oldest first.
    /// `recall`: the label of a button for the player who was there before; empty = none. `said`: what is said below, if there is room.
    /// Returns a choice once: the seat is taken (with the phrase in `phrase` if one is asked for), the phrase was forgotten, or the player
    /// before goes on.
    [[nodiscard]] std::optional<HandOverChoice> draw(Window& window, Seat seat, const std::string& name,
                                                     const std::vector<std::string>& remarks, const std::optional<PhraseAsked>& asked,
                                                     std::string& phrase, const std::string& recall, const Saying* said);
    [[nodiscard]] bool animating() const { return progress_ > 0 || key_down_since_.has_value(); }

private:
    void draw_phrase(Window& window, const PhraseAsked& asked, std::string& phrase);
    [[nodiscard]] bool opens(SDL_Keycode key) const;

    bool asks_ = false;
    bool fresh_ = true;
    float progress_ = 0;
    std::optional<Uint32> key_down_since_;  ///< by now()
    SDL_Keycode held_key_ = SDLK_UNKNOWN;   ///< the key that went down then
};

/// A box for each player, a button to hold once both have agreed, and one to leave.
class Agreement {
public:
    /// True if both players agreed, false if they leave; nothing before that.
    [[nodiscard]] std::optional<bool> draw(Window& window, const PerSeat<std::string>& names, std::string_view button_name,
                                           const std::string& to_do, const std::string& to_leave);
    [[nodiscard]] bool animating() const { return progress_ > 0; }

private:
    PerSeat<bool> agrees_{};
    float progress_ = 0;
};

/// Both players agree to remove the forgotten phrase of one of them.
class GiveUpScreen {
public:
    enum class Choice { back, give_up };
    [[nodiscard]] std::optional<Choice> draw(Window& window, Seat forgetful, const PerSeat<std::string>& names);
    [[nodiscard]] bool animating() const { return agreement_.animating(); }

private:
    Agreement agreement_;
};

/// Both players agree to what the record will say, such as that the game continues from another point than the one it had reached.
class DepartureScreen {
public:
    enum class Choice { back, play_on };
    /// `remarks`: what will be in the record, in sentences. `to_leave`: the label of the button for not agreeing. `alone`: there is only
    /// one player.
    [[nodiscard]] std::optional<Choice> draw(Window& window, const std::vector<std::string>& remarks, const PerSeat<std::string>& names,
                                             const std::string& to_leave, bool alone);
    [[nodiscard]] bool animating() const { return agreement_.animating(); }

private:
    Agreement agreement_;
};

/// Both phrases together open a game that was sealed on another computer.
class BothPhrasesScreen {
public:
    enum class Choice { back, open };
    /// `wrong`: at least one of the phrases typed last was wrong.
    [[nodiscard]] std::optional<Choice> draw(Window& window, const PerSeat<std::string>& names, bool wrong, PerSeat<std::string>& phrases);

private:
    bool fresh_ = true;
};

}  // namespace fow::ui
