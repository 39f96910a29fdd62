#include "games/callipers/files/rules_files.hpp"

namespace fow::callipers::data {

namespace fs = std::filesystem;

fs::path rules_folder(const fs::path& data) { return data / "rules" / "callipers"; }

RuleSet load_ground(const fs::path& data) {
    const fs::path folder = rules_folder(data);
    std::array<std::string, rules_parts.size()> texts;
    for (std::size_t i = 0; i < texts.size(); ++i) texts[i] = files::read(folder / (std::string(rules_parts[i]) + ".json"));
    return read_ground(texts, folder.string());
}

RuleSet load_battle(const std::string& id, const fs::path& data) {
    const fs::path file = rules_folder(data) / "battles" / (id + ".json");
    return read_battle(files::read(file), file.string(), load_ground(data));
}

std::string read_rulebook(const fs::path& data) { return files::read(data / "docs" / "rules" / "callipers.md"); }

Diagrams load_diagrams(const fs::path& data, const RuleSet& base) {
    return files::diagrams_in<Diagram>(rules_folder(data) / "diagrams", [&](const std::string& text, const std::string& document) {
        return read_diagram(text, document, base);
    });
}

std::vector<fs::path> battles(const fs::path& data) { return files::documents_in(rules_folder(data) / "battles"); }

}  // namespace fow::callipers::data
