// Where a replay halts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace fow::app {

/// Halts are numbered 0 to last(); log lines are named by their index.
class Halts {
public:
    [[nodiscard]] std::size_t last() const { return plies_.size() - 1; }
    [[nodiscard]] std::size_t plies(std::size_t halt) const { return plies_[halt]; }
    /// How many lines of the game's log had been heard at that halt.
    [[nodiscard]] std::size_t heard(std::size_t halt) const { return heard_[halt]; }
    /// The first halt at which that line had been heard.
    [[nodiscard]] std::size_t halt_of(std::size_t line) const {
        return first(std::upper_bound(heard_.begin(), heard_.end(), line) - heard_.begin());
    }
    /// The first halt at which that many plies had been made.
    [[nodiscard]] std::size_t halt_at(std::size_t plies) const {
        return first(std::lower_bound(plies_.begin(), plies_.end(), plies) - plies_.begin());
    }

protected:
    /// How many lines had been heard after that many plies.
    using Heard = std::function<std::size_t(std::size_t plies)>;
    /// Whether there is a halt after that many plies, asked in order. `news`: something was heard since the halt before it.
    using Rule = std::function<bool(std::size_t plies, bool news)>;
    /// Halts before the first of so many plies, and where the rule says. At the last halt all `lines` of the game have been heard.
    void halt_by(std::size_t plies, std::size_t lines, const Heard& heard, const Rule& rule) {
        plies_ = {0};
        heard_ = {heard(0)};
        for (std::size_t made = 1; made <= plies; ++made) {
            const std::size_t now = heard(made);
            if (!rule(made, now != heard_.back())) continue;
            plies_.push_back(made);
            heard_.push_back(now);
        }
        heard_.back() = lines;
    }

private:
    [[nodiscard]] std::size_t first(std::ptrdiff_t halt) const { return std::min(static_cast<std::size_t>(halt), last()); }

    std::vector<std::size_t> plies_;  ///< made at each halt
    std::vector<std::size_t> heard_;  ///< lines heard at each halt
};

}  // namespace fow::app
