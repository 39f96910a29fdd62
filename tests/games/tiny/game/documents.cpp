#include "json/plies.hpp"
#include "tiny.hpp"

namespace fow::tiny {
namespace {
constexpr std::string_view format = "fog-of-waterloo/record";
struct Notation {
    static constexpr std::string_view everybody = "crosses, noughts, chance";
    [[nodiscard]] static std::string_view who(Decider decider) { return word(decider); }
    [[nodiscard]] static bool makes_plies(const std::string& who) { return who == "crosses" || who == "noughts" || who == "chance"; }
    [[nodiscard]] static std::string text(const Ply& ply) { return to_text(ply); }
    [[nodiscard]] static std::optional<Ply> ply(const std::string& who, const std::string& text) {
        if (const auto roll = roll_from_text(text); who == "chance") return roll ? std::optional<Ply>(*roll) : std::nullopt;
        const auto action = action_from_text(text);
        return action ? std::optional<Ply>(*action) : std::nullopt;
    }
};

constexpr Rules rules;

[[nodiscard]] std::optional<int> turns_from_text(std::string_view text) {
    for (int turns = 0; turns <= most_turns; ++turns)
        if (std::to_string(turns) == text) return turns;
    return std::nullopt;
}

}  // namespace

const GameDocuments& documents() {
    static const GameDocuments game{"tiny",          {"crosses", "noughts"}, {}, [](int clock) { return std::to_string(clock); },
                                    turns_from_text, "a number of turns",    {}, [](const std::string&, const std::string&) {}};
    return game;
}

std::string write_record(const Record& record) {
    const json::Value head{{"format", format}, {"version", 1}, {"game", documents().id}};
    std::string text = "{\n";
    for (const char* name : {"format", "version", "game"}) text += json::line(name, head[name]);
    text += json::identity_lines(record) + json::line("names", json::names_to_json(documents(), record.names));
    text += json::note_lines(documents(), record) + json::clock_lines(documents(), record);
    return text + json::PlyFollower<Game, Notation>(rules, {}, {}, head).written(record.plies);
}

ReadRecordOf<Record> read_record(const std::string& text, const std::string& document) {
    const json::Value value = json::parse(text, document, json::record_value_limit);
    const json::Node node(value, document);
    node.format(format);
    node.object({"format", "version", "game", "id?", "secret?", "names", "commitments?", "remarks?", "clock?", "thoughts?", "plies"});
    const GameDocuments* const game = &documents();
    static_cast<void>(json::game_of(node, {&game, 1}));
    ReadRecordOf<Record> result;
    result.record.names = json::read_names(documents(), node.member("names"));
    json::read_notes(documents(), node, json::ply_count(node.member("plies")), {1, most_turns}, result.record);
    json::PlyFollower<Game, Notation> follower(rules, {}, {}, json::digested_head(value));
    follower.read(node.member("plies"), result, [](std::size_t) {});
    return result;
}

OpenPart open_part(const Record& record) { return {&documents(), "{}", record.id, record.names, {}}; }

std::size_t sealed_room(const Record& record, std::size_t) { return write_record(record).size(); }  // it has no secrets

}  // namespace fow::tiny
