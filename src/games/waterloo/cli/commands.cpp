#include "games/waterloo/cli/commands.hpp"

#include <array>

#include "games/waterloo/view/event.hpp"
#include "games/waterloo/bots/bot_game.hpp"
#include "games/waterloo/cli/game.hpp"
#include "games/waterloo/cli/sealed_game.hpp"

namespace fow::waterloo::commands {

namespace {

/// The scenarios that only Expert has.
void refuse_expert_extras(const GameRequest& request, Mode mode) {
    if ((request.start_early || request.where_are_the_prussians) && mode != Mode::expert)
        throw CLI::ValidationError(request.start_early ? "--start-early" : "--where-are-the-prussians", "is for --mode expert (W14)");
}

}  // namespace

const GameAccess<Session>& access() {
    static const GameAccess<Session> access{only_documents(), {"the French player", "the Allied player"}, read_record};
    return access;
}

Session load_game(const std::string& path, Streams io) { return cli::load_game(access(), path, io); }

Action parse_action(const Roster& roster, const std::string& text) {
    if (const auto action = action_from_text(roster, text)) return *action;
    throw CLI::ValidationError("ACTION", "\"" + text + "\" is not an action; \"fow legal GAME\" lists those that are legal");
}

Viewer parse_viewer(const std::string& text) {
    for (const Viewer viewer : viewers)
        if (word(viewer) == text) return viewer;
    throw CLI::ValidationError("--seat", "\"" + text + "\" is not french, allied or onlooker");
}

std::string moment(int turn, int minutes) { return "turn " + std::to_string(turn) + ", " + clock_text(minutes); }

std::string json_clock(int minutes) {
    const std::string time = clock_text(minutes);
    return json_string(time.size() < 5 ? "0" + time : time);
}

void add_game_options(CLI::App& command, GameRequest& request) {
    add_mode_options(command, request);
    command.add_option("--field", request.field, "a battlefield or posed position to start from (a scenario file)");
}

void add_mode_options(CLI::App& command, GameRequest& request) {
    command.add_option("--mode", request.mode, "basic, standard or expert (default: that of the battlefield, or basic)");
    command.add_flag("--true-to-the-table", request.table, "forget what was shown (W15.1)");
    command.add_flag("--nightfall", request.nightfall, "the game is drawn at the end of turn 20 (W15.2)");
    command.add_flag("--start-early", request.start_early, "Expert: start at 9:30; some French pieces come late (W14.1)");
    command.add_flag("--where-are-the-prussians", request.where_are_the_prussians, "Expert: the die decides whether they come (W14.2)");
}

Options options_of(const GameRequest& request) {
    Options options;
    if (!request.mode.empty()) {
        const auto mode = mode_from_word(request.mode);
        if (!mode) throw CLI::ValidationError("--mode", "\"" + request.mode + "\" is not basic, standard or expert");
        options.mode = *mode;
    }
    options.memory = !request.table;
    options.nightfall = request.nightfall;
    options.start_early = request.start_early;
    options.where_are_the_prussians = request.where_are_the_prussians;
    if (request.field.empty()) refuse_expert_extras(request, options.mode);
    return options;
}

GameChoice choose_game(const GameRequest& request, Streams io) {
    GameChoice choice{data::load_ruleset(), options_of(request), std::nullopt};
    if (!request.field.empty()) {
        Scenario scenario = read_scenario(text_in(request.field, io), request.field, choice.rules, choice.options);
        if (!request.mode.empty() && scenario.mode != choice.options.mode)
            throw CLI::ValidationError("--mode", "this battlefield is made for " + std::string(word(scenario.mode)));
        choice.options.mode = scenario.mode;
        choice.rules = std::move(scenario.rules);
        choice.start = Start{scenario.name, scenario.state};
    }
    refuse_expert_extras(request, choice.options.mode);
    return choice;
}

GameCommands waterloo_game() {
    static constexpr std::array commands{add_new,     add_show,  add_legal, add_explain, add_play,       add_log,  add_verify,
                                         add_playout, add_perft, add_rules, add_lesson,  add_statistics, add_match};
    static constexpr std::array examples{"fow new --mode expert --setup random -o game.json", "fow show game.json --seat allied",
                                         "fow rules W8.7"};
    return {"waterloo", "Waterloo", commands, examples, bot_play::waterloo_for_bots};
}

}  // namespace fow::waterloo::commands
