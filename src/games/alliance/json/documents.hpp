// Every document of La Belle Alliance (L14; json/documents.hpp).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/alliance/engine/lesson.hpp"
#include "games/alliance/engine/rules.hpp"
#include "games/alliance/engine/session.hpp"
#include "games/alliance/view/event.hpp"
#include "games/alliance/view/position.hpp"
#include "json/documents.hpp"
#include "json/record.hpp"
#include "json/sealed.hpp"

namespace fow::alliance {

/// What the documents of all games need to know about this one, and this one as the only known game.
[[nodiscard]] const GameDocuments& documents();
[[nodiscard]] KnownGames only_documents();

/// The parts of the data, each a file of rules/alliance/ (L14.6) and a member of "rules" in records.
inline constexpr std::array<std::string_view, 5> rules_parts{"corps", "tracks", "tables", "cards", "constants"};
/// The texts of the files, in the order of rules_parts. `folder` is for error messages: "<folder>/cards.json". Throws DataError with
/// document, place and reason of every fault.
[[nodiscard]] RuleSet read_rule_set(const std::array<std::string, 5>& texts, const std::string& folder);

/// Format "fog-of-waterloo/record", version 1. Throws GameTooLong.
[[nodiscard]] std::string write_record(const Record& record);
using ReadRecord = ReadRecordOf<Record>;
/// Throws if the head is unusable. A bad ply only cuts the record short and is reported.
[[nodiscard]] ReadRecord read_record(const std::string& text, const std::string& document);
[[nodiscard]] OpenPart open_part(const Record& record);
/// The size of the record in bytes, since the game has no secrets.
[[nodiscard]] std::size_t sealed_room(const Record& record, std::size_t heard);

/// A position on one line (L14.8). It cannot be written while a die is due.
[[nodiscard]] std::string write_position(const Rules& rules, const State& state);
[[nodiscard]] State read_position(const std::string& text, const std::string& document, const Rules& rules);

/// Format "fog-of-waterloo/scenario", version 1: a posed position, and its own data if it has any.
struct Scenario {
    std::string name;
    std::string description;
    RuleSet rules;
    State start;
    friend bool operator==(const Scenario&, const Scenario&) = default;
};
/// `base` has the data that the scenario does not change. Refuses a position in which the game is over.
[[nodiscard]] Scenario read_scenario(const std::string& text, const std::string& document, const RuleSet& base);
/// Writes what differs from `base`.
[[nodiscard]] std::string write_scenario(const Scenario& scenario, const RuleSet& base);

/// Format "fog-of-waterloo/diagram", version 1. Also refuses a diagram that the rules contradict.
[[nodiscard]] Diagram read_diagram(const std::string& text, const std::string& document, const RuleSet& base);

/// Format "fog-of-waterloo/lesson", version 1. `base`: the data of the rules. `rules`: the ids of the rulebook. Does not play it:
/// faults_of() does.
[[nodiscard]] Lesson read_lesson(const std::string& text, const std::string& document, const RuleSet& base,
                                 const std::vector<std::string>& rules);

/// A view as JSON for other programs: a position, who decides, what is legal and which die is due. There is no reader.
[[nodiscard]] std::string write_view(const Rules& rules, const State& state);
/// The chances of an action (L13.6) as one line of JSON.
[[nodiscard]] std::string write_outlook(const Rules& rules, const Outlook& outlook);
/// Events as JSON, one object per line. There is no reader.
[[nodiscard]] std::string write_log(const std::vector<Line>& log);
/// The same for a whole game; after each step also what changed in the view, so that another program can replay it without the rules.
[[nodiscard]] std::string write_log(const Session& session);

/// What a seat has heard, in the exact form that our programs exchange (docs/bots.md), on one line. A view is a position.
[[nodiscard]] std::string write_exact(const Line& line);
/// What write_exact() wrote. Throws DataError.
[[nodiscard]] Line read_exact_line(const std::string& text);

}  // namespace fow::alliance
