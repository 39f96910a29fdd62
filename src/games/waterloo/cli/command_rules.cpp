// fow rules: the rulebook for people, with its diagrams as text.
#include <ostream>
#include <sstream>
#include <utility>

#include "files/files.hpp"
#include "fow/core/rulebook.hpp"
#include "games/waterloo/cli/commands.hpp"
#include "games/waterloo/cli/text_board.hpp"
#include "games/waterloo/files/rules_files.hpp"

namespace fow::cli::inline waterloo {
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
/// Diagrams that do not fit the data, for instance a number that an owner corrected, are left out.
[[nodiscard]] Pictures pictures(std::ostream& err) {
    const std::filesystem::path data = files::data_folder();
    Pictures all{files::load_ruleset(data), {}};
    files::Diagrams diagrams = files::load_diagrams(data, all.rules);
    for (const DataError& refused : diagrams.refused) err << "fow: this diagram is left out: " << refused.what() << '\n';
    all.drawn = std::move(diagrams.drawn);
    return all;
}

/// Every diagram for which `wanted` is true, with a description, and the legend once.
template <class Wanted>
[[nodiscard]] std::string diagrams_text(const Wanted& wanted, std::ostream& err) {
    const Pictures all = pictures(err);
    std::string text;
    for (const Diagram& diagram : all.drawn)
        if (wanted(diagram)) text += "\n" + diagram.rule + ": " + diagram.caption + "\n\n" + text_of(diagram, all.rules.pieces.roster);
    return text.empty() ? text : text + "\n" + legend();
}

/// Makes docs/rules/diagrams.md.
[[nodiscard]] std::string diagrams_page(std::ostream& err) {
    const Pictures all = pictures(err);
    std::string text =
        "# Waterloo: the diagrams of the rulebook\n\nGenerated from `rules/waterloo/diagrams/` by `fow rules --diagrams`. The window shows "
        "them on its own map, next to their\n[rules](waterloo.md).\n\n```\n" +
        legend() + "```\n";
    for (const Diagram& diagram : all.drawn)
        text += "\n## " + diagram.rule + "\n\n" + diagram.caption + "\n\n```\n" + text_of(diagram, all.rules.pieces.roster) + "```\n";
    return text;
}

/// Whether a rule is the one asked for, or in the chapter asked for.
[[nodiscard]] bool is_in(const std::string& rule, const std::string& asked) { return rule == asked || rule.rfind(asked + ".", 0) == 0; }

[[nodiscard]] std::string answer(const std::string& book, const std::string& asked, std::ostream& err) {
    if (asked.empty()) return book;
    if (const std::string text = find(book, asked); !text.empty())
        return text + diagrams_text([&](const Diagram& diagram) { return is_in(diagram.rule, asked); }, err);
    std::string text;
    const std::vector<RuleText> rules = rules_of(book);
    for (const RuleText* rule : search(rules, asked)) text += find(book, rule->id);
    return text;
}

/// One line for each rule that answer() prints; empty if there is none.
[[nodiscard]] std::string answer_json(const std::string& book, const std::string& asked, std::ostream& err) {
    const std::vector<RuleText> rules = rules_of(book);
    std::vector<const RuleText*> found;
    for (const RuleText& rule : rules)
        if (asked.empty() || is_in(rule.id, asked)) found.push_back(&rule);
    if (found.empty()) found = search(rules, asked);
    if (found.empty()) return {};
    const Pictures all = pictures(err);
    std::string text;
    for (const RuleText* rule : found) {
        text += "{\"rule\": " + json_string(rule->id) + ", \"chapter\": " + json_string(rule->chapter);
        if (!rule->modes.empty()) text += ", \"modes\": " + json_string(rule->modes);
        text += ", \"text\": " + json_string(rule->text) + ", \"diagrams\": [";
        const char* comma = "";
        for (const Diagram& diagram : all.drawn)
            if (diagram.rule == rule->id)
                text += std::exchange(comma, ", ") + std::string("{\"caption\": ") + json_string(diagram.caption) +
                        ", \"board\": " + json_string(text_of(diagram, all.rules.pieces.roster)) + "}";
        text += "]}\n";
    }
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
    auto* diagrams = command->add_flag("--diagrams", *page, "print a page with all diagrams, in Markdown")->excludes(asked);
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "one line of JSON per rule")->excludes(diagrams);
    add_examples(*command, {"fow rules W8.7", "fow rules W8", "fow rules hill gun"});
    command->callback([&task, words, page, json] {
        task = [words, page, json](Streams io) {
            if (*page) {
                io.out << diagrams_page(io.err);
                return Exit::done;
            }
            const std::string book = files::read_rulebook();
            const std::string text = *json ? answer_json(book, joined(*words), io.err) : answer(book, joined(*words), io.err);
            if (text.empty()) {
                io.err << "fow: there is no rule " << joined(*words) << '\n';
                return Exit::usage;
            }
            io.out << text;
            return Exit::done;
        };
    });
}

}  // namespace fow::cli::inline waterloo
