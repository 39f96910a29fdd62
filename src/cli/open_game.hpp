// The commands of `fow` for records of a game that hides nothing and whose only chance is dice: play, roll, undo, log, verify.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <ostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "chance/chance.hpp"
#include "cli/output.hpp"
#include "cli/verification.hpp"

namespace fow::cli {

/// The dice of a command: first the faces of --dice, then random ones.
struct DiceRequest {
    std::string dice;
    std::uint64_t seed = 0;
    bool seeded = false;
};
/// Adds --dice and --seed; returns the latter.
inline CLI::Option* add_dice_options(CLI::App& command, DiceRequest& request) {
    command.add_option("--dice", request.dice, "the next faces, as they come: FACE,FACE...");
    return add_seed_option(command, request.seed, "seed for the remaining dice");
}

class DiceBox {
public:
    /// Throws CLI::ValidationError if a word is not a face of 1 to 6.
    explicit DiceBox(const DiceRequest& request) : numbers_(request.seeded ? request.seed : std::random_device{}()) {
        const auto faces = outcomes_in(request.dice, [](std::string_view face) {
            const bool known = face.size() == 1 && face[0] >= '1' && face[0] <= '6';
            return known ? std::optional(static_cast<std::uint8_t>(face[0] - '0')) : std::nullopt;
        });
        if (!faces) throw CLI::ValidationError("--dice", "faces are 1 to 6");
        dictated_.assign(faces->rbegin(), faces->rend());
    }
    /// Rolls what is due once. Chance must decide.
    template <class Session>
    void roll(Session& session) {
        const auto due = session.rolls();
        auto roll = by_lot(due, numbers_);
        if (!dictated_.empty()) {
            roll.face = dictated_.back();
            dictated_.pop_back();
        }
        static_cast<void>(session.roll(roll));
    }

private:
    std::vector<std::uint8_t> dictated_;  ///< the next face is the last one
    Pcg32 numbers_;
};

/// `G` is the game:
///   Session                the session; its Roll has a `face`
///   access()               see GameAccess
///   action(text), roll(text)   notation; `action` throws CLI::ValidationError
///   heading(line)          the time at which a line was heard: "turn 3 red"
///   no_die, nothing_played refusals
/// write_record, write_log, describe, rule_of, clock_text, turn_number are found by their arguments.
template <class G>
class OpenGame {
public:
    using Session = typename G::Session;
    using Line = typename Session::Line;

    struct Request {
        std::string game, against;
        DiceRequest dice;
        OutRequest out;
        std::vector<std::string> steps;
        int plies = 0;  ///< how many to undo; 0 = back to the last decision
        bool json = false;
    };

    static int play(const Request& request, Streams io) {
        Session session = load_game(G::access(), request.game, io);
        DiceBox dice(request.dice);
        const std::size_t heard = session.heard(Viewer::onlooker).size();
        for (const std::string& step : request.steps) {
            if (const auto roll = G::roll(step)) {
                if (!session.roll(*roll)) throw CLI::ValidationError("ACTION", "\"" + step + "\" is not due here");
                continue;
            }
            while (session.decider() == Decider::chance) dice.roll(session);
            if (const auto violation = session.play(G::action(step))) {
                io.err << step << ": ";
                return refuse(*violation, io.err);
            }
        }
        while (session.decider() == Decider::chance) dice.roll(session);
        return keep(session, request, heard, io);
    }

    static int roll(const Request& request, Streams io) {
        Session session = load_game(G::access(), request.game, io);
        DiceBox dice(request.dice);
        const std::size_t heard = session.heard(Viewer::onlooker).size();
        if (session.decider() != Decider::chance) return refuse(G::no_die, io.err);
        while (session.decider() == Decider::chance) dice.roll(session);
        return keep(session, request, heard, io);
    }

    /// The record of a game that continues from an earlier point says so.
    static int undo(const Request& request, Streams io) {
        const Session session = load_game(G::access(), request.game, io);
        std::size_t keeps = session.ply_count();
        if (request.plies > 0) keeps -= std::min(keeps, static_cast<std::size_t>(request.plies));
        else
            while (keeps > 0 && std::holds_alternative<typename Session::Roll>(session.record().plies[--keeps])) {}
        if (keeps == session.ply_count()) return refuse(G::nothing_played, io.err);
        auto record = session.record();
        std::erase_if(record.remarks, [&](const Remark& made) { return made.ply > keeps; });
        std::erase_if(record.thoughts, [&](const Thought& made) { return made.turn > turn_number(session.state_after(keeps)); });
        Session earlier = std::move(replay(record, keeps).session);
        // What the rules allow a player to take back leaves no trace in the record.
        if (keeps < session.fixed_plies())
            earlier.remark(
                GameSetBack{session.moment_after(session.ply_count()), earlier.moment_after(keeps), session.decider() == Decider::nobody});
        const std::size_t lines = earlier.heard(Viewer::onlooker).size();
        return keep(earlier, request, keeps < session.fixed_plies() ? lines - 1 : lines, io);
    }

    static int log(const Request& request, Streams io) {
        const Session session = load_game(G::access(), request.game, io);
        if (request.json) {
            io.out << write_log(session);
            return done;
        }
        for (const Line& line : session.heard(Viewer::onlooker)) {
            const auto rule = rule_of(line.event);
            io.out << G::heading(line) << "  " << describe(line.event);
            if (!rule.empty()) io.out << " (" << rule << ")";
            io.out << '\n';
        }
        return done;
    }

    static int verify(const Request& request, Streams io) {
        const Session session = load_game(G::access(), request.game, io);
        std::ostringstream text;  // with --json, one value, or none if something is wrong
        std::ostream& out = request.json ? text : io.out;
        const auto& result = session.state().result;
        const int turn = turn_number(session.state());
        if (request.json) {
            out << "{\"sound\": true, \"sealed\": false, \"plies\": " << session.ply_count() << ", \"turn\": " << turn;
            if (result)
                out << ", \"result\": {\"winner\": " << (result->winner ? json_string(std::string(word_of_seat(*result->winner))) : "null")
                    << ", \"ending\": \"" << word(result->ending) << "\", \"rule\": \"" << rule_of(result->ending) << "\"}";
        } else {
            out << "sound: " << session.ply_count() << " plies, turn " << turn << ", ";
            if (result)
                out << word(result->ending) << (result->winner ? ", won by " + std::string(word_of_seat(*result->winner)) : ", drawn");
            else out << "in progress";
            out << '\n';
        }
        tell_table(
            G::access(), session, request.game, request.against, request.json, +[](Seat, const std::string& what) { return what; }, out,
            io);
        if (request.json) io.out << text.str() << "}\n";
        return done;
    }

    /// Adds GAME, -o and --json: the options of a command that changes a game.
    static std::shared_ptr<Request> add_play_options(CLI::App& command) {
        auto request = std::make_shared<Request>();
        command.add_option("GAME", request->game, "a record; - is standard input")->required();
        add_out_options(command, request->out, "write here instead of replacing GAME");
        add_json_flag(command, request->json, "print the events as lines of JSON");
        return request;
    }
    /// Adds GAME and --json: the options of a command that reads a game.
    static std::shared_ptr<Request> add_read_options(CLI::App& command, const std::string& json = "print one JSON object") {
        auto request = std::make_shared<Request>();
        command.add_option("GAME", request->game, "a record; - is standard input")->required();
        add_json_flag(command, request->json, json);
        return request;
    }
    static void do_then(CLI::App& command, Task& task, const std::shared_ptr<Request>& request, int (*work)(const Request&, Streams)) {
        command.callback([&task, request, work] { task = [request, work](Streams io) { return work(*request, io); }; });
    }
    static void do_with_dice(CLI::App& command, Task& task, const std::shared_ptr<Request>& request, int (*work)(const Request&, Streams)) {
        auto* seed = add_dice_options(command, request->dice);
        command.callback([&task, request, seed, work] {
            request->dice.seeded = seed->count() > 0;
            task = [request, work](Streams io) { return work(*request, io); };
        });
    }

    // Commands that need no notation of the game.
    static void add_roll(CLI::App& app, Task& task) {
        auto* command = app.add_subcommand("roll", "roll the dice that are due, until somebody decides");
        const auto request = add_play_options(*command);
        add_examples(*command, {"fow roll game.json", "fow roll game.json --dice 4"});
        do_with_dice(*command, task, request, roll);
    }
    static void add_verify(CLI::App& app, Task& task) {
        auto* command = app.add_subcommand("verify", "replay a record and check digest and legality");
        const auto request = add_read_options(*command);
        add_examples(*command, {"fow verify game.json"});
        do_then(*command, task, request, verify);
    }

private:
    [[nodiscard]] static std::string_view word_of_seat(Seat seat) { return word(*G::access().games.front(), seat); }

    /// Writes the game, and prints what was heard after the first `heard` lines.
    static int keep(const Session& session, const Request& request, std::size_t heard, Streams io) {
        const OutRequest out = request.out.path.empty() ? OutRequest{request.game, true, false} : request.out;
        write_out(out, write_record(session.record()), io);
        const auto& lines = session.heard(Viewer::onlooker);
        const std::vector<Line> told(lines.begin() + static_cast<std::ptrdiff_t>(heard), lines.end());
        if (request.json) messages(out, io) << write_log(told);
        else
            for (const Line& line : told) messages(out, io) << describe(line.event) << '\n';
        return done;
    }
};

}  // namespace fow::cli
