#include "core/numbers.hpp"

#include <array>
#include <charconv>

namespace fow {

std::string grouped(long long number, Translate translate) {
    std::string text = std::to_string(number);
    const std::size_t begin = number < 0 ? 1 : 0;
    // Some languages leave four digits together.
    if (text.size() - begin < translate.in("least number with digit groups", "1000").size()) return text;
    const std::string mark = translate.in("digit groups", ",");
    for (std::size_t at = text.size(); at > begin + 3;) text.insert(at -= 3, mark);
    return text;
}

std::string decimal(double number, int digits, Translate translate) {
    std::array<char, 400> written{};  // more than the largest double has
    const auto end = std::to_chars(written.data(), written.data() + written.size(), number, std::chars_format::fixed, digits);
    std::string text(written.data(), end.ptr);
    if (const std::size_t point = text.find('.'); point != std::string::npos) text.replace(point, 1, translate.in("decimal point", "."));
    return text;
}

}  // namespace fow
