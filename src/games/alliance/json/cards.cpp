// The actions of the cards (L14.6, L14.7).
#include "parts.hpp"

namespace fow::alliance::json_parts {
namespace {

using json::Nullable;

constexpr int most_count = 99;

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

constexpr json::Word<Corps> boxed_corps{boxed_corps_from_word, word, "a corps with a box"};
constexpr json::Word<Corps> infantry{infantry_from_word, word, "orange or hill"};
constexpr json::Word<Place> allied_place{allied_place_from_word, word, "hougoumont or lahaye"};
constexpr json::OneOf<Card, card_words.size()> card{card_words, "napoleon or wellington"};

/// What stands behind the word of a condition, or what a deed is for.
struct OperandForm {
    Operand kind;

    void read(const Node& node, std::uint8_t& number) const {
        in_form([&](const auto& form, auto what) {
            form.read(node, what);
            number = static_cast<std::uint8_t>(what);
        });
    }
    [[nodiscard]] Value write(std::uint8_t number) const {
        Value value;
        in_form([&](const auto& form, auto what) { value = form.write(static_cast<decltype(what)>(number)); });
        return value;
    }

private:
    /// Calls `use` with the form of the operand and a value of its kind.
    template <class Use>
    void in_form(const Use& use) const {
        switch (kind) {
            case Operand::place: return use(allied_place, Place{});
            case Operand::card: return use(card, Card{});
            case Operand::corps: return use(boxed_corps, Corps{});
            case Operand::infantry: return use(infantry, Corps{});
            case Operand::number:
            case Operand::none: return use(json::Integer{0, most_count}, 0);
        }
    }
};

/// A word, or [word, number or id]
struct ConditionForm {
    static void read(const Node& node, Condition& condition) {
        const Node named = node.is_list() ? node.element(0) : node;
        const std::size_t size = node.is_list() ? node.size(2) : 1;
        if (node.is_list() && size != 2) node.fail("a condition is a word, or [word, number or id]");
        condition.what = named.word(condition_from_word, "a condition of L14.7");
        const Operand kind = operand_of(condition.what);
        if ((kind == Operand::none) != (size == 1))
            node.fail(kind == Operand::none ? "nothing stands behind this word" : "a number or an id stands behind this word");
        if (size == 2) OperandForm{kind}.read(node.element(1), condition.number);
    }
    [[nodiscard]] static Value write(const Condition& condition) {
        const Operand kind = operand_of(condition.what);
        if (kind == Operand::none) return word(condition.what);
        return Value::array({word(condition.what), OperandForm{kind}.write(condition.number)});
    }
};

/// Who takes a casualty of the army `owner`, by an action of `side`.
struct SourceForm {
    Seat owner, side;
    bool has_targets;
    void read(const Node& entry, Source& source) const {
        if (entry.text() == "target") {
            if (owner == side || !has_targets) entry.fail("this action has no target in that army");
            source = std::nullopt;
            return;
        }
        source = entry.word(boxed_corps_from_word, "a corps with a box, or target");
        if (army_of(*source) != owner) entry.fail("this corps belongs to the other army");
    }
    [[nodiscard]] static Value write(const Source& source) { return source ? word(*source) : "target"; }
};

constexpr json::Object table_choice{[](auto& fields, auto& choice) {
    fields("id", choice.id, json::Word<TableId>{table_from_word, word, "a table"});
    fields.maybe("if", choice.when, ConditionForm{});
}};
constexpr json::Object modifier_form{[](auto& fields, auto& modifier) {
    fields("if", modifier.when, ConditionForm{});
    fields("add", modifier.add, json::Integer{-most_add, most_add});
    fields("origin", modifier.origin, origin_word);
}};

/// An action of L14.2; the pass has no card.
constexpr json::As action_id{[](const Node& node, ActionId& id) {
                                 id = node.word(action_id_from_word, "an action of L14.2");
                                 if (id == ActionId::pass) node.fail("the pass has no card (L2.3)");
                             },
                             [](ActionId id) { return word(id); }};

/// The side follows from the action.
constexpr json::As side_form{[](const Node& node, Seat side) {
                                 if (json::seat_of(documents(), node) != side) node.fail("this is an action of the other side (L14.2)");
                             },
                             [](Seat side) { return word(side); }};

constexpr json::As deed_form{[](const Node& node, Deed& does) {
                                 const auto deed = from_word<Deed>(deed_words, node.text());
                                 if (!deed || *deed == Deed::none) node.fail("must be line, recover or retake");
                                 does = *deed;
                             },
                             [](Deed does) { return word_of(deed_words, does); }};

template <class Fields, class Rule>
void lay_out_dice(Fields& fields, Rule& rule, Seat side) {
    fields("needs", rule.needs, json::List{ConditionForm{}, rule.needs.capacity});
    const json::As target{[side](const Node& node, Corps& corps) {
                              boxed_corps.read(node, corps);
                              if (army_of(corps) == side) node.fail("this corps belongs to the same army");
                          },
                          [](Corps corps) { return word(corps); }};
    fields("targets", rule.targets, json::List{target, rule.targets.capacity});
    fields("tables", rule.tables, json::List{table_choice, rule.tables.capacity});
    fields.check([&](const Node& entry) {
        if (!rule.tables.empty() && rule.tables.back().when) entry.member("tables").fail("the last table holds in any case");
    });
    fields("modifiers", rule.modifiers, json::List{modifier_form, rule.modifiers.capacity});
    fields("fc", rule.fc, json::List{SourceForm{french_seat, side, !rule.targets.empty()}, rule.fc.capacity});
    fields("ac", rule.ac, json::List{SourceForm{allied_seat, side, !rule.targets.empty()}, rule.ac.capacity});
}

/// What an action without a die does.
template <class Fields, class Rule>
void lay_out_deed(Fields& fields, Rule& rule) {
    fields.check([&](const Node& entry) {
        if (rule.tables.empty()) static_cast<void>(entry.member("does"));
        else if (entry.has("does") || entry.has("of")) entry.fail("an action with a die has tables, and does nothing else");
    });
    fields.maybe("does", rule.does != Deed::none, rule.does, deed_form);
    fields.check([&](const Node& entry) {
        if (rule.tables.empty()) static_cast<void>(entry.member("of"));
    });
    fields.maybe("of", rule.does != Deed::none, rule.of, OperandForm{rule.does == Deed::retake ? Operand::place : Operand::infantry});
    fields.check([&](const Node& entry) {
        if (!rule.tables.empty()) return;
        // The other two are paid for with a marker of the Reserve (L6.4).
        if (rule.does != Deed::line && rule.corps != Corps::reserve) entry.member("does").fail("is for the Reserve (L6.4)");
        if (rule.napoleon) entry.member("napoleon").fail("he directs actions with a die (L3.5)");
    });
}

[[nodiscard]] auto actions_form(Reading reading) {
    return entry_of_each<ActionId>(card_action_count, action_id, "this action is listed twice", reading,
                                   [](auto& entry, auto& set, ActionId id) {
                                       auto& rule = set.actions[index(id)];
                                       const Seat side = side_of(id);
                                       const std::string_view rule_id = rule_of(id);
                                       entry("rule", rule_id, json::RuleId{});
                                       entry("origin", rule.origin, origin_word);
                                       entry("side", side, side_form);
                                       entry("corps", rule.corps, Nullable{boxed_corps});
                                       entry("napoleon", rule.napoleon, json::Flag{});
                                       entry.check([&](const Node& node) {
                                           if (rule.corps && rule.corps != corps_of(id))
                                               node.member("corps").fail("the id names the corps that undertakes it (L14.7)");
                                           if (rule.napoleon && side != french_seat)
                                               node.member("napoleon").fail("he directs French actions (L3.6)");
                                       });
                                       lay_out_dice(entry, rule, side);
                                       lay_out_deed(entry, rule);
                                   });
}

}  // namespace

void ActionsForm::read(const Node& list, RuleSet& set) const {
    set.actions = {};  // what a card does not say must not stay as it was in the data of the game
    actions_form(reading).read(list, set);
}

Value ActionsForm::write(const RuleSet& set) { return actions_form({}).write(set); }

}  // namespace fow::alliance::json_parts
