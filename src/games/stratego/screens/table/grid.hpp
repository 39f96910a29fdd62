// Where the squares of a board of any size are on the screen. Pure.
#pragma once

#include <SDL.h>

#include <optional>

#include "games/stratego/screens/words.hpp"
#include "ui/window/lens.hpp"

namespace fow::stratego::screens {

/// A sheet on the screen: a margin for letters and numbers on all sides, then the square cells.
class Grid {
public:
    struct Size {
        int files = 10;
        int ranks = 10;
        friend bool operator==(const Size&, const Size&) = default;
    };
    /// The largest sheet of whole-pixel cells inside `area` (pixels), centred in it. `turned`: seen from the north. Enlarged by `lens`, it
    /// is visible only where the whole sheet was.
    Grid(const SDL_FRect& area, Size size, bool turned, const Lens& lens = {});

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] SDL_FRect sheet() const { return sheet_; }  ///< margin included
    [[nodiscard]] SDL_FRect room() const { return room_; }    ///< the visible part of it
    [[nodiscard]] SDL_FRect field() const { return field_; }  ///< the cells
    [[nodiscard]] float cell() const { return cell_; }        ///< pixels, whole
    [[nodiscard]] float margin() const { return margin_; }    ///< pixels, whole
    [[nodiscard]] bool turned() const { return turned_; }
    [[nodiscard]] SDL_FRect rect(Square square) const;
    [[nodiscard]] SDL_FPoint centre(Square square) const;
    /// The square under a pixel; nothing on the margin, beyond it, and outside the visible part.
    [[nodiscard]] std::optional<Square> square_at(float x, float y) const;

    [[nodiscard]] static float margin_for(float cell);
    /// Width and height of a sheet of that cell size, pixels.
    [[nodiscard]] static SDL_FPoint extent(Size size, float cell);

private:
    Size size_;
    float cell_ = 1;
    float margin_ = 0;
    bool turned_ = false;
    SDL_FRect room_{};
    SDL_FRect sheet_{};
    SDL_FRect field_{};
};

/// The lens that shows `at`, a point of the window, in the middle.
[[nodiscard]] Lens centred_on(const Lens& lens, const Grid& grid, SDL_FPoint at);

}  // namespace fow::stratego::screens
