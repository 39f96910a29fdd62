// fow convert: a record of the classic game becomes another exchange format, and back.
#include <ostream>

#include "games/stratego/cli/commands.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/json/gravon.hpp"

namespace fow::stratego::commands {
namespace {

struct ConvertRequest {
    std::string file, to, mover = "red";
    int ply = -1;
    cli::OutRequest out;
};

[[nodiscard]] std::string without_blanks(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
    return text;
}

/// A game in another format: a Gravon game, or a board of letters (C6.4). Says on standard error where it had to stop.
[[nodiscard]] Session read_other(Variant variant, const ConvertRequest& request, const std::string& text, cli::Streams io) {
    const Rules rules = rules_of(variant);
    if (is_gravon(text)) {
        const ReadRecord read = read_gravon(text, request.file, rules_of_all());
        if (read.broken_at) io.err << "fow: " << request.file << ": ply " << *read.broken_at << ": " << read.reason << '\n';
        return replay(read.record).session;
    }
    if (request.mover != "red" && request.mover != "blue") throw cli::Misuse("--mover", Told("only \"red\" and \"blue\" are known"));
    const State posed = read_position(rules, without_blanks(text), request.mover == "red" ? red_seat : blue_seat);
    return Session(new_record(rules.set(), {}, {"Blue", "Red"}, posed));
}

[[nodiscard]] std::string written(const Session& session, const std::string& to) {
    const Rules& rules = session.rules();
    if (to == "record") return write_record(session.record());
    if (to == "gravon") return write_gravon(session);
    if (to == "gsn") return write_gsn(session);
    if (to == "board") return write_position(rules, session.state()) + "\n";
    std::size_t first = 0;
    while (first < session.ply_count() && session.state_after(first).phase == Phase::set_up) ++first;
    const State& start = session.state_after(first);
    return "blue " + write_set_up(rules, start, blue_seat) + "\nred " + write_set_up(rules, start, red_seat) + "\n";
}

int convert(Variant variant, const ConvertRequest& request, cli::Streams io) {
    const std::string text = cli::text_in(request.file, io);
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    const bool is_record = begin != std::string::npos && text[begin] == '{';
    if (is_record && read_sealed_record(text, request.file, known_games()))
        throw cli::Sealed(Told("this game is sealed: it can be converted when it is over"));
    if (!is_record && request.ply >= 0) throw cli::Misuse("--ply", Told("needs a record"));
    const Session session = is_record ? session_of(*cli::game_of(on_command_line(variant).game, text, request.file, request.ply))
                                      : read_other(variant, request, text, io);
    cli::write_out(request.out, written(session, !request.to.empty() ? request.to : is_record ? "gravon" : "record"), io);
    return cli::done;
}

}  // namespace

void add_convert(cli::CommandLine& line, Variant variant) {
    cli::Command command(line, "convert",
                         "turn a game of another program into a record, or a record into what other programs read: the XML "
                         "and .gsn of the Gravon server, the board in letters (C6.4), the set-ups that it began with (C6.3)");
    ConvertRequest& request = command.request<ConvertRequest>();
    command.text("FILE", request.file, "a record, a Gravon game or a board in 100 letters; - is standard input").required();
    command.text("--to", request.to, "record, gravon (XML), gsn, board or set-up (default: record, and gravon for a record)")
        .one_of({"record", "gravon", "gsn", "board", "set-up"});
    command.text("--mover", request.mover, "of a board in letters: who moves next, red or blue").shows_default();
    command.number("--ply", request.ply, "the record after this many plies").at_least_0();
    cli::add_out_options(command, request.out, "the file to write; - is standard output").required();
    const std::string start = "fow --game " + std::string(variant.id) + " convert ";
    command.examples({start + "classic-1.xml -o game.json", "fow convert game.json -o game.xml", "fow convert game.json --to board -o -"});
    command.does([variant, &request](cli::Streams io) { return convert(variant, request, io); });
}

}  // namespace fow::stratego::commands
