// Containers of widgets: cards, scrolling parts of cards, and modal cards.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <string_view>

#include "ui/window/window.hpp"

namespace fow::ui {

/// The look of a panel.
enum class Sheet {
    paper,  ///< a card of paper with a thin ink frame
    baize,  ///< no sheet: chalk on the cloth
    dark,   ///< darker cloth, for trays and the log
};
/// A rectangle of that size (units of scale 1) in the middle of the window, shrunk to fit.
[[nodiscard]] SDL_FRect centred_rect(const Window& window, float w, float h);
/// A panel at a fixed place; nothing in it moves or resizes. Always pair with card_end().
void card_begin(Window& window, std::string_view name, const SDL_FRect& rect, Sheet sheet = Sheet::paper, bool scrolls = false);
void card_end(Window& window);
/// A scrolling part of a card; `height` in pixels, 0 = the space left. `follow` keeps the end in view.
void scroll_begin(Window& window, std::string_view name, float height = 0, bool follow = false);
void scroll_begin(Window& window, std::string_view name, const ImVec2& size, bool follow = false);
void scroll_end(Window& window);

/// A paper card in the middle, above everything; what is below is dimmed and cannot be clicked. `width` in units of scale 1; as high as its
/// contents. Draw it last. Always pair with modal_end().
void modal_begin(Window& window, std::string_view name, float width);
/// The same at the top or at the bottom of the window, so that the player can see what is below: that is dimmed less.
enum class ModalPlace { top, bottom };
void modal_begin(Window& window, std::string_view name, float width, ModalPlace place);
void modal_end(Window& window);

}  // namespace fow::ui
