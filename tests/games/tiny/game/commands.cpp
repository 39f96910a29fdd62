// The commands of `fow` for the tiny game.
#include <array>

#include "cli/bot_commands.hpp"
#include "cli/command.hpp"
#include "cli/game_commands.hpp"
#include "cli/output.hpp"
#include "json/record_document.hpp"
#include "tiny.hpp"

namespace fow::tiny {
namespace {
[[nodiscard]] const cli::GameOnCommandLine& on_command_line() {
    static const cli::GameOnCommandLine game{in_words(),
                                             "an action",
                                             "actions in notation: 1 to 9, end, resign",
                                             "\"{word}\" is not an action; they are 1 to 9, end and resign",
                                             false,
                                             [](Seat, const std::string& what) { return what; },
                                             "a record"};
    return game;
}
[[nodiscard]] const cli::DiceOption& dice() {
    static const cli::DiceOption dice{
        {"1", "2", "3", "4", "5", "6"}, "faces are 1 to 6", "the next faces, as they come: FACE,FACE...", "seed for the remaining dice"};
    return dice;
}

void add_new(cli::CommandLine& line) {
    cli::Command command(line, "new", "begin a game and write its record");
    auto& out = command.request<cli::OutRequest>();
    cli::add_out_options(command, out, "the record to write; - is standard output").required();
    command.does([&out](cli::Streams io) -> int {
        cli::write_out(out, write_record(Session({"Ann", "Ben"}).record()), io);
        return cli::done;
    });
}

void add_show(cli::CommandLine& line) { cli::add_show(line, on_command_line(), {"print the position", {}}); }
void add_legal(cli::CommandLine& line) {
    cli::add_legal(line, on_command_line(), {"list the legal actions, or the throws that are due", {}}, true);
}
void add_play(cli::CommandLine& line) {
    cli::add_play(line, on_command_line(), {"play actions, throw the dice, and print what happened", {}}, &dice());
}
void add_roll(cli::CommandLine& line) { cli::add_roll(line, on_command_line(), "T3", dice()); }
void add_undo(cli::CommandLine& line) { cli::add_undo(line, on_command_line(), {"take back actions", {}}, "T1"); }
void add_log(cli::CommandLine& line) { cli::add_log(line, on_command_line(), {"print what happened", {}}); }
void add_verify(cli::CommandLine& line) { cli::add_verify(line, on_command_line(), {"replay a record and check it", {}}); }

void add_match(cli::CommandLine& line) {
    const auto options = [](cli::Command&) -> std::function<Head()> { return [] { return Head{"tiny", {}, {}}; }; };
    cli::add_match_command(line, in_words(), options, {"fow --game tiny match --first greedy --second random --games 40"});
}

}  // namespace

cli::GameCommands commands() {
    static constexpr std::array<cli::Add, 9> all{add_new,  add_show, add_legal,  add_play, add_roll,
                                                 add_undo, add_log,  add_verify, add_match};
    static constexpr std::array examples{"fow --game tiny new -o game.json"};
    return {"tiny", "noughts and crosses", all, examples, in_words};
}

namespace {
struct Notation {
    [[nodiscard]] static std::string text(const Ply& ply) { return to_text(ply); }
    [[nodiscard]] static std::optional<Ply> ply(bool by_chance, const std::string& text) {
        if (const auto roll = roll_from_text(text); by_chance) return roll ? std::optional<Ply>(*roll) : std::nullopt;
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
    static const GameDocuments game{.id = "tiny",
                                    .seats = {"crosses", "noughts"},
                                    .clock_text = [](int clock) { return std::to_string(clock); },
                                    .clock_from_text = turns_from_text,
                                    .clock_wanted = "a number of turns"};
    return game;
}

std::string write_record(const Record& record) { return json::record_text<Form>(record); }

ReadRecordOf<Record> read_record(const std::string& text, const std::string& document) { return json::record_in<Form>(text, document); }

OpenPart open_part(const Record& record) { return json::open_part_of(documents(), json::Value::object(), record); }

std::size_t sealed_room(const Record& record, std::size_t) { return write_record(record).size(); }  // it has no secrets

}  // namespace fow::tiny
