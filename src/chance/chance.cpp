#include "chance/chance.hpp"

#include <algorithm>

namespace fow {

bool Chance::dictate(std::string_view faces) {
    std::vector<DieFace> queue;
    while (!faces.empty()) {
        const auto comma = std::min(faces.find(','), faces.size());
        const auto face = die_face_from_text(faces.substr(0, comma));
        if (!face) return false;
        queue.push_back(*face);
        faces.remove_prefix(std::min(comma + 1, faces.size()));
    }
    dictated_.insert(dictated_.end(), queue.begin(), queue.end());
    return true;
}

Roll Chance::pick(const RollList& due, Pcg32& numbers) {
    if (std::holds_alternative<RollDie>(due[0].roll) && !dictated_.empty()) {
        const Roll roll = RollDie{dictated_.front()};
        dictated_.erase(dictated_.begin());
        return roll;
    }
    std::uint32_t total = 0;
    for (const WeightedRoll& outcome : due) total += static_cast<std::uint32_t>(outcome.weight);
    std::uint32_t lot = numbers.below(total);
    for (const WeightedRoll& outcome : due) {
        const auto weight = static_cast<std::uint32_t>(outcome.weight);
        if (lot < weight) return outcome.roll;
        lot -= weight;
    }
    return due[0].roll;
}

}  // namespace fow
