// What the commands of La Belle Alliance share, and their list.
#include "games/alliance/cli/commands.hpp"

#include <algorithm>
#include <array>

#include "cli/rules_command.hpp"
#include "games/alliance/bots/bot_game.hpp"
#include "games/alliance/cli/game.hpp"
#include "games/alliance/files/rules_files.hpp"

namespace fow::alliance::commands {
namespace {

/// Diagrams that do not fit the data, for instance a number that an owner corrected, are left out.
[[nodiscard]] std::vector<cli::RuleDiagram> drawn(std::ostream& err) {
    const std::filesystem::path folder = files::data_folder();
    const data::Diagrams diagrams = data::load_diagrams(folder, data::load_rule_set(folder));
    cli::tell_refused(diagrams.refused, err);
    std::vector<cli::RuleDiagram> all;
    for (const Diagram& diagram : diagrams.drawn)
        all.push_back({diagram.rule, diagram.caption, text_of(Rules(diagram.rules), diagram.view) + cli::claims_text(diagram)});
    return all;
}

/// The rulebook, docs/rules/alliance.md of the data folder.
void add_rules(CLI::App& app, cli::Task& task) {
    cli::Rulebook book;
    book.rule = "L4.3";
    book.chapter = "L4";
    book.examples = {"fow --game alliance rules L4.3", "fow --game alliance rules L4", "fow --game alliance rules rout test"};
    book.text = [] { return data::read_rulebook(); };
    book.diagrams = drawn;
    book.legend = "Divisions of each corps; actions and dice are words of L14.9.\n";
    book.heading =  // of docs/rules/alliance-diagrams.md
        "# La Belle Alliance: the diagrams of the rulebook\n\nGenerated from `rules/alliance/diagrams/` by `fow --game alliance rules "
        "--diagrams`. The window shows them on\nits own map, next to their [rules](alliance.md).\n";
    cli::add_rules_command(app, task, std::move(book));
}

}  // namespace

const cli::GameAccess<Session>& access() {
    static const cli::GameAccess<Session> access{only_documents(), {"the French player", "the Allied player"}, read_record};
    return access;
}

Action parse_action(const std::string& text) {
    if (const auto action = action_from_text(text)) return *action;
    throw CLI::ValidationError("ACTION", "\"" + text + "\" is not an action; \"legal\" lists those that are legal");
}

void add_ply_option(CLI::App& command, PositionRequest& request) {
    command.add_option("--ply", request.ply, "the record after this many plies")->check(CLI::NonNegativeNumber);
}

void add_game_option(CLI::App& command, PositionRequest& request) {
    command.add_option("GAME", request.game, "a record or a scenario; - is standard input (default: the set-up)");
    add_ply_option(command, request);
}

RulesAndState position_of(const PositionRequest& request, cli::Streams io) {
    if (request.game.empty()) {
        const Rules rules(data::load_rule_set());
        return {rules, begin(rules)};
    }
    const std::string text = cli::text_in(request.game, io);
    if (format_of(text, request.game) == "fog-of-waterloo/scenario") {
        if (request.ply >= 0) throw CLI::ValidationError("--ply", "needs a record");
        const Scenario scenario = read_scenario(text, request.game, data::load_rule_set());
        return {Rules(scenario.rules), scenario.start};
    }
    const Session session = cli::game_of(access(), text, request.game, request.ply);
    return {session.rules(), session.state()};
}

cli::GameCommands alliance_game() {
    static constexpr std::array<cli::Add, 16> all{add_new,   add_show,   add_legal, add_explain, add_odds,    add_play,
                                                  add_roll,  add_undo,   add_log,   add_verify,  add_convert, add_playout,
                                                  add_perft, add_lesson, add_match, add_rules};
    static constexpr std::array examples{"fow --game alliance new -o game.json", "fow --game alliance odds derlon",
                                         "fow --game alliance rules L10.2"};
    return {"alliance", "La Belle Alliance", all, examples, bot_play::alliance_for_bots};
}

}  // namespace fow::alliance::commands
