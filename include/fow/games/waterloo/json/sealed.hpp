// The record of a game in progress as stored on disk: open is what both players may know, the rest is sealed. The json layer only reads
// and writes the document; the seal layer seals and opens it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/games/waterloo/json/documents.hpp"

namespace fow::inline waterloo {

/// Format "fog-of-waterloo/sealed-record", version 1 (docs/formats.md). Keys, salts, hashes and seals are strings of bytes.
struct SealedRecord {
    /// For recognising a seat's pass phrase.
    struct Phrase {
        std::string salt;   ///< 16 bytes
        std::string check;  ///< 32 bytes
        friend bool operator==(const Phrase&, const Phrase&) = default;
    };
    /// A commitment without its salt.
    struct Shown {
        Seat seat;
        std::string what;  ///< see fow::Commitment
        std::string hash;  ///< 32 bytes
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::string program_key;  ///< the key of the seal, wrapped with the program's key: 72 bytes
    std::string seal;         ///< between 40 bytes and seal_limit
    std::string id;           ///< Record::id; empty in files of version 1.0
    Options options;
    PerSeat<std::string> names;
    std::vector<Shown> commitments;  ///< in chronological order
    PerSeat<std::optional<Phrase>> phrases;
    std::optional<std::string> phrases_key;  ///< the key of the seal, wrapped with both pass phrases together
    friend bool operator==(const SealedRecord&, const SealedRecord&) = default;
};

/// A deployment that only its player's pass phrase opens: format "fog-of-waterloo/sealed-deployment", version 1.
struct SealedDeployment {
    Seat seat = french_seat;
    std::string name;
    std::string kept_in;  ///< Record::id of the game in which it was kept
    SealedRecord::Phrase phrase;
    std::string seal;  ///< the text of the deployment, encrypted
    friend bool operator==(const SealedDeployment&, const SealedDeployment&) = default;
};
[[nodiscard]] std::string write_sealed_deployment(const SealedDeployment& sealed);
/// Nothing if the document has another format. Throws if it has this one but is unusable.
[[nodiscard]] std::optional<SealedDeployment> read_sealed_deployment(const std::string& text, const std::string& document);

/// Bytes of a wrapped key, and the largest seal that fits into the largest file that is read.
inline constexpr std::size_t wrapped_size = 72, seal_limit = 11u << 20;

/// Everything but the seal, as one line of JSON. Equal values give the same text.
[[nodiscard]] std::string open_part(const SealedRecord& sealed);
[[nodiscard]] std::string write_sealed_record(const SealedRecord& sealed);
/// Nothing if the document has another format. Throws if it has this one but is unusable.
[[nodiscard]] std::optional<SealedRecord> read_sealed_record(const std::string& text, const std::string& document);

}  // namespace fow::inline waterloo
