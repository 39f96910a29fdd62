// fow rules: the text of a rule, from the rulebook that people read.
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"

namespace fow::cli {
namespace {

/// The bullet of a rule, or a chapter with its heading; empty when there is none.
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

}  // namespace

void add_rules(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("rules", "the text of a rule (W4.5) or a chapter (W4); without an id the whole rulebook");
    auto id = std::make_shared<std::string>();
    command->add_option("ID", *id, "W4.5 or W4");
    command->callback([&task, id] {
        task = [id](Streams io) {
            const auto path = files::data_folder() / "docs" / "rules" / "waterloo.md";
            const std::string book = files::read(path);
            const std::string text = id->empty() ? book : find(book, *id);
            if (text.empty()) {
                io.err << "fow: there is no rule " << *id << '\n';
                return Exit::usage;
            }
            io.out << text;
            return Exit::done;
        };
    });
}

}  // namespace fow::cli
