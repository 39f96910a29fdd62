// Games with commitments, as in the desktop game.
#pragma once

#include "games/waterloo/json/texts.hpp"
#include "seal/commitments.hpp"
#include "seal/seal.hpp"

namespace fow::testing {

using namespace waterloo;

/// The game of that record, with its commitments.
[[nodiscard]] Session committed(const Record& record);
[[nodiscard]] Session committed_game(unsigned seed, std::size_t plies, Options options = {});

[[nodiscard]] std::string sealed_text(const seal::Seal& seal, const Session& session, const seal::Key& program);
/// The record inside an opened seal.
[[nodiscard]] ReadRecord record_in(const seal::Opened& opened);
/// Parses a sealed record.
[[nodiscard]] SealedRecord sealed_in(const std::string& text);

}  // namespace fow::testing
