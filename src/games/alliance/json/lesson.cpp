// Lessons of the course.
#include "json/lesson.hpp"

#include <array>

#include "parts.hpp"

namespace fow::alliance {
namespace {

using json::Node;

/// The parts of a lesson that only this game has.
class OwnInLesson {
public:
    using L = TaughtGame;
    static constexpr std::array<std::string_view, 11> members{"format", "version", "game", "title",    "part", "order",
                                                              "aim",    "rules",   "seat", "scenario", "steps"};
    static constexpr std::size_t most_acts = 40;
    explicit OwnInLesson(const RuleSet& base) : base_(base) {}

    [[nodiscard]] CoursePart part(const Node& part) const { return part.word(course_part_from_word, "battle"); }
    [[nodiscard]] Seat seat(const Node& seat) const { return json::seat_of(documents(), seat); }
    [[nodiscard]] std::vector<Spot> squares(const Node& spots) const {
        std::vector<Spot> list;
        for (std::size_t i = 0; i < spots.size(spot_words.size()); ++i)
            list.push_back(spots.element(i).word(spot_from_word, "a camp, a place or the tracks of an army"));
        return list;
    }
    [[nodiscard]] std::optional<Action> action(const std::string& text) const { return action_from_text(text); }
    [[nodiscard]] std::optional<Roll> roll(const std::string& text) const { return roll_from_text(text); }
    void pose(const Node& posed, Lesson& lesson) const {
        posed.object({"name", "description", "position"});
        lesson.ruleset = base_;
        const Node position = posed.member("position");
        lesson.start = json_parts::read_position_node(position, Rules(base_));
        if (lesson.start->result) position.fail("the game is over in this position");
    }
    [[nodiscard]] Reached condition(const Node& node) const {
        node.object({"won?", "corps?", "at_most?", "captured?"});
        const bool won = node.has("won"), corps = node.has("corps") || node.has("at_most"), captured = node.has("captured");
        if ((won ? 1 : 0) + (corps ? 1 : 0) + (captured ? 1 : 0) != 1)
            node.fail("needs one of \"won\", \"captured\", and \"corps\" with \"at_most\"");
        if (won) return WonBy{seat(node.member("won"))};
        if (captured) return PlaceCaptured{node.member("captured").word(place_from_word, "a place (L8)")};
        return CorpsAtMost{node.member("corps").word(corps_from_word, "a corps (L1.2)"), node.member("at_most").integer(0, most_markers)};
    }

private:
    const RuleSet& base_;
};

}  // namespace

Lesson read_lesson(const std::string& text, const std::string& document, const RuleSet& base, const std::vector<std::string>& rules) {
    const json::Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(json::lesson_format);
    static_cast<void>(json::game_of(node, only_documents()));
    return json::lesson_in(text, document, OwnInLesson(base), rules);
}

}  // namespace fow::alliance
