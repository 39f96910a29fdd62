#include "app/letter_folding.hpp"

#include <glib.h>
#include <memory>
#include <string_view>

namespace fow::app {

// Compatibility forms are composed last, because folding takes some letters apart again.
std::optional<std::string> folded_letters(const std::string& text) {
    using Text = std::unique_ptr<char, decltype(&g_free)>;
    const auto length = [](const Text& whole) { return whole ? static_cast<gssize>(std::string_view(whole.get()).size()) : 0; };
    const Text composed(g_utf8_normalize(text.data(), static_cast<gssize>(text.size()), G_NORMALIZE_ALL_COMPOSE), &g_free);
    if (!composed) return std::nullopt;
    const Text folded(g_utf8_casefold(composed.get(), length(composed)), &g_free);
    const Text whole(g_utf8_normalize(folded.get(), length(folded), G_NORMALIZE_ALL_COMPOSE), &g_free);
    return whole ? std::optional<std::string>(whole.get()) : std::nullopt;
}

}  // namespace fow::app
