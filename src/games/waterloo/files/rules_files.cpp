#include "games/waterloo/files/rules_files.hpp"

namespace fow::waterloo::data {

namespace fs = std::filesystem;

fs::path rules_folder(const fs::path& data) { return data / "rules" / "waterloo"; }

Ruleset load_ruleset(const fs::path& data) {
    const fs::path folder = rules_folder(data);
    const auto text = [&](const char* name) { return read(folder / (std::string(name) + ".json")); };
    return read_ruleset(
        {text("board"), text("pieces"), text("turns"), text("die"), text("arrival"), text("terrain"), text("cards"), text("expert")},
        folder.string());
}

std::string read_rulebook(const fs::path& data) { return read(data / "docs" / "rules" / "waterloo.md"); }

Diagrams load_diagrams(const fs::path& data, const Ruleset& base) {
    return diagrams_in<Diagram>(rules_folder(data) / "diagrams",
                                [&](const std::string& text, const std::string& document) { return read_diagram(text, document, base); });
}

}  // namespace fow::waterloo::data
