// fow show, fow legal, fow explain: a position, its legal turns, and why a turn is refused.
#include <algorithm>
#include <ostream>

#include "fow/json/documents.hpp"
#include "games/stratego/cli/commands.hpp"
#include "games/stratego/cli/text_board.hpp"

namespace fow::stratego::commands {
namespace {

struct Asked {
    PositionRequest position;
    std::string seat = "onlooker", action;
    bool json = false;
};

[[nodiscard]] Viewer viewer_in(const std::string& text) {
    if (text == "blue") return blue_viewer;
    if (text == "red") return red_viewer;
    if (text == "onlooker") return Viewer::onlooker;
    throw CLI::ValidationError("--seat", "\"" + text + "\" is not blue, red, onlooker or both");
}

int show(const Rules& rules, const Asked& asked, cli::Streams io) {
    const bool both = asked.seat == "both";
    const Viewer viewer = both ? Viewer::onlooker : viewer_in(asked.seat);
    const auto state = position_of(rules, asked.position, io);
    if (!state) return cli::refused;
    if (both) io.out << text_of_both(view_of(rules, *state, blue_viewer), view_of(rules, *state, red_viewer), rules.set());
    else io.out << text_of(view_of(rules, *state, viewer), rules.set());
    io.out << legend();
    return cli::done;
}

int list_legal(const Rules& rules, const Asked& asked, cli::Streams io) {
    const auto state = position_of(rules, asked.position, io);
    if (!state) return cli::refused;
    ActionList actions;
    legal(rules, *state, actions);
    std::vector<std::string> lines;
    for (const Action& action : actions) lines.push_back(to_text(action));
    std::sort(lines.begin(), lines.end());
    if (!asked.json) {
        for (const std::string& line : lines) io.out << line << '\n';
        return cli::done;
    }
    io.out << "{\"decides\": \"" << (state->phase == Phase::over ? "nobody" : word(state->mover)) << "\", \"legal\": [";
    for (const std::string& line : lines) io.out << (&line == &lines.front() ? "" : ", ") << json_string(line);
    io.out << "]}\n";
    return cli::done;
}

int explain(const Rules& rules, const Asked& asked, cli::Streams io) {
    const auto action = action_from_text(asked.action);
    if (!action) throw CLI::ValidationError("ACTION", "\"" + asked.action + "\" is not an action; \"legal\" lists those that are legal");
    const auto state = position_of(rules, asked.position, io);
    if (!state) return cli::refused;
    const auto violation = check(rules, *state, *action);
    if (asked.json) {
        io.out << "{\"action\": " << json_string(to_text(*action)) << ", \"legal\": " << (violation ? "false" : "true");
        if (violation) io.out << ", \"rule\": \"" << violation->rule << "\", \"reason\": " << json_string(reason_of(*violation));
        io.out << "}\n";
        return violation ? cli::refused : cli::done;
    }
    if (violation) return cli::refuse(*violation, io.err);
    io.out << "legal\n";
    return cli::done;
}

/// Adds the options of a position; the caller adds its own and says what to do.
[[nodiscard]] std::shared_ptr<Asked> asked_by(CLI::App& command) {
    auto asked = std::make_shared<Asked>();
    add_position_options(command, asked->position);
    return asked;
}

template <class Do>
void do_then(CLI::App& command, cli::Task& task, Variant variant, const std::shared_ptr<Asked>& asked, Do work) {
    command.callback(
        [&task, variant, asked, work] { task = [variant, asked, work](cli::Streams io) { return work(rules_of(variant), *asked, io); }; });
}

[[nodiscard]] std::string line_of(Variant variant, const std::string& command) {
    return "fow --game " + id_of(variant) + " " + command + " " + example_of(variant);
}

}  // namespace

void add_show(CLI::App& app, cli::Task& task, Variant variant) {
    auto* command = app.add_subcommand("show", "print the board as text");
    const auto asked = asked_by(*command);
    command->add_option("--seat", asked->seat, "blue, red, onlooker (what both know) or both (nothing hidden)")->capture_default_str();
    cli::add_examples(*command, {line_of(variant, "show") + " --seat blue"});
    do_then(*command, task, variant, asked, show);
}

void add_legal(CLI::App& app, cli::Task& task, Variant variant) {
    auto* command = app.add_subcommand("legal", "list the legal actions, one per line");
    const auto asked = asked_by(*command);
    cli::add_json_flag(*command, asked->json);
    cli::add_examples(*command, {line_of(variant, "legal")});
    do_then(*command, task, variant, asked, list_legal);
}

void add_explain(CLI::App& app, cli::Task& task, Variant variant) {
    auto* command = app.add_subcommand("explain", "say whether an action is legal; if not, which rule forbids it and why");
    const auto asked = asked_by(*command);
    command->add_option("ACTION", asked->action, "an action in notation (C6.2)")->required();
    cli::add_json_flag(*command, asked->json);
    cli::add_examples(*command, {line_of(variant, "explain") + " a7-a6"});
    do_then(*command, task, variant, asked, explain);
}

}  // namespace fow::stratego::commands
