// fow new: a game begins.
#include <ostream>
#include <random>

#include "chance/chance.hpp"
#include "cli/commands.hpp"

namespace fow::cli {
namespace {

struct Wish {
    std::string mode = "basic", field, set_up, out, french = "French", allied = "Allied";
    std::uint64_t seed = 0;
    bool seeded = false, table = false, nightfall = false;
};

/// W6: every piece at random on the own zone, through the ordinary actions.
void set_up_at_random(Session& session, Chance& chance) {
    const Rules& rules = session.rules();
    const Seat seat = session.state().mover;
    std::vector<Square> free;
    for (const Square square : rules.set().board.set_up_zone[seat])
        if (!session.state().occupied().contains(square)) free.push_back(square);
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat) && !free.empty(); ++i) {
        const auto at = chance.numbers().below(static_cast<std::uint32_t>(free.size()));
        if (session.play(PlaceUnit{UnitId(i), free[at]})) continue;  // Prussian or absent: not to be set up
        free.erase(free.begin() + at);
    }
    if (const auto violation = session.play(Ready{}))
        throw CLI::ValidationError("--setup", std::string(violation->rule) + ": " + std::string(violation->reason));
}

int begin(const Wish& wish, Streams io) {
    const auto mode = mode_from_word(wish.mode);
    if (!mode) throw CLI::ValidationError("--mode", "\"" + wish.mode + "\" is not played yet; basic is");
    if (!wish.set_up.empty() && wish.set_up != "random") throw CLI::ValidationError("--setup", "only \"random\" is known");
    const std::uint64_t seed = wish.seeded ? wish.seed : std::random_device{}();
    const Ruleset set = files::load_ruleset();
    std::optional<Start> start;
    if (!wish.field.empty()) {
        const Scenario scenario = read_scenario(files::read(wish.field), wish.field, set);
        start = Start{scenario.name, scenario.state};
    }
    Session session(set, {*mode, !wish.table, wish.nightfall}, {wish.french, wish.allied}, std::move(start));
    Chance chance(seed);
    while (session.state().phase == Phase::line_draw || (session.state().phase == Phase::set_up && !wish.set_up.empty())) {
        if (session.state().phase == Phase::set_up) set_up_at_random(session, chance);
        else if (!session.roll(chance.pick(session.rolls()))) return Exit::refused;
    }
    files::write(wish.out, write_record(session.record()));
    io.out << wish.out << ": " << moment(session.state().turn, clock_minutes(session.rules(), session.state().turn)) << ", "
           << word(session.decider()) << " decides; seed " << seed << '\n';
    return Exit::done;
}

}  // namespace

void add_new(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("new", "begin a game and write its record");
    auto wish = std::make_shared<Wish>();
    command->add_option("--mode", wish->mode, "basic")->capture_default_str();
    command->add_option("--field", wish->field, "a scenario to start from");
    auto* seed = command->add_option("--seed", wish->seed, "of the draws and the random set-up");
    command->add_option("--setup", wish->set_up, "\"random\" sets both armies up; else the game waits for the set-up");
    command->add_option("--french", wish->french, "name of the French player")->capture_default_str();
    command->add_option("--allied", wish->allied, "name of the Allied player")->capture_default_str();
    command->add_flag("--true-to-the-table", wish->table, "what was shown is forgotten again (W15.1)");
    command->add_flag("--nightfall", wish->nightfall, "drawn at the end of turn 20 (W15.2)");
    command->add_option("-o,--out", wish->out, "the record to write")->required();
    command->callback([&task, wish, seed] {
        wish->seeded = seed->count() > 0;
        task = [wish](Streams io) { return begin(*wish, io); };
    });
}

}  // namespace fow::cli
