// The rules of the rulebook, and rule ids in sentences.
#include "catch.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/rulebook.hpp"

using namespace fow;
using namespace fow::waterloo;

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

TEST_CASE("Rules are bullets with a bold id, together with their indented lines", "[rulebook]") {
    const auto rules = rules_of(
        "# Book\n\nNo rule.\n\n## W7 The turn, and *moving*\n\n- **W7.1** One line, _Ruling._ `e4`.\n- **W7.2** Two\n"
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

TEST_CASE("All of the book is read: paragraphs, bullets and tables as well as rules", "[rulebook]") {
    const auto chapters = chapters_of(
        "# The book\n\nTwo lines\nof it.\n\n- A mark\n  goes on.\n\n## W1 First\n\n- **W1.1** [Basic, Standard] You _win_.\n\n"
        "```\nno part of it\n```\n\n| | A |\n|---|---|\n| b | 1\\* |\n\nLast.\n");
    REQUIRE(chapters.size() == 2);
    CHECK(chapters[0] == Chapter{"", "The book", {{.text = "Two lines of it."}, {.text = "\xE2\x80\xA2 A mark goes on."}}});
    CHECK(chapters[1].id == "W1");
    CHECK(chapters[1].title == "First");
    REQUIRE(chapters[1].passages.size() == 3);
    CHECK(chapters[1].passages[0] == Passage{"W1.1", "Basic, Standard", "You win.", {}});
    CHECK(chapters[1].passages[1].table == std::vector<std::vector<std::string>>{{"", "A"}, {"b", "1*"}});
    CHECK(chapters[1].passages[2].text == "Last.");
    CHECK(chapters_of("See [the *page*](page.md) [Basic] (x).")[0].passages[0].text == "See the page [Basic] (x).");
    CHECK(chapters_of("").empty());
    CHECK(chapters_of("| |").size() == 1);
    CHECK(chapters_of("##  \n## W").size() == 2);
}

TEST_CASE("A search finds words in any case, and rules by their number first", "[rulebook]") {
    const std::vector<RuleText> rules{
        {"W1.1", "Ends", "See W10.1 for the Hill."}, {"W10.1", "Ground", "A hill."}, {"W10.12", "Ground", "Guns on a hill fire far."}};
    const auto ids = [&](const char* asked) {
        std::vector<std::string> found;
        for (const RuleText* rule : search(rules, asked)) found.push_back(rule->id);
        return found;
    };
    CHECK(ids("HILL") == std::vector<std::string>{"W1.1", "W10.1", "W10.12"});
    CHECK(ids("hill  guns") == std::vector<std::string>{"W10.12"});
    CHECK(ids("w10.1") == std::vector<std::string>{"W10.1", "W10.12", "W1.1"});
    CHECK(ids("W1") == std::vector<std::string>{"W1.1"});
    CHECK(ids("W10") == std::vector<std::string>{"W10.1", "W10.12", "W1.1"});
    CHECK(ids("ground far") == std::vector<std::string>{"W10.12"});
    CHECK(ids("cavalry").empty());
    CHECK(ids("  ").empty());
}

TEST_CASE("The searched words are found in a text", "[rulebook]") {
    const std::string text = "Guns on a hill, and guns below.";
    const auto found = words_in(text, "GUNS hill");
    REQUIRE(found.size() == 3);
    CHECK(found[0] == "Guns");
    CHECK(found[1] == "hill");
    CHECK(found[2].data() == text.data() + 20);
    CHECK(words_in(text, "gu guns").front() == "Guns");
    CHECK(words_in(text, "").empty());
    CHECK(words_in("", "x").empty());
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
    for (const auto& entry : std::filesystem::recursive_directory_iterator(project / "src/games/waterloo")) {
        if (entry.path().extension() != ".cpp") continue;
        for (const std::string& id : ids_in(text_of(entry.path()))) {
            INFO(entry.path() << " names " << id);
            CHECK(find_rule(rules, id) != nullptr);
            ++named;
        }
    }
    CHECK(named > 300);
}

TEST_CASE("Every rule of the book can be found by its number and by its words", "[rulebook]") {
    const auto rules = rules_of(text_of(std::filesystem::path(FOW_SOURCE_DIR) / "docs/rules/waterloo.md"));
    for (const RuleText& rule : rules) {
        INFO(rule.id);
        CHECK(search(rules, rule.id).front() == &rule);
        const auto found = search(rules, rule.text);
        CHECK(std::find(found.begin(), found.end(), &rule) != found.end());
        CHECK(rule.text.find('[') == std::string::npos);  // its modes are separate
    }
}
