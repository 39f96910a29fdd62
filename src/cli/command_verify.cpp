// fow verify: whether a record is valid, and whether each side kept its commitments.
#include <ostream>

#include "cli/sealed_game.hpp"
#include "seal/commitments.hpp"

namespace fow::cli {
namespace {

struct VerifyWish {
    std::string game, against;
    SealWish seal;
};

[[nodiscard]] std::string name_of(Seat seat, Pledged what) {
    return std::string(seat == Seat::french ? "the French " : "the Allied ") + (what == Pledged::set_up ? "set-up" : "line of retreat");
}

/// Checks the invariants at every ply. For a sealed game it reveals neither where they fail nor the number of plies.
void examine(const LookedAt& game, const std::string& path) {
    const Session& session = game.session();
    const auto fail = [&](std::size_t ply, const std::string& fault) {
        if (game.sealed()) throw DataError(path, "", "a ply of the sealed game does not hold");
        throw DataError(path, "/plies/" + std::to_string(ply), fault);
    };
    for (std::size_t ply = 0; ply < session.history().size(); ++ply)
        if (const auto fault = inconsistency(session.rules(), session.history()[ply])) fail(ply, *fault);
    if (const auto fault = inconsistency(session.rules(), session.state())) fail(session.ply_count(), *fault);
}

void tell_standing(const LookedAt& game, std::ostream& out) {
    const Session& session = game.session();
    out << "sound: " << (game.sealed() ? std::string("sealed") : std::to_string(session.ply_count()) + " plies") << ", "
        << moment(session.state().turn, clock_minutes(session.rules(), session.state().turn)) << ", ";
    if (const auto result = session.state().result())
        out << word(result->ending) << (result->winner ? ", won by " + std::string(word(*result->winner)) : ", drawn");
    else out << "in progress";
    out << '\n';
}

/// Throws if one was not kept.
void tell_commitments(const Record& record, const std::string& path, std::ostream& out) {
    const auto checked = seal::check_commitments(record);
    std::vector<Fault> broken;
    for (const auto& [seat, what, verdict] : checked) {
        const std::string name = name_of(seat, what);
        switch (verdict) {
            case seal::Checked::Verdict::kept: out << "kept: " << name << " is what was committed to\n"; break;
            case seal::Checked::Verdict::missing: out << "not committed to: " << name << '\n'; break;
            case seal::Checked::Verdict::broken: broken.push_back({"/commitments", name + " is not what was committed to"}); break;
        }
    }
    if (!broken.empty()) throw DataError(path, std::move(broken));
}

/// The commitments in another copy of the game, sealed or open.
[[nodiscard]] std::vector<SealedRecord::Shown> shown_in(const std::string& path) {
    const std::string text = files::read(path);
    if (const auto sealed = read_sealed_record(text, path)) return sealed->commitments;
    std::vector<SealedRecord::Shown> shown;
    for (const Commitment& made : read_record(text, path).record.commitments) shown.push_back({made.seat, made.what, made.hash});
    return shown;
}

void compare(const Record& record, const VerifyWish& wish, std::ostream& out) {
    const auto earlier = shown_in(wish.against);
    for (std::size_t i = 0; i < earlier.size(); ++i) {
        const auto& made = record.commitments;
        if (i >= made.size() || SealedRecord::Shown{made[i].seat, made[i].what, made[i].hash} != earlier[i])
            throw DataError(wish.game, "/commitments/" + std::to_string(i),
                            "is not the commitment to " + name_of(earlier[i].seat, earlier[i].what) + " that " + wish.against + " shows");
    }
    out << (earlier.empty() ? "the earlier copy shows no commitment yet" : "the same: every commitment that the earlier copy shows")
        << '\n';
}

int verify(const VerifyWish& wish, Streams io) {
    const LookedAt game(wish.game, -1, wish.seal, io);
    examine(game, wish.game);
    tell_standing(game, io.out);
    tell_commitments(game.session().record(), wish.game, io.out);
    if (!wish.against.empty()) compare(game.session().record(), wish, io.out);
    return Exit::done;
}

}  // namespace

void add_verify(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand(
        "verify", "replay a record: digest, legality and invariants at every step, and whether each side kept what it committed to");
    auto wish = std::make_shared<VerifyWish>();
    command->add_option("GAME", wish->game, "a record")->required();
    command->add_option("--against", wish->against, "an earlier copy, sealed or not, whose commitments must be the same");
    add_seal_options(*command, wish->seal);
    command->callback([&task, wish] { task = [wish](Streams io) { return verify(*wish, io); }; });
}

}  // namespace fow::cli
