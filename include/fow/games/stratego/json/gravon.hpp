// Games as the archives of the Gravon server keep them, in XML or in the older text format .gsn: the board at the start, the moves, the
// players and the result (docs/formats.md says what is known of them).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fow/games/stratego/json/documents.hpp"

namespace fow::stratego {

/// Whether a text can be nothing else: it begins with the sign of one of the two formats.
[[nodiscard]] bool is_gravon(std::string_view text);

/// The game as a record. Where both armies stand complete in their zones, they are set up by plies; otherwise the game starts from a posed
/// position. A move that our rules refuse ends the record: ReadRecord::broken_at is the ply that it would have been, and the reason names
/// the move and the rule. Players who gave up do so if it was their turn; other results that no move brought about are left out.
/// `games`: the rules of the classic game and the Duel. Throws DataError for what is no such game.
[[nodiscard]] ReadRecord read_gravon(const std::string& text, const std::string& document, const std::vector<Rules>& games);

/// As XML: set-up, turns, names and result. Offers are left out. Throws DataError if the game has not begun, if the board is not ten by
/// ten, or if Blue moved first.
[[nodiscard]] std::string write_gravon(const Session& session);
/// The same as .gsn, which holds only games that are over.
[[nodiscard]] std::string write_gsn(const Session& session);

}  // namespace fow::stratego
