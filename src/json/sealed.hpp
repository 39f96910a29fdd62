// The record of a game in progress as stored on disk: what both players may know is open, the rest is sealed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/errors.hpp"
#include "core/table.hpp"
#include "json/game_documents.hpp"

namespace fow {

/// For recognising a seat's pass phrase.
struct Phrase {
    std::string salt;   ///< 16 bytes
    std::string check;  ///< 32 bytes
    friend bool operator==(const Phrase&, const Phrase&) = default;
};
using Phrases = PerSeat<std::optional<Phrase>>;

/// A commitment without its salt.
struct ShownCommitment {
    Seat seat;
    std::string what;  ///< see Commitment
    std::string hash;  ///< 32 bytes
    friend bool operator==(const ShownCommitment&, const ShownCommitment&) = default;
};

/// What anybody may know of a game in progress.
struct OpenPart {
    const GameDocuments* game = nullptr;
    std::string head;  ///< the members GameDocuments::head as one object, compact JSON
    std::string id;    ///< TableNotes::id; empty in files of version 1.0
    PerSeat<std::string> names;
    std::vector<ShownCommitment> commitments;  ///< in chronological order
    friend bool operator==(const OpenPart&, const OpenPart&) = default;
};

/// Format "fog-of-waterloo/sealed-record", version 1 (docs/formats.md). Keys, salts, hashes and seals are strings of bytes. The json layer
/// only reads and writes the document; the seal layer seals and opens it.
struct SealedRecord : OpenPart {
    std::string program_key;  ///< the key of the seal, wrapped with the program's key: 72 bytes
    std::string seal;         ///< between 40 bytes and seal_limit
    Phrases phrases;
    std::optional<std::string> phrases_key;  ///< the key of the seal, wrapped with both pass phrases together
    friend bool operator==(const SealedRecord&, const SealedRecord&) = default;
};

/// A kept army that only its player's pass phrase opens: format "fog-of-waterloo/sealed-deployment", version 1.
struct SealedDeployment {
    const GameDocuments* game = nullptr;
    Seat seat = Seat::first;
    std::string name;
    std::string kept_in;  ///< TableNotes::id of the game in which it was kept
    Phrase phrase;
    std::string seal;  ///< the text of the deployment, encrypted
    friend bool operator==(const SealedDeployment&, const SealedDeployment&) = default;
};
[[nodiscard]] std::string write_sealed_deployment(const SealedDeployment& sealed);
/// Nothing if the document has another format. Throws if it has this one but is unusable.
[[nodiscard]] std::optional<SealedDeployment> read_sealed_deployment(const std::string& text, const std::string& document,
                                                                     KnownGames games);

/// Bytes of a wrapped key, and the largest seal that fits into the largest file that is read.
inline constexpr std::size_t wrapped_size = 72, seal_limit = 11u << 20;

/// Everything but the seal, as one line of JSON. Equal values give the same text.
[[nodiscard]] std::string open_text(const SealedRecord& sealed);
[[nodiscard]] std::string write_sealed_record(const SealedRecord& sealed);
/// False if it cannot be one, by a look at the text alone: quick.
[[nodiscard]] bool may_be_sealed_record(const std::string& text);
/// Nothing if the document has another format. Throws if it has this one but is unusable.
[[nodiscard]] std::optional<SealedRecord> read_sealed_record(const std::string& text, const std::string& document, KnownGames games);

}  // namespace fow
