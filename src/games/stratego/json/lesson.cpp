// Lessons of the course.
#include "json/lesson.hpp"

#include <algorithm>
#include <array>

#include "parts.hpp"

namespace fow::stratego {
namespace {

using json::Node;

/// The parts of a lesson that only these games have.
class OwnInLesson {
public:
    using L = TaughtGame;
    static constexpr std::array<std::string_view, 11> members{"format", "version", "game", "title",    "part", "order",
                                                              "aim",    "rules",   "seat", "scenario", "steps"};
    /// A whole army is set up piece by piece.
    static constexpr std::size_t most_acts = 2 * most_pieces;
    explicit OwnInLesson(const RuleSet& base) : base_(base) {}

    [[nodiscard]] CoursePart part(const Node& part) const { return part.word(course_part_from_word, "duel or classic"); }
    [[nodiscard]] Seat seat(const Node& seat) const { return json_parts::seat_of(seat); }
    [[nodiscard]] std::vector<Square> squares(const Node& squares) const {
        std::vector<Square> list;
        json_parts::squares_of(squares).any([&](std::uint8_t index) {
            list.push_back(Square::from_index(index));
            return false;
        });
        return list;
    }
    [[nodiscard]] std::optional<Action> action(const std::string& text) const { return action_from_text(text); }
    /// There is no chance.
    [[nodiscard]] std::optional<Roll> roll(const std::string&) const { return std::nullopt; }
    void pose(const Node& posed, Lesson& lesson) const {
        posed.object({"name", "description", "board?", "army?", "limits?", "position"});
        Scenario scenario = json_parts::read_scenario_parts(posed, base_);
        lesson.ruleset = std::move(scenario.rules);
        lesson.start = scenario.start;
    }
    [[nodiscard]] Condition condition(const Node& node) const {
        node.object({"won?", "square?", "holds?", "side?", "lost?", "ready?"});
        const bool won = node.has("won"), square = node.has("square") || node.has("holds"), lost = node.has("side") || node.has("lost");
        const bool ready = node.has("ready");
        if ((won ? 1 : 0) + (square ? 1 : 0) + (lost ? 1 : 0) + (ready ? 1 : 0) != 1)
            node.fail("needs one of \"won\", \"ready\", \"square\" with \"holds\", and \"side\" with \"lost\"");
        if (ready) return ArmyStands{seat(node.member("ready"))};
        if (won) return WonBy{seat(node.member("won"))};
        if (lost) return RankLost{seat(node.member("side")), rank(node.member("lost"))};
        SquareHolds holds{json_parts::square_of(node.member("square"))};
        const std::string who = node.member("holds").text();
        if (who == "own") holds.who = SquareHolds::Who::own;
        else if (who == "enemy") holds.who = SquareHolds::Who::enemy;
        else if (who == "nothing") holds.who = SquareHolds::Who::nothing;
        else {
            holds.who = SquareHolds::Who::rank;
            holds.rank = rank(node.member("holds"));
        }
        return holds;
    }

private:
    [[nodiscard]] static Rank rank(const Node& node) { return node.word(json_parts::rank_from_word, "a rank (C1.3)"); }
    const RuleSet& base_;
};

/// Whose rules the lesson has.
const RuleSet& base_of(const Node& node, const std::vector<RuleSet>& bases) {
    const Node named = node.member("game");
    const std::string game = named.text();
    const auto base = std::find_if(bases.begin(), bases.end(), [&](const RuleSet& set) { return set.id == game; });
    if (base == bases.end()) named.fail("\"" + game + "\" is not a game that this lesson may be about");
    return *base;
}

}  // namespace

Lesson read_lesson(const std::string& text, const std::string& document, const std::vector<RuleSet>& bases,
                   const std::vector<std::string>& rules) {
    const json::Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(json::lesson_format);
    return json::lesson_in(text, document, OwnInLesson(base_of(node, bases)), rules);
}

}  // namespace fow::stratego
