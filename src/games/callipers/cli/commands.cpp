// The commands of `fow` for Waterloo by callipers: their list, and those that are short.
#include "games/callipers/cli/commands.hpp"

#include <algorithm>
#include <array>
#include <iomanip>
#include <ostream>
#include <sstream>

#include "bots/messages.hpp"
#include "cli/bot_commands.hpp"
#include "cli/lesson_command.hpp"
#include "cli/rules_command.hpp"
#include "core/rulebook.hpp"
#include "games/callipers/bots/in_words.hpp"
#include "games/callipers/files/rules_files.hpp"

namespace fow::callipers::commands {
namespace {

constexpr const char* no_action = tr_later("\"{word}\" is not an order, such as move:8:0,200, fire:22+23:44 or attack:8+7:31 (K14.2)");

[[nodiscard]] bool is_id(const std::string& text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

/// A battle by its id or as a file; or a record.
[[nodiscard]] std::unique_ptr<Played> other_position(const cli::PositionRequest& request, cli::Streams io) {
    const bool id = request.game.empty() || is_id(request.game);
    const std::string text = id ? std::string() : cli::text_in(request.game, io);
    if (!id && format_of(text, request.game) != "callipers/battle")
        return cli::game_of(on_command_line().game, text, request.game, request.ply);
    if (request.ply >= 0) throw cli::Misuse("--ply", Told("needs a record"));
    return in_words(Session(new_record(request.game.empty() ? data::load_battle("waterloo")
                                       : id                 ? data::load_battle(request.game)
                                                            : read_battle(text, request.game, data::load_ground()))));
}

struct NewRequest {
    std::string battle = "waterloo";
    PerSeat<std::string> names{"French", "Allied"};
    cli::OutRequest out;
    bool json = false;
};

int begin_game(const NewRequest& request, cli::Streams io) {
    RuleSet battle = is_id(request.battle) ? data::load_battle(request.battle)
                                           : read_battle(cli::text_in(request.battle, io), request.battle, data::load_ground());
    const Session session(new_record(std::move(battle), request.names));
    cli::write_out(request.out, write_record(session.record()), io);
    cli::tell_begun(*in_words(session), request.out, request.json, nullptr, io);
    return cli::done;
}

void add_new(cli::CommandLine& line) {
    cli::Command command(line, "new", "begin a game and write its record");
    NewRequest& request = command.request<NewRequest>();
    command.text("--field", request.battle, "the battle: waterloo, derlon or hougoumont, or a file with a battle").shows_default();
    command.text("--french", request.names.first, "name of the French player").shows_default();
    command.text("--allied", request.names.second, "name of the Allied player").shows_default();
    cli::add_out_options(command, request.out, "the record to write; - is standard output").required();
    command.json(request.json);
    command.examples({"fow --game callipers new -o game.json", "fow --game callipers new --field hougoumont -o game.json"});
    command.does([&request](cli::Streams io) { return begin_game(request, io); });
}

struct OddsRequest {
    cli::PositionRequest position;
    std::vector<std::string> words;  ///< perhaps a record or a battle, and an attack
    bool json = false;
};

[[nodiscard]] std::string percent(int part, int whole) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100.0 * part / whole << " %";
    return text.str();
}

int odds(OddsRequest asked, cli::Streams io) {
    const auto action = action_from_text(asked.words.back());
    if (!action) throw cli::Misuse("ACTION", Told(no_action, {{"word", asked.words.back()}}));
    const auto* attack = std::get_if<Attack>(&*action);
    if (attack == nullptr) throw cli::Misuse("ATTACK", Told("\"{word}\" is not an attack", {{"word", asked.words.back()}}));
    if (asked.words.size() == 2) asked.position.game = asked.words.front();
    const auto [rules, state] = position_of(asked.position, io);
    if (const auto violation = check(rules, state, *action)) return cli::refuse(*violation, io.err);
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

void add_odds(cli::CommandLine& line) {
    cli::Command command(line, "odds", "print the sums of an attack before the dice, and the chances to win, tie or lose (K9.12)");
    OddsRequest& asked = command.request<OddsRequest>();
    command.texts("ATTACK", asked.words, "an attack; before it a record or a battle, if there is one").required().words(1, 2);
    command.json(asked.json);
    cli::add_position_options(command, asked.position, on_command_line());
    command.examples({"fow odds game.json attack:8+7:31"});
    command.does([&asked](cli::Streams io) { return odds(asked, io); });
}

void add_show(cli::CommandLine& line) {
    cli::add_show(
        line, on_command_line(),
        {"print the position as text, or the view as JSON", {"fow show game.json --ply 9", "fow --game callipers show derlon --json"}});
}
void add_explain(cli::CommandLine& line) {
    cli::add_explain(line, on_command_line(),
                     {"say whether an order is legal; if not, which rule forbids it and why",
                      {"fow explain game.json move:8:0,201", "fow --game callipers explain hougoumont move:8:0,200"}});
}

[[nodiscard]] const cli::DiceOption& dice() {
    static const cli::DiceOption dice{{"1", "2", "3", "4", "5", "6"},
                                      tr_later("faces are 1 to 6"),
                                      tr_later("the next faces, as they come: FACE,FACE..."),
                                      tr_later("seed for the remaining dice")};
    return dice;
}

void add_play(cli::CommandLine& line) {
    cli::add_play(line, on_command_line(),
                  {"play orders; dice come from --dice, from notation between the orders (die:5) or at random. If one "
                   "is refused, nothing is written",
                   {"fow play game.json move:8:0,200 end", "fow play game.json fire:24:33 --dice 4"}},
                  &dice());
}
void add_roll(cli::CommandLine& line) { cli::add_roll(line, on_command_line(), "K14.3", dice()); }
void add_undo(cli::CommandLine& line) {
    cli::add_undo(line, on_command_line(),
                  {"take the last decision back, with the dice after it. If the rules do not allow it (K4.5), the "
                   "record then says that the game was set back",
                   {"fow undo game.json", "fow undo game.json --plies 4 -o earlier.json"}},
                  "K4.5");
}
void add_log(cli::CommandLine& line) {
    cli::add_log(line, on_command_line(),
                 {"print what happened, with the turn, the side in turn and the rule", {"fow log game.json", "fow log game.json --json"}});
}
void add_verify(cli::CommandLine& line) {
    cli::add_verify(line, on_command_line(), {"replay a record and check digest and legality", {"fow verify game.json"}});
}

void add_lesson(cli::CommandLine& line) {
    const auto read = [](const std::string& text, const std::string& document) {
        const Lesson lesson = read_lesson(text, document, data::load_ground(), ids_of(fow::rules_of(data::read_rulebook())));
        return cli::ReadLesson{lesson.title, lesson.steps.size(), faults_of(lesson)};
    };
    cli::add_lesson_command(line, read, {"fow --game callipers lesson my-lesson.json"});
}

void add_match(cli::CommandLine& line) {
    const auto options = [](cli::Command& command) -> std::function<Head()> {
        auto& battle = command.request<std::string>("waterloo");
        command.text("--field", battle, "the battle: waterloo, derlon or hougoumont").shows_default();
        return [&battle] { return head_with(battle); };
    };
    cli::add_match_command(line, callipers_in_words(), options,
                           {"fow --game callipers match --field hougoumont --first captain --second greedy --games 20",
                            "fow --game callipers match --first 'python3 my_bot.py' --second random --games 10 --records games"});
}

/// Diagrams that do not fit the data, for instance a number that an owner corrected, are left out.
[[nodiscard]] std::vector<cli::RuleDiagram> drawn(std::ostream& err) {
    const std::filesystem::path folder = files::data_folder();
    const data::Diagrams diagrams = data::load_diagrams(folder, data::load_ground(folder));
    cli::tell_refused(diagrams.refused, err);
    std::vector<cli::RuleDiagram> all;
    for (const Diagram& diagram : diagrams.drawn)
        all.push_back({diagram.rule, diagram.caption, text_of(Rules(diagram.rules), diagram.view) + bots::claims_text(diagram)});
    return all;
}

/// The rulebook, docs/rules/callipers.md of the data folder.
void add_rules(cli::CommandLine& line) {
    cli::Rulebook book;
    book.rule = "K5.2";
    book.chapter = "K5";
    book.examples = {"fow --game callipers rules K5.2", "fow --game callipers rules K5", "fow --game callipers rules gun arc"};
    book.text = [] { return data::read_rulebook(); };
    book.diagrams = drawn;
    book.legend =
        "Pieces by number, arm and thousands, place (yards to the east and north) and facing; orders and dice are words of K14.2.\n";
    book.heading =  // of docs/rules/callipers-diagrams.md
        "# Waterloo by callipers: the diagrams of the rulebook\n\nGenerated from `rules/callipers/diagrams/` by `fow --game callipers "
        "rules --diagrams`. The window shows them on\nits own map, next to their [rules](callipers.md).\n";
    cli::add_rules_command(line, std::move(book));
}

}  // namespace

const cli::GameOnCommandLine& on_command_line() {
    static const cli::GameOnCommandLine game{
        .game = callipers_in_words(),
        .action = tr_later("an order (K14.2)"),
        .actions = tr_later("orders in notation (K14.2)"),
        .no_action = no_action,
        .position = tr_later("a record, or a battle by its id or as a file; - is standard input (default: waterloo)"),
        .action_after = tr_later("an order (K14.2); before it a record or a battle, if there is one"),
        .other = other_position,
    };
    return game;
}

RulesAndState position_of(const cli::PositionRequest& request, cli::Streams io) {
    const auto game = cli::position_of(request, on_command_line(), io);
    const Session& session = session_of(*game);
    return {session.rules(), session.state()};
}

std::vector<cli::GameCommands> games() {
    static constexpr std::array<cli::Add, 13> all{add_new, add_show,   add_explain, add_odds,   add_play,  add_roll, add_undo,
                                                  add_log, add_verify, add_playout, add_lesson, add_match, add_rules};
    static constexpr std::array examples{"fow --game callipers new --field hougoumont -o game.json", "fow play game.json move:8:0,200 end",
                                         "fow --game callipers rules K9.9"};
    return {cli::GameCommands{"callipers", tr_later("Waterloo by callipers"), all, examples, callipers_in_words}};
}

}  // namespace fow::callipers::commands
