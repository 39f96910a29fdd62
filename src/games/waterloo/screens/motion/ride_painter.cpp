#include "games/waterloo/screens/motion/motion_painter.hpp"

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/fight_painter.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

SDL_FRect on_way(const SDL_FRect& a, const SDL_FRect& b, float share) {
    const auto mix = [share](float from, float to) { return from + (to - from) * share; };
    return {mix(a.x, b.x), mix(a.y, b.y), mix(a.w, b.w), mix(a.h, b.h)};
}

/// The French ride south of the field, the Allies and Prussians north of it.
float towards_line(Seat seat) { return seat == french_seat ? 1.0F : -1.0F; }

SDL_FRect shifted(SDL_FRect rect, float y) {
    rect.y += y;
    return rect;
}

class RidePainter {
public:
    RidePainter(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, const RiderPlaces& places,
                bool hide_faces)
        : window_(window),
          map_(map),
          motion_(motion),
          step_(*motion.step()),
          roster_(roster),
          places_(places),
          hide_faces_(hide_faces),
          share_(motion.progress()) {}

    void draw() const {
        if (const auto* taken = std::get_if<VictimTaken>(&step_.told))
            return draw_catch(taken->rider, taken->cavalry, taken->victim, taken->square, true);
        if (const auto* saved = std::get_if<PieceSaved>(&step_.told)) {
            if (!saved->rider || !saved->cavalry) return draw_escape(*saved);
            return draw_catch(*saved->rider, *saved->cavalry, saved->saved, saved->square, false);
        }
        if (const auto* fought = std::get_if<RidersFought>(&step_.told)) return draw_riders(*fought);
        if (const auto* left = std::get_if<RiderLeft>(&step_.told)) return draw_leaving(*left);
    }

private:
    /// Above the cards, but below a page over them.
    [[nodiscard]] ImDrawList& list() const { return motion_.halted() ? *ImGui::GetBackgroundDrawList() : *ImGui::GetForegroundDrawList(); }
    [[nodiscard]] bool face(const SeenPiece& piece) const { return !hide_faces_ && shows_face(motion_.view().viewer, piece); }

    void piece(const SDL_FRect& at, const SeenPiece& piece, float alpha, bool moves) const {
        const SDL_FRect cell{std::round(at.x), std::round(at.y), std::round(at.w), std::round(at.h)};
        draw_piece(window_, list(), cell, piece, roster_, {.face = face(piece), .lifted = moves, .alpha = alpha});
    }

    [[nodiscard]] SDL_FRect place_of(Seat seat, Rider rider) const {
        const auto& line = places_[seat];
        const auto slot = static_cast<std::size_t>(rider.slot());
        if (slot < line.size()) return line[slot];
        const float cell = geometry_of(window_, map_).cell();
        return {map_.x + (map_.w - cell) / 2, seat == french_seat ? map_.y + map_.h : map_.y - cell, cell, cell};
    }

    /// Out to a piece on the field, and home with it.
    void draw_catch(Rider rider, const SeenPiece& cavalry, const SeenPiece& caught, Square square, bool lost) const {
        const Seat seat = seat_of(cavalry.army);
        const SDL_FRect home = place_of(seat, rider);
        const SDL_FRect stands = geometry_of(window_, map_).rect(square);
        const SDL_FRect beside = shifted(stands, towards_line(seat) * stands.h * 0.62F);
        if (step_.kind == StepKind::ride_out) return piece(on_way(home, beside, eased(share_)), cavalry, 1, share_ < 1);
        const float back = eased(share_);
        const SDL_FRect at = on_way(stands, shifted(home, -towards_line(seat) * home.h * 0.62F), back);  // behind its rider
        const float alpha = 1 - within(share_, 0.5F, 1);
        piece(at, caught, alpha, true);
        if (lost) draw_cross(list(), at, alpha);
        piece(on_way(beside, home, back), cavalry, 1, true);
    }

    void draw_escape(const PieceSaved& saved) const {
        const SDL_FRect stood = geometry_of(window_, map_).rect(saved.square);
        const float way = towards_line(seat_of(saved.saved.army)) * stood.h * 2.6F;
        piece(shifted(stood, way * eased(share_)), saved.saved, 1 - within(share_, 0.5F, 1), true);
    }

    void draw_riders(const RidersFought& fought) const {
        const Seat seat = seat_of(fought.attacker.army);
        const SDL_FRect home = place_of(seat, fought.rider);
        const SDL_FRect target = place_of(other(seat), fought.target);
        const SDL_FRect before = shifted({target.x, target.y, home.w, home.h}, -towards_line(other(seat)) * target.h * 0.8F);
        if (step_.kind == StepKind::ride_out) return piece(on_way(home, before, eased(share_)), fought.attacker, 1, share_ < 1);
        if (step_.kind == StepKind::clash) {
            piece(before, fought.attacker, 1, false);
            return draw_meeting(fought, before, target);
        }
        const float alpha = 1 - within(share_, 0.3F, 1);
        const SDL_FRect& falls = fought.attacker_wins ? target : before;
        piece(falls, fought.attacker_wins ? fought.defender : fought.attacker, alpha, false);
        draw_cross(list(), falls, alpha);
        if (fought.attacker_wins) piece(on_way(before, home, eased(share_)), fought.attacker, 1, true);
    }

    void draw_meeting(const RidersFought& fought, const SDL_FRect& attacker, const SDL_FRect& defender) const {
        const auto strength = [&](const SeenPiece& rider) { return strength_text(motion_.view(), roster_, rider, rider.strength, {}); };
        Duel duel;
        duel.risen = eased(within(share_, 0, 0.25F));
        duel.shown = within(share_, 0.25F, 0.5F);
        duel.attacker = {&fought.attacker, attacker, tr("attacks"), strength(fought.attacker), false};
        duel.defender = {&fought.defender, defender, tr("defends"), strength(fought.defender), false};
        duel.verdict = ride_verdict(fought);
        draw_duel(window_, list(), geometry_of(window_, map_).room(), roster_, duel);
    }

    void draw_leaving(const RiderLeft& left) const {
        const Seat seat = seat_of(left.piece.army);
        const SDL_FRect home = place_of(seat, left.rider);
        const SDL_FRect at = shifted(home, towards_line(seat) * home.h * 1.6F * eased(within(share_, 0.35F, 1)));
        const float turned = within(share_, 0, 0.35F);
        draw_turning_piece(window_, list(), at, roster_, left.piece, face(left.piece) ? 1 - turned : 0, 1);
    }

    Window& window_;
    SDL_FRect map_;
    const Motion& motion_;
    const MotionStep& step_;
    const Roster& roster_;
    const RiderPlaces& places_;
    bool hide_faces_;
    float share_;
};

}  // namespace

PerSeat<std::vector<Rider>> riders_out(const Motion& motion) {
    PerSeat<std::vector<Rider>> out;
    if (motion.step() == nullptr || (!motion.running() && !motion.halted()) || motion.step()->kind == StepKind::breath) return out;
    const Event& told = motion.step()->told;
    if (const auto* taken = std::get_if<VictimTaken>(&told)) out[seat_of(taken->cavalry.army)] = {taken->rider};
    if (const auto* saved = std::get_if<PieceSaved>(&told); saved != nullptr && saved->rider)
        out[seat_of(saved->saved.army)] = {*saved->rider};
    if (const auto* left = std::get_if<RiderLeft>(&told)) out[seat_of(left->piece.army)] = {left->rider};
    if (const auto* fought = std::get_if<RidersFought>(&told)) {
        out[seat_of(fought->attacker.army)] = {fought->rider};
        if (fought->attacker_wins && motion.step()->kind == StepKind::ride_home) out[seat_of(fought->defender.army)] = {fought->target};
    }
    return out;
}

void draw_ride(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, const RiderPlaces& places,
               bool hide_faces) {
    if (motion.step() != nullptr && motion.step()->kind != StepKind::breath)
        RidePainter(window, map, motion, roster, places, hide_faces).draw();
}

}  // namespace fow::waterloo::screens
