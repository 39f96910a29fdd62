// The commands of `fow` for the classic game and its variants: their list, and those that are the same in every game.
#include "games/stratego/cli/commands.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <sstream>
#include <tuple>
#include <utility>

#include "cli/bot_commands.hpp"
#include "cli/lesson_command.hpp"
#include "cli/rules_command.hpp"
#include "core/rulebook.hpp"
#include "games/stratego/bots/in_words.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/files/rules_files.hpp"

namespace fow::stratego::commands {
namespace {

/// Plays an action on the command line. If the rules refuse it, says so.
void play_for(Session& session, const std::string& who, const Action& action, cli::Streams io) {
    const auto violation = session.play(action);
    if (!violation) return;
    io.err << who << ": ";
    cli::refuse(*violation, io.err);
    throw cli::Stopped();
}

/// A position that a command line gives by two set-ups and the turns after them; nothing if a record is named.
[[nodiscard]] std::unique_ptr<Played> other_position(Variant variant, const cli::PositionRequest& request, cli::Streams io) {
    const std::string &blue = request.own[0], &red = request.own[1];
    std::string turns = request.own[2];
    if (!request.game.empty()) {
        if (!blue.empty() || !red.empty() || !turns.empty())
            throw cli::Misuse("GAME", Told("is given instead of --blue, --red and --moves"));
        return nullptr;
    }
    if (request.ply >= 0) throw cli::Misuse("--ply", Told("needs a record"));
    for (const auto& [option, text] : {std::pair("--blue", blue), std::pair("--red", red)})
        if (text.empty()) throw cli::Misuse(option, Told("is needed where no record is named"));
    Session session(new_record(rules_of(variant).set()));
    for (const Seat side : {red_seat, blue_seat}) {
        for (const Place& place : parse_set_up(session.rules(), side, side == blue_seat ? blue : red))
            play_for(session, std::string(word(side)), place, io);
        play_for(session, std::string(word(side)), Ready{}, io);
    }
    std::replace(turns.begin(), turns.end(), ',', ' ');
    std::istringstream words(turns);
    for (std::string word; words >> word;) {
        const auto action = action_from_text(word);
        if (!action) throw cli::Misuse("--moves", Told("\"{word}\" is not a turn", {{"word", word}}));
        play_for(session, word, *action, io);
    }
    return in_words(std::move(session));
}

[[nodiscard]] std::string commitment_name(Seat seat, const std::string&) {
    return seat == red_seat ? tr_later("Red's set-up") : tr_later("Blue's set-up");
}

[[nodiscard]] cli::GameOnCommandLine game_on_command_line(Variant variant) {
    return {
        .game = game_in_words(variant),
        .action = tr_later("an action in notation (C6.2)"),
        .actions = tr_later("actions in notation (C6.2)"),
        .no_action = tr_later("\"{word}\" is not an action; \"legal\" lists those that are legal"),
        .secrets = true,
        .commitment = commitment_name,
        .position = tr_later("a record; - is standard input; otherwise --blue and --red give the position"),
        .action_after = tr_later("an action in notation (C6.2); before it the record, if there is one"),
        .own = {{"--blue", tr_later("without a record: Blue's set-up in letters, the back row first (C6.3)")},
                {"--red", tr_later("without a record: Red's set-up, the same way")},
                {"--moves", tr_later("the turns since these set-ups, TURN,TURN...")}},
        .other = [variant](const cli::PositionRequest& request, cli::Streams io) { return other_position(variant, request, io); },
    };
}

[[nodiscard]] std::string line_of(Variant variant, const std::string& command) {
    return "fow --game " + std::string(variant.id) + " " + command + " " + example_of(variant);
}

template <std::size_t index>
void add_show(cli::CommandLine& line) {
    cli::add_show(line, on_command_line(variants[index]),
                  {"print the board as text, or the view as JSON",
                   {"fow show game.json --seat red --ply 90", line_of(variants[index], "show") + " --seat blue"}});
}
template <std::size_t index>
void add_legal(cli::CommandLine& line) {
    cli::add_legal(line, on_command_line(variants[index]),
                   {"list the legal actions, one per line", {"fow legal game.json", line_of(variants[index], "legal")}});
}
template <std::size_t index>
void add_explain(cli::CommandLine& line) {
    cli::add_explain(line, on_command_line(variants[index]),
                     {"say whether an action is legal; if not, which rule forbids it and why",
                      {"fow explain game.json a7-a6", line_of(variants[index], "explain") + " a7-a6"}});
}
template <std::size_t index>
void add_play(cli::CommandLine& line) {
    cli::add_play(line, on_command_line(variants[index]),
                  {"play actions. If one is refused, nothing is written",
                   {"fow play game.json a7-a6 b4-b5", "fow play game.json F@a10 1@b10 ready -o next.json"}});
}
template <std::size_t index>
void add_log(cli::CommandLine& line) {
    cli::add_log(line, on_command_line(variants[index]),
                 {"print what happened, as a seat knows it, with the turn",
                  {"fow log game.json", "fow log game.json --seat both", "fow log game.json --seat red --json"}});
}
template <std::size_t index>
void add_verify(cli::CommandLine& line) {
    cli::add_verify(line, on_command_line(variants[index]),
                    {"replay a record and check digest, legality and commitments",
                     {"fow verify game.json", "fow verify game.json --against yesterday.json"}});
}
template <std::size_t index>
void add_lesson(cli::CommandLine& line) {
    const auto read = [](const std::string& text, const std::string& document) {
        std::vector<RuleSet> bases;
        for (const Rules& rules : rules_of_all()) bases.push_back(rules.set());
        const Lesson lesson = read_lesson(text, document, bases, ids_of(fow::rules_of(data::read_rulebook())));
        return cli::ReadLesson{lesson.title, lesson.steps.size(), faults_of(lesson)};
    };
    cli::add_lesson_command(line, read, {"fow --game " + std::string(variants[index].id) + " lesson my-lesson.json"});
}
template <std::size_t index>
void add_match(cli::CommandLine& line) {
    const std::string id(variants[index].id);
    const auto options = [id](cli::Command& command) -> std::function<Head()> {
        auto& table = command.request<bool>();
        command.flag("--true-to-the-table", table, "forget what was shown (W15.1)");
        return [id, &table] { return Head{id, {{"memory", table ? "off" : "on"}}, {}}; };
    };
    cli::add_match_command(line, on_command_line(variants[index]).game, options,
                           {"fow --game " + id + " match --first captain --second greedy --games 40",
                            "fow --game " + id + " match --first 'python3 my_bot.py' --second random --games 10 --records games"});
}

/// Diagrams that do not fit the data, for instance a number that an owner corrected, are left out.
[[nodiscard]] std::vector<cli::RuleDiagram> drawn(std::ostream& err) {
    const std::filesystem::path folder = files::data_folder();
    const data::Diagrams diagrams = data::load_diagrams(folder, data::load_rule_set("stratego", folder));
    cli::tell_refused(diagrams.refused, err);
    std::vector<cli::RuleDiagram> all;
    for (const Diagram& diagram : diagrams.drawn) all.push_back({diagram.rule, diagram.caption, text_of(diagram)});
    return all;
}

/// The rulebook of all, docs/rules/stratego.md of the data folder.
void add_rules(cli::CommandLine& line) {
    cli::Rulebook book;
    book.rule = "C2.4";
    book.chapter = "C2";
    book.examples = {"fow --game stratego rules C2.4", "fow --game stratego rules C2", "fow --game stratego rules scout lake"};
    book.text = [] { return data::read_rulebook(); };
    book.diagrams = drawn;
    book.legend = legend();
    book.heading =  // of docs/rules/stratego-diagrams.md
        "# The classic game and its Duel: the diagrams of the rulebook\n\nGenerated from `rules/stratego/diagrams/` by `fow --game "
        "stratego "
        "rules --diagrams`. The window shows them on its own\nboard, next to their [rules](stratego.md).\n";
    cli::add_rules_command(line, std::move(book));
}

template <std::size_t index, void (*add)(cli::CommandLine&, Variant)>
void added(cli::CommandLine& line) {
    add(line, variants[index]);
}
template <std::size_t index>
constexpr std::array<cli::Add, 13> commands_of{added<index, add_new>,
                                               add_show<index>,
                                               add_legal<index>,
                                               add_explain<index>,
                                               add_play<index>,
                                               add_log<index>,
                                               add_verify<index>,
                                               added<index, add_convert>,
                                               added<index, add_playout>,
                                               added<index, add_perft>,
                                               add_lesson<index>,
                                               add_match<index>,
                                               add_rules};

template <std::size_t index>
[[nodiscard]] cli::GameCommands game_of() {
    static constexpr const Variant& variant = variants[index];
    static const std::string start = "fow --game " + std::string(variant.id), playout = start + " playout --games 100",
                             rules = start + " rules " + std::string(variant.look_up);
    static const std::array examples{playout.c_str(), rules.c_str()};
    return {variant.id, variant.title, commands_of<index>, examples, [] { return game_in_words(variant); }};
}

}  // namespace

const cli::GameOnCommandLine& on_command_line(Variant variant) {
    static const auto all = std::apply([](const auto&... each) { return std::array{game_on_command_line(each)...}; }, variants);
    return all[static_cast<std::size_t>(&variant_of(variant.id) - variants.data())];
}

std::vector<Place> parse_set_up(const Rules& rules, Seat side, const std::string& text) {
    try {
        return read_set_up(rules, side, text);
    } catch (const DataError& error) {
        std::string all;
        for (const Fault& fault : error.all)
            all += (all.empty() ? "" : " ") + (fault.pointer.empty() ? "" : fault.pointer + ": ") + text_of(fault, tr);
        throw cli::Misuse("--" + std::string(word(side)), all);
    }
}

Rules rules_of(const Variant& variant) { return Rules(data::load_rule_set(variant.id)); }

std::vector<Rules> rules_of_all() {
    std::vector<Rules> all;
    for (const Variant& variant : variants) all.push_back(rules_of(variant));
    return all;
}

std::string example_of(Variant variant) { return "--blue " + std::string(variant.set_up) + " --red " + std::string(variant.set_up); }

std::vector<cli::GameCommands> games() {
    return []<std::size_t... index>(std::index_sequence<index...>) {
        return std::vector{game_of<index>()...};
    }(std::make_index_sequence<variants.size()>());
}

}  // namespace fow::stratego::commands
