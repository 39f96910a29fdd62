// The rulebook, rule by rule, and the rule ids in a sentence.
#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "fow/view/rulebook.hpp"

using namespace fow;

namespace {

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::string> ids_in(std::string_view text) {
    const auto ids = rule_ids_in(text);
    return {ids.begin(), ids.end()};
}

}  // namespace

TEST_CASE("Rules are bullets with a bold id, and their indented lines", "[rulebook]") {
    const auto rules = rules_of("# Book\n\nNo rule.\n\n## W7 The turn, and *moving*\n\n- **W7.1** One line, _Ruling._ `e4`.\n- **W7.2** Two\n"
                                "  lines, 3\\* and snake_case.\n\nNor this.\n- not this\n  at all\n- **W7.3** Cut off");
    REQUIRE(rules.size() == 3);
    CHECK(rules[0] == RuleText{"W7.1", "The turn, and moving", "One line, Ruling. e4."});
    CHECK(rules[1] == RuleText{"W7.2", "The turn, and moving", "Two lines, 3* and snake_case."});
    CHECK(rules[2].text == "Cut off");
    CHECK(find_rule(rules, "W7.2") == &rules[1]);
    CHECK(find_rule(rules, "W7") == nullptr);
    CHECK(rules_of("").empty());
    CHECK(rules_of("- **").empty());
    CHECK(rules_of("- **W7.1**").empty());
    CHECK(rules_of("  indented before any rule").empty());
}

TEST_CASE("Rule ids are found in sentences", "[rulebook]") {
    CHECK(ids_in("No. (W4.2) Nor W10.12, W1.1.") == std::vector<std::string>{"W4.2", "W10.12", "W1.1"});
    CHECK(ids_in("W4 and W4. and AW4.2 and w4.2 and W.2").empty());
    CHECK(ids_in("").empty());
}

TEST_CASE("Every rule that a refusal or a sentence names has a page", "[rulebook]") {
    const std::filesystem::path project = FOW_SOURCE_DIR;
    const auto rules = rules_of(text_of(project / "docs/rules/waterloo.md"));
    CHECK(rules.size() > 110);
    for (const RuleText& rule : rules) {
        INFO(rule.id);
        CHECK(rule.text.size() > 20);
        CHECK(rule.text.find_first_of("*_`\n") == std::string::npos);
        CHECK_FALSE(rule.chapter.empty());
    }
    int named = 0;
    for (const char* folder : {"src/engine", "src/ui", "src/view"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(project / folder)) {
            if (entry.path().extension() != ".cpp") continue;
            for (const std::string& id : ids_in(text_of(entry.path()))) {
                INFO(entry.path() << " names " << id);
                CHECK(find_rule(rules, id) != nullptr);
                ++named;
            }
        }
    CHECK(named > 300);
}
