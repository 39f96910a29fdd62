// Every document of Waterloo (json/documents.hpp; docs/formats.md describes the formats).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/waterloo/engine/lesson.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/view/field.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "json/documents.hpp"
#include "json/record.hpp"
#include "json/sealed.hpp"

namespace fow::waterloo {

/// What the documents of all games need to know about this one.
[[nodiscard]] const GameDocuments& documents();
/// This one as the only known game.
[[nodiscard]] KnownGames only_documents();

/// The texts of the .json files in rules/waterloo/.
struct RulesTexts {
    std::string board;
    std::string pieces;
    std::string turns;
    std::string die;
    std::string arrival;
    std::string terrain;
    std::string cards;
    std::string expert;
};
/// `folder` is for error messages: "<folder>/pieces.json".
[[nodiscard]] Ruleset read_ruleset(const RulesTexts& texts, const std::string& folder);

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

/// Format "fog-of-waterloo/scenario", version 1: a custom battlefield (W14.3) or the printed one, and a position on it. The players set
/// up their armies, or the armies are ready for the first turn, or a turn is in progress.
struct Scenario {
    std::string name;
    std::string description;
    Mode mode = Mode::basic;
    Ruleset rules;  ///< the base rules with the changes of the scenario
    State state;
};
/// The mode of `options` is ignored in favour of the scenario's. W14.1 and W14.2 change the start.
[[nodiscard]] Scenario read_scenario(const std::string& text, const std::string& document, const Ruleset& base, Options options = {});
/// A game must be able to start from `scenario.state`.
[[nodiscard]] std::string write_scenario(const Scenario& scenario, const Ruleset& base);

/// A battlefield as drawn in the editor, in the scenario format. Refuses what cannot be played, and scenarios that hold more than a
/// drawing (a turn in progress and its marks).
[[nodiscard]] Battlefield read_battlefield(const std::string& text, const std::string& document, const Ruleset& base);
/// The same for an unfinished drawing: accepts what cannot be played yet.
[[nodiscard]] Battlefield read_drawing(const std::string& text, const std::string& document, const Ruleset& base);
/// Any battlefield, playable or not. Its units must be in the base's roster.
[[nodiscard]] std::string write_battlefield(const Battlefield& field, const Ruleset& base);

/// The deployment of one army: format "fog-of-waterloo/deployment", version 1. Units that are not placed stay in reserve.
struct Deployment {
    Seat seat = french_seat;
    std::string name;
    std::vector<PlaceUnit> places;  ///< sorted by square
    std::string kept_in{};          ///< Record::id of the game in which a player kept it; may be empty
    friend bool operator==(const Deployment&, const Deployment&) = default;
};
[[nodiscard]] Deployment read_deployment(const std::string& text, const std::string& document, const Roster& roster);
[[nodiscard]] std::string write_deployment(const Deployment& deployment, const Roster& roster);

/// A view as JSON for other programs. There is no reader.
[[nodiscard]] std::string write_view(const PlayerView& view, const Roster& roster);
/// What all_shown() shows, and what each player alone may know, by seat. There is no reader.
[[nodiscard]] std::string write_open_view(const Rules& rules, const State& state);
/// Events as JSON, one object per line. There is no reader.
[[nodiscard]] std::string write_log(const std::vector<LogLine>& log, const Roster& roster);
/// The same for a whole game: also the steps, the outcomes of fights, and after each step what changed in the audience's view, so that
/// another program can replay the game without the rules. Steps count the plies that anybody heard of; real plies are given only when
/// nothing is hidden.
[[nodiscard]] std::string write_log(const Session& session, Audience audience);

/// A diagram of the rulebook: format "fog-of-waterloo/diagram", version 1. Also refuses a diagram whose claims contradict the rules.
[[nodiscard]] Diagram read_diagram(const std::string& text, const std::string& document, const Ruleset& base);

/// A lesson of the course: format "fog-of-waterloo/lesson", version 1. Each rule that the lesson names must be one of `rules`, the ids of
/// the rulebook. faults_of() tells whether the lesson can be played through.
[[nodiscard]] Lesson read_lesson(const std::string& text, const std::string& document, const Ruleset& base,
                                 const std::vector<std::string>& rules);

/// What a seat knows, in the exact form that our programs exchange (docs/bots.md). Each on one line.
[[nodiscard]] std::string write_exact(const PlayerView& view, const Roster& roster);
[[nodiscard]] std::string write_exact(const LogLine& line);
/// What write_exact() wrote. Throws DataError.
[[nodiscard]] PlayerView read_exact_view(const std::string& text, const Roster& roster);
[[nodiscard]] LogLine read_exact_line(const std::string& text);

}  // namespace fow::waterloo
