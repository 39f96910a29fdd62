#include "app/comment_file.hpp"

#include <algorithm>

#include "files/files.hpp"
#include "fow/games/waterloo/json/documents.hpp"
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

CommentFile::CommentFile(const std::filesystem::path& folder, const Session& session, std::optional<Seat> seat, const seal::Key& key)
    : session_(session), seat_(seat), key_(key), path_(folder / hex_of(session.record().id)) {
    std::error_code unknown;
    if (std::filesystem::exists(path_, unknown))
        all_ = seal::unlocked_comments(documents(), files::read(path_), path_.string(), session.record().id, key);
    select();
}

void CommentFile::select() {
    shown_.clear();
    for (const Comment& comment : all_)
        if (comment.ply <= session_.ply_count() && seal::may_read(comment, session_, seat_)) shown_.push_back(comment);
    std::stable_sort(shown_.begin(), shown_.end(), [](const Comment& a, const Comment& b) { return a.ply < b.ply; });
}

const Comment* CommentFile::own_at(std::size_t ply) const {
    const auto found =
        std::find_if(shown_.begin(), shown_.end(), [&](const Comment& comment) { return comment.ply == ply && comment.author == seat_; });
    return found == shown_.end() ? nullptr : &*found;
}

void CommentFile::write(std::size_t ply, const std::string& text) {
    drop(ply);
    if (all_.size() >= comment_limit)
        throw DataError(path_.string(), "", ui::tr("There are too many comments on this game: remove one first."));
    all_.push_back({seat_, ply, text, seal::point_of(session_)});
    save();
}

void CommentFile::remove(std::size_t ply) {
    if (drop(ply)) save();
}

bool CommentFile::drop(std::size_t ply) {
    const Comment* own = own_at(ply);
    return own != nullptr && std::erase(all_, Comment(*own)) > 0;
}

void CommentFile::save() {
    select();
    files::write(path_, seal::locked_comments(documents(), session_.record().id, all_, key_), files::Readers::owner);
}

}  // namespace fow::app
