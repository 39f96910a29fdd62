// Positions as L14.8 writes them, in which members that are left out have the value of the set-up.
#include "parts.hpp"

namespace fow::alliance {

using namespace json_parts;

namespace {

using json::Nullable;

constexpr json::Flag flag;
constexpr json::Integer count{0, 200};
constexpr json::Word<Corps> corps_word{corps_from_word, word, "a corps"};
constexpr json::Word<Place> place_word{place_from_word, word, "a place"};
constexpr json::Word<Time> time_word{time_from_word, word, "midday, afternoon or evening"};
constexpr json::Word<Ending> ending_word{ending_from_word, word, "the end of a game (L12.4)"};
constexpr json::Word<Order, std::string, const Order&> order_word{order_from_text, to_text, "an action of L14.2"};

[[nodiscard]] json::SeatWord seat_word() { return {documents()}; }

/// One value for each army.
template <class Fields, class Values, class Form>
void each_army(Fields& fields, std::string_view name, Values& values, const Form& form) {
    fields.object(name, [&](auto& armies) {
        armies("french", values.first, form);
        armies("allied", values.second, form);
    });
}

/// Whose a place is. `changed`: not that of the army that held it at first.
struct Holder {
    std::string_view at_first, later;
    void read(const Node& node, bool& changed) const {
        const std::string found = node.text();
        if (found != at_first && found != later)
            node.fail("\"" + found + "\" is not " + std::string(at_first) + " or " + std::string(later));
        changed = found == later;
    }
    [[nodiscard]] Value write(bool changed) const { return changed ? later : at_first; }
};
constexpr Holder allied_place{"allied", "french"}, french_place{"french", "prussian"};

/// What a position says beside its state.
struct Asked {
    bool is_short = false;  ///< the sums of a lesson's set-up fall short of the full armies
    CorpsSet from = 0;      ///< the corps that may give the division that is asked for
};

/// The action that is being played, which is the last one of its side.
struct PlayedOrder {
    static void read(const Node& node, std::optional<Order>& last) {
        const Order order = node.word(order_from_text, order_word.wanted);
        if (last && *last != order) node.fail("the action of the phase is the last action of its side (L3.2)");
        last = order;
    }
    [[nodiscard]] static Value write(const std::optional<Order>& last) { return Nullable{order_word}.write(last); }
};

/// The owner of the casualty that comes first.
struct AskedSide {
    static void read(const Node& node, const Effects& rest) {
        const Seat side = json::seat_of(documents(), node);
        if (!rest.empty() && side != owner_of(rest.front().code)) node.fail("the owner of the casualty is asked (L4.3)");
    }
    [[nodiscard]] static Value write(const Effects& rest) { return word(owner_of(rest.front().code)); }
};

/// The corps that may give a division.
struct CorpsWords {
    Gathered* gathered;
    void read(const Node& node, CorpsSet& set) const {
        gathered->each(node, box_count, [&](const Node& n) {
            const Corps corps = n.word(corps_from_word, corps_word.wanted);
            if (corps == Corps::blucher) n.fail("Prussian divisions are not taken (L4.3)");
            set = static_cast<CorpsSet>(set | 1U << index(corps));
        });
    }
    [[nodiscard]] static Value write(CorpsSet set) {
        Value list = Value::array();
        for (int i = 0; i < box_count; ++i)
            if ((set >> i & 1) != 0) list.push_back(word(static_cast<Corps>(i)));
        return list;
    }
};

constexpr json::Object tests{[](auto& fields, auto& armies) {
    fields("french", armies.first, flag);
    fields("allied", armies.second, flag);
}};

/// The question that waits for an answer.
[[nodiscard]] auto question(Asked& asked, Gathered* gathered) {
    return json::Object{[&asked, gathered](auto& fields, auto& state) {
                            fields("action", state.last[state.phase], PlayedOrder{});
                            fields("target", state.target, Nullable{corps_word});
                            fields("from", asked.from, CorpsWords{gathered});
                            fields("rest", state.rest, effects_form);
                            fields("tests", state.tests, tests);
                            fields("side", state.rest, AskedSide{});
                        },
                        gathered};
}

template <class Fields, class S>
void lay_out_armies(Fields& fields, S& state) {
    fields.object("boxes", [&](auto& boxes) {
        for (std::size_t i = 0; i < box_count; ++i) boxes(corps_words[i], state.boxes[i], count);
    });
    fields("prussians", state.prussians, count);
    fields("battery", state.battery, count);
    each_army(fields, "morale", state.morale, count);
    each_army(fields, "casualties", state.casualties, count);
    fields("time", state.time, time_word);
    fields.object("reasons", [&](auto& reasons) {
        reasons("prussians", state.by_prussians, flag);
        reasons("casualties", state.by_casualties, flag);
    });
    fields.object("places", [&](auto& places) {
        places("hougoumont", state.changed_hands[0], allied_place);
        places("lahaye", state.changed_hands[1], allied_place);
        places("plancenoit", state.changed_hands[2], french_place);
    });
    fields.object("squares", [&](auto& squares) {
        squares("orange", state.square[0], flag);
        squares("hill", state.square[1], flag);
    });
}

/// `node`, `gathered`: of a position that is read.
template <class Fields, class S>
void lay_out(Fields& fields, S& state, Asked& asked, const Node* node, Gathered* gathered) {
    fields.maybe("short", asked.is_short, asked.is_short, flag);
    fields("turn", state.turn, json::Integer{1, most_turns});
    fields("phase", state.phase, seat_word());
    lay_out_armies(fields, state);
    fields("ney", state.ney, flag);
    fields.object("used", [&](auto& used) {
        used("napoleon", state.used[0], flag);
        used("wellington", state.used[1], flag);
    });
    each_army(fields, "last", state.last, Nullable{order_word});
    fields("offer", state.offer, Nullable{seat_word()});
    fields.object("french_phase", [&](auto& phase) {
        phase("orange", state.french_phase.gave[0], count);
        phase("hill", state.french_phase.gave[1], count);
        phase("morale", state.french_phase.morale, count);
        phase("captured", state.french_phase.captured, Nullable{place_word});
    });
    fields.maybe("asks", state.stage == Stage::casualty, state, question(asked, gathered));
    fields.maybe("over", state.result.has_value(), state.result,
                 json::As{[node](const Node& over, std::optional<Result>& result) {
                              if (node->has("asks")) over.fail("nobody is asked once the game is over");
                              result = read_result(over);
                          },
                          [](const std::optional<Result>& result) { return result_to_json(*result); }});
}

}  // namespace

Value json_parts::result_to_json(const Result& result) {
    return {{"winner", Nullable{seat_word()}.write(result.winner)}, {"reason", word(result.ending)}};
}

Value json_parts::position_to_json(const Rules& rules, const State& state) {
    Asked asked{!faults_of(rules, state).empty() && faults_of(rules, state, true).empty()};
    if (state.stage == Stage::casualty) asked.from = choices(rules, state);
    return json::written_fields([&](auto& fields) { lay_out(fields, state, asked, nullptr, nullptr); });
}

Result json_parts::read_result(const Node& node) {
    Result result;
    json::read_fields(node, [&](auto& fields) {
        fields("winner", result.winner, Nullable{seat_word()});
        fields("reason", result.ending, ending_word);
    });
    const bool drawn = result.ending == Ending::agreed || result.ending == Ending::limit;
    if (drawn == result.winner.has_value()) node.member("winner").fail("a draw, and nothing else, has no winner (L12.4)");
    return result;
}

State json_parts::read_position_node(const Node& node, const Rules& rules) {
    State state = begin(rules);
    Asked asked;
    Gathered gathered(node.document());
    json::read_fields(node, [&](auto& fields) { lay_out(fields, state, asked, &node, &gathered); }, &gathered, json::Missing::kept);
    gathered.refuse();
    if (node.has("asks")) state.stage = Stage::casualty;
    if (state.result) state.stage = Stage::over;
    for (const Fault& fault : faults_of(rules, state, asked.is_short))
        gathered.add(node.pointer() + fault.pointer, fault.reason, fault.rule);
    gathered.refuse();
    if (state.stage == Stage::casualty && asked.from != choices(rules, state))
        node.member("asks").member("from").fail("not the corps that may give the division (L4.3)");
    return state;
}

std::string write_position(const Rules& rules, const State& state) { return json::compact(position_to_json(rules, state)); }

State read_position(const std::string& text, const std::string& document, const Rules& rules) {
    const json::Value value = json::parse(text, document);
    return read_position_node(Node(value, document), rules);
}

}  // namespace fow::alliance
