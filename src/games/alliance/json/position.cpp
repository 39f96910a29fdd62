// Positions as L14.8 writes them. Members that are left out have the value of the set-up.
#include "parts.hpp"

namespace fow::alliance {

using namespace json_parts;

namespace {

[[nodiscard]] std::optional<Order> last_order_from_word(std::string_view text) { return order_from_text(text); }

[[nodiscard]] Value order_to_json(const std::optional<Order>& order) { return order ? Value(to_text(*order)) : Value(); }

void read_count(const Node& node, std::uint8_t& count) { count = static_cast<std::uint8_t>(node.integer(0, 200)); }

/// Reads an object whose members are all optional.
class Members {
public:
    Members(const Node& node, Gathered& gathered, std::initializer_list<std::string_view> names) : node_(node), gathered_(gathered) {
        gathered_.attempt([&] {
            std::vector<std::string> texts;
            for (const std::string_view name : names) texts.push_back(std::string(name) + "?");
            node_.object(std::vector<std::string_view>(texts.begin(), texts.end()));
        });
    }
    template <class Read>
    const Members& read(std::string_view name, const Read& take) const {
        gathered_.member(node_, name, take);
        return *this;
    }
    const Members& count(std::string_view name, std::uint8_t& into) const {
        return read(name, [&](const Node& n) { read_count(n, into); });
    }
    const Members& flag(std::string_view name, bool& into) const {
        return read(name, [&](const Node& n) { into = n.boolean(); });
    }

private:
    const Node& node_;
    Gathered& gathered_;
};

void read_asks(const Node& node, State& state, CorpsSet& from, Gathered& gathered) {
    node.object({"side", "action", "target", "from", "rest", "tests"});
    state.stage = Stage::casualty;
    gathered.member(node, "action", [&](const Node& n) {
        const Order order = n.word(last_order_from_word, "an action of L14.2");
        auto& last = state.last[state.phase];
        if (last && *last != order) n.fail("the action of the phase is the last action of its side (L3.2)");
        last = order;
    });
    gathered.member(node, "target", [&](const Node& n) {
        if (!n.is_null()) state.target = n.word(corps_from_word, "a corps");
    });
    gathered.each(node, "from", box_count, [&](const Node& n) {
        const Corps corps = n.word(corps_from_word, "a corps");
        if (corps == Corps::blucher) n.fail("Prussian divisions are not taken (L4.3)");
        from = static_cast<CorpsSet>(from | 1U << index(corps));
    });
    gathered.member(node, "rest", [&](const Node& n) { state.rest = read_effects(n); });
    gathered.member(node, "tests", [&](const Node& n) {
        n.object({"french", "allied"});
        state.tests = {n.member("french").boolean(), n.member("allied").boolean()};
    });
    gathered.member(node, "side", [&](const Node& n) {
        const Seat side = json::seat_of(documents(), n);
        if (!state.rest.empty() && side != owner_of(state.rest.front().code)) n.fail("the owner of the casualty is asked (L4.3)");
    });
}

[[nodiscard]] Value asks_to_json(const Rules& rules, const State& state) {
    Value from = Value::array();
    const CorpsSet all = choices(rules, state);
    for (int i = 0; i < box_count; ++i)
        if ((all >> i & 1) != 0) from.push_back(word(static_cast<Corps>(i)));
    return {{"side", word(owner_of(state.rest.front().code))},
            {"action", order_to_json(state.last[state.phase])},
            {"target", state.target ? Value(word(*state.target)) : Value()},
            {"from", from},
            {"rest", effects_to_json(state.rest)},
            {"tests", {{"french", state.tests.first}, {"allied", state.tests.second}}}};
}

}  // namespace

Value json_parts::result_to_json(const Result& result) {
    return {{"winner", result.winner ? Value(word(*result.winner)) : Value()}, {"reason", word(result.ending)}};
}

Value json_parts::position_to_json(const Rules& rules, const State& state) {
    const auto per_army = [](const PerSeat<std::uint8_t>& counts) { return Value{{"french", counts.first}, {"allied", counts.second}}; };
    const auto holder = [&](Place place) { return state.french(place) ? "french" : place == Place::plancenoit ? "prussian" : "allied"; };
    Value boxes;
    for (int i = 0; i < box_count; ++i) boxes[std::string(word(static_cast<Corps>(i)))] = state.boxes[static_cast<std::size_t>(i)];
    const FrenchPhase& phase = state.french_phase;
    Value value{{"turn", state.turn},
                {"phase", word(state.phase)},
                {"boxes", boxes},
                {"prussians", state.prussians},
                {"battery", state.battery},
                {"morale", per_army(state.morale)},
                {"casualties", per_army(state.casualties)},
                {"time", word(state.time)},
                {"reasons", {{"prussians", state.by_prussians}, {"casualties", state.by_casualties}}},
                {"squares", {{"orange", state.square[0]}, {"hill", state.square[1]}}},
                {"ney", state.ney},
                {"used", {{"napoleon", state.used[0]}, {"wellington", state.used[1]}}},
                {"last", {{"french", order_to_json(state.last.first)}, {"allied", order_to_json(state.last.second)}}},
                {"french_phase",
                 {{"orange", phase.gave[0]},
                  {"hill", phase.gave[1]},
                  {"morale", phase.morale},
                  {"captured", phase.captured ? Value(word(*phase.captured)) : Value()}}},
                {"offer", state.offer ? Value(word(*state.offer)) : Value()}};
    for (const Place place : {Place::hougoumont, Place::lahaye, Place::plancenoit})
        value["places"][std::string(word(place))] = holder(place);
    if (state.stage == Stage::casualty) value["asks"] = asks_to_json(rules, state);
    if (state.result) value["over"] = result_to_json(*state.result);
    // The sums of a lesson's set-up fall short of the full armies.
    if (!faults_of(rules, state).empty() && faults_of(rules, state, true).empty()) value["short"] = true;
    return value;
}

Result json_parts::read_result(const Node& node) {
    node.object({"winner", "reason"});
    Result result;
    if (!node.member("winner").is_null()) result.winner = json::seat_of(documents(), node.member("winner"));
    result.ending = node.member("reason").word(ending_from_word, "the end of a game (L12.4)");
    const bool drawn = result.ending == Ending::agreed || result.ending == Ending::limit;
    if (drawn == result.winner.has_value()) node.member("winner").fail("a draw, and nothing else, has no winner (L12.4)");
    return result;
}

State json_parts::read_position_node(const Node& node, const Rules& rules) {
    State state = begin(rules);
    bool is_short = false;
    CorpsSet from = 0;
    Gathered gathered(node.document());
    const auto seat = [](const Node& n) { return json::seat_of(documents(), n); };
    const auto per_army = [&](PerSeat<std::uint8_t>& counts) {
        return
            [&](const Node& n) { Members(n, gathered, {"french", "allied"}).count("french", counts.first).count("allied", counts.second); };
    };
    const auto place = [](Place which, bool& changed) {
        return [which, &changed](const Node& n) {
            const std::string home = which == Place::plancenoit ? "french" : "allied",
                              other = which == Place::plancenoit ? "prussian" : "french";
            const std::string found = n.text();
            if (found != home && found != other) n.fail("\"" + found + "\" is not " + home + " or " + other);
            changed = found == other;
        };
    };
    const Members all(node, gathered,
                      {"turn", "phase", "boxes", "prussians", "battery", "morale", "casualties", "time", "reasons", "places", "squares",
                       "ney", "used", "last", "offer", "french_phase", "asks", "over", "short"});
    gathered.refuse();
    all.flag("short", is_short)
        .read("turn", [&](const Node& n) { state.turn = static_cast<std::uint16_t>(n.integer(1, most_turns)); })
        .read("phase", [&](const Node& n) { state.phase = seat(n); })
        .read("boxes",
              [&](const Node& n) {
                  const Members boxes(
                      n, gathered,
                      {"derlon", "reille", "lobau", "guard", "kellermann", "milhaud", "orange", "hill", "uxbridge", "reserve"});
                  for (std::size_t i = 0; i < box_count; ++i) boxes.count(corps_words[i], state.boxes[i]);
              })
        .count("prussians", state.prussians)
        .count("battery", state.battery)
        .read("morale", per_army(state.morale))
        .read("casualties", per_army(state.casualties))
        .read("time", [&](const Node& n) { state.time = n.word(time_from_word, "midday, afternoon or evening"); })
        .read("reasons",
              [&](const Node& n) {
                  Members(n, gathered, {"prussians", "casualties"})
                      .flag("prussians", state.by_prussians)
                      .flag("casualties", state.by_casualties);
              })
        .read("places",
              [&](const Node& n) {
                  Members(n, gathered, {"hougoumont", "lahaye", "plancenoit"})
                      .read("hougoumont", place(Place::hougoumont, state.changed_hands[0]))
                      .read("lahaye", place(Place::lahaye, state.changed_hands[1]))
                      .read("plancenoit", place(Place::plancenoit, state.changed_hands[2]));
              })
        .read(
            "squares",
            [&](const Node& n) { Members(n, gathered, {"orange", "hill"}).flag("orange", state.square[0]).flag("hill", state.square[1]); })
        .flag("ney", state.ney)
        .read("used",
              [&](const Node& n) {
                  Members(n, gathered, {"napoleon", "wellington"}).flag("napoleon", state.used[0]).flag("wellington", state.used[1]);
              })
        .read("last",
              [&](const Node& n) {
                  const auto last = [](std::optional<Order>& into) {
                      return [&into](const Node& order) {
                          if (!order.is_null()) into = order.word(last_order_from_word, "an action of L14.2");
                      };
                  };
                  Members(n, gathered, {"french", "allied"}).read("french", last(state.last.first)).read("allied", last(state.last.second));
              })
        .read("offer",
              [&](const Node& n) {
                  if (!n.is_null()) state.offer = seat(n);
              })
        .read("french_phase",
              [&](const Node& n) {
                  FrenchPhase& phase = state.french_phase;
                  Members(n, gathered, {"orange", "hill", "morale", "captured"})
                      .count("orange", phase.gave[0])
                      .count("hill", phase.gave[1])
                      .count("morale", phase.morale)
                      .read("captured", [&](const Node& captured) {
                          if (!captured.is_null()) phase.captured = captured.word(place_from_word, "a place");
                      });
              })
        .read("asks", [&](const Node& n) { read_asks(n, state, from, gathered); })
        .read("over", [&](const Node& n) {
            if (node.has("asks")) n.fail("nobody is asked once the game is over");
            state.result = read_result(n);
            state.stage = Stage::over;
        });
    gathered.refuse();
    for (const Fault& fault : faults_of(rules, state, is_short)) gathered.add(node.pointer() + fault.pointer, fault.reason);
    gathered.refuse();
    if (state.stage == Stage::casualty && from != choices(rules, state))
        node.member("asks").member("from").fail("not the corps that may give the division (L4.3)");
    return state;
}

std::string write_position(const Rules& rules, const State& state) { return json::compact(position_to_json(rules, state)); }

State read_position(const std::string& text, const std::string& document, const Rules& rules) {
    const json::Value value = json::parse(text, document);
    return read_position_node(Node(value, document), rules);
}

}  // namespace fow::alliance
