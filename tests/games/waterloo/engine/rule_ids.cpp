// Every rule of the rulebook has a test that names it.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include "catch.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"

using namespace fow;
using namespace fow::waterloo;

namespace {

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The text between `before` and `after`, if it looks like a rule id.
std::set<std::string> ids_between(const std::string& text, const std::string& before, const std::string& after) {
    std::set<std::string> ids;
    for (std::size_t at = text.find(before); at != std::string::npos; at = text.find(before, at + 1)) {
        const std::size_t from = at + before.size();
        const std::size_t to = text.find(after, from);
        if (to == std::string::npos || to - from < 4 || to - from > 6) continue;
        const std::string id = text.substr(from, to - from);
        if (id[0] == 'W' && id.find_first_not_of("0123456789.", 1) == std::string::npos) ids.insert(id);
    }
    return ids;
}

std::set<std::string> ids_of_rulebook() { return ids_between(data::read_rulebook(FOW_SOURCE_DIR), "- **", "**"); }

std::set<std::string> ids_of_tests() {
    std::set<std::string> ids;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::filesystem::path(FOW_SOURCE_DIR) / "tests"))
        if (entry.path().extension() == ".cpp") ids.merge(ids_between(text_of(entry.path()), "[", "]"));
    return ids;
}

}  // namespace

TEST_CASE("every rule is named by a test", "[rule-ids]") {
    const auto rules = ids_of_rulebook();
    CHECK(rules.size() > 110);
    const auto tested = ids_of_tests();
    for (const std::string& rule : rules) {
        INFO(rule);
        CHECK(tested.contains(rule));
    }
}

TEST_CASE("no test names a rule that the rulebook lacks", "[rule-ids]") {
    const auto rules = ids_of_rulebook();
    for (const std::string& id : ids_of_tests()) {
        INFO(id);
        CHECK(rules.contains(id));
    }
}
