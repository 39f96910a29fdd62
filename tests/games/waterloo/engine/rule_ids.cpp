// Every rule of the rulebook has a test that names it.
// Each line of a log has a rule, and the rule reveals no more than the line.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include "catch.hpp"
#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "random_games.hpp"

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

using namespace fow::testing;

TEST_CASE("lines that read the same in a mode have the same rule, for every viewer and at any time", "[log-rules]") {
    const std::vector<RuleText> rules = rules_of(data::read_rulebook(FOW_SOURCE_DIR));
    std::map<std::string, std::string> rule_of_line;
    std::set<std::size_t> kinds;
    struct Reader final : Listener {
        explicit Reader(const Rules& of_game) : of(of_game) {}
        void on_event(Viewer viewer, const Event& event) override {
            for (const Event& told : {event, forgotten(event, viewer)})
                lines.emplace_back(describe(of.roster(), told), std::string(rule_of(told)));
            kinds.insert(event.index());
        }
        const Rules& of;
        std::vector<std::pair<std::string, std::string>> lines;
        std::set<std::size_t> kinds;
    };
    in_random_games(120, [&](const Rules& of, State& state, Dice& dice) {
        Reader reader(of);
        random_step(of, state, dice, &reader);
        for (const auto& [line, rule] : reader.lines) {
            INFO(line);
            REQUIRE(find_rule(rules, rule) != nullptr);
            REQUIRE(rule_of_line.emplace(std::string(word(of.options().mode)) + ": " + line, rule).first->second == rule);
        }
        kinds.merge(reader.kinds);
    });
    CHECK(kinds.size() > 15);
}

TEST_CASE("remarks outside the rules have no rule", "[log-rules]") { CHECK(rule_of(Event(PhraseGivenUp{french_seat})).empty()); }
