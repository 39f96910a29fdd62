// What the pointer and the keys do on the map.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/callipers/screens/play_screen.hpp"
#include "games/callipers/screens/still.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::callipers::screens {
namespace {

float apart(ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

bool over_map(const Camera& camera, ImVec2 at) {
    return camera.shows(at) && !ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
}

template <class T>
void toggle(std::vector<T>& list, T value) {
    const auto found = std::find(list.begin(), list.end(), value);
    if (found != list.end()) list.erase(found);
    else list.push_back(value);
}

bool may_move(const PlayModel& model, int piece) {
    return stands(model.view, model.rules, piece, model.view.side) && !place_of(model.view, piece).moved;
}

}  // namespace

std::optional<int> PlayScreen::piece_at(const PlayModel& model, ImVec2 at) const {
    std::optional<int> found;
    float nearest = std::max(10.0F, 40 * camera_.scale());
    for (int i = 0; i < count_of(model.rules); ++i) {
        if (!place_of(model.view, i).stands) continue;
        if (callipers::Shape(corners_of(model.view, model.rules, i)).holds(camera_.yard(at))) return i;
        const float far = apart(camera_.pixel(place_of(model.view, i).at), at);
        if (far >= nearest) continue;
        nearest = far;
        found = i;
    }
    return found;
}

PlayScreen::Grip PlayScreen::grip_at(const Window& window, const PlayModel& model, ImVec2 at) const {
    if (!draft_ || mode_ != Step::moves || (draft_->kind == Draft::Kind::move && changed(*draft_, model.view))) return Grip::nothing;
    const auto q = corners_on(camera_, model.rules, draft_->piece, {spot_of(draft_->at), draft_->facing});
    const auto [ring, left, right] = handles_of(window, q);
    const float reach = window.units(9);
    if (apart(at, ring) <= reach) return Grip::ring;
    if (apart(at, left) <= reach) return Grip::left_corner;
    if (apart(at, right) <= reach) return Grip::right_corner;
    return Grip::nothing;
}

void PlayScreen::use_pointer(Window& window, const PlayModel& model) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool here = over_map(camera_, io.MousePos);
    hovered_ = here ? piece_at(model, io.MousePos) : std::nullopt;
    if (here && ImGui::IsMouseReleased(ImGuiMouseButton_Right) &&
        !ImGui::IsMouseDragPastThreshold(ImGuiMouseButton_Right, window.units(4)) && draft_)
        lift(model, std::nullopt);
    if (here && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) press_on_map(window, model, io.MousePos);
    const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0;
    if (moved && (here || grip_ != Grip::nothing)) move_hand(window, model, io.MousePos);
    if (ImGui::IsMouseReleased(ImGuiMouseButton_Left) && grip_ != Grip::nothing) release_on_map(window, model, io.MousePos);
}

void PlayScreen::press_on_map(Window& window, const PlayModel& model, ImVec2 at) {
    pressed_at_ = at;
    dragged_ = false;
    lifted_here_ = false;
    grip_ = grip_at(window, model, at);
    if (grip_ != Grip::nothing) return;
    grip_ = Grip::ground;
    if (!orders_due(model) || mode_ != Step::moves || !hovered_ || !may_move(model, *hovered_)) return;
    if (!draft_ || draft_->piece != *hovered_) {
        if (puts_down_first(model)) {
            next_lift_ = hovered_;
            grip_ = Grip::nothing;
            return;
        }
        lift(model, hovered_);
        lifted_here_ = true;
        window.play(Sound::paper);
    }
    grip_ = Grip::piece;
    grip_offset_ = camera_.yard(at) - place_of(model.view, *hovered_).at;
}

void PlayScreen::move_hand(const Window& window, const PlayModel& model, ImVec2 at) {
    const bool held = grip_ != Grip::nothing && ImGui::IsMouseDown(ImGuiMouseButton_Left);
    if (held && apart(at, pressed_at_) > 4) dragged_ = true;
    if (!draft_ || mode_ != Step::moves) return;
    const Place& place = place_of(model.view, draft_->piece);
    const Point yard = camera_.yard(at);
    if (held && grip_ == Grip::piece && dragged_) {
        aim(*draft_, model.view, model.rules, model.oracle, yard - grip_offset_);
        return draw_near(window, model);
    }
    if (!held || !dragged_) return;
    const Corners base = corners_of(model.view, model.rules, draft_->piece);
    if (grip_ == Grip::ring) face(*draft_, model.view, model.oracle, Draft::Kind::turn, facing_from(place.at, yard));
    const bool left = grip_ == Grip::right_corner;  // the other corner stays
    if (grip_ != Grip::left_corner && grip_ != Grip::right_corner) return;
    const Point stays = base[left ? callipers::front_left : callipers::front_right];
    const int across = facing_from(stays, yard);
    face(*draft_, model.view, model.oracle, left ? Draft::Kind::wheel_left : Draft::Kind::wheel_right, across + (left ? 270 : 90));
}

void PlayScreen::release_on_map(Window& window, const PlayModel& model, ImVec2 at) {
    const Grip grip = std::exchange(grip_, Grip::nothing);
    if (window.long_touch()) return;
    if (grip == Grip::piece) {
        if (dragged_ && changed(*draft_, model.view)) return give(model);
        if (!dragged_ && !lifted_here_ && !puts_down_first(model)) lift(model, std::nullopt);
        return;
    }
    if (grip != Grip::ground) return;  // a turn stays in the hand until it is put down
    if (dragged_ || apart(at, pressed_at_) > 4) return;
    if (hovered_ && (!draft_ || mode_ != Step::moves)) return click_piece(window, model, *hovered_);
    if (!draft_ || mode_ != Step::moves || puts_down_first(model)) return;
    look_ahead(model);
    if (!aims_at_enemy_) {
        aim(*draft_, model.view, model.rules, model.oracle, camera_.yard(at));
        draw_near(window, model);
        if (!changed(*draft_, model.view)) return;  // put down where it stood
    } else if (approach_ && approach_->end == Approach::End::meets) {
        draft_ = approach_->draft;
    } else {  // it stays: a shorter move would be its whole move
        fell_short_ = approach_text(model, *hovered_);
        return;
    }
    if (!ImGui::GetIO().KeyShift) return give(model);
    if (draft_->corners.size() + 1 < callipers::most_legs) draft_->corners.push_back(draft_->at);
}

/// Draws the piece to what is probably meant: the ring of a lesson, contact with an enemy, its place beside a friend.
void PlayScreen::draw_near(const Window& window, const PlayModel& model) {
    if (ImGui::GetIO().KeyAlt || draft_->kind != Draft::Kind::move) return;
    const float ring = window.units(17) / camera_.scale();  // yards, as large as it is drawn
    for (const Point spot : model.spots) {
        if (static_cast<float>(square(spot - draft_->at)) > ring * ring) continue;
        Draft there = *draft_;
        there.at = spot;
        if (!model.oracle.refusal(order_of(there, model.view, model.rules)).empty()) continue;
        draft_ = std::move(there);
        return;
    }
    if (sends_home(window, model)) return;
    snap(*draft_, model.view, model.rules, model.oracle, window.sent_by_name());
}

/// A piece that is put down about where it was taken has not moved.
bool PlayScreen::sends_home(const Window& window, const PlayModel& model) {
    if (window.sent_by_name() || !draft_->corners.empty()) return false;
    constexpr float least = 10;  // yards
    const float near = std::max(least, window.units(8) / camera_.scale());
    if (static_cast<float>(square(draft_->at - place_of(model.view, draft_->piece).at)) > near * near) return false;
    draft_ = lifted(model.view, draft_->piece);
    return true;
}

/// What a click on the enemy under the pointer would do with the piece in hand.
void PlayScreen::look_ahead(const PlayModel& model) {
    approach_.reset();
    aims_at_enemy_ = draft_ && hovered_ && orders_due(model) && mode_ == Step::moves && draft_->kind == Draft::Kind::move &&
                     grip_ != Grip::piece && stands(model.view, model.rules, *hovered_, other(model.view.side));
    if (aims_at_enemy_) approach_ = approach_of(*draft_, model.view, model.rules, model.oracle, *hovered_);
}

void PlayScreen::click_piece(Window& window, const PlayModel& model, int piece) {
    window.play(Sound::paper);
    if (model.view.stage != callipers::Stage::orders) return answer_with(model, piece);
    if (mode_ == Step::moves && piece_of(model.rules, piece).side != model.view.side) return choose_enemy(model, piece);
    if (mode_ == Step::fire) click_in_fire(model, piece);
    if (mode_ == Step::attacks) click_in_attacks(model, piece);
}

void PlayScreen::click_in_fire(const PlayModel& model, int piece) {
    const Piece& what = piece_of(model.rules, piece);
    if (what.side != model.view.side) {
        if (target_ == piece && from_moves_) return let_go(model);
        target_ = target_ == piece ? std::nullopt : std::optional(piece);
        if (target_ && named_.empty())
            if (const std::vector<int> guns = guns_at(model, piece); !guns.empty()) named_ = {guns.front()};
        return;
    }
    if (what.arm == Arm::artillery) toggle(named_, piece);
    std::sort(named_.begin(), named_.end());
}

void PlayScreen::click_in_attacks(const PlayModel& model, int piece) {
    if (piece_of(model.rules, piece).side == model.view.side) {
        if (target_) toggle(named_, piece);
        std::sort(named_.begin(), named_.end());
        return;
    }
    if (target_ == piece && from_moves_) return let_go(model);
    named_.clear();
    target_ = target_ == piece ? std::nullopt : std::optional(piece);
    if (!target_) return;
    // The piece with the best odds is chosen without a second click; others join, or take its place.
    named_ = best_attackers(model, piece);
    if (named_.size() > 1) named_.clear();
}

/// An enemy that is pressed while nothing is in hand: what can be done to it at once.
void PlayScreen::choose_enemy(const PlayModel& model, int piece) {
    named_ = best_attackers(model, piece);
    const bool attacks = !named_.empty();
    if (!attacks)
        if (const std::vector<int> guns = guns_at(model, piece); !guns.empty() && model.view.step <= Step::fire) named_ = {guns.front()};
    if (named_.empty()) return;
    target_ = piece;
    mode_ = attacks ? Step::attacks : Step::fire;
    from_moves_ = true;
}

/// Of all that is chosen.
void PlayScreen::let_go(const PlayModel& model) {
    lift(model, std::nullopt);
    named_.clear();
    target_.reset();
    distance_ = 0;
    if (std::exchange(from_moves_, false)) mode_ = model.view.step;
}

/// A piece that has been turned or wheeled in the hand is put down before anything else is done; if that is refused, nothing else is done.
bool PlayScreen::puts_down_first(const PlayModel& model) {
    if (!draft_ || mode_ != Step::moves || draft_->kind == Draft::Kind::move || !changed(*draft_, model.view)) return false;
    refused_ = !model.oracle.refusal(order_of(*draft_, model.view, model.rules)).empty();
    give(model);
    return true;
}

/// What was asked for while a piece was put down first.
void PlayScreen::go_on(const Window& window, const PlayModel& model) {
    if (!orders_due(model)) return;
    const auto piece = std::exchange(next_lift_, std::nullopt);
    const auto mode = std::exchange(next_mode_, std::nullopt);
    const bool ends = std::exchange(next_end_, false);
    if (std::exchange(refused_, false)) return;
    if (piece && may_move(model, *piece)) lift(model, piece);
    if (mode) {
        drop(model.view);
        mode_ = *mode;
    }
    if (ends) end_turn(window, model);
}

void PlayScreen::answer_with(const PlayModel& model, int piece) {
    const std::vector<int> asked = model.oracle.asked();
    if (std::find(asked.begin(), asked.end(), piece) == asked.end()) return;
    const int key = piece_of(model.rules, piece).key;
    if (model.view.stage == callipers::Stage::support) toggle(named_, piece);
    if (model.view.stage == callipers::Stage::host) intent_ = Action(callipers::Host{key});
    if (model.view.stage == callipers::Stage::advance) intent_ = Action(callipers::Advance{key});
}

void PlayScreen::lift(const PlayModel& model, std::optional<int> piece) {
    draft_.reset();
    if (piece) draft_ = lifted(model.view, *piece);
    takes_keys_ = piece.has_value();
    typed_refusal_.clear();
    fell_short_.clear();
}

void PlayScreen::give(const PlayModel& model) {
    intent_ = order_of(*draft_, model.view, model.rules);
    draft_ = lifted(model.view, draft_->piece);
}

void PlayScreen::next_piece(const PlayModel& model, int way) {
    const int count = count_of(model.rules);
    int at = draft_ ? draft_->piece : way > 0 ? -1 : count;
    for (int tries = 0; tries < count; ++tries) {
        at = (at + way + count) % count;
        if (may_move_yet(model.view, model.rules, at)) return lift(model, at);
    }
}

/// Escape lets go of what is chosen. With nothing chosen it opens the menu.
void PlayScreen::use_escape(Window& window, const PlayModel& model) {
    if (!escape_pressed(window) || ImGui::GetIO().WantTextInput) return;
    if (!draft_ && named_.empty() && !target_) return menu_.open_by_escape(window);
    let_go(model);
}

void PlayScreen::use_keys(Window& window, const PlayModel& model) {
    if (ImGui::GetIO().WantTextInput) return;
    Keyboard& keys = window.keyboard();
    if (keys.pressed(SDLK_l)) lines_ = !lines_;
    const bool shift = ImGui::GetIO().KeyShift;
    if (keys.pressed(SDLK_f)) arcs_ = !arcs_;
    if (model.can_undo && keys.pressed(window.key(TurnCommand::take_back))) intent_ = TakeBack{};
    if (!orders_due(model)) return;
    if (keys.pressed(SDLK_n) && mode_ == Step::moves) next_piece(model, shift ? -1 : 1);
    if (keys.pressed(SDLK_SPACE) && !keys.active()) {
        drop(model.view);
        mode_ = mode_ == Step::attacks ? model.view.step : static_cast<Step>(static_cast<int>(mode_) + 1);
    }
    take_keys(keys);
    if (!keys.active()) keys.reserve_keys();
    if (draft_ && mode_ == Step::moves) use_hand_keys(window, model);
}

/// The arrows and Enter are for a piece that comes into the hand, whatever had the focus; Tab leads to the controls again.
void PlayScreen::take_keys(Keyboard& keys) {
    if (!draft_ || mode_ != Step::moves || !takes_keys_ || keys.holds()) return;
    takes_keys_ = false;
    keys.release();
}

void PlayScreen::use_hand_keys(Window& window, const PlayModel& model) {
    Keyboard& keys = window.keyboard();
    if (keys.pressed(SDLK_BACKSPACE) && !draft_->corners.empty()) {
        draft_->at = draft_->corners.back();
        draft_->corners.pop_back();
        return;
    }
    if (keys.pressed(SDLK_g)) intent_ = Action(callipers::Ride{piece_of(model.rules, draft_->piece).key});
    if (keys.pressed(SDLK_RETURN) && !keys.holds()) {  // it pressed no control, and must not lead to one
        keys.release();
        if (changed(*draft_, model.view)) return give(model);
    }
    if (const int turn = degrees_pressed(keys); turn != 0) {
        const Draft::Kind kind = draft_->kind == Draft::Kind::move ? Draft::Kind::turn : draft_->kind;
        face(*draft_, model.view, model.oracle, kind, draft_->facing + turn);
    }
    if (keys.active()) return;
    if (const Point by = arrows_pressed(keys); by != Point{}) aim(*draft_, model.view, model.rules, model.oracle, draft_->at + by);
}

}  // namespace fow::callipers::screens
