// fow play: plays actions and outcomes of chance in order, either all of them or none.
#include <ostream>
#include <random>

#include "chance/chance.hpp"
#include "cli/commands.hpp"

namespace fow::cli {
namespace {

struct PlayWish {
    std::string game, dice, out;
    std::vector<std::string> steps;
    std::uint64_t seed = 0;
    bool seeded = false;
};

[[nodiscard]] Viewer viewer_of_decider(Decider decider) {
    return decider == Decider::french ? Viewer::french : decider == Decider::allied ? Viewer::allied : Viewer::onlooker;
}

/// Rolls until a seat decides.
void roll_due(Session& session, Chance& chance) {
    while (session.decider() == Decider::chance)
        if (!session.roll(chance.pick(session.rolls()))) throw CLI::ValidationError("--dice", "that face is not on this game's die");
}

int play(const PlayWish& wish, Streams io) {
    Session session = load_game(wish.game);
    const Roster& roster = session.rules().roster();
    Chance chance(wish.seeded ? wish.seed : std::random_device{}());
    if (!chance.dictate(wish.dice)) throw CLI::ValidationError("--dice", "faces are Blue Red Blue+ Red+ BlueR RedR");
    const Viewer teller = viewer_of_decider(session.decider());  // must not see the secrets of later deciders
    const std::size_t heard = session.heard(teller).size();
    for (const std::string& step : wish.steps) {
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
    files::write(wish.out.empty() ? wish.game : wish.out, write_record(session.record()));
    for (std::size_t i = heard; i < session.heard(teller).size(); ++i) io.out << describe(roster, session.heard(teller)[i].event) << '\n';
    return Exit::done;
}

}  // namespace

void add_play(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("play",
                                       "play actions; dice and draws come from --dice, from notation between the actions "
                                       "(die:Blue+, line:left, draw:ID, muster:ID) or at random. A refusal writes nothing");
    auto wish = std::make_shared<PlayWish>();
    command->add_option("GAME", wish->game, "a record")->required();
    command->add_option("ACTION", wish->steps, "actions in notation")->required();
    command->add_option("--dice", wish->dice, "faces to come, FACE,FACE...");
    auto* seed = command->add_option("--seed", wish->seed, "of what is left to chance");
    command->add_option("-o,--out", wish->out, "write here, and leave GAME as it is");
    command->callback([&task, wish, seed] {
        wish->seeded = seed->count() > 0;
        task = [wish](Streams io) { return play(*wish, io); };
    });
}

}  // namespace fow::cli
