// What is on the map: pieces, and the piece in hand with its callipers.
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/callipers/screens/ground.hpp"
#include "games/callipers/screens/labels.hpp"
#include "games/callipers/screens/marks.hpp"
#include "games/callipers/screens/play_screen.hpp"
#include "games/callipers/view/places.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

ImVec2 front_of(const std::array<ImVec2, 4>& q) { return {(q[0].x + q[1].x) / 2, (q[0].y + q[1].y) / 2}; }

void paint_handles(const Window& window, ImDrawList& list, const std::array<ImVec2, 4>& q) {
    const Handles handles = handles_of(window, q);
    list.AddLine(front_of(q), handles.ring, packed(colour::brass), window.units(2));
    for (const ImVec2 at : {handles.ring, handles.left, handles.right}) {
        list.AddCircleFilled(at, window.units(5.5F), packed(0x4A3510), 16);
        list.AddCircleFilled(at, window.units(4), packed(0xE3B94F), 16);
    }
}

/// The middle of the piece in hand: it must stay in the shade.
void paint_middle(const Window& window, ImDrawList& list, ImVec2 at) {
    list.AddCircleFilled(at, window.units(4), packed(0x4A3510), 16);
    list.AddCircleFilled(at, window.units(2.5F), packed(0xE3B94F), 16);
}

}  // namespace

void PlayScreen::draw_map(Window& window, const PlayModel& model, const View& view) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const SDL_FRect& map = layout_.map;
    draw_shadow(list, corner(map), far_corner(map), window.units(4), 0.3F);
    Boxes& boxes = window.controls().boxes();
    boxes.enter(Box::Kind::part, "map", map, map, false);
    list.PushClipRect(corner(map), far_corner(map), true);
    draw_ground(window, list, camera_, model.rules, lines_);
    paint_owners(window, list, camera_, view, model.rules);
    if (decides(model)) paint_reach(window, list, model);
    if (decides(model)) paint_arcs(window, list, model);
    if (decides(model) && view.stage == callipers::Stage::orders) paint_told(window, list, camera_, model.rules, model.enemy_turn);
    paint_pieces(window, list, model, view);
    if (decides(model)) {
        if (model.advised) paint_goal(window, list, camera_, model.rules, *model.advised);
        paint_attack(window, list, model);
        paint_question(window, list, model);
        paint_hand(window, list, model);
        register_pieces(window, model);
        register_spots(window, model);
    }
    list.PopClipRect();
    boxes.leave();
    window.controls().use_map({{camera_.pixel(Point{}).x, camera_.pixel(Point{}).y}, camera_.scale()});
}

/// What is drawn besides the pieces that stand: names keep clear of it. The piece in hand is not among it, or names would flee before it.
Ghosts PlayScreen::ghosts(const PlayModel& model) const {
    Ghosts ghosts;
    if (!decides(model)) return ghosts;
    const auto add = [&](int piece, Point at, int facing) {
        ghosts.push_back(corners_on(camera_, model.rules, piece, {spot_of(at), facing}));
    };
    if (approach_ && in_place(model)) add(approach_->draft.piece, approach_->draft.at, approach_->draft.facing);
    const callipers::Stage stage = model.view.stage;
    if (stage == callipers::Stage::orders) {
        for (const TurnTold::Trail& trail : model.enemy_turn.trails)
            if (trail.from != trail.to) add(trail.piece, trail.from, trail.facing);
        for (const TurnTold::Loss& loss : model.enemy_turn.losses) add(loss.piece, loss.at, loss.facing);
        if (model.advised) add(model.advised->piece, model.advised->way.back(), model.advised->facing);
    }
    if (stage == callipers::Stage::advance)
        for (const int piece : model.oracle.asked()) add(piece, model.oracle.advances_to(piece), place_of(model.view, piece).facing);
    if (const int lead = model.oracle.leads_retirement(); lead >= 0) {
        const Place& place = place_of(model.view, lead);
        for (int i = 0; i < 4; ++i) {
            const auto side = static_cast<callipers::Side>(i);
            const std::vector<int> free = model.oracle.retirements(side);
            if (free.empty()) continue;
            const int yards = side == side_ && distance_ > 0 ? distance_ : free.back();
            add(lead, place.at + callipers::stride((place.facing + 90 * i) % 360, yards), place.facing);
        }
    }
    return ghosts;
}

void PlayScreen::paint_pieces(Window& window, ImDrawList& list, const PlayModel& model, const View& view) const {
    const auto under_way = motion_.under_way();
    const Ghosts drawn = ghosts(model);
    const std::vector<PieceLabel> labels = labels_of(window, camera_, view, model.rules, model.sight.keys, drawn);
    paint_labels(window, list, model.rules, labels, under_way ? std::optional(under_way->first) : std::nullopt);
    for (int i = 0; i < count_of(model.rules); ++i) {
        if (!place_of(view, i).stands) continue;
        const bool in_hand = draft_ && draft_->piece == i && !motion_.running() && changed(*draft_, model.view);
        const Standing standing = under_way && under_way->first == i ? under_way->second : standing_of(place_of(view, i));
        paint_piece(window, list, camera_, model.rules, i, standing,
                    in_hand             ? Shade::ghost
                    : is_idle(model, i) ? Shade::spent
                                        : Shade::plain);
    }
    if (hovered_ && place_of(view, *hovered_).stands && !under_way)
        paint_pointed_label(window, list, camera_, view, model.rules, {*hovered_, model.sight.keys}, labels, drawn);
    for (const Seat side : seats)
        if (const int host = view.general[side]; host >= 0 && place_of(view, host).stands) {
            const bool moves = under_way && under_way->first == host;
            const Standing standing = moves ? under_way->second : standing_of(place_of(view, host));
            const std::vector<SDL_FRect> others = others_on(camera_, view, model.rules, host);
            paint_standard(window, list, standard_at(window, camera_, model.rules, host, standing, others), side);
        }
}

void PlayScreen::paint_reach(Window& window, ImDrawList& list, const PlayModel& model) const {
    if (!draft_ || !orders_due(model) || mode_ != Step::moves || draft_->kind != Draft::Kind::move) return;
    if (!draft_->corners.empty()) return;
    const RegionTracer& reach = model.oracle.reach(draft_->piece);
    const unsigned cloth = uniform_of(model.view.side, window).cloth;
    paint_region(list, camera_, reach, reach.outer(), packed(cloth, 0.14F));
    paint_region(list, camera_, reach, reach.inner(), packed(cloth, 0.14F));
    paint_border(window, list, camera_, reach.outer(), packed(cloth, 0.45F));
    paint_border(window, list, camera_, reach.inner(), packed(cloth, 0.7F));
    if (!reach.finished()) window.wake();
}

/// The piece in hand is where its way begins.
bool PlayScreen::in_place(const PlayModel& model) const {
    return draft_->corners.empty() ? !changed(*draft_, model.view) : draft_->at == draft_->corners.back();
}

void PlayScreen::paint_hand(Window& window, ImDrawList& list, const PlayModel& model) const {
    if (!draft_ || !orders_due(model) || mode_ != Step::moves) return;
    if (approach_ && in_place(model)) return paint_draft(window, list, model, approach_->draft, Shade::ghost);
    if (changed(*draft_, model.view)) return paint_draft(window, list, model, *draft_, Shade::lifted);
    const Standing before = standing_of(place_of(model.view, draft_->piece));
    paint_ring(window, list, camera_, model.rules, draft_->piece, before, packed(lit), window.units(2.5F));
    paint_handles(window, list, corners_on(camera_, model.rules, draft_->piece, before));
}

void PlayScreen::paint_legs(Window& window, ImDrawList& list, const PlayModel& model, const Draft& draft) const {
    const Place& place = place_of(model.view, draft.piece);
    ImVec2 foot = front_of(corners_on(camera_, model.rules, draft.piece, standing_of(place)));
    Point from = place.at;
    for (const Point leg : move_of(draft, model.view, model.rules, draft.at).legs) {
        const ImVec2 a = camera_.pixel(from), b = camera_.pixel(from + leg);
        const ImVec2 next(foot.x + b.x - a.x, foot.y + b.y - a.y);
        paint_callipers(window, list, foot, next, draft.limited);
        foot = next;
        from = from + leg;
    }
}

/// What the callipers measure, or whom the piece touches: the yards are in the column too, and the map is crowded before an enemy.
std::string PlayScreen::draft_text(const PlayModel& model, const Draft& draft, bool bad) const {
    if (approach_ && approach_->end == Approach::End::falls_short && in_place(model))
        return fill(tr("1 yard short", "{yards} yards short", approach_->yards), {{"yards", std::to_string(approach_->yards)}});
    const std::vector<int> touched = touched_by(draft, model.view, model.rules, model.oracle);
    if (!touched.empty() && !bad) return fill(tr("Touches {pieces}"), {{"pieces", names_of(model.rules, touched)}});
    if (draft.kind != Draft::Kind::move) return fill(tr("{facing} degrees"), {{"facing", std::to_string(draft.facing)}});
    const Way way = model.oracle.way_of(move_of(draft, model.view, model.rules, draft.at));
    return way.country == way.all
               ? fill(tr("{used} of {most} yards"), {{"used", std::to_string(way.all)}, {"most", std::to_string(way.most_country)}})
               : fill(tr("{country} of {most} off the road, {all} of {whole} in all"), {{"country", std::to_string(way.country)},
                                                                                        {"most", std::to_string(way.most_country)},
                                                                                        {"all", std::to_string(way.all)},
                                                                                        {"whole", std::to_string(way.most_all)}});
}

void PlayScreen::paint_draft(Window& window, ImDrawList& list, const PlayModel& model, const Draft& draft, Shade shade) const {
    const Standing after{spot_of(draft.at), draft.facing};
    const bool bad = !model.oracle.refusal(order_of(draft, model.view, model.rules)).empty();
    const auto r = corners_on(camera_, model.rules, draft.piece, after);
    paint_piece(window, list, camera_, model.rules, draft.piece, after, shade);
    paint_ring(window, list, camera_, model.rules, draft.piece, after, packed(bad ? forbidden : lit), window.units(2.5F), bad);
    if (draft.kind != Draft::Kind::move) paint_handles(window, list, r);
    else if (shade == Shade::lifted) paint_middle(window, list, camera_.pixel(draft.at));
    if (draft.kind == Draft::Kind::move) paint_legs(window, list, model, draft);
    for (const int enemy : touched_by(draft, model.view, model.rules, model.oracle))
        paint_ring(window, list, camera_, model.rules, enemy, standing_of(place_of(model.view, enemy)), packed(forbidden),
                   window.units(2.5F), true);
    const std::string words = draft_text(model, draft, bad);
    const float head = std::min({r[0].y, r[1].y, r[2].y, r[3].y}) - window.line_height(Type::body) * 0.8F;
    const ImVec2 at((r[0].x + r[2].x) / 2, std::max(head, layout_.map.y + window.line_height(Type::body)));
    const ImVec2 size = text_size(window, Type::body, words);
    const float pad = window.units(3);
    list.AddRectFilled({at.x - size.x / 2 - pad, at.y - size.y / 2}, {at.x + size.x / 2 + pad, at.y + size.y / 2},
                       packed(colour::paper, 0.85F), window.units(2));
    paint_name(window, list, Type::body, at, draft.limited || bad ? 0x8C1D18 : colour::ink, words);
}

void PlayScreen::register_pieces(Window& window, const PlayModel& model) const {
    for (int i = 0; i < count_of(model.rules); ++i) {
        const Place& place = place_of(model.view, i);
        if (!place.stands) continue;
        const ImVec2 at = camera_.pixel(place.at);
        if (!camera_.shows(at)) continue;
        const float half = std::max(4.0F, static_cast<float>(model.rules.figures.depth.value) * camera_.scale() * 0.4F);
        const Piece& what = piece_of(model.rules, i);
        window.controls().add("piece:" + std::to_string(what.key), {at.x - half, at.y - half, 2 * half, 2 * half}, true,
                              Control::Kind::square);
        window.controls().set_label(
            tr(what.name),
            fill(tr("{troops}, {men} men, facing {facing}"),
                 {{"troops", troops_name(what)}, {"men", men(what.thousands)}, {"facing", callipers::way_text(place.facing, tr)}}));
        const std::array<ImVec2, 4> q = corners_on(camera_, model.rules, i, standing_of(place));
        window.controls().set_outline({{{q[0].x, q[0].y}, {q[1].x, q[1].y}, {q[2].x, q[2].y}, {q[3].x, q[3].y}}});
    }
}

void PlayScreen::register_spots(Window& window, const PlayModel& model) const {
    for (const Point spot : model.spots) {
        const ImVec2 at = camera_.pixel(spot);
        if (!camera_.shows(at)) continue;
        const float half = window.units(17);
        window.controls().add("at:" + std::to_string(spot.x) + "," + std::to_string(spot.y), {at.x - half, at.y - half, 2 * half, 2 * half},
                              true, Control::Kind::square);
        window.controls().set_label(tr("The place that the lesson means"));
    }
}

}  // namespace fow::callipers::screens
