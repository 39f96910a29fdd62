// Bookmarks and comments on a game, as a document that the json layer only reads and writes and that is sealed with the program's key.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "json/ledger.hpp"

namespace fow {

struct Comment {
    std::optional<Seat> author;  ///< the seat whose secret it was; none if it was written when the game was over
    std::size_t ply = 0;         ///< number of plies before the moment that it is about
    std::string text;            ///< empty for a mere bookmark; at most comment_letters
    CoursePoint point;           ///< how far the game had got when it was written
    friend bool operator==(const Comment&, const Comment&) = default;
};

/// The most comments of each author on one game: the two seats, and both players when it is over.
inline constexpr std::size_t comment_limit = 200;

/// Format "fog-of-waterloo/comments", version 1. `id`: TableNotes::id of the game.
[[nodiscard]] std::string write_comments(const GameDocuments& game, const std::string& id, const std::vector<Comment>& comments);
/// Throws if they belong to another game.
[[nodiscard]] std::vector<Comment> read_comments(const GameDocuments& game, const std::string& text, const std::string& document,
                                                 const std::string& id);

}  // namespace fow
