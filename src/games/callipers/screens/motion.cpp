#include "games/callipers/screens/motion.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/base.hpp"
#include "ui/widgets/movement.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

constexpr float die_ms = 800;  ///< of a die that rolls, at the usual pace

/// How long each kind of event is shown, milliseconds; 0 = not at all.
struct Lasting {
    float operator()(const PieceMoved& e) const { return std::clamp(250 + static_cast<float>(e.yards), 350.0F, 800.0F); }
    float operator()(const callipers::FireOrdered&) const { return 700; }
    float operator()(const callipers::DieThrown&) const { return die_ms + 250; }
    float operator()(const callipers::FireWithout&) const { return 900; }
    float operator()(const callipers::StoodFast&) const { return 900; }
    float operator()(const callipers::PieceLost&) const { return 900; }
    float operator()(const callipers::AttackOrdered&) const { return 800; }
    float operator()(const callipers::FightSettled&) const { return 2400; }
    float operator()(const callipers::StrongpointTaken&) const { return 900; }
    float operator()(const callipers::GeneralRode&) const { return 400; }
    template <class Other>
    float operator()(const Other&) const {
        return 0;
    }
};
float lasts_of(const Event& event) { return std::visit(Lasting{}, event); }

struct Sounding {
    const RuleSet& rules;
    std::optional<Sound> operator()(const PieceMoved& e) const {
        const int piece = index_of(rules, e.piece.key);
        const bool rides = piece >= 0 && piece_of(rules, piece).arm == Arm::cavalry;
        return e.how == PieceMoved::How::driven ? Sound::rout : rides ? Sound::hooves : Sound::step;
    }
    std::optional<Sound> operator()(const callipers::FireOrdered&) const { return Sound::gun; }
    std::optional<Sound> operator()(const callipers::AttackOrdered&) const { return Sound::blade; }
    std::optional<Sound> operator()(const callipers::DieThrown&) const { return Sound::die; }
    std::optional<Sound> operator()(const callipers::PieceLost&) const { return Sound::fall; }
    std::optional<Sound> operator()(const callipers::GeneralRode&) const { return Sound::hooves; }
    std::optional<Sound> operator()(const callipers::StrongpointTaken&) const { return Sound::drums; }
    std::optional<Sound> operator()(const callipers::TurnEnded&) const { return Sound::bell; }
    template <class Other>
    std::optional<Sound> operator()(const Other&) const {
        return std::nullopt;
    }
};

std::vector<MotionStep> steps_of(const std::vector<Event>& events, const RuleSet& rules) {
    std::vector<MotionStep> steps;
    for (const Event& event : events) steps.push_back({lasts_of(event), std::visit(Sounding{rules}, event), true});
    return steps;
}

}  // namespace

void follow(View& view, const RuleSet& rules, const Event& event) {
    const auto place = [&](const callipers::PieceName& name) -> Place& {
        return view.pieces[static_cast<std::size_t>(std::max(0, index_of(rules, name.key)))];
    };
    if (const auto* moved = std::get_if<PieceMoved>(&event)) {
        place(moved->piece).at = moved->to;
        place(moved->piece).facing = static_cast<std::int16_t>(moved->facing);
    } else if (const auto* lost = std::get_if<callipers::PieceLost>(&event)) {
        place(lost->piece).stands = false;
        view.losses[lost->piece.side] = static_cast<std::int16_t>(view.losses[lost->piece.side] + lost->thousands);
    } else if (const auto* rode = std::get_if<callipers::GeneralRode>(&event)) {
        view.general[rode->host.side] = static_cast<std::int16_t>(index_of(rules, rode->host.key));
    } else if (const auto* taken = std::get_if<callipers::StrongpointTaken>(&event)) {
        for (std::size_t i = 0; i < rules.battle.holds.size(); ++i)
            for (const callipers::Strongpoint& farm : rules.ground.strongpoints)
                if (farm.id == rules.battle.holds[i].first && farm.name == taken->name) view.owners[i] = taken->side;
    } else if (const auto* ended = std::get_if<callipers::GameEnded>(&event)) {
        view.result = ended->result;
    }
}

Motion::Motion(const View& before, const RuleSet& rules, std::vector<Event> events, float speed)
    : rules_(&rules), events_(std::move(events)), shown_{before}, player_(steps_of(events_, rules), speed) {
    for (const Event& event : events_) {
        View after = shown_.back();
        follow(after, rules, event);
        shown_.push_back(after);
    }
}

std::string Motion::told() const {
    if (!running()) return {};
    const Event& event = events_[player_.at()];
    if (std::holds_alternative<callipers::DieThrown>(event) && player_.gone() < die_ms) return {};
    return screens::told(event, rules_);
}

std::optional<std::pair<int, Standing>> Motion::under_way() const {
    const auto* moved = running() ? std::get_if<PieceMoved>(&events_[player_.at()]) : nullptr;
    if (moved == nullptr) return std::nullopt;
    const int piece = index_of(*rules_, moved->piece.key);
    const float t = player_.share(), eased = t * t * (3 - 2 * t);
    const Spot from = spot_of(moved->from), to = spot_of(moved->to);
    const int before = place_of(shown(), piece).facing, turned = ((moved->facing - before) % 360 + 540) % 360 - 180;
    const int facing = (before + static_cast<int>(std::lround(static_cast<float>(turned) * eased)) + 360) % 360;
    return std::pair(piece, Standing{{from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased}, facing});
}

/// Beside the piece that the last order was about.
ImVec2 Motion::place_of_news(const Camera& camera) const {
    for (std::size_t i = player_.at() + 1; i > 0; --i) {
        const Event& event = events_[i - 1];
        const callipers::PieceName* name = nullptr;
        if (const auto* fire = std::get_if<callipers::FireOrdered>(&event)) name = &fire->target;
        if (const auto* attack = std::get_if<callipers::AttackOrdered>(&event)) name = &attack->target;
        if (const auto* lost = std::get_if<callipers::PieceLost>(&event)) name = &lost->piece;
        if (name == nullptr) continue;
        return camera.pixel(place_of(shown(), index_of(*rules_, name->key)).at);
    }
    if (shown().clash.target >= 0) return camera.pixel(place_of(shown(), shown().clash.target).at);
    return {camera.room().x + camera.room().w / 2, camera.room().y + camera.room().h * 0.4F};
}

/// Before the guns that fired, towards their target, and over what was lost; it hangs on while the dice are thrown.
void Motion::draw_smoke(const Window& window, ImDrawList& list, const Camera& camera) const {
    constexpr float smoke_ms = 2400;
    const float radius = std::clamp(110 * camera.scale(), window.units(22), window.units(52));
    const auto middle = [&](const callipers::PieceName& name, std::size_t event) {
        return camera.pixel(place_of(shown_[event], index_of(*rules_, name.key)).at);
    };
    for (std::size_t i = 0; i <= player_.at(); ++i) {
        const float age = player_.since(i) / smoke_ms;
        if (age >= 1) continue;
        const int seed = static_cast<int>(i);
        if (const auto* fire = std::get_if<callipers::FireOrdered>(&events_[i])) {
            const ImVec2 to = middle(fire->target, i);
            for (const callipers::PieceName& gun : fire->guns) {
                const ImVec2 from = middle(gun, i);
                const float far = std::max(1.0F, std::hypot(to.x - from.x, to.y - from.y)), out = std::min(far / 2, radius * 1.1F);
                const ImVec2 muzzle(from.x + (to.x - from.x) / far * out, from.y + (to.y - from.y) / far * out);
                draw_cloud(list, {.at = muzzle, .radius = radius, .thick = 0.85F, .seed = seed, .drift = 0.9F}, age);
            }
        }
        if (const auto* lost = std::get_if<callipers::PieceLost>(&events_[i]))
            draw_cloud(list, {.at = middle(lost->piece, i), .radius = radius, .rgb = 0xC9B48A, .seed = seed, .drift = 0.5F}, age);
    }
}

void Motion::draw_flag(const Window& window, ImDrawList& list, const Camera& camera, const callipers::StrongpointTaken& taken) const {
    const Uniform uniform = uniform_of(taken.side, window);
    for (const callipers::Strongpoint& farm : rules_->ground.strongpoints) {
        if (farm.name != taken.name) continue;
        Spot middle;
        for (const Point corner : farm.polygon) {
            middle.x += static_cast<float>(corner.x) / static_cast<float>(farm.polygon.size());
            middle.y += static_cast<float>(corner.y) / static_cast<float>(farm.polygon.size());
        }
        draw_rising_flag(list, camera.pixel(middle), window.units(64), std::min(1.0F, player_.share() * 1.4F), uniform.cloth, uniform.edge);
    }
}

/// Behind a piece on its way: two rows of steps, the oldest the faintest; all of them have faded when it stands.
void Motion::draw_footprints(const Window& window, ImDrawList& list, const Camera& camera) const {
    const auto* moved = std::get_if<PieceMoved>(&events_[player_.at()]);
    const auto now = under_way();
    if (moved == nullptr || !now) return;
    const ImVec2 from = camera.pixel(moved->from), to = camera.pixel(now->second.at);
    const float far = std::hypot(to.x - from.x, to.y - from.y), step = window.units(9);
    if (far < step) return;
    const ImVec2 along((to.x - from.x) / far, (to.y - from.y) / far);
    const float aside = window.units(4), half = window.units(2.8F), left = std::min(1.0F, 4 * (1 - player_.share()));
    for (int i = 0; static_cast<float>(i) * step < far; ++i) {
        const float at = static_cast<float>(i) * step, side = i % 2 == 0 ? aside : -aside;
        const ImVec2 middle(from.x + along.x * at - along.y * side, from.y + along.y * at + along.x * side);
        const float alpha = (0.35F + 0.55F * at / far) * left;
        list.AddLine({middle.x - along.x * half, middle.y - along.y * half}, {middle.x + along.x * half, middle.y + along.y * half},
                     packed(colour::ink, alpha), window.units(3));
    }
}

void Motion::draw_dice(Window& window, const Camera& camera) const {
    // The dice of this throw are side by side, in the order in which they were rolled.
    const std::size_t last = player_.at();
    std::size_t first = last;
    while (first > 0 && std::holds_alternative<callipers::DieThrown>(events_[first - 1])) --first;
    if (!std::holds_alternative<callipers::DieThrown>(events_[last])) return;
    const float size = window.units(46), apart = size * 1.3F;
    const ImVec2 near = place_of_news(camera);
    const SDL_FRect& map = camera.room();
    const float x = std::clamp(near.x, map.x + size, map.x + map.w - 4 * apart),
                y = std::clamp(near.y - size * 1.4F, map.y + size, map.y + map.h - size);
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    for (std::size_t i = first; i <= last; ++i) {
        const auto& die = std::get<callipers::DieThrown>(events_[i]);
        const float turning = i < last ? 1.0F : std::min(1.0F, player_.gone() / die_ms);
        paint_die(window, list, {x + static_cast<float>(i - first) * apart, y}, size, die.side, die.face, turning);
    }
}

void Motion::draw(Window& window, const Camera& camera) const {
    if (!running()) return;
    const Event& event = events_[player_.at()];
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    list.PushClipRect(corner(camera.room()), far_corner(camera.room()), true);
    draw_footprints(window, list, camera);
    draw_smoke(window, list, camera);
    if (const auto* taken = std::get_if<callipers::StrongpointTaken>(&event)) draw_flag(window, list, camera, *taken);
    list.PopClipRect();
    draw_dice(window, camera);
    const std::string text = told();
    if (text.empty() || std::holds_alternative<PieceMoved>(event) || std::holds_alternative<callipers::DieThrown>(event) ||
        lasts_of(event) == 0)
        return;
    const ImVec2 near = place_of_news(camera);
    std::vector<std::pair<Type, std::string>> lines;
    if (const auto* fight = std::get_if<callipers::FightSettled>(&event)) {
        const int margin = fight->attacker.total() - fight->defender.total();
        const auto sum = [](const callipers::Sum& s) { return terms_of(s) + " = " + std::to_string(s.total()); };
        lines.emplace_back(Type::body, fill(tr("Attack: {sum}"), {{"sum", sum(fight->attacker)}}));
        lines.emplace_back(Type::body, fill(tr("Defence: {sum}"), {{"sum", sum(fight->defender)}}));
        lines.emplace_back(Type::heading, margin > 0 ? tr("The attack succeeds") : margin < 0 ? tr("The attack fails") : tr("Undecided"));
    } else {
        lines.emplace_back(Type::body, text);
    }
    draw_slip(window, *ImGui::GetForegroundDrawList(), camera.room(), {near.x, near.y + window.units(34)}, lines, 460);
}

}  // namespace fow::callipers::screens
