// The seal of a game in progress: what hides its secrets on disk, and the pass phrases that its seats may set.
#pragma once

#include <optional>
#include <string>

#include "fow/json/sealed.hpp"
#include "seal/key.hpp"

namespace fow::seal {

struct Opened;

class Seal {
public:
    /// Of a new game: a key of its own, and no phrases.
    Seal() : key_(Key::random()) {}

    [[nodiscard]] bool has_phrase(Seat seat) const { return phrases_[seat].has_value(); }
    /// Whether the seat has a phrase that nobody has said since the game was opened.
    [[nodiscard]] bool asks(Seat seat) const { return has_phrase(seat) && !shares_[seat]; }
    /// True when that is the seat's phrase. Takes some 0.1 s, right or wrong.
    bool say(Seat seat, std::string_view phrase);
    void set_phrase(Seat seat, std::string_view phrase);
    void drop_phrase(Seat seat);

    /// The text of the sealed record of a game in which so many lines have been heard by all. Its size follows from that
    /// number, the rules and the names, and from nothing else. Throws DataError for a game too long to be read again.
    [[nodiscard]] std::string write(const Record& record, std::size_t heard, const Key& program) const;

private:
    explicit Seal(const Key& key) : key_(key) {}
    friend std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const Key& program);
    friend std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const PerSeat<std::string>& phrases);
    [[nodiscard]] static Opened opened(Seal seal, const SealedRecord& sealed, const std::string& document);
    [[nodiscard]] std::optional<Key> both() const;

    Key key_;
    PerSeat<std::optional<SealedRecord::Phrase>> phrases_;
    PerSeat<std::optional<Key>> shares_;      ///< of the key for both phrases, once the phrase has been said
    std::optional<std::string> phrases_key_;  ///< as it was in the file: for as long as a phrase has not been said again
};

struct Opened {
    ReadRecord game;
    Seal seal;
};
/// Nothing where the key, or one of the phrases, is not the right one, or the file cannot be opened in that way at all.
/// Throws DataError where the file was changed.
[[nodiscard]] std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const Key& program);
[[nodiscard]] std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const PerSeat<std::string>& phrases);

/// Whether that is the phrase of the seat in this file.
[[nodiscard]] bool is_phrase(const SealedRecord& sealed, Seat seat, std::string_view phrase);

/// The key that a key file holds; throws DataError where it holds none.
[[nodiscard]] Key key_of(const std::string& bytes, const std::string& document);

}  // namespace fow::seal
