#include "cli/rules_command.hpp"

#include <memory>
#include <ostream>
#include <sstream>
#include <utility>

#include "cli/commands.hpp"
#include "core/rulebook.hpp"
#include "json/documents.hpp"

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

/// Whether a rule is the one asked for, or in the chapter asked for.
[[nodiscard]] bool is_in(const std::string& rule, const std::string& asked) { return rule == asked || rule.rfind(asked + ".", 0) == 0; }

[[nodiscard]] std::vector<RuleDiagram> drawn(const Rulebook& book, std::ostream& err) {
    return book.diagrams ? book.diagrams(err) : std::vector<RuleDiagram>();
}

/// The diagrams of that rule or chapter with their captions, followed once by the legend.
[[nodiscard]] std::string diagrams_text(const Rulebook& book, const std::string& asked, std::ostream& err) {
    std::string text;
    for (const RuleDiagram& diagram : drawn(book, err))
        if (is_in(diagram.rule, asked)) text += "\n" + diagram.rule + ": " + diagram.caption + "\n\n" + diagram.board;
    return text.empty() ? text : text + "\n" + book.legend;
}

[[nodiscard]] std::string diagrams_page(const Rulebook& book, std::ostream& err) {
    std::string text = book.heading + "\n```\n" + book.legend + "```\n";
    for (const RuleDiagram& diagram : drawn(book, err))
        text += "\n## " + diagram.rule + "\n\n" + diagram.caption + "\n\n```\n" + diagram.board + "```\n";
    return text;
}

[[nodiscard]] std::string answer(const Rulebook& book, const std::string& asked, std::ostream& err) {
    std::string whole = book.text();
    if (asked.empty()) return whole;
    if (const std::string text = find(whole, asked); !text.empty()) return text + diagrams_text(book, asked, err);
    std::string text;
    const std::vector<RuleText> rules = rules_of(whole);
    for (const RuleText* rule : search(rules, asked)) text += find(whole, rule->id);
    return text;
}

/// One line for each rule that answer() prints; empty if there is none.
[[nodiscard]] std::string answer_json(const Rulebook& book, const std::string& asked, std::ostream& err) {
    const std::vector<RuleText> rules = rules_of(book.text());
    std::vector<const RuleText*> found;
    for (const RuleText& rule : rules)
        if (asked.empty() || is_in(rule.id, asked)) found.push_back(&rule);
    if (found.empty()) found = search(rules, asked);
    if (found.empty()) return {};
    const std::vector<RuleDiagram> diagrams = drawn(book, err);
    std::string text;
    for (const RuleText* rule : found) {
        text += "{\"rule\": " + json_string(rule->id) + ", \"chapter\": " + json_string(rule->chapter);
        if (!rule->modes.empty()) text += ", \"modes\": " + json_string(rule->modes);
        text += ", \"text\": " + json_string(rule->text) + ", \"diagrams\": [";
        const char* comma = "";
        for (const RuleDiagram& diagram : diagrams)
            if (diagram.rule == rule->id)
                text += std::exchange(comma, ", ") + std::string("{\"caption\": ") + json_string(diagram.caption) +
                        ", \"board\": " + json_string(diagram.board) + "}";
        text += "]}\n";
    }
    return text;
}

}  // namespace

void tell_refused(const std::vector<DataError>& refused, std::ostream& err) {
    for (const DataError& each : refused) err << "fow: this diagram is left out: " << each.what() << '\n';
}

std::string claims_text(const DiagramClaims& claims) {
    std::string text;
    const auto line = [&](const char* what, const std::vector<std::string>& actions) {
        if (actions.empty()) return;
        text += what;
        for (std::size_t i = 0; i < actions.size(); ++i) text += (i == 0 ? " " : ", ") + actions[i];
        text += "\n";
    };
    line("played:", claims.plays);
    line("may:", claims.may);
    for (const DiagramClaims::Refusal& refusal : claims.may_not) text += "may not: " + refusal.action + " (" + refusal.rule + ")\n";
    return text;
}

void add_rules_command(CLI::App& app, Task& task, Rulebook rulebook) {
    const auto book = std::make_shared<const Rulebook>(std::move(rulebook));
    auto* command = app.add_subcommand("rules", "print a rule (" + book->rule + ") or a chapter (" + book->chapter + ")" +
                                                    (book->diagrams ? " with its diagrams" : "") +
                                                    ", or the rules with all of these words; without arguments, the whole rulebook");
    auto words = std::make_shared<std::vector<std::string>>();
    auto page = std::make_shared<bool>(false);
    auto* asked = command->add_option("WORDS", *words, book->rule + ", " + book->chapter + ", or words to search for");
    auto json = std::make_shared<bool>(false);
    CLI::Option* diagrams = nullptr;
    if (book->diagrams) diagrams = command->add_flag("--diagrams", *page, "print a page with all diagrams, in Markdown")->excludes(asked);
    auto* as_json = command->add_flag("--json", *json, "one line of JSON per rule");
    if (diagrams != nullptr) as_json->excludes(diagrams);
    add_examples(*command, book->examples);
    command->callback([&task, book, words, page, json] {
        task = [book, words, page, json](Streams io) {
            if (*page) {
                io.out << diagrams_page(*book, io.err);
                return Exit::done;
            }
            const std::string text = *json ? answer_json(*book, joined(*words), io.err) : answer(*book, joined(*words), io.err);
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
