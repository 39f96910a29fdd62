// Every document of the game as text, to and from values. Reading is strict: a missing, unknown, doubled or
// ill-typed member, a value out of range or a foreign format throws DataError; nothing is guessed. Writing always makes
// what can be read: of a typed name or description, bytes that are no UTF-8 are replaced and what is too long is cut.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fow/core/fault.hpp"
#include "fow/engine/session.hpp"
#include "fow/view/battlefield.hpp"

namespace fow {

/// The texts of rules/waterloo/ (.json each).
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
/// `folder` names the documents in errors: "<folder>/pieces.json".
[[nodiscard]] Ruleset read_ruleset(const RulesTexts& texts, const std::string& folder);

/// A record (docs/formats.md): format "fog-of-waterloo/record", version 1.
[[nodiscard]] std::string write_record(const Record& record);
struct ReadRecord {
    Record record;                         ///< plies up to the first unreadable or unfitting digest
    std::optional<std::size_t> broken_at;  ///< index of the first ply whose text or digest does not fit
    std::string reason;
};
/// Throws where the head is unusable; a bad ply only cuts the record short and is reported.
[[nodiscard]] ReadRecord read_record(const std::string& text, const std::string& document);

/// A scenario: format "fog-of-waterloo/scenario", version 1. A battlefield (W14.3), or the printed one, and a position on
/// it: armies that the players set up, armies that stand ready for the first turn, or a turn of a game.
struct Scenario {
    std::string name;
    std::string description;
    Mode mode = Mode::basic;
    Ruleset rules;  ///< the base with what the scenario has of its own
    State state;
};
/// Throws with every reason at once. Of `options` the mode is the scenario's own; W14.1 and W14.2 make the start another.
[[nodiscard]] Scenario read_scenario(const std::string& text, const std::string& document, const Ruleset& base, Options options = {});
/// `scenario.state` must be one that a game starts from.
[[nodiscard]] std::string write_scenario(const Scenario& scenario, const Ruleset& base);

/// A battlefield as it is drawn, in the format of a scenario. Refuses what cannot be played (every reason at once), and a
/// scenario that holds more than a drawing: a turn under way and its marks.
[[nodiscard]] Battlefield read_battlefield(const std::string& text, const std::string& document, const Ruleset& base);
/// The same for one that is still being drawn: what cannot be played yet is no reason to refuse it.
[[nodiscard]] Battlefield read_drawing(const std::string& text, const std::string& document, const Ruleset& base);
/// Any battlefield, playable or not. Units must be of the base's roster.
[[nodiscard]] std::string write_battlefield(const Battlefield& field, const Ruleset& base);

/// A deployment of one army: format "fog-of-waterloo/deployment", version 1.
/// Units not placed stay in reserve.
struct Deployment {
    Seat seat = Seat::french;
    std::string name;
    std::vector<PlaceUnit> places;  ///< sorted by square
    friend bool operator==(const Deployment&, const Deployment&) = default;
};
[[nodiscard]] Deployment read_deployment(const std::string& text, const std::string& document, const Roster& roster);
[[nodiscard]] std::string write_deployment(const Deployment& deployment, const Roster& roster);

/// A view as JSON for other programs (docs/formats.md); one way.
[[nodiscard]] std::string write_view(const PlayerView& view, const Roster& roster);
/// Events as JSON lines' objects, one way.
[[nodiscard]] std::string write_log(const std::vector<LogLine>& log, const Roster& roster);

}  // namespace fow
