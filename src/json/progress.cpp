// A player's progress in the course.
#include "json/documents.hpp"

#include <algorithm>
#include <set>

#include "table_json.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view progress_format = "fog-of-waterloo/progress";
constexpr std::size_t max_lessons = 2000, max_games = 2000;
constexpr int max_hints = 100000;

using Result = GameAgainstComputer::Result;

std::string_view word(Result result) { return result == Result::won ? "won" : result == Result::lost ? "lost" : "drawn"; }
std::optional<Result> result_from_word(std::string_view text) {
    for (const Result result : {Result::won, Result::lost, Result::drawn})
        if (text == word(result)) return result;
    return std::nullopt;
}

GameAgainstComputer read_game(const Node& node) {
    node.object({"id", "game", "level", "style", "result", "hints"});
    return {json::hex_bytes(node.member("id"), json::id_size),
            node.member("game").text(),
            {json::read_level(node.member("level")), json::read_style(node.member("style")), {}},
            node.member("result").word(result_from_word, "won, lost or drawn"),
            node.member("hints").integer(0, max_hints)};
}
Value to_json(const GameAgainstComputer& game) {
    return {{"id", json::hex(game.id)},         {"game", json::free_text(game.game)}, {"level", word(game.player.level)},
            {"style", word(game.player.style)}, {"result", word(game.result)},        {"hints", std::min(game.hints, max_hints)}};
}

}  // namespace

Progress united(Progress first, const Progress& second) {
    first.done.insert(second.done.begin(), second.done.end());
    for (const GameAgainstComputer& game : second.against) {
        const auto is_it = [&](const GameAgainstComputer& known) { return known.id == game.id; };
        if (std::none_of(first.against.begin(), first.against.end(), is_it)) first.against.push_back(game);
    }
    return first;
}

Progress read_progress(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(progress_format);
    node.object({"format", "version", "done", "against_the_computer?"});
    Progress progress;
    json::Gathered faults(document);
    faults.each(node, "done", max_lessons, [&](const Node& place) {
        const std::string lesson = place.text();
        if (lesson.empty()) place.fail("the name of the lesson is empty");
        if (!progress.done.insert(lesson).second) place.fail("the lesson is listed twice");
    });
    std::set<std::string> ids;
    if (node.has("against_the_computer"))
        faults.each(node, "against_the_computer", max_games, [&](const Node& place) {
            progress.against.push_back(read_game(place));
            if (!ids.insert(progress.against.back().id).second) place.fail("the game is listed twice");
        });
    faults.refuse();
    return progress;
}

std::string write_progress(const Progress& progress) {
    Value done = Value::array();
    std::set<std::string> written;  // two names of files may differ only beyond the letters that are kept
    for (const std::string& lesson : progress.done)
        if (std::string kept = json::free_text(lesson); done.size() < max_lessons && written.insert(kept).second) done.push_back(kept);
    Value against = Value::array();
    const std::size_t left_out = progress.against.size() > max_games ? progress.against.size() - max_games : 0;
    for (std::size_t i = left_out; i < progress.against.size(); ++i)
        if (progress.against[i].id.size() == json::id_size) against.push_back(to_json(progress.against[i]));
    return "{\n" + json::line("format", progress_format) + json::line("version", 1) + "  \"done\": " + json::one_per_line(done, "  ") +
           (against.empty() ? "" : ",\n  \"against_the_computer\": " + json::one_per_line(against, "  ")) + "\n}\n";
}

}  // namespace fow
