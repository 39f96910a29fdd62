#include "games/alliance/files/rules_files.hpp"

namespace fow::alliance::data {

namespace fs = std::filesystem;

fs::path rules_folder(const fs::path& data) { return data / "rules" / "alliance"; }

RuleSet load_rule_set(const fs::path& data) {
    const fs::path folder = rules_folder(data);
    std::array<std::string, rules_parts.size()> texts;
    for (std::size_t i = 0; i < texts.size(); ++i) texts[i] = files::read(folder / (std::string(rules_parts[i]) + ".json"));
    return read_rule_set(texts, folder.string());
}

std::string read_rulebook(const fs::path& data) { return files::read(data / "docs" / "rules" / "alliance.md"); }

std::vector<fs::path> scenarios(const fs::path& data) { return files::documents_in(rules_folder(data) / "scenarios"); }

Diagrams load_diagrams(const fs::path& data, const RuleSet& base) {
    return files::diagrams_in<Diagram>(rules_folder(data) / "diagrams", [&](const std::string& text, const std::string& document) {
        return read_diagram(text, document, base);
    });
}

}  // namespace fow::alliance::data
