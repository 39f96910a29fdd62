// fow verify: whether a record is sound, whether each side kept its commitments, and what happened at the table.
#include <ostream>
#include <sstream>
#include <utility>

#include "cli/game_commands.hpp"
#include "json/documents.hpp"

namespace fow::cli {
namespace {

struct VerifyRequest {
    std::string game, against;
    SealRequest seal;
    bool json = false;
};

/// A file that is verified, whether it may be sealed or not.
struct Verified {
    std::unique_ptr<Played> game;
    bool sealed = false;
};
[[nodiscard]] Verified verified(const VerifyRequest& request, const GameOnCommandLine& on, Streams io) {
    if (!on.secrets) return {load_game(on.game, request.game, io)};
    ShownGame shown(on.game, request.game, -1, request.seal, io);
    return {shown.take(), shown.sealed()};
}

/// For a sealed game it reveals neither where it fails nor the number of plies.
void examine(const Verified& file, const std::string& path) {
    const auto fault = file.game->fault();
    if (!fault) return;
    if (file.sealed) throw DataError(path, "", Told("a ply of the sealed game is not valid"));
    throw DataError(path, "/plies/" + std::to_string(fault->first), fault->second);
}

[[nodiscard]] std::string winner_of(const Played& game) {
    const auto end = game.ended();
    return end && end->winner ? std::string(game.word(*end->winner)) : std::string();
}

[[nodiscard]] Sentence standing_sentence(bool sealed, const std::optional<Ended>& end) {
    if (!end) return sealed ? tr("sound: sealed, {time}, in progress") : tr("sound: {plies} plies, {time}, in progress");
    if (!end->winner) return sealed ? tr("sound: sealed, {time}, {ending}, drawn") : tr("sound: {plies} plies, {time}, {ending}, drawn");
    return sealed ? tr("sound: sealed, {time}, {ending}, won by {winner}") : tr("sound: {plies} plies, {time}, {ending}, won by {winner}");
}

void tell_standing(const Verified& file, std::ostream& out) {
    const Played& game = *file.game;
    out << fill(standing_sentence(file.sealed, game.ended()), {{"plies", std::to_string(game.plies())},
                                                               {"time", game.time().text},
                                                               {"ending", game.ended() ? game.ended()->ending : std::string()},
                                                               {"winner", winner_of(game)}})
        << '\n';
}

void tell_standing_json(const Verified& file, std::ostream& out) {
    const Played& game = *file.game;
    const GameTime time = game.time();
    out << "{\"sound\": true, \"sealed\": " << (file.sealed ? "true" : "false");
    if (!file.sealed) out << ", \"plies\": " << game.plies();
    out << ", \"turn\": " << time.turn;
    if (!time.clock.empty()) out << ", \"clock\": " << json_string(time.clock);
    if (const auto end = game.ended())
        out << ", \"result\": {\"winner\": " << (end->winner ? json_string(std::string(game.word(*end->winner))) : "null")
            << ", \"ending\": \"" << end->ending << "\", \"rule\": \"" << end->rule << "\"}";
}

/// Prints whether each commitment was kept, as lines or as the member "commitments". Throws DataError if one was not.
void tell_commitments(const Played& game, const GameOnCommandLine& on, const VerifyRequest& request, std::ostream& out) {
    using Verdict = CheckedCommitment::Verdict;
    std::vector<Fault> broken;
    const char* comma = "";
    if (request.json) out << ", \"commitments\": [";
    for (const auto& [seat, what, verdict] : game.commitments()) {
        const std::string name = on.commitment(seat, what);
        if (request.json && verdict != Verdict::broken) {
            out << std::exchange(comma, ", ") << "{\"seat\": \"" << game.word(seat) << "\", \"what\": \"" << what
                << "\", \"kept\": " << (verdict == Verdict::kept ? "true" : "null") << "}";
            continue;
        }
        switch (verdict) {
            case Verdict::kept: out << fill(tr("kept: {what} is what was committed to"), {{"what", tr(name)}}) << '\n'; break;
            case Verdict::missing: out << fill(tr("not committed to: {what}"), {{"what", tr(name)}}) << '\n'; break;
            case Verdict::broken: broken.push_back({"/commitments", Told("{what} is not what was committed to", {{"what", name}})}); break;
        }
    }
    if (request.json) out << "]";
    if (!broken.empty()) throw DataError(request.game, std::move(broken));
}

/// Compares the commitments with those in an earlier copy of the game, sealed or open, and returns how many that copy shows. Throws
/// DataError if one differs.
[[nodiscard]] std::size_t compare_commitments(const Played& game, const GameOnCommandLine& on, const VerifyRequest& request, Streams io) {
    const std::string text = text_in(request.against, io);
    std::vector<ShownCommitment> earlier;
    if (const auto sealed = read_sealed_record(text, request.against, on.game.documents)) earlier = sealed->commitments;
    else
        for (const Commitment& made : on.game.read(text, request.against, 0).notes.commitments)
            earlier.push_back({made.seat, made.what, made.hash});
    const auto& made = game.notes().commitments;
    for (std::size_t i = 0; i < earlier.size(); ++i)
        if (i >= made.size() || ShownCommitment{made[i].seat, made[i].what, made[i].hash} != earlier[i])
            throw DataError(request.game, "/commitments/" + std::to_string(i),
                            Told("is not the commitment to {what} that {file} shows",
                                 {{"what", on.commitment(earlier[i].seat, earlier[i].what)}, {"file", request.against}}));
    return earlier.size();
}

/// Prints what follows the state of the game: commitments, remarks, and the comparison with an earlier copy. In JSON, these are members.
void tell_table(const Played& game, const GameOnCommandLine& on, const VerifyRequest& request, std::ostream& out, Streams io) {
    tell_commitments(game, on, request, out);
    if (!request.json) {
        for (const std::string& remark : game.remarks(tr)) out << fill(tr("remark: {sentence}"), {{"sentence", remark}}) << '\n';
        if (request.against.empty()) return;
        out << (compare_commitments(game, on, request, io) == 0 ? tr("the earlier copy shows no commitment")
                                                                : tr("every commitment in the earlier copy is the same"))
            << '\n';
        return;
    }
    const char* comma = "";
    out << ", \"remarks\": [";
    for (const std::string& remark : game.remarks(untranslated)) out << std::exchange(comma, ", ") << json_string(remark);
    out << "]";
    if (!request.against.empty()) out << ", \"same_as_earlier\": " << compare_commitments(game, on, request, io);
}

int verify(const VerifyRequest& request, const GameOnCommandLine& on, Streams io) {
    const Verified file = verified(request, on, io);
    examine(file, request.game);
    if (!request.json) {
        tell_standing(file, io.out);
        tell_table(*file.game, on, request, io.out, io);
        return done;
    }
    std::ostringstream line;  // one value, or none if something is wrong
    tell_standing_json(file, line);
    tell_table(*file.game, on, request, line, io);
    io.out << line.str() << "}\n";
    return done;
}

}  // namespace

void add_verify(CommandLine& line, const GameOnCommandLine& game, const Described& described) {
    Command command(line, "verify", described.help);
    VerifyRequest& request = command.request<VerifyRequest>();
    command.text("GAME", request.game, "a record; - is standard input").required();
    if (game.secrets) command.text("--against", request.against, "an earlier copy, sealed or not, whose commitments must be the same");
    command.json(request.json);
    if (game.secrets) add_seal_options(command, request.seal);
    command.examples(described.examples);
    command.does([game, &request](Streams io) { return verify(request, game, io); });
}

}  // namespace fow::cli
