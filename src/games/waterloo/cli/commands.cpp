// The commands of `fow` for Waterloo: their list, and those that are the same in every game.
#include "games/waterloo/cli/commands.hpp"

#include <array>
#include <ostream>

#include "cli/bot_commands.hpp"
#include "cli/lesson_command.hpp"
#include "cli/rules_command.hpp"
#include "core/rulebook.hpp"
#include "games/waterloo/bots/in_words.hpp"

namespace fow::waterloo::commands {

namespace {

/// What only Expert has.
void refuse_expert_extras(const GameRequest& request, Mode mode) {
    if (mode == Mode::expert) return;
    if (request.start_early || request.where_are_the_prussians)
        throw Misuse(request.start_early ? "--start-early" : "--where-are-the-prussians", Told("is for --mode expert (W14)"));
    if (request.handicap) throw Misuse("--handicap", Told("is for --mode expert (W15.7)"));
}

[[nodiscard]] std::string commitment_name(Seat seat, const std::string& what) {
    if (what == secret_kind::set_up) return seat == french_seat ? tr_later("the French set-up") : tr_later("the Allied set-up");
    return seat == french_seat ? tr_later("the French line of retreat") : tr_later("the Allied line of retreat");
}

const DiceOption& dice() {
    static const DiceOption dice{{"Blue", "Red", "Blue+", "Red+", "BlueR", "RedR"},
                                 tr_later("faces are Blue Red Blue+ Red+ BlueR RedR"),
                                 tr_later("the next faces of the die, FACE,FACE..."),
                                 tr_later("seed for the remaining dice and draws"),
                                 "die:"};
    return dice;
}

void add_show(CommandLine& line) {
    cli::add_show(line, on_command_line(),
                  {"print the board as text, or the view as JSON",
                   {"fow show game.json", "fow show game.json --seat french --ply 20", "fow show game.json --json"}});
}
void add_legal(CommandLine& line) {
    cli::add_legal(line, on_command_line(),
                   {"list the legal actions, one per line, or the outcomes of chance if chance is due",
                    {"fow legal game.json", "fow legal game.json --ply 20"}});
}
void add_explain(CommandLine& line) {
    cli::add_explain(line, on_command_line(),
                     {"say whether an action is legal; if not, which rule forbids it and why", {"fow explain game.json e8-e5"}});
}
void add_play(CommandLine& line) {
    cli::add_play(line, on_command_line(),
                  {"play actions; dice and draws come from --dice, from notation between the actions "
                   "(die:Blue+, line:left, draw:ID, muster:ID) or at random. If one is refused, nothing is written",
                   {"fow play game.json e8-e7 e7xe6 end", "fow play game.json e7xe6 --dice Blue+ -o next.json",
                    "fow play - end -o - <game.json | fow show -"}},
                  &dice());
}
void add_log(CommandLine& line) {
    cli::add_log(line, on_command_line(),
                 {"print what happened, as a seat knows it, with turn and clock",
                  {"fow log game.json", "fow log game.json --seat both", "fow log game.json --seat french --json"}});
}
void add_verify(CommandLine& line) {
    cli::add_verify(line, on_command_line(),
                    {"replay a record and check digest, legality, invariants and commitments",
                     {"fow verify game.json", "fow verify game.json --against yesterday.json"}});
}
void add_lesson(CommandLine& line) {
    const auto read = [](const std::string& text, const std::string& document) {
        const Lesson lesson = read_lesson(text, document, data::load_ruleset(), ids_of(fow::rules_of(data::read_rulebook())));
        return ReadLesson{lesson.title, lesson.steps.size(), faults_of(lesson)};
    };
    add_lesson_command(line, read, {"fow lesson my-lesson.json"});
}
void add_match(CommandLine& line) {
    const auto options = [](Command& command) -> std::function<Head()> {
        auto& request = command.request<GameRequest>();
        add_mode_options(command, request);
        return [&request] { return head_with(options_of(request)); };
    };
    add_match_command(line, waterloo_in_words(), options,
                      {"fow match --first captain --second greedy --mode standard --games 40",
                       "fow match --first 'python3 my_bot.py' --second random --games 10 --records games"});
}

/// Diagrams that do not fit the data, for instance a number that an owner corrected, are left out.
[[nodiscard]] std::vector<RuleDiagram> drawn(std::ostream& err) {
    const std::filesystem::path data = files::data_folder();
    const Ruleset rules = data::load_ruleset(data);
    const data::Diagrams diagrams = data::load_diagrams(data, rules);
    tell_refused(diagrams.refused, err);
    std::vector<RuleDiagram> all;
    for (const Diagram& diagram : diagrams.drawn) all.push_back({diagram.rule, diagram.caption, text_of(diagram, rules.pieces.roster)});
    return all;
}

void add_rules(CommandLine& line) {
    Rulebook book;
    book.rule = "W4.5";
    book.chapter = "W4";
    book.examples = {"fow rules W8.7", "fow rules W8", "fow rules hill gun"};
    book.text = [] { return data::read_rulebook(); };
    book.diagrams = drawn;
    book.legend = legend();
    book.heading =  // of docs/rules/diagrams.md
        "# Waterloo: the diagrams of the rulebook\n\nGenerated from `rules/waterloo/diagrams/` by `fow rules --diagrams`. The window shows "
        "them on its own map, next to their\n[rules](waterloo.md).\n";
    add_rules_command(line, std::move(book));
}

}  // namespace

const GameOnCommandLine& on_command_line() {
    static const GameOnCommandLine game{
        .game = waterloo_in_words(),
        .action = tr_later("an action in notation"),
        .actions = tr_later("actions in notation"),
        .no_action = tr_later("\"{word}\" is not an action; \"fow legal GAME\" lists those that are legal"),
        .secrets = true,
        .commitment = commitment_name,
        .position = tr_later("a record; - is standard input"),
    };
    return game;
}

Session load_session(const std::string& path, Streams io) { return session_of(*load_game(on_command_line().game, path, io)); }

void add_game_options(Command& command, GameRequest& request) {
    add_mode_options(command, request);
    command.text("--field", request.field, "a battlefield or posed position to start from (a scenario file)");
}

void add_mode_options(Command& command, GameRequest& request) {
    command.text("--mode", request.mode, "basic, standard or expert (default: that of the battlefield, or basic)");
    command.flag("--true-to-the-table", request.table, "forget what was shown (W15.1)");
    command.flag("--nightfall", request.nightfall, "the game is drawn at the end of turn 20 (W15.2)");
    command.flag("--start-early", request.start_early, "Expert: start at 9:30; some French pieces come late (W14.1)");
    command.flag("--where-are-the-prussians", request.where_are_the_prussians, "Expert: the die decides whether they come (W14.2)");
    command.flag("--handicap", request.handicap, "Expert: the French play with a handicap (W15.7)");
}

Options options_of(const GameRequest& request) {
    Options options;
    if (!request.mode.empty()) {
        const auto mode = mode_from_word(request.mode);
        if (!mode) throw Misuse("--mode", Told("\"{word}\" is not basic, standard or expert", {{"word", request.mode}}));
        options.mode = *mode;
    }
    options.memory = !request.table;
    options.nightfall = request.nightfall;
    options.start_early = request.start_early;
    options.where_are_the_prussians = request.where_are_the_prussians;
    options.handicap = request.handicap;
    if (request.field.empty()) refuse_expert_extras(request, options.mode);
    return options;
}

GameChoice choose_game(const GameRequest& request, Streams io) {
    GameChoice choice{data::load_ruleset(), options_of(request), std::nullopt};
    if (!request.field.empty()) {
        Scenario scenario = read_scenario(text_in(request.field, io), request.field, choice.rules, choice.options);
        if (!request.mode.empty() && scenario.mode != choice.options.mode)
            throw Misuse("--mode", Told("this battlefield is made for {mode}", {{"mode", std::string(word(scenario.mode))}}));
        choice.options.mode = scenario.mode;
        choice.rules = std::move(scenario.rules);
        choice.start = Start{scenario.name, scenario.state};
    }
    refuse_expert_extras(request, choice.options.mode);
    return choice;
}

std::vector<cli::GameCommands> games() {
    static constexpr std::array commands{add_new,     add_show,  add_legal, add_explain, add_play,       add_log,  add_verify,
                                         add_playout, add_perft, add_rules, add_lesson,  add_statistics, add_match};
    static constexpr std::array examples{"fow new --mode expert --setup random -o game.json", "fow show game.json --seat allied",
                                         "fow rules W8.7"};
    return {GameCommands{"waterloo", "Waterloo", commands, examples, waterloo_in_words}};
}

}  // namespace fow::waterloo::commands
