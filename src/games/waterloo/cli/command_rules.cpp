// fow rules: Waterloo's rulebook with its diagrams.
#include <ostream>

#include "cli/rules_command.hpp"
#include "games/waterloo/cli/commands.hpp"
#include "games/waterloo/cli/text_board.hpp"

namespace fow::waterloo::commands {
namespace {

/// Diagrams that do not fit the data, for instance a number that an owner corrected, are left out.
[[nodiscard]] std::vector<RuleDiagram> drawn(std::ostream& err) {
    const std::filesystem::path data = files::data_folder();
    const Ruleset rules = data::load_ruleset(data);
    const data::Diagrams diagrams = data::load_diagrams(data, rules);
    tell_refused(diagrams.refused, err);
    std::vector<RuleDiagram> all;
    for (const Diagram& diagram : diagrams.drawn) all.push_back({diagram.rule, diagram.caption, text_of(diagram, rules.pieces.roster)});
    return all;
}

}  // namespace

void add_rules(CLI::App& app, Task& task) {
    Rulebook book;
    book.rule = "W4.5";
    book.chapter = "W4";
    book.examples = {"fow rules W8.7", "fow rules W8", "fow rules hill gun"};
    book.text = [] { return data::read_rulebook(); };
    book.diagrams = drawn;
    book.legend = legend();
    book.heading =  // of docs/rules/diagrams.md
        "# Waterloo: the diagrams of the rulebook\n\nGenerated from `rules/waterloo/diagrams/` by `fow rules --diagrams`. The window shows "
        "them on its own map, next to their\n[rules](waterloo.md).\n";
    add_rules_command(app, task, std::move(book));
}

}  // namespace fow::waterloo::commands
