// Comments on a game, sealed like its ledger, and who may read them.
#pragma once

#include "fow/games/waterloo/engine/session.hpp"
#include "fow/games/waterloo/json/comments.hpp"
#include "seal/key.hpp"

namespace fow::seal {

/// Encrypted, and padded so that its size changes rarely. `id`: Record::id.
[[nodiscard]] std::string locked_comments(const std::string& id, const std::vector<Comment>& comments, const Key& program);
/// Throws DataError if it was not written for this game with this key, or was changed.
[[nodiscard]] std::vector<Comment> unlocked_comments(const std::string& bytes, const std::string& document, const std::string& id,
                                                     const Key& program);

/// Whether that seat may read the comment in this copy of the game; without a seat, a game that is over is shown to both. In every case the
/// copy must lead through the point at which the comment was written: nobody can make such a copy who does not know what both sides did.
[[nodiscard]] bool may_read(const Comment& comment, const Session& session, std::optional<Seat> seat);

}  // namespace fow::seal
