// fow show, fow explain, fow odds: a position, whether an order is legal and why not, and how an attack may end.
#include <iomanip>
#include <ostream>
#include <sstream>

#include "games/callipers/cli/commands.hpp"

namespace fow::callipers::commands {
namespace {

struct Asked {
    PositionRequest position;
    std::vector<std::string> words;  ///< perhaps a record or a battle, and an order
    bool json = false;
};

int show(const Asked& asked, cli::Streams io) {
    const auto [rules, state] = position_of(asked.position, io);
    io.out << (asked.json ? write_view(rules, state) : text_of(rules, state));
    return cli::done;
}

/// The last word is the order, the one before it the record or the battle.
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

[[nodiscard]] std::string percent(int part, int whole) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100.0 * part / whole << " %";
    return text.str();
}

int odds(const Asked& asked, cli::Streams io) {
    const Action action = parse_action(asked.words.back());
    const auto* attack = std::get_if<Attack>(&action);
    if (attack == nullptr) throw CLI::ValidationError("ATTACK", "\"" + asked.words.back() + "\" is not an attack");
    const auto [rules, state] = position_of(place_of(asked), io);
    if (const auto violation = check(rules, state, action)) return cli::refuse(*violation, io.err);
    const Forecast sums = forecast(rules, state, clash_of(rules, state, *attack));
    const int attacker = sums.attacker.before_dice(), defender = sums.defender.before_dice();
    const Odds chances = odds_of(attacker - defender, sums.dice);
    if (asked.json)
        io.out << "{\"attacker\": " << attacker << ", \"defender\": " << defender << ", \"dice\": " << sums.dice
               << ", \"win\": " << chances.win << ", \"tie\": " << chances.tie << ", \"lose\": " << chances.lose
               << ", \"of\": " << chances.whole << "}\n";
    else
        io.out << attacker << " against " << defender << " before the dice, " << sums.dice << (sums.dice == 1 ? " die" : " dice")
               << " each, without supports: win " << percent(chances.win, chances.whole) << ", tie " << percent(chances.tie, chances.whole)
               << ", lose " << percent(chances.lose, chances.whole) << '\n';
    return cli::done;
}

void do_then(CLI::App& command, cli::Task& task, const std::shared_ptr<Asked>& asked, int (*work)(const Asked&, cli::Streams)) {
    cli::add_json_flag(command, asked->json);
    add_ply_option(command, asked->position);
    command.callback([&task, asked, work] { task = [asked, work](cli::Streams io) { return work(*asked, io); }; });
}

}  // namespace

void add_show(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("show", "print the position as text, or the view as JSON");
    const auto asked = std::make_shared<Asked>();
    command->add_option("GAME", asked->position.game,
                        "a record, or a battle by its id or as a file; - is standard input (default: waterloo)");
    cli::add_examples(*command, {"fow show game.json --ply 9", "fow --game callipers show derlon --json"});
    do_then(*command, task, asked, show);
}

void add_explain(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("explain", "say whether an order is legal; if not, which rule forbids it and why");
    const auto asked = std::make_shared<Asked>();
    command->add_option("ACTION", asked->words, "an order (K14.2); before it a record or a battle, if there is one")
        ->required()
        ->expected(1, 2);
    cli::add_examples(*command, {"fow explain game.json move:8:0,201", "fow --game callipers explain hougoumont move:8:0,200"});
    do_then(*command, task, asked, explain);
}

void add_odds(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("odds", "print the sums of an attack before the dice, and the chances to win, tie or lose (K9.12)");
    const auto asked = std::make_shared<Asked>();
    command->add_option("ATTACK", asked->words, "an attack; before it a record or a battle, if there is one")->required()->expected(1, 2);
    cli::add_examples(*command, {"fow odds game.json attack:8+7:31"});
    do_then(*command, task, asked, odds);
}

}  // namespace fow::callipers::commands
