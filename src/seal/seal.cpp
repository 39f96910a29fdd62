#include "seal/seal.hpp"

#include <algorithm>

namespace fow::seal {
namespace {

constexpr std::size_t phrase_salt_size = 16;
/// Sizes grow in these steps, so that a file does not reveal the exact length of a game.
constexpr std::size_t block = 128u << 10;
[[nodiscard]] std::string check_of(const Key& of_phrase) { return of_phrase.derived("fog-of-waterloo/check").bytes(); }
[[nodiscard]] Key share_of(const Key& of_phrase) { return of_phrase.derived("fog-of-waterloo/share"); }

/// The key of the phrase, if it is the right one.
[[nodiscard]] std::optional<Key> said(const std::optional<Phrase>& known, std::string_view phrase) {
    if (!known) return std::nullopt;
    const Key key = Key::of_phrase(phrase, known->salt);
    return Key::of_bytes(known->check)->is(check_of(key)) ? std::optional(key) : std::nullopt;
}

[[nodiscard]] Key for_deployment(const Key& share) { return share.derived("fog-of-waterloo/deployment"); }

[[nodiscard]] std::string text_of(const SealedDeployment& sealed, const Key& share, const std::string& document) {
    auto text = for_deployment(share).unlock(sealed.seal);
    if (!text) throw DataError(document, "/seal", Told("the file was changed: its seal does not match its phrase"));
    return *std::move(text);
}

[[nodiscard]] Key both_of(const Key& first, const Key& second) { return first.derived(second.bytes()); }

/// A sealed deployment is padded to a multiple of this size, in bytes.
constexpr std::size_t deployment_block = 16U << 10;

/// Locked, this much stays below seal_limit, and so the file below the 16 MiB that are read.
constexpr std::size_t most_room = 10U << 20;

[[nodiscard]] std::string padded(std::string text, std::size_t room) {
    text.resize(whole_blocks(std::max(text.size(), std::min(room, most_room)), block), ' ');
    return text;
}

}  // namespace

bool Seal::say(Seat seat, std::string_view phrase) {
    const auto key = said(phrases_[seat], phrase);
    if (key) shares_[seat] = share_of(*key);
    return key.has_value();
}

void Seal::set_phrase(Seat seat, std::string_view phrase) {
    const std::string salt = random_bytes(phrase_salt_size);
    const Key key = Key::of_phrase(phrase, salt);
    phrases_[seat] = {salt, check_of(key)};
    shares_[seat] = share_of(key);
    phrases_key_.reset();
}

void Seal::drop_phrase(Seat seat) {
    phrases_[seat].reset();
    shares_[seat].reset();
    phrases_key_.reset();
}

void Seal::adopt(const Phrases& phrases) {
    if (phrases == phrases_) return;
    for (const Seat seat : seats)
        if (phrases[seat] != phrases_[seat]) shares_[seat].reset();
    phrases_ = phrases;
    phrases_key_.reset();
}

std::optional<SealedDeployment> Seal::sealed(SealedDeployment open, const std::string& text) const {
    if (!phrases_[open.seat] || !shares_[open.seat]) return std::nullopt;
    open.phrase = *phrases_[open.seat];
    std::string blocks = text;  // its length would tell which pieces are named in it
    blocks.resize(whole_blocks(text.size() + 1, deployment_block), ' ');
    open.seal = for_deployment(*shares_[open.seat]).lock(blocks);
    return open;
}

std::optional<std::string> Seal::opened(const SealedDeployment& sealed, const std::string& document) const {
    const auto& share = shares_[sealed.seat];
    if (phrases_[sealed.seat] != sealed.phrase || !share) return std::nullopt;
    return text_of(sealed, *share, document);
}

std::optional<Key> Seal::both() const {
    if (!shares_[Seat::first] || !shares_[Seat::second]) return std::nullopt;
    return both_of(*shares_[Seat::first], *shares_[Seat::second]);
}

std::string Seal::write(const OpenPart& open, const std::string& text, std::size_t room, const Key& program) const {
    SealedRecord sealed{open, {}, {}, {}, {}};
    sealed.phrases = phrases_;
    sealed.program_key = program.lock(key_.bytes());
    const auto phrases = both();
    sealed.phrases_key = phrases ? phrases->lock(key_.bytes()) : phrases_key_;
    sealed.seal = key_.derived(open_text(sealed)).lock(padded(text, room));
    if (sealed.seal.size() > seal_limit) throw DataError("", "", Told("this game is too long to be sealed"));
    return write_sealed_record(sealed);
}

Opened Seal::opened(Seal seal, const SealedRecord& sealed, const std::string& document) {
    auto text = seal.key_.derived(open_text(sealed)).unlock(sealed.seal);
    if (!text) throw DataError(document, "/seal", Told("the file was changed: its seal does not match the rest"));
    seal.phrases_ = sealed.phrases;
    seal.phrases_key_ = sealed.phrases_key;
    return {*std::move(text), std::move(seal)};
}

std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const Key& program) {
    const auto bytes = program.unlock(sealed.program_key);
    const auto key = bytes ? Key::of_bytes(*bytes) : std::nullopt;
    if (!key) return std::nullopt;
    return Seal::opened(Seal(*key), sealed, document);
}

std::optional<Opened> open(const SealedRecord& sealed, const std::string& document, const PerSeat<std::string>& phrases) {
    if (!sealed.phrases_key) return std::nullopt;
    PerSeat<std::optional<Key>> shares;
    for (const Seat seat : seats) {
        const auto key = said(sealed.phrases[seat], phrases[seat]);
        if (!key) return std::nullopt;
        shares[seat] = share_of(*key);
    }
    const auto bytes = both_of(*shares[Seat::first], *shares[Seat::second]).unlock(*sealed.phrases_key);
    const auto key = bytes ? Key::of_bytes(*bytes) : std::nullopt;
    if (!key) return std::nullopt;
    Opened game = Seal::opened(Seal(*key), sealed, document);
    game.seal.shares_ = shares;
    game.seal.opened_with_phrases_ = true;
    return game;
}

std::optional<std::string> open(const SealedDeployment& sealed, std::string_view phrase, const std::string& document) {
    const auto key = said(sealed.phrase, phrase);
    if (!key) return std::nullopt;
    return text_of(sealed, share_of(*key), document);
}

bool is_phrase(const SealedRecord& sealed, Seat seat, std::string_view phrase) { return said(sealed.phrases[seat], phrase).has_value(); }

Key key_of(const std::string& bytes, const std::string& document) {
    if (const auto key = Key::of_bytes(bytes)) return *key;
    throw DataError(document, "",
                    Told::counted("it is not a key: it has {count} byte, not 32", "it is not a key: it has {count} bytes, not 32",
                                  static_cast<long long>(bytes.size())));
}

}  // namespace fow::seal
