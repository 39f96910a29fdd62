// fow verify: whether a record is valid, and whether each side kept its commitments.
#include <ostream>
#include <sstream>

#include "cli/verification.hpp"
#include "games/waterloo/cli/sealed_game.hpp"

namespace fow::waterloo::commands {
namespace {

struct VerifyRequest {
    std::string game, against;
    bool json = false;
    SealRequest seal;
};

[[nodiscard]] std::string name_of(Seat seat, const std::string& what) {
    return std::string(seat == french_seat ? "the French " : "the Allied ") + (what == secret_kind::set_up ? "set-up" : "line of retreat");
}

/// Checks the invariants at every ply. For a sealed game it reveals neither where they fail nor the number of plies.
void examine(const ShownGame& game, const std::string& path) {
    const Session& session = game.session();
    const auto fail = [&](std::size_t ply, const std::string& fault) {
        if (game.sealed()) throw DataError(path, "", "a ply of the sealed game is not valid");
        throw DataError(path, "/plies/" + std::to_string(ply), fault);
    };
    for (std::size_t ply = 0; ply < session.history().size(); ++ply)
        if (const auto fault = inconsistency(session.rules(), session.history()[ply])) fail(ply, *fault);
    if (const auto fault = inconsistency(session.rules(), session.state())) fail(session.ply_count(), *fault);
}

void tell_standing(const ShownGame& game, std::ostream& out) {
    const Session& session = game.session();
    out << "sound: " << (game.sealed() ? std::string("sealed") : std::to_string(session.ply_count()) + " plies") << ", "
        << moment(session.state().turn, clock_minutes(session.rules(), session.state().turn)) << ", ";
    if (const auto result = session.state().result())
        out << word(result->ending) << (result->winner ? ", won by " + std::string(word(*result->winner)) : ", drawn");
    else out << "in progress";
    out << '\n';
}

void tell_standing_json(const ShownGame& game, std::ostream& out) {
    const Session& session = game.session();
    out << "{\"sound\": true, \"sealed\": " << (game.sealed() ? "true" : "false");
    if (!game.sealed()) out << ", \"plies\": " << session.ply_count();
    out << ", \"turn\": " << session.state().turn << ", \"clock\": " << json_clock(clock_minutes(session.rules(), session.state().turn));
    if (const auto result = session.state().result())
        out << ", \"result\": {\"winner\": " << (result->winner ? json_string(std::string(word(*result->winner))) : "null")
            << ", \"ending\": \"" << word(result->ending) << "\", \"rule\": \"" << rule_of(result->ending) << "\"}";
}

int verify(const VerifyRequest& request, Streams io) {
    const ShownGame game(request.game, -1, request.seal, io);
    examine(game, request.game);
    if (!request.json) {
        tell_standing(game, io.out);
        tell_table(access(), game.session(), request.game, request.against, false, name_of, io.out, io);
        return Exit::done;
    }
    std::ostringstream line;  // one value, or none if something is wrong
    tell_standing_json(game, line);
    tell_table(access(), game.session(), request.game, request.against, true, name_of, line, io);
    io.out << line.str() << "}\n";
    return Exit::done;
}

}  // namespace

void add_verify(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("verify", "replay a record and check digest, legality, invariants and commitments");
    auto request = std::make_shared<VerifyRequest>();
    command->add_option("GAME", request->game, "a record; - is standard input")->required();
    command->add_option("--against", request->against, "an earlier copy, sealed or not, whose commitments must be the same");
    add_json_flag(*command, request->json);
    add_seal_options(*command, request->seal);
    add_examples(*command, {"fow verify game.json", "fow verify game.json --against yesterday.json"});
    command->callback([&task, request] { task = [request](Streams io) { return verify(*request, io); }; });
}

}  // namespace fow::waterloo::commands
