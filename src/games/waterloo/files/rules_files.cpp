#include "games/waterloo/files/rules_files.hpp"

#include <algorithm>
#include <charconv>

namespace fow::files::inline waterloo {
namespace {

namespace fs = std::filesystem;

/// "W7.4" as two numbers.
std::pair<int, int> place_of(const std::string& rule) {
    std::pair<int, int> place;
    const char* end = rule.data() + rule.size();
    const char* stop = std::from_chars(rule.data() + 1, end, place.first).ptr;
    if (stop != end) std::from_chars(stop + 1, end, place.second);
    return place;
}

}  // namespace

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
    Diagrams diagrams;
    for (const fs::path& path : documents_in(rules_folder(data) / "diagrams")) {
        try {
            diagrams.drawn.push_back(read_diagram(read(path), path.string(), base));
        } catch (const DataError& fault) {
            diagrams.refused.push_back(fault);
        }
    }
    std::stable_sort(diagrams.drawn.begin(), diagrams.drawn.end(),
                     [](const Diagram& a, const Diagram& b) { return place_of(a.rule) < place_of(b.rule); });
    return diagrams;
}

}  // namespace fow::files::inline waterloo
