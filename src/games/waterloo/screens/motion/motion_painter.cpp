#include "games/waterloo/screens/motion/motion_painter.hpp"

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/fight_painter.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/mark_pen.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/movement.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

void draw_blast(ImDrawList& list, ImVec2 middle, float radius, float alpha) {
    constexpr int rays = 10;
    constexpr float waist = 0.55F;
    draw_star(list, middle, radius, rays, waist, packed(colour::ink, alpha * 0.8F));
    draw_star(list, middle, radius * 0.86F, rays, waist, packed(0xC8401C, alpha));
    draw_star(list, middle, radius * 0.55F, rays, waist, packed(0xF6C24A, alpha));
    list.AddCircleFilled(middle, radius * 0.2F, packed(0xFFF8E2, alpha), 20);
}

/// How far the two of a fight have come up from their squares, 0 to 1.
float risen_in(const MotionStep& step, float share) {
    if (step.kind == StepKind::die) return 1;
    return step.kind == StepKind::reveal ? eased(within(share, 0, 0.275F)) : 0;
}

ImVec2 middle_of(const BoardGeometry& geometry, Spot spot) {
    const SDL_FRect f = geometry.field();
    const float file = geometry.turned() ? static_cast<float>(file_count - 1) - spot.file : spot.file;
    const float rank = geometry.turned() ? spot.rank : static_cast<float>(rank_count - 1) - spot.rank;
    return {f.x + (file + 0.5F) * geometry.cell(), f.y + (rank + 0.5F) * geometry.cell()};
}

class MotionPainter {
public:
    MotionPainter(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, const BoardMarks& marks)
        : window_(window),
          map_(map),
          geometry_(geometry_of(window, map)),
          motion_(motion),
          step_(*motion.step()),
          roster_(roster),
          marks_(marks),
          share_(motion.progress()),
          cell_(geometry_.cell()) {}

    void draw() const {
        const BoardClip below(*ImGui::GetBackgroundDrawList(), geometry_);
        const BoardClip above(*ImGui::GetForegroundDrawList(), geometry_);
        for (const Flight& flight : step_.flights) draw_flight(flight);
        switch (step_.kind) {
            case StepKind::shot: return draw_shot();
            case StepKind::reveal:
            case StepKind::die: return draw_fight();
            case StepKind::card: return draw_card_shown();
            case StepKind::look: return draw_eyes();
            case StepKind::mark: return draw_mark();
            case StepKind::scene: return draw_scene();
            default: return;
        }
    }

private:
    [[nodiscard]] ImVec2 middle(Spot spot) const { return middle_of(geometry_, spot); }
    [[nodiscard]] ImVec2 middle(Square square) const { return middle(spot_of(square)); }
    [[nodiscard]] SDL_FRect cell_round(ImVec2 c) const { return {std::round(c.x - cell_ / 2), std::round(c.y - cell_ / 2), cell_, cell_}; }

    void draw_flight(const Flight& flight) const {
        const float alpha = alpha_at(flight, share_);
        const bool face = !marks_.hide_faces && (marks_.all_faces || shows_face(motion_.view().viewer, flight.piece));
        if (flight.end == Flight::End::leaves) {  // it turns, then leaves
            const SDL_FRect cell = cell_round(middle(spot_at(flight, within(share_, 0.3F, 1))));
            const float turned = within(share_, 0, 0.35F);
            return draw_turning_piece(window_, *ImGui::GetForegroundDrawList(), cell, roster_, flight.piece, face ? 1 - turned : 0, alpha);
        }
        const ImVec2 at = middle(spot_at(flight, share_));
        ImDrawList& list = *ImGui::GetBackgroundDrawList();
        if (flight.end == Flight::End::fades) {
            draw_dust(list, at, within(share_, 0.3F, 1), 1);
            return draw_toppling_piece(window_, list, cell_round(at), roster_, flight.piece, face, share_);
        }
        if (flight.piece.branch == Branch::cavalry && flight.way.size() > 1 && share_ < 1) draw_trail(list, flight);
        const float rise = rise_of(flight, static_cast<float>(step_.ms), share_) * cell_;
        draw_piece(window_, list, cell_round({at.x, at.y - rise}), flight.piece, roster_,
                   {.face = face, .lifted = flight.way.size() > 1 && share_ < 1, .alpha = alpha});
        if (step_.kind == StepKind::arrival) {
            const float size = std::round(cell_ * 0.62F);
            draw_flag(window_, *ImGui::GetForegroundDrawList(),
                      {std::round(at.x + cell_ * 0.12F), std::round(at.y - cell_ * 0.95F), size, size}, Army::prussian);
        }
    }

    void draw_dust(ImDrawList& list, ImVec2 at, float share, int seed) const {
        draw_cloud(list, {.at = {at.x, at.y + cell_ * 0.3F}, .radius = cell_ * 0.42F, .rgb = 0xC9B48A, .thick = 0.6F, .seed = seed}, share);
    }
    /// Dust behind horses.
    void draw_trail(ImDrawList& list, const Flight& flight) const {
        constexpr int clouds = 4;
        for (int i = 1; i <= clouds; ++i) {
            const float then = share_ - 0.09F * static_cast<float>(i);
            if (then > 0) draw_dust(list, middle(spot_at(flight, then)), static_cast<float>(i) / (clouds + 1), i);
        }
    }

    void draw_shot() const {
        ImDrawList& list = *ImGui::GetForegroundDrawList();
        const ImVec2 from = middle(step_.squares.front());
        const ImVec2 to = middle(step_.squares.back());
        const float length = std::max(1.0F, std::hypot(to.x - from.x, to.y - from.y));
        const ImVec2 along((to.x - from.x) / length, (to.y - from.y) / length);
        const ImVec2 muzzle(from.x + along.x * cell_ * 0.5F, from.y + along.y * cell_ * 0.5F);
        if (share_ < 0.55F) draw_blast(list, muzzle, cell_ * (0.2F + 0.25F * within(share_, 0, 0.3F)), 1 - within(share_, 0.25F, 0.55F));
        const float flown = within(share_, 0.1F, 0.7F);
        if (flown > 0 && flown < 1) {
            const ImVec2 ball(muzzle.x + (to.x - muzzle.x) * flown, muzzle.y + (to.y - muzzle.y) * flown);
            const float tail = std::min(cell_, length * flown * 0.6F);
            list.AddLine({ball.x - along.x * tail, ball.y - along.y * tail}, ball, packed(0xFFF8E2, 0.7F), cell_ * 0.07F);
            list.AddCircleFilled(ball, cell_ * 0.13F, packed(0xFFF8E2, 0.9F), 24);
            list.AddCircleFilled(ball, cell_ * 0.10F, packed(colour::ink), 24);
        }
        if (share_ > 0.6F) draw_blast(list, to, cell_ * (0.2F + 0.3F * within(share_, 0.6F, 1)), motion_.halted() ? 0 : 1);
    }

    /// Both pieces rise from their squares, with the die between them if it decides.
    void draw_fight() const {
        const Fought& fought = std::get<Fought>(step_.told);
        const PlayerView& view = motion_.view();
        const bool reveals = step_.kind == StepKind::reveal;
        Duel duel;
        duel.risen = risen_in(step_, share_);
        duel.shown = reveals ? within(share_, 0.275F, 0.55F) : 1;
        duel.dimmed = marks_.dimmed;
        duel.attacker = {&fought.attacker, geometry_.rect(fought.way.back()), tr("attacks"),
                         strength_text(view, roster_, fought.attacker, fought.attack, fought.attack_bonuses), false};
        duel.defender = {&fought.defender, geometry_.rect(fought.at), tr("defends"),
                         strength_text(view, roster_, fought.defender, fought.defence, fought.defence_bonuses), false};
        if (fought.attacker.unit && fought.defender.unit) duel.verdict = verdict_sentence(fought);
        duel.die = !reveals;
        constexpr float rolled = 0.7F;
        if (share_ >= rolled) duel.face = step_.face;
        duel.turning = within(share_, 0, rolled);
        draw_duel(window_, *ImGui::GetForegroundDrawList(), geometry_.room(), roster_, duel);
    }

    void draw_card_shown() const {
        const CardPlayed& played = std::get<CardPlayed>(step_.told);
        ImDrawList& list = *ImGui::GetForegroundDrawList();
        const float high = window_.units(300);
        const float wide = std::floor(high * card_shape);
        const float come = eased(within(share_, 0, 0.25F));
        const float x = std::floor(map_.x + (map_.w - wide) / 2);
        const float y = std::floor(map_.y + (map_.h - high) / 2 + (1 - come) * high * 0.25F);
        draw_shadow(list, {x, y}, {x + wide, y + high}, window_.units(8), 0.4F);
        draw_card(window_, list, {x, y, wide, high}, played.card);
        label(list, map_.x + map_.w / 2, y + high + window_.units(18), describe(roster_, step_.told, tr));
        for (const Square square : step_.squares) frame(list, square, 1);
    }

    void draw_eyes() const {
        ImDrawList& list = *ImGui::GetForegroundDrawList();
        const float seen = eased(within(share_, 0, 0.3F));
        const float radius = cell_ * 0.36F * seen;
        const int pixels = whole(cell_ * 0.5F);
        SDL_Texture* eye = window_.pictures().sign("eye", pixels, pixels, colour::ink);
        for (const Square square : step_.squares) {
            const ImVec2 c = middle(square);
            list.AddCircleFilled(c, radius + 2 * window_.scale(), packed(colour::ink), 40);
            list.AddCircleFilled(c, radius, packed(0xFFF8E2), 40);
            const float half = static_cast<float>(pixels) / 2 * seen;
            list.AddImage(eye, {c.x - half, c.y - half}, {c.x + half, c.y + half});
        }
    }

    /// The name of the moment, and the army it is about.
    [[nodiscard]] std::pair<std::string, Army> title() const {
        if (const auto* fallen = std::get_if<Eliminated>(&step_.told))
            return {fill(tr("{name} falls"), {{"name", unit_of(roster_, *fallen->piece.unit).name}}), fallen->piece.army};
        if (const auto* begun = std::get_if<PursuitBegan>(&step_.told))
            return {begun->victor == french_seat ? tr("The Allies retreat") : tr("The French retreat"), army_of(begun->victor)};
        if (const auto* ended = std::get_if<GameEnded>(&step_.told)) {
            const Army army = army_of(ended->result.winner.value_or(french_seat));
            if (ended->result.ending == Ending::line_of_retreat) return {tr("The line of retreat is cut"), army};
            if (ended->result.ending == Ending::nightfall) return {tr("Night falls"), army};
            return {tr("The battle is over"), army};
        }
        return {tr("The Prussians arrive"), Army::prussian};
    }

    /// A banner across the map.
    void draw_scene() const {
        ImDrawList& list = *ImGui::GetForegroundDrawList();
        const SDL_FRect room = geometry_.room();
        const float alpha = std::min(within(share_, 0, 0.12F), 1 - within(share_, 0.88F, 1));
        for (const Square square : step_.squares) frame(list, square, alpha);
        const auto [name, army] = title();
        const std::string told = describe(roster_, step_.told, tr);
        const float line = window_.units(2);
        const float pad = window_.units(12);
        const float high = window_.line_height(Type::title) + window_.line_height(Type::body) + 2 * pad;
        const bool low = !step_.squares.empty() && middle(step_.squares.front()).y < room.y + room.h / 2;  // leaves the lit squares free
        const float y = std::round(room.y + room.h * (low ? 0.60F : 0.34F) - high / 2);
        const float wide = room.w * eased(within(share_, 0, 0.18F));
        const float x = std::round(room.x + (room.w - wide) / 2);
        list.AddRectFilled({x, y}, {x + wide, y + high}, packed(0x15120E, 0.88F * alpha));
        for (const float edge : {y + line, y + high - 2 * line})
            list.AddRectFilled({x, edge}, {x + wide, edge + line}, packed(colour::brass, alpha));
        if (wide < room.w * 0.98F) return;
        const float flag = std::round(high * 0.7F);
        for (const float at : {room.x + 2 * pad, room.x + room.w - 2 * pad - flag})
            draw_flag(window_, list, {std::round(at), std::round(y + (high - flag) / 2), flag, flag}, army);
        const float centre = room.x + room.w / 2;
        draw_text(window_, list, Type::title, centre, y + pad - line, 0xF0D793, name, 0.5F);
        draw_text(window_, list, Type::body, centre, y + pad + window_.line_height(Type::title), colour::chalk, told, 0.5F);
        window_.controls().add_text(name);
    }

    void draw_mark() const {
        ImDrawList& list = *ImGui::GetForegroundDrawList();
        const float alpha = 1 - within(share_, 0.7F, 1);
        if (const auto* weakened = std::get_if<Weakened>(&step_.told)) {
            const int pixels = whole(cell_ * 0.5F);
            SDL_Texture* chevron = window_.pictures().sign("chevron", pixels, pixels);
            const ImVec2 c = middle(weakened->at);
            const float x = c.x - static_cast<float>(pixels) / 2;
            const float y = c.y - static_cast<float>(pixels) / 2 - cell_ * 0.5F * eased(share_);
            list.AddCircleFilled({c.x, y + static_cast<float>(pixels) / 2}, cell_ * 0.34F, packed(colour::ink, 0.75F * alpha), 32);
            list.AddImage(chevron, {x, y}, {x + static_cast<float>(pixels), y + static_cast<float>(pixels)}, {0, 0}, {1, 1},
                          packed(0xFFFFFF, alpha));
            return;
        }
        for (const Square square : step_.squares) frame(list, square, alpha);
        ImVec2 c{0, 0};
        for (const Square square : step_.squares) {
            c.x += middle(square).x / static_cast<float>(step_.squares.size());
            c.y += middle(square).y / static_cast<float>(step_.squares.size());
        }
        if (const auto* conquered = std::get_if<Conquered>(&step_.told)) {
            const float size = std::round(cell_ * 1.1F);
            const float rise = (1 - eased(within(share_, 0, 0.4F))) * cell_ * 0.6F;
            draw_flag(window_, list, {std::round(c.x - size / 2), std::round(c.y - size * 0.8F + rise), size, size},
                      army_of(conquered->seat));
        } else {
            draw_blast(list, c, cell_ * 0.42F, alpha);
        }
        label(list, c.x, c.y + cell_ * 0.75F, describe(roster_, step_.told, tr));
    }

    void frame(ImDrawList& list, Square square, float alpha) const {
        const SDL_FRect r = geometry_.rect(square);
        const float thick = std::max(2.0F, std::round(cell_ * 0.07F));
        list.AddRect({r.x + thick / 2, r.y + thick / 2}, {r.x + r.w - thick / 2, r.y + r.h - thick / 2}, packed(colour::ink, alpha), 0, 0,
                     thick + 2);
        list.AddRect({r.x + thick / 2, r.y + thick / 2}, {r.x + r.w - thick / 2, r.y + r.h - thick / 2}, packed(0xF6C24A, alpha), 0, 0,
                     thick);
    }

    /// A line of text on a slip of paper, kept inside the map.
    void label(ImDrawList& list, float x, float y, const std::string& text) const {
        const ImVec2 size = text_size(window_, Type::body, text);
        const float pad = window_.units(8);
        x = std::clamp(x - size.x / 2 - pad, map_.x + pad, std::max(map_.x + pad, map_.x + map_.w - size.x - 3 * pad));
        y = std::min(y, map_.y + map_.h - size.y - 2 * pad);
        const SDL_FRect slip{std::round(x), std::round(y), size.x + 2 * pad, size.y + pad};
        draw_slip(window_, list, slip);
        draw_text(window_, list, Type::body, slip.x + pad, slip.y + pad / 2, colour::ink, text);
    }

    Window& window_;
    SDL_FRect map_;
    BoardGeometry geometry_;
    const Motion& motion_;
    const MotionStep& step_;
    const Roster& roster_;
    const BoardMarks& marks_;
    float share_;
    float cell_;
};

}  // namespace

void draw_motion(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, BoardMarks marks) {
    if (motion.step() != nullptr)
        for (const Flight& flight : motion.step()->flights)
            if (flight.home) marks.away.push_back(*flight.home);
    marks.dimmed = motion.step() != nullptr && risen_in(*motion.step(), motion.progress()) >= 1;
    draw_board(window, map, motion.view(), roster, marks);
    draw_smoke(window, map, motion);
    if (motion.step() != nullptr) MotionPainter(window, map, motion, roster, marks).draw();
}

void draw_smoke(Window& window, const SDL_FRect& map, const Motion& motion) {
    const BoardGeometry geometry = geometry_of(window, map);
    // Above the darkness around a fight; at rest below any page that is opened.
    const bool moves = motion.running() || motion.halted();
    ImDrawList& list = moves ? *ImGui::GetForegroundDrawList() : *ImGui::GetBackgroundDrawList();
    list.PushClipRect(corner(geometry.room()), far_corner(geometry.room()), true);
    for (const Motion::Drifting& cloud : motion.smoke()) {
        const float age = cloud.age(now());
        if (age >= 1) continue;
        draw_cloud(
            list,
            {.at = middle_of(geometry, cloud.smoke.at), .radius = geometry.cell() * cloud.smoke.radius, .seed = cloud.seed, .drift = 0.9F},
            age);
        window.wake();
    }
    list.PopClipRect();
}

void cover_widgets(Window& window) {
    window.controls().cover();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({static_cast<float>(window.width()), static_cast<float>(window.height())});
    ImGui::SetNextWindowFocus();
    ImGui::Begin("while it moves", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav);
    ImGui::End();
}

}  // namespace fow::waterloo::screens
