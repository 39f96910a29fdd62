// fow play: plays actions and outcomes of chance in order, either all of them or none.
#include <ostream>
#include <random>

#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/cli/commands.hpp"

namespace fow::waterloo::commands {
namespace {

struct PlayRequest {
    std::string game, dice;
    OutRequest out;
    std::vector<std::string> steps;
    std::uint64_t seed = 0;
    bool seeded = false, json = false;
};

[[nodiscard]] Viewer viewer_of_decider(Decider decider) {
    return decider == french_decider ? french_viewer : decider == allied_decider ? allied_viewer : Viewer::onlooker;
}

/// Rolls until a seat decides.
void roll_due(Session& session, Chance& chance) {
    while (session.decider() == Decider::chance)
        if (!session.roll(chance.pick(session.rolls()))) throw CLI::ValidationError("--dice", "that face is not on this game's die");
}

int play(const PlayRequest& request, Streams io) {
    Session session = load_game(request.game, io);
    const Roster& roster = session.rules().roster();
    Chance chance(request.seeded ? request.seed : std::random_device{}());
    if (!chance.dictate(request.dice)) throw CLI::ValidationError("--dice", "faces are Blue Red Blue+ Red+ BlueR RedR");
    const Viewer teller = viewer_of_decider(session.decider());  // must not see the secrets of later deciders
    const std::size_t heard = session.heard(teller).size();
    for (const std::string& step : request.steps) {
        if (const auto roll = roll_from_text(roster, step)) {
            if (!session.roll(*roll)) throw CLI::ValidationError("ACTION", "\"" + step + "\" is not due here");
            continue;
        }
        roll_due(session, chance);
        if (const auto violation = session.play(parse_action(roster, step))) {
            io.err << step << ": ";
            return refuse(*violation, io.err);
        }
    }
    roll_due(session, chance);
    const OutRequest out = request.out.path.empty() ? OutRequest{request.game, true, false} : request.out;
    write_out(out, write_record(session.record()), io);
    const std::vector<LogLine> told(session.heard(teller).begin() + static_cast<std::ptrdiff_t>(heard), session.heard(teller).end());
    if (request.json) messages(out, io) << write_log(told, roster);
    else
        for (const LogLine& line : told) messages(out, io) << describe(roster, line.event) << '\n';
    return Exit::done;
}

}  // namespace

void add_play(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("play",
                                       "play actions; dice and draws come from --dice, from notation between the actions "
                                       "(die:Blue+, line:left, draw:ID, muster:ID) or at random. If one is refused, nothing is written");
    auto request = std::make_shared<PlayRequest>();
    command->add_option("GAME", request->game, "a record; - is standard input")->required();
    command->add_option("ACTION", request->steps, "actions in notation")->required();
    command->add_option("--dice", request->dice, "the next faces of the die, FACE,FACE...");
    auto* seed = add_seed_option(*command, request->seed, "seed for the remaining dice and draws");
    add_out_options(*command, request->out, "write here instead of replacing GAME");
    add_json_flag(*command, request->json, "print the events as lines of JSON");
    add_examples(*command, {"fow play game.json e8-e7 e7xe6 end", "fow play game.json e7xe6 --dice Blue+ -o next.json",
                            "fow play - end -o - <game.json | fow show -"});
    command->callback([&task, request, seed] {
        request->seeded = seed->count() > 0;
        task = [request](Streams io) { return play(*request, io); };
    });
}

}  // namespace fow::waterloo::commands
