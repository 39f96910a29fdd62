// The older text format of the Gravon server's archives, .gsn.
#include <algorithm>
#include <charconv>

#include "games/stratego/json/gravon_game.hpp"

namespace fow::stratego {
namespace json_parts {
namespace {

constexpr std::string_view gsn_mark = "#X38FA11 Stratego-Notation v", gsn_byte_order = "\xEF\xBB\xBF";
constexpr std::string_view gsn_between = " vs ", gsn_before_result = " result ", gsn_before_winner = " winner ", gsn_end_of_moves = "END";

/// The lines of a text, by number from 1.
class GsnLines {
public:
    GsnLines(std::string_view text, const std::string& document) : document_(document) {
        if (text.starts_with(gsn_byte_order)) text.remove_prefix(gsn_byte_order.size());
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            std::string_view line = text.substr(0, end);
            if (line.ends_with('\r')) line.remove_suffix(1);
            lines_.push_back(line);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }
    /// The next line; refuses the end of the text.
    [[nodiscard]] std::string_view next(const char* missing) {
        if (at_ == lines_.size()) refuse_line(document_, number() + 1, std::string(missing) + " is missing");
        return lines_[at_++];
    }
    [[nodiscard]] bool more() const { return at_ < lines_.size(); }
    /// The number of the line that was read last.
    [[nodiscard]] int number() const { return static_cast<int>(at_); }
    [[noreturn]] void refuse(const std::string& reason) const { refuse_line(document_, number(), reason); }

private:
    const std::string& document_;
    std::vector<std::string_view> lines_;
    std::size_t at_ = 0;
};

[[nodiscard]] int gsn_number(std::string_view text, const GsnLines& lines, const char* of) {
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || fault != std::errc() || end != text.data() + text.size() || number < 0)
        lines.refuse("\"" + json::free_text(std::string(text)) + "\" is not the number of a " + of);
    return number;
}

[[nodiscard]] std::string_view id_of_gsn_type(int type, const GsnLines& lines) {
    for (const GravonType& known : gravon_types)
        if (known.number == type) return known.id;
    lines.refuse("a game of the type " + std::to_string(type) + " is none of " +
                 names_of_types([](const GravonType& known) { return std::to_string(known.number); }));
}

[[nodiscard]] GravonMove gsn_move(std::string_view line, const GsnLines& lines) {
    const std::size_t gap = line.find_first_of(" -");
    if (gap == std::string_view::npos || gap < 2 || gap > 3 || line.size() < gap + 3 || line.size() > gap + 4)
        lines.refuse("\"" + json::free_text(std::string(line)) + "\" is not a move such as \"A4 A5\"");
    return {std::string(line.substr(0, gap)), std::string(line.substr(gap + 1))};
}

/// "Anna vs Bert result 1 winner 0"
void read_end(std::string_view line, const GsnLines& lines, GravonGame& game) {
    const std::size_t winner_at = line.rfind(gsn_before_winner);
    const std::size_t result_at = winner_at == std::string_view::npos ? winner_at : line.rfind(gsn_before_result, winner_at);
    if (result_at == std::string_view::npos) lines.refuse("must be \"RED vs BLUE result NUMBER winner NUMBER\"");
    const std::string_view players = line.substr(0, result_at);
    const std::size_t apart = players.find(gsn_between);
    if (apart == std::string_view::npos || players.find(gsn_between, apart + 1) != std::string_view::npos)
        lines.refuse("must name two players, with \"vs\" between them once");
    game.names[red_seat] = json::free_text(std::string(players.substr(0, apart)));
    game.names[blue_seat] = json::free_text(std::string(players.substr(apart + gsn_between.size())));
    const std::size_t type_at = result_at + gsn_before_result.size();
    const int type = gsn_number(line.substr(type_at, winner_at - type_at), lines, "result");
    const int winner = gsn_number(line.substr(winner_at + gsn_before_winner.size()), lines, "winner");
    if (winner > gravon_nobody_wins) lines.refuse("the winner is 0 (Red), 1 (Blue) or 2 (nobody)");
    if (type == gravon_gave_up && winner != gravon_nobody_wins) game.gave_up = winner == gravon_red_wins ? blue_seat : red_seat;
}

/// One character for the row, so that each move has five.
[[nodiscard]] std::string text_square(Square square) { return gravon_file(square) + std::to_string(gravon_row(square) % gravon_side); }

/// The name on one line, without the word that separates two names.
[[nodiscard]] std::string name_in_line(std::string name, std::string_view without) {
    std::replace_if(name.begin(), name.end(), [](unsigned char c) { return c < ' '; }, ' ');
    name = " " + name + " ";
    for (std::size_t at = name.find(gsn_between); at != std::string::npos; at = name.find(gsn_between))
        name.replace(at, gsn_between.size(), " / ");
    name = name.substr(1, name.size() - 2);
    return name.empty() ? std::string(without) : name;
}

}  // namespace

GravonGame read_gravon_text(const std::string& text, const std::string& document) {
    GsnLines lines(text, document);
    const std::string_view head = lines.next("the mark of the format");
    if (!head.starts_with(gsn_mark)) lines.refuse("does not begin with \"" + std::string(gsn_mark) + "\"");
    if (const std::string_view version = head.substr(gsn_mark.size()); version != "1" && version != "2")
        lines.refuse("only versions 1 and 2 are read");
    const std::string_view type = lines.next("the type of the game");
    if (!type.starts_with("type ")) lines.refuse("must be \"type\" and a number");
    GravonGame game;
    game.id = id_of_gsn_type(gsn_number(type.substr(5), lines, "type"), lines);
    const std::string_view position = lines.next("the board");
    if (position == gsn_end_of_moves) lines.refuse("there is no board: the game ended while the armies were set up");
    game.position = position;
    game.position_line = lines.number();
    while (true) {
        const std::string_view line = lines.next("the line \"END\"");
        if (line == gsn_end_of_moves) break;
        game.moves.push_back(gsn_move(line, lines));
    }
    read_end(lines.next("the line of the players and the result"), lines, game);
    while (lines.more())
        if (!lines.next("").empty()) lines.refuse("more follows after the result");
    return game;
}

}  // namespace json_parts

std::string write_gsn(const Session& session) {
    const json_parts::GravonTold told = json_parts::told_to_gravon(session);
    if (!told.result) throw DataError("the game", "", Told("the game is not over, and this format cannot say so"));
    std::string text = std::string(json_parts::gsn_mark) + "2\ntype " + std::to_string(told.type.number) + "\n" + told.position + "\n";
    for (const Move& move : told.moves) text += json_parts::text_square(move.from) + " " + json_parts::text_square(move.to) + "\n";
    return text + std::string(json_parts::gsn_end_of_moves) + "\n" + json_parts::name_in_line(told.names[red_seat], "Red") +
           std::string(json_parts::gsn_between) + json_parts::name_in_line(told.names[blue_seat], "Blue") +
           std::string(json_parts::gsn_before_result) + std::to_string(told.result->type) + std::string(json_parts::gsn_before_winner) +
           std::to_string(told.result->winner) + "\n";
}

}  // namespace fow::stratego
