// The commands of `fow` for the tiny game.
#include <ostream>
#include <random>

#include "chance/chance.hpp"
#include "cli/bot_commands.hpp"
#include "cli/command.hpp"
#include "cli/output.hpp"
#include "json/record_document.hpp"
#include "tiny.hpp"

namespace fow::tiny {
namespace {
[[nodiscard]] Session loaded(const std::string& path, cli::Streams io) {
    const auto read = read_record(cli::text_in(path, io), path);
    if (read.broken_at) throw DataError(path, "/plies/" + std::to_string(*read.broken_at), read.reason);
    return replay(read.record).session;
}

void add_new(cli::CommandLine& line) {
    cli::Command command(line, "new", "begin a game and write its record");
    auto& out = command.request<cli::OutRequest>();
    cli::add_out_options(command, out, "the record to write").required();
    command.does([&out](cli::Streams io) -> int {
        cli::write_out(out, write_record(Session({"Ann", "Ben"}).record()), io);
        return cli::done;
    });
}

void add_play(cli::CommandLine& line) {
    cli::Command command(line, "play", "play actions, throw the dice after them, and print what happened");
    auto& words = command.request<std::vector<std::string>>();
    command.texts("GAME", words, "a record, then actions in notation; a word such as die:4 dictates a throw").required();
    command.does([&words](cli::Streams io) -> int {
        const std::string& game = words.front();
        Session session = loaded(game, io);
        ChanceOf<Roll> chance(std::random_device{}());
        for (const std::string& text : std::span(words).subspan(1))
            if (const auto roll = roll_from_text(text)) chance.dictate({*roll});
        for (const std::string& text : std::span(words).subspan(1)) {
            if (roll_from_text(text)) continue;
            const auto action = action_from_text(text);
            if (!action) throw cli::Misuse("ACTION", "\"" + text + "\" is not an action");
            if (const auto violation = session.play(*action)) return cli::refuse(*violation, io.err);
            if (session.decider() == Decider::chance) static_cast<void>(session.roll(chance.pick(session.rolls())));
        }
        if (words.size() > 1) cli::write_out({game, true, false}, write_record(session.record()), io);
        for (const Line& heard : session.heard(Viewer::onlooker)) io.out << describe(heard.event) << '\n';
        return cli::done;
    });
}

void add_match(cli::CommandLine& line) {
    const auto options = [](cli::Command&) -> std::function<Head()> { return [] { return Head{"tiny", {}, {}}; }; };
    cli::add_match_command(line, in_words(), options, {"fow --game tiny match --first greedy --second random --games 40"});
}

}  // namespace

cli::GameCommands commands() {
    static constexpr std::array<cli::Add, 3> all{add_new, add_play, add_match};
    static constexpr std::array examples{"fow --game tiny new -o game.json"};
    return {"tiny", "noughts and crosses", all, examples, in_words};
}

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
