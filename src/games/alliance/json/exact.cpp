#include "games/alliance/json/exact.hpp"

#include "json/exact.hpp"

// Found by argument-dependent lookup, so not in an anonymous namespace.
namespace fow::alliance {

static constexpr const char* exact_document = "what a seat has heard";

static auto exact_members(Order& e) { return std::tie(e.id, e.napoleon); }
static auto exact_members(Effect& e) { return std::tie(e.code, e.times); }
static json::Value exact_value(const Effects& effects) {
    json::Value list = json::Value::array();
    for (const Effect& effect : effects) list.push_back(json::to_exact(effect));
    return list;
}
static void from_exact_value(const json::Node& node, Effects& effects) {
    effects = {};
    for (std::size_t i = 0, count = node.size(Effects::capacity); i < count; ++i) {
        Effect effect;
        json::from_exact(node.element(i), effect);
        effects.push_back(effect);
    }
}

static auto exact_members(Result& e) { return std::tie(e.winner, e.ending); }
static auto exact_members(ActionChosen& e) { return std::tie(e.side, e.order, e.target, e.modifier); }
static auto exact_members(DieRolled& e) { return std::tie(e.order, e.face, e.total, e.row, e.guns_heard); }
static auto exact_members(CasualtyTaken& e) { return std::tie(e.corps, e.number, e.box, e.chosen); }
static auto exact_members(CasualtyDropped& e) { return std::tie(e.army); }
static auto exact_members(MoraleLost& e) { return std::tie(e.army, e.left, e.last_marker); }
static auto exact_members(FormationChanged& e) { return std::tie(e.corps, e.square); }
static auto exact_members(CavalryCharge& e) { return std::tie(e.begins); }
static auto exact_members(PlaceTaken& e) { return std::tie(e.place, e.changed); }
static auto exact_members(BatteryLost& e) { return std::tie(e.left); }
static auto exact_members(PrussiansMoved& e) { return std::tie(e.arrive, e.now); }
static auto exact_members(Recovered& e) { return std::tie(e.corps, e.markers, e.morale); }
static auto exact_members(ReserveCommitted& e) { return std::tie(e.left); }
static auto exact_members(RoutTested& e) { return std::tie(e.army, e.face, e.modifier, e.morale, e.passed); }
static auto exact_members(TimePassed& e) { return std::tie(e.now, e.prussians); }
static auto exact_members(DrawOffered& e) { return std::tie(e.side); }
static auto exact_members(GameEnded& e) { return std::tie(e.result); }
static auto exact_members(Line& e) { return std::tie(e.step, e.turn, e.phase, e.event); }

static constexpr Corps exact_last(Corps) { return Corps::blucher; }
static constexpr Place exact_last(Place) { return Place::plancenoit; }
static constexpr Time exact_last(Time) { return Time::evening; }
static constexpr ActionId exact_last(ActionId) { return ActionId::pass; }
static constexpr Code exact_last(Code) { return Code::plr; }
static constexpr Box exact_last(Box) { return Box::broken; }
static constexpr Ending exact_last(Ending) { return Ending::limit; }

std::string write_exact(const Line& line) { return json::compact(json::to_exact(line)); }

Line read_exact_line(const std::string& text) { return json::read_exact<Line>(text, exact_document); }

}  // namespace fow::alliance
