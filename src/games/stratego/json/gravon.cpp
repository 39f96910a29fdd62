// What both formats of the Gravon server's archives share: how one of their games becomes a record, and what they store of a record.
#include "games/stratego/json/gravon.hpp"

#include <algorithm>
#include <cassert>

#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/json/gravon_game.hpp"

namespace fow::stratego {
namespace {

using json_parts::gravon_files;
using json_parts::gravon_side;
using json_parts::GravonGame;

/// What the archives call the result of a game.
struct EndingType {
    Ending ending;
    int type;
};
constexpr std::array ending_types{EndingType{Ending::no_move, 0},         EndingType{Ending::flag_taken, 1},
                                  EndingType{Ending::nobody_can_move, 2}, EndingType{Ending::resigned, json_parts::gravon_gave_up},
                                  EndingType{Ending::draw_agreed, 4},     EndingType{Ending::quiet, 4}};

/// "A4" is on the file of Red's first letter and on Red's fourth row, which is our a7. The tenth row is "10" or "0".
[[nodiscard]] std::optional<Square> square_in(std::string_view text, std::string_view letters) {
    if (text.size() < 2) return std::nullopt;
    const std::size_t file = letters.find(text[0]);
    const std::string_view row_text = text.substr(1);
    const int row = row_text == "10" || row_text == "0"                                ? gravon_side
                    : row_text.size() == 1 && row_text[0] >= '1' && row_text[0] <= '9' ? row_text[0] - '0'
                                                                                       : 0;
    if (file == std::string_view::npos || row == 0) return std::nullopt;
    return Square(static_cast<int>(file), gravon_side - row);
}

/// A game at its first turn, with the armies set up as ordinary plies if the rules allow it.
[[nodiscard]] Session begun(const Rules& rules, const State& posed, const PerSeat<std::string>& names) {
    Session session(new_record(rules.set(), rules.options(), names));
    bool fits = true;
    for (const Seat side : {red_seat, blue_seat}) {
        for (int piece = rules.first(side); fits && piece < rules.end(side); ++piece) {
            const std::uint8_t at = posed.at[static_cast<std::size_t>(piece)];
            fits = at != Position::none && !session.play(Place{rules.rank_of(piece), Square::from_index(at)});
        }
        fits = fits && !session.play(Ready{});
    }
    return fits ? session : Session(new_record(rules.set(), rules.options(), names, posed));
}

/// Plays the moves with these names of the files.
[[nodiscard]] ReadRecord played(Session session, const GravonGame& game, std::string_view letters) {
    ReadRecord result;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const auto& [source, target] = game.moves[i];
        const auto from = square_in(source, letters), to = square_in(target, letters);
        const auto violation = from && to ? session.play(Move{*from, *to}) : std::nullopt;
        if (from && to && !violation) continue;
        result.broken_at = session.ply_count();
        result.reason = "move " + std::to_string(i + 1) + ", " + json::free_text(source) + "-" + json::free_text(target) + ": " +
                        (violation ? to_text(Action(Move{*from, *to})) + ": " + to_text(*violation) : "is not a move (C1.1)");
        break;
    }
    if (game.gave_up && !result.broken_at && session.decider() != Decider::nobody && session.state().mover == *game.gave_up)
        static_cast<void>(session.play(Resign{}));
    result.record = session.record();
    return result;
}

}  // namespace

char json_parts::gravon_file(Square square) { return gravon_files[0][static_cast<std::size_t>(square.file())]; }
int json_parts::gravon_row(Square square) { return gravon_side - square.rank(); }

bool is_gravon(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return begin != std::string_view::npos && (text[begin] == '<' || text[begin] == '#');
}

ReadRecord read_gravon(const std::string& text, const std::string& document, const std::vector<Rules>& games) {
    const bool xml = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF") == text.find('<');
    const GravonGame game = xml ? json_parts::read_gravon_xml(text, document) : json_parts::read_gravon_text(text, document);
    const auto found = std::find_if(games.begin(), games.end(), [&](const Rules& each) { return each.set().id == game.id; });
    assert(found != games.end());
    const Rules& rules = *found;
    State posed;
    try {
        posed = read_position(rules, game.position, red_seat);
    } catch (const DataError& error) {
        json_parts::refuse_line(document, game.position_line, (error.pointer.empty() ? "" : error.pointer + ": ") + error.reason);
    }
    const Session start = begun(rules, posed, game.names);
    // The letters do not always show how the files are named: the naming that can be played further is right.
    ReadRecord result = played(start, game, gravon_files[0]);
    if (!result.broken_at) return result;
    ReadRecord other = played(start, game, gravon_files[1]);
    return !other.broken_at || *other.broken_at > *result.broken_at ? other : result;
}

json_parts::GravonTold json_parts::told_to_gravon(const Session& session) {
    const Rules& rules = session.rules();
    const auto refuse = [](Told reason) { throw DataError("the game", "", std::move(reason)); };
    const auto type = std::find_if(gravon_types.begin(), gravon_types.end(), [&](const GravonType& t) { return t.id == rules.set().id; });
    if (type == gravon_types.end()) refuse(Told("the server does not play this game (C5)"));
    if (rules.set().files != gravon_side || rules.set().ranks != gravon_side) refuse(Told("the board is not ten by ten (C1.1)"));
    std::size_t first = 0;
    while (first < session.ply_count() && session.state_after(first).phase == Phase::set_up) ++first;
    const State& start = session.state_after(first);
    if (start.phase == Phase::set_up) refuse(Told("the armies are still being set up (C1.6)"));
    if (start.turns == 0 && start.mover != red_seat) refuse(Told("Blue moves first (C1.5)"));
    GravonTold told;
    told.type = *type;
    told.position = write_position(rules, start);
    for (std::size_t i = first; i < session.ply_count(); ++i)
        if (const auto* move = std::get_if<Move>(&std::get<Action>(session.record().plies[i]))) told.moves.push_back(*move);
    for (const Seat side : seats) told.names[side] = json::free_text(session.record().names[side]);
    if (const auto& result = session.state().result) {
        const auto known =
            std::find_if(ending_types.begin(), ending_types.end(), [&](const EndingType& each) { return each.ending == result->ending; });
        const int winner = !result->winner ? gravon_nobody_wins : *result->winner == red_seat ? gravon_red_wins : gravon_blue_wins;
        told.result = GravonResult{known->type, winner};
    }
    return told;
}

}  // namespace fow::stratego
