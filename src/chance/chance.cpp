#include "chance/chance.hpp"

#include <cerrno>
#include <cstdlib>

namespace fow {

Told fault_of_seed(const std::string& text) {
    char* end = nullptr;
    errno = 0;
    const unsigned long long number = std::strtoull(text.c_str(), &end, 0);
    const bool whole = !text.empty() && text.front() >= '0' && text.front() <= '9' && *end == '\0';
    if (whole && errno != ERANGE && number <= UINT64_MAX) return {};
    return Told("\"{word}\" is not a number from 0 to 18446744073709551615", {{"word", text}});
}

}  // namespace fow
