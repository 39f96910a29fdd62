#include "assignment.hpp"

#include <algorithm>

namespace fow::waterloo::opponent {
namespace {

/// Gives each slot a random unit by weight, beginning with the slots that fewest units fit. If no unit is left, other slots give way.
class Assignment {
public:
    Assignment(const Fits& fits, std::size_t units, Pcg32& dice) : fits_(fits), taken_(units, -1), of_(fits.size(), -1), dice_(dice) {
        std::vector<std::size_t> order(fits.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            order[i] = i;
            std::swap(order[i], order[dice.below(static_cast<std::uint32_t>(i) + 1)]);
        }
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return fits[a].size() < fits[b].size(); });
        for (const std::size_t slot : order)
            if (!take_free(slot)) {
                asked_.assign(units, false);
                static_cast<void>(make_room(slot));
            }
        for (std::size_t i = 0; i < 4 * order.size() && order.size() > 1; ++i) try_swap();
    }
    /// By slot; -1 if there is no unit for it.
    [[nodiscard]] const std::vector<int>& units() const { return of_; }

private:
    bool take_free(std::size_t slot) {
        double sum = 0;
        for (const auto& [unit, weight] : fits_[slot])
            if (taken_[static_cast<std::size_t>(unit)] < 0) sum += weight;
        if (sum <= 0) return false;
        double point = sum * dice_.below(1U << 20U) / (1U << 20U);
        int chosen = -1;
        for (const auto& [unit, weight] : fits_[slot]) {
            if (taken_[static_cast<std::size_t>(unit)] >= 0) continue;
            chosen = unit;
            if ((point -= weight) < 0) break;
        }
        give(slot, chosen);
        return true;
    }
    bool make_room(std::size_t slot) {
        for (const auto& [unit, weight] : fits_[slot]) {
            const auto index = static_cast<std::size_t>(unit);
            if (asked_[index]) continue;
            asked_[index] = true;
            if (taken_[index] >= 0 && !make_room(static_cast<std::size_t>(taken_[index]))) continue;
            give(slot, unit);
            return true;
        }
        return false;
    }
    void give(std::size_t slot, int unit) {
        of_[slot] = unit;
        taken_[static_cast<std::size_t>(unit)] = static_cast<int>(slot);
    }
    [[nodiscard]] double weight(std::size_t slot, int unit) const {
        for (const auto& [one, weight] : fits_[slot])
            if (one == unit) return weight;
        return 0;
    }
    /// One Metropolis step, which removes the bias of the order.
    void try_swap() {
        const auto a = dice_.below(static_cast<std::uint32_t>(of_.size())), b = dice_.below(static_cast<std::uint32_t>(of_.size()));
        if (a == b || of_[a] < 0 || of_[b] < 0) return;
        const double then = weight(a, of_[b]) * weight(b, of_[a]);
        const double now = weight(a, of_[a]) * weight(b, of_[b]);
        if (then <= 0 || then * (1U << 20U) < now * dice_.below(1U << 20U)) return;
        const int unit = of_[a];
        give(a, of_[b]);
        give(b, unit);
    }

    const Fits& fits_;
    std::vector<int> taken_;
    std::vector<int> of_;
    std::vector<bool> asked_;
    Pcg32& dice_;
};

}  // namespace

std::vector<int> assigned(const Fits& fits, std::size_t units, Pcg32& dice) { return Assignment(fits, units, dice).units(); }

}  // namespace fow::waterloo::opponent
