// Lessons of the course.
#include "json/lesson.hpp"

#include <array>

#include "games/waterloo/json/documents.hpp"
#include "parts.hpp"

namespace fow::waterloo {
namespace {

using namespace json_parts;

using json::Node;

/// The parts of a lesson that only Waterloo has.
class OwnInLesson {
public:
    using L = TaughtBattle;
    static constexpr std::array<std::string_view, 10> members{"format", "version", "title", "part",     "order",
                                                              "aim",    "rules",   "seat",  "scenario", "steps"};
    static constexpr std::size_t most_acts = 40;
    explicit OwnInLesson(const Ruleset& base) : base_(base) {}

    [[nodiscard]] Mode part(const Node& part) const { return part.word(mode_from_word, json_parts::modes_wanted); }
    [[nodiscard]] Seat seat(const Node& seat) const { return json_parts::seat_of(seat); }
    [[nodiscard]] std::vector<Square> squares(const Node& squares) const { return json_parts::squares_of(squares); }
    [[nodiscard]] std::optional<Action> action(const std::string& text) const { return action_from_text(roster(), text); }
    [[nodiscard]] std::optional<Roll> roll(const std::string& text) const { return roll_from_text(roster(), text); }
    void pose(const Node& posed, Lesson& lesson) const {
        Scenario scenario = json_parts::read_scenario(posed, base_, lesson.options);
        lesson.options.mode = scenario.mode;
        lesson.ruleset = std::move(scenario.rules);
        lesson.start = {scenario.name, scenario.state};
    }
    [[nodiscard]] Condition condition(const Node& node) const {
        node.object({"won?", "square?", "holds?", "eliminated?"});
        const int kinds = (node.has("won") ? 1 : 0) + (node.has("square") || node.has("holds") ? 1 : 0) + (node.has("eliminated") ? 1 : 0);
        if (kinds != 1) node.fail("needs one of \"won\", \"square\" with \"holds\", and \"eliminated\"");
        if (node.has("won")) return WonBy{seat(node.member("won"))};
        if (node.has("eliminated")) return UnitLost{json_parts::unit_of(node.member("eliminated"), roster())};
        SquareHolds holds{json_parts::square_of(node.member("square")), SquareHolds::Who::unit, {}};
        const std::string who = node.member("holds").text();
        if (who == "own") holds.who = SquareHolds::Who::own;
        else if (who == "enemy") holds.who = SquareHolds::Who::enemy;
        else if (who == "nothing") holds.who = SquareHolds::Who::nothing;
        else holds.unit = json_parts::unit_of(node.member("holds"), roster());
        return holds;
    }

private:
    [[nodiscard]] const Roster& roster() const { return base_.pieces.roster; }
    const Ruleset& base_;
};

}  // namespace

Lesson read_lesson(const std::string& text, const std::string& document, const Ruleset& base, const std::vector<std::string>& rules) {
    return json::lesson_in(text, document, OwnInLesson(base), rules);
}

}  // namespace fow::waterloo
