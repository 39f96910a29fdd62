#include "json/record_document.hpp"
#include "tiny.hpp"

namespace fow::tiny {
namespace {
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

struct Form : json::RecordForm {
    using Game = tiny::Game;
    using Notation = tiny::Notation;
    static constexpr std::pair turns{1, most_turns};
    [[nodiscard]] static Notation notation(const Rules&) { return {}; }
    [[nodiscard]] static KnownGames games() {
        static const GameDocuments* const game = &documents();
        return {&game, 1};
    }
    [[nodiscard]] static const GameDocuments& game_of(const Record&) { return documents(); }
    [[nodiscard]] static json::Value head(const Record&, const Rules&) { return json::Value::object(); }
};

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

std::string write_record(const Record& record) { return json::record_text<Form>(record); }

ReadRecordOf<Record> read_record(const std::string& text, const std::string& document) { return json::record_in<Form>(text, document); }

OpenPart open_part(const Record& record) { return json::open_part_of(documents(), json::Value::object(), record); }

std::size_t sealed_room(const Record& record, std::size_t) { return write_record(record).size(); }  // it has no secrets

}  // namespace fow::tiny
