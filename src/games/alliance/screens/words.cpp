#include "games/alliance/screens/words.hpp"

#include "ui/words/tr.hpp"

namespace fow::alliance::screens {

std::vector<CardId> cards_of(Seat side) {
    using enum CardId;
    if (side == french_seat) return {reille, derlon, battery, kellermann, milhaud, lobau, guard, napoleon};
    return {hill, orange, uxbridge, reserve, blucher, wellington};
}

std::optional<Corps> corps_of(CardId card) {
    switch (card) {
        case CardId::battery:
        case CardId::napoleon:
        case CardId::wellington: return std::nullopt;
        default: break;
    }
    return alliance::corps_from_word(word(card));
}

CardId card_of(Corps corps) { return *from_word<CardId>(card_names, alliance::word(corps)); }

CardId card_of(ActionId id) {
    const std::string_view text = alliance::word(id);
    return *from_word<CardId>(card_names, text.substr(0, text.find(':')));
}

std::vector<ActionId> actions_of(CardId card) {
    std::vector<ActionId> actions;
    for (int i = 0; i < alliance::card_action_count; ++i)
        if (card_of(static_cast<ActionId>(i)) == card) actions.push_back(static_cast<ActionId>(i));
    return actions;
}

std::string title_of(CardId card) {
    switch (card) {
        case CardId::battery: return tr("Battery");
        case CardId::napoleon: return tr("Napoleon");
        case CardId::wellington: return tr("Wellington");
        case CardId::guard: return tr("Guard");
        case CardId::reserve: return tr("Reserve");
        default: break;
    }
    return corps_name(*corps_of(card));
}

std::string side_name(Seat side) { return side == french_seat ? tr("French") : tr("Allied"); }

std::string corps_name(Corps corps) { return tr(alliance::name(corps)); }

std::string place_name(Place place) { return tr(alliance::name(place)); }

std::string time_name(alliance::Time time) { return tr(alliance::name(time)); }

std::string action_label(ActionId id) {
    switch (id) {
        case ActionId::derlon: return tr("Attack Orange");
        case ActionId::reille: return tr("Attack Hill");
        case ActionId::lobau: return tr("Fight the Prussians");
        case ActionId::guard_orange: return tr("Attack Orange");
        case ActionId::guard_hill: return tr("Attack Hill");
        case ActionId::guard_plancenoit: return tr("To Plancenoit");
        case ActionId::kellermann:
        case ActionId::milhaud: return tr("Charge");
        case ActionId::kellermann_uxbridge:
        case ActionId::milhaud_uxbridge: return tr("Charge Uxbridge");
        case ActionId::battery: return tr("Fire on Orange");
        case ActionId::orange: return tr("Attack d'Erlon");
        case ActionId::hill: return tr("Attack Reille");
        case ActionId::orange_line:
        case ActionId::hill_line: return tr("Back to line");
        case ActionId::uxbridge_guns: return tr("Charge the guns");
        case ActionId::uxbridge_derlon: return tr("Charge d'Erlon");
        case ActionId::reserve_orange: return tr("Support Orange");
        case ActionId::reserve_hill: return tr("Support Hill");
        case ActionId::reserve_lahaye: return tr("La Haye Sainte");
        case ActionId::reserve_hougoumont: return tr("Hougoumont");
        case ActionId::blucher: return tr("March");
        case ActionId::wellington: return tr("General advance");
        case ActionId::pass: break;
    }
    return tr("Pass");
}

std::optional<Place> place_of(ActionId id) {
    if (id == ActionId::guard_plancenoit) return Place::plancenoit;
    if (id == ActionId::reserve_lahaye) return Place::lahaye;
    if (id == ActionId::reserve_hougoumont) return Place::hougoumont;
    return std::nullopt;
}

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

namespace {

std::string effect_text(const alliance::Effect& effect, std::optional<Corps> target) {
    const int times = effect.times;
    const Named count{"count", std::to_string(times)};
    switch (effect.code) {
        case alliance::Code::fc: return fill(tr("French lose {count}"), {count});
        case alliance::Code::ac: return fill(tr("Allies lose {count}"), {count});
        case alliance::Code::fm: return fill(tr("French morale -{count}"), {count});
        case alliance::Code::am: return fill(tr("Allied morale -{count}"), {count});
        case alliance::Code::pd: return fill(tr("a Prussian division arrives", "{count} Prussian divisions arrive", times), {count});
        case alliance::Code::pb: return fill(tr("a Prussian division goes back", "{count} Prussian divisions go back", times), {count});
        case alliance::Code::gb: return fill(tr("a battery is lost", "{count} batteries are lost", times), {count});
        case alliance::Code::sq:
            if (!target) return tr("the target forms square");
            return fill(tr("{corps} forms square"), {{"corps", capitalised(corps_name(*target))}});
        case alliance::Code::ney: return tr("Ney's charge begins");
        case alliance::Code::end: return tr("Ney's charge ends");
        case alliance::Code::hou: return tr("Hougoumont falls");
        case alliance::Code::lhs: return tr("La Haye Sainte falls");
        case alliance::Code::pla: return tr("Plancenoit falls");
        case alliance::Code::plr: return tr("Plancenoit is French again");
    }
    return {};
}

}  // namespace

std::string row_text(const Effects& row, std::optional<Corps> target) {
    if (row.empty()) return tr("Nothing happens");
    std::string text;
    for (const alliance::Effect& effect : row) text += (text.empty() ? "" : ", ") + effect_text(effect, target);
    return capitalised(text);
}

std::string told(const Event& event) {
    const auto* roll = std::get_if<alliance::DieRolled>(&event);
    if (roll == nullptr) return describe(event, tr);
    const int add = roll->total - roll->face;
    const Named face{"face", std::to_string(roll->face)}, row{"row", row_text(roll->row, std::nullopt)};
    std::string text =
        fill(add == 0 ? tr("Die {face}: {row}.") : tr("Die {face}, {add}: {row}."), {face, row, {"add", signed_number(add)}});
    if (roll->guns_heard) text += " " + tr("Grouchy's guns are heard in the east.");
    return text;
}

std::string moment_text(const View& view) {
    return fill(tr("Turn {turn}, {time}"), {{"turn", std::to_string(view.turn)}, {"time", time_name(view.time)}});
}

std::optional<Strength> strength_of(const View& view, const RuleSet& rules, CardId card) {
    if (card == CardId::battery) return Strength{view.battery, rules.battery.value};
    const auto corps = corps_of(card);
    if (!corps) return std::nullopt;
    return Strength{view.markers(*corps), rules.of(*corps).markers};
}

std::string state_text(const View& view, const RuleSet& rules, CardId card) {
    const auto strength = strength_of(view, rules, card);
    if (!strength) {
        const bool used = view.used[card == CardId::napoleon ? 0 : 1];
        return used ? tr("used") : tr("unused");
    }
    const Named left{"left", std::to_string(strength->left)}, all{"all", std::to_string(strength->all)};
    if (card == CardId::battery) return fill(tr("{left} of {all} batteries"), {left, all});
    if (card == CardId::blucher) return fill(tr("{left} of {all} divisions on the field"), {left, all});
    if (const auto corps = corps_of(card); corps && view.in_square(*corps))
        return fill(tr("{left} of {all} divisions, in square"), {left, all});
    if (view.ney && (card == CardId::kellermann || card == CardId::milhaud))
        return fill(tr("{left} of {all} divisions, in Ney's charge"), {left, all});
    return fill(tr("{left} of {all} divisions"), {left, all});
}

Uniform uniform_of(Nation nation, Colours colours) {
    const bool contrast = colours == Colours::contrast;
    switch (nation) {
        case Nation::french: return contrast ? Uniform{0x1B4FA8, 0x2C63C2, 0x0B2350} : Uniform{0x27508F, 0x3763A6, 0x142C52};
        case Nation::allied: return contrast ? Uniform{0xD9603A, 0xE06A42, 0x7A2B12} : Uniform{0xA63A32, 0xBD4B40, 0x5C1B17};
        case Nation::prussian: break;
    }
    return contrast ? Uniform{0x141518, 0x2E3036, 0x000000} : Uniform{0x26282D, 0x474A52, 0x0D0E11};
}

}  // namespace fow::alliance::screens
