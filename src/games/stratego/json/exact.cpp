#include "games/stratego/json/exact.hpp"

#include "json/exact.hpp"

// Found by argument-dependent lookup, so not in an anonymous namespace.
namespace fow::stratego {

static constexpr const char* exact_document = "what a seat knows";
/// The rules that a refused move can name; static text, as Violation wants it.
static constexpr std::array<std::string_view, 2> repetition_rules{"C2.4", "C2.5"};

static json::Value exact_value(const Square& square) { return square.index(); }
static void from_exact_value(const json::Node& node, Square& square) { square = Square::from_index(node.integer(0, most_squares - 1)); }

static auto exact_members(Army& e) { return std::tie(e.count); }
static auto exact_members(Place& e) { return std::tie(e.rank, e.at); }
static auto exact_members(TakeUp& e) { return std::tie(e.at); }
static auto exact_members(Ready&) { return std::tuple<>(); }
static auto exact_members(Move& e) { return std::tie(e.from, e.to); }
static auto exact_members(OfferDraw&) { return std::tuple<>(); }
static auto exact_members(AcceptDraw&) { return std::tuple<>(); }
static auto exact_members(Resign&) { return std::tuple<>(); }
static auto exact_members(Result& e) { return std::tie(e.winner, e.ending); }
static auto exact_members(SeenPiece& e) { return std::tie(e.side, e.rank, e.moved, e.far, e.shown); }
static auto exact_members(SetUpDone& e) { return std::tie(e.side); }
static auto exact_members(Moved& e) { return std::tie(e.side, e.from, e.to, e.last_over_pair); }
static auto exact_members(Fought& e) { return std::tie(e.side, e.from, e.to, e.attacker, e.defender, e.outcome); }
static auto exact_members(DrawOffered& e) { return std::tie(e.side); }
static auto exact_members(GameEnded& e) { return std::tie(e.result); }
static auto exact_members(Line& e) { return std::tie(e.step, e.turn, e.event); }
/// All members except the refused moves, which are written separately because their reasons are static text.
static auto exact_members(View& e) {
    return std::tie(e.viewer, e.phase, e.mover, e.board, e.ready, e.box, e.lost, e.turns, e.quiet, e.quiet_limit, e.draw_offered_by,
                    e.result, e.legal);
}

static constexpr Rank exact_last(Rank) { return Rank::flag; }
static constexpr Phase exact_last(Phase) { return Phase::over; }
static constexpr Outcome exact_last(Outcome) { return Outcome::both; }
static constexpr Ending exact_last(Ending) { return Ending::draw_agreed; }

std::string write_exact(const View& view) {
    json::Value repeated = json::Value::array();
    for (const RefusedMove& refused : view.repeated)
        repeated.push_back({json::to_exact(refused.move), refused.why.rule == repetition_rules[0] ? 0 : 1});
    return json::compact({json::to_exact(view), repeated});
}

std::string write_exact(const Line& line) { return json::compact(json::to_exact(line)); }

View read_exact_view(const std::string& text) {
    const json::Value value = json::parse(text, exact_document);
    const json::Node node(value, exact_document);
    if (node.size(2) != 2) node.fail("must be a view and its refused moves");
    View view;
    json::from_exact(node.element(0), view);
    const json::Node repeated = node.element(1);
    for (std::size_t i = 0, count = repeated.size(json::exact_limit); i < count; ++i) {
        const json::Node entry = repeated.element(i);
        if (entry.size(2) != 2) entry.fail("must be a move and its rule");
        RefusedMove refused;
        json::from_exact(entry.element(0), refused.move);
        refused.why.rule = repetition_rules[static_cast<std::size_t>(entry.element(1).integer(0, 1))];
        view.repeated.push_back(refused);
    }
    return view;
}

Line read_exact_line(const std::string& text) { return json::read_exact<Line>(text, exact_document); }

}  // namespace fow::stratego
