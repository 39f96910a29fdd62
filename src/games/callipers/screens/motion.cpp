#include "games/callipers/screens/motion.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/base.hpp"
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
    Window& window;
    const RuleSet& rules;
    void operator()(const PieceMoved& e) const {
        const int piece = index_of(rules, e.piece.key);
        const bool rides = piece >= 0 && piece_of(rules, piece).arm == Arm::cavalry;
        window.play(e.how == PieceMoved::How::driven ? Sound::rout : rides ? Sound::hooves : Sound::step);
    }
    void operator()(const callipers::FireOrdered&) const { window.play(Sound::gun); }
    void operator()(const callipers::AttackOrdered&) const { window.play(Sound::blade); }
    void operator()(const callipers::DieThrown&) const { window.play(Sound::die); }
    void operator()(const callipers::PieceLost&) const { window.play(Sound::fall); }
    void operator()(const callipers::GeneralRode&) const { window.play(Sound::hooves); }
    void operator()(const callipers::StrongpointTaken&) const { window.play(Sound::drums); }
    void operator()(const callipers::TurnEnded&) const { window.play(Sound::bell); }
    template <class Other>
    void operator()(const Other&) const {}
};

bool skips(const Window& window) {
    const bool clicked = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !window.controls().covered();
    return clicked || window.keyboard().any_pressed().has_value();
}

/// A slip of paper with lines of text, near a point and inside the map.
void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& map, ImVec2 near,
               const std::vector<std::pair<Type, std::string>>& lines) {
    const float pad = window.units(10), most = std::min(map.w - 2 * pad, window.units(460));
    float wide = 0, high = 2 * pad;
    std::vector<std::string> broken;
    for (const auto& [type, text] : lines) {
        broken.push_back(wrapped(window, type, text, most - 2 * pad));
        const ImVec2 size = text_size(window, type, broken.back());
        wide = std::max(wide, size.x);
        high += size.y;
    }
    wide += 2 * pad;
    const float x = std::floor(std::clamp(near.x - wide / 2, map.x + pad, std::max(map.x + pad, map.x + map.w - wide - pad)));
    float y = std::floor(std::clamp(near.y, map.y + pad, std::max(map.y + pad, map.y + map.h - high - pad)));
    draw_shadow(list, {x, y}, {x + wide, y + high}, window.units(4), 0.35F);
    list.AddRectFilled({x, y}, {x + wide, y + high}, packed(colour::paper));
    list.AddRect({x, y}, {x + wide, y + high}, packed(colour::brass), 0, 0, window.units(1.5F));
    y += pad;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const ImVec2 size = text_size(window, lines[i].first, broken[i]);
        const float left = std::floor(x + (wide - size.x) / 2);
        draw_letters(window, list, lines[i].first, {left, y}, packed(colour::ink), broken[i]);
        window.controls().add_text(lines[i].second, {left, y, size.x, size.y}, TextRole::notice);
        y += size.y;
    }
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
    : shown_(before), rules_(&rules), events_(std::move(events)), speed_(speed) {}

void Motion::next() {
    follow(shown_, *rules_, events_[at_]);
    ++at_;
    since_.reset();
}

void Motion::begin(Window& window) {
    lasts_ = lasts_of(events_[at_]) * factor_of(window.settings().pace) / speed_;
    since_ = now();
    std::visit(Sounding{window, *rules_}, events_[at_]);
}

void Motion::finish() {
    while (running()) next();
}

void Motion::advance(Window& window) {
    if (!running()) return;
    window.keyboard().reserve_keys();
    if (since_ && escape_pressed(window)) return finish();
    if (since_ && skips(window)) next();
    while (running()) {
        if (!since_) begin(window);
        if (static_cast<float>(now() - *since_) < lasts_) break;
        next();
    }
    if (running()) window.wake();
}

float Motion::progress() const { return lasts_ <= 0 || !since_ ? 1 : std::min(1.0F, static_cast<float>(now() - *since_) / lasts_); }

std::string Motion::told() const {
    if (!running()) return {};
    const bool rolls = std::holds_alternative<callipers::DieThrown>(events_[at_]);
    if (rolls && progress() * lasts_of(events_[at_]) < die_ms) return {};
    return screens::told(events_[at_]);
}

std::optional<std::pair<int, Standing>> Motion::under_way() const {
    const auto* moved = running() ? std::get_if<PieceMoved>(&events_[at_]) : nullptr;
    if (moved == nullptr) return std::nullopt;
    const int piece = index_of(*rules_, moved->piece.key);
    const float t = progress(), eased = t * t * (3 - 2 * t);
    const Spot from = spot_of(moved->from), to = spot_of(moved->to);
    const int before = place_of(shown_, piece).facing, turned = ((moved->facing - before) % 360 + 540) % 360 - 180;
    const int facing = (before + static_cast<int>(std::lround(static_cast<float>(turned) * eased)) + 360) % 360;
    return std::pair(piece, Standing{{from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased}, facing});
}

/// Beside the piece that the last order was about.
ImVec2 Motion::place_of_news(const Camera& camera) const {
    for (std::size_t i = at_ + 1; i > 0; --i) {
        const Event& event = events_[i - 1];
        const callipers::PieceName* name = nullptr;
        if (const auto* fire = std::get_if<callipers::FireOrdered>(&event)) name = &fire->target;
        if (const auto* attack = std::get_if<callipers::AttackOrdered>(&event)) name = &attack->target;
        if (const auto* lost = std::get_if<callipers::PieceLost>(&event)) name = &lost->piece;
        if (name == nullptr) continue;
        return camera.pixel(place_of(shown_, index_of(*rules_, name->key)).at);
    }
    if (shown_.clash.target >= 0) return camera.pixel(place_of(shown_, shown_.clash.target).at);
    return {camera.room().x + camera.room().w / 2, camera.room().y + camera.room().h * 0.4F};
}

void Motion::draw_dice(Window& window, const Camera& camera) const {
    // The dice of this throw are side by side, in the order in which they were rolled.
    std::size_t first = at_;
    while (first > 0 && std::holds_alternative<callipers::DieThrown>(events_[first - 1])) --first;
    const bool rolls = std::holds_alternative<callipers::DieThrown>(events_[at_]);
    if (!rolls) return;
    const float size = window.units(46), apart = size * 1.3F;
    const ImVec2 near = place_of_news(camera);
    const SDL_FRect& map = camera.room();
    const float x = std::clamp(near.x, map.x + size, map.x + map.w - 4 * apart),
                y = std::clamp(near.y - size * 1.4F, map.y + size, map.y + map.h - size);
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    for (std::size_t i = first; i <= at_; ++i) {
        const auto& die = std::get<callipers::DieThrown>(events_[i]);
        const float turning = i < at_ ? 1.0F : std::min(1.0F, progress() * lasts_of(events_[at_]) / die_ms);
        paint_die(window, list, {x + static_cast<float>(i - first) * apart, y}, size, die.side, die.face, turning);
    }
}

void Motion::draw(Window& window, const Camera& camera) const {
    if (!running()) return;
    const Event& event = events_[at_];
    draw_dice(window, camera);
    const std::string text = told();
    if (text.empty() || std::holds_alternative<PieceMoved>(event) || std::holds_alternative<callipers::DieThrown>(event) || lasts_of(event) == 0)
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
    draw_slip(window, *ImGui::GetForegroundDrawList(), camera.room(), {near.x, near.y + window.units(34)}, lines);
}

}  // namespace fow::callipers::screens
