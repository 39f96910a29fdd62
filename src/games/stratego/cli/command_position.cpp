// fow show, fow legal, fow explain: a position, its legal turns, and why a turn is refused.
#include <algorithm>
#include <ostream>

#include "json/documents.hpp"
#include "games/stratego/cli/commands.hpp"
#include "games/stratego/cli/text_board.hpp"

namespace fow::stratego::commands {
namespace {

struct Asked {
    PositionRequest position;
    std::string seat = "onlooker";
    std::vector<std::string> words;  ///< for explain: perhaps a record, and an action
    bool json = false;
};

int show(Variant variant, const Asked& asked, cli::Streams io) {
    const Audience audience = audience_in(asked.seat);
    const auto position = position_of(variant, asked.position, audience, io);
    if (!position) return cli::refused;
    const auto& [rules, state] = *position;
    if (asked.json) {
        io.out << write_view(rules, state, audience);
        return cli::done;
    }
    io.out << text_of(audience ? view_of(rules, state, *audience) : open_view_of(rules, state), rules.set()) << legend();
    return cli::done;
}

int list_legal(Variant variant, const Asked& asked, cli::Streams io) {
    const auto position = position_of(variant, asked.position, Decides{}, io);
    if (!position) return cli::refused;
    ActionList actions;
    legal(position->rules, position->state, actions);
    std::vector<std::string> lines;
    for (const Action& action : actions) lines.push_back(to_text(action));
    std::sort(lines.begin(), lines.end());
    if (!asked.json) {
        for (const std::string& line : lines) io.out << line << '\n';
        return cli::done;
    }
    io.out << "{\"decides\": \"" << word(turn(position->state)) << "\", \"legal\": [";
    for (const std::string& line : lines) io.out << (&line == &lines.front() ? "" : ", ") << json_string(line);
    io.out << "]}\n";
    return cli::done;
}

int explain(Variant variant, Asked asked, cli::Streams io) {
    const Action action = parse_action(asked.words.back());
    if (asked.words.size() == 2) asked.position.game = asked.words.front();
    const auto position = position_of(variant, asked.position, Decides{}, io);
    if (!position) return cli::refused;
    const auto violation = check(position->rules, position->state, action);
    if (asked.json) {
        io.out << "{\"action\": " << json_string(to_text(action)) << ", \"legal\": " << (violation ? "false" : "true");
        if (violation) io.out << ", \"rule\": \"" << violation->rule << "\", \"reason\": " << json_string(reason_of(*violation));
        io.out << "}\n";
        return violation ? cli::refused : cli::done;
    }
    if (violation) return cli::refuse(*violation, io.err);
    io.out << "legal\n";
    return cli::done;
}

template <class Do>
void do_then(CLI::App& command, cli::Task& task, Variant variant, const std::shared_ptr<Asked>& asked, Do work) {
    command.callback(
        [&task, variant, asked, work] { task = [variant, asked, work](cli::Streams io) { return work(variant, *asked, io); }; });
}

[[nodiscard]] std::string line_of(Variant variant, const std::string& command) {
    return "fow --game " + std::string(variant.id) + " " + command + " " + example_of(variant);
}

}  // namespace

void add_show(CLI::App& app, cli::Task& task, Variant variant) {
    auto* command = app.add_subcommand("show", "print the board as text, or the view as JSON");
    const auto asked = std::make_shared<Asked>();
    add_game_option(*command, asked->position);
    command->add_option("--seat", asked->seat, "blue, red, onlooker (what both know) or both (nothing hidden)")->capture_default_str();
    add_position_options(*command, asked->position);
    cli::add_json_flag(*command, asked->json, "print the view as JSON");
    cli::add_examples(*command, {"fow show game.json --seat red --ply 90", line_of(variant, "show") + " --seat blue"});
    do_then(*command, task, variant, asked, show);
}

void add_legal(CLI::App& app, cli::Task& task, Variant variant) {
    auto* command = app.add_subcommand("legal", "list the legal actions, one per line");
    const auto asked = std::make_shared<Asked>();
    add_game_option(*command, asked->position);
    add_position_options(*command, asked->position);
    cli::add_json_flag(*command, asked->json);
    cli::add_examples(*command, {"fow legal game.json", line_of(variant, "legal")});
    do_then(*command, task, variant, asked, list_legal);
}

void add_explain(CLI::App& app, cli::Task& task, Variant variant) {
    auto* command = app.add_subcommand("explain", "say whether an action is legal; if not, which rule forbids it and why");
    const auto asked = std::make_shared<Asked>();
    command->add_option("ACTION", asked->words, "an action in notation (C6.2); before it the record, if there is one")
        ->required()
        ->expected(1, 2);
    add_position_options(*command, asked->position);
    cli::add_json_flag(*command, asked->json);
    cli::add_examples(*command, {"fow explain game.json a7-a6", line_of(variant, "explain") + " a7-a6"});
    do_then(*command, task, variant, asked, explain);
}

}  // namespace fow::stratego::commands
