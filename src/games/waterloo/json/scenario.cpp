// Scenarios and custom battlefields, which share one format.
#include "parts.hpp"
#include "position.hpp"

namespace fow::waterloo {
namespace {

using namespace json_parts;

using json::Gathered;
using json::Node;
using json::Value;
using json_parts::Places;
using json_parts::PositionReader;

constexpr std::string_view scenario_format = "fog-of-waterloo/scenario";
constexpr std::size_t max_tiles_read = 200;  // above this the list is refused at once; other excess tiles are reported with all faults

[[nodiscard]] Tile read_tile(const Node& node) {
    node.object({"id", "name", "kind", "squares"});
    Gathered gathered(node.document());
    Tile tile;
    tile.from = Mode::basic;
    gathered.attempt([&] { tile.id = node.member("id").text(json::label_limit); });
    gathered.attempt([&] { tile.name = node.member("name").text(json::label_limit); });
    gathered.attempt([&] { tile.kind = node.member("kind").word(tile_kind_from_word, json_parts::tile_kinds_wanted); });
    gathered.attempt([&] { tile.squares = square_set_of(node.member("squares")); });
    gathered.refuse();
    return tile;
}

/// Reads the members of the battlefield; everything else in `field` stays.
void read_ground(const Node& node, Battlefield& field, Places& places, Gathered& gathered) {
    node.object({"tiles?", "prussians?", "lines_of_retreat?"});
    gathered.member(node, "tiles", [&](const Node& tiles) {
        field.tiles.clear();
        for (std::size_t i = 0; i < tiles.size(max_tiles_read); ++i)
            if (gathered.attempt([&] { field.tiles.push_back(read_tile(tiles.element(i))); })) places.tiles.push_back(i);
    });
    gathered.member(node, "prussians", [&](const Node& prussians) {
        prussians.object({"first_turn?", "flag?", "beside?"});
        gathered.member(prussians, "first_turn",
                        [&](const Node& turn) { field.prussian_turn = turn.integer(-json::number_bound, json::number_bound); });
        gathered.member(prussians, "flag", [&](const Node& flag) { field.flag = squares_of(flag); });
        gathered.member(prussians, "beside", [&](const Node& beside) { field.beside = squares_of(beside); });
    });
    gathered.member(node, "lines_of_retreat", [&](const Node& lines) {
        lines.object({"french?", "allied?"});
        for (const Seat seat : seats)
            gathered.member(lines, word(seat), [&](const Node& own) {
                own.object({"left?", "centre?", "right?"});
                for (const Sector sector : sectors)
                    gathered.member(own, word(sector),
                                    [&](const Node& line) { field.lines[seat][static_cast<std::size_t>(sector)] = square_set_of(line); });
            });
    });
}

/// A scenario on its way from the text to rules and a state. What it reads must outlive it.
struct Draft {
    Gathered gathered;
    Battlefield field;
    std::optional<PositionReader> position;

    /// `playable`: also checks it.
    Draft(const Node& node, const Ruleset& base, bool playable) : gathered(node.document()) {
        const bool part = !node.pointer().empty();
        if (!part) node.format(scenario_format);
        gathered.attempt([&] {
            if (part) node.object({"name", "description", "mode", "battlefield?", "position"});
            else node.object({"format", "version", "name", "description", "mode", "battlefield?", "position"});
        });
        Mode mode = Mode::standard;
        gathered.member(node, "mode", [&](const Node& word) { mode = word.word(mode_from_word, json_parts::modes_wanted); });
        field = classic_battlefield(base, mode);
        gathered.member(node, "name", [&](const Node& name) { field.name = name.text(); });
        gathered.member(node, "description", [&](const Node& entry) { field.description = entry.text(json::description_limit); });
        Places places;
        gathered.member(node, "battlefield", [&](const Node& ground) { read_ground(ground, field, places, gathered); });
        gathered.member(node, "position", [&](const Node& posed) {
            position.emplace(posed, base.pieces.roster, gathered);
            position->draw(field, places);
            if (playable) position->judge(field, base, places, true);
        });
    }
};

[[nodiscard]] Battlefield read_drawn(const std::string& text, const std::string& document, const Ruleset& base, bool playable) {
    const Value value = json::parse(text, document);
    const Draft draft(Node(value, document), base, playable);
    if (draft.position) draft.position->refuse_more_than_drawn();
    draft.gathered.refuse();
    return draft.field;
}

/// Writes how the field differs from the printed one.
[[nodiscard]] Value ground_to_json(const Battlefield& field, const Ruleset& base) {
    const Battlefield printed = classic_battlefield(base, field.mode);
    Value node = Value::object();
    if (field.tiles != printed.tiles) {
        node["tiles"] = Value::array();
        for (const Tile& tile : field.tiles)
            node["tiles"].push_back({{"id", tile.id},
                                     {"name", json::free_text(tile.name, json::label_limit)},
                                     {"kind", word(tile.kind)},
                                     {"squares", json_parts::squares_to_json(tile.squares)}});
    }
    if (field.prussian_turn != printed.prussian_turn) node["prussians"]["first_turn"] = field.prussian_turn;
    if (field.flag != printed.flag) node["prussians"]["flag"] = json_parts::squares_to_json(field.flag);
    if (field.beside != printed.beside) node["prussians"]["beside"] = json_parts::squares_to_json(field.beside);
    for (const Seat seat : seats)
        for (const Sector sector : sectors)
            if (const SquareSet line = field.lines[seat][static_cast<std::size_t>(sector)];
                line != printed.lines[seat][static_cast<std::size_t>(sector)])
                node["lines_of_retreat"][std::string(word(seat))][std::string(word(sector))] = json_parts::squares_to_json(line);
    return node;
}

[[nodiscard]] std::string text_of(const Battlefield& field, const Ruleset& base, const Value& position) {
    std::string text = json::head(scenario_format, field.name);
    text += json::line("description", json::free_text(field.description, json::description_limit));
    text += json::line("mode", word(field.mode));
    if (const Value ground = ground_to_json(field, base); !ground.empty()) text += json::block("battlefield", ground, "tiles") + ",\n";
    return text + json::block("position", position, "pieces") + "\n}\n";
}

}  // namespace

}  // namespace fow::waterloo

fow::waterloo::Scenario fow::waterloo::json_parts::read_scenario(const Node& node, const Ruleset& base, Options options) {
    if (!node.pointer().empty()) static_cast<void>(node.member("position"));  // must be an object before its members are looked for
    const Draft draft(node, base, true);
    draft.gathered.refuse();
    options.mode = draft.field.mode;
    Ruleset set = ruleset_of(draft.field, base);
    if (const auto faults = faults_of(set); !faults.empty()) throw DataError(node.document(), faults);
    State state = draft.position->state(Rules(set, options));
    return {draft.field.name, draft.field.description, draft.field.mode, std::move(set), state};
}

namespace fow::waterloo {

Scenario read_scenario(const std::string& text, const std::string& document, const Ruleset& base, Options options) {
    const Value value = json::parse(text, document);
    return json_parts::read_scenario(Node(value, document), base, options);
}

std::string write_scenario(const Scenario& scenario, const Ruleset& base) {
    Battlefield field = classic_battlefield(scenario.rules, scenario.mode);
    field.name = scenario.name;
    field.description = scenario.description;
    return text_of(field, base, json_parts::position_to_json(scenario.state, Rules(scenario.rules, {scenario.mode})));
}

Battlefield read_battlefield(const std::string& text, const std::string& document, const Ruleset& base) {
    return read_drawn(text, document, base, true);
}

Battlefield read_drawing(const std::string& text, const std::string& document, const Ruleset& base) {
    return read_drawn(text, document, base, false);
}

std::string write_battlefield(const Battlefield& field, const Ruleset& base) {
    Value pieces = Value::array();
    for (const FieldPiece& piece : field.pieces)
        pieces.push_back(json_parts::to_json(json_parts::PosedPiece{piece.unit, piece.square ? Whereabouts(*piece.square) : Place::reserve},
                                             base.pieces.roster));
    Value position{{"phase", json_parts::to_json(field.players_set_up ? Opening::set_up : Opening::ready)}, {"pieces", std::move(pieces)}};
    if (field.first_mover != base.turns.first_mover) position["first_mover"] = word(field.first_mover);
    return text_of(field, base, position);
}

}  // namespace fow::waterloo
