#include "app/same_name.hpp"

#include <glib.h>

#include <algorithm>
#include <memory>
#include <string_view>

namespace fow::app {

// Compatibility forms are composed last, because folding takes some letters apart again.
std::string folded_name(const std::string& name) {
    using Text = std::unique_ptr<char, decltype(&g_free)>;
    const auto length = [](const Text& text) { return text ? static_cast<gssize>(std::string_view(text.get()).size()) : 0; };
    const Text composed(g_utf8_normalize(name.data(), static_cast<gssize>(name.size()), G_NORMALIZE_ALL_COMPOSE), &g_free);
    if (!composed) return name;  // not UTF-8
    const Text folded(g_utf8_casefold(composed.get(), length(composed)), &g_free);
    const Text whole(g_utf8_normalize(folded.get(), length(folded), G_NORMALIZE_ALL_COMPOSE), &g_free);
    std::string key = whole ? whole.get() : name;
    key.erase(0, std::min(key.find_first_not_of(' '), key.size()));
    key.erase(key.find_last_not_of(' ') + 1);
    return key;
}

bool is_same_name(const std::string& a, const std::string& b) { return folded_name(a) == folded_name(b); }

}  // namespace fow::app
