// fow verify: whether a record is valid, and whether each side kept its commitments.
#include <ostream>
#include <sstream>
#include <utility>

#include "games/waterloo/cli/sealed_game.hpp"
#include "seal/commitments.hpp"

namespace fow::cli::inline waterloo {
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

/// Throws if one was not kept.
void tell_commitments(const Session& session, const std::string& path, bool json, std::ostream& out) {
    const auto checked = seal::check_commitments(session);
    std::vector<Fault> broken;
    const char* comma = "";
    if (json) out << ", \"commitments\": [";
    for (const auto& [seat, what, verdict] : checked) {
        const std::string name = name_of(seat, what);
        if (json && verdict != seal::Checked::Verdict::broken) {
            out << std::exchange(comma, ", ") << "{\"seat\": \"" << word(seat) << "\", \"what\": \"" << what
                << "\", \"kept\": " << (verdict == seal::Checked::Verdict::kept ? "true" : "null") << "}";
            continue;
        }
        switch (verdict) {
            case seal::Checked::Verdict::kept: out << "kept: " << name << " is what was committed to\n"; break;
            case seal::Checked::Verdict::missing: out << "not committed to: " << name << '\n'; break;
            case seal::Checked::Verdict::broken: broken.push_back({"/commitments", name + " is not what was committed to"}); break;
        }
    }
    if (json) out << "]";
    if (!broken.empty()) throw DataError(path, std::move(broken));
}

/// What happened at the table, outside the rules.
[[nodiscard]] std::vector<std::string> remarks_in(const Record& record) {
    std::vector<std::string> sentences;
    for (const Remark& remark : record.remarks) sentences.push_back(describe(remark.what));
    return sentences;
}

/// The commitments in another copy of the game, sealed or open.
[[nodiscard]] std::vector<ShownCommitment> shown_in(const std::string& path, Streams io) {
    const std::string text = text_in(path, io);
    if (const auto sealed = read_sealed_record(text, path, only_documents())) return sealed->commitments;
    std::vector<ShownCommitment> shown;
    for (const Commitment& made : read_record(text, path).record.commitments) shown.push_back({made.seat, made.what, made.hash});
    return shown;
}

/// Returns the number of commitments in the earlier copy. Throws if one is another.
std::size_t compare(const Record& record, const VerifyRequest& request, Streams io) {
    const auto earlier = shown_in(request.against, io);
    for (std::size_t i = 0; i < earlier.size(); ++i) {
        const auto& made = record.commitments;
        if (i >= made.size() || ShownCommitment{made[i].seat, made[i].what, made[i].hash} != earlier[i])
            throw DataError(
                request.game, "/commitments/" + std::to_string(i),
                "is not the commitment to " + name_of(earlier[i].seat, earlier[i].what) + " that " + request.against + " shows");
    }
    return earlier.size();
}

int verify(const VerifyRequest& request, Streams io) {
    const ShownGame game(request.game, -1, request.seal, io);
    const Record& record = game.session().record();
    examine(game, request.game);
    if (!request.json) {
        tell_standing(game, io.out);
        tell_commitments(game.session(), request.game, false, io.out);
        for (const std::string& remark : remarks_in(record)) io.out << "remark: " << remark << '\n';
        if (request.against.empty()) return Exit::done;
        io.out << (compare(record, request, io) == 0 ? "the earlier copy shows no commitment yet"
                                                     : "every commitment in the earlier copy is the same")
               << '\n';
        return Exit::done;
    }
    std::ostringstream line;  // one value, or none if something is wrong
    tell_standing_json(game, line);
    tell_commitments(game.session(), request.game, true, line);
    const char* comma = "";
    line << ", \"remarks\": [";
    for (const std::string& remark : remarks_in(record)) line << std::exchange(comma, ", ") << json_string(remark);
    line << "]";
    if (!request.against.empty()) line << ", \"same_as_earlier\": " << compare(record, request, io);
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

}  // namespace fow::cli::inline waterloo
