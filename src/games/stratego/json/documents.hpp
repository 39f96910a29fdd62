// Every document of the classic game and its variants (json/documents.hpp; docs/formats.md describes the formats).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/stratego/engine/lesson.hpp"
#include "games/stratego/engine/session.hpp"
#include "games/stratego/view/event.hpp"
#include "games/stratego/view/view.hpp"
#include "json/documents.hpp"
#include "json/record.hpp"
#include "json/sealed.hpp"

namespace fow::stratego {

/// What the documents of all games need to know about these. `id`: RuleSet::id.
[[nodiscard]] const GameDocuments& documents(std::string_view id);
/// All of them, as the only known games, in the order of `variants`.
[[nodiscard]] KnownGames known_games();

/// The texts of the .json files in rules/stratego/.
struct RulesTexts {
    std::string board, armies, limits;
};
/// The rule set of the game with that id. `folder` is for error messages: "<folder>/armies.json".
[[nodiscard]] RuleSet read_rule_set(const RulesTexts& texts, const std::string& folder, std::string_view id);

/// Format "fog-of-waterloo/record", version 1. Throws GameTooLong.
[[nodiscard]] std::string write_record(const Record& record);
/// What anybody may know of a game in progress, and the bytes that its record needs as far as that can be told from what both players
/// know: the rules, and how many lines each viewer has heard.
[[nodiscard]] OpenPart open_part(const Record& record);
[[nodiscard]] Options options_in(const OpenPart& open);
[[nodiscard]] std::size_t sealed_room(const Record& record, std::size_t heard);
using ReadRecord = ReadRecordOf<Record>;
/// Throws if the head is unusable. A bad ply only cuts the record short and is reported.
[[nodiscard]] ReadRecord read_record(const std::string& text, const std::string& document);

/// Format "fog-of-waterloo/scenario", version 1: a custom board, armies and limits or the printed ones, and perhaps a posed position on it;
/// without a position, the players set up.
struct Scenario {
    std::string name;
    std::string description;
    RuleSet rules;
    std::optional<State> start;
    friend bool operator==(const Scenario&, const Scenario&) = default;
};
/// `base` has what the scenario does not change. Refuses a position in which the game is over.
[[nodiscard]] Scenario read_scenario(const std::string& text, const std::string& document, const RuleSet& base);
/// The variant that a scenario is for. Throws DataError if it names none of them.
[[nodiscard]] std::string game_of_scenario(const std::string& text, const std::string& document);
/// The same, but a board that cannot be played yet is refused only if it cannot be drawn either (fits_board()), or if pieces stand on it.
[[nodiscard]] Scenario read_drawing(const std::string& text, const std::string& document, const RuleSet& base);
/// Writes what differs from `base`. The start must be a posed position.
[[nodiscard]] std::string write_scenario(const Scenario& scenario, const RuleSet& base);

/// A set-up that a player kept: format "fog-of-waterloo/deployment", version 1. Pieces that are not placed stay in the box.
struct Deployment {
    Seat seat = red_seat;
    std::string name;
    std::vector<Place> places;  ///< sorted by square
    std::string kept_in{};      ///< TableNotes::id of the game in which it was kept; may be empty
    friend bool operator==(const Deployment&, const Deployment&) = default;
};
[[nodiscard]] Deployment read_deployment(const std::string& text, const std::string& document, const RuleSet& rules);
[[nodiscard]] std::string write_deployment(const Deployment& deployment, const RuleSet& rules);

/// A ready-made set-up, for either side: format "fog-of-waterloo/formation", version 1.
struct Formation {
    std::string game;    ///< RuleSet::id
    std::string id;      ///< "corner-fort"
    std::string name;    ///< "Corner fort"
    std::string text;    ///< what it is good for
    std::string set_up;  ///< C6.3
    friend bool operator==(const Formation&, const Formation&) = default;
};
/// Also refuses a set-up that is not complete or that C1.7 forbids. `games`: the rules of the games that it may be for.
[[nodiscard]] Formation read_formation(const std::string& text, const std::string& document, const std::vector<Rules>& games);

/// Format "fog-of-waterloo/diagram", version 1. Also refuses a diagram that the rules contradict.
[[nodiscard]] Diagram read_diagram(const std::string& text, const std::string& document, const RuleSet& base);
/// A lesson of the course: format "fog-of-waterloo/lesson", version 1. `bases` are the rules of the games that it may be about. Each rule
/// that the lesson names must be one of `rules`, the ids of the rulebook. faults_of() tells whether it can be played through.
[[nodiscard]] Lesson read_lesson(const std::string& text, const std::string& document, const std::vector<RuleSet>& bases,
                                 const std::vector<std::string>& rules);

/// A view as JSON for other programs; nothing for the audience = nothing is hidden. There is no reader.
[[nodiscard]] std::string write_view(const Rules& rules, const State& state, Audience audience);
/// Events as JSON, one object per line. There is no reader.
[[nodiscard]] std::string write_log(const std::vector<Line>& log);
/// The same for a whole game: also the steps, and after each step what changed in the audience's view, so that another program can
/// replay the game without the rules. Steps count the plies that anybody heard of; real plies are given only when nothing is hidden.
[[nodiscard]] std::string write_log(const Session& session, Audience audience);

/// What a seat knows, in the exact form that our programs exchange (docs/bots.md). Each on one line.
[[nodiscard]] std::string write_exact(const View& view);
[[nodiscard]] std::string write_exact(const Line& line);
/// What write_exact() wrote. Moves that only a limit on repetition forbids come back with the rule but without the reason. Throws
/// DataError.
[[nodiscard]] View read_exact_view(const std::string& text);
[[nodiscard]] Line read_exact_line(const std::string& text);

}  // namespace fow::stratego
