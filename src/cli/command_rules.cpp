// fow rules: the rulebook for people, with its diagrams as text.
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/text_board.hpp"
#include "files/files.hpp"
#include "fow/view/rulebook.hpp"

namespace fow::cli {
namespace {

/// The bullet of a rule, or a chapter with its heading; empty if there is none.
[[nodiscard]] std::string find(const std::string& book, const std::string& id) {
    std::istringstream lines(book);
    const bool chapter = id.find('.') == std::string::npos;
    const std::string start = chapter ? "## " + id + " " : "- **" + id + "** ";
    std::string found;
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
        const bool begins = line.rfind(start, 0) == 0;
        const bool ends = chapter ? line.rfind("## ", 0) == 0 : line.empty() || line[0] != ' ';
        if (inside && ends && !begins) break;
        inside = inside || begins;
        if (inside) found += line + "\n";
    }
    return found;
}

[[nodiscard]] std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

struct Pictures {
    Ruleset rules;
    std::vector<Diagram> drawn;
};
[[nodiscard]] Pictures pictures() {
    const std::filesystem::path data = files::data_folder();
    Pictures all{files::load_ruleset(data), {}};
    files::Diagrams diagrams = files::load_diagrams(data, all.rules);
    if (!diagrams.refused.empty()) throw DataError(diagrams.refused.front());
    all.drawn = std::move(diagrams.drawn);
    return all;
}

/// Every diagram for which `wanted` is true, with a description, and the legend once.
template <class Wanted>
[[nodiscard]] std::string diagrams_text(const Wanted& wanted) {
    const Pictures all = pictures();
    std::string text;
    for (const Diagram& diagram : all.drawn)
        if (wanted(diagram)) text += "\n" + diagram.rule + ": " + diagram.caption + "\n\n" + text_of(diagram, all.rules.pieces.roster);
    return text.empty() ? text : text + "\n" + legend();
}

/// Makes docs/rules/diagrams.md.
[[nodiscard]] std::string diagrams_page() {
    const Pictures all = pictures();
    std::string text =
        "# Waterloo: the diagrams of the rulebook\n\nGenerated from `rules/waterloo/diagrams/` by `fow rules --diagrams`. The window shows "
        "them on its own map, next to their\n[rules](waterloo.md).\n\n```\n" +
        legend() + "```\n";
    for (const Diagram& diagram : all.drawn)
        text += "\n## " + diagram.rule + "\n\n" + diagram.caption + "\n\n```\n" + text_of(diagram, all.rules.pieces.roster) + "```\n";
    return text;
}

[[nodiscard]] std::string answer(const std::string& book, const std::string& asked) {
    if (asked.empty()) return book;
    if (const std::string text = find(book, asked); !text.empty())
        return text +
               diagrams_text([&](const Diagram& diagram) { return diagram.rule == asked || diagram.rule.rfind(asked + ".", 0) == 0; });
    std::string text;
    const std::vector<RuleText> rules = rules_of(book);
    for (const RuleText* rule : search(rules, asked)) text += find(book, rule->id);
    return text;
}

}  // namespace

void add_rules(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("rules",
                                       "print a rule (W4.5) or a chapter (W4) with its diagrams, or the rules with all of these words; "
                                       "without arguments, the whole rulebook");
    auto words = std::make_shared<std::vector<std::string>>();
    auto page = std::make_shared<bool>(false);
    auto* asked = command->add_option("WORDS", *words, "W4.5, W4, or words to search for");
    command->add_flag("--diagrams", *page, "generate docs/rules/diagrams.md")->excludes(asked);
    command->callback([&task, words, page] {
        task = [words, page](Streams io) {
            if (*page) {
                io.out << diagrams_page();
                return Exit::done;
            }
            const std::string text = answer(files::read_rulebook(), joined(*words));
            if (text.empty()) {
                io.err << "fow: there is no rule " << joined(*words) << '\n';
                return Exit::usage;
            }
            io.out << text;
            return Exit::done;
        };
    });
}

}  // namespace fow::cli
