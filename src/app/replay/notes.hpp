// Bookmarks and comments in a replay.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/comment_file.hpp"
#include "ui/pages/replay_parts.hpp"

namespace fow::app {

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
