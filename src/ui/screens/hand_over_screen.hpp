// The veil. It is given a name and a seat, and could not show more if it wanted to.
// Pass phrases in need: one that has been forgotten, and those that open a game which was sealed elsewhere.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

#include "fow/view/seat.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// The seat's pass phrase, where the veil asks for it.
struct PhraseAsked {
    bool wrong = false;            ///< the one typed last was not it
    bool may_be_given_up = false;  ///< else the game is only looked at
};
enum class HandOverChoice { take_seat, forgotten };

class HandOverScreen {
public:
    /// Watches the space bar and the enter key: held down long enough, they open the veil as the button does. A phrase may
    /// have blanks in it: while one is asked for, the space bar opens nothing.
    void event(const SDL_Event& event);
    /// Something once, when the seat is taken (with the phrase in `phrase`, where one is asked for) or the phrase has been forgotten.
    [[nodiscard]] std::optional<HandOverChoice> draw(Window& window, Seat seat, const std::string& name,
                                                     const std::optional<PhraseAsked>& asked, std::string& phrase);
    [[nodiscard]] bool animating() const { return progress_ > 0 || key_down_since_.has_value(); }

private:
    void draw_phrase(Window& window, const PhraseAsked& asked, std::string& phrase);
    [[nodiscard]] bool opens(SDL_Keycode key) const;

    bool asks_ = false;
    bool fresh_ = true;
    float progress_ = 0;
    std::optional<Uint32> key_down_since_;  ///< by now()
};

/// Both players agree to do without the phrase of one of them.
class GiveUpScreen {
public:
    enum class Choice { back, give_up };
    [[nodiscard]] std::optional<Choice> draw(Window& window, Seat forgetful, const PerSeat<std::string>& names);
    [[nodiscard]] bool animating() const { return progress_ > 0; }

private:
    PerSeat<bool> agrees_{};
    float progress_ = 0;
};

/// Both phrases together open a game on another computer.
class BothPhrasesScreen {
public:
    enum class Choice { back, open };
    /// `wrong`: those typed last were not both right.
    [[nodiscard]] std::optional<Choice> draw(Window& window, const PerSeat<std::string>& names, bool wrong, PerSeat<std::string>& phrases);

private:
    bool fresh_ = true;
};

}  // namespace fow::ui
