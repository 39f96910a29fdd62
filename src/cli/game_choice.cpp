#include "cli/game_choice.hpp"

namespace fow::cli {

void add_game_options(CLI::App& command, GameWish& wish) {
    command.add_option("--mode", wish.mode, "basic, standard or expert; of itself the battlefield's, or basic");
    command.add_option("--field", wish.field, "a battlefield or posed position to start from (a scenario file)");
    command.add_flag("--true-to-the-table", wish.table, "what was shown is forgotten again (W15.1)");
    command.add_flag("--nightfall", wish.nightfall, "drawn at the end of turn 20 (W15.2)");
    command.add_flag("--start-early", wish.start_early, "Expert: the battle starts at 9:30, part of the French come late (W14.1)");
    command.add_flag("--where-are-the-prussians", wish.where_are_the_prussians, "Expert: the die says whether they come (W14.2)");
}

GameChoice choose_game(const GameWish& wish) {
    GameChoice choice{files::load_ruleset(), {}, std::nullopt};
    if (!wish.mode.empty()) {
        const auto mode = mode_from_word(wish.mode);
        if (!mode) throw CLI::ValidationError("--mode", "\"" + wish.mode + "\" is none of basic, standard, expert");
        choice.options.mode = *mode;
    }
    choice.options.memory = !wish.table;
    choice.options.nightfall = wish.nightfall;
    choice.options.start_early = wish.start_early;
    choice.options.where_are_the_prussians = wish.where_are_the_prussians;
    if (!wish.field.empty()) {
        Scenario scenario = read_scenario(files::read(wish.field), wish.field, choice.rules, choice.options);
        if (!wish.mode.empty() && scenario.mode != choice.options.mode)
            throw CLI::ValidationError("--mode", "this battlefield is made for " + std::string(word(scenario.mode)));
        choice.options.mode = scenario.mode;
        choice.rules = std::move(scenario.rules);
        choice.start = Start{scenario.name, scenario.state};
    }
    if ((wish.start_early || wish.where_are_the_prussians) && choice.options.mode != Mode::expert)
        throw CLI::ValidationError(wish.start_early ? "--start-early" : "--where-are-the-prussians", "is for --mode expert (W14)");
    return choice;
}

}  // namespace fow::cli
