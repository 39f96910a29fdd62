#include "ui/motion/motion_painter.hpp"

#include <algorithm>
#include <cmath>

#include "ui/table/card_painter.hpp"
#include "ui/table/fight_painter.hpp"
#include "ui/table/furniture.hpp"
#include "ui/table/mark_pen.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

void draw_blast(ImDrawList& list, ImVec2 middle, float radius, float alpha) {
    constexpr int rays = 10;
    constexpr float waist = 0.55F;
    draw_star(list, middle, radius, rays, waist, packed(colour::ink, alpha * 0.8F));
    draw_star(list, middle, radius * 0.86F, rays, waist, packed(0xC8401C, alpha));
    draw_star(list, middle, radius * 0.55F, rays, waist, packed(0xF6C24A, alpha));
    list.AddCircleFilled(middle, radius * 0.2F, packed(0xFFF8E2, alpha), 20);
}

class MotionPainter {
public:
    MotionPainter(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, const BoardMarks& marks)
        : window_(window),
          map_(map),
          geometry_(map, window.board_turned()),
          motion_(motion),
          step_(*motion.step()),
          roster_(roster),
          marks_(marks),
          share_(motion.progress()),
          cell_(geometry_.cell()) {}

    void draw() const {
        for (const Flight& flight : step_.flights) draw_flight(flight);
        switch (step_.kind) {
            case StepKind::shot: return draw_shot();
            case StepKind::reveal:
            case StepKind::die: return draw_fight();
            case StepKind::card: return draw_card_shown();
            case StepKind::look: return draw_eyes();
            case StepKind::mark: return draw_mark();
            default: return;
        }
    }

private:
    [[nodiscard]] ImVec2 middle(Spot spot) const {
        const SDL_FRect f = geometry_.field();
        const float file = geometry_.turned() ? static_cast<float>(file_count - 1) - spot.file : spot.file;
        const float rank = geometry_.turned() ? spot.rank : static_cast<float>(rank_count - 1) - spot.rank;
        return {f.x + (file + 0.5F) * cell_, f.y + (rank + 0.5F) * cell_};
    }
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
        ImVec2 at = middle(spot_at(flight, share_));
        const bool falls = flight.end == Flight::End::fades;
        if (falls) {  // towards the lost pieces, below the map
            const float gone = eased(within(share_, 0.25F, 1));
            const ImVec2 tray{map_.x + map_.w * 0.7F, map_.y + map_.h + cell_};
            at = {at.x + (tray.x - at.x) * gone, at.y + (tray.y - at.y) * gone};
        }
        ImDrawList& list = falls ? *ImGui::GetForegroundDrawList() : *ImGui::GetBackgroundDrawList();
        draw_piece(window_, list, cell_round(at), flight.piece, roster_,
                   {.face = face, .lifted = flight.way.size() > 1 && share_ < 1, .alpha = alpha});
        if (step_.kind == StepKind::arrival) {
            const float size = std::round(cell_ * 0.62F);
            draw_flag(window_, *ImGui::GetForegroundDrawList(),
                      {std::round(at.x + cell_ * 0.12F), std::round(at.y - cell_ * 0.95F), size, size}, Army::prussian);
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

    /// A sheet of paper on the half of the map away from the fight.
    void draw_fight() const {
        const Fought& fought = std::get<Fought>(step_.told);
        const bool known = fought.attacker.unit && fought.defender.unit;
        ImDrawList& list = *ImGui::GetForegroundDrawList();
        const SDL_FPoint size = known ? meeting_size(window_, map_) : SDL_FPoint{std::min(window_.units(160), map_.w), window_.units(140)};
        const float y = middle(fought.at).y > map_.y + map_.h / 2 ? map_.y + map_.h * 0.05F : map_.y + map_.h * 0.95F - size.y;
        const SDL_FRect sheet{std::round(map_.x + (map_.w - size.x) / 2), std::round(y), size.x, size.y};
        draw_slip(window_, list, sheet);
        const SDL_FRect stage = stage_of(window_, sheet);
        if (known)
            draw_meeting(
                window_, list, stage, roster_,
                {fought.attacker, fought.defender,
                 strength_text(motion_.view(), roster_, fought.attacker, fought.attack, fought.attack_bonuses),
                 strength_text(motion_.view(), roster_, fought.defender, fought.defence, fought.defence_bonuses), verdict_sentence(fought)},
                step_.kind == StepKind::reveal ? within(share_, 0.05F, 0.45F) : 1);
        if (step_.kind != StepKind::die) return draw_against(window_, list, stage);
        const float side = window_.units(84);
        const float top = known ? stage.y + window_.units(34) : stage.y + (stage.h - side) / 2;
        draw_die(window_, list, {std::floor(stage.x + (stage.w - side) / 2), std::floor(top), side, side},
                 share_ < 0.7F ? std::nullopt : step_.face, share_ < 0.7F ? share_ / 0.7F : 1);
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
    draw_board(window, map, motion.view(), roster, marks);
    if (motion.step() != nullptr) MotionPainter(window, map, motion, roster, marks).draw();
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

}  // namespace fow::ui
