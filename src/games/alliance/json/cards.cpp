// The actions of the cards (L14.6, L14.7).
#include <set>

#include "parts.hpp"

namespace fow::alliance::json_parts {
namespace {

constexpr int most_count = 99;

[[nodiscard]] Origin read_origin(const Node& node) {
    Origin origin{};
    origin_word.read(node.member("origin"), origin);
    return origin;
}

[[nodiscard]] Value operand_to_json(const Condition& condition) {
    switch (operand_of(condition.what)) {
        case Operand::place: return word(static_cast<Place>(condition.number));
        case Operand::card: return word_of(card_words, static_cast<Card>(condition.number));
        case Operand::corps:
        case Operand::infantry: return word(condition.corps());
        case Operand::number:
        case Operand::none: break;
    }
    return condition.number;
}

[[nodiscard]] std::optional<Corps> boxed_corps_from_word(std::string_view text) {
    const auto corps = corps_from_word(text);
    return corps == Corps::blucher ? std::nullopt : corps;
}
[[nodiscard]] std::optional<Corps> infantry_from_word(std::string_view text) {
    const auto corps = corps_from_word(text);
    return corps && forms_square(*corps) ? corps : std::nullopt;
}
[[nodiscard]] std::optional<Place> allied_place_from_word(std::string_view text) {
    const auto place = place_from_word(text);
    return place == Place::plancenoit ? std::nullopt : place;
}
[[nodiscard]] std::optional<Card> card_from_word(std::string_view text) { return from_word<Card>(card_words, text); }

[[nodiscard]] std::uint8_t read_operand(const Node& node, Operand kind) {
    switch (kind) {
        case Operand::place: return static_cast<std::uint8_t>(node.word(allied_place_from_word, "hougoumont or lahaye"));
        case Operand::card: return static_cast<std::uint8_t>(node.word(card_from_word, "napoleon or wellington"));
        case Operand::corps: return static_cast<std::uint8_t>(node.word(boxed_corps_from_word, "a corps with a box"));
        case Operand::infantry: return static_cast<std::uint8_t>(node.word(infantry_from_word, "orange or hill"));
        case Operand::number:
        case Operand::none: break;
    }
    return static_cast<std::uint8_t>(node.integer(0, most_count));
}

[[nodiscard]] Condition read_condition(const Node& node) {
    const Node named = node.is_list() ? node.element(0) : node;
    const std::size_t size = node.is_list() ? node.size(2) : 1;
    if (node.is_list() && size != 2) node.fail("a condition is a word, or [word, number or id]");
    const Word what = named.word(condition_from_word, "a condition of L14.7");
    const Operand kind = operand_of(what);
    if ((kind == Operand::none) != (size == 1))
        node.fail(kind == Operand::none ? "nothing stands behind this word" : "a number or an id stands behind this word");
    return {what, size == 2 ? read_operand(node.element(1), kind) : std::uint8_t{0}};
}

[[nodiscard]] Value sources_to_json(const Few<Source, 3>& sources) {
    Value list = Value::array();
    for (const Source& source : sources) list.push_back(source ? word(*source) : "target");
    return list;
}

/// `owner`: whose casualties; `side`: whose action it is.
[[nodiscard]] Few<Source, 3> read_sources(const Node& node, Seat owner, Seat side, bool has_targets) {
    Few<Source, 3> sources;
    for (std::size_t i = 0, count = node.size(3); i < count; ++i) {
        const Node entry = node.element(i);
        if (entry.text() == "target") {
            if (owner == side || !has_targets) entry.fail("this action has no target in that army");
            sources.push_back(std::nullopt);
            continue;
        }
        const Corps corps = entry.word(boxed_corps_from_word, "a corps with a box, or target");
        if (army_of(corps) != owner) entry.fail("this corps belongs to the other army");
        sources.push_back(corps);
    }
    return sources;
}

[[nodiscard]] Value action_to_json(ActionId id, const ActionRule& rule) {
    Value needs = Value::array(), targets = Value::array(), tables = Value::array(), modifiers = Value::array();
    for (const Condition& need : rule.needs) needs.push_back(condition_to_json(need));
    for (const Corps corps : rule.targets) targets.push_back(word(corps));
    for (const TableChoice& choice : rule.tables) {
        Value entry{{"id", word(choice.id)}};
        if (choice.when) entry["if"] = condition_to_json(*choice.when);
        tables.push_back(entry);
    }
    for (const Modifier& modifier : rule.modifiers)
        modifiers.push_back({{"if", condition_to_json(modifier.when)}, {"add", modifier.add}, {"origin", word(modifier.origin)}});
    Value value{{"id", word(id)},
                {"side", word(side_of(id))},
                {"corps", nullptr},
                {"napoleon", rule.napoleon},
                {"needs", needs},
                {"targets", targets},
                {"tables", tables},
                {"modifiers", modifiers},
                {"fc", sources_to_json(rule.fc)},
                {"ac", sources_to_json(rule.ac)},
                {"rule", rule_of(id)},
                {"origin", word(rule.origin)}};
    if (rule.corps) value["corps"] = word(*rule.corps);
    if (rule.does == Deed::none) return value;
    value["does"] = word_of(deed_words, rule.does);
    value["of"] = rule.does == Deed::retake ? word(static_cast<Place>(rule.of)) : word(static_cast<Corps>(rule.of));
    return value;
}

void read_deed(const Node& entry, ActionRule& rule) {
    const auto deed = from_word<Deed>(deed_words, entry.member("does").text());
    if (!deed || *deed == Deed::none) entry.member("does").fail("must be line, recover or retake");
    rule.does = *deed;
    rule.of = read_operand(entry.member("of"), *deed == Deed::retake ? Operand::place : Operand::infantry);
    // The other two are paid for with a marker of the Reserve (L6.4).
    if (*deed != Deed::line && rule.corps != Corps::reserve) entry.member("does").fail("is for the Reserve (L6.4)");
}

[[nodiscard]] ActionRule read_action(const Node& entry, ActionId id) {
    const Seat side = side_of(id);
    ActionRule rule;
    entry.rule(rule_of(id));
    rule.origin = read_origin(entry);
    if (json::seat_of(documents(), entry.member("side")) != side) entry.member("side").fail("this is an action of the other side (L14.2)");
    if (const Node corps = entry.member("corps"); !corps.is_null()) {
        rule.corps = corps.word(boxed_corps_from_word, "a corps with a box");
        if (rule.corps != corps_of(id)) corps.fail("the id names the corps that undertakes it (L14.7)");
    }
    rule.napoleon = entry.member("napoleon").boolean();
    if (rule.napoleon && side != french_seat) entry.member("napoleon").fail("he directs French actions (L3.6)");
    const auto each = [&](const char* name, std::size_t limit, const auto& read) {
        const Node list = entry.member(name);
        for (std::size_t i = 0, count = list.size(limit); i < count; ++i) read(list.element(i));
    };
    each("needs", decltype(rule.needs)::capacity, [&](const Node& n) { rule.needs.push_back(read_condition(n)); });
    each("targets", decltype(rule.targets)::capacity, [&](const Node& n) {
        const Corps corps = n.word(boxed_corps_from_word, "a corps with a box");
        if (army_of(corps) == side) n.fail("this corps belongs to the same army");
        rule.targets.push_back(corps);
    });
    each("tables", decltype(rule.tables)::capacity, [&](const Node& n) {
        n.object({"if?", "id"});
        TableChoice choice{std::nullopt, n.member("id").word(table_from_word, "a table")};
        if (n.has("if")) choice.when = read_condition(n.member("if"));
        rule.tables.push_back(choice);
    });
    if (!rule.tables.empty() && rule.tables.back().when) entry.member("tables").fail("the last table holds in any case");
    each("modifiers", decltype(rule.modifiers)::capacity, [&](const Node& n) {
        n.object({"if", "add", "origin"});
        rule.modifiers.push_back(
            {read_condition(n.member("if")), static_cast<std::int8_t>(n.member("add").integer(-most_add, most_add)), read_origin(n)});
    });
    rule.fc = read_sources(entry.member("fc"), french_seat, side, !rule.targets.empty());
    rule.ac = read_sources(entry.member("ac"), allied_seat, side, !rule.targets.empty());
    if (rule.tables.empty()) read_deed(entry, rule);
    else if (entry.has("does") || entry.has("of")) entry.fail("an action with a die has tables, and does nothing else");
    if (rule.napoleon && rule.tables.empty()) entry.member("napoleon").fail("he directs actions with a die (L3.5)");
    return rule;
}

}  // namespace

Value condition_to_json(const Condition& condition) {
    if (operand_of(condition.what) == Operand::none) return word(condition.what);
    return Value::array({word(condition.what), operand_to_json(condition)});
}

Value cards_to_json(const RuleSet& set) {
    Value list = Value::array();
    for (std::size_t i = 0; i < card_action_count; ++i) {
        const auto id = static_cast<ActionId>(i);
        list.push_back(action_to_json(id, set.action(id)));
    }
    return {{"actions", list}};
}

void read_cards(const Node& node, RuleSet& set) {
    node.object({"format?", "version?", "actions"});
    Gathered gathered(node.document());
    std::set<ActionId> seen;
    gathered.each(node, "actions", card_action_count, [&](const Node& entry) {
        entry.object(
            {"id", "side", "corps", "napoleon", "needs", "targets", "tables", "modifiers", "fc", "ac", "does?", "of?", "rule", "origin"});
        const auto id = entry.member("id").word(action_id_from_word, "an action of L14.2");
        if (id == ActionId::pass) entry.member("id").fail("the pass has no card (L2.3)");
        if (!seen.insert(id).second) entry.member("id").fail("this action is listed twice");
        set.actions[index(id)] = read_action(entry, id);
    });
    gathered.refuse();
    if (seen.size() != card_action_count)
        node.member("actions").fail("all " + std::to_string(card_action_count) + " actions must be listed (L14.2)");
}

}  // namespace fow::alliance::json_parts
