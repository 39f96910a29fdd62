// Positions that a command line gives by two set-ups and the turns after them.
#include <algorithm>
#include <ostream>
#include <sstream>

#include "fow/games/stratego/engine/set_up_text.hpp"
#include "games/stratego/cli/commands.hpp"

namespace fow::stratego::commands {
namespace {

[[nodiscard]] std::vector<Place> set_up_in(const Rules& rules, Seat side, const std::string& text) {
    try {
        return read_set_up(rules, side, text);
    } catch (const DataError& error) {
        std::string all;
        for (const Fault& fault : error.all)
            all += (all.empty() ? "" : " ") + (fault.pointer.empty() ? "" : fault.pointer + ": ") + fault.reason;
        throw CLI::ValidationError("--" + std::string(word(side)), all);
    }
}

}  // namespace

void add_position_options(CLI::App& command, PositionRequest& request) {
    command.add_option("--blue", request.blue, "Blue's set-up in letters, the back row first (C6.3)")->required();
    command.add_option("--red", request.red, "Red's set-up, the same way")->required();
    command.add_option("--moves", request.turns, "the turns since then, TURN,TURN...");
}

std::optional<State> position_of(const Rules& rules, const PositionRequest& request, cli::Streams io) {
    State state = begin(rules);
    for (const Seat side : {red_seat, blue_seat}) {
        for (const Place& place : set_up_in(rules, side, side == blue_seat ? request.blue : request.red))
            put(rules, state, side, place.rank, place.at);
        if (const auto violation = check(rules, state, Ready{})) {
            io.err << word(side) << ": ";
            cli::refuse(*violation, io.err);
            return std::nullopt;
        }
        apply(rules, state, Ready{}, nullptr);
    }
    std::string turns = request.turns;
    std::replace(turns.begin(), turns.end(), ',', ' ');
    std::istringstream words(turns);
    for (std::string word; words >> word;) {
        const auto action = action_from_text(word);
        if (!action) throw CLI::ValidationError("--moves", "\"" + word + "\" is not a turn");
        if (const auto violation = check(rules, state, *action)) {
            io.err << word << ": ";
            cli::refuse(*violation, io.err);
            return std::nullopt;
        }
        apply(rules, state, *action, nullptr);
    }
    return state;
}

}  // namespace fow::stratego::commands
