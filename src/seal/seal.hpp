// The seal of a game in progress, which hides its secrets on disk, and the pass phrases of its seats.
#pragma once

#include <optional>
#include <string>

#include "json/sealed.hpp"
#include "seal/key.hpp"

namespace fow::seal {

struct Opened;

class Seal {
public:
    /// For a new game: a new key and no phrases.
    Seal() : key_(Key::random()) {}
    /// For a game from an open file: the same key for the same text.
    Seal(const Key& program, std::string_view text) : key_(program.derived(hash_of(text))) {}

    [[nodiscard]] bool has_phrase(Seat seat) const { return phrases_[seat].has_value(); }
    /// Whether the seat has a phrase that nobody has entered since the game was opened.
    [[nodiscard]] bool asks(Seat seat) const { return has_phrase(seat) && !shares_[seat]; }
    /// Returns true if it is the seat's phrase. Takes about 0.1 s, whether right or wrong.
    bool say(Seat seat, std::string_view phrase);
    void set_phrase(Seat seat, std::string_view phrase);
    void drop_phrase(Seat seat);
    [[nodiscard]] const Phrases& phrases() const { return phrases_; }
    /// Replaces its phrases by these. A phrase that is unchanged and was entered need not be entered again.
    void adopt(const Phrases& phrases);
    /// Whether it was opened with both phrases, so that this program's key does not open it yet.
    [[nodiscard]] bool opened_with_phrases() const { return opened_with_phrases_; }
    /// A secret that only copies of this game share.
    [[nodiscard]] std::string secret(std::string_view purpose) const { return key_.derived(purpose).bytes(); }

    /// A deployment with that text, sealed with the phrase of its seat; `open` has the rest of it. Nothing unless the seat has a phrase
    /// that was entered or set here.
    [[nodiscard]] std::optional<SealedDeployment> sealed(SealedDeployment open, const std::string& text) const;
    /// The text of a sealed deployment. Nothing unless its phrase is the one that the seat has now, and was entered or set here. Throws
    /// DataError if the file was changed.
    [[nodiscard]] std::optional<std::string> opened(const SealedDeployment& sealed, const std::string& document) const;

    /// The text of the sealed record of a game. `text`: the open record; `room`: the least number of bytes that it is padded to, so that
    /// the size reveals no secret. Throws DataError if the game is too long to be read again.
    [[nodiscard]] std::string write(const OpenPart& open, const std::string& text, std::size_t room, const Key& program) const;

private:
    explicit Seal(const Key& key) : key_(key) {}
    friend std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const Key& program);
    friend std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const PerSeat<std::string>& phrases);
    [[nodiscard]] static Opened opened(Seal seal, const SealedRecord& sealed, const std::string& document);
    [[nodiscard]] std::optional<Key> both() const;

    Key key_;
    Phrases phrases_;
    PerSeat<std::optional<Key>> shares_;      ///< shares of the key for both phrases, once the phrase was entered
    std::optional<std::string> phrases_key_;  ///< as it was in the file, until both phrases were entered again
    bool opened_with_phrases_ = false;
};

struct Opened {
    std::string text;  ///< of the open record
    Seal seal;
};
/// Nothing if the key or one of the phrases is wrong, or if the file cannot be opened that way. Throws DataError if the file was changed.
[[nodiscard]] std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const Key& program);
[[nodiscard]] std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const PerSeat<std::string>& phrases);

/// Opens a deployment with its phrase and returns its text; nothing if the phrase is wrong. Throws DataError if the file was changed.
[[nodiscard]] std::optional<std::string> open(const SealedDeployment& sealed, std::string_view phrase, const std::string& document);

/// Whether it is the phrase of the seat in this file.
[[nodiscard]] bool is_phrase(const SealedRecord& sealed, Seat seat, std::string_view phrase);

/// The key in a key file; throws DataError if there is none.
[[nodiscard]] Key key_of(const std::string& bytes, const std::string& document);

}  // namespace fow::seal
