#include "seal/comments.hpp"

namespace fow::seal {
namespace {

[[nodiscard]] Key key_for_comments(const Key& program) { return program.derived("fog-of-waterloo/comments"); }

}  // namespace

std::string locked_comments(const GameDocuments& game, const std::string& id, const std::vector<Comment>& comments, const Key& program) {
    constexpr std::size_t steps = 64u << 10;
    std::string text = write_comments(game, id, comments);
    text.resize((text.size() + steps) / steps * steps, ' ');
    return key_for_comments(program).lock(text);
}

std::vector<Comment> unlocked_comments(const GameDocuments& game, const std::string& bytes, const std::string& document,
                                       const std::string& id, const Key& program) {
    const auto text = key_for_comments(program).unlock(bytes);
    if (!text) throw DataError(document, "", Told("it was not written with this program's key, or was changed"));
    return read_comments(game, *text, document, id);
}

}  // namespace fow::seal
