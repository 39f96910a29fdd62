#include "app/course.hpp"

#include "json/game_documents.hpp"

namespace fow::app {

std::vector<std::string> quoted_in(std::string_view text) {
    constexpr std::string_view open = "\xE2\x80\x9C";  // quotation marks
    constexpr std::string_view close = "\xE2\x80\x9D";
    std::vector<std::string> quoted;
    for (std::size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at)) {
        at += open.size();
        const std::size_t end = std::min(text.find(close, at), text.size());
        quoted.emplace_back(text.substr(at, end - at));
    }
    return quoted;
}

IsOfGame lessons_of(std::vector<const GameDocuments*> known, std::vector<std::string> ids) {
    return [known = std::move(known), ids = std::move(ids)](const std::string& text, const std::string& document) {
        try {
            return std::find(ids.begin(), ids.end(), game_named_in(text, document, known).id) != ids.end();
        } catch (const DataError&) {
            return true;
        }
    };
}

}  // namespace fow::app
