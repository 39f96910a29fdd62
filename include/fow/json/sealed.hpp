// The record of a game in progress as it lies on disk: what both players may know openly, the rest sealed.
// This is the document alone; sealing and opening are not the json layer's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/json/documents.hpp"

namespace fow {

/// Format "fog-of-waterloo/sealed-record", version 1 (docs/formats.md). All texts of keys, salts, hashes and seals are bytes.
struct SealedRecord {
    /// How a seat's pass phrase is known again.
    struct Phrase {
        std::string salt;   ///< 16 bytes
        std::string check;  ///< 32 bytes
        friend bool operator==(const Phrase&, const Phrase&) = default;
    };
    /// A commitment without its salt.
    struct Shown {
        Seat seat;
        Pledged what;
        std::string hash;  ///< 32 bytes
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::string program_key;  ///< the key of the seal, wrapped for the program: 72 bytes
    std::string seal;         ///< 40 bytes at least, at most seal_limit
    Options options;
    PerSeat<std::string> names;
    std::vector<Shown> commitments;  ///< in the order of making
    PerSeat<std::optional<Phrase>> phrases;
    std::optional<std::string> phrases_key;  ///< the key of the seal, wrapped for both phrases together
    friend bool operator==(const SealedRecord&, const SealedRecord&) = default;
};

/// Bytes of a wrapped key, and the most of a seal: so much fits into the largest file that is read.
inline constexpr std::size_t wrapped_size = 72, seal_limit = 11u << 20;

/// Everything but the seal, as one line of JSON that is the same for equal values.
[[nodiscard]] std::string open_part(const SealedRecord& sealed);
[[nodiscard]] std::string write_sealed_record(const SealedRecord& sealed);
/// Nothing when the document is of another format; throws where it is of this one, and unusable.
[[nodiscard]] std::optional<SealedRecord> read_sealed_record(const std::string& text, const std::string& document);

}  // namespace fow
