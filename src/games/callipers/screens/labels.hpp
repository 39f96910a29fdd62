// Where the names of pieces are on the map: none covers a piece, another name or a sign.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/callipers/screens/camera.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// Places that are taken on a part of the screen, in pixels. Pure.
class TakenRoom {
public:
    /// Nothing is written outside `room`.
    explicit TakenRoom(const SDL_FRect& room) : room_(room) {}
    /// The four corners of a base, clockwise or anticlockwise.
    void take(const std::array<ImVec2, 4>& base);
    void take(const SDL_FRect& rect);
    /// With a blank on either side: two names in one line must not read as one.
    void take_name(const SDL_FRect& rect);
    [[nodiscard]] bool is_free(const SDL_FRect& rect) const;
    /// Takes and returns the first free place of that size around a base: behind or before it, then beside it, then at its corners;
    /// as near to the base as it can be. `below`: those under the base come first.
    [[nodiscard]] std::optional<SDL_FRect> place(const std::array<ImVec2, 4>& base, ImVec2 size, float gap, bool below);

private:
    /// Moved along one axis towards the base, as far as it stays free.
    [[nodiscard]] SDL_FRect drawn(SDL_FRect rect, const std::array<ImVec2, 4>& base, float gap, ImVec2 along) const;
    SDL_FRect room_;
    std::vector<std::array<ImVec2, 4>> taken_;
};

/// All bases that stand, with their plates.
void take_bases(const Window& window, TakenRoom& taken, const Camera& camera, const View& view, const RuleSet& rules);

struct PieceLabel {
    int piece;
    std::string text;
    SDL_FRect rect;  ///< pixels
    bool whole;      ///< the name, not the key number alone
    bool on_farm;    ///< over the drawing of a farm, from which the letters must stand out
};
/// Bases that are only drawn on the map: where a piece stood, was lost, or could go.
using Ghosts = std::vector<std::array<ImVec2, 4>>;
/// Names where there is room for them, each touching its own piece. `keys`: with key numbers, and these alone where names have no room.
[[nodiscard]] std::vector<PieceLabel> labels_of(Window& window, const Camera& camera, const View& view, const RuleSet& rules,
                                                bool keys = false, const Ghosts& ghosts = {});
/// All except that of one piece, which is moving.
void paint_labels(Window& window, ImDrawList& list, const RuleSet& rules, const std::vector<PieceLabel>& labels,
                  std::optional<int> without);
struct PointedPiece {
    int piece;
    bool key;  ///< with its key number
};
/// The name of a piece that is pointed at, on a slip of paper, unless its label shows it.
void paint_pointed_label(Window& window, ImDrawList& list, const Camera& camera, const View& view, const RuleSet& rules,
                         const PointedPiece& pointed, const std::vector<PieceLabel>& labels, const Ghosts& ghosts = {});

}  // namespace fow::callipers::screens
