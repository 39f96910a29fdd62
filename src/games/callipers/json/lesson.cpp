// Lessons of the course.
#include "json/lesson.hpp"

#include <array>

#include "parts.hpp"

namespace fow::callipers {
namespace {

using namespace json_parts;

[[nodiscard]] std::optional<Flank> flank_from_word(std::string_view text) { return from_word<Flank>(flank_words, text); }

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
    [[nodiscard]] std::vector<Spot> squares(const Node& spots) const { return read_spots(spots); }
    [[nodiscard]] std::optional<Action> action(const std::string& text) const { return action_from_text(text); }
    [[nodiscard]] std::optional<Roll> roll(const std::string& text) const { return roll_from_text(text); }
    void pose(const Node& posed, Lesson& lesson) const {
        posed.object({"name", "description", "battle"});
        lesson.ruleset = read_posed_battle(posed.member("battle"), base_);
    }
    [[nodiscard]] Reached condition(const Node& node) const {
        if (node.has("piece")) return of_piece(node);
        node.object({"won?", "lost?", "strongpoint?", "held_by?"});
        const bool won = node.has("won"), lost = node.has("lost"), held = node.has("strongpoint") || node.has("held_by");
        if ((won ? 1 : 0) + (lost ? 1 : 0) + (held ? 1 : 0) != 1)
            node.fail("needs one of \"won\", \"lost\", \"piece\", and \"strongpoint\" with \"held_by\"");
        if (won) return WonBy{seat(node.member("won"))};
        if (lost) return IsLost{key(node.member("lost"))};
        return IsHeld{node.member("strongpoint").text(json::label_limit), seat(node.member("held_by"))};
    }

private:
    [[nodiscard]] static int key(const Node& node) { return node.integer(1, highest_key); }
    [[nodiscard]] static Reached of_piece(const Node& node) {
        node.object({"piece", "near?", "within?", "touches?", "side?", "faces?", "bears_on?", "guns?"});
        const int piece = key(node.member("piece"));
        int asked = 0;
        for (const char* name : {"near", "touches", "faces", "bears_on", "guns"}) asked += node.has(name) ? 1 : 0;
        if (asked != 1) node.fail("needs one of \"near\", \"touches\", \"faces\", \"bears_on\" and \"guns\"");
        if ((node.has("near") || node.has("faces")) != node.has("within")) node.fail("\"within\" goes with \"near\" and with \"faces\"");
        if (node.has("side") && !node.has("touches")) node.fail("\"side\" goes with \"touches\"");
        if (node.has("near")) return StandsNear{piece, read_point(node.member("near")), node.member("within").integer(0, bound)};
        if (node.has("faces")) return Faces{piece, node.member("faces").integer(0, 359), node.member("within").integer(0, 180)};
        if (node.has("bears_on")) return BearsOn{piece, key(node.member("bears_on"))};
        if (node.has("guns")) return UnderGuns{piece, node.member("guns").integer(0, static_cast<int>(most_pieces))};
        Touches touches{piece, key(node.member("touches")), std::nullopt};
        if (node.has("side")) touches.side = node.member("side").word(flank_from_word, "front, flank or rear");
        return touches;
    }

    const RuleSet& base_;
};

}  // namespace

Lesson read_lesson(const std::string& text, const std::string& document, const RuleSet& base, const std::vector<std::string>& rules) {
    const json::Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(json::lesson_format);
    static_cast<void>(json::game_of(node, only_documents()));
    Lesson lesson = json::lesson_in(text, document, OwnInLesson(base), rules);
    if (std::vector<Fault> faults = unknown_in(lesson); !faults.empty()) throw DataError(document, std::move(faults));
    return lesson;
}

}  // namespace fow::callipers
