#include "games/callipers/opponent/greedy.hpp"

#include "games/callipers/opponent/think.hpp"

namespace fow::callipers {

Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed) {
    return think(rules, view, {}, Mind{Level::recruit, Style::steady, seed}, {100}).action;
}

}  // namespace fow::callipers
