#include "games/callipers/json/exact.hpp"

#include "json/exact.hpp"

// Found by argument-dependent lookup, so not in an anonymous namespace.
namespace fow::callipers {

static constexpr const char* exact_document = "what a seat knows";

static json::Value exact_value(const PieceSet& set) {
    json::Value list = json::Value::array();
    for (int i = 0; i < static_cast<int>(most_pieces); ++i)
        if (set.has(i)) list.push_back(i);
    return list;
}
static void from_exact_value(const json::Node& node, PieceSet& set) {
    set = {};
    for (std::size_t i = 0, count = node.size(most_pieces); i < count; ++i) set.add(node.element(i).integer(0, most_pieces - 1));
}

static auto exact_members(Point& e) { return std::tie(e.x, e.y); }
static auto exact_members(Result& e) { return std::tie(e.winner, e.ending); }
static auto exact_members(Place& e) {
    return std::tie(e.at, e.facing, e.stands, e.moved, e.fired, e.shot_at, e.attacked, e.defended, e.tie, e.frozen);
}
static auto exact_members(Clash& e) {
    return std::tie(e.target, e.fort, e.where, e.group, e.touching, e.supports, e.dice, e.thrown, e.wanted, e.pairs, e.hit, e.won);
}
static auto exact_members(Position& e) {
    return std::tie(e.pieces, e.general, e.losses, e.owners, e.turn, e.marched, e.side, e.step, e.stage, e.asked, e.rode, e.unready,
                    e.offered, e.offer, e.ties, e.clash, e.result);
}
static auto exact_members(PieceName& e) { return std::tie(e.key, e.name, e.side); }
static auto exact_members(PieceMoved& e) { return std::tie(e.piece, e.how, e.from, e.to, e.facing, e.yards, e.country); }
static auto exact_members(GeneralRode& e) { return std::tie(e.host, e.fallen); }
static auto exact_members(FireOrdered& e) { return std::tie(e.guns, e.target); }
static auto exact_members(DieThrown& e) { return std::tie(e.side, e.face); }
static auto exact_members(FireWithout& e) { return std::tie(e.target); }
static auto exact_members(StoodFast& e) { return std::tie(e.piece); }
static auto exact_members(PieceLost& e) { return std::tie(e.piece, e.thousands, e.how); }
static auto exact_members(AttackOrdered& e) { return std::tie(e.group, e.target, e.fort); }
static auto exact_members(SupportNamed& e) { return std::tie(e.side, e.pieces); }
static auto exact_members(Sum& e) { return std::tie(e.points, e.attack, e.flank, e.general, e.walls, e.capped, e.dice); }
static auto exact_members(FightSettled& e) { return std::tie(e.attacker, e.defender, e.side); }
static auto exact_members(Declined& e) { return std::tie(e.side, e.what); }
static auto exact_members(StrongpointTaken& e) { return std::tie(e.name, e.side); }
static auto exact_members(TurnEnded& e) { return std::tie(e.side, e.turn); }
static auto exact_members(DrawOffered& e) { return std::tie(e.side); }
static auto exact_members(GameEnded& e) { return std::tie(e.result); }
static auto exact_members(Line& e) { return std::tie(e.step, e.turn, e.side, e.event); }

static constexpr Step exact_last(Step) { return Step::attacks; }
static constexpr Stage exact_last(Stage) { return Stage::over; }
static constexpr Ending exact_last(Ending) { return Ending::agreed; }
static constexpr PieceMoved::How exact_last(PieceMoved::How) { return PieceMoved::How::advanced; }
static constexpr PieceLost::How exact_last(PieceLost::How) { return PieceLost::How::general; }
static constexpr Declined::What exact_last(Declined::What) { return Declined::What::advancing; }

/// Shifts indices, which begin at -1, because numbers in text begin at 0.
[[nodiscard]] static Position shifted(Position position, int by) {
    for (std::int16_t* index : {&position.general.first, &position.general.second, &position.clash.target, &position.clash.fort})
        *index = static_cast<std::int16_t>(*index + by);
    return position;
}

/// The fault that keeps the pieces of a position read from text from being examined; "" if there is none.
[[nodiscard]] static std::string fault_of(const Rules& rules, const Position& position) {
    const int count = rules.count(), forts = static_cast<int>(rules.forts().size());
    const auto among = [](int index, int of) { return index >= -1 && index < of; };
    const Clash& clash = position.clash;
    if (!among(position.general.first, count) || !among(position.general.second, count)) return "a general has no such piece (K11.1)";
    if (!among(clash.target, count) || !among(clash.fort, forts)) return "a fight has no such target (K9.1)";
    for (int i = 0; i < static_cast<int>(most_pieces); ++i) {
        const Place& place = position.pieces[static_cast<std::size_t>(i)];
        if (place.facing >= 360 || std::abs(place.at.x) > bound || std::abs(place.at.y) > bound) return "a piece stands nowhere (K1.10)";
        const bool named = clash.group.has(i) || clash.touching.has(i) || clash.supports.has(i);
        if (i >= count && (place != Place{} || named)) return "there are not so many pieces (K2.1)";
        if (named && !place.stands && position.stage != Stage::host && position.stage != Stage::advance)
            return "a lost piece fights (K9.1)";
    }
    if (position.stage == Stage::orders || position.stage == Stage::over) return {};
    if (turn(position) == Decider::chance) return "a die is due (K14.3)";
    if (clash.target < 0 || clash.group.empty()) return "a question without a fight (K3.4)";
    if (position.stage == Stage::tie_second && clash.touching.empty()) return "nobody has touched the target (K9.13)";
    const bool settled = position.stage == Stage::host || position.stage == Stage::advance;
    return settled || position.pieces[static_cast<std::size_t>(clash.target)].stands ? "" : "the target is lost (K9.1)";
}

std::string write_exact(const View& view) { return json::compact(json::to_exact(shifted(view, 1))); }

std::string write_exact(const Line& line) { return json::compact(json::to_exact(line)); }

View read_exact_view(const Rules& rules, const std::string& text) {
    const View view = shifted(json::read_exact<View>(text, exact_document), -1);
    std::string fault = fault_of(rules, view);
    if (fault.empty()) fault = inconsistency(rules, view);
    if (!fault.empty()) throw DataError(exact_document, "", fault);
    return view;
}

Line read_exact_line(const std::string& text) { return json::read_exact<Line>(text, exact_document); }

}  // namespace fow::callipers
