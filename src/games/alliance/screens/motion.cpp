#include "games/alliance/screens/motion.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/alliance/screens/blocks.hpp"
#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/layout.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/movement.hpp"
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
    std::optional<Sound> operator()(const alliance::ActionChosen& e) const {
        const bool rides = e.order.id == ActionId::kellermann || e.order.id == ActionId::milhaud ||
                           e.order.id == ActionId::uxbridge_derlon || e.order.id == ActionId::uxbridge_guns;
        return e.order.id == ActionId::battery ? Sound::gun : rides ? Sound::hooves : Sound::step;
    }
    std::optional<Sound> operator()(const alliance::DieRolled&) const { return Sound::die; }
    std::optional<Sound> operator()(const alliance::RoutTested&) const { return Sound::die; }
    std::optional<Sound> operator()(const alliance::CasualtyTaken&) const { return Sound::fall; }
    std::optional<Sound> operator()(const alliance::CavalryCharge&) const { return Sound::hooves; }
    std::optional<Sound> operator()(const alliance::PrussiansMoved& e) const {
        return e.arrive ? std::optional(Sound::drums) : std::nullopt;
    }
    std::optional<Sound> operator()(const alliance::TimePassed&) const { return Sound::bell; }
    template <class Other>
    std::optional<Sound> operator()(const Other&) const {
        return std::nullopt;
    }
};

std::vector<MotionStep> steps_of(const std::vector<Event>& events) {
    std::vector<MotionStep> steps;
    for (const Event& event : events) steps.push_back({lasts_of(event), std::visit(Sounding{}, event)});
    return steps;
}

constexpr float slip_wide = 420;

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

Motion::Motion(const View& before, std::vector<Event> events, float speed)
    : events_(std::move(events)), shown_{before}, player_(steps_of(events_), speed) {
    for (const Event& event : events_) {
        View after = shown_.back();
        follow(after, event);
        shown_.push_back(after);
    }
}

std::optional<int> Motion::lying_face() const {
    if (!running()) return std::nullopt;
    for (std::size_t i = player_.at() + 1; i > 0; --i) {
        const auto* roll = std::get_if<alliance::DieRolled>(&events_[i - 1]);
        if (roll == nullptr) continue;
        const bool lies = i <= player_.at() || player_.gone() >= roll_ms;
        return lies ? std::optional(roll->face) : std::nullopt;
    }
    return std::nullopt;
}

std::string Motion::told() const {
    if (!running()) return {};
    const Event& event = events_[player_.at()];
    const bool rolls = std::holds_alternative<alliance::DieRolled>(event) || std::holds_alternative<alliance::RoutTested>(event);
    if (rolls && player_.gone() < roll_ms) return {};
    return screens::told(event);
}

void Motion::draw_smoke(Window& window, const TableLayout& layout, const RuleSet& rules) const {
    constexpr float smoke_ms = 2600;
    const float k = field_scale(layout.map);
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    for (std::size_t i = 0; i <= player_.at(); ++i) {
        const auto* roll = std::get_if<alliance::DieRolled>(&events_[i]);
        if (roll == nullptr || roll->order.id == ActionId::wellington) continue;
        const CardId card = card_of(roll->order.id);
        const float share = player_.since(i) / smoke_ms;
        const SDL_FRect camp = camp_rect(window, layout.map, shown_[i], rules, card);
        const bool north = side_of(roll->order.id) == french_seat;
        const float front = north ? camp.y : camp.y + camp.h;
        for (const float along : {0.2F, 0.5F, 0.8F})
            draw_cloud(list,
                       {.at = {camp.x + camp.w * along, front},
                        .radius = 36 * k,
                        .rgb = arm_of(card) == Arm::cavalry ? 0xC9B48AU : 0xF4EFE2U,
                        .thick = 0.9F,
                        .seed = static_cast<int>(along * 10),
                        .drift = 1.2F},
                       share + (0.5F - along) * 0.1F);
    }
}

void Motion::draw_flag(Window& window, const TableLayout& layout, const alliance::PlaceTaken& taken) const {
    View after = shown();
    follow(after, taken);
    const Nation holder = after.french(taken.place) ? Nation::french : taken.place == Place::plancenoit ? Nation::prussian : Nation::allied;
    const Uniform uniform = uniform_of(holder, window);
    const ImVec2 at = place_at(layout.map, taken.place);
    draw_rising_flag(*ImGui::GetForegroundDrawList(), at, 74 * field_scale(layout.map), std::min(1.0F, player_.share() * 1.4F),
                     uniform.cloth, uniform.edge);
}

void Motion::draw_roll(Window& window, const TableLayout& layout, const RuleSet& rules, const alliance::DieRolled& roll) const {
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const CardId card = card_of(roll.order.id);
    const float size = 62 * field_scale(layout.map);
    const ImVec2 at = die_at(window, layout.map, shown(), rules, card);
    const float turning = std::min(1.0F, player_.gone() / roll_ms);
    draw_die(window, list, at, size, nation_of(side_of(roll.order.id)), roll.face, turning);
    if (turning < 1) return;
    const int add = roll.total - roll.face;
    const std::string sum =
        add == 0 ? std::to_string(roll.face) : std::to_string(roll.face) + " " + signed_number(add) + " = " + std::to_string(roll.total);
    draw_slip(window, list, layout.map, {at.x, at.y + size * 0.7F},
              {{Type::heading, sum}, {Type::body, row_text(roll.row, shown().target)}}, slip_wide);
}

void Motion::draw_loss(Window& window, const TableLayout& layout, const RuleSet& rules, const alliance::CasualtyTaken& loss) const {
    const SDL_FRect camp = camp_rect(window, layout.map, shown(), rules, card_of(loss.corps));
    const Seat army = alliance::army_of(loss.corps);
    const SDL_FPoint end = casualty_box(window, layout.tracks[army], rules, army, loss.number);
    const float t = player_.share(), eased = t * t * (3 - 2 * t);
    const ImVec2 from(camp.x + camp.w / 2, camp.y + camp.h / 2);
    const ImVec2 at(from.x + (end.x - from.x) * eased, from.y + (end.y - from.y) * eased);
    draw_division(window, *ImGui::GetForegroundDrawList(), at, 36 * field_scale(layout.map), nation_of(army), arm_of(card_of(loss.corps)));
}

void Motion::draw_test(Window& window, const TableLayout& layout, const RuleSet& rules, const alliance::RoutTested& test) const {
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const SDL_FRect& map = layout.map;
    list.AddRectFilled(corner(map), far_corner(map), packed(0x0A120E, 0.42F));
    const ImVec2 middle(map.x + map.w / 2, map.y + map.h * 0.36F);
    const float turning = std::min(1.0F, player_.gone() / roll_ms);
    draw_die(window, list, middle, 96 * field_scale(map), nation_of(test.army), test.face, turning);
    const bool french = test.army == french_seat;
    const std::string headline = french ? tr("Rout test of the French army") : tr("Rout test of the Allied army");
    std::vector<std::pair<Type, std::string>> lines{{Type::heading, headline}};
    const Named morale{"morale", std::to_string(test.morale)};
    if (turning < 1) {
        lines.emplace_back(Type::body, fill(tr("The sum must not be higher than the morale, {morale}."), {morale}));
    } else {
        lines.emplace_back(Type::heading, fill(tr("{sum} against morale {morale}"), {{"sum", sum_text(test, shown(), rules)}, morale}));
        lines.emplace_back(Type::body, test.passed ? tr("The army holds.")
                                       : french    ? tr("The French army routs!")
                                                   : tr("The Allied army routs!"));
    }
    draw_slip(window, list, map, {middle.x, middle.y + 70 * field_scale(map)}, lines, slip_wide);
}

void Motion::draw(Window& window, const TableLayout& layout, const RuleSet& rules) const {
    if (!running()) return;
    const Event& event = events_[player_.at()];
    draw_smoke(window, layout, rules);
    if (const auto* taken = std::get_if<alliance::PlaceTaken>(&event)) draw_flag(window, layout, *taken);
    if (const auto* roll = std::get_if<alliance::DieRolled>(&event)) return draw_roll(window, layout, rules, *roll);
    if (const auto* loss = std::get_if<alliance::CasualtyTaken>(&event)) return draw_loss(window, layout, rules, *loss);
    if (const auto* test = std::get_if<alliance::RoutTested>(&event)) return draw_test(window, layout, rules, *test);
    if (lasts_of(event) == 0) return;
    draw_slip(window, *ImGui::GetForegroundDrawList(), layout.map, {layout.map.x + layout.map.w / 2, layout.map.y + layout.map.h * 0.4F},
              {{Type::heading, told()}}, slip_wide);
}

}  // namespace fow::alliance::screens
