// The boards and armies of the variants, and what they bring to `fow`.
#include <array>
#include <utility>

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

/// The rulebook of all, docs/rules/stratego.md of the data folder.
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

template <std::size_t index, void (*add)(CLI::App&, cli::Task&, Variant)>
void added(CLI::App& app, cli::Task& task) {
    add(app, task, variants[index]);
}
template <std::size_t index>
constexpr std::array<cli::Add, 13> commands_of{added<index, add_new>,
                                               added<index, add_show>,
                                               added<index, add_legal>,
                                               added<index, add_explain>,
                                               added<index, add_play>,
                                               added<index, add_log>,
                                               added<index, add_verify>,
                                               added<index, add_convert>,
                                               added<index, add_playout>,
                                               added<index, add_perft>,
                                               added<index, add_lesson>,
                                               added<index, add_match>,
                                               add_rules};

template <std::size_t index>
[[nodiscard]] cli::GameCommands game_of() {
    static constexpr const Variant& variant = variants[index];
    static const std::string start = "fow --game " + std::string(variant.id), playout = start + " playout --games 100",
                             rules = start + " rules " + std::string(variant.look_up);
    static const std::array examples{playout.c_str(), rules.c_str()};
    return {variant.id, variant.title, commands_of<index>, examples, [] { return bot_play::game_for_bots(variant); }};
}

}  // namespace

Rules rules_of(const Variant& variant) { return Rules(data::load_rule_set(variant.id)); }

std::vector<Rules> rules_of_all() {
    std::vector<Rules> all;
    for (const Variant& variant : variants) all.push_back(rules_of(variant));
    return all;
}

std::string example_of(Variant variant) { return "--blue " + std::string(variant.set_up) + " --red " + std::string(variant.set_up); }

std::vector<cli::GameCommands> stratego_games() {
    return []<std::size_t... index>(std::index_sequence<index...>) {
        return std::vector{game_of<index>()...};
    }(std::make_index_sequence<variants.size()>());
}

}  // namespace fow::stratego::commands
