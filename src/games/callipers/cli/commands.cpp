// What the commands of Waterloo by callipers share, and their list.
#include "games/callipers/cli/commands.hpp"

#include <algorithm>
#include <array>

#include "cli/rules_command.hpp"
#include "games/callipers/bots/bot_game.hpp"
#include "games/callipers/cli/game.hpp"
#include "games/callipers/files/rules_files.hpp"

namespace fow::callipers::commands {
namespace {

/// Diagrams that do not fit the data, for instance a number that an owner corrected, are left out.
[[nodiscard]] std::vector<cli::RuleDiagram> drawn(std::ostream& err) {
    const std::filesystem::path folder = files::data_folder();
    const data::Diagrams diagrams = data::load_diagrams(folder, data::load_ground(folder));
    cli::tell_refused(diagrams.refused, err);
    std::vector<cli::RuleDiagram> all;
    for (const Diagram& diagram : diagrams.drawn)
        all.push_back({diagram.rule, diagram.caption, text_of(Rules(diagram.rules), diagram.view) + cli::claims_text(diagram)});
    return all;
}

/// The rulebook, docs/rules/callipers.md of the data folder.
void add_rules(CLI::App& app, cli::Task& task) {
    cli::Rulebook book;
    book.rule = "K5.2";
    book.chapter = "K5";
    book.examples = {"fow --game callipers rules K5.2", "fow --game callipers rules K5", "fow --game callipers rules gun arc"};
    book.text = [] { return data::read_rulebook(); };
    book.diagrams = drawn;
    book.legend =
        "Pieces by number, arm and thousands, place (yards to the east and north) and facing; orders and dice are words of K14.2.\n";
    book.heading =  // of docs/rules/callipers-diagrams.md
        "# Waterloo by callipers: the diagrams of the rulebook\n\nGenerated from `rules/callipers/diagrams/` by `fow --game callipers "
        "rules --diagrams`. The window shows them on\nits own map, next to their [rules](callipers.md).\n";
    cli::add_rules_command(app, task, std::move(book));
}

[[nodiscard]] bool is_id(const std::string& text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

const cli::GameAccess<Session>& access() {
    static const cli::GameAccess<Session> access{only_documents(), {"the French player", "the Allied player"}, read_record};
    return access;
}

Action parse_action(const std::string& text) {
    if (auto action = action_from_text(text)) return *std::move(action);
    throw CLI::ValidationError("ACTION", "\"" + text + "\" is not an order, such as move:8:0,200, fire:22+23:44 or attack:8+7:31 (K14.2)");
}

void add_ply_option(CLI::App& command, PositionRequest& request) {
    command.add_option("--ply", request.ply, "the record after this many plies")->check(CLI::NonNegativeNumber);
}

RuleSet battle_of(const std::string& wanted, cli::Streams io) {
    if (is_id(wanted)) return data::load_battle(wanted);
    return read_battle(cli::text_in(wanted, io), wanted, data::load_ground());
}

RulesAndState position_of(const PositionRequest& request, cli::Streams io) {
    const bool id = request.game.empty() || is_id(request.game);
    const std::string text = id ? std::string() : cli::text_in(request.game, io);
    if (id || format_of(text, request.game) == "callipers/battle") {
        if (request.ply >= 0) throw CLI::ValidationError("--ply", "needs a record");
        const RuleSet set = request.game.empty() ? data::load_battle("waterloo")
                            : id                 ? data::load_battle(request.game)
                                                 : read_battle(text, request.game, data::load_ground());
        const Rules rules(set);
        return {rules, begin(rules)};
    }
    const Session session = cli::game_of(access(), text, request.game, request.ply);
    return {session.rules(), session.state()};
}

cli::GameCommands callipers_game() {
    static constexpr std::array<cli::Add, 13> all{add_new, add_show,   add_explain, add_odds,   add_play,  add_roll, add_undo,
                                                  add_log, add_verify, add_playout, add_lesson, add_match, add_rules};
    static constexpr std::array examples{"fow --game callipers new --field hougoumont -o game.json", "fow play game.json move:8:0,200 end",
                                         "fow --game callipers rules K9.9"};
    return {"callipers", "Waterloo by callipers", all, examples, bot_play::callipers_for_bots};
}

}  // namespace fow::callipers::commands
