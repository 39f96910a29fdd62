// Diagrams of the rulebook, and the schemas of all shipped documents.
#include <filesystem>

#include "board.hpp"
#include "catch.hpp"
#include "core/rulebook.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "json/schema.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;
using fow::testing::misfit_of_file;
using fow::testing::misfit_with;

namespace {

namespace fs = std::filesystem;
using Kind = DiagramArrow::Kind;

const fs::path source = FOW_SOURCE_DIR;

/// A Scout that may run, and three false claims about it, one after the other.
std::string about_a_scout(const std::string& claims) {
    return R"({"format": "fog-of-waterloo/diagram", "version": 1, "rule": "C2.3", "caption": "A Scout.",
      "scenario": {"position": {"mover": "blue", "pieces": [
        {"side": "blue", "rank": "scout", "square": "b2"}, {"side": "blue", "rank": "flag", "square": "j1"},
        {"side": "blue", "rank": "miner", "square": "h1"},
        {"side": "red", "rank": "miner", "square": "b6"}, {"side": "red", "rank": "flag", "square": "j10"}]}},
      "part": ["a1", "c6"], )" +
           claims + "}";
}
Diagram read(const std::string& claims) { return read_diagram(about_a_scout(claims), "d", classic().set()); }
std::string fault(const std::string& claims) {
    try {
        static_cast<void>(read(claims));
    } catch (const DataError& error) {
        return error.pointer + ": " + error.reason;
    }
    return "";
}

}  // namespace

TEST_CASE("A diagram shows what is played, what is allowed and what is not", "[diagram][C2.3]") {
    const Diagram diagram = read(R"("plays": ["b2-b5", "b6-b5"], "may_not": [{"do": "h1-h3", "rule": "C2.1"}])");
    CHECK(diagram.view.at(*square_from_text("b6"))->rank == Rank::miner);
    const Square b2 = *square_from_text("b2"), h1 = *square_from_text("h1"), h3 = *square_from_text("h3"), b5 = *square_from_text("b5"),
                 b6 = *square_from_text("b6");
    CHECK(diagram.arrows ==
          std::vector<DiagramArrow>{{Kind::march, {b2, b5}, 1}, {Kind::attack, {b6, b5}, 2}, {Kind::march, {h1, h3}, 0, true}});
}

TEST_CASE("A diagram that the rules contradict is refused with its place", "[diagram]") {
    CHECK(fault(R"("may": ["b2-b5"])").empty());
    CHECK(fault(R"("may": ["b2-c3"])").starts_with("/may/0: the rules forbid it: "));
    CHECK(fault(R"("may": ["jump"])").starts_with("/may/0: \"jump\" is neither"));
    CHECK(fault(R"("may_not": [{"do": "b2-b5", "rule": "C2.1"}])") == "/may_not/0/do: the rules allow it");
    CHECK(fault(R"("may_not": [{"do": "b2-c3", "rule": "C2.2"}])") == "/may_not/0/rule: \"C2.1\" forbids it, not \"C2.2\"");
}

TEST_CASE("Every shipped diagram agrees with the rules and belongs to a rule of the book", "[diagram]") {
    const auto rules = rules_of(data::read_rulebook(source));
    const data::Diagrams diagrams = data::load_diagrams(source, classic().set());
    for (const DataError& error : diagrams.refused) FAIL_CHECK(error.what());
    CHECK(diagrams.drawn.size() == 15);
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
}

TEST_CASE("Every shipped document fits the schema that it names", "[schema]") {
    int seen = 0;
    for (fs::recursive_directory_iterator at(source / "rules/stratego"), end; at != end; ++at) {
        const fs::path& path = at->path();
        // Records and comments are written by the program, without the name of a schema.
        if (at->is_directory() && (path.filename() == "schema" || path.filename() == "games")) at.disable_recursion_pending();
        if (path.extension() != ".json") continue;
        CAPTURE(path);
        const auto fault = misfit_of_file(path);
        CAPTURE(fault.value_or(""));
        CHECK_FALSE(fault);
        ++seen;
    }
    CHECK(seen >= 30);
}

TEST_CASE("What is written fits its schema", "[schema]") {
    const fs::path schemas = source / "rules/stratego/schema";
    for (const Rules* rules : {&classic(), &duel()}) {
        fow::testing::Dice dice(7);
        Session session(new_record(rules->set(), {}, {}, random_start(*rules, dice)));
        CHECK_FALSE(misfit_with(schemas / "record.schema.json", write_record(session.record())));
        const Scenario posed{"A name", "A description", rules->set(), session.state()};
        CHECK_FALSE(misfit_with(schemas / "scenario.schema.json", write_scenario(posed, rules->set())));
        const Deployment kept{blue_seat, "Kept", {{Rank::flag, Square(0, 0)}}, ""};
        CHECK_FALSE(misfit_with(schemas / "deployment.schema.json", write_deployment(kept, rules->set())));
    }
    CHECK(misfit_with(schemas / "deployment.schema.json", R"({"format": "fog-of-waterloo/deployment"})"));
}
