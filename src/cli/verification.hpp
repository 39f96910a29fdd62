// What `fow verify` reports for every game: whether each side kept its commitments, and what happened at the table.
#pragma once

#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "cli/game_file.hpp"
#include "json/documents.hpp"
#include "seal/commitments.hpp"

namespace fow::cli {

/// The name of a commitment.
using CommitmentName = std::string (*)(Seat seat, const std::string& what);

/// Prints whether each commitment was kept, as lines or as the member "commitments". Throws DataError if one was not.
template <class Session>
void tell_commitments(const GameAccess<Session>& access, const Session& session, const std::string& path, bool json, CommitmentName name_of,
                      std::ostream& out) {
    using Verdict = seal::Checked::Verdict;
    std::vector<Fault> broken;
    const char* comma = "";
    if (json) out << ", \"commitments\": [";
    for (const auto& [seat, what, verdict] : seal::check_commitments(session)) {
        const std::string name = name_of(seat, what);
        if (json && verdict != Verdict::broken) {
            out << std::exchange(comma, ", ") << "{\"seat\": \"" << word(*access.games.front(), seat) << "\", \"what\": \"" << what
                << "\", \"kept\": " << (verdict == Verdict::kept ? "true" : "null") << "}";
            continue;
        }
        switch (verdict) {
            case Verdict::kept: out << "kept: " << name << " is what was committed to\n"; break;
            case Verdict::missing: out << "not committed to: " << name << '\n'; break;
            case Verdict::broken: broken.push_back({"/commitments", name + " is not what was committed to"}); break;
        }
    }
    if (json) out << "]";
    if (!broken.empty()) throw DataError(path, std::move(broken));
}

/// What happened at the table, outside the rules.
template <class Record>
[[nodiscard]] std::vector<std::string> remarks_in(const Record& record) {
    std::vector<std::string> sentences;
    for (const Remark& remark : record.remarks) sentences.push_back(plain_text(record, remark.what));
    return sentences;
}

/// Compares the commitments with those in an earlier copy of the game, sealed or open, and returns how many that copy shows. Throws
/// DataError if one differs.
template <class Session>
[[nodiscard]] std::size_t compare_commitments(const GameAccess<Session>& access, const Session& session, const std::string& path,
                                              const std::string& against, CommitmentName name_of, Streams io) {
    const std::string text = text_in(against, io);
    std::vector<ShownCommitment> earlier;
    if (const auto sealed = read_sealed_record(text, against, access.games)) earlier = sealed->commitments;
    else
        for (const Commitment& made : access.read(text, against).record.commitments) earlier.push_back({made.seat, made.what, made.hash});
    const auto& made = session.record().commitments;
    for (std::size_t i = 0; i < earlier.size(); ++i)
        if (i >= made.size() || ShownCommitment{made[i].seat, made[i].what, made[i].hash} != earlier[i])
            throw DataError(path, "/commitments/" + std::to_string(i),
                            "is not the commitment to " + name_of(earlier[i].seat, earlier[i].what) + " that " + against + " shows");
    return earlier.size();
}

/// Prints what follows the state of the game: commitments, remarks, and the comparison if `against` is not empty. In JSON, these are
/// members.
template <class Session>
void tell_table(const GameAccess<Session>& access, const Session& session, const std::string& path, const std::string& against, bool json,
                CommitmentName name_of, std::ostream& out, Streams io) {
    tell_commitments(access, session, path, json, name_of, out);
    if (!json) {
        for (const std::string& remark : remarks_in(session.record())) out << "remark: " << remark << '\n';
        if (against.empty()) return;
        out << (compare_commitments(access, session, path, against, name_of, io) == 0 ? "the earlier copy shows no commitment yet"
                                                                                      : "every commitment in the earlier copy is the same")
            << '\n';
        return;
    }
    const char* comma = "";
    out << ", \"remarks\": [";
    for (const std::string& remark : remarks_in(session.record())) out << std::exchange(comma, ", ") << json_string(remark);
    out << "]";
    if (!against.empty()) out << ", \"same_as_earlier\": " << compare_commitments(access, session, path, against, name_of, io);
}

}  // namespace fow::cli
