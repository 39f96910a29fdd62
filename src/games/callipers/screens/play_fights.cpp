// What is on the map while guns fire, pieces attack, and the other side is asked.
#include <imgui.h>

#include <algorithm>

#include "games/callipers/screens/marks.hpp"
#include "games/callipers/screens/play_screen.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::callipers::screens {

void PlayScreen::paint_arcs(Window& window, ImDrawList& list, const PlayModel& model) const {
    if (arcs_)
        for (int i = 0; i < count_of(model.rules); ++i)
            if (stands(model.view, model.rules, i, other(model.seat)) && piece_of(model.rules, i).arm == Arm::artillery)
                paint_arc(camera_, list, model.rules, corners_of(model.view, model.rules, i), place_of(model.view, i).facing,
                          uniform_of(other(model.seat), window).cloth, 0.20F);
    const bool gun_in_hand = draft_ && piece_of(model.rules, draft_->piece).arm == Arm::artillery && mode_ == Step::moves;
    if (gun_in_hand)
        paint_arc(camera_, list, model.rules,
                  base_of(model.rules.figures, piece_of(model.rules, draft_->piece).thousands, draft_->at, draft_->facing), draft_->facing,
                  0x5A4210, 0.10F);
    if (!orders_due(model) || mode_ != Step::fire) return;
    for (const int gun : named_)
        paint_arc(camera_, list, model.rules, corners_of(model.view, model.rules, gun), place_of(model.view, gun).facing, 0x5A4210, 0.14F);
    for (int i = 0; i < count_of(model.rules); ++i) {
        const Standing standing = standing_of(place_of(model.view, i));
        if (stands(model.view, model.rules, i, model.view.side)) {
            const bool ready =
                piece_of(model.rules, i).arm == Arm::artillery && !place_of(model.view, i).moved && !place_of(model.view, i).fired;
            if (ready)
                paint_ring(window, list, camera_, model.rules, i, standing, packed(lit), window.units(has(named_, i) ? 3.0F : 1.5F),
                           !has(named_, i));
            continue;
        }
        if (!place_of(model.view, i).stands || named_.empty()) continue;
        callipers::Fire order{{}, piece_of(model.rules, i).key};
        for (const int gun : named_) order.guns.push_back(piece_of(model.rules, gun).key);
        if (model.oracle.refusal(order).empty())
            paint_ring(window, list, camera_, model.rules, i, standing, packed(forbidden), window.units(target_ == i ? 4.0F : 2.0F),
                       target_ != i);
    }
}

void PlayScreen::paint_attack(Window& window, ImDrawList& list, const PlayModel& model) const {
    if (!orders_due(model)) return;
    // Before the attacks, a thin ring: a click on it chooses the attack.
    const bool early = mode_ == Step::moves && !draft_;
    if (mode_ != Step::attacks && !early) return;
    if (early || !target_) {
        for (int i = 0; i < count_of(model.rules); ++i)
            if (stands(model.view, model.rules, i, other(model.view.side)) && !attackers_of(model, i).empty())
                paint_ring(window, list, camera_, model.rules, i, standing_of(place_of(model.view, i)), packed(forbidden),
                           window.units(early ? 1.5F : 2.5F));
        return;
    }
    const Corners target = corners_of(model.view, model.rules, *target_);
    paint_side(camera_, list, target[callipers::front_left], target[callipers::front_right], packed(0x8C1D18, 0.8F), window.units(1.5F));
    paint_side(camera_, list, target[callipers::rear_left], target[callipers::rear_right], packed(0x8C1D18, 0.8F), window.units(1.5F));
    paint_ring(window, list, camera_, model.rules, *target_, standing_of(place_of(model.view, *target_)), packed(forbidden),
               window.units(4));
    for (int i = 0; i < count_of(model.rules); ++i) {
        if (!stands(model.view, model.rules, i, model.view.side)) continue;
        const Standing standing = standing_of(place_of(model.view, i));
        if (has(named_, i)) {
            paint_ring(window, list, camera_, model.rules, i, standing, packed(lit), window.units(3.5F));
            list.AddCircleFilled(camera_.pixel(standing.at), window.units(3), packed(lit), 12);  // the centre that K9.9 asks for
            continue;
        }
        callipers::Attack joined = *attack(model);
        joined.group.push_back(piece_of(model.rules, i).key);
        std::sort(joined.group.begin(), joined.group.end());
        if (model.oracle.refusal(joined).empty())
            paint_ring(window, list, camera_, model.rules, i, standing, packed(lit), window.units(1.5F), true);
    }
    for (const Seat side : seats)
        if (const int host = model.view.general[side]; host >= 0)
            list.AddCircle(camera_.pixel(place_of(model.view, host).at),
                           static_cast<float>(model.rules.figures.general_reach.value) * camera_.scale(),
                           packed(uniform_of(side, window).cloth, 0.5F), 64, window.line());
}

void PlayScreen::paint_question(Window& window, ImDrawList& list, const PlayModel& model) const {
    const auto stage = model.view.stage;
    if (stage == callipers::Stage::orders || stage == callipers::Stage::over) return;
    for (const int piece : model.oracle.asked()) {
        const Standing standing = standing_of(place_of(model.view, piece));
        paint_ring(window, list, camera_, model.rules, piece, standing, packed(lit), window.units(has(named_, piece) ? 4.0F : 2.0F),
                   !has(named_, piece));
        if (stage == callipers::Stage::advance)
            paint_piece(window, list, camera_, model.rules, piece, {spot_of(model.oracle.advances_to(piece)), standing.facing},
                        Shade::ghost);
    }
    const int lead = model.oracle.leads_retirement();
    if (lead < 0) return;
    const Place& place = place_of(model.view, lead);
    paint_ring(window, list, camera_, model.rules, lead, standing_of(place), packed(lit), window.units(3));
    for (int i = 0; i < 4; ++i) {
        const auto side = static_cast<callipers::Side>(i);
        const std::vector<int> free = model.oracle.retirements(side);
        if (free.empty()) continue;
        const bool chosen = side == side_ && distance_ > 0;
        const Point to = place.at + callipers::stride((place.facing + 90 * i) % 360, chosen ? distance_ : free.back());
        paint_piece(window, list, camera_, model.rules, lead, {spot_of(to), place.facing}, Shade::ghost);
        if (!chosen) continue;
        paint_ring(window, list, camera_, model.rules, lead, {spot_of(to), place.facing}, packed(lit), window.units(2));
        paint_callipers(window, list, camera_.pixel(place.at), camera_.pixel(to), false);
    }
}

}  // namespace fow::callipers::screens
