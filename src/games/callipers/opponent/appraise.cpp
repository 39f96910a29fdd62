#include <algorithm>

#include "games/callipers/opponent/think.hpp"
#include "manoeuvres.hpp"
#include "sense.hpp"

namespace fow::callipers {
namespace {

using namespace opponent;

/// The key of the piece that an order of the move step moves; 0 if it is none.
[[nodiscard]] int moved_by(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action)) return move->key;
    if (const auto* turn = std::get_if<Turn>(&action)) return turn->key;
    if (const auto* wheel = std::get_if<Wheel>(&action)) return wheel->key;
    return 0;
}

/// Orders by what they gain against doing nothing: first the one that was given, then the others that it rules out.
class Appraiser {
public:
    Appraiser(const Sense& sense, Budget budget) : sense_(sense), left_(std::max<std::uint64_t>(budget.nodes, 1)) {}

    [[nodiscard]] std::optional<Appraisal> operator()(const Action& action) {
        const bool orders = sense_.state().stage == Stage::orders;
        const int made = orders ? order(action) : reply(action);
        const int cost = std::max(0, best_ - made);
        Appraisal appraisal;
        appraisal.best = appraisal.chance = sense_.chance();
        appraisal.made = cost == 0 ? appraisal.best : std::min(appraisal.best, sense_.chance(cost));
        if (appraisal.made < appraisal.best) appraisal.better = to_text(better_);
        appraisal.nodes = std::max<std::uint64_t>(nodes_, 1);
        return appraisal;
    }

private:
    void consider(const Action& action, int gain) {
        if (gain <= best_) return;
        best_ = gain;
        better_ = action;
    }
    [[nodiscard]] int after(const Action& action) {
        State next = sense_.state();
        apply(sense_.rules(), next, action, nullptr);
        ++nodes_;
        return sense_.value()(next);
    }

    /// What an order gains, while better ones that it rules out are considered.
    [[nodiscard]] int order(const Action& action) {
        const State& state = sense_.state();
        const int now = sense_.value()(state);
        if (std::holds_alternative<Ride>(action)) {
            better_ = Ride{sense_.rules().piece(state.general[state.side]).key};
            manoeuvres_by([](const Action& other) { return std::holds_alternative<Ride>(other); }, now);
            return after(action) - now;
        }
        if (const int key = moved_by(action); key != 0) {
            better_ = Move{key, {}};
            manoeuvres_by([key](const Action& other) { return moved_by(other) == key; }, now);
            return after(action) - now;
        }
        // What is left of the moves is given up.
        if (state.step == Step::moves) manoeuvres_by([](const Action&) { return true; }, now);
        return shots_and_fights(action);
    }
    template <class Accepts>
    void manoeuvres_by(const Accepts& accepts, int now) {
        std::vector<Action> tried = manoeuvres(sense_.rules(), sense_.state());
        std::erase_if(tried, [&](const Action& other) { return !accepts(other); });
        // With a small budget, some of them, evenly over all pieces.
        const std::size_t step = std::max<std::size_t>(1, (tried.size() + left_ - 1) / left_);
        for (std::size_t i = 0; i < tried.size(); i += step) consider(tried[i], after(tried[i]) - now);
    }
    /// A shot or an attack, compared with the others that it rules out; or the end of the turn, which rules out all.
    [[nodiscard]] int shots_and_fights(const Action& action) {
        const State& state = sense_.state();
        const bool ends = std::holds_alternative<EndTurn>(action), attacks = std::holds_alternative<Attack>(action);
        std::vector<Salvo> salvos;
        if (state.step != Step::attacks) salvos = sense_.judge().salvos(state);
        std::vector<Fight> fights = sense_.judge().fights(state);
        nodes_ += salvos.size() + fights.size();
        // The end of the turn gives up all fights and shots; an attack gives up the shots.
        const Pieces used = used_by(action);
        int made = attacks ? gain_of(std::get<Attack>(action)) : 0;
        for (const Salvo& salvo : salvos)
            if (!attacks && salvo.used == used) made = salvo.gain;
        for (const Salvo& salvo : salvos)
            if (ends || attacks || (salvo.used & used).any()) consider(salvo.order, salvo.gain);
        for (const Fight& fight : fights)
            if (fight.gain >= sense_.dare() && (ends || (fight.used & used).any())) consider(fight.order, fight.gain);
        if (attacks) consider(EndTurn{}, 0);
        return made;
    }
    /// The pieces of a shot or an attack, with its target.
    [[nodiscard]] Pieces used_by(const Action& action) const {
        Pieces used;
        const auto add = [&](int key) { used.set(static_cast<std::size_t>(sense_.rules().index_of(key))); };
        const auto add_all = [&](const std::vector<int>& keys, int target) {
            for (const int key : keys) add(key);
            add(target);
        };
        if (const auto* fire = std::get_if<Fire>(&action)) add_all(fire->guns, fire->target);
        if (const auto* attack = std::get_if<Attack>(&action)) add_all(attack->group, attack->target);
        return used;
    }
    [[nodiscard]] int gain_of(const Attack& attack) const {
        Clash clash = clash_of(sense_.rules(), sense_.state(), attack);
        clash.supports = sense_.judge().best_supports(sense_.state(), clash);
        return sense_.judge().gain_of(sense_.state(), clash);
    }

    [[nodiscard]] int reply(const Action& action) {
        const int made = sense_.gain_of_answer(action);
        best_ = made;
        better_ = action;
        std::vector<Action> others = answers(sense_.rules(), sense_.state());
        if (sense_.state().stage == Stage::support) others = {Support{}, sense_.supports()};
        for (const Action& other : others)
            if (nodes_++ < left_) consider(other, sense_.gain_of_answer(other));
        return made;
    }

    const Sense& sense_;
    std::uint64_t left_;
    std::uint64_t nodes_ = 0;
    int best_ = 0;
    Action better_ = EndTurn{};
};

}  // namespace

std::optional<Appraisal> appraise(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind, Budget budget,
                                  const Action& action) {
    const bool talks =
        std::holds_alternative<OfferDraw>(action) || std::holds_alternative<AcceptDraw>(action) || std::holds_alternative<Resign>(action);
    if (talks) return std::nullopt;
    const Sense sense(rules, view, heard, mind);
    return Appraiser(sense, budget)(action);
}

Told why(const Rules& rules, const View& view, const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    if (move != nullptr && move->legs.empty()) {
        const int fort = fort_of(rules, view, rules.index_of(move->key));
        if (fort < 0) return "Every other place is worse for it.";
        return {"Without it {fort} stands open.", {{"fort", rules.fort_name(fort)}}};
    }
    if (const auto* ride = std::get_if<Ride>(&action); ride != nullptr && rules.index_of(ride->key) == view.general[view.side])
        return "No other piece needs the general more.";
    return reason_for(rules, view, action);
}

}  // namespace fow::callipers
