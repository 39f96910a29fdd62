// Bookmarks and comments in a replay.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/match.hpp"
#include "seal/comments.hpp"
#include "ui/pages/replay_parts.hpp"

namespace fow::app {

/// The comments on a game: each game has a separate comment file, shared by all copies of the game (also for battles that ship with the
/// program), and never part of what was played.
class CommentFile {
public:
    /// The comments on that game in `folder` that the seat may read; without a seat the game is over. `played`: its course is the one that
    /// was played, not made up: with guesses at what is hidden, one could try which of them brings a comment to light. Throws DataError if
    /// the file is unusable. `match` must outlive them.
    CommentFile(const std::filesystem::path& folder, const Match& match, std::optional<Seat> seat, const seal::Key& key,
                bool played = true);

    /// The readable comments, ordered by the moments that they are about. An author has at most one comment on each moment.
    [[nodiscard]] const std::vector<Comment>& shown() const { return shown_; }
    /// The text of the author who writes now, about the moment after that many plies.
    [[nodiscard]] const Comment* own_at(std::size_t ply) const;
    /// Writes or replaces it, in the file as it is now: another window may have written to it. Throws WriteError; DataError if there are
    /// too many, or if the file has become unusable.
    void write(std::size_t ply, const std::string& text);
    void remove(std::size_t ply);

private:
    /// Reads the file. If there is none, what is known stays.
    void load();
    /// Forgets the text of the author who writes now, but does not save. False if there is none.
    bool drop(std::size_t ply);
    [[nodiscard]] bool may_read(const Comment& comment) const;
    void select();
    void save();
    const Match& match_;
    std::optional<Seat> seat_;
    seal::Key key_;
    bool played_;
    std::filesystem::path path_;
    std::vector<Comment> all_;
    std::vector<Comment> shown_;
};

/// The comments on a game that ships with the program: a document of comments in `folder`, named by TableNotes::id. Nothing if there is
/// none, or if the game is not over. Throws DataError if the file is unusable.
[[nodiscard]] std::vector<Comment> shipped_comments(const std::filesystem::path& folder, const Match& match);

class Program;

class ReplayNotes {
public:
    /// `known`: both armies are set up. Before that, only somebody who knows both armies can know the course so far, so there are no notes.
    /// There are none either if the file cannot be used; the player is told so.
    ReplayNotes(Program& program, const Match& match, std::optional<Seat> seat, bool known);

    [[nodiscard]] bool usable() const { return comments_.has_value(); }
    /// Puts them on the timeline. `halt_at`: the first halt at which that many plies had been made.
    void show(ui::Timeline& timeline, const std::function<std::size_t(std::size_t)>& halt_at) const;
    /// The page for the moment after that many plies; usable() must hold.
    void open(std::size_t ply);
    [[nodiscard]] bool is_open() const { return page_.has_value(); }
    /// Draws the open page. True when it was closed: then show() again.
    [[nodiscard]] bool draw(ui::Window& window);

private:
    Program& program_;
    const Match& match_;
    std::optional<Seat> seat_;
    std::optional<CommentFile> comments_;
    std::vector<Comment> shipped_;  ///< comments shipped with the game: they cannot be changed
    std::size_t ply_ = 0;
    std::optional<ui::NotePage> page_;
};

/// What was written about that moment.
[[nodiscard]] std::vector<std::string> notes_at(const ui::Timeline& timeline, std::size_t halt);

}  // namespace fow::app
