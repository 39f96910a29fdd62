#include "games/waterloo/screens/table/fight_painter.hpp"

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/widgets/movement.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

std::string strength_text(const PlayerView& view, const Roster& roster, const SeenPiece& piece, int total,
                          const std::vector<Bonus>& bonuses) {
    if (!piece.unit) return "?";
    const Unit& unit = unit_of(roster, *piece.unit);
    if (unit.kind == Kind::artillery) return tr("guns");
    if (unit.kind == Kind::commander_in_chief) return tr("chief");
    return sum_text(view, {piece.strength, bonuses, total}, unit.strength - piece.strength);
}

std::string verdict_sentence(const Fought& fought) {
    switch (fought.verdict) {
        case Verdict::attacker_stronger: return tr("The attacker is stronger (W8.2).");
        case Verdict::defender_stronger: return tr("The defender is stronger (W8.2).");
        case Verdict::equal:
            return fought.same_side ? tr("Equal, and both of one side: their owner chooses which one falls (W8.9).")
                                    : tr("Equal strengths: the Battle die decides (W8.5).");
        case Verdict::gun_taken: return tr("Guns attacked from the flank or the rear are lost (W4.12).");
        case Verdict::gun_holds: return tr("Guns attacked from the front always win (W4.13).");
        case Verdict::commander_in_chief_attacks: return tr("A commander in chief destroys what he attacks (W5.2).");
        case Verdict::commander_in_chief_falls: return tr("A commander in chief who is attacked falls (W5.2).");
    }
    return {};
}

namespace {

float width_at(float shown) { return std::abs(2 * std::clamp(shown, 0.0F, 1.0F) - 1); }

SDL_FRect between(const SDL_FRect& from, const SDL_FRect& to, float share) {
    const auto mix = [share](float a, float b) { return a + (b - a) * share; };
    return {mix(from.x, to.x), mix(from.y, to.y), mix(from.w, to.w), mix(from.h, to.h)};
}

constexpr float lying = 1.35F;  ///< radians, of a piece that has fallen

/// Where everything in a meeting goes.
struct Stage {
    SDL_FRect left{};
    SDL_FRect right{};
    float label = 0;  ///< width of the room for words under a piece
    float low = 0;    ///< below the words
    float role = 0;   ///< above the pieces
    ImVec2 middle{};  ///< between the pieces
};

/// How far a box reaches into a square, in pixels squared.
float overlap(const SDL_FRect& a, const SDL_FRect& b) {
    return std::max(0.0F, std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x)) *
           std::max(0.0F, std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y));
}

/// Where a box of that size lies inside the map: as near to both squares as it can without covering either of them.
ImVec2 place_beside(const SDL_FRect& room, const SDL_FRect& a, const SDL_FRect& b, ImVec2 size) {
    constexpr int steps = 32;
    const ImVec2 wish{(a.x + b.x + a.w - size.x) / 2, (a.y + b.y + a.h - size.y) / 2};
    const ImVec2 most{std::max(0.0F, room.w - size.x), std::max(0.0F, room.h - size.y)};
    ImVec2 best = wish;
    float least = -1;
    const auto consider = [&](float x, float y) {
        x = std::clamp(x, room.x, room.x + most.x);
        y = std::clamp(y, room.y, room.y + most.y);
        const SDL_FRect box{x, y, size.x, size.y};
        const float covered = (overlap(box, a) + overlap(box, b)) / (a.w * a.h);
        const float cost = covered * 100 + std::hypot(x - wish.x, y - wish.y) / a.w;
        if (least >= 0 && cost >= least) return;
        least = cost;
        best = {x, y};
    };
    for (int i = 0; i <= steps; ++i) {
        const float share = static_cast<float>(i) / steps;
        consider(wish.x, room.y + share * most.y);  // above or below
        consider(room.x + share * most.x, wish.y);  // at the side
        for (int k = 0; k <= steps; ++k) consider(room.x + share * most.x, room.y + static_cast<float>(k) / steps * most.y);
    }
    return best;
}

Stage stage_for(const Window& window, const SDL_FRect& map, const SDL_FRect& a, const SDL_FRect& b) {
    const float cell = a.w;
    const float size = std::round(std::clamp(1.8F * cell, window.units(88), window.units(168)));
    const float apart = std::round(size + window.units(100));
    const float above = window.units(22);
    const float below = window.units(86);
    const float margin = window.units(12);
    const float wide = apart + size + 2 * margin;
    const float inset = window.units(4);
    const SDL_FRect room{map.x + inset, map.y + inset, map.w - 2 * inset, map.h - 2 * inset};
    const ImVec2 at = place_beside(room, a, b, {wide, above + size + below});
    const float top = std::floor(at.y + above);
    const float middle = std::floor(at.x + wide / 2);
    Stage stage;
    stage.left = {std::floor(middle - apart / 2 - size / 2), top, size, size};
    stage.right = {std::floor(middle + apart / 2 - size / 2), top, size, size};
    stage.label = apart - window.units(8);
    stage.low = top + size + window.units(56);
    stage.role = top - above;
    stage.middle = {middle, std::floor(top + size / 2)};
    return stage;
}

/// The slip of paper under a piece: its strength and its name.
struct Slip {
    std::string name;
    Type type = Type::heading;
    float wide = 0;
    float middle = 0;
};

Slip slip_under(Window& window, const SDL_FRect& place, float room, const Roster& roster, const Duelist& side) {
    Slip slip;
    if (side.piece == nullptr) return slip;
    slip.name = side.piece->unit ? unit_of(roster, *side.piece->unit).name : describe(roster, *side.piece, tr);
    if (text_size(window, Type::heading, side.strength).x > room - window.units(12)) slip.type = Type::body;
    const float words = std::max(text_size(window, slip.type, side.strength).x, text_size(window, Type::small, slip.name).x);
    slip.wide = std::ceil(words + window.units(16));
    slip.middle = place.x + place.w / 2;
    return slip;
}

/// Moves two slips until both lie on the map and side by side, if it is wide enough.
void keep_apart(Slip& left, Slip& right, const SDL_FRect& map, float gap) {
    const auto keep = [](Slip& slip, float low, float high) {
        slip.middle = std::clamp(slip.middle, low + slip.wide / 2, std::max(low + slip.wide / 2, high - slip.wide / 2));
    };
    const float between = left.wide / 2 + gap + right.wide / 2;
    keep(left, map.x, map.x + map.w);
    right.middle = std::max(right.middle, left.middle + between);
    keep(right, map.x, map.x + map.w);
    left.middle = std::min(left.middle, right.middle - between);
    keep(left, map.x, map.x + map.w);
}

void write_slip(Window& window, ImDrawList& list, const SDL_FRect& place, const Duelist& side, const Slip& slip) {
    if (side.piece == nullptr) return;
    const float strength = side.strength.empty() ? 0 : window.line_height(slip.type);
    const float top = place.y + place.h + window.units(2);
    draw_slip(window, list,
              {std::floor(slip.middle - slip.wide / 2), top, slip.wide, strength + window.line_height(Type::small) + window.units(6)});
    if (strength > 0) draw_text(window, list, slip.type, slip.middle, top + window.units(2), colour::ink, side.strength, 0.5F);
    draw_text(window, list, Type::small, slip.middle, top + window.units(2) + strength, colour::ink, slip.name, 0.5F);
}

void write_under(Window& window, ImDrawList& list, const SDL_FRect& map, const Stage& stage, const Roster& roster, const Duelist& left,
                 const Duelist& right) {
    Slip first = slip_under(window, stage.left, stage.label, roster, left);
    Slip second = slip_under(window, stage.right, stage.label, roster, right);
    keep_apart(first, second, map, window.units(4));
    write_slip(window, list, stage.left, left, first);
    write_slip(window, list, stage.right, right, second);
}

/// Left and right of words on a ribbon, and twice that to the edge of the map.
float ribbon_pad(const Window& window) { return window.units(8); }

/// Words on a dark ribbon.
void write_on_ribbon(Window& window, ImDrawList& list, Type type, ImVec2 middle, const std::string& text, const SDL_FRect& map) {
    const ImVec2 size = text_size(window, type, text);
    const float pad = ribbon_pad(window);
    const float x =
        std::clamp(middle.x, map.x + size.x / 2 + 2 * pad, std::max(map.x + size.x / 2 + 2 * pad, map.x + map.w - size.x / 2 - 2 * pad));
    list.AddRectFilled({std::floor(x - size.x / 2 - pad), middle.y}, {std::ceil(x + size.x / 2 + pad), middle.y + size.y + pad / 2},
                       packed(0x15120E, 0.82F), window.units(3));
    draw_text(window, list, type, x, middle.y + pad / 4, 0xF6ECCB, text, 0.5F);
}

/// What the two do, above them.
void write_above(Window& window, ImDrawList& list, const SDL_FRect& map, const Stage& stage, const Duelist& left, const Duelist& right) {
    const auto ribbon = [&](const SDL_FRect& place, const Duelist& side) {
        return Slip{side.role, Type::small, text_size(window, Type::small, side.role).x + 4 * ribbon_pad(window), place.x + place.w / 2};
    };
    Slip first = ribbon(stage.left, left);
    Slip second = ribbon(stage.right, right);
    keep_apart(first, second, map, 0);
    for (const Slip& role : {first, second})
        write_on_ribbon(window, list, role.type, {role.middle, stage.role - window.units(2)}, role.name, map);
}

/// Between the two: muskets, or the ball of a gun.
void draw_badge(Window& window, ImDrawList& list, ImVec2 middle, bool shot) {
    const float size = window.units(40);
    list.AddCircleFilled(middle, size * 0.66F, packed(0x15120E, 0.8F), 40);
    list.AddCircle(middle, size * 0.66F, packed(colour::brass), 40, 2 * window.line());
    if (shot) {
        const float radius = size * 0.30F;
        list.AddCircleFilled(middle, radius, packed(0x6B6A66), 32);
        list.AddCircleFilled({middle.x + radius * 0.14F, middle.y + radius * 0.14F}, radius * 0.84F, packed(0x3B3A38), 32);
        list.AddCircleFilled({middle.x - radius * 0.34F, middle.y - radius * 0.36F}, radius * 0.24F, packed(0xF6ECCB, 0.85F), 16);
        return;
    }
    const int pixels = static_cast<int>(size);
    SDL_Texture* muskets = window.pictures().sign("branch_infantry", pixels, pixels, 0xF6ECCB);
    const ImVec2 at{std::floor(middle.x - size / 2), std::floor(middle.y - size / 2)};
    list.AddImage(muskets, at, {at.x + static_cast<float>(pixels), at.y + static_cast<float>(pixels)});
}

}  // namespace

void draw_turning_piece(Window& window, ImDrawList& list, const SDL_FRect& cell, const Roster& roster, const SeenPiece& piece, float shown,
                        float alpha) {
    const Reshape drawn(list);
    draw_piece(window, list, cell, piece, roster, {.face = shown > 0.5F, .alpha = alpha});
    drawn.narrow(cell, width_at(shown));
}

void draw_toppling_piece(Window& window, ImDrawList& list, const SDL_FRect& cell, const Roster& roster, const SeenPiece& piece, bool face,
                         float fallen) {
    const Reshape drawn(list);
    draw_piece(window, list, cell, piece, roster, {.face = face, .alpha = 1 - std::clamp((fallen - 0.5F) * 2, 0.0F, 1.0F)});
    drawn.turn({cell.x + cell.w * 0.9F, cell.y + cell.h * 0.92F}, fallen * fallen * lying);
}

void draw_cross(ImDrawList& list, const SDL_FRect& cell, float alpha) {
    const float inset = cell.w * 0.14F;
    for (const auto& [rgb, thick] : {std::pair{0xFFF8E2U, 0.07F}, std::pair{0x8C1B12U, 0.04F}}) {
        list.AddLine({cell.x + inset, cell.y + inset}, {cell.x + cell.w - inset, cell.y + cell.h - inset}, packed(rgb, 0.9F * alpha),
                     cell.w * thick);
        list.AddLine({cell.x + cell.w - inset, cell.y + inset}, {cell.x + inset, cell.y + cell.h - inset}, packed(rgb, 0.9F * alpha),
                     cell.w * thick);
    }
}

void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& at) {
    const ImVec2 low{at.x, at.y};
    const ImVec2 high{at.x + at.w, at.y + at.h};
    draw_shadow(list, low, high, window.units(3), 0.35F);
    list.AddRectFilled(low, high, packed(colour::paper));
    list.AddRect(low, high, packed(colour::ink, 0.6F), 0, 0, window.line());
}

DuelPlaces draw_duel(Window& window, ImDrawList& list, const SDL_FRect& map, const Roster& roster, const Duel& duel) {
    const Stage stage = stage_for(window, map, duel.attacker.stands, duel.defender.stands);
    const float risen = std::clamp(duel.risen, 0.0F, 1.0F);
    // The map around them is darkened; their squares stay lit.
    if (!duel.dimmed) dim(list, map, risen);
    for (const Duelist* side : {&duel.attacker, &duel.defender})
        list.AddRect(corner(side->stands), far_corner(side->stands), packed(0xF6C24A, risen), 0, 0, std::max(2.0F, side->stands.w * 0.05F));

    const bool attacker_left = duel.attacker.stands.x <= duel.defender.stands.x;
    const DuelPlaces places{attacker_left ? stage.left : stage.right, attacker_left ? stage.right : stage.left};
    const auto draw_side = [&](const Duelist& side, const SDL_FRect& place) {
        if (side.piece == nullptr) return;
        const SDL_FRect now = between(side.stands, place, risen);
        const SeenPiece back{side.piece->army, side.piece->branch, Knowledge::back, {}, 0, side.piece->weakened, {}};
        const Reshape drawn(list);
        // Always drawn in its full size, so that rising needs no new pictures; its back must not tell what is coming.
        draw_piece(window, list, place, duel.shown > 0.5F ? *side.piece : back, roster,
                   {.face = duel.shown > 0.5F, .lifted = true, .alpha = side.falls ? 1 - 0.55F * duel.fallen : 1});
        if (side.falls) drawn.turn({place.x + place.w * 0.86F, place.y + place.h * 0.92F}, duel.fallen * duel.fallen * 0.24F);
        drawn.narrow(place, width_at(duel.shown));
        drawn.move(place, now);
        if (side.falls) draw_cross(list, place, duel.fallen);
    };
    draw_side(duel.attacker, places.attacker);
    draw_side(duel.defender, places.defender);
    if (risen < 1) return places;
    const Duelist& left = attacker_left ? duel.attacker : duel.defender;
    const Duelist& right = attacker_left ? duel.defender : duel.attacker;
    write_above(window, list, map, stage, left, right);
    if (duel.shown >= 1) {
        write_under(window, list, map, stage, roster, left, right);
        if (!duel.verdict.empty()) write_on_ribbon(window, list, Type::body, {stage.middle.x, stage.low}, duel.verdict, map);
    }
    if (duel.die) {
        const float size = window.units(92);
        draw_die(window, list, {std::floor(stage.middle.x - size / 2), std::floor(stage.middle.y - size / 2), size, size}, duel.face,
                 duel.turning);
    } else {
        draw_badge(window, list, stage.middle, duel.shot);
    }
    return places;
}

}  // namespace fow::waterloo::screens
