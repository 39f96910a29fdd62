#include "app/system.hpp"

#include <algorithm>

namespace fow::app {

ui::RulebookModel System::rulebook() {
    static const std::vector<Chapter> no_chapters;
    static const std::vector<RuleText> no_rules;
    static const std::vector<ui::RuleDiagram> no_diagrams;
    return {no_chapters, no_rules, no_diagrams};
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
