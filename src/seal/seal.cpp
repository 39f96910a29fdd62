#include "seal/seal.hpp"

#include <algorithm>

namespace fow::seal {
namespace {

constexpr std::size_t phrase_salt_size = 16;
/// Sizes grow in these steps, so that a file does not reveal the exact length of a game.
constexpr std::size_t block = 128u << 10;
/// Space for everything except rules and plies: names, start, commitments, remarks, marks.
constexpr std::size_t notes_room = 32u << 10;
/// Plies that nobody hears of: at most so many while the armies are set up, and later one for each line that is heard. Standing orders
/// that follow each other cancel out, and an answer to an attack is followed by the fight.
constexpr std::size_t silent_plies = 512;

[[nodiscard]] std::string check_of(const Key& of_phrase) { return of_phrase.derived("fog-of-waterloo/check").bytes(); }
[[nodiscard]] Key share_of(const Key& of_phrase) { return of_phrase.derived("fog-of-waterloo/share"); }

/// The key of the phrase, if it is the right one.
[[nodiscard]] std::optional<Key> said(const std::optional<SealedRecord::Phrase>& known, std::string_view phrase) {
    if (!known) return std::nullopt;
    const Key key = Key::of_phrase(phrase, known->salt);
    return Key::of_bytes(known->check)->is(check_of(key)) ? std::optional(key) : std::nullopt;
}

[[nodiscard]] Key for_deployment(const Key& share) { return share.derived("fog-of-waterloo/deployment"); }

[[nodiscard]] Deployment deployment_of(const SealedDeployment& sealed, const Key& share, const Roster& roster,
                                       const std::string& document) {
    const auto text = for_deployment(share).unlock(sealed.seal);
    if (!text) throw DataError(document, "/seal", "the file was changed: its seal does not match its phrase");
    return read_deployment(*text, document, roster);
}

[[nodiscard]] Key both_of(const Key& french, const Key& allied) { return french.derived(allied.bytes()); }

/// The largest size of a ply in a record, which is one line.
[[nodiscard]] std::size_t ply_room(const Roster& roster) {
    constexpr std::size_t around = std::string_view(",\n    [\"french\", \"\", \"0123456789abcdef\"]").size();
    std::size_t longest = std::string_view("keep:combined_attack,discard:reconnaissance").size();
    for (const Unit& unit : roster) longest = std::max(longest, unit.id.size() + std::string_view("@reserve").size());
    return around + longest;
}

/// The padded size of a record, computed from what both players know: the rules, and how much has been heard.
[[nodiscard]] std::size_t room_for(const Record& record, std::size_t heard) {
    const std::size_t head = write_record(Session(record.rules, record.options, {}).record()).size() + notes_room;
    constexpr std::size_t thought_room = 80;  // of each turn on the clock, which is no secret
    return head + record.thoughts.size() * thought_room + (2 * heard + silent_plies) * ply_room(record.rules.pieces.roster);
}

[[nodiscard]] std::string padded(std::string text, std::size_t room) {
    text.resize((std::max(text.size(), room) + block - 1) / block * block, ' ');
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

void Seal::adopt(const PerSeat<std::optional<SealedRecord::Phrase>>& phrases) {
    if (phrases == phrases_) return;
    for (const Seat seat : seats)
        if (phrases[seat] != phrases_[seat]) shares_[seat].reset();
    phrases_ = phrases;
    phrases_key_.reset();
}

std::optional<SealedDeployment> Seal::sealed(const Deployment& deployment, const Roster& roster) const {
    const Seat seat = deployment.seat;
    if (!phrases_[seat] || !shares_[seat]) return std::nullopt;
    return SealedDeployment{seat, deployment.name, deployment.kept_in, *phrases_[seat],
                            for_deployment(*shares_[seat]).lock(write_deployment(deployment, roster))};
}

std::optional<Deployment> Seal::opened(const SealedDeployment& sealed, const Roster& roster, const std::string& document) const {
    const auto& share = shares_[sealed.seat];
    if (phrases_[sealed.seat] != sealed.phrase || !share) return std::nullopt;
    return deployment_of(sealed, *share, roster, document);
}

std::optional<Key> Seal::both() const {
    if (!shares_[french_seat] || !shares_[allied_seat]) return std::nullopt;
    return both_of(*shares_[french_seat], *shares_[allied_seat]);
}

std::string Seal::write(const Record& record, std::size_t heard, const Key& program) const {
    SealedRecord sealed;
    sealed.id = record.id;
    sealed.options = record.options;
    sealed.names = record.names;
    for (const Commitment& made : record.commitments) sealed.commitments.push_back({made.seat, made.what, made.hash});
    sealed.phrases = phrases_;
    sealed.program_key = program.lock(key_.bytes());
    const auto phrases = both();
    sealed.phrases_key = phrases ? phrases->lock(key_.bytes()) : phrases_key_;
    sealed.seal = key_.derived(open_part(sealed)).lock(padded(write_record(record), room_for(record, heard)));
    if (sealed.seal.size() > seal_limit) throw DataError("", "", "this game is too long to be sealed");
    return write_sealed_record(sealed);
}

Opened Seal::opened(Seal seal, const SealedRecord& sealed, const std::string& document) {
    const auto text = seal.key_.derived(open_part(sealed)).unlock(sealed.seal);
    if (!text) throw DataError(document, "/seal", "the file was changed: its seal does not match the rest");
    seal.phrases_ = sealed.phrases;
    seal.phrases_key_ = sealed.phrases_key;
    return {read_record(*text, document), std::move(seal)};
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
    const auto bytes = both_of(*shares[french_seat], *shares[allied_seat]).unlock(*sealed.phrases_key);
    const auto key = bytes ? Key::of_bytes(*bytes) : std::nullopt;
    if (!key) return std::nullopt;
    Opened game = Seal::opened(Seal(*key), sealed, document);
    game.seal.shares_ = shares;
    game.seal.opened_with_phrases_ = true;
    return game;
}

std::optional<Deployment> open(const SealedDeployment& sealed, std::string_view phrase, const Roster& roster, const std::string& document) {
    const auto key = said(sealed.phrase, phrase);
    if (!key) return std::nullopt;
    return deployment_of(sealed, share_of(*key), roster, document);
}

bool is_phrase(const SealedRecord& sealed, Seat seat, std::string_view phrase) { return said(sealed.phrases[seat], phrase).has_value(); }

Key key_of(const std::string& bytes, const std::string& document) {
    if (const auto key = Key::of_bytes(bytes)) return *key;
    throw DataError(document, "", "is not a key: it has " + std::to_string(bytes.size()) + " bytes, not 32");
}

}  // namespace fow::seal
