// A game as one seat knows it. Bots and computed players get nothing else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/opponent.hpp"

namespace fow::bots {

/// An action in the notation of its game.
using Word = std::string;
using AnswerInWords = AnswerOf<Word>;

/// What both players know before the game begins: its id, what was agreed on, and the digest of its rules.
struct Head {
    std::string game;                                            ///< "chess"; what --game calls it
    std::vector<std::pair<std::string, std::string>> options{};  ///< name and value, each one word
    std::string rules{};                                         ///< hexadecimal digits
    friend bool operator==(const Head&, const Head&) = default;
};

/// What the seat may do, in the order of its game.
struct Choices {
    std::vector<Word> forward;  ///< what carries the game on; never empty while the seat decides
    std::vector<Word> also;     ///< taking back, offers, resigning, standing orders: nothing that is needed to play to the end
};

/// How a line or a view is written.
enum class Form : std::uint8_t {
    plain,  ///< JSON for anybody, as `fow log --json` and `fow show --json` write it (docs/formats.md)
    exact,  ///< JSON for this version of the program, which reads it back
};

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
    /// What the seat sees now, on one line.
    [[nodiscard]] virtual std::string view(Form form) const = 0;
    /// Only if the seat decides.
    [[nodiscard]] virtual Choices choices() const = 0;
    /// What a computed player with that mind would do here; the seat must decide.
    [[nodiscard]] virtual AnswerInWords thought(const Mind& mind, Budget budget) const = 0;
    /// The budget of a level.
    [[nodiscard]] virtual Budget budget_of(Level level) const = 0;
    /// The choice of a player that looks only at this one action.
    [[nodiscard]] virtual Word greedy(std::uint64_t seed) const = 0;
};

/// The same game inside one of our bots: a computed player that follows it line by line.
class Follower {
public:
    virtual ~Follower() = default;
    /// A line in exact form. Throws DataError.
    virtual void hear(const std::string& line) = 0;
    /// What that mind does with a view in exact form. Throws DataError.
    [[nodiscard]] virtual AnswerInWords thought(const std::string& view, const Mind& mind, Budget budget) const = 0;
    [[nodiscard]] virtual Budget budget_of(Level level) const = 0;
};

}  // namespace fow::bots
