#include "core/lesson.hpp"

namespace fow {

bool matches(std::string_view pattern, std::string_view notation) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return pattern == notation;
    const std::string_view begin = pattern.substr(0, star);
    const std::string_view end = pattern.substr(star + 1);
    return notation.size() >= begin.size() + end.size() && notation.substr(0, begin.size()) == begin &&
           notation.substr(notation.size() - end.size()) == end;
}

bool matches_any(const std::vector<std::string>& patterns, std::string_view notation) {
    return std::any_of(patterns.begin(), patterns.end(), [&](const std::string& pattern) { return matches(pattern, notation); });
}

}  // namespace fow
