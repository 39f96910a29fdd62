// The commands of `fow` for La Belle Alliance: their list, and those that are short.
#include "games/alliance/cli/commands.hpp"

#include <array>
#include <ostream>

#include "bots/messages.hpp"
#include "cli/bot_commands.hpp"
#include "cli/lesson_command.hpp"
#include "cli/rules_command.hpp"
#include "core/rulebook.hpp"
#include "games/alliance/bots/in_words.hpp"
#include "games/alliance/files/rules_files.hpp"

namespace fow::alliance::commands {
namespace {

/// The set-up, or the position of a scenario; nothing if a record is named.
[[nodiscard]] std::unique_ptr<Played> other_position(const cli::PositionRequest& request, cli::Streams io) {
    if (request.game.empty()) return in_words(Session(new_record(data::load_rule_set())));
    const std::string text = cli::text_in(request.game, io);
    if (format_of(text, request.game) != "fog-of-waterloo/scenario")
        return cli::game_of(on_command_line().game, text, request.game, request.ply);
    if (request.ply >= 0) throw cli::Misuse("--ply", Told("needs a record"));
    Scenario scenario = read_scenario(text, request.game, data::load_rule_set());
    return in_words(Session(new_record(std::move(scenario.rules), {}, scenario.start)));
}

struct NewRequest {
    std::string field;
    PerSeat<std::string> names{"French", "Allied"};
    cli::OutRequest out;
    bool json = false;
};

int begin_game(const NewRequest& request, cli::Streams io) {
    Record record = new_record(data::load_rule_set(), request.names);
    if (!request.field.empty()) {
        Scenario scenario = read_scenario(cli::text_in(request.field, io), request.field, record.rules);
        record.rules = std::move(scenario.rules);
        record.start = scenario.start;
    }
    const Session session(record);
    cli::write_out(request.out, write_record(session.record()), io);
    cli::tell_begun(*in_words(session), request.out, request.json, nullptr, io);
    return cli::done;
}

void add_new(cli::CommandLine& line) {
    cli::Command command(line, "new", "begin a game and write its record");
    NewRequest& request = command.request<NewRequest>();
    command.text("--field", request.field, "a posed position to start from (a scenario file)");
    command.text("--french", request.names.first, "name of the French player").shows_default();
    command.text("--allied", request.names.second, "name of the Allied player").shows_default();
    cli::add_out_options(command, request.out, "the record to write; - is standard output").required();
    command.json(request.json);
    command.examples({"fow --game alliance new -o game.json", "fow --game alliance new --field evening.json -o game.json"});
    command.does([&request](cli::Streams io) { return begin_game(request, io); });
}

struct OddsRequest {
    cli::PositionRequest position;
    std::vector<std::string> words;  ///< perhaps a record or a scenario, and an action
    bool json = false;
};

int odds(OddsRequest asked, cli::Streams io) {
    std::optional<Order> order;
    if (!asked.words.empty()) order = order_from_text(asked.words.back());
    if (!order && asked.words.size() == 1) asked.words.emplace_back();  // only a record or a scenario
    if (asked.words.size() == 2) asked.position.game = asked.words.front();
    const auto [rules, state] = position_of(asked.position, io);
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

void add_odds(cli::CommandLine& line) {
    cli::Command command(line, "odds",
                         "print what each action, or one, may bring (L13.6): its modifiers, a row for each face of the die, "
                         "and the chances that an army is lost by it");
    OddsRequest& asked = command.request<OddsRequest>();
    command.texts("ACTION", asked.words, "an action; before it, or alone, a record or a scenario").words(0, 2);
    cli::add_position_options(command, asked.position, on_command_line());
    command.json(asked.json);
    command.examples({"fow odds game.json", "fow --game alliance odds derlon+napoleon"});
    command.does([&asked](cli::Streams io) { return odds(asked, io); });
}

void add_show(cli::CommandLine& line) {
    cli::add_show(line, on_command_line(),
                  {"print the position as text, or the view as JSON", {"fow show game.json --ply 9", "fow --game alliance show --json"}});
}
void add_legal(cli::CommandLine& line) {
    cli::add_legal(line, on_command_line(),
                   {"list the legal actions, one per line, or the outcomes of the die that is due",
                    {"fow legal game.json", "fow --game alliance legal"}},
                   true);
}
void add_explain(cli::CommandLine& line) {
    cli::add_explain(line, on_command_line(),
                     {"say whether an action is legal; if not, which rule forbids it and why",
                      {"fow explain game.json wellington", "fow --game alliance explain guard:plancenoit"}});
}

const cli::DiceOption& dice() {
    static const cli::DiceOption dice{{"1", "2", "3", "4", "5", "6"},
                                      tr_later("faces are 1 to 6"),
                                      tr_later("the next faces, as they come: FACE,FACE..."),
                                      tr_later("seed for the remaining dice")};
    return dice;
}

void add_play(cli::CommandLine& line) {
    cli::add_play(line, on_command_line(),
                  {"play actions; dice come from --dice, from notation between the actions (die:5, rout:2) or at "
                   "random. If one is refused, nothing is written",
                   {"fow play game.json derlon uxbridge:derlon --dice 5,6", "fow play game.json reille die:5 take:uxbridge"}},
                  &dice());
}
/// The rules take nothing back (L13.2).
void add_roll(cli::CommandLine& line) { cli::add_roll(line, on_command_line(), "L13.2", dice()); }
void add_undo(cli::CommandLine& line) {
    cli::add_undo(line, on_command_line(),
                  {"take the last decision back, with the dice after it. The record then says that the game was set back",
                   {"fow undo game.json", "fow undo game.json --plies 4 -o earlier.json"}},
                  "L13.2");
}
void add_log(cli::CommandLine& line) {
    cli::add_log(line, on_command_line(),
                 {"print what happened, with the turn, the phase and the rule", {"fow log game.json", "fow log game.json --json"}});
}
void add_verify(cli::CommandLine& line) {
    cli::add_verify(line, on_command_line(), {"replay a record and check digest and legality", {"fow verify game.json"}});
}

void add_lesson(cli::CommandLine& line) {
    const auto read = [](const std::string& text, const std::string& document) {
        const Lesson lesson = read_lesson(text, document, data::load_rule_set(), ids_of(fow::rules_of(data::read_rulebook())));
        return cli::ReadLesson{lesson.title, lesson.steps.size(), faults_of(lesson)};
    };
    cli::add_lesson_command(line, read, {"fow --game alliance lesson my-lesson.json"});
}

/// The game has no options.
void add_match(cli::CommandLine& line) {
    const auto options = [](cli::Command&) { return [] { return Head{std::string(documents().id), {}, {}}; }; };
    cli::add_match_command(line, alliance_in_words(), options,
                           {"fow --game alliance match --first captain --second greedy --games 100",
                            "fow --game alliance match --first 'python3 my_bot.py' --second random --games 10 --records games"});
}

/// Diagrams that do not fit the data, for instance a number that an owner corrected, are left out.
[[nodiscard]] std::vector<cli::RuleDiagram> drawn(std::ostream& err) {
    const std::filesystem::path folder = files::data_folder();
    const data::Diagrams diagrams = data::load_diagrams(folder, data::load_rule_set(folder));
    cli::tell_refused(diagrams.refused, err);
    std::vector<cli::RuleDiagram> all;
    for (const Diagram& diagram : diagrams.drawn)
        all.push_back({diagram.rule, diagram.caption, text_of(Rules(diagram.rules), diagram.view) + bots::claims_text(diagram)});
    return all;
}

/// The rulebook, docs/rules/alliance.md of the data folder.
void add_rules(cli::CommandLine& line) {
    cli::Rulebook book;
    book.rule = "L4.3";
    book.chapter = "L4";
    book.examples = {"fow --game alliance rules L4.3", "fow --game alliance rules L4", "fow --game alliance rules rout test"};
    book.text = [] { return data::read_rulebook(); };
    book.diagrams = drawn;
    book.legend = "Divisions of each corps; actions and dice are words of L14.9.\n";
    book.heading =  // of docs/rules/alliance-diagrams.md
        "# La Belle Alliance: the diagrams of the rulebook\n\nGenerated from `rules/alliance/diagrams/` by `fow --game alliance rules "
        "--diagrams`. The window shows them on\nits own map, next to their [rules](alliance.md).\n";
    cli::add_rules_command(line, std::move(book));
}

}  // namespace

const cli::GameOnCommandLine& on_command_line() {
    static const cli::GameOnCommandLine game{
        .game = alliance_in_words(),
        .action = tr_later("an action (L14.2)"),
        .actions = tr_later("actions in notation (L14.9)"),
        .no_action = tr_later("\"{word}\" is not an action; \"legal\" lists those that are legal"),
        .position = tr_later("a record or a scenario; - is standard input (default: the set-up)"),
        .action_after = tr_later("an action (L14.2); before it a record or a scenario, if there is one"),
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
    static constexpr std::array<cli::Add, 16> all{add_new,   add_show,   add_legal, add_explain, add_odds,    add_play,
                                                  add_roll,  add_undo,   add_log,   add_verify,  add_convert, add_playout,
                                                  add_perft, add_lesson, add_match, add_rules};
    static constexpr std::array examples{"fow --game alliance new -o game.json", "fow --game alliance odds derlon",
                                         "fow --game alliance rules L10.2"};
    return {cli::GameCommands{"alliance", "La Belle Alliance", all, examples, alliance_in_words}};
}

}  // namespace fow::alliance::commands
