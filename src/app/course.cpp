#include "app/course.hpp"

#include "json/game_documents.hpp"

namespace fow::app {

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
