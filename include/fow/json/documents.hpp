// Every document of the game as text, to and from values. Reading is strict: a missing, unknown, doubled or
// ill-typed member, a value out of range or a foreign format throws DataError; nothing is guessed. Writing always makes
// what can be read: of a typed name or description, bytes that are no UTF-8 are replaced and what is too long is cut.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "fow/engine/session.hpp"

namespace fow {

/// Bad data: which document, where in it (a JSON pointer, "" = the whole), and why.
class DataError : public std::runtime_error {
public:
    DataError(std::string document, std::string pointer, std::string reason);
    std::string document;
    std::string pointer;
    std::string reason;
};

/// The texts of rules/waterloo/: board, pieces, turns, die, arrival (.json each).
struct RulesTexts {
    std::string board;
    std::string pieces;
    std::string turns;
    std::string die;
    std::string arrival;
};
/// `folder` names the documents in errors: "<folder>/pieces.json".
[[nodiscard]] Ruleset read_ruleset(const RulesTexts& texts, const std::string& folder);

/// A record (docs/formats.md): format "fog-of-waterloo/record", version 1.
[[nodiscard]] std::string write_record(const Record& record);
struct ReadRecord {
    Record record;                             ///< plies up to the first unreadable or unfitting digest
    std::optional<std::size_t> broken_at;      ///< index of the first ply whose text or digest does not fit
    std::string reason;
};
/// Throws where the head is unusable; a bad ply only cuts the record short and is reported.
[[nodiscard]] ReadRecord read_record(const std::string& text, const std::string& document);

/// A scenario: format "fog-of-waterloo/scenario", version 1. A posed position on a given ruleset.
struct Scenario {
    std::string name;
    std::string description;
    Mode mode = Mode::basic;
    State state;
};
[[nodiscard]] Scenario read_scenario(const std::string& text, const std::string& document, const Ruleset& rules);
[[nodiscard]] std::string write_scenario(const Scenario& scenario, const Ruleset& rules);

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
