#include "cli/rules_command.hpp"

#include <optional>
#include <ostream>
#include <sstream>
#include <utility>

#include "cli/command.hpp"
#include "core/rulebook.hpp"
#include "json/documents.hpp"
#include "language/tr.hpp"

namespace fow::cli {
namespace {

[[nodiscard]] std::string row_of(const std::vector<std::string>& cells) {
    std::string text = "|";
    for (const std::string& cell : cells) text += ' ' + cell + " |";
    return text + '\n';
}

[[nodiscard]] std::string markdown_of(const Passage& passage) {
    constexpr std::string_view bullet = "\xE2\x80\xA2 ";
    const std::string modes = passage.modes.empty() ? std::string() : "[" + passage.modes + "] ";
    if (!passage.rule.empty()) return "- **" + passage.rule + "** " + modes + passage.text + '\n';
    if (passage.text.starts_with(bullet)) return "- " + passage.text.substr(bullet.size()) + '\n';
    if (passage.table.empty()) return passage.text + "\n\n";
    std::string text = '\n' + row_of(passage.table.front()) + row_of(std::vector<std::string>(passage.table.front().size(), "---"));
    for (std::size_t i = 1; i < passage.table.size(); ++i) text += row_of(passage.table[i]);
    return text + '\n';
}

/// The book in the language of the user: as it was written, or its paragraphs one by one, in the same simple Markdown.
[[nodiscard]] std::string in_language(const std::string& book) {
    const std::vector<Chapter> english = chapters_of(book), chapters = translated(english, tr);
    if (chapters == english) return book;
    std::string text;
    for (const Chapter& chapter : chapters) {
        text += (text.empty() ? "" : "\n") + std::string(chapter.id.empty() ? "# " : "## " + chapter.id + " ") + chapter.title + "\n\n";
        for (const Passage& passage : chapter.passages) text += markdown_of(passage);
    }
    return text;
}

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
        if (is_in(diagram.rule, asked)) text += "\n" + diagram.rule + ": " + tr(diagram.caption) + "\n\n" + diagram.board;
    return text.empty() ? text : text + "\n" + tr(book.legend);
}

[[nodiscard]] std::string diagrams_page(const Rulebook& book, std::ostream& err) {
    std::string text = book.heading + "\n```\n" + book.legend + "```\n";
    for (const RuleDiagram& diagram : drawn(book, err))
        text += "\n## " + diagram.rule + "\n\n" + diagram.caption + "\n\n```\n" + diagram.board + "```\n";
    return text;
}

[[nodiscard]] std::string answer(const Rulebook& book, const std::string& asked, std::ostream& err) {
    std::string whole = in_language(book.text());
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
    for (const DataError& each : refused)
        err << "fow: " << fill(tr("this diagram is left out: {reason}"), {{"reason", text_of(each, tr)}}) << '\n';
}

void add_rules_command(CommandLine& line, Rulebook rulebook) {
    const Sentence help = rulebook.diagrams
                              ? tr("print a rule ({rule}) or a chapter ({chapter}) with its diagrams, or the rules with all of "
                                   "these words; without arguments, the whole rulebook")
                              : tr("print a rule ({rule}) or a chapter ({chapter}), or the rules with all of these words; "
                                   "without arguments, the whole rulebook");
    Command command(line, "rules", fill(help, {{"rule", rulebook.rule}, {"chapter", rulebook.chapter}}));
    struct Asked {
        Rulebook book;
        std::vector<std::string> words;
        bool page = false, json = false;
    };
    Asked& asked = command.request<Asked>({std::move(rulebook), {}});
    const Argument words =
        command.texts("WORDS", asked.words,
                      fill(tr("{rule}, {chapter}, or words to search for"), {{"rule", asked.book.rule}, {"chapter", asked.book.chapter}}));
    std::optional<Argument> page;
    if (asked.book.diagrams) page = command.flag("--diagrams", asked.page, "print a page with all diagrams, in Markdown").excludes(words);
    Argument json = command.json(asked.json, "one line of JSON per rule");
    if (page) json.excludes(*page);
    command.examples(asked.book.examples);
    command.does([&asked](Streams io) {
        if (asked.page) {
            io.out << diagrams_page(asked.book, io.err);
            return done;
        }
        const std::string wanted = joined(asked.words);
        const std::string text = asked.json ? answer_json(asked.book, wanted, io.err) : answer(asked.book, wanted, io.err);
        if (text.empty()) {
            io.err << "fow: " << fill(tr("there is no rule {words}"), {{"words", wanted}}) << '\n';
            return usage;
        }
        io.out << text;
        return done;
    });
}

}  // namespace fow::cli
