// The data of the game: corps, tracks, tables and constants (L14.6). The cards are in cards.cpp.
#include <set>

#include "cards.hpp"

namespace fow::alliance::json_parts {
namespace {

[[nodiscard]] Value number_to_json(std::string_view rule, const Number& number) {
    return {{"rule", rule}, {"value", number.value}, {"origin", word(number.origin)}};
}
[[nodiscard]] Number read_number(const Node& node, std::string_view rule, int low, int high) {
    node.object({"rule", "value", "origin"});
    node.rule(rule);
    return {node.member("value").integer(low, high), origin_of(node)};
}

/// The members that only a file has.
void check_head(const Node& node, std::string_view part) {
    if (node.has("format")) node.format("alliance/" + std::string(part));
}

[[nodiscard]] std::string_view army_word(Corps corps) { return corps == Corps::blucher ? "prussian" : word(army_of(corps)); }

[[nodiscard]] Value corps_to_json(const RuleSet& set) {
    Value list = Value::array();
    for (std::size_t i = 0; i < corps_count; ++i) {
        const auto corps = static_cast<Corps>(i);
        list.push_back({{"id", word(corps)},
                        {"army", army_word(corps)},
                        {"name", set.of(corps).name},
                        {"markers", set.of(corps).markers},
                        {"origin", word(set.of(corps).origin)},
                        {"rule", "L1.2"}});
    }
    return {{"corps", list}, {"battery", number_to_json("L1.3", set.battery)}};
}

void read_corps(const Node& node, RuleSet& set) {
    node.object({"format?", "version?", "corps", "battery"});
    Gathered gathered(node.document());
    std::set<Corps> seen;
    gathered.each(node, "corps", corps_count, [&](const Node& entry) {
        entry.object({"id", "army", "name", "markers", "origin", "rule"});
        const auto corps = entry.member("id").word(corps_from_word, "a corps");
        if (!seen.insert(corps).second) entry.member("id").fail("this corps is listed twice");
        if (entry.member("army").text() != army_word(corps))
            entry.member("army").fail("the army of this corps is " + std::string(army_word(corps)));
        entry.rule("L1.2");
        set.corps[index(corps)] = {entry.member("name").text(json::label_limit), entry.member("markers").integer(1, most_markers),
                                   origin_of(entry)};
    });
    gathered.member(node, "battery", [&](const Node& n) { set.battery = read_number(n, "L1.3", 1, most_markers); });
    gathered.refuse();
    if (seen.size() != corps_count) node.member("corps").fail("all " + std::to_string(corps_count) + " corps must be listed (L1.2)");
}

[[nodiscard]] Value track_to_json(Seat army, const Track& track) {
    Value boxes = Value::array();
    for (const BoxRun& run : track.runs) {
        Value entry{run.count, word_of(box_words, run.kind)};
        if (run.kind == Box::rout_test) entry.push_back(run.add);
        boxes.push_back(entry);
    }
    return {{"id", word(army)}, {"rule", "L1.5"}, {"origin", word(track.origin)}, {"boxes", boxes}};
}

[[nodiscard]] Track read_track(const Node& entry) {
    Track track;
    track.origin = origin_of(entry);
    const Node boxes = entry.member("boxes");
    const std::size_t count = boxes.size(decltype(track.runs)::capacity);
    for (std::size_t i = 0; i < count; ++i) {
        const Node run = boxes.element(i);
        const std::size_t size = run.size(3);
        if (size < 2) run.fail("a run is [how many, kind] or [how many, \"RT\", what it adds]");
        const auto kind = from_word<Box>(box_words, run.element(1).text());
        if (!kind) run.element(1).fail("\"" + run.element(1).text() + "\" is not plain, RT or B");
        if ((*kind == Box::rout_test) != (size == 3)) run.fail("an RT box says what it adds, and no other");
        track.runs.push_back({static_cast<std::uint8_t>(run.element(0).integer(1, 100)), *kind,
                              static_cast<std::uint8_t>(size == 3 ? run.element(2).integer(0, most_add) : 0)});
        if ((*kind == Box::broken) != (i + 1 == count)) run.fail("the last run, and no other, is B");
    }
    if (count == 0 || track.runs.back().count != 1) boxes.fail("ends with one box B");
    return track;
}

[[nodiscard]] Value tracks_to_json(const RuleSet& set) {
    Value adds = Value::array();
    for (const Number& add : set.time_adds) adds.push_back(add.value);
    return {{"tracks", {track_to_json(french_seat, set.tracks.first), track_to_json(allied_seat, set.tracks.second)}},
            {"morale", number_to_json("L1.5", set.morale)},
            {"time", {word(Time::midday), word(Time::afternoon), word(Time::evening)}},
            {"time_adds", {{"rule", "L10.3"}, {"values", adds}, {"origin", word(set.time_adds[0].origin)}}},
            {"time_prussians", number_to_json("L11.1", set.time_prussians)},
            {"time_casualties", number_to_json("L11.1", set.time_casualties)}};
}

void read_tracks(const Node& node, RuleSet& set) {
    node.object({"format?", "version?", "tracks", "morale", "time", "time_adds", "time_prussians", "time_casualties"});
    Gathered gathered(node.document());
    std::set<Seat> seen;
    gathered.each(node, "tracks", 2, [&](const Node& entry) {
        entry.object({"id", "rule", "origin", "boxes"});
        entry.rule("L1.5");
        const Seat army = json::seat_of(documents(), entry.member("id"));
        if (!seen.insert(army).second) entry.member("id").fail("this track is listed twice");
        set.tracks[army] = read_track(entry);
    });
    gathered.member(node, "morale", [&](const Node& n) { set.morale = read_number(n, "L1.5", 1, most_morale); });
    gathered.member(node, "time", [&](const Node& n) {
        if (n.size(time_words.size()) != time_words.size()) n.fail("midday, afternoon and evening (L1.5)");
        for (std::size_t i = 0; i < time_words.size(); ++i)
            if (n.element(i).text() != time_words[i]) n.element(i).fail("must be " + std::string(time_words[i]) + " (L1.5)");
    });
    gathered.member(node, "time_adds", [&](const Node& n) {
        n.object({"rule", "values", "origin"});
        n.rule("L10.3");
        if (n.member("values").size(3) != 3) n.member("values").fail("one for each box of the time");
        for (std::size_t i = 0; i < 3; ++i) set.time_adds[i] = {n.member("values").element(i).integer(0, most_add), origin_of(n)};
    });
    gathered.member(node, "time_prussians", [&](const Node& n) { set.time_prussians = read_number(n, "L11.1", 1, 100); });
    gathered.member(node, "time_casualties", [&](const Node& n) { set.time_casualties = read_number(n, "L11.1", 1, 100); });
    gathered.refuse();
    if (seen.size() != 2) node.member("tracks").fail("both armies have a track (L1.5)");
}

[[nodiscard]] Value tables_to_json(const RuleSet& set) {
    Value list = Value::array();
    for (std::size_t i = 0; i < table_count; ++i) {
        const auto id = static_cast<TableId>(i);
        Value rows = Value::array();
        for (const Row& row : set.table(id).rows) rows.push_back({{"do", effects_to_json(row.effects)}, {"origin", word(row.origin)}});
        list.push_back({{"id", word(id)}, {"rule", rule_of(id)}, {"first", set.table(id).first}, {"rows", rows}});
    }
    return {{"tables", list}};
}

void read_tables(const Node& node, RuleSet& set) {
    node.object({"format?", "version?", "tables"});
    Gathered gathered(node.document());
    std::set<TableId> seen;
    gathered.each(node, "tables", table_count, [&](const Node& entry) {
        entry.object({"id", "rule", "first", "rows"});
        const auto id = entry.member("id").word(table_from_word, "a table");
        if (!seen.insert(id).second) entry.member("id").fail("this table is listed twice");
        entry.rule(rule_of(id));
        Table table;
        table.first = entry.member("first").integer(-20, 40);
        Gathered rows(node.document());
        rows.each(entry.member("rows"), decltype(table.rows)::capacity, [&](const Node& row) {
            row.object({"do", "origin"});
            table.rows.push_back({read_effects(row.member("do")), origin_of(row)});
        });
        rows.refuse();
        if (table.rows.empty()) entry.member("rows").fail("a table has rows (L0.3)");
        set.tables[index(id)] = table;
    });
    gathered.refuse();
    if (seen.size() != table_count) node.member("tables").fail("all " + std::to_string(table_count) + " tables must be listed (L14.3)");
}

[[nodiscard]] Value constants_to_json(const RuleSet& set) {
    return {{"napoleon", number_to_json("L3.5", set.napoleon)},
            {"napoleon_battery", number_to_json("L3.5", set.napoleon_battery)},
            {"draw_after", number_to_json("L11.3", set.draw_after)}};
}

void read_constants(const Node& node, RuleSet& set) {
    node.object({"format?", "version?", "napoleon", "napoleon_battery", "draw_after"});
    Gathered gathered(node.document());
    gathered.member(node, "napoleon", [&](const Node& n) { set.napoleon = read_number(n, "L3.5", 0, most_add); });
    gathered.member(node, "napoleon_battery", [&](const Node& n) { set.napoleon_battery = read_number(n, "L3.5", 0, most_add); });
    gathered.member(node, "draw_after", [&](const Node& n) { set.draw_after = read_number(n, "L11.3", 1, most_turns); });
    gathered.refuse();
}

}  // namespace

Origin origin_of(const Node& node) { return node.member("origin").word(origin_from_word, "seed, known, reconstruction or ruling"); }

Value effects_to_json(const Effects& effects) {
    Value list = Value::array();
    for (const Effect& effect : effects) list.push_back({word(effect.code), effect.times});
    return list;
}

Effects read_effects(const Node& node) {
    Effects effects;
    for (std::size_t i = 0, count = node.size(Effects::capacity); i < count; ++i) {
        const Node entry = node.element(i);
        if (entry.size(2) != 2) entry.fail("an effect is [code, how many]");
        const auto code = entry.element(0).word(code_from_word, "a code of L0.2");
        effects.push_back({code, static_cast<std::uint8_t>(entry.element(1).integer(1, most_times))});
    }
    return effects;
}

Value part_to_json(const RuleSet& set, std::string_view part) {
    if (part == "corps") return corps_to_json(set);
    if (part == "tracks") return tracks_to_json(set);
    if (part == "tables") return tables_to_json(set);
    if (part == "cards") return cards_to_json(set);
    return constants_to_json(set);
}

void read_part(const Node& node, std::string_view part, RuleSet& set) {
    check_head(node, part);
    if (part == "corps") read_corps(node, set);
    else if (part == "tracks") read_tracks(node, set);
    else if (part == "tables") read_tables(node, set);
    else if (part == "cards") read_cards(node, set);
    else read_constants(node, set);
}

}  // namespace fow::alliance::json_parts

namespace fow::alliance {

RuleSet read_rule_set(const std::array<std::string, 5>& texts, const std::string& folder) {
    RuleSet set;
    for (std::size_t i = 0; i < rules_parts.size(); ++i) {
        const std::string document = folder + "/" + std::string(rules_parts[i]) + ".json";
        const json::Value value = json::parse(texts[i], document);
        const json::Node node(value, document);
        node.format("alliance/" + std::string(rules_parts[i]));
        json_parts::read_part(node, rules_parts[i], set);
    }
    return set;
}

}  // namespace fow::alliance
