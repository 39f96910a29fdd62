// Games as the archives of the Gravon server keep them, in XML or in the older text format .gsn: the board at the start, the moves, the
// players and the result (docs/formats.md tells what is known about them).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/stratego/json/documents.hpp"

namespace fow::stratego {

/// Whether a text is such a game: it begins with the signature of one of the two formats.
[[nodiscard]] bool is_gravon(std::string_view text);

/// The game as a record. If both armies are complete and in their zones, plies set them up; otherwise the game starts from a posed
/// position. A move that our rules refuse ends the record: ReadRecord::broken_at is the ply that it would have been, and the reason names
/// the move and the rule. Players who gave up resign if it was their turn; other results that no move caused are left out.
/// `games`: the rules of the variants. Throws DataError if the text is not such a game.
[[nodiscard]] ReadRecord read_gravon(const std::string& text, const std::string& document, const std::vector<Rules>& games);

/// As XML: set-up, turns, names and result. Offers are left out. Throws DataError if the game has not begun, if the board is not ten by
/// ten, or if Blue moved first.
[[nodiscard]] std::string write_gravon(const Session& session);
/// The same as .gsn, which holds only games that are over.
[[nodiscard]] std::string write_gsn(const Session& session);

}  // namespace fow::stratego
