// Diagrams of the rulebook: their claims are checked against the rules.
#include "catch.hpp"

#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

using ArrowKind = DiagramArrow::Kind;

const std::string fight = R"({
  "format": "fog-of-waterloo/diagram", "version": 1, "rule": "W8.7", "caption": "A frenzy.",
  "scenario": {"name": "", "description": "", "mode": "basic", "position": {
    "phase": "turn", "to_move": "french", "pieces": [
      {"unit": "92e-de-ligne", "square": "e5"}, {"unit": "28th-foot", "square": "e6"},
      {"unit": "95th-rifles", "square": "e7"}, {"unit": "batterie-huet", "square": "h2"}]}},
  "part": ["g8", "c3"], "plays": ["e5xe6", "die:Blue+"], "may": ["h2-h3"], "may_not": [{"do": "h2-h5", "rule": "W4.8"}], "marks": ["e7"]
})";

[[nodiscard]] Diagram read_arrows(const std::string& text) { return read_diagram(text, "d", shipped()); }
[[nodiscard]] Square square(const char* name) { return *square_from_text(name); }

}  // namespace

TEST_CASE("a diagram shows what is played, what is allowed and what is not", "[diagram][W8.7]") {
    const Diagram diagram = read_arrows(fight);
    CHECK(diagram.low == square("c3"));
    CHECK(diagram.high == square("g8"));
    CHECK(diagram.view.at(square("e5"))->unit);  // before anything is played, with nothing hidden
    CHECK(diagram.view.at(square("e7"))->knowledge == Knowledge::all);
    const std::vector<DiagramArrow> wanted{{ArrowKind::attack, {square("e5"), square("e6")}, 1},
                                           {ArrowKind::attack, {square("e6"), square("e7")}, 2},
                                           {ArrowKind::march, {square("h2"), square("h3")}},
                                           {ArrowKind::march, {square("h2"), square("h5")}, 0, true}};
    CHECK(diagram.arrows == wanted);
    CHECK(diagram.marks == std::vector<Square>{square("e7")});
    CHECK_FALSE(misfit("diagram", fight));
}

TEST_CASE("a defender in a frenzy comes out of its square", "[diagram][W8.7]") {
    const Diagram diagram = read_arrows(replaced(fight, "die:Blue+", "die:Red+"));
    REQUIRE(diagram.arrows.size() >= 2);
    CHECK(diagram.arrows[1] == DiagramArrow{ArrowKind::march, {square("e6"), square("e5")}, 2});
}

TEST_CASE("claims that contradict the rules are refused with their place", "[diagram][strict]") {
    struct Lie {
        const char* pointer;
        const char* value;
        const char* place;
        const char* reason;
    };
    for (const Lie& lie :
         {Lie{"/may/0", "\"h2-h4\"", "/may/0", "W4.8"}, Lie{"/may_not/0/do", "\"h2-h3\"", "/may_not/0/do", "the rules allow it"},
          Lie{"/may_not/0/rule", "\"W4.9\"", "/may_not/0/rule", "W4.8"}, Lie{"/plays/0", "\"e5xe7\"", "/plays/0", "forbid"},
          Lie{"/plays/1", "\"line:left\"", "/plays/1", "cannot happen"}, Lie{"/may/0", "\"forward\"", "/may/0", "neither"},
          Lie{"/part", "[\"c3\"]", "/part", "two squares"}, Lie{"/rule", "\"W8\"", "/rule", "not a rule id"},
          Lie{"/marks/0", "\"m1\"", "/marks/0", "m1"}, Lie{"/scenario/mode", "\"grand\"", "/scenario/mode", "grand"},
          Lie{"/version", "2", "/version", "newer"}, Lie{"/colour", "1", "/colour", "unknown"}}) {
        CAPTURE(lie.pointer, lie.value);
        const DataError error = refusal([&] { return read_arrows(with(fight, lie.pointer, lie.value)); });
        CHECK(error.pointer == lie.place);
        CHECK_THAT(error.reason, ContainsSubstring(lie.reason));
    }
    const DataError both = refusal([&] { return read_arrows(with(with(fight, "/may/0", "\"h2-h4\""), "/caption", "1")); });
    CHECK(both.all.size() == 2);
    CHECK(misfit("diagram", with(fight, "/part", "[\"c3\"]")));
}

TEST_CASE("every shipped diagram agrees with the rules and belongs to a rule of the book", "[diagram]") {
    const auto rules = rules_of(text_of(rules_folder() / "../../docs/rules/waterloo.md"));
    const data::Diagrams diagrams = data::load_diagrams(rules_folder() / "../..", shipped());
    for (const DataError& error : diagrams.refused) FAIL_CHECK(error.what());
    CHECK(diagrams.drawn.size() >= 20);
    for (const Diagram& diagram : diagrams.drawn) {
        CAPTURE(diagram.caption);
        CHECK(find_rule(rules, diagram.rule) != nullptr);
        CHECK_FALSE(diagram.arrows.empty());
        for (const DiagramArrow& arrow : diagram.arrows)
            for (const Square at : arrow.way) {
                CHECK((at.file() >= diagram.low.file() && at.file() <= diagram.high.file()));
                CHECK((at.rank() >= diagram.low.rank() && at.rank() <= diagram.high.rank()));
            }
    }
    for (const auto& path : shipped_files("diagrams")) CHECK_FALSE(misfit("diagram", text_of(path)));
}

TEST_CASE("a diagram that cannot be used does not affect the others", "[diagram]") {
    CHECK(data::load_diagrams("/nowhere", shipped()).drawn.empty());
}

}  // namespace fow::testing
