// Every document of Waterloo by callipers (K13.5, K14.2; fow/json/documents.hpp).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fow/games/callipers/engine/session.hpp"
#include "fow/json/documents.hpp"
#include "fow/json/record.hpp"
#include "fow/json/sealed.hpp"

namespace fow::callipers {

/// What documents of all games need to know of this one, and it as the only game that is known.
[[nodiscard]] const GameDocuments& documents();
[[nodiscard]] KnownGames only_documents();

/// The parts of the data: files of rules/callipers/, and with the battle the members of "rules" in records.
inline constexpr std::array<std::string_view, 2> rules_parts{"figures", "ground"};
/// The texts of the two files, in the order of rules_parts; a set without a battle. `folder` is for error messages:
/// "<folder>/ground.json". Throws DataError with document, place and reason of every fault.
[[nodiscard]] RuleSet read_ground(const std::array<std::string, 2>& texts, const std::string& folder);
/// Format "callipers/battle", version 1: a battle on that ground. Refuses what faults_of() finds.
[[nodiscard]] RuleSet read_battle(const std::string& text, const std::string& document, const RuleSet& base);
[[nodiscard]] std::string write_battle(const RuleSet& set);

/// Format "fog-of-waterloo/record", version 1. Throws GameTooLong.
[[nodiscard]] std::string write_record(const Record& record);
using ReadRecord = ReadRecordOf<Record>;
/// Throws if the head is unusable. A bad ply only cuts the record short and is reported.
[[nodiscard]] ReadRecord read_record(const std::string& text, const std::string& document);
[[nodiscard]] OpenPart open_part(const Record& record);
/// The game has no secrets: as many bytes as its record.
[[nodiscard]] std::size_t sealed_room(const Record& record, std::size_t heard);

/// A view as JSON for other programs: the position, who decides, and whether a die is due. There is no reader.
[[nodiscard]] std::string write_view(const Rules& rules, const State& state);
/// Events as JSON, one object per line. There is no reader.
[[nodiscard]] std::string write_log(const std::vector<Line>& log);
/// The same for a whole game; after each step also what changed in the view, so that another program can replay it without the rules.
[[nodiscard]] std::string write_log(const Session& session);

}  // namespace fow::callipers
