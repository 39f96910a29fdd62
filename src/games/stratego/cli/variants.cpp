// The boards and armies of both games, and what they bring to `fow`.
#include <array>

#include "cli/rules_command.hpp"
#include "games/stratego/bots/bot_games.hpp"
#include "games/stratego/cli/commands.hpp"
#include "games/stratego/cli/game.hpp"
#include "games/stratego/cli/text_board.hpp"
#include "games/stratego/files/rules_files.hpp"

namespace fow::stratego::commands {
namespace {

/// Diagrams that do not fit the data, for instance a number that an owner corrected, are left out.
[[nodiscard]] std::vector<cli::RuleDiagram> drawn(std::ostream& err) {
    const std::filesystem::path folder = files::data_folder();
    const data::Diagrams diagrams = data::load_diagrams(folder, data::load_rule_set("stratego", folder));
    cli::tell_refused(diagrams.refused, err);
    std::vector<cli::RuleDiagram> all;
    for (const Diagram& diagram : diagrams.drawn) all.push_back({diagram.rule, diagram.caption, text_of(diagram)});
    return all;
}

/// The rulebook of both, docs/rules/stratego.md of the data folder.
void add_rules(CLI::App& app, cli::Task& task) {
    cli::Rulebook book;
    book.rule = "C2.4";
    book.chapter = "C2";
    book.examples = {"fow --game stratego rules C2.4", "fow --game stratego rules C2", "fow --game stratego rules scout lake"};
    book.text = [] { return data::read_rulebook(); };
    book.diagrams = drawn;
    book.legend = legend();
    book.heading =  // of docs/rules/stratego-diagrams.md
        "# The classic game and its Duel: the diagrams of the rulebook\n\nGenerated from `rules/stratego/diagrams/` by `fow --game "
        "stratego "
        "rules --diagrams`. The window shows them on its own\nboard, next to their [rules](stratego.md).\n";
    cli::add_rules_command(app, task, std::move(book));
}

template <Variant variant, void (*add)(CLI::App&, cli::Task&, Variant)>
void added(CLI::App& app, cli::Task& task) {
    add(app, task, variant);
}
template <Variant variant>
constexpr std::array<cli::Add, 13> commands_of{added<variant, add_new>,
                                               added<variant, add_show>,
                                               added<variant, add_legal>,
                                               added<variant, add_explain>,
                                               added<variant, add_play>,
                                               added<variant, add_log>,
                                               added<variant, add_verify>,
                                               added<variant, add_convert>,
                                               added<variant, add_playout>,
                                               added<variant, add_perft>,
                                               added<variant, add_lesson>,
                                               added<variant, add_match>,
                                               add_rules};

}  // namespace

Rules rules_of(Variant variant) { return Rules(data::load_rule_set(id_of(variant))); }

std::string id_of(Variant variant) { return variant == Variant::classic ? "stratego" : "duel"; }

std::string example_of(Variant variant) {
    if (variant == Variant::duel) return "--blue F..B....../B8.s..8.../..129.9... --red F..B....../B8.s..8.../..129.9...";
    return "--blue FB8sB479B8/BB31555583/6724898974/967B669999 --red FB8sB479B8/BB31555583/6724898974/967B669999";
}

cli::GameCommands stratego_game() {
    static constexpr std::array examples{"fow --game stratego playout --games 100", "fow --game stratego rules C2.4"};
    return {"stratego", "the classic game", commands_of<Variant::classic>, examples, bot_play::stratego_for_bots};
}

cli::GameCommands duel_game() {
    static constexpr std::array examples{"fow --game duel playout --games 100", "fow --game duel rules C5"};
    return {"duel", "the Duel", commands_of<Variant::duel>, examples, bot_play::duel_for_bots};
}

}  // namespace fow::stratego::commands
