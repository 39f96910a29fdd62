// Records: a game as its data and its plies, with a running digest.
#include "json/record_document.hpp"
#include "parts.hpp"

namespace fow::callipers {
namespace {

using namespace json_parts;

[[nodiscard]] RuleSet read_rules(const Node& node) {
    node.object({"figures", "ground", "battle"});
    RuleSet set;
    set.figures = read_figures(node.member("figures"));
    set.ground = read_ground_part(node.member("ground"));
    set.battle = read_battle_part(node.member("battle"), set.ground);
    std::vector<Fault> faults = faults_of(set);
    for (Fault& fault : faults) fault.pointer = node.pointer() + fault.pointer;
    if (!faults.empty()) throw DataError(node.document(), std::move(faults));
    return set;
}

struct Form : json::RecordForm {
    using Game = callipers::Game;
    using Notation = json::PlainNotation<Game, ply_from_text>;
    static constexpr std::array<std::string_view, 1> members{"rules"};
    static constexpr std::pair turns{1, most_turns};

    [[nodiscard]] static Notation notation(const Rules&) { return {}; }
    [[nodiscard]] static KnownGames games() { return only_documents(); }
    [[nodiscard]] static const GameDocuments& game_of(const Record&) { return documents(); }
    [[nodiscard]] static Value head(const Record& record, const Rules&) {
        return {{"rules",
                 {{"figures", figures_to_json(record.rules.figures)},
                  {"ground", ground_to_json(record.rules.ground)},
                  {"battle", battle_to_json(record.rules.battle)}}}};
    }
    static void read_rules(const Node& node, const GameDocuments&, Record& record) {
        record.rules = callipers::read_rules(node.member("rules"));
    }
};

}  // namespace

const GameDocuments& documents() {
    static const GameDocuments game{.id = "callipers",
                                    .seats = {word(french_seat), word(allied_seat)},
                                    .clock_text = clock_text,
                                    .clock_from_text = [](std::string_view text) { return json::turn_from_text(text, most_turns); },
                                    .clock_wanted = "a time like \"turn 12\""};
    return game;
}

KnownGames only_documents() {
    static const GameDocuments* const game = &documents();
    return {&game, 1};
}

std::string write_record(const Record& record) { return json::record_text<Form>(record); }

ReadRecord read_record(const std::string& text, const std::string& document) { return json::record_in<Form>(text, document); }

OpenPart open_part(const Record& record) { return json::open_part_of(documents(), Value::object(), record); }

std::size_t sealed_room(const Record& record, std::size_t) { return write_record(record).size(); }

}  // namespace fow::callipers
