// Comments on a game, sealed like its ledger.
#pragma once

#include "json/comments.hpp"
#include "seal/ledger.hpp"

namespace fow::seal {

/// Encrypted, and padded for each author, so that its size does not show whether a seat has written anything: only whether that was
/// more than 64 KiB. `id`: Record::id.
[[nodiscard]] std::string locked_comments(const GameDocuments& game, const std::string& id, const std::vector<Comment>& comments,
                                          const Key& program);
/// Throws DataError if it was not written for this game with this key, or was changed.
[[nodiscard]] std::vector<Comment> unlocked_comments(const GameDocuments& game, const std::string& bytes, const std::string& document,
                                                     const std::string& id, const Key& program);

}  // namespace fow::seal
