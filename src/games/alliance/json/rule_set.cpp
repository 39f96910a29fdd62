// The data of the game: corps, tracks, tables and constants (L14.6), but not what a card says, which is in cards.cpp.
#include <set>

#include "parts.hpp"

namespace fow::alliance::json_parts {
namespace {

/// A number between these bounds.
[[nodiscard]] auto number_form(std::string_view rule, int low, int high) {
    return json::Object{[=](auto& fields, auto& number) {
        fields("rule", rule, json::RuleId{});
        fields("value", number.value, json::Integer{low, high});
        fields("origin", number.origin, origin_word);
    }};
}

constexpr std::string_view corps_rule = "L1.2", tracks_rule = "L1.5", time_adds_rule = "L10.3";

[[nodiscard]] std::string_view army_word(Corps corps) { return corps == Corps::blucher ? "prussian" : word(army_of(corps)); }

/// The army follows from the corps.
struct ArmyForm {
    static void read(const Node& node, Corps corps) {
        if (node.text() != army_word(corps)) node.fail("the army of this corps is " + std::string(army_word(corps)));
    }
    [[nodiscard]] static Value write(Corps corps) { return army_word(corps); }
};

template <class Fields, class S>
void lay_out_corps(Fields& fields, S& corps_set, Reading reading) {
    const json::Word<Corps> id_form{corps_from_word, word, "a corps"};
    fields("corps", corps_set,
           entry_of_each<Corps>(corps_count, id_form, "this corps is listed twice", reading, [](auto& entry, auto& set, Corps id) {
               auto& corps = set.corps[index(id)];
               entry("army", id, ArmyForm{});
               entry("rule", corps_rule, json::RuleId{});
               entry("name", corps.name, json::Text{json::label_limit});
               entry("markers", corps.markers, json::Integer{1, most_markers});
               entry("origin", corps.origin, origin_word);
           }));
    fields("battery", corps_set.battery, number_form("L1.3", 1, most_markers));
}

/// [how many, kind] or [how many, "RT", what it adds]
struct RunForm {
    static void read(const Node& node, BoxRun& run) {
        const std::size_t size = node.size(3);
        if (size < 2) node.fail("a run is [how many, kind] or [how many, \"RT\", what it adds]");
        const auto kind = from_word<Box>(box_words, node.element(1).text());
        if (!kind) node.element(1).fail("\"" + node.element(1).text() + "\" is not plain, RT or B");
        if ((*kind == Box::rout_test) != (size == 3)) node.fail("an RT box says what it adds, and no other");
        run = {static_cast<std::uint8_t>(node.element(0).integer(1, 100)), *kind,
               static_cast<std::uint8_t>(size == 3 ? node.element(2).integer(0, most_add) : 0)};
    }
    [[nodiscard]] static Value write(const BoxRun& run) {
        Value entry{run.count, word_of(box_words, run.kind)};
        if (run.kind == Box::rout_test) entry.push_back(run.add);
        return entry;
    }
};

/// The runs of a track, the last of which is one box B.
struct BoxesForm {
    using Runs = decltype(Track::runs);
    static void read(const Node& boxes, Runs& runs) {
        runs = {};
        const std::size_t count = boxes.size(Runs::capacity);
        for (std::size_t i = 0; i < count; ++i) {
            BoxRun run{};
            RunForm::read(boxes.element(i), run);
            runs.push_back(run);
            if ((run.kind == Box::broken) != (i + 1 == count)) boxes.element(i).fail("the last run, and no other, is B");
        }
        if (count == 0 || runs.back().count != 1) boxes.fail("ends with one box B");
    }
    [[nodiscard]] static Value write(const Runs& runs) { return json::List{RunForm{}, Runs::capacity}.write(runs); }
};

/// The words of the boxes of the time, which are known.
struct TimesForm {
    static void read(const Node& node, const std::array<std::string_view, 3>& words) {
        if (node.size(words.size()) != words.size()) node.fail("midday, afternoon and evening (L1.5)");
        for (std::size_t i = 0; i < words.size(); ++i)
            if (node.element(i).text() != words[i]) node.element(i).fail("must be " + std::string(words[i]) + " (L1.5)");
    }
    [[nodiscard]] static Value write(const std::array<std::string_view, 3>& words) { return words; }
};

/// What each box of the time adds.
struct AddsForm {
    using Adds = decltype(RuleSet::time_adds);
    static void read(const Node& node, Adds& adds) {
        if (node.size(adds.size()) != adds.size()) node.fail("one for each box of the time");
        for (std::size_t i = 0; i < adds.size(); ++i) adds[i].value = node.element(i).integer(0, most_add);
    }
    [[nodiscard]] static Value write(const Adds& adds) { return {adds[0].value, adds[1].value, adds[2].value}; }
};
/// They have one origin.
struct AddsOrigin {
    static void read(const Node& node, AddsForm::Adds& adds) {
        origin_word.read(node, adds[0].origin);
        for (Number& add : adds) add.origin = adds[0].origin;
    }
    [[nodiscard]] static Value write(const AddsForm::Adds& adds) { return origin_word.write(adds[0].origin); }
};
constexpr json::Object time_adds_form{[](auto& fields, auto& adds) {
    fields("rule", time_adds_rule, json::RuleId{});
    fields("values", adds, AddsForm{});
    fields("origin", adds, AddsOrigin{});
}};

template <class Fields, class S>
void lay_out_tracks(Fields& fields, S& tracks_set, Reading reading) {
    fields(
        "tracks", tracks_set,
        entry_of_each<Seat>(2, json::SeatWord{documents()}, "this track is listed twice", reading, [](auto& entry, auto& set, Seat army) {
            auto& track = set.tracks[army];
            entry("rule", tracks_rule, json::RuleId{});
            entry("origin", track.origin, origin_word);
            entry("boxes", track.runs, BoxesForm{});
        }));
    fields("morale", tracks_set.morale, number_form("L1.5", 1, most_morale));
    fields("time", time_words, TimesForm{});
    fields("time_adds", tracks_set.time_adds, time_adds_form);
    fields("time_prussians", tracks_set.time_prussians, number_form("L11.1", 1, 100));
    fields("time_casualties", tracks_set.time_casualties, number_form("L11.1", 1, 100));
}

constexpr json::Object row_form{[](auto& fields, auto& row) {
    fields("do", row.effects, effects_form);
    fields("origin", row.origin, origin_word);
}};

struct RowsForm {
    using Rows = decltype(Table::rows);
    static void read(const Node& node, Rows& rows) {
        Gathered gathered(node.document());
        json::List{row_form, Rows::capacity, &gathered}.read(node, rows);
        gathered.refuse();
        if (rows.empty()) node.fail("a table has rows (L0.3)");
    }
    [[nodiscard]] static Value write(const Rows& rows) { return json::List{row_form, Rows::capacity}.write(rows); }
};

template <class Fields, class S>
void lay_out_tables(Fields& fields, S& tables_set, Reading reading) {
    const json::Word<TableId> id_form{table_from_word, word, "a table"};
    fields("tables", tables_set,
           entry_of_each<TableId>(table_count, id_form, "this table is listed twice", reading, [](auto& entry, auto& set, TableId id) {
               auto& table = set.tables[index(id)];
               const std::string_view rule = rule_of(id);
               entry("rule", rule, json::RuleId{});
               entry("first", table.first, json::Integer{-20, 40});
               entry("rows", table.rows, RowsForm{});
           }));
}

template <class Fields, class S>
void lay_out_constants(Fields& fields, S& set) {
    fields("napoleon", set.napoleon, number_form("L3.5", 0, most_add));
    fields("napoleon_battery", set.napoleon_battery, number_form("L3.5", 0, most_add));
    fields("draw_after", set.draw_after, number_form("L11.3", 1, most_turns));
}

/// A part of the data. A file has a head too.
template <class Fields, class S>
void lay_out(Fields& fields, S& set, std::string_view part, Reading reading) {
    for (const char* name : {"format?", "version?"}) fields.other(name);
    if (part == "corps") lay_out_corps(fields, set, reading);
    else if (part == "tracks") lay_out_tracks(fields, set, reading);
    else if (part == "tables") lay_out_tables(fields, set, reading);
    else if (part == "cards") fields("actions", set, ActionsForm{reading});
    else lay_out_constants(fields, set);
}

}  // namespace

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
    return json::written_fields([&](auto& fields) { lay_out(fields, set, part, {}); });
}

void read_part(const Node& node, std::string_view part, RuleSet& set) {
    if (node.has("format")) node.format("alliance/" + std::string(part));
    Gathered gathered(node.document());
    std::set<std::size_t> seen;
    json::read_fields(node, [&](auto& fields) { lay_out(fields, set, part, {&gathered, &seen}); }, &gathered);
    gathered.refuse();
    const auto all = [&](std::string_view name, std::size_t count, const std::string& reason, const char* list = nullptr) {
        if (part == name && seen.size() != count) node.member(list != nullptr ? list : name).fail(reason);
    };
    all("corps", corps_count, "all " + std::to_string(corps_count) + " corps must be listed (L1.2)");
    all("tracks", 2, "both armies have a track (L1.5)");
    all("tables", table_count, "all " + std::to_string(table_count) + " tables must be listed (L14.3)");
    all("cards", card_action_count, "all " + std::to_string(card_action_count) + " actions must be listed (L14.2)", "actions");
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
