#include "ui/window/svg_bounds.hpp"

#include <algorithm>

#include "ui/words/tr.hpp"

namespace fow::ui {

std::string fault_of_svg_size(std::size_t bytes) {
    return bytes > svg_bytes ? fill(tr("it has more than {count} bytes"), {{"count", std::to_string(svg_bytes)}}) : std::string();
}

// Splits the text as the parser of SDL_image does: at the next bracket, whether that is in a comment or between quotation marks.
std::string fault_of_svg(std::string_view document) {
    if (std::string fault = fault_of_svg_size(document.size()); !fault.empty()) return fault;
    int elements = 0;
    int level = 0;
    for (std::size_t at = document.find('<'); at != std::string_view::npos; at = document.find('<', at + 1)) {
        const std::size_t end = std::min(document.find('>', at), document.size());
        const std::string_view tag = document.substr(at + 1, end - at - 1);
        if (tag.size() > svg_element_bytes)
            return fill(tr("an element has more than {count} bytes"), {{"count", std::to_string(svg_element_bytes)}});
        if (tag.empty() || tag.front() == '?' || tag.front() == '!') continue;
        if (tag.front() == '/') {
            if (level > 0) --level;
            continue;
        }
        if (++elements > svg_elements) return fill(tr("it has more than {count} elements"), {{"count", std::to_string(svg_elements)}});
        if (tag.back() == '/') continue;
        if (++level > svg_levels)
            return fill(tr("its elements are nested deeper than {count} levels"), {{"count", std::to_string(svg_levels)}});
    }
    return {};
}

}  // namespace fow::ui
