#include "app/voice.hpp"

#include "core/visible.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// The beginning of the text, up to the end of a word.
std::string_view beginning(std::string_view text, std::size_t limit) {
    if (text.size() <= limit) return text;
    text = text.substr(0, limit);
    text.remove_suffix(incomplete_end(text));
    const std::size_t blank = text.rfind(' ');
    return blank == std::string_view::npos ? text : text.substr(0, blank);
}

}  // namespace

std::string speakable(std::string_view text) {
    std::string spoken;
    for (const char letter : without_controls(text)) {
        // Older versions of spd-say treat their text as a format string.
        if (letter == '%') spoken += ui::tr("percent");
        else if (letter != ' ' || (!spoken.empty() && spoken.back() != ' ')) spoken += letter;
    }
    return std::string(beginning(spoken, spoken_limit));
}

}  // namespace fow::app
