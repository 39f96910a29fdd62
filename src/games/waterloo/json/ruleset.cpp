// Lists every value of rules/waterloo/ once, with the member of its document, its rule, and its place in a Ruleset: reading, writing and
// the set of members follow from this list.
#include "games/waterloo/engine/ruleset.hpp"
#include "parts.hpp"
#include "seen_json.hpp"

namespace fow::waterloo::json_parts {

/// Minutes after midnight, written as "11:00".
template <class Int>
struct Clock {
    Int& minutes;
};
template <class Int>
Clock(Int&) -> Clock<Int>;

/// A value that older rules data lack: read as `before` if it is missing, and written only if it differs from that, so that the
/// digests of their records stay the same. The name of its member ends with "?".
template <class What>
struct Added {
    What& value;
    std::remove_const_t<What> before;
};
template <class What>
Added(What&, std::remove_const_t<What>) -> Added<What>;

/// each_part() for what the Standard and Expert games add.
template <class Set, class Part>
void each_later_part(Set& set, const Part& part) {
    part("terrain", [&terrain = set.terrain](const auto& at) {
        at("tiles", terrain.tiles);
        at("hits", "W10.6", terrain.hits);
        at("building_bonus", "W10.5", terrain.building_bonus);
        at("hill_bonus", "W10.10", terrain.hill_bonus);
        at("village_bonus", "W12.6", terrain.village_bonus);
        at("hill_range", "W10.12", terrain.hill_range);
        at("hill_fire", "W10.12", terrain.hill_fire);
    });
    part("cards", [&cards = set.cards](const auto& at) {
        at("pack", cards.pack);
        at("hand", "W11.1", cards.hand);
        at("looks", "W11.4", cards.looks);
        at("scouting", "W11.4", cards.scouting);
        at("movers", "W11.5", cards.movers);
        at("spirit_bonus", "W11.7", cards.spirit_bonus);
        at("taken", "W9.8", cards.taken);
        at("taking_turn", "W9.8", cards.taking_turn);
    });
    part("expert", [&expert = set.expert](const auto& at) {
        at("garrison_tile", "W12.4", expert.garrison_tile);
        at("garrison_seat", "W12.4", expert.garrison_seat);
        at("garrison", "W12.4", expert.garrison);
        at("chief_actions", "W13.3", expert.chief_actions);
        at("commander_actions", "W13.3", expert.commander_actions);
        at("least_actions", "W13.3", expert.least_actions);
        at("saving_needs_cavalry?", "W13.5", Added{expert.saving_needs_cavalry, true});
        at("minor_from", "W13.9", expert.minor_from);
        at("major_from", "W13.9", expert.major_from);
        at("early_turn", "W14.1", expert.early_turn);
        at("early_mover", "W14.1", expert.early_mover);
        at("late_turn", "W14.1", expert.late_turn);
        at("late_units", "W14.1", expert.late_units);
        at("doubt_turn", "W14.2", expert.doubt_turn);
        at("handicap_units?", "W15.7", Added{expert.handicap_units, {}});
    });
}

/// Calls `part` with the name of each document and a function that calls `at` for its values: at(member, rule, value), or at(member,
/// list) if each entry has a rule of its own. `set` is a Ruleset, const or not.
template <class Set, class Part>
void each_part(Set& set, const Part& part) {
    part("board", [&board = set.board](const auto& at) {
        at("set_up_zone", "W6.2", board.set_up_zone);
        at("back_row", "W7.2", board.back_row);
        at("line_of_retreat", "W3.2", board.line_of_retreat);
    });
    part("pieces", [&pieces = set.pieces](const auto& at) {
        at("light_infantry_moves", "W4.1", pieces.light_infantry_moves);
        at("line_infantry_moves", "W4.2", pieces.line_infantry_moves);
        at("artillery_range", "W4.9", pieces.artillery_range);
        at("strength_limit", "W4.15", pieces.strength_limit);
        at("reserve_limit", "W6.3", pieces.reserve_limit);
        at("lines_to_sever", "W1.1", pieces.lines_to_sever);
        at("roster", pieces.roster);
    });
    part("turns", [&turns = set.turns](const auto& at) {
        at("actions", "W5.3", turns.actions);
        at("commander_actions", "W5.3", turns.commander_actions);
        at("commander_in_chief_actions", "W5.3", turns.commander_in_chief_actions);
        at("first_turn", "W2.3", Clock{turns.first_turn_minutes});
        at("minutes_a_turn", "W2.3", turns.minutes_a_turn);
        at("quiet_turn_limit", "W1.7", turns.quiet_turn_limit);
        at("nightfall_turn", "W15.2", turns.nightfall_turn);
        at("first_mover", "W7.1", turns.first_mover);
    });
    part("die", [&die = set.die](const auto& at) { at("faces", "W8.5", die.faces); });
    part("arrival", [&arrival = set.arrival](const auto& at) {
        at("first_turn", "W9.1", arrival.first_turn);
        at("pieces_a_turn", "W9.2", arrival.pieces_a_turn);
        at("extra_action_turn", "W9.5", arrival.extra_action_turn);
        at("flag", "W9.3", arrival.flag);
        at("beside", "W9.3", arrival.beside);
        at("free_flags_first?", "W9.3", Added{arrival.free_flags_first, false});
    });
    each_later_part(set, part);
}

namespace {

/// The largest number of faces of a die.
constexpr std::size_t max_faces = 64;

/// The member next to a rule id.
[[nodiscard]] Node value_of(const Node& node) {
    for (const char* name : {"value", "squares"})
        if (node.has("rule") && node.has(name) && !node.has("id")) return node.member(name);
    return node;
}

/// Where in its document a pointer into the ruleset leads.
[[nodiscard]] Node place(Node node, const std::string& pointer) {
    for (std::size_t slash = 0; slash != std::string::npos;) {
        const std::size_t next = pointer.find('/', slash + 1);
        const std::string step = pointer.substr(slash + 1, next == std::string::npos ? next : next - slash - 1);
        const Node holder = value_of(node);
        node = holder.is_list() ? holder.element(std::stoul(step)) : holder.member(step);
        slash = next;
    }
    return value_of(node);
}

/// Everything that is wrong with the document that has the first fault.
[[noreturn]] void refuse(const RulesNodes& nodes, const std::vector<Fault>& faults) {
    const auto part_of = [](const Fault& fault) { return fault.pointer.substr(1, fault.pointer.find('/', 1) - 1); };
    const std::string part = part_of(faults.front());
    const Node& document = nodes.at(part);
    std::vector<Fault> found;
    for (const Fault& fault : faults)
        if (part_of(fault) == part)
            found.push_back({place(document, fault.pointer.substr(part.size() + 1)).pointer(), fault.reason, fault.rule});
    throw DataError(document.document(), std::move(found));
}

/// The rule for a piece of that kind.
[[nodiscard]] const char* rule_of(Kind kind) {
    constexpr std::array<const char*, 7> rules{"W4.1", "W4.2", "W4.3", "W4.4", "W4.8", "W5.1", "W5.2"};
    return rules[static_cast<std::size_t>(kind)];
}
[[nodiscard]] const char* rule_of(TileKind kind) {
    constexpr std::array<const char*, 4> rules{"W10.1", "W12.5", "W10.1", "W14.4"};
    return rules[static_cast<std::size_t>(kind)];
}

/// "name" of "name?".
[[nodiscard]] std::string without_mark(std::string name) {
    name.pop_back();
    return name;
}

/// Reads a member of a document and checks the rule id next to its value.
struct ValueReader {
    const Node& document;

    template <class What>
    void operator()(const char* member, const char* rule, What&& value) const {
        read(document.member(member), rule, value);
    }
    template <class What>
    void operator()(const char* optional, const char* rule, Added<What>&& added) const {
        const std::string member = without_mark(optional);
        if (document.has(member)) read(document.member(member), rule, added.value);
        else added.value = std::move(added.before);
    }
    template <class List>
    void operator()(const char* member, List& list) const {
        read(document.member(member), list);
    }

private:
    static void read(const Node& node, const char* rule, bool& flag) { flag = node.ruled(rule, "value").boolean(); }
    /// faults_of() judges which numbers are playable.
    static void read(const Node& node, const char* rule, int& number) {
        number = node.ruled(rule, "value").integer(-number_bound, number_bound);
    }
    static void read(const Node& node, const char* rule, const Clock<int>& clock) { clock.minutes = node.ruled(rule, "value").clock(); }
    static void read(const Node& node, const char* rule, Seat& seat) { seat = seat_of(node.ruled(rule, "value")); }
    static void read(const Node& node, const char* rule, HillFire& fire) {
        fire = node.ruled(rule, "value").word(hill_fire_from_word, "arc or lines (W10.12)");
    }
    static void read(const Node& node, const char* rule, std::string& id) { id = node.ruled(rule, "value").text(label_limit); }
    static void read(const Node& node, const char* rule, std::vector<std::string>& ids) {
        const Node list = node.ruled(rule, "value");
        for (std::size_t i = 0; i < list.size(max_units); ++i) ids.push_back(list.element(i).text(label_limit));
    }
    static void read(const Node& node, const char* rule, std::vector<DieFace>& faces) {
        const Node list = node.ruled(rule, "value");
        for (std::size_t i = 0; i < list.size(max_faces); ++i)
            faces.push_back(list.element(i).word(die_face_from_text, "a face of the Battle die (W8.5)"));
    }
    static void read(const Node& node, const char* rule, std::vector<Square>& squares) {
        squares = squares_of(node.ruled(rule, "squares"));
    }
    static void read(const Node& node, const char* rule, SquareSet& squares) { squares = square_set_of(node.ruled(rule, "squares")); }
    static void read(const Node& node, const char* rule, std::array<SquareSet, 3>& lines) {
        node.object({"left", "centre", "right"});
        for (const Sector sector : sectors) read(node.member(word(sector)), rule, lines[static_cast<std::size_t>(sector)]);
    }
    template <class Own>
    static void read(const Node& node, const char* rule, PerSeat<Own>& sides) {
        node.object({"french", "allied"});
        for (const Seat seat : seats) read(node.member(word(seat)), rule, sides[seat]);
    }

    static void read(const Node& list, Roster& roster) {
        for (std::size_t i = 0; i < list.size(max_units); ++i) {
            const Node node = list.element(i);
            node.object({"id", "name", "army", "kind", "strength", "rule", "contingent?"});
            roster.push_back({node.member("id").text(label_limit), node.member("name").text(label_limit),
                              node.member("army").word(army_from_word, "an army"),
                              node.member("kind").word(kind_from_word, "a kind of piece"), node.member("strength").integer(0, 7)});
            node.rule(rule_of(roster.back().kind));
            if (node.has("contingent"))
                roster.back().contingent = node.member("contingent").word(contingent_from_word, "a contingent of an army");
        }
    }
    static void read(const Node& list, std::vector<Tile>& tiles) {
        for (std::size_t i = 0; i < list.size(max_tiles); ++i) {
            const Node node = list.element(i);
            node.object({"id", "name", "kind", "from", "rule", "squares"});
            Tile& tile = tiles.emplace_back();
            tile.id = node.member("id").text(label_limit);
            tile.name = node.member("name").text(label_limit);
            tile.kind = node.member("kind").word(tile_kind_from_word, tile_kinds_wanted);
            tile.from = node.member("from").word(mode_from_word, modes_wanted);
            node.rule(rule_of(tile.kind));
            tile.squares = square_set_of(node.member("squares"));
        }
    }
    static void read(const Node& node, CardCounts& pack) {
        node.object({"reconnaissance", "initiative", "combined_attack", "fighting_spirit", "grand_battery"});
        for (const Card card : cards) pack.add(card, node.member(word(card)).ruled(rule_of(card), "value").integer(0, 15));
    }
};

/// Writes what ValueReader reads.
struct ValueWriter {
    Value& document;

    template <class What>
    void operator()(const char* member, const char* rule, const What& what) const {
        document[member] = ruled(rule, what);
    }
    template <class What>
    void operator()(const char* optional, const char* rule, const Added<const What>& added) const {
        if (added.value != added.before) document[without_mark(optional)] = ruled(rule, added.value);
    }
    template <class List>
    void operator()(const char* member, const List& list) const {
        document[member] = to_json(list);
    }

private:
    template <class What>
    static Value ruled(const char* rule, const What& what) {
        return {{"rule", rule}, {"value", to_json(what)}};
    }
    static Value ruled(const char* rule, const std::vector<Square>& squares) {
        return {{"rule", rule}, {"squares", squares_to_json(squares)}};
    }
    static Value ruled(const char* rule, SquareSet squares) { return {{"rule", rule}, {"squares", squares_to_json(squares)}}; }
    static Value ruled(const char* rule, const std::array<SquareSet, 3>& lines) {
        Value node;
        for (const Sector sector : sectors) node[std::string(word(sector))] = ruled(rule, lines[static_cast<std::size_t>(sector)]);
        return node;
    }
    template <class Own>
    static Value ruled(const char* rule, const PerSeat<Own>& sides) {
        return {{"french", ruled(rule, sides[french_seat])}, {"allied", ruled(rule, sides[allied_seat])}};
    }

    static Value to_json(int number) { return number; }
    static Value to_json(bool flag) { return flag; }
    static Value to_json(const Clock<const int>& clock) { return clock_text(clock.minutes); }
    static Value to_json(Seat seat) { return word(seat); }
    static Value to_json(HillFire fire) { return word(fire); }
    static Value to_json(const std::string& id) { return id; }
    static Value to_json(const std::vector<std::string>& ids) { return ids; }
    static Value to_json(const std::vector<DieFace>& faces) {
        Value list = Value::array();
        for (const DieFace& face : faces) list.push_back(to_text(face));
        return list;
    }
    static Value to_json(const Roster& roster) {
        Value list = Value::array();
        for (const Unit& unit : roster) {
            list.push_back({{"id", unit.id},
                            {"name", unit.name},
                            {"army", word(unit.army)},
                            {"kind", word(unit.kind)},
                            {"strength", unit.strength},
                            {"rule", rule_of(unit.kind)}});
            if (unit.contingent != Contingent::none) list.back()["contingent"] = word(unit.contingent);
        }
        return list;
    }
    static Value to_json(const std::vector<Tile>& tiles) {
        Value list = Value::array();
        for (const Tile& tile : tiles)
            list.push_back({{"id", tile.id},
                            {"name", tile.name},
                            {"kind", word(tile.kind)},
                            {"from", word(tile.from)},
                            {"rule", rule_of(tile.kind)},
                            {"squares", squares_to_json(tile.squares)}});
        return list;
    }
    static Value to_json(CardCounts pack) {
        Value node;
        for (const Card card : cards) node[std::string(word(card))] = {{"rule", rule_of(card)}, {"value", pack[card]}};
        return node;
    }
};

}  // namespace

Ruleset read_rules(const RulesNodes& nodes) {
    Ruleset set;
    each_part(set, [&](std::string_view name, const auto& values) {
        const auto found = nodes.find(name);
        if (found == nodes.end()) return;
        std::vector<std::string_view> members;
        values([&](const char* member, const auto&...) { members.emplace_back(member); });
        found->second.object(members);
        values(ValueReader{found->second});
    });
    if (const auto faults = faults_of(set); !faults.empty()) refuse(nodes, faults);
    return set;
}

Value rules_to_json(const Ruleset& set) {
    Value documents;
    each_part(set, [&](const char* name, const auto& values) { values(ValueWriter{documents[name]}); });
    return documents;
}

}  // namespace fow::waterloo::json_parts

namespace fow::waterloo {

Ruleset read_ruleset(const RulesTexts& texts, const std::string& folder) {
    const std::array<const std::string*, json_parts::rules_parts.size()> in_order{
        &texts.board, &texts.pieces, &texts.turns, &texts.die, &texts.arrival, &texts.terrain, &texts.cards, &texts.expert};
    std::map<std::string_view, json::Value> values;
    json_parts::RulesNodes nodes;
    for (std::size_t i = 0; i < in_order.size(); ++i) {
        const std::string_view part = json_parts::rules_parts[i];
        const std::string document = folder + "/" + std::string(part) + ".json";
        nodes.emplace(part, json::Node(values[part] = json::parse(*in_order[i], document), document));
    }
    return json_parts::read_rules(nodes);
}

}  // namespace fow::waterloo
