#include "fow/view/pencil.hpp"

#include "words.hpp"

namespace fow {
namespace {

constexpr auto pencil_words =
    std::to_array<std::string_view>({"1", "2", "3", "4", "5", "6", "commander", "commander_in_chief", "beware", "doubt"});
static_assert(pencil_words.size() == pencils.size());

}  // namespace

std::string_view word(Pencil mark) { return word_of(pencil_words, mark); }
std::optional<Pencil> pencil_from_word(std::string_view text) { return from_word<Pencil>(pencil_words, text); }

}  // namespace fow
