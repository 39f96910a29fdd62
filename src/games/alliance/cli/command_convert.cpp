// fow convert: a record as words (L14.9), and back; a position as a scenario or on one line (L14.8).
#include <ostream>
#include <sstream>

#include "games/alliance/cli/commands.hpp"
#include "games/alliance/files/rules_files.hpp"

namespace fow::alliance::commands {
namespace {

struct ConvertRequest {
    std::string file, to;
    int ply = -1;
    cli::OutRequest out;
};

/// A game written as words from the set-up. Throws DataError with the word that does not fit.
[[nodiscard]] Session game_of_words(const std::string& text, const std::string& document) {
    Session session(new_record(data::load_rule_set(), {"French", "Allied"}));
    std::istringstream words(text);
    std::string word;
    for (int i = 0; words >> word; ++i) {
        const auto ply = ply_from_text(word);
        const auto fault = ply ? session.take(*ply) : std::optional<std::string>("this is no word of L14.9");
        if (fault) throw DataError(document, "/" + std::to_string(i), "\"" + word + "\": " + *fault);
    }
    return session;
}

[[nodiscard]] std::string words_of(const Session& session) {
    std::string text;
    for (std::size_t i = 0; i < session.ply_count(); ++i) {
        // One turn on each line.
        const bool new_turn = i > 0 && session.state_after(i).turn != session.state_after(i - 1).turn;
        text += (i == 0 ? "" : new_turn ? "\n" : " ") + to_text(session.record().plies[i]);
    }
    return text + "\n";
}

[[nodiscard]] std::string written(const Session& session, const std::string& to) {
    if (to == "record") return write_record(session.record());
    if (to == "words") {
        if (session.record().start) throw cli::Misuse("--to", Told("words begin with the set-up, and this game with another position"));
        return words_of(session);
    }
    if (session.decider() == Decider::chance) throw cli::Misuse("--ply", Told("a die is due here: choose the ply before or after it"));
    if (to == "position") return write_position(session.rules(), session.state()) + "\n";
    if (session.state().result) throw cli::Misuse("--ply", Told("the game is over here"));
    return write_scenario({"After " + std::to_string(session.ply_count()) + " plies", "", session.rules().set(), session.state()},
                          data::load_rule_set());
}

int convert(const ConvertRequest& request, cli::Streams io) {
    const std::string text = cli::text_in(request.file, io);
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    const bool is_record = begin != std::string::npos && text[begin] == '{';
    if (!is_record && request.ply >= 0) throw cli::Misuse("--ply", Told("needs a record"));
    const Session session =
        is_record ? session_of(*cli::game_of(on_command_line().game, text, request.file, request.ply)) : game_of_words(text, request.file);
    cli::write_out(request.out, written(session, !request.to.empty() ? request.to : is_record ? "words" : "record"), io);
    return cli::done;
}

}  // namespace

void add_convert(cli::CommandLine& line) {
    cli::Command command(line, "convert",
                         "turn a game in words (L14.9) into a record, or a record into words, a scenario or a position "
                         "(L14.8)");
    ConvertRequest& request = command.request<ConvertRequest>();
    command.text("FILE", request.file, "a record, or a game in words; - is standard input").required();
    command.text("--to", request.to, "record, words, scenario or position (default: record, and words for a record)")
        .one_of({"record", "words", "scenario", "position"});
    command.number("--ply", request.ply, "the record after this many plies").at_least_0();
    cli::add_out_options(command, request.out, "the file to write; - is standard output").required();
    command.examples({"fow --game alliance convert words.txt -o game.json", "fow convert game.json --to scenario --ply 12 -o -"});
    command.does([&request](cli::Streams io) { return convert(request, io); });
}

}  // namespace fow::alliance::commands
