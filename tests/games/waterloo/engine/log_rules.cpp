// Each line of a log has a rule, and the rule reveals no more than the line.
#include "catch.hpp"

#include <map>
#include <set>

#include "files/files.hpp"
#include "core/rulebook.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
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
