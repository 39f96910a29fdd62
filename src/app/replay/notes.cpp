#include "app/replay/notes.hpp"

#include <algorithm>

#include "app/desk.hpp"
#include "app/program.hpp"
#include "app/system.hpp"
#include "files/files.hpp"
#include "seal/ledger.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

std::string hex_of(const std::string& bytes) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const char c : bytes) text += {digits[static_cast<unsigned char>(c) >> 4U], digits[static_cast<unsigned char>(c) & 15U]};
    return text;
}

}  // namespace

CommentFile::CommentFile(const std::filesystem::path& folder, const Match& match, std::optional<Seat> seat, const seal::Key& key,
                         bool played)
    : match_(match), seat_(seat), key_(key), played_(played), path_(folder / hex_of(match.notes().id)) {
    load();
}

void CommentFile::load() {
    std::error_code unknown;
    if (std::filesystem::exists(path_, unknown))
        all_ = seal::unlocked_comments(match_.system().documents(), files::read(path_), path_.string(), match_.notes().id, key_);
    select();
}

void CommentFile::select() {
    shown_.clear();
    for (const Comment& comment : all_)
        if (comment.ply <= match_.ply_count() && may_read(comment)) shown_.push_back(comment);
    std::stable_sort(shown_.begin(), shown_.end(), [](const Comment& a, const Comment& b) { return a.ply < b.ply; });
}

/// In a finished game both players may read everything. In every case this copy must lead through the point at which the comment was
/// written: only somebody who knows what both sides did can make such a copy.
bool CommentFile::may_read(const Comment& comment) const {
    if (comment.author && !played_) return false;
    if (!match_.over() && (!seat_ || comment.author != seat_)) return false;
    return match_.passes(comment.point);
}

const Comment* CommentFile::own_at(std::size_t ply) const {
    const auto found =
        std::find_if(shown_.begin(), shown_.end(), [&](const Comment& comment) { return comment.ply == ply && comment.author == seat_; });
    return found == shown_.end() ? nullptr : &*found;
}

void CommentFile::write(std::size_t ply, const std::string& text) {
    load();
    // What the other seat has written must not show.
    const auto own = std::count_if(all_.begin(), all_.end(), [&](const Comment& comment) { return comment.author == seat_; });
    if (!drop(ply) && own >= static_cast<std::ptrdiff_t>(comment_limit))
        throw DataError(path_.string(), "", Told("There are too many comments on this game: remove one first."));
    all_.push_back({seat_, ply, text, match_.point()});
    save();
}

void CommentFile::remove(std::size_t ply) {
    load();
    if (drop(ply)) save();
}

bool CommentFile::drop(std::size_t ply) {
    const Comment* own = own_at(ply);
    return own != nullptr && std::erase(all_, Comment(*own)) > 0;
}

std::vector<Comment> shipped_comments(const std::filesystem::path& folder, const Match& match) {
    const std::string& id = match.notes().id;
    const std::filesystem::path path = folder / (hex_of(id) + ".json");
    std::error_code unknown;
    if (id.empty() || !match.over() || !std::filesystem::exists(path, unknown)) return {};
    std::vector<Comment> told = read_comments(match.system().documents(), files::read(path), path.string(), id);
    std::erase_if(told, [&](const Comment& comment) { return !match.passes(comment.point); });
    return told;
}

void CommentFile::save() {
    select();
    files::write(path_, seal::locked_comments(match_.system().documents(), match_.notes().id, all_, key_), files::Readers::owner);
}

namespace {

struct ShownComment {
    const Comment* comment;
    bool shipped;  ///< with the game: the catalogue has its text
};

/// "Marie: A trap?"; a bookmark without text is named as such. A player's own words stay as they are.
std::string told_note(const Match& match, const ShownComment& note) {
    const Comment& comment = *note.comment;
    std::string text = comment.text.empty() ? std::string(ui::tr("(bookmark)"))
                       : note.shipped       ? std::string(ui::tr(comment.text))
                                            : comment.text;
    if (!comment.author) return text;
    return ui::fill(ui::tr("{name}: {text}"), {{"name", names_at_table(match.notes())[*comment.author]}, {"text", text}});
}

}  // namespace

ReplayNotes::ReplayNotes(Program& program, const Match& match, std::optional<Seat> seat, bool known)
    : program_(program), match_(match), seat_(seat) {
    if (!known) return;
    program.guarded([&] { shipped_ = shipped_comments(match.system().shipped_folder() / "comments", match); });
    const bool played = !program.desk().replays_open_text() || program.store().has_ended(match);
    program.guarded([&] { comments_.emplace(program.store().comment_folder(), match, seat, program.store().key(), played); });
}

void ReplayNotes::show(ui::Timeline& timeline, const std::function<std::size_t(std::size_t)>& halt_at) const {
    timeline.notes.clear();
    std::vector<ShownComment> shown;
    for (const Comment& comment : shipped_) shown.push_back({&comment, true});
    if (comments_)
        for (const Comment& comment : comments_->shown()) shown.push_back({&comment, false});
    std::stable_sort(shown.begin(), shown.end(),
                     [](const ShownComment& a, const ShownComment& b) { return a.comment->ply < b.comment->ply; });
    for (const ShownComment& note : shown)
        timeline.notes.push_back({ui::MarkKind::note, halt_at(note.comment->ply), told_note(match_, note)});
}

void ReplayNotes::open(std::size_t ply) {
    ply_ = ply;
    const Comment* own = comments_->own_at(ply);
    page_ = ui::NotePage{own != nullptr ? own->text : std::string(), own != nullptr,
                         seat_ ? ui::fill(ui::tr("Until the game is over, only {name} can read it. Then both can."),
                                          {{"name", names_at_table(match_.notes())[*seat_]}})
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
