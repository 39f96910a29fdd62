// Who can attack an enemy or fire at it, and if nobody can: why not.
#include <algorithm>
#include <cstdint>

#include "games/callipers/screens/play_screen.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

bool may_attack(const PlayModel& model, int own, int target) {
    return model.oracle.refusal(callipers::Attack{{piece_of(model.rules, own).key}, piece_of(model.rules, target).key}).empty();
}
bool fights(const PlayModel& model, int piece) {
    return stands(model.view, model.rules, piece, model.view.side) && piece_of(model.rules, piece).arm != Arm::artillery;
}

/// The yards to the enemy, or to the walls if it is of a garrison (K10.5).
std::optional<int> yards_short(const PlayModel& model, int own, int target) {
    return short_of(callipers::Shape(corners_of(model.view, model.rules, own)), faces_of(model.view, model.rules, model.oracle, target),
                    model.rules.figures.touch.value);
}

struct Nearest {
    int own = -1, enemy = -1;
    int yards = 0;
};
/// The own piece that is nearest to touching one of these enemies.
Nearest nearest_of(const PlayModel& model, const std::vector<int>& enemies) {
    Nearest best;
    for (const int enemy : enemies)
        for (int own = 0; own < count_of(model.rules); ++own) {
            if (!fights(model, own)) continue;
            constexpr std::int64_t far = 1400;  // centre to centre: beyond it nobody is called close
            if (square(place_of(model.view, own).at - place_of(model.view, enemy).at) > far * far) continue;
            const auto yards = yards_short(model, own, enemy);
            if (yards && (best.own < 0 || *yards < best.yards)) best = {own, enemy, *yards};
        }
    return best;
}

std::vector<int> enemies_of(const PlayModel& model) {
    std::vector<int> enemies;
    for (int i = 0; i < count_of(model.rules); ++i)
        if (stands(model.view, model.rules, i, other(model.view.side))) enemies.push_back(i);
    return enemies;
}

/// Whether that piece alone may attack that enemy.
bool attacks_alone(const PlayModel& model, int own, int target) {
    if (!fights(model, own)) return false;
    // Asked for every pair on each frame: in the open, nobody touches from farther than the widest bases reach.
    const callipers::Figures& figures = model.rules.figures;
    std::int64_t far = figures.depth.value + figures.touch.value;
    for (const auto& width : figures.widths) far = std::max<std::int64_t>(far, width.value + figures.depth.value + figures.touch.value);
    const bool near = square(place_of(model.view, own).at - place_of(model.view, target).at) <= far * far;
    return (near || model.oracle.in_farm(target)) && may_attack(model, own, target);
}

}  // namespace

std::vector<int> PlayScreen::attackers_of(const PlayModel& model, int target) const {
    std::vector<int> alone;
    for (int i = 0; i < count_of(model.rules); ++i)
        if (attacks_alone(model, i, target)) alone.push_back(i);
    return alone;
}

std::vector<int> PlayScreen::guns_at(const PlayModel& model, int target) const {
    std::vector<int> guns;
    for (int i = 0; i < count_of(model.rules); ++i) {
        if (!stands(model.view, model.rules, i, model.view.side) || piece_of(model.rules, i).arm != Arm::artillery) continue;
        if (model.oracle.refusal(callipers::Fire{{piece_of(model.rules, i).key}, piece_of(model.rules, target).key}).empty())
            guns.push_back(i);
    }
    std::sort(guns.begin(), guns.end(),
              [&](int a, int b) { return model.oracle.gun_distance(a, target) < model.oracle.gun_distance(b, target); });
    return guns;
}

std::vector<int> PlayScreen::best_attackers(const PlayModel& model, int target) const {
    std::vector<int> best;
    int most = -1;
    for (const int own : attackers_of(model, target)) {
        const auto fight = model.oracle.fight(callipers::Attack{{piece_of(model.rules, own).key}, piece_of(model.rules, target).key});
        if (!fight || fight->win <= most) continue;
        most = fight->win;
        best = {own};
    }
    return best.empty() ? attackers_of(model, target) : best;
}

std::string PlayScreen::attack_text(const PlayModel& model, int target) const {
    const std::string enemy = short_name(piece_of(model.rules, target));
    if (const std::vector<int> alone = attackers_of(model, target); !alone.empty())
        return fill(tr("{enemy} can be attacked by {pieces}."), {{"enemy", enemy}, {"pieces", names_of(model.rules, alone)}});
    const Nearest nearest = nearest_of(model, {target});
    if (nearest.own < 0) return fill(tr("None of your pieces touches {enemy} (K9.1)."), {{"enemy", enemy}});
    const Piece& own = piece_of(model.rules, nearest.own);
    const std::initializer_list<Named> names{{"enemy", enemy}, {"piece", short_name(own)}, {"yards", std::to_string(nearest.yards)}};
    if (nearest.yards > 0)
        return nearest.yards == 1 ? fill(tr("None of your pieces touches {enemy}: {piece} is 1 yard short (K9.1)."), names)
                                  : fill(tr("None of your pieces touches {enemy}: {piece} is {yards} yards short (K9.1)."), names);
    if (own.arm == Arm::cavalry && model.oracle.in_farm(target))
        return fill(tr("{piece} touches {enemy}, but cavalry may not attack a farm (K10.3)."), names);
    return model.oracle.refusal(callipers::Attack{{own.key}, piece_of(model.rules, target).key});
}

std::string PlayScreen::approach_text(const PlayModel& model, int target) const {
    const Piece& own = piece_of(model.rules, draft_->piece);
    const Named piece{"piece", short_name(own)}, enemy{"enemy", short_name(piece_of(model.rules, target))};
    if (!approach_)
        return fill(own.arm == Arm::artillery ? tr("{piece} cannot attack {enemy}: guns may not attack (K9.1).")
                                              : tr("{piece} cannot attack {enemy}: cavalry may not attack a farm (K10.3)."),
                    {piece, enemy});
    switch (approach_->end) {
        case Approach::End::meets: return fill(tr("{piece} would touch {enemy}: click to move there."), {piece, enemy});
        case Approach::End::barred: return fill(tr("There is no free place for {piece} beside {enemy}."), {piece, enemy});
        case Approach::End::falls_short: break;
    }
    return fill(tr("{piece} would be 1 yard short of {enemy}.", "{piece} would be {yards} yards short of {enemy}.", approach_->yards),
                {piece, enemy, {"yards", std::to_string(approach_->yards)}});
}

bool PlayScreen::is_idle(const PlayModel& model, int piece) const {
    if (!orders_due(model) || !stands(model.view, model.rules, piece, model.view.side)) return false;
    const Place& place = place_of(model.view, piece);
    const bool gun = piece_of(model.rules, piece).arm == Arm::artillery;
    switch (mode_) {
        case Step::moves: return !may_move_yet(model.view, model.rules, piece);
        case Step::fire: return !gun || place.moved || place.fired;
        case Step::attacks: break;
    }
    if (gun || place.attacked) return true;
    const std::vector<int> enemies = enemies_of(model);
    return std::none_of(enemies.begin(), enemies.end(), [&](int enemy) { return attacks_alone(model, piece, enemy); });
}

std::string PlayScreen::idle_text(const PlayModel& model, int piece) const {
    if (mode_ == Step::moves || !is_idle(model, piece)) return {};
    const Place& place = place_of(model.view, piece);
    const Named name{"piece", short_name(piece_of(model.rules, piece))};
    const bool gun = piece_of(model.rules, piece).arm == Arm::artillery;
    if (mode_ == Step::fire) {
        if (!gun) return fill(tr("{piece}: dark, because only guns fire."), {name});
        return fill(place.fired ? tr("{piece}: dark, because guns fire only once a turn (K7.1).")
                                : tr("{piece}: dark, because guns that have moved do not fire in the same turn (K4.2)."),
                    {name});
    }
    if (gun) return fill(tr("{piece}: dark, because guns may not attack (K9.1)."), {name});
    return fill(place.attacked ? tr("{piece}: dark, because a piece joins only one attack a turn (K9.3).")
                               : tr("{piece}: dark, because no enemy that it may attack is in contact (K9.1)."),
                {name});
}

std::string PlayScreen::nobody_text(const PlayModel& model) const {
    const Nearest nearest = nearest_of(model, enemies_of(model));
    if (nearest.own < 0) return tr("No enemy is ringed: none of your pieces is near one (K9.1).");
    if (nearest.yards == 0) return attack_text(model, nearest.enemy);
    return fill(tr("No enemy is ringed: none of your pieces touches one. {piece} is the nearest, {yards} yards short of {enemy} (K9.1)."),
                {{"piece", short_name(piece_of(model.rules, nearest.own))},
                 {"yards", std::to_string(nearest.yards)},
                 {"enemy", short_name(piece_of(model.rules, nearest.enemy))}});
}

}  // namespace fow::callipers::screens
