#include "games/callipers/screens/turn_told.hpp"

#include <algorithm>
#include <cmath>

#include "games/callipers/screens/marks.hpp"
#include "games/callipers/screens/motion.hpp"
#include "games/callipers/screens/pieces.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

class Teller {
public:
    Teller(View view, const RuleSet& rules) : view_(view), rules_(rules) {}

    void hear(const Event& event) {
        std::visit([this](const auto& e) { note(e); }, event);
        follow(view_, rules_, event);
    }
    [[nodiscard]] TurnTold all(const std::vector<Event>& events) {
        for (const Event& event : events) hear(event);
        if (marched_ > 0)
            told_.lines.insert(told_.lines.begin(), fill(tr("One piece has moved: its trail is dotted.",
                                                            "{count} pieces have moved: their trails are dotted.", marched_),
                                                         {{"count", std::to_string(marched_)}}));
        return std::move(told_);
    }

private:
    [[nodiscard]] const Place& place(const callipers::PieceName& name) const {
        return place_of(view_, std::max(0, index_of(rules_, name.key)));
    }
    void say(const Event& event) { told_.lines.push_back(screens::told(event, &rules_)); }
    void blows(const std::vector<callipers::PieceName>& group, const callipers::PieceName& target, bool shot) {
        for (const callipers::PieceName& each : group) told_.blows.push_back({place(each).at, place(target).at, shot});
    }

    void note(const PieceMoved& e) {
        const int piece = index_of(rules_, e.piece.key);
        if (piece < 0) return;
        told_.trails.push_back({piece, e.from, e.to, place(e.piece).facing});
        const bool ordered = e.how == PieceMoved::How::moved || e.how == PieceMoved::How::turned || e.how == PieceMoved::How::wheeled;
        if (ordered) ++marched_;
        else say(e);
    }
    void note(const callipers::FireOrdered& e) {
        blows(e.guns, e.target, true);
        say(e);
    }
    void note(const callipers::AttackOrdered& e) {
        blows(e.group, e.target, false);
        say(e);
    }
    void note(const callipers::PieceLost& e) {
        told_.losses.push_back({std::max(0, index_of(rules_, e.piece.key)), place(e.piece).at, place(e.piece).facing});
        say(e);
    }
    void note(const callipers::FireWithout& e) { say(e); }
    void note(const callipers::StoodFast& e) { say(e); }
    void note(const callipers::FightSettled& e) { say(e); }
    void note(const callipers::StrongpointTaken& e) { say(e); }
    void note(const callipers::GeneralRode& e) { say(e); }
    template <class Other>
    void note(const Other&) {}

    View view_;
    const RuleSet& rules_;
    TurnTold told_;
    int marched_ = 0;
};

void paint_arrow_head(ImDrawList& list, ImVec2 from, ImVec2 to, float size, ImU32 ink) {
    const float far = std::hypot(to.x - from.x, to.y - from.y);
    if (far < size) return;
    const float ux = (to.x - from.x) / far, uy = (to.y - from.y) / far;
    list.AddTriangleFilled(to, {to.x - ux * size - uy * size * 0.5F, to.y - uy * size + ux * size * 0.5F},
                           {to.x - ux * size + uy * size * 0.5F, to.y - uy * size - ux * size * 0.5F}, ink);
}

/// Crossed sabres between both.
void paint_sabres(const Window& window, ImDrawList& list, ImVec2 from, ImVec2 to) {
    const ImVec2 m((from.x + to.x) / 2, (from.y + to.y) / 2);
    const float half = window.units(8);
    for (const auto& [ink, thick] :
         {std::pair{packed(colour::paper, 0.9F), window.units(4)}, std::pair{packed(colour::ink), window.units(2)}})
        for (const float side : {-1.0F, 1.0F}) list.AddLine({m.x - side * half, m.y + half}, {m.x + side * half, m.y - half}, ink, thick);
}

void paint_loss(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, const TurnTold::Loss& loss) {
    const Standing standing{spot_of(loss.at), loss.facing};
    paint_piece(window, list, camera, rules, loss.piece, standing, Shade::ghost);
    const ImVec2 m = camera.pixel(loss.at);
    const float half = window.units(7);
    for (const auto& [ink, thick] :
         {std::pair{packed(colour::paper, 0.9F), window.units(4.5F)}, std::pair{packed(forbidden), window.units(2.5F)}}) {
        list.AddLine({m.x - half, m.y - half}, {m.x + half, m.y + half}, ink, thick);
        list.AddLine({m.x - half, m.y + half}, {m.x + half, m.y - half}, ink, thick);
    }
}

}  // namespace

TurnTold told_turn(View before, const RuleSet& rules, const std::vector<Event>& events) { return Teller(before, rules).all(events); }

void paint_told(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, const TurnTold& told) {
    for (const TurnTold::Trail& trail : told.trails) {
        const ImVec2 from = camera.pixel(trail.from), to = camera.pixel(trail.to);
        const Uniform uniform = uniform_of(piece_of(rules, trail.piece).side, window);
        if (trail.from == trail.to) continue;
        paint_piece(window, list, camera, rules, trail.piece, {spot_of(trail.from), trail.facing}, Shade::ghost);
        draw_dashes(list, from, to, packed(uniform.edge, 0.8F), window.units(2), window.units(4));
        paint_arrow_head(list, from, to, window.units(9), packed(uniform.edge, 0.9F));
    }
    for (const TurnTold::Blow& blow : told.blows) {
        const ImVec2 from = camera.pixel(blow.from), to = camera.pixel(blow.to);
        if (!blow.shot) {
            paint_sabres(window, list, from, to);
            continue;
        }
        draw_dashes(list, from, to, packed(0x4A2D18, 0.7F), window.units(1.5F), window.units(7));
        draw_star(list, to, window.units(9), 8, 0.45F, packed(0xD9702A, 0.85F));
    }
    for (const TurnTold::Loss& loss : told.losses) paint_loss(window, list, camera, rules, loss);
}

void paint_goal(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, const Goal& goal) {
    const Standing there{spot_of(goal.way.back()), goal.facing};
    paint_piece(window, list, camera, rules, goal.piece, there, Shade::ghost);
    const auto q = corners_on(camera, rules, goal.piece, there);
    list.AddQuadFilled(q[0], q[1], q[2], q[3], packed(uniform_of(piece_of(rules, goal.piece).side, window).light, 0.55F));
    list.AddQuadFilled(q[0], q[1], {q[1].x * 0.76F + q[2].x * 0.24F, q[1].y * 0.76F + q[2].y * 0.24F},
                       {q[0].x * 0.76F + q[3].x * 0.24F, q[0].y * 0.76F + q[3].y * 0.24F}, packed(0xFFFFFF, 0.8F));
    paint_ring(window, list, camera, rules, goal.piece, there, packed(lit), window.units(2.5F));
    for (std::size_t i = 1; i < goal.way.size(); ++i) {
        const ImVec2 from = camera.pixel(goal.way[i - 1]), to = camera.pixel(goal.way[i]);
        for (const auto& [ink, thick] :
             {std::pair{packed(colour::ink, 0.75F), window.units(4.5F)}, std::pair{packed(lit), window.units(2.5F)}})
            draw_dashes(list, from, to, ink, thick, window.units(7));
        if (i + 1 == goal.way.size()) paint_arrow_head(list, from, to, window.units(12), packed(lit));
    }
}

}  // namespace fow::callipers::screens
