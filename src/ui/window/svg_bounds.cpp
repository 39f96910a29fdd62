#include "ui/window/svg_bounds.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

constexpr std::string_view dashes = "stroke-dasharray";

/// The size of the next number, and the text after it; none if there is no other. Colours are no numbers.
std::optional<double> take_number(std::string_view& text) {
    for (;;) {
        text.remove_prefix(std::min(text.find_first_of("#.0123456789"), text.size()));
        if (text.empty()) return std::nullopt;
        if (text.front() == '#') {
            text.remove_prefix(std::min(text.find_first_not_of("0123456789abcdefABCDEF", 1), text.size()));
            continue;
        }
        double number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const auto length = static_cast<std::size_t>(end - text.data());
        text.remove_prefix(std::max<std::size_t>(length, 1));
        if (length > 0) return error == std::errc() ? number : HUGE_VAL;
    }
}

/// How far the dashes of an element are apart, in its own units; 0 without dashes, negative if that depends on the picture, none if the
/// element does not say.
std::optional<double> period_of(std::string_view tag) {
    constexpr int most = 8;  // more are not read
    const std::size_t at = tag.find(dashes);
    if (at == std::string_view::npos) return std::nullopt;
    std::string_view list = tag.substr(at + dashes.size());
    list.remove_prefix(std::min(list.find_first_not_of(" \t\r\n=:\"'"), list.size()));
    list = list.substr(0, list.find_first_of("\"';"));
    double sum = 0;
    for (int i = 0; i < most; ++i) {
        const auto number = take_number(list);
        if (!number) break;
        if (!list.empty() && list.front() == '%') return -1;
        sum += *number;
    }
    return sum;
}

/// The most dashes that an element can have at that distance: each of its numbers is a place or a length, which a line reaches at most a
/// few times.
double dashes_of(double lengths, double period) { return 8 * lengths / period; }

}  // namespace

std::string fault_of_svg_size(std::size_t bytes) {
    return bytes > svg_bytes ? fill(tr("it has more than {count} bytes"), {{"count", std::to_string(svg_bytes)}}) : std::string();
}

// Splits the text as the parser of SDL_image does: at the next bracket, whether that is in a comment or between quotation marks.
std::string fault_of_svg(std::string_view document) {
    if (std::string fault = fault_of_svg_size(document.size()); !fault.empty()) return fault;
    int elements = 0;
    double all_dashes = 0;
    std::vector<double> periods{0};  // of the elements that are open
    std::size_t outside = 0;
    for (std::size_t at = document.find('<'); at != std::string_view::npos; at = document.find('<', at + 1)) {
        if (document.substr(outside, at - outside).find(dashes) != std::string_view::npos) return tr("its style sheet has dashes");
        const std::size_t end = std::min(document.find('>', at), document.size());
        outside = end;
        const std::string_view tag = document.substr(at + 1, end - at - 1);
        if (tag.size() > svg_element_bytes)
            return fill(tr("an element has more than {count} bytes"), {{"count", std::to_string(svg_element_bytes)}});
        if (tag.empty() || tag.front() == '?' || tag.front() == '!') continue;
        if (tag.front() == '/') {
            if (periods.size() > 1) periods.pop_back();
            continue;
        }
        if (++elements > svg_elements) return fill(tr("it has more than {count} elements"), {{"count", std::to_string(svg_elements)}});
        double lengths = 0;
        for (std::string_view rest = tag; const auto number = take_number(rest);) {
            if (*number > svg_number) return fill(tr("it has a number above {count}"), {{"count", std::to_string(svg_number)}});
            lengths += *number;
        }
        const double period = period_of(tag).value_or(periods.back());
        if (period < 0) return tr("its dashes are measured in per cent");
        if (period > 0) all_dashes += dashes_of(lengths, period);
        if (all_dashes > svg_dashes) return fill(tr("it may have more than {count} dashes"), {{"count", std::to_string(svg_dashes)}});
        if (tag.back() == '/') continue;
        periods.push_back(period);
        if (static_cast<int>(periods.size()) - 1 > svg_levels)
            return fill(tr("its elements are nested deeper than {count} levels"), {{"count", std::to_string(svg_levels)}});
    }
    return {};
}

}  // namespace fow::ui
