#include "app/library.hpp"

#include "files/files.hpp"

namespace fow::app {

Library read_library(const std::filesystem::path& data, const Ruleset& base) {
    Library library;
    try {
        const std::string book = files::read_rulebook(data);
        library.chapters = chapters_of(book);
        library.rules = rules_of(book);
    } catch (const DataError& fault) {
        library.refused.push_back(fault);
    }
    files::Diagrams diagrams = files::load_diagrams(data, base);
    library.diagrams = std::move(diagrams.drawn);
    library.refused.insert(library.refused.end(), diagrams.refused.begin(), diagrams.refused.end());
    return library;
}

}  // namespace fow::app
