// Where the squares are on the screen. Pure.
#pragma once

#include <SDL.h>

#include <optional>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/square.hpp"
#include "ui/window/lens.hpp"

namespace fow::waterloo::screens {

/// A map sheet on the screen: a margin for letters and numbers on all sides, then 12 x 10 square cells.
class BoardGeometry {
public:
    /// The largest sheet of whole-pixel cells inside `area` (pixels), centred in it. `turned`: seen from the north, the Allied player's
    /// side. Enlarged by `lens`, it is visible only where the whole sheet was.
    BoardGeometry(const SDL_FRect& area, bool turned, const Lens& lens = {});

    [[nodiscard]] SDL_FRect sheet() const { return sheet_; }  ///< margin included
    [[nodiscard]] SDL_FRect room() const { return room_; }    ///< the visible part of it
    [[nodiscard]] SDL_FRect field() const { return field_; }  ///< the 120 cells
    [[nodiscard]] float cell() const { return cell_; }        ///< pixels, whole
    [[nodiscard]] float margin() const { return margin_; }    ///< pixels, whole
    [[nodiscard]] bool turned() const { return turned_; }
    [[nodiscard]] SDL_FRect rect(Square square) const;
    [[nodiscard]] SDL_FPoint centre(Square square) const;
    /// The square under a pixel; nothing on the margin, beyond it, and outside the visible part.
    [[nodiscard]] std::optional<Square> square_at(float x, float y) const;

    /// Width and height of a sheet of that cell size.
    [[nodiscard]] static float margin_for(float cell);
    [[nodiscard]] static SDL_FPoint size_for(float cell);

    friend bool operator==(const BoardGeometry& a, const BoardGeometry& b) {
        return a.field_.x == b.field_.x && a.field_.y == b.field_.y && a.cell_ == b.cell_ && a.turned_ == b.turned_;
    }

private:
    float cell_;
    float margin_;
    bool turned_;
    SDL_FRect room_{};
    SDL_FRect sheet_{};
    SDL_FRect field_{};
};

}  // namespace fow::waterloo::screens
