// fow new, fow play, fow log, fow verify: games and their records.
#include <ostream>
#include <random>
#include <sstream>

#include "chance/chance.hpp"
#include "cli/verification.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/cli/commands.hpp"
#include "games/stratego/cli/random_game.hpp"

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
        throw CLI::ValidationError("--blue", "Red sets up first (C1.6): give --red or --setup random too");
    return wanted;
}

int begin_game(Variant variant, const NewRequest& request, cli::Streams io) {
    if (!request.set_up.empty() && request.set_up != "random") throw CLI::ValidationError("--setup", "only \"random\" is known");
    const std::uint64_t seed = request.seeded ? request.seed : std::random_device{}();
    Record record = new_record(rules_of(variant).set(), {.memory = !request.table}, request.names);
    if (!request.field.empty()) {
        Scenario scenario = read_scenario(cli::text_in(request.field, io), request.field, record.rules);
        record.rules = std::move(scenario.rules);
        record.start = scenario.start;
    }
    Session session(record);
    const SeatOptions set_ups = set_ups_for(session.rules(), request, seed);
    if (record.start && !set_ups[red_seat].empty()) throw CLI::ValidationError("--setup", "the armies stand on this battlefield already");
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
    const int turns = clock_of(session.rules(), session.state());
    std::ostream& out = cli::messages(request.out, io);
    if (request.json)
        out << "{\"file\": " << json_string(request.out.path) << ", \"turn\": " << turns << ", \"decides\": \"" << word(session.decider())
            << "\", \"seed\": " << seed << "}\n";
    else out << request.out.path << ": " << clock_text(turns) << ", " << word(session.decider()) << " decides; seed " << seed << '\n';
    return cli::done;
}

struct PlayRequest {
    std::string game;
    cli::OutRequest out;
    std::vector<std::string> steps;
    bool json = false;
};

int play(const PlayRequest& request, cli::Streams io) {
    Session session = cli::load_game(access(), request.game, io);
    const Viewer teller = session.decider() == Decider::nobody ? Viewer::onlooker : viewer_of(session.state().mover);
    const std::size_t heard = session.heard(teller).size();
    for (const std::string& step : request.steps)
        if (const auto violation = session.play(parse_action(step))) {
            io.err << step << ": ";
            return cli::refuse(*violation, io.err);
        }
    const cli::OutRequest out = request.out.path.empty() ? cli::OutRequest{request.game, true, false} : request.out;
    cli::write_out(out, write_record(session.record()), io);
    const std::vector<Line> told(session.heard(teller).begin() + static_cast<std::ptrdiff_t>(heard), session.heard(teller).end());
    if (request.json) cli::messages(out, io) << write_log(told);
    else
        for (const Line& line : told) cli::messages(out, io) << describe(line.event) << '\n';
    return cli::done;
}

struct LogRequest {
    std::string game, seat = "onlooker";
    bool json = false;
    cli::SealRequest seal;
};

int print_log(const LogRequest& request, cli::Streams io) {
    const Audience audience = audience_in(request.seat);
    cli::ShownGameOf<Session> game(access(), request.game, -1, request.seal, io);
    if (!audience && game.sealed()) throw cli::Sealed("a sealed game can be shown only from one side at a time");
    if (audience) game.admit(*audience);
    if (request.json) {
        io.out << write_log(game.session(), audience);
        return cli::done;
    }
    for (const Line& line : log_of(game.session(), audience)) io.out << clock_text(line.turn) << "  " << describe(line.event) << '\n';
    return cli::done;
}

struct VerifyRequest {
    std::string game, against;
    bool json = false;
    cli::SealRequest seal;
};

[[nodiscard]] std::string commitment_name(Seat seat, const std::string&) { return seat == red_seat ? "Red's set-up" : "Blue's set-up"; }

void tell_standing(const cli::ShownGameOf<Session>& game, bool json, std::ostream& out) {
    const Session& session = game.session();
    const int turns = clock_of(session.rules(), session.state());
    const auto& result = session.state().result;
    if (json) {
        out << "{\"sound\": true, \"sealed\": " << (game.sealed() ? "true" : "false");
        if (!game.sealed()) out << ", \"plies\": " << session.ply_count();
        out << ", \"turn\": " << turns;
        if (result)
            out << ", \"result\": {\"winner\": " << (result->winner ? json_string(std::string(word(*result->winner))) : "null")
                << ", \"ending\": \"" << word(result->ending) << "\", \"rule\": \"" << rule_of(result->ending) << "\"}";
        return;
    }
    out << "sound: " << (game.sealed() ? std::string("sealed") : std::to_string(session.ply_count()) + " plies") << ", "
        << clock_text(turns) << ", ";
    if (result) out << word(result->ending) << (result->winner ? ", won by " + std::string(word(*result->winner)) : ", drawn");
    else out << "in progress";
    out << '\n';
}

int verify(const VerifyRequest& request, cli::Streams io) {
    const cli::ShownGameOf<Session> game(access(), request.game, -1, request.seal, io);
    std::ostringstream text;  // as JSON one value, or none if something is wrong
    std::ostream& out = request.json ? text : io.out;
    tell_standing(game, request.json, out);
    cli::tell_table(access(), game.session(), request.game, request.against, request.json, commitment_name, out, io);
    if (request.json) io.out << text.str() << "}\n";
    return cli::done;
}

}  // namespace

void add_new(CLI::App& app, cli::Task& task, Variant variant) {
    auto* command = app.add_subcommand("new", "begin a game and write its record");
    auto request = std::make_shared<NewRequest>();
    command->add_option("--field", request->field, "a board or a posed position to start from (a scenario file)");
    command->add_flag("--true-to-the-table", request->table, "forget what was shown (W15.1)");
    auto* seed = cli::add_seed_option(*command, request->seed, "seed for the random set-up");
    command->add_option("--setup", request->set_up, "\"random\" sets up the armies that are not given; otherwise the players set up");
    for (const Seat side : seats) {
        const std::string id(word(side));
        const std::string name = side == red_seat ? "Red" : "Blue";
        command->add_option("--" + id, request->set_ups[side], name + "'s set-up in letters, the back row first (C6.3)");
        command->add_option("--" + id + "-name", request->names[side], "name of the " + name + " player")->capture_default_str();
    }
    cli::add_out_options(*command, request->out, "the record to write")->required();
    cli::add_json_flag(*command, request->json);
    const std::string start = "fow --game " + std::string(variant.id) + " new ";
    cli::add_examples(
        *command, {start + "-o game.json", start + "--setup random --seed 7 -o game.json", start + example_of(variant) + " -o game.json"});
    command->callback([&task, variant, request, seed] {
        request->seeded = seed->count() > 0;
        task = [variant, request](cli::Streams io) { return begin_game(variant, *request, io); };
    });
}

void add_play(CLI::App& app, cli::Task& task, Variant) {
    auto* command = app.add_subcommand("play", "play actions. If one is refused, nothing is written");
    auto request = std::make_shared<PlayRequest>();
    command->add_option("GAME", request->game, "a record; - is standard input")->required();
    command->add_option("ACTION", request->steps, "actions in notation (C6.2)")->required();
    cli::add_out_options(*command, request->out, "write here instead of replacing GAME");
    cli::add_json_flag(*command, request->json, "print the events as lines of JSON");
    cli::add_examples(*command, {"fow play game.json a7-a6 b4-b5", "fow play game.json F@a10 1@b10 ready -o next.json"});
    command->callback([&task, request] { task = [request](cli::Streams io) { return play(*request, io); }; });
}

void add_log(CLI::App& app, cli::Task& task, Variant) {
    auto* command = app.add_subcommand("log", "print what happened, as a seat knows it, with the turn");
    auto request = std::make_shared<LogRequest>();
    command->add_option("GAME", request->game, "a record; - is standard input")->required();
    command->add_option("--seat", request->seat, "blue, red, onlooker (what both know) or both (nothing hidden)")->capture_default_str();
    cli::add_json_flag(*command, request->json, "one line of JSON per event, enough to replay the game without its rules");
    cli::add_seal_options(*command, request->seal);
    cli::add_examples(*command, {"fow log game.json", "fow log game.json --seat both", "fow log game.json --seat red --json"});
    command->callback([&task, request] { task = [request](cli::Streams io) { return print_log(*request, io); }; });
}

void add_verify(CLI::App& app, cli::Task& task, Variant) {
    auto* command = app.add_subcommand("verify", "replay a record and check digest, legality and commitments");
    auto request = std::make_shared<VerifyRequest>();
    command->add_option("GAME", request->game, "a record; - is standard input")->required();
    command->add_option("--against", request->against, "an earlier copy, sealed or not, whose commitments must be the same");
    cli::add_json_flag(*command, request->json);
    cli::add_seal_options(*command, request->seal);
    cli::add_examples(*command, {"fow verify game.json", "fow verify game.json --against yesterday.json"});
    command->callback([&task, request] { task = [request](cli::Streams io) { return verify(*request, io); }; });
}

}  // namespace fow::stratego::commands
