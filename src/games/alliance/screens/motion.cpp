#include "games/alliance/screens/motion.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/alliance/screens/blocks.hpp"
#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/furniture.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

constexpr float roll_ms = 900;  ///< of the die, at the usual pace

/// How long each kind of event is shown, milliseconds; 0 = not at all.
struct Lasting {
    float operator()(const alliance::ActionChosen&) const { return 500; }
    float operator()(const alliance::DieRolled&) const { return roll_ms + 1000; }
    float operator()(const alliance::CasualtyTaken&) const { return 520; }
    float operator()(const alliance::RoutTested&) const { return roll_ms + 1700; }
    float operator()(const alliance::TimePassed&) const { return 1400; }
    float operator()(const alliance::CavalryCharge&) const { return 1200; }
    float operator()(const alliance::PlaceTaken&) const { return 900; }
    float operator()(const alliance::GameEnded&) const { return 0; }
    float operator()(const alliance::DrawOffered&) const { return 0; }
    template <class Other>
    float operator()(const Other&) const {
        return std::is_constructible_v<TableEvent, Other> ? 0 : 420;
    }
};

float lasts_of(const Event& event) { return std::visit(Lasting{}, event); }

struct Sounding {
    Window& window;
    void operator()(const alliance::ActionChosen& e) const {
        const bool rides = e.order.id == ActionId::kellermann || e.order.id == ActionId::milhaud ||
                           e.order.id == ActionId::uxbridge_derlon || e.order.id == ActionId::uxbridge_guns;
        window.play(e.order.id == ActionId::battery ? Sound::gun : rides ? Sound::hooves : Sound::step);
    }
    void operator()(const alliance::DieRolled&) const { window.play(Sound::die); }
    void operator()(const alliance::RoutTested&) const { window.play(Sound::die); }
    void operator()(const alliance::CasualtyTaken&) const { window.play(Sound::fall); }
    void operator()(const alliance::CavalryCharge&) const { window.play(Sound::hooves); }
    void operator()(const alliance::PrussiansMoved& e) const {
        if (e.arrive) window.play(Sound::drums);
    }
    void operator()(const alliance::TimePassed&) const { window.play(Sound::bell); }
    template <class Other>
    void operator()(const Other&) const {}
};

/// A slip of paper with lines of text, near a point and inside the map.
void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& map, ImVec2 near,
               const std::vector<std::pair<Type, std::string>>& lines) {
    const float pad = window.units(10), most = std::min(map.w - 2 * pad, window.units(420));
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
        const Type type = lines[i].first;
        const ImVec2 size = text_size(window, type, broken[i]);
        const float left = std::floor(x + (wide - size.x) / 2);
        draw_letters(window, list, type, {left, y}, packed(colour::ink), broken[i]);
        window.controls().add_text(lines[i].second, {left, y, size.x, size.y}, TextRole::notice);
        y += size.y;
    }
}

bool skips(const Window& window) {
    const bool clicked = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !window.controls().covered();
    return clicked || window.keyboard().any_pressed().has_value();
}

}  // namespace

void follow(View& view, const Event& event) {
    if (const auto* chosen = std::get_if<alliance::ActionChosen>(&event)) {
        view.last[chosen->side] = chosen->order;
        if (chosen->order.napoleon) view.used[0] = true;
        if (chosen->order.id == ActionId::wellington) view.used[1] = true;
    } else if (const auto* loss = std::get_if<alliance::CasualtyTaken>(&event)) {
        --view.boxes[alliance::index(loss->corps)];
        ++view.casualties[alliance::army_of(loss->corps)];
    } else if (const auto* morale = std::get_if<alliance::MoraleLost>(&event)) {
        view.morale[morale->army] = static_cast<std::uint8_t>(morale->left);
    } else if (const auto* formed = std::get_if<alliance::FormationChanged>(&event)) {
        view.square[alliance::index(formed->corps) - alliance::index(Corps::orange)] = formed->square;
    } else if (const auto* charge = std::get_if<alliance::CavalryCharge>(&event)) {
        view.ney = charge->begins;
    } else if (const auto* taken = std::get_if<alliance::PlaceTaken>(&event)) {
        view.changed_hands[alliance::index(taken->place)] = taken->changed;
    } else if (const auto* guns = std::get_if<alliance::BatteryLost>(&event)) {
        view.battery = static_cast<std::uint8_t>(guns->left);
    } else if (const auto* prussians = std::get_if<alliance::PrussiansMoved>(&event)) {
        view.prussians = static_cast<std::uint8_t>(prussians->now);
    } else if (const auto* back = std::get_if<alliance::Recovered>(&event)) {
        view.boxes[alliance::index(back->corps)] = static_cast<std::uint8_t>(view.boxes[alliance::index(back->corps)] + back->markers);
        view.casualties[allied_seat] = static_cast<std::uint8_t>(view.casualties[allied_seat] - back->markers);
        view.morale[allied_seat] = static_cast<std::uint8_t>(back->morale);
    } else if (const auto* spent = std::get_if<alliance::ReserveCommitted>(&event)) {
        view.boxes[alliance::index(Corps::reserve)] = static_cast<std::uint8_t>(spent->left);
    } else if (const auto* time = std::get_if<alliance::TimePassed>(&event)) {
        view.time = time->now;
        (time->prussians ? view.by_prussians : view.by_casualties) = true;
    } else if (const auto* ended = std::get_if<alliance::GameEnded>(&event)) {
        view.result = ended->result;
    }
}

std::string sum_text(const alliance::RoutTested& test, const View& view, const RuleSet& rules) {
    const int time = rules.time_adds[static_cast<std::size_t>(view.time)].value;
    const int track = test.modifier - time;
    std::string text = std::to_string(test.face);
    if (time != 0) text += " " + fill(tr("+ {add} for the {time}"), {{"add", std::to_string(time)}, {"time", time_name(view.time)}});
    if (track != 0) text += " " + fill(tr("+ {add} for the losses"), {{"add", std::to_string(track)}});
    return test.modifier == 0 ? text : text + " = " + std::to_string(test.face + test.modifier);
}

Motion::Motion(const View& before, std::vector<Event> events, float speed) : shown_(before), events_(std::move(events)), speed_(speed) {}

void Motion::next() {
    follow(shown_, events_[at_]);
    ++at_;
    since_.reset();
}

void Motion::begin(Window& window) {
    lasts_ = lasts_of(events_[at_]) * factor_of(window.settings().pace) / speed_;
    since_ = now();
    if (lasts_ > 0) std::visit(Sounding{window}, events_[at_]);
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

std::optional<int> Motion::lying_face() const {
    if (!running()) return std::nullopt;
    for (std::size_t i = at_ + 1; i > 0; --i) {
        const auto* roll = std::get_if<alliance::DieRolled>(&events_[i - 1]);
        if (roll == nullptr) continue;
        const bool lies = i <= at_ || progress() * lasts_of(events_[at_]) >= roll_ms;
        return lies ? std::optional(roll->face) : std::nullopt;
    }
    return std::nullopt;
}

std::string Motion::told() const {
    if (!running()) return {};
    const bool rolls = std::holds_alternative<alliance::DieRolled>(events_[at_]) || std::holds_alternative<alliance::RoutTested>(events_[at_]);
    if (rolls && progress() * lasts_of(events_[at_]) < roll_ms) return {};
    return screens::told(events_[at_]);
}

void Motion::draw_roll(Window& window, const TableLayout& layout, const RuleSet& rules, const alliance::DieRolled& roll) const {
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const CardId card = card_of(roll.order.id);
    const float size = 62 * field_scale(layout.map);
    const ImVec2 at = die_at(window, layout.map, shown_, rules, card);
    const float turning = std::min(1.0F, progress() * lasts_of(events_[at_]) / roll_ms);
    draw_die(window, list, at, size, nation_of(side_of(roll.order.id)), roll.face, turning);
    if (turning < 1) return;
    const int add = roll.total - roll.face;
    const std::string sum =
        add == 0 ? std::to_string(roll.face) : std::to_string(roll.face) + " " + signed_number(add) + " = " + std::to_string(roll.total);
    draw_slip(window, list, layout.map, {at.x, at.y + size * 0.7F},
              {{Type::heading, sum}, {Type::body, row_text(roll.row, shown_.target)}});
}

void Motion::draw_loss(Window& window, const TableLayout& layout, const RuleSet& rules, const alliance::CasualtyTaken& loss) const {
    const SDL_FRect camp = camp_rect(window, layout.map, shown_, rules, card_of(loss.corps));
    const Seat army = alliance::army_of(loss.corps);
    const SDL_FPoint end = casualty_box(window, layout.tracks[army], rules, army, loss.number);
    const float t = progress(), eased = t * t * (3 - 2 * t);
    const ImVec2 from(camp.x + camp.w / 2, camp.y + camp.h / 2);
    const ImVec2 at(from.x + (end.x - from.x) * eased, from.y + (end.y - from.y) * eased);
    draw_division(window, *ImGui::GetForegroundDrawList(), at, 30 * field_scale(layout.map), nation_of(army));
}

void Motion::draw_test(Window& window, const TableLayout& layout, const RuleSet& rules, const alliance::RoutTested& test) const {
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const SDL_FRect& map = layout.map;
    list.AddRectFilled(corner(map), far_corner(map), packed(0x0A120E, 0.42F));
    const ImVec2 middle(map.x + map.w / 2, map.y + map.h * 0.36F);
    const float turning = std::min(1.0F, progress() * lasts_of(events_[at_]) / roll_ms);
    draw_die(window, list, middle, 96 * field_scale(map), nation_of(test.army), test.face, turning);
    const bool french = test.army == french_seat;
    const std::string headline = french ? tr("Rout test of the French army") : tr("Rout test of the Allied army");
    std::vector<std::pair<Type, std::string>> lines{{Type::heading, headline}};
    const Named morale{"morale", std::to_string(test.morale)};
    if (turning < 1) {
        lines.emplace_back(Type::body, fill(tr("The sum must not be higher than the morale, {morale}."), {morale}));
    } else {
        lines.emplace_back(Type::heading, fill(tr("{sum} against morale {morale}"), {{"sum", sum_text(test, shown_, rules)}, morale}));
        lines.emplace_back(Type::body, test.passed ? tr("The army holds.")
                                       : french    ? tr("The French army routs!")
                                                   : tr("The Allied army routs!"));
    }
    draw_slip(window, list, map, {middle.x, middle.y + 70 * field_scale(map)}, lines);
}

void Motion::draw(Window& window, const TableLayout& layout, const RuleSet& rules) const {
    if (!running()) return;
    const Event& event = events_[at_];
    if (const auto* roll = std::get_if<alliance::DieRolled>(&event)) return draw_roll(window, layout, rules, *roll);
    if (const auto* loss = std::get_if<alliance::CasualtyTaken>(&event)) return draw_loss(window, layout, rules, *loss);
    if (const auto* test = std::get_if<alliance::RoutTested>(&event)) return draw_test(window, layout, rules, *test);
    if (lasts_of(event) == 0) return;
    draw_slip(window, *ImGui::GetForegroundDrawList(), layout.map, {layout.map.x + layout.map.w / 2, layout.map.y + layout.map.h * 0.4F},
              {{Type::heading, told()}});
}

}  // namespace fow::alliance::screens
