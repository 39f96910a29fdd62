#include "seal/comments.hpp"

#include <algorithm>
#include <iterator>

namespace fow::seal {
namespace {

[[nodiscard]] Key key_for_comments(const Key& program) { return program.derived("fog-of-waterloo/comments"); }

}  // namespace

std::string locked_comments(const GameDocuments& game, const std::string& id, const std::vector<Comment>& comments, const Key& program) {
    constexpr std::size_t block = 64u << 10;
    std::size_t size = 0;
    for (const std::optional<Seat> author : {std::optional(Seat::first), std::optional(Seat::second), std::optional<Seat>()}) {
        std::vector<Comment> of_author;
        std::copy_if(comments.begin(), comments.end(), std::back_inserter(of_author),
                     [&](const Comment& comment) { return comment.author == author; });
        size += whole_blocks(write_comments(game, id, of_author).size() + 1, block);
    }
    std::string text = write_comments(game, id, comments);
    text.resize(size, ' ');
    return key_for_comments(program).lock(text);
}

std::vector<Comment> unlocked_comments(const GameDocuments& game, const std::string& bytes, const std::string& document,
                                       const std::string& id, const Key& program) {
    const auto text = key_for_comments(program).unlock(bytes);
    if (!text) throw DataError(document, "", Told("it was not written with this program's key, or was changed"));
    return read_comments(game, *text, document, id);
}

}  // namespace fow::seal
