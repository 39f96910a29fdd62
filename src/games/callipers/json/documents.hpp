// Every document of Waterloo by callipers (K13.5, K14.2; json/documents.hpp).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/callipers/engine/lesson.hpp"
#include "games/callipers/engine/rules.hpp"
#include "games/callipers/engine/session.hpp"
#include "games/callipers/view/position.hpp"
#include "json/documents.hpp"
#include "json/record.hpp"
#include "json/sealed.hpp"

namespace fow::callipers {

/// What the documents of all games need to know about this one, and this one as the only known game.
[[nodiscard]] const GameDocuments& documents();
[[nodiscard]] KnownGames only_documents();

/// The parts of the data: files of rules/callipers/, and with the battle the members of "rules" in records.
inline constexpr std::array<std::string_view, 2> rules_parts{"figures", "ground"};
/// The texts of the two files, in the order of rules_parts; a set without a battle. `folder` is for error messages:
/// "<folder>/ground.json". Throws DataError with document, place and reason of every fault.
[[nodiscard]] RuleSet read_ground(const std::array<std::string, 2>& texts, const std::string& folder);
/// Format "callipers/battle", version 1: a battle on the ground of `base`, or on its own ground. Refuses what faults_of() finds.
[[nodiscard]] RuleSet read_battle(const std::string& text, const std::string& document, const RuleSet& base);
/// The same, but keeps whatever faults_of() would find: for a battle that is still being drawn.
[[nodiscard]] RuleSet read_battle_drawing(const std::string& text, const std::string& document, const RuleSet& base);
/// Its ground is written only if it is not that of `base`. The set may have faults.
[[nodiscard]] std::string write_battle(const RuleSet& set, const RuleSet& base);

/// Format "fog-of-waterloo/record", version 1. Throws GameTooLong.
[[nodiscard]] std::string write_record(const Record& record);
using ReadRecord = ReadRecordOf<Record>;
/// Throws if the head is unusable. A bad ply only cuts the record short and is reported.
[[nodiscard]] ReadRecord read_record(const std::string& text, const std::string& document);
[[nodiscard]] OpenPart open_part(const Record& record);
/// The size of the record in bytes, since the game has no secrets.
[[nodiscard]] std::size_t sealed_room(const Record& record, std::size_t heard);

/// Format "fog-of-waterloo/diagram", version 1, with its own battle on the ground of `base`. Also refuses a diagram that the rules
/// contradict.
[[nodiscard]] Diagram read_diagram(const std::string& text, const std::string& document, const RuleSet& base);

/// Format "fog-of-waterloo/lesson", version 1. `base`: figures and ground; the lesson has its own battle. `rules`: the ids of the rulebook.
/// Does not play it: faults_of() does.
[[nodiscard]] Lesson read_lesson(const std::string& text, const std::string& document, const RuleSet& base,
                                 const std::vector<std::string>& rules);

/// A view as JSON for other programs: the position, who decides, and whether a die is due. There is no reader.
[[nodiscard]] std::string write_view(const Rules& rules, const State& state);
/// Events as JSON, one object per line. There is no reader.
[[nodiscard]] std::string write_log(const std::vector<Line>& log);
/// The same for a whole game; after each step also what changed in the view, so that another program can replay it without the rules.
[[nodiscard]] std::string write_log(const Session& session);

/// What a seat knows and has heard, in the exact form that our programs exchange (docs/bots.md), on one line.
[[nodiscard]] std::string write_exact(const View& view);
[[nodiscard]] std::string write_exact(const Line& line);
/// What write_exact() wrote. Throws DataError, also for a view that cannot occur in a game with these rules.
[[nodiscard]] View read_exact_view(const Rules& rules, const std::string& text);
[[nodiscard]] Line read_exact_line(const std::string& text);

}  // namespace fow::callipers
