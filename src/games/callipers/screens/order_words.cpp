#include "games/callipers/screens/order_words.hpp"

#include <algorithm>

#include "games/callipers/view/places.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

struct OrderWords {
    const View& view;
    const RuleSet& rules;

    [[nodiscard]] std::string name(int key) const { return short_name(piece_of(rules, std::max(0, index_of(rules, key)))); }
    [[nodiscard]] std::string names(const std::vector<int>& keys) const {
        std::vector<std::string> list;
        for (const int key : keys) list.push_back(name(key));
        return listed(list);
    }
    [[nodiscard]] std::string turning(int key, int facing) const {
        return fill(tr("{piece} turning to {way}"), {{"piece", name(key)}, {"way", callipers::way_text(facing, tr)}});
    }

    std::string operator()(const callipers::Move& move) const {
        if (move.legs.empty()) return fill(tr("{piece} staying where it stood"), {{"piece", name(move.key)}});
        Point to = place_of(view, std::max(0, index_of(rules, move.key))).at;
        for (const Point leg : move.legs) to = to + leg;
        return fill(tr("{piece} marching to {place}"), {{"piece", name(move.key)}, {"place", callipers::place_text(to, rules, tr)}});
    }
    std::string operator()(const callipers::Turn& turn) const { return turning(turn.key, turn.facing); }
    std::string operator()(const callipers::Wheel& wheel) const { return turning(wheel.key, wheel.facing); }
    std::string operator()(const callipers::Ride& ride) const {
        const bool stays = index_of(rules, ride.key) == view.general[view.side];
        return fill(stays ? tr("the general staying with {piece}") : tr("the general riding to {piece}"), {{"piece", name(ride.key)}});
    }
    std::string operator()(const callipers::Fire& fire) const {
        return fill(tr("the fire of {guns} at {target}"), {{"guns", names(fire.guns)}, {"target", name(fire.target)}});
    }
    std::string operator()(const callipers::Attack& attack) const {
        return fill(tr("an attack of {pieces} on {target}"), {{"pieces", names(attack.group)}, {"target", name(attack.target)}});
    }
    std::string operator()(const callipers::Retire& retire) const {
        return fill(tr("{piece} retiring {yards} yards"), {{"piece", name(retire.key)}, {"yards", std::to_string(retire.distance)}});
    }
    std::string operator()(const callipers::Stand&) const { return tr("standing fast"); }
    std::string operator()(const callipers::Support& support) const {
        return support.keys.empty() ? tr("no support") : fill(tr("the support of {pieces}"), {{"pieces", names(support.keys)}});
    }
    std::string operator()(const callipers::Advance& advance) const {
        return fill(tr("{piece} going forward"), {{"piece", name(advance.key)}});
    }
    std::string operator()(const callipers::Stay&) const { return tr("nobody going forward"); }
    std::string operator()(const callipers::Host& host) const { return fill(tr("the general with {piece}"), {{"piece", name(host.key)}}); }
    std::string operator()(const callipers::EndTurn&) const { return tr("nothing more in this turn"); }
    std::string operator()(const callipers::OfferDraw&) const { return tr("the offer of a draw"); }
    std::string operator()(const callipers::AcceptDraw&) const { return tr("a draw"); }
    std::string operator()(const callipers::Resign&) const { return tr("giving up"); }
};

}  // namespace

std::string order_told(const Action& action, const View& view, const RuleSet& rules) { return std::visit(OrderWords{view, rules}, action); }

}  // namespace fow::callipers::screens
