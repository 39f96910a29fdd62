// The documents of rules/waterloo/ one by one; each value stands with the id of its rule.
#pragma once

#include <array>
#include <utility>

#include "reader.hpp"

namespace fow::json {

inline constexpr std::array<std::string_view, 3> sector_names{"left", "centre", "right"};

/// {"rule": ID, "squares": [...]}, in the order of the document.
[[nodiscard]] std::vector<Square> ruled_squares(const Node& node, const char* rule);
/// The same, each square once.
[[nodiscard]] SquareSet ruled_square_set(const Node& node, const char* rule);
[[nodiscard]] PerSeat<SquareSet> ruled_by_seat(const Node& node, const char* rule);
/// The member `name`, {"rule": ID, "value": number}. Which numbers can be played by is faults_of's business.
[[nodiscard]] int ruled_number(const Node& document, std::string_view name, const char* rule);

[[nodiscard]] Value ruled(const char* rule, const char* name, Value value);
[[nodiscard]] Value squares_to_json(const std::vector<Square>& squares);
[[nodiscard]] Value squares_to_json(SquareSet squares);
[[nodiscard]] Value ruled_by_seat(const char* rule, const PerSeat<SquareSet>& sets);

[[nodiscard]] BoardRules read_board(const Node& node);
[[nodiscard]] PieceRules read_pieces(const Node& node);
[[nodiscard]] TurnRules read_turns(const Node& node);
[[nodiscard]] DieRules read_die(const Node& node);
[[nodiscard]] ArrivalRules read_arrival(const Node& node);
[[nodiscard]] TerrainRules read_terrain(const Node& node);
[[nodiscard]] CardRules read_cards(const Node& node);
[[nodiscard]] ExpertRules read_expert(const Node& node);

[[nodiscard]] Value to_json(const BoardRules& board);
[[nodiscard]] Value to_json(const PieceRules& pieces);
[[nodiscard]] Value to_json(const TurnRules& turns);
[[nodiscard]] Value to_json(const DieRules& die);
[[nodiscard]] Value to_json(const ArrivalRules& arrival);
[[nodiscard]] Value to_json(const TerrainRules& terrain);
[[nodiscard]] Value to_json(const CardRules& cards);
[[nodiscard]] Value to_json(const ExpertRules& expert);

}  // namespace fow::json
