#include "json/plies.hpp"

#include <algorithm>
#include <array>

namespace fow {

GameTooLong::GameTooLong(Counted what)
    : DataError(
          "the game", what == Counted::steps ? "/plies" : "/remarks",
          what == Counted::steps
              ? Told("The game is too long to be saved: it has more than {count} steps.", {{"count", std::to_string(ply_limit)}})
              : Told("The game is too long to be saved: it has more than {count} remarks.", {{"count", std::to_string(remark_limit)}})),
      counted(what) {}

}  // namespace fow

namespace fow::json {

void Digest::add(std::string_view text) {
    for (const char c : text) {
        sum_ ^= static_cast<unsigned char>(c);
        sum_ *= 0x100000001b3ULL;
    }
}

std::string Digest::text() const {
    std::string hex(16, '0');
    for (std::size_t i = 0; i < 16; ++i) hex[15 - i] = "0123456789abcdef"[(sum_ >> (4 * i)) & 15];
    return hex;
}

Value digested_head(const Value& record) {
    constexpr std::array<std::string_view, 10> not_in_head{"$schema", "id",     "secret", "names",    "commitments",
                                                           "remarks", "pencil", "clock",  "thoughts", "plies"};
    Value head;
    for (const auto& [name, part] : record.items())
        if (std::find(not_in_head.begin(), not_in_head.end(), name) == not_in_head.end()) head[name] = part;
    return head;
}

std::size_t ply_count(const Node& plies) {
    const std::size_t count = plies.size(record_value_limit);
    if (count > ply_limit) plies.fail("the game is too long to be read: it has more than " + std::to_string(ply_limit) + " steps");
    return count;
}

}  // namespace fow::json
