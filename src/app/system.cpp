#include "app/system.hpp"

#include <algorithm>

#include "files/files.hpp"

namespace fow::app {

ui::RulebookModel System::rulebook() {
    static const std::vector<Chapter> no_chapters;
    static const std::vector<RuleText> no_rules;
    static const std::vector<ui::RuleDiagram> no_diagrams;
    return {no_chapters, no_rules, no_diagrams};
}

std::vector<System::Shipped> System::shipped_games() const {
    if (shipped_folder().empty()) return {};
    const auto titles = shipped_titles();
    const auto title_of = [&](const std::filesystem::path& path) {
        return std::find_if(titles.begin(), titles.end(), [name = path.stem().string()](const auto& title) { return title.first == name; });
    };
    std::vector<std::filesystem::path> paths = files::documents_in(shipped_folder());
    std::stable_sort(paths.begin(), paths.end(), [&](const auto& a, const auto& b) { return title_of(a) < title_of(b); });
    std::vector<Shipped> games;
    for (const auto& path : paths) {
        const auto title = title_of(path);
        games.push_back({title != titles.end() ? title->second : path.stem().string(), path});
    }
    return games;
}

std::vector<const GameDocuments*> documents_of(const Systems& systems) {
    std::vector<const GameDocuments*> documents;
    for (const auto& system : systems) documents.push_back(&system->documents());
    return documents;
}

System* system_of(const Systems& systems, std::string_view id) {
    const auto found = std::find_if(systems.begin(), systems.end(), [&](const auto& system) { return system->id() == id; });
    return found == systems.end() ? nullptr : found->get();
}

}  // namespace fow::app
