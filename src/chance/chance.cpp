#include "chance/chance.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

namespace fow {

std::string fault_of_seed(const std::string& text) {
    char* end = nullptr;
    errno = 0;
    const unsigned long long number = std::strtoull(text.c_str(), &end, 0);
    const bool whole = !text.empty() && text.front() >= '0' && text.front() <= '9' && *end == '\0';
    if (whole && errno != ERANGE && number <= UINT64_MAX) return {};
    return text + " is not a number from 0 to 18446744073709551615";
}

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
