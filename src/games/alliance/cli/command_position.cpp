// fow show, fow legal, fow explain, fow odds: a position, what is legal, why an action is not, and what it may lead to.
#include <ostream>

#include "games/alliance/cli/commands.hpp"

namespace fow::alliance::commands {
namespace {

struct Asked {
    PositionRequest position;
    std::vector<std::string> words;  ///< perhaps a record or a scenario, and an action
    bool json = false;
};

int show(const Asked& asked, cli::Streams io) {
    const auto [rules, state] = position_of(asked.position, io);
    io.out << (asked.json ? write_view(rules, state) : text_of(rules, state));
    return cli::done;
}

int list_legal(const Asked& asked, cli::Streams io) {
    const auto [rules, state] = position_of(asked.position, io);
    const std::vector<Action> actions = view_of(rules, state, Viewer::onlooker).legal;
    const RollList due = rolls_due<Game>(rules, state);
    if (!asked.json) {
        for (const Action& action : actions) io.out << to_text(action) << '\n';
        for (const auto& outcome : due) io.out << to_text(outcome.roll) << '\n';
        return cli::done;
    }
    io.out << "{\"decides\": \"" << word(turn(state)) << "\", \"legal\": [";
    const char* comma = "";
    for (const Action& action : actions) io.out << std::exchange(comma, ", ") << json_string(to_text(action));
    io.out << "], \"rolls\": [";
    comma = "";
    for (const auto& outcome : due) io.out << std::exchange(comma, ", ") << json_string(to_text(outcome.roll));
    io.out << "]}\n";
    return cli::done;
}

/// The last word is the action, the one before it the record or the scenario.
[[nodiscard]] PositionRequest place_of(const Asked& asked) {
    PositionRequest position = asked.position;
    if (asked.words.size() == 2) position.game = asked.words.front();
    return position;
}

int explain(const Asked& asked, cli::Streams io) {
    const Action action = parse_action(asked.words.back());
    const auto [rules, state] = position_of(place_of(asked), io);
    const auto violation = check(rules, state, action);
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

int odds(Asked asked, cli::Streams io) {
    std::optional<Order> order;
    if (!asked.words.empty()) order = order_from_text(asked.words.back());
    if (!order && asked.words.size() == 1) asked.words.emplace_back();  // only a record or a scenario
    const auto [rules, state] = position_of(place_of(asked), io);
    std::vector<Outlook> all;
    if (order) {
        if (const auto violation = check(rules, state, *order)) return cli::refuse(*violation, io.err);
        if (order->id != ActionId::pass) all.push_back(outlook(rules, state, *order));
    } else {
        all = outlooks(rules, state);
    }
    for (const Outlook& one : all) io.out << (asked.json ? write_outlook(rules, one) : text_of(one));
    if (order || state.stage == Stage::action) return cli::done;
    const PerSeat<int> routs = rout_chances(rules, state);
    if (asked.json)
        io.out << "{\"routs\": {\"french\": " << routs.first << ", \"allied\": " << routs.second << ", \"of\": " << outlook_whole << "}}\n";
    else io.out << "routs: French " << routs.first << ", Allied " << routs.second << " of " << outlook_whole << '\n';
    return cli::done;
}

template <class Do>
void do_then(CLI::App& command, cli::Task& task, const std::shared_ptr<Asked>& asked, Do work) {
    cli::add_json_flag(command, asked->json);
    command.callback([&task, asked, work] { task = [asked, work](cli::Streams io) { return work(*asked, io); }; });
}

}  // namespace

void add_show(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("show", "print the position as text, or the view as JSON");
    const auto asked = std::make_shared<Asked>();
    add_game_option(*command, asked->position);
    cli::add_examples(*command, {"fow show game.json --ply 9", "fow --game alliance show --json"});
    do_then(*command, task, asked, show);
}

void add_legal(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("legal", "list the legal actions, one per line, or the outcomes of the die that is due");
    const auto asked = std::make_shared<Asked>();
    add_game_option(*command, asked->position);
    cli::add_examples(*command, {"fow legal game.json", "fow --game alliance legal"});
    do_then(*command, task, asked, list_legal);
}

void add_explain(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("explain", "say whether an action is legal; if not, which rule forbids it and why");
    const auto asked = std::make_shared<Asked>();
    command->add_option("ACTION", asked->words, "an action (L14.2); before it a record or a scenario, if there is one")
        ->required()
        ->expected(1, 2);
    add_ply_option(*command, asked->position);
    cli::add_examples(*command, {"fow explain game.json wellington", "fow --game alliance explain guard:plancenoit"});
    do_then(*command, task, asked, explain);
}

void add_odds(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("odds",
                                       "print what each action, or one, may bring (L13.6): its modifiers, a row for each face of the die, "
                                       "and the chances that an army is lost by it");
    const auto asked = std::make_shared<Asked>();
    command->add_option("ACTION", asked->words, "an action; before it, or alone, a record or a scenario")->expected(0, 2);
    add_ply_option(*command, asked->position);
    cli::add_examples(*command, {"fow odds game.json", "fow --game alliance odds derlon+napoleon"});
    do_then(*command, task, asked, odds);
}

}  // namespace fow::alliance::commands
