// fow new: begins a game and writes its record.
#include <ostream>
#include <random>

#include "games/stratego/cli/commands.hpp"
#include "games/stratego/cli/random_game.hpp"
#include "games/stratego/engine/set_up_text.hpp"

namespace fow::stratego::commands {
namespace {

using SeatOptions = PerSeat<std::string>;

struct NewRequest {
    std::string field, set_up;
    SeatOptions set_ups, names{"Blue", "Red"};
    cli::OutRequest out;
    std::uint64_t seed = 0;
    bool seeded = false, table = false, json = false;
};

/// The set-ups of both sides; empty where the player sets up.
[[nodiscard]] SeatOptions set_ups_for(const Rules& rules, const NewRequest& request, std::uint64_t seed) {
    SeatOptions wanted = request.set_ups;
    if (!request.set_up.empty()) {
        RandomGame drawn(rules, seed);
        drawn.begin();
        for (const Seat side : seats)
            if (wanted[side].empty()) wanted[side] = write_set_up(rules, drawn.state(), side);
    }
    if (wanted[red_seat].empty() && !wanted[blue_seat].empty())
        throw cli::Misuse("--blue", Told("Red sets up first (C1.6): give --red or --setup random too"));
    return wanted;
}

int begin_game(Variant variant, const NewRequest& request, cli::Streams io) {
    if (!request.set_up.empty() && request.set_up != "random") throw cli::Misuse("--setup", Told("only \"random\" is known"));
    const std::uint64_t seed = request.seeded ? request.seed : std::random_device{}();
    Record record = new_record(rules_of(variant).set(), {.memory = !request.table}, request.names);
    if (!request.field.empty()) {
        Scenario scenario = read_scenario(cli::text_in(request.field, io), request.field, record.rules);
        record.rules = std::move(scenario.rules);
        record.start = scenario.start;
    }
    Session session(record);
    const SeatOptions set_ups = set_ups_for(session.rules(), request, seed);
    if (record.start && !set_ups[red_seat].empty()) throw cli::Misuse("--setup", Told("the armies stand on this battlefield already"));
    for (const Seat side : {red_seat, blue_seat}) {
        if (set_ups[side].empty()) break;
        for (const Place& place : parse_set_up(session.rules(), side, set_ups[side]))
            if (const auto violation = session.play(place)) return cli::refuse(*violation, io.err);
        if (const auto violation = session.play(Ready{})) {
            io.err << word(side) << ": ";
            return cli::refuse(*violation, io.err);
        }
    }
    cli::write_out(request.out, write_record(session.record()), io);
    cli::tell_begun(*in_words(session), request.out, request.json, &seed, io);
    return cli::done;
}

}  // namespace

void add_new(cli::CommandLine& line, Variant variant) {
    cli::Command command(line, "new", "begin a game and write its record");
    NewRequest& request = command.request<NewRequest>();
    command.text("--field", request.field, "a board or a posed position to start from (a scenario file)");
    command.flag("--true-to-the-table", request.table, "forget what was shown (W15.1)");
    command.seed(request.seed, "seed for the random set-up").tells(request.seeded);
    command.text("--setup", request.set_up, "\"random\" sets up the armies that are not given; otherwise the players set up");
    for (const Seat side : seats) {
        const std::string id(word(side));
        const bool red = side == red_seat;
        command.text(
            "--" + id, request.set_ups[side],
            red ? tr("Red's set-up in letters, the back row first (C6.3)") : tr("Blue's set-up in letters, the back row first (C6.3)"));
        command.text("--" + id + "-name", request.names[side], red ? tr("name of the Red player") : tr("name of the Blue player"))
            .shows_default();
    }
    cli::add_out_options(command, request.out, "the record to write; - is standard output").required();
    command.json(request.json);
    const std::string start = "fow --game " + std::string(variant.id) + " new ";
    command.examples(
        {start + "-o game.json", start + "--setup random --seed 7 -o game.json", start + example_of(variant) + " -o game.json"});
    command.does([variant, &request](cli::Streams io) { return begin_game(variant, request, io); });
}

}  // namespace fow::stratego::commands
