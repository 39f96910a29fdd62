// What the last frame says in words, to be read aloud: the texts of the top page in the order of the screen, and the focused control.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/window/controls.hpp"

namespace fow::ui {

/// A text that is read without being asked for.
struct Passage {
    std::string text;
    TextRole role = TextRole::sentence;
    std::optional<int> sheet;
    std::optional<int> part;
};

/// Made only from the record of the frame, so nothing can be read that is not on the screen.
struct Reading {
    int layer = 0;  ///< of the top page
    std::vector<Passage> passages;
    std::string focus;                     ///< the control or square with the keyboard focus, if any
    std::vector<std::string> focus_texts;  ///< its label, its state, its hint and what the page says about it
};
/// Whether both say the same.
[[nodiscard]] bool alike(const Reading& one, const Reading& other);

/// `focused`: by the keyboard, or null.
[[nodiscard]] Reading reading_of(const Controls& shown, const Control* focused);
/// What `now` says and `before` did not: new sentences and notices; after a new heading, everything on its card, or on its part of a card.
[[nodiscard]] std::vector<std::string> news_in(const Reading& now, const Reading& before);
/// Whether a card has a new heading: it is another page.
[[nodiscard]] bool another_page(const Reading& now, const Reading& before);
/// Everything on the top page, labels and the lines of a log in sight included.
[[nodiscard]] std::vector<std::string> all_of(const Controls& shown);

}  // namespace fow::ui
