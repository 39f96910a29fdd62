// The source of dice and draws of any game: first dictated outcomes, then random numbers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.hpp"
#include "core/pcg32.hpp"
#include "core/sentence.hpp"

namespace fow {

/// What is wrong with a seed that somebody typed; empty = nothing. A seed is 0 to 18446744073709551615.
[[nodiscard]] Told fault_of_seed(const std::string& text);

/// Outcomes as somebody typed them, separated by commas: "Blue,Red+". `read` returns each as an optional outcome. Nothing if one word is
/// not an outcome; an empty text has no outcomes.
template <class Read>
[[nodiscard]] auto outcomes_in(std::string_view text, const Read& read) {
    std::optional<std::vector<typename decltype(read(text))::value_type>> outcomes(std::in_place);
    while (!text.empty()) {
        const auto comma = std::min(text.find(','), text.size());
        auto outcome = read(text.substr(0, comma));
        if (!outcome) {
            outcomes.reset();
            break;
        }
        outcomes->push_back(std::move(*outcome));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return outcomes;
}

/// A random outcome, each as likely as its weight says. `due` is a list of Weighted<Roll> and must not be empty.
template <class List>
[[nodiscard]] auto by_lot(const List& due, Pcg32& numbers) {
    std::uint32_t total = 0;
    for (const auto& outcome : due) total += static_cast<std::uint32_t>(outcome.weight);
    std::uint32_t lot = numbers.below(total);
    for (const auto& outcome : due) {
        const auto weight = static_cast<std::uint32_t>(outcome.weight);
        if (lot < weight) return outcome.roll;
        lot -= weight;
    }
    return due[0].roll;
}

/// Chance in a game whose outcomes are `Roll`. If `Roll` is a variant, or has a `kind`, a dictated outcome waits until
/// chance of its kind is due.
template <class Roll>
class ChanceOf {
public:
    explicit ChanceOf(std::uint64_t seed) : numbers_(seed) {}

    /// Queues outcomes for the next chance of their kind.
    void dictate(const std::vector<Roll>& outcomes) { dictated_.insert(dictated_.end(), outcomes.begin(), outcomes.end()); }
    /// Whether outcomes are queued.
    [[nodiscard]] bool dictates() const { return !dictated_.empty(); }
    /// The next dictated outcome, whether it is due or not, or else a random one. `due` is a list of Weighted<Roll> and must not be empty.
    template <class List>
    [[nodiscard]] Roll pick(const List& due, Pcg32& numbers) {
        if (dictated_.empty() || !same_kind(dictated_.front(), due[0].roll)) return by_lot(due, numbers);
        const Roll roll = dictated_.front();
        dictated_.erase(dictated_.begin());
        return roll;
    }
    template <class List>
    [[nodiscard]] Roll pick(const List& due) {
        return pick(due, numbers_);
    }
    [[nodiscard]] Pcg32& numbers() { return numbers_; }

private:
    template <class... Kinds>
    [[nodiscard]] static bool same_kind(const std::variant<Kinds...>& a, const std::variant<Kinds...>& b) {
        return a.index() == b.index();
    }
    template <class Other>
    [[nodiscard]] static bool same_kind(const Other&, const Other&) {
        return true;
    }
    template <class Kind>
    requires requires(const Kind& one) { one.kind == one.kind; }
    [[nodiscard]] static bool same_kind(const Kind& a, const Kind& b) {
        return a.kind == b.kind;
    }

    Pcg32 numbers_;
    std::vector<Roll> dictated_;
};

}  // namespace fow
