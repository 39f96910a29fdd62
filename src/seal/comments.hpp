// Comments on a game, sealed like its ledger, and who may read them.
#pragma once

#include "fow/json/comments.hpp"
#include "seal/ledger.hpp"

namespace fow::seal {

/// Encrypted, and padded so that its size changes rarely. `id`: Record::id.
[[nodiscard]] std::string locked_comments(const GameDocuments& game, const std::string& id, const std::vector<Comment>& comments, const Key& program);
/// Throws DataError if it was not written for this game with this key, or was changed.
[[nodiscard]] std::vector<Comment> unlocked_comments(const GameDocuments& game, const std::string& bytes, const std::string& document, const std::string& id,
                                                     const Key& program);

/// Whether that seat may read the comment in this copy of the game; without a seat, a game that is over is shown to both. In every case the
/// copy must lead through the point at which the comment was written: nobody can make such a copy who does not know what both sides did.
template <class Session>
[[nodiscard]] bool may_read(const Comment& comment, const Session& session, std::optional<Seat> seat) {
    if (session.decider() != Decider::nobody && (!seat || comment.author != seat)) return false;
    return passes(session, comment.point);
}

}  // namespace fow::seal
