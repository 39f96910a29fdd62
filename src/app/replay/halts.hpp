// Where a replay halts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
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
    /// `plies`: made at each halt, ascending, at least one. `heard(plies)`: how many lines had been heard by then. At the last halt all
    /// `lines` of the game have been.
    template <class Heard>
    void halt_after(std::vector<std::size_t> plies, const Heard& heard, std::size_t lines) {
        plies_ = std::move(plies);
        heard_.clear();
        for (const std::size_t made : plies_) heard_.push_back(heard(made));
        heard_.back() = lines;
    }

private:
    [[nodiscard]] std::size_t first(std::ptrdiff_t halt) const { return std::min(static_cast<std::size_t>(halt), last()); }

    std::vector<std::size_t> plies_;  ///< made at each halt
    std::vector<std::size_t> heard_;  ///< lines heard at each halt
};

}  // namespace fow::app
