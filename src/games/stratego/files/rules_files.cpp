#include "games/stratego/files/rules_files.hpp"

#include <algorithm>

namespace fow::stratego::data {

namespace fs = std::filesystem;

fs::path rules_folder(const fs::path& data) { return data / "rules" / "stratego"; }

RuleSet load_rule_set(std::string_view id, const fs::path& data) {
    const fs::path folder = rules_folder(data);
    const auto text = [&](const char* name) { return files::read(folder / (std::string(name) + ".json")); };
    return read_rule_set({text("board"), text("armies"), text("limits")}, folder.string(), id);
}

std::string read_rulebook(const fs::path& data) { return files::read(data / "docs" / "rules" / "stratego.md"); }

std::vector<fs::path> fields(const fs::path& data) { return files::documents_in(rules_folder(data) / "fields"); }

Formations formations(const Rules& rules, const fs::path& data) {
    // The folder holds those of all variants; each is judged by its own rules.
    std::vector<Rules> games{rules};
    Formations found;
    for (const Variant& variant : variants) {
        if (variant.id == rules.set().id) continue;
        try {
            games.emplace_back(load_rule_set(variant.id, data));
        } catch (const DataError& fault) {
            found.refused.push_back(fault);
        }
    }
    for (const fs::path& path : files::documents_in(rules_folder(data) / "formations")) {
        try {
            Formation formation = read_formation(files::read(path), path.string(), games);
            if (formation.game == rules.set().id) found.sound.push_back(std::move(formation));
        } catch (const DataError& fault) {
            found.refused.push_back(fault);
        }
    }
    std::sort(found.sound.begin(), found.sound.end(), [](const Formation& a, const Formation& b) { return a.name < b.name; });
    return found;
}

Diagrams load_diagrams(const fs::path& data, const RuleSet& base) {
    return files::diagrams_in<Diagram>(rules_folder(data) / "diagrams", [&](const std::string& text, const std::string& document) {
        return read_diagram(text, document, base);
    });
}

}  // namespace fow::stratego::data
