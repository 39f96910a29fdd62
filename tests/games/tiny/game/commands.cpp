// The commands of `fow` for the tiny game.
#include <ostream>
#include <random>

#include "chance/chance.hpp"
#include "cli/bot_commands.hpp"
#include "cli/game_file.hpp"
#include "cli/output.hpp"
#include "tiny.hpp"

namespace fow::tiny {
namespace {
[[nodiscard]] Session loaded(const std::string& path, cli::Streams io) {
    static const GameDocuments* const game = &documents();
    const cli::GameAccess<Session> access{{&game, 1}, {"the player of the crosses", "the player of the noughts"}, read_record};
    return cli::load_game(access, path, io);
}

void add_new(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("new", "begin a game and write its record");
    auto out = std::make_shared<cli::OutRequest>();
    cli::add_out_options(*command, *out, "the record to write")->required();
    command->callback([&task, out] {
        task = [out](cli::Streams io) -> int {
            cli::write_out(*out, write_record(Session({"Ann", "Ben"}).record()), io);
            return cli::done;
        };
    });
}

void add_play(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("play", "play actions, throw the dice after them, and print what happened");
    auto words = std::make_shared<std::vector<std::string>>();
    command->add_option("GAME", *words, "a record, then actions in notation; a word such as die:4 dictates a throw")->required();
    command->callback([&task, words] {
        task = [words](cli::Streams io) -> int {
            const std::string& game = words->front();
            Session session = loaded(game, io);
            ChanceOf<Roll> chance(std::random_device{}());
            for (const std::string& text : std::span(*words).subspan(1))
                if (const auto roll = roll_from_text(text)) chance.dictate({*roll});
            for (const std::string& text : std::span(*words).subspan(1)) {
                if (roll_from_text(text)) continue;
                const auto action = action_from_text(text);
                if (!action) throw CLI::ValidationError("ACTION", "\"" + text + "\" is not an action");
                if (const auto violation = session.play(*action)) return cli::refuse(*violation, io.err);
                if (session.decider() == Decider::chance) static_cast<void>(session.roll(chance.pick(session.rolls())));
            }
            if (words->size() > 1) cli::write_out({game, true, false}, write_record(session.record()), io);
            for (const Line& line : session.heard(Viewer::onlooker)) io.out << describe(line.event) << '\n';
            return cli::done;
        };
    });
}

void add_match(CLI::App& app, cli::Task& task) {
    const auto options = [](CLI::App&) -> std::function<bots::Head()> { return [] { return bots::Head{"tiny", {}, {}}; }; };
    cli::add_match_command(app, task, {game_for_bots(), options, {"fow --game tiny match --first greedy --second random --games 40"}});
}

}  // namespace

cli::GameCommands commands() {
    static constexpr std::array<cli::Add, 3> all{add_new, add_play, add_match};
    static constexpr std::array examples{"fow --game tiny new -o game.json"};
    return {"tiny", "noughts and crosses", all, examples, game_for_bots};
}

}  // namespace fow::tiny
