// The comments on a game: each game has a separate comment file, shared by all copies of the game (also for battles that ship with the
// program), and never part of what was played.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "app/match.hpp"
#include "seal/comments.hpp"

namespace fow::app {

class CommentFile {
public:
    /// The comments on that game in `folder` that the seat may read; without a seat the game is over. Throws DataError if the file is
    /// unusable. `match` must outlive them.
    CommentFile(const std::filesystem::path& folder, const Match& match, std::optional<Seat> seat, const seal::Key& key);

    /// The readable comments, ordered by the moments that they are about. An author has at most one comment on each moment.
    [[nodiscard]] const std::vector<Comment>& shown() const { return shown_; }
    /// The text of the author who writes now, about the moment after that many plies.
    [[nodiscard]] const Comment* own_at(std::size_t ply) const;
    /// Writes or replaces it. Throws WriteError; DataError if there are too many.
    void write(std::size_t ply, const std::string& text);
    void remove(std::size_t ply);

private:
    /// Forgets the text of the author who writes now, but does not save. False if there is none.
    bool drop(std::size_t ply);
    [[nodiscard]] bool may_read(const Comment& comment) const;
    void select();
    void save();
    const Match& match_;
    std::optional<Seat> seat_;
    seal::Key key_;
    std::filesystem::path path_;
    std::vector<Comment> all_;
    std::vector<Comment> shown_;
};

/// The comments on a game that ships with the program: a document of comments in `folder`, named by TableNotes::id. Nothing if there is
/// none, or if the game is not over. Throws DataError if the file is unusable.
[[nodiscard]] std::vector<Comment> shipped_comments(const std::filesystem::path& folder, const Match& match);

}  // namespace fow::app
