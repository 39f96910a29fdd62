#include "app/replay/notes.hpp"

#include <algorithm>

#include "app/program.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// "Marie: A trap?"; a bookmark without text is named as such.
std::string told_note(const Match& match, const Comment& comment) {
    std::string text = comment.text.empty() ? ui::tr("(bookmark)") : comment.text;
    if (!comment.author) return text;
    return ui::fill(ui::tr("{name}: {text}"), {{"name", match.notes().names[*comment.author]}, {"text", text}});
}

}  // namespace

ReplayNotes::ReplayNotes(Program& program, const Match& match, std::optional<Seat> seat, bool known)
    : program_(program), match_(match), seat_(seat) {
    if (!known) return;
    program.guarded([&] { shipped_ = shipped_comments(match.system().shipped_folder() / "comments", match); });
    program.guarded([&] { comments_.emplace(program.store().comment_folder(), match, seat, program.store().key()); });
}

void ReplayNotes::show(ui::Timeline& timeline, const std::function<std::size_t(std::size_t)>& halt_at) const {
    timeline.notes.clear();
    std::vector<Comment> shown = shipped_;
    if (comments_) shown.insert(shown.end(), comments_->shown().begin(), comments_->shown().end());
    std::stable_sort(shown.begin(), shown.end(), [](const Comment& a, const Comment& b) { return a.ply < b.ply; });
    for (const Comment& comment : shown) timeline.notes.push_back({ui::MarkKind::note, halt_at(comment.ply), told_note(match_, comment)});
}

void ReplayNotes::open(std::size_t ply) {
    ply_ = ply;
    const Comment* own = comments_->own_at(ply);
    page_ = ui::NotePage{own != nullptr ? own->text : std::string(), own != nullptr,
                         seat_ ? ui::fill(ui::tr("Until the game is over, only {name} can read it. Then both can."),
                                          {{"name", match_.notes().names[*seat_]}})
                               : ui::tr("Both players can read it.")};
}

bool ReplayNotes::draw(ui::Window& window) {
    const auto choice = ui::note_screen(window, *page_);
    if (!choice) return false;
    if (choice == ui::NoteChoice::keep) program_.guarded([&] { comments_->write(ply_, page_->text); });
    if (choice == ui::NoteChoice::remove) program_.guarded([&] { comments_->remove(ply_); });
    page_.reset();
    window.wake();
    return true;
}

std::vector<std::string> notes_at(const ui::Timeline& timeline, std::size_t halt) {
    std::vector<std::string> notes;
    for (const ui::TimeMark& note : timeline.notes)
        if (note.halt == halt) notes.push_back(note.text);
    return notes;
}

}  // namespace fow::app
