// A game in progress without its types: its actions and outcomes as notation, its log as sentences with rule ids, its views as text or
// JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/opponent.hpp"
#include "core/sentence.hpp"
#include "core/table.hpp"

namespace fow {

/// What both players know before the game begins: its id, what was agreed on, and the digest of its rules.
struct Head {
    std::string game;                                            ///< "chess"; what --game calls it
    std::vector<std::pair<std::string, std::string>> options{};  ///< name and value, each one word
    std::string rules{};                                         ///< hexadecimal digits
    friend bool operator==(const Head&, const Head&) = default;
};

/// What a seat may do, in the order of its game, in notation.
struct Choices {
    std::vector<std::string> forward;  ///< what carries the game on; never empty while the seat decides
    std::vector<std::string> also;     ///< taking back, offers, resigning, standing orders: nothing that is needed to play to the end
};

/// How a line or a view is written.
enum class Form : std::uint8_t {
    plain,  ///< JSON for anybody, as `fow log --json` and `fow show --json` write it (docs/formats.md)
    exact,  ///< JSON for this version of the program, which reads it back
    text,   ///< for people: a sentence; a board for a terminal, which ends with a newline
};

using AnswerInWords = AnswerOf<std::string>;

/// A game as one seat knows it. Bots and computed players get nothing else.
class SeatView {
public:
    virtual ~SeatView() = default;
    [[nodiscard]] virtual const Head& head() const = 0;
    /// The word of the seat.
    [[nodiscard]] virtual std::string_view seat() const = 0;
    /// How many lines the seat has heard.
    [[nodiscard]] virtual std::size_t lines() const = 0;
    /// One of them, on one line.
    [[nodiscard]] virtual std::string line(std::size_t i, Form form) const = 0;
    /// What the seat sees now; JSON on one line.
    [[nodiscard]] virtual std::string view(Form form) const = 0;
    /// Only if the seat decides.
    [[nodiscard]] virtual Choices choices() const = 0;
    /// What a computed player with that mind would do here; the seat must decide.
    [[nodiscard]] virtual AnswerInWords thought(const Mind& mind, Budget budget) const = 0;
    /// The budget of a level.
    [[nodiscard]] virtual Budget budget_of(Level level) const = 0;
    /// The choice of a player that looks only at this one action.
    [[nodiscard]] virtual std::string greedy(std::uint64_t seed) const = 0;
};

/// Why an action was not played.
struct Refused {
    std::string rule;  ///< "W7.4"; "-" if the word is not an action at all
    Told reason;       ///< a sentence
    friend bool operator==(const Refused&, const Refused&) = default;
};

/// How a game ended.
struct Ended {
    std::optional<Seat> winner;
    std::string ending;  ///< one word
    std::string rule;
    friend bool operator==(const Ended&, const Ended&) = default;
};

/// What became of an outcome of chance.
enum class Rolled : std::uint8_t { played, not_due, no_outcome };

/// A line of the log for people.
struct LoggedText {
    std::string when;      ///< "turn 3"
    std::string sentence;  ///< what happened
    std::string rule;      ///< empty if the log of that game names no rules
};

/// How far a game has got, for people and for documents.
struct GameTime {
    int turn = 0;
    std::string text;   ///< "turn 3", "turn 3, 12:00"
    std::string clock;  ///< "12:00", as documents have it; empty if the game has no clock of its own
};

/// The result of checking one commitment.
struct CheckedCommitment {
    enum class Verdict { kept, broken, missing };
    Seat seat;
    std::string what;  ///< Commitment::what
    Verdict verdict;
    friend bool operator==(const CheckedCommitment&, const CheckedCommitment&) = default;
};

/// Who a text is for; nothing = nothing is hidden.
using Audience = std::optional<Viewer>;

/// The whole truth of a game, so it is for those who run it: whoever plays a seat gets a SeatView. What only moves a game along (commands,
/// matches, outside programs) needs no more, and is the same for every game.
class Played {
public:
    Played() = default;
    Played& operator=(const Played&) = delete;
    virtual ~Played() = default;
    [[nodiscard]] virtual std::unique_ptr<Played> copy() const = 0;

    // How it stands.
    /// What its record keeps of the table.
    [[nodiscard]] virtual const TableNotes& notes() const = 0;
    [[nodiscard]] virtual Decider decider() const = 0;
    /// The word of a seat, "red".
    [[nodiscard]] virtual std::string_view word(Seat seat) const = 0;
    [[nodiscard]] virtual GameTime time() const = 0;
    /// Nothing while it goes on.
    [[nodiscard]] virtual std::optional<Ended> ended() const = 0;
    /// What a seat knows of the game; valid as long as the game.
    [[nodiscard]] virtual const SeatView& seat_view(Seat seat) const = 0;

    // Playing on.
    /// The one action that a word stands for, as the game writes it; nothing if the word is not the notation of an action.
    [[nodiscard]] virtual std::optional<std::string> action(std::string_view word) const = 0;
    /// Plays an action of the decider, or says why not. A word may stand for several actions, such as a whole set-up: it plays those before
    /// the first that is refused.
    [[nodiscard]] virtual std::optional<Refused> play(std::string_view word) = 0;
    /// The legal actions of the decider, in the order of `fow legal`; empty if chance decides or if they cannot be listed.
    [[nodiscard]] virtual std::vector<std::string> legal() const = 0;
    /// The possible outcomes of the chance that is due.
    [[nodiscard]] virtual std::vector<Weighted<std::string>> rolls() const = 0;
    /// Plays an outcome if it is due.
    virtual Rolled roll(std::string_view word) = 0;
    /// Whether armies are still being set up.
    [[nodiscard]] virtual bool setting_up() const = 0;
    /// Sets up the army of the seat that sets up now, at random. No effect if the game is not in such a phase.
    virtual void set_up(std::uint64_t seed) = 0;
    /// The decider resigns, if the rules let them.
    virtual void give_up() = 0;

    // Its past.
    [[nodiscard]] virtual std::size_t plies() const = 0;
    /// The number of plies before the last decision of a seat; 0 if there was none.
    [[nodiscard]] virtual std::size_t last_decision() const = 0;
    /// How many plies can no longer be undone, because they revealed something.
    [[nodiscard]] virtual std::size_t fixed_plies() const = 0;
    /// The game after that many plies. If some of those that are taken back were fixed, its record says that it was set back.
    [[nodiscard]] virtual std::unique_ptr<Played> set_back(std::size_t plies) const = 0;

    // Its log, its views, its record.
    /// How many lines each viewer has heard: everybody hears of every event, each in their own version.
    [[nodiscard]] virtual std::size_t lines() const = 0;
    /// A line as that viewer heard it, on one line; only as text is it translated.
    [[nodiscard]] virtual std::string line(Viewer viewer, std::size_t i, Form form, Translate translate) const = 0;
    /// What that audience may keep of the log.
    [[nodiscard]] virtual std::vector<LoggedText> log(Audience audience, Translate translate) const = 0;
    /// The same as lines of JSON, enough to replay the game without its rules.
    [[nodiscard]] virtual std::string log_json(Audience audience) const = 0;
    /// What that audience sees now. Not exact.
    [[nodiscard]] virtual std::string view(Audience audience, Form form) const = 0;
    /// With these names. Throws GameTooLong.
    [[nodiscard]] virtual std::string record(const PerSeat<std::string>& names) const = 0;
    /// In the order of the plies.
    [[nodiscard]] virtual std::vector<CheckedCommitment> commitments() const = 0;
    /// What happened at the table, outside the rules, one sentence each.
    [[nodiscard]] virtual std::vector<std::string> remarks(Translate translate) const = 0;
    /// The first position that cannot be, with the number of plies before it, and why; a game that does not check this has none.
    [[nodiscard]] virtual std::optional<std::pair<std::size_t, std::string>> fault() const = 0;

protected:
    Played(const Played&) = default;
};

}  // namespace fow
