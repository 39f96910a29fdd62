// Positions that a command line gives by a record, or by two set-ups and the turns after them.
#include <algorithm>
#include <ostream>
#include <sstream>

#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/cli/commands.hpp"

namespace fow::stratego::commands {
namespace {

[[nodiscard]] std::optional<RulesAndState> position_on_command_line(const Rules& rules, const PositionRequest& request, cli::Streams io) {
    State state = begin(rules);
    for (const Seat side : {red_seat, blue_seat}) {
        for (const Place& place : parse_set_up(rules, side, side == blue_seat ? request.blue : request.red))
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
    return RulesAndState{rules, state};
}

}  // namespace

const cli::GameAccess<Session>& access() {
    static const cli::GameAccess<Session> access{known_games(), {"the Blue player", "the Red player"}, read_record};
    return access;
}

Audience audience_in(const std::string& text) {
    if (text == "blue") return blue_viewer;
    if (text == "red") return red_viewer;
    if (text == "onlooker") return Viewer::onlooker;
    if (text == "both") return std::nullopt;
    throw CLI::ValidationError("--seat", "\"" + text + "\" is not blue, red, onlooker or both");
}

Action parse_action(const std::string& text) {
    if (const auto action = action_from_text(text)) return *action;
    throw CLI::ValidationError("ACTION", "\"" + text + "\" is not an action; \"legal\" lists those that are legal");
}

std::vector<Place> parse_set_up(const Rules& rules, Seat side, const std::string& text) {
    try {
        return read_set_up(rules, side, text);
    } catch (const DataError& error) {
        std::string all;
        for (const Fault& fault : error.all)
            all += (all.empty() ? "" : " ") + (fault.pointer.empty() ? "" : fault.pointer + ": ") + fault.reason;
        throw CLI::ValidationError("--" + std::string(word(side)), all);
    }
}

void add_game_option(CLI::App& command, PositionRequest& request) {
    command.add_option("GAME", request.game, "a record; - is standard input; otherwise --blue and --red give the position");
}

void add_position_options(CLI::App& command, PositionRequest& request) {
    command.add_option("--ply", request.ply, "the record after this many plies")->check(CLI::NonNegativeNumber);
    command.add_option("--blue", request.blue, "without a record: Blue's set-up in letters, the back row first (C6.3)");
    command.add_option("--red", request.red, "without a record: Red's set-up, the same way");
    command.add_option("--moves", request.turns, "the turns since these set-ups, TURN,TURN...");
    cli::add_seal_options(command, request.seal);
}

std::optional<RulesAndState> position_of(Variant variant, const PositionRequest& request, Look look, cli::Streams io) {
    if (request.game.empty()) {
        if (request.ply >= 0) throw CLI::ValidationError("--ply", "needs a record");
        for (const auto& [option, text] : {std::pair("--blue", request.blue), std::pair("--red", request.red)})
            if (text.empty()) throw CLI::ValidationError(option, "is needed where no record is named");
        return position_on_command_line(rules_of(variant), request, io);
    }
    if (!request.blue.empty() || !request.red.empty() || !request.turns.empty())
        throw CLI::ValidationError("GAME", "is given instead of --blue, --red and --moves");
    cli::ShownGameOf<Session> game(access(), request.game, request.ply, request.seal, io);
    if (const auto* audience = std::get_if<Audience>(&look)) {
        if (!*audience && game.sealed()) throw cli::Sealed("a sealed game can be shown only from one side at a time");
        if (*audience) game.admit(**audience);
    } else {
        game.admit_decider();
    }
    return RulesAndState{game.session().rules(), game.session().state()};
}

}  // namespace fow::stratego::commands
