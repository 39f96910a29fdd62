#include "fow/games/stratego/json/gravon.hpp"

#include <algorithm>

#include "fow/games/stratego/engine/set_up_text.hpp"
#include "parts.hpp"
#include "xml.hpp"

namespace fow::stratego {
namespace {

using json_parts::refuse_line;
using json_parts::XmlElement;

/// The names of the files from A on. The server leaves out I, other programs do not.
constexpr std::array<std::string_view, 2> file_letters{"ABCDEFGHJK", "ABCDEFGHIJ"};
constexpr int side_length = 10;

/// What the archives call the result of a game.
struct GravonResult {
    Ending ending;
    int type;
};
constexpr std::array results{GravonResult{Ending::no_move, 0},         GravonResult{Ending::flag_taken, 1},
                             GravonResult{Ending::nobody_can_move, 2}, GravonResult{Ending::resigned, 3},
                             GravonResult{Ending::draw_agreed, 4},     GravonResult{Ending::quiet, 4}};
constexpr int red_wins = 1, blue_wins = 2, nobody_wins = 3;

/// "A4" is on the file of Red's first letter and on Red's fourth row, which is our a7.
[[nodiscard]] std::optional<Square> square_in(std::string_view text, std::string_view letters) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const std::size_t file = letters.find(text[0]);
    const int row = text == std::string{text[0]} + "10" ? 10 : text.size() == 2 && text[1] >= '1' && text[1] <= '9' ? text[1] - '0' : 0;
    if (file == std::string_view::npos || row == 0) return std::nullopt;
    return Square(static_cast<int>(file), side_length - row);
}

[[nodiscard]] std::string text_of(Square square) {
    return file_letters[0][static_cast<std::size_t>(square.file())] + std::to_string(side_length - square.rank());
}

/// A game that stands at its first turn, with the armies set up as ordinary plies if they may be.
[[nodiscard]] Session begun(const Rules& rules, const State& posed, const PerSeat<std::string>& names) {
    Session session(new_record(rules.set(), rules.options(), names));
    bool fits = true;
    for (const Seat side : {red_seat, blue_seat}) {
        for (int piece = rules.first(side); fits && piece < rules.first(side) + rules.count(); ++piece) {
            const std::uint8_t at = posed.at[static_cast<std::size_t>(piece)];
            fits = at != Position::none && !session.play(Place{rules.rank_of(piece), Square::from_index(at)});
        }
        fits = fits && !session.play(Ready{});
    }
    return fits ? session : Session(new_record(rules.set(), rules.options(), names, posed));
}

/// Plays the moves with these names of the files.
[[nodiscard]] ReadRecord played(Session session, const XmlElement& game, std::string_view letters, const std::string& document) {
    ReadRecord result;
    int number = 0;
    for (const XmlElement& each : game.children) {
        if (each.name != "move") continue;
        ++number;
        const std::string& source = each.attribute("source", document);
        const std::string& target = each.attribute("target", document);
        const auto from = square_in(source, letters), to = square_in(target, letters);
        const auto violation = from && to ? session.play(Move{*from, *to}) : std::nullopt;
        if (from && to && !violation) continue;
        result.broken_at = session.ply_count();
        result.reason = "move " + std::to_string(number) + ", " + source + "-" + target + ": " +
                        (violation ? to_text(Action(Move{*from, *to})) + ": " + to_text(*violation) : "is not a move (C1.1)");
        break;
    }
    const XmlElement* end = game.child("result");
    const bool gave_up = end != nullptr && end->attribute("type", document) == "3";
    if (gave_up && !result.broken_at && session.decider() != Decider::nobody) {
        const Seat loser = end->attribute("winner", document) == std::to_string(red_wins) ? blue_seat : red_seat;
        if (session.state().mover == loser) static_cast<void>(session.play(Resign{}));
    }
    result.record = session.record();
    return result;
}

[[nodiscard]] const Rules& rules_for(const XmlElement& game, const std::vector<Rules>& games, const std::string& document) {
    const std::string& type = game.attribute("type", document);
    const std::string_view id = type == "classic" || type == "classicfree" ? "stratego" : type == "duell" ? "duel" : "";
    const auto found = std::find_if(games.begin(), games.end(), [&](const Rules& rules) { return rules.set().id == id; });
    if (found == games.end())
        refuse_line(document, game.line, "a game of the type \"" + type + "\" is neither the classic game nor the Duel");
    return *found;
}

}  // namespace

ReadRecord read_gravon(const std::string& text, const std::string& document, const std::vector<Rules>& games) {
    const XmlElement root = json_parts::parse_xml(text, document);
    const XmlElement* game = root.name == "game" ? &root : root.child("game");
    if (game == nullptr) refuse_line(document, root.line, "there is no element \"game\"");
    const Rules& rules = rules_for(*game, games, document);
    const XmlElement* field = game->child("field");
    if (field == nullptr) refuse_line(document, game->line, "there is no element \"field\": the game ended while the armies were set up");
    State posed;
    try {
        posed = read_position(rules, field->attribute("content", document), red_seat);
    } catch (const DataError& error) {
        if (error.document == document) throw;
        refuse_line(document, field->line, (error.pointer.empty() ? "" : error.pointer + ": ") + error.reason);
    }
    PerSeat<std::string> names;
    for (const XmlElement& each : game->children)
        if (each.name == "player") names[each.attribute("id", document) == "1" ? red_seat : blue_seat] = json::free_text(each.text);
    const Session start = begun(rules, posed, names);
    // The letters do not always tell how the files are named: that is right which leads further.
    ReadRecord result = played(start, *game, file_letters[0], document);
    if (!result.broken_at) return result;
    ReadRecord other = played(start, *game, file_letters[1], document);
    return !other.broken_at || *other.broken_at > *result.broken_at ? other : result;
}

std::string write_gravon(const Session& session) {
    const Rules& rules = session.rules();
    const auto refuse = [](const char* reason) { throw DataError("the game", "", reason); };
    if (rules.set().files != side_length || rules.set().ranks != side_length) refuse("the board is not ten by ten (C1.1)");
    std::size_t first = 0;
    while (first < session.ply_count() && session.state_after(first).phase == Phase::set_up) ++first;
    const State& start = session.state_after(first);
    if (start.phase == Phase::set_up) refuse("the armies are not set up yet (C1.6)");
    if (start.turns == 0 && start.mover != red_seat) refuse("Blue moves first (C1.5)");
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<stratego>\n  <game type=\"";
    text += rules.set().id == "duel" ? "duell" : "classic";
    text += "\">\n    <field content=\"" + write_position(rules, start) + "\"/>\n";
    int number = 0;
    for (std::size_t i = first; i < session.ply_count(); ++i)
        if (const auto* move = std::get_if<Move>(&std::get<Action>(session.record().plies[i])))
            text += "    <move id=\"" + std::to_string(++number) + "\" source=\"" + text_of(move->from) + "\" target=\"" +
                    text_of(move->to) + "\"/>\n";
    for (const Seat side : {red_seat, blue_seat})
        text += "    <player id=\"" + std::string(side == red_seat ? "1" : "2") + "\">" +
                json_parts::xml_text(json::free_text(session.record().names[side])) + "</player>\n";
    if (const auto& result = session.state().result) {
        const auto known =
            std::find_if(results.begin(), results.end(), [&](const GravonResult& each) { return each.ending == result->ending; });
        const int winner = !result->winner ? nobody_wins : *result->winner == red_seat ? red_wins : blue_wins;
        text += "    <result type=\"" + std::to_string(known->type) + "\" winner=\"" + std::to_string(winner) + "\"/>\n";
    }
    return text + "  </game>\n</stratego>\n";
}

}  // namespace fow::stratego
