#include "ui/words/play_words.hpp"

#include <algorithm>

#include "ui/screens/targets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::string actions_left_text(int left) {
    switch (left) {
        case 0: return tr("No action left.");
        case 1: return tr("One action left.");
        case 2: return tr("Two actions left.");
        case 3: return tr("Three actions left.");
        case 4: return tr("Four actions left.");
        default: return fill(tr("{count} actions left."), {{"count", std::to_string(left)}});
    }
}

std::string aim_text(Seat seat) {
    return seat == Seat::french
               ? tr("Your aim: two pieces in the centre of the Allied back row win; two on its left or its right begin the Pursuit (W12.2, "
                    "W12.3).")
               : tr("Your aim: two pieces on the left, in the centre or on the right of the French back row begin the Pursuit (W12.3).");
}

std::string what_it_does(const Unit& unit, const PlayerView& view) {
    switch (unit.kind) {
        case Kind::light_infantry: return tr("Up to three squares, turning freely. Guns cannot harm it (W4.1).");
        case Kind::line_infantry: return tr("Up to two squares, turning freely (W4.2).");
        case Kind::light_cavalry: return tr("Any distance in one straight line (W4.3).");
        case Kind::heavy_cavalry: return tr("Any distance in one straight line; loses 1 strength by each charge (W4.5).");
        case Kind::artillery:
            return fill(tr("One square, or fires straight forward at the first piece within {range} squares (W4.8, W4.9)."),
                        {{"range", std::to_string(view.artillery_range)}});
        case Kind::commander: return tr("Any distance in one straight line. Lost, he costs an action each turn (W5.3).");
        case Kind::commander_in_chief:
            if (view.mode == Mode::standard || (view.mode == Mode::expert && unit.army == Army::french))
                return fill(tr("Destroys whatever he attacks, falls to whatever attacks him. Lost, the battle is lost (W5.2, {rule})."),
                            {{"rule", view.mode == Mode::standard ? "W1.3" : "W12.1"}});
            return tr("Destroys whatever he attacks, falls to whatever attacks him. Lost, he costs two actions each turn (W5.2, W5.3).");
    }
    return {};
}

namespace {

std::string points(const PlayerView& view, Bonus bonus) { return std::to_string(view.bonuses[static_cast<std::size_t>(bonus)]); }

std::string hits_text(const PlayerView& view, const SeenTile& tile) {
    if (tile.damage == 0) return {};
    return " " + fill(tr("{damage} of {hits} hits."), {{"damage", std::to_string(tile.damage)}, {"hits", std::to_string(view.tile_hits)}});
}

}  // namespace

std::string ground_text(const PlayerView& view, const SeenTile& tile) {
    const Named name{"name", tile.name};
    switch (tile.kind) {
        case TileKind::hill:
            return fill(tr("{name}, a hill: infantry and cavalry on it have +{points} against attackers from below; guns on it "
                           "reach {range} rows, over other pieces (W10.10, W10.12)."),
                        {name, {"points", points(view, Bonus::hill)}, {"range", std::to_string(view.hill_range)}});
        case TileKind::mud:
            return fill(tr("{name}, mud: one square at a time, never back; light infantry goes freely, guns not at all (W14.4)."), {name});
        case TileKind::village:
            return fill(tr("{name}, a village: infantry in it has +{points} (W12.6)."), {name, {"points", points(view, Bonus::village)}}) +
                   hits_text(view, tile);
        case TileKind::building: break;
    }
    const Named more{"points", points(view, Bonus::fortified)};
    if (!tile.owner)
        return fill(tr("{name}, a building for infantry alone. Nobody owns it: infantry on all four squares conquers it (W10.3, W10.4)."),
                    {name}) +
               hits_text(view, tile);
    const bool french = *tile.owner == Seat::french;
    if (tile.fortified)
        return fill(french ? tr("{name}, a French building, fortified: each piece in it has +{points} (W10.5).")
                           : tr("{name}, an Allied building, fortified: each piece in it has +{points} (W10.5)."),
                    {name, more}) +
               hits_text(view, tile);
    return fill(french ? tr("{name}, a French building, not fortified: +{points} while French infantry holds all four squares (W10.5).")
                       : tr("{name}, an Allied building, not fortified: +{points} while Allied infantry holds all four squares (W10.5)."),
                {name, more}) +
           hits_text(view, tile);
}

std::string entry_refused(const PlayerView& view, UnitId unit) {
    const bool late = std::find(view.late_units.begin(), view.late_units.end(), unit) != view.late_units.end();
    if (!late || view.turn >= view.late_turn) return tr("It cannot come onto the map now.");
    return fill(tr("It may come from turn {turn} on (W14.1)."), {{"turn", std::to_string(view.late_turn)}});
}

std::string chances_text(const Chances& chances, const std::string& name, bool shot) {
    const auto all = static_cast<int>(chances.may_be.count());
    const int falls = chances.of(Outcome::falls);
    const int die = chances.of(Outcome::die);
    const int holds = chances.of(Outcome::holds);
    const Named count{"all", std::to_string(all)};
    if (all == 1) {
        const Named piece{"piece", name};
        if (falls == 1) return fill(tr("It is {piece}: it would fall."), {piece});
        if (die == 1) return fill(tr("It is {piece}: the die would decide."), {piece});
        return fill(shot ? tr("It is {piece}: the shot would do no harm.") : tr("It is {piece}: it would hold, and yours would fall."),
                    {piece});
    }
    if (falls == all) return fill(tr("Whichever of {all} pieces it is, it would fall."), {count});
    if (die == all) return fill(tr("Whichever of {all} pieces it is, the die would decide."), {count});
    if (holds == all)
        return fill(shot ? tr("Whichever of {all} pieces it is, the shot would do no harm.")
                         : tr("Whichever of {all} pieces it is, it would hold, and yours would fall."),
                    {count});
    std::vector<std::string> parts;
    const auto add = [&](int units, const std::string& part) {
        if (units > 0) parts.push_back(fill(part, {{"count", std::to_string(units)}}));
    };
    add(falls, tr("{count} would fall"));
    add(die, tr("{count} would come to the die"));
    add(holds, tr("{count} would hold"));
    return fill(tr("Of the {all} pieces it may be, {list}."), {count, {"list", listed(parts)}});
}

std::string may_be_text(const Roster& roster, const UnitSet& units) {
    const auto named = [](const Unit& unit) { return unit.kind == Kind::commander || unit.kind == Kind::commander_in_chief; };
    const std::array<std::string, kind_count> parts{tr("{count} light infantry"),
                                                    tr("{count} line infantry"),
                                                    tr("{count} light cavalry"),
                                                    tr("{count} heavy cavalry"),
                                                    tr("{count} artillery"),
                                                    {},
                                                    {}};
    const KindCounts counts = kinds_of(roster, units);
    std::vector<std::string> list;
    for (std::size_t kind = 0; kind < parts.size(); ++kind)
        if (counts[kind] > 0 && !parts[kind].empty()) list.push_back(fill(parts[kind], {{"count", std::to_string(counts[kind])}}));
    for (std::size_t i = 0; i < roster.size(); ++i) {
        if (!units.test(i)) continue;
        if (units.count() == 1) return fill(tr("It can only be {name}."), {{"name", roster[i].name}});
        if (named(roster[i])) list.push_back(roster[i].name);
    }
    const std::string text = listed(list);
    if (list.size() == 1) return fill(tr("One of {list}."), {{"list", text}});
    return fill(tr("One of {count}: {list}."), {{"count", std::to_string(units.count())}, {"list", text}});
}

std::string known_to_enemy_text(Knowledge known) {
    switch (known) {
        case Knowledge::back: return tr("The enemy sees no more than its back.");
        case Knowledge::light_infantry: return tr("The enemy knows that it is light infantry.");
        case Knowledge::all: return tr("The enemy knows it.");
    }
    return {};
}

std::vector<std::string> what_is_left(const PlayerView& view, int done) {
    const SeenCards& cards = *view.cards;
    const Named count{"count", std::to_string(done)};
    switch (*cards.playing) {
        case Card::reconnaissance:
            return {fill(tr("Click up to {most} enemy pieces side by side on their half; {count} named."),
                         {{"most", std::to_string(cards.looks)}, count}),
                    fill(tr("You see them when you are done or have named {most}; the enemy learns which they were (W11.4)."),
                         {{"most", std::to_string(cards.looks)}})};
        case Card::initiative:
            return {fill(tr("Move up to {most} different pieces, one after the other; {count} moved (W11.5)."),
                         {{"most", std::to_string(cards.movers)}, count})};
        case Card::combined_attack: {
            std::vector<std::string> lines{tr("One attack by infantry, one by cavalry and one shot, in any order (W11.6).")};
            lines.push_back(cards.infantry_done ? tr("Infantry: has attacked") : tr("Infantry: may attack"));
            lines.push_back(cards.cavalry_done ? tr("Cavalry: has attacked") : tr("Cavalry: may attack"));
            lines.push_back(cards.artillery_done ? tr("Artillery: has fired") : tr("Artillery: may fire"));
            return lines;
        }
        case Card::grand_battery:
            if (!cards.artillery_done)
                return {
                    tr("Click a gun and its target. That gun and all your guns joined to it, edge to edge, may fire once each (W11.10).")};
            return {fill(tr("{count} more guns of the battery may fire, where they see a target (W11.10)."),
                         {{"count", std::to_string(cards.picked.size())}})};
        case Card::fighting_spirit: break;
    }
    return {};
}

namespace {

int points_of(const PlayerView& view, Bonus bonus) { return view.bonuses[static_cast<std::size_t>(bonus)]; }

}  // namespace

std::string sum_text(const PlayerView& view, const Might& might, int weakened) {
    if (weakened == 0 && might.bonuses.empty()) return std::to_string(might.total);
    int sum = might.printed;
    std::string text = std::to_string(might.printed + weakened);
    if (weakened > 0) text = fill(tr("{sum} less {blocks} weakened"), {{"sum", text}, {"blocks", std::to_string(weakened)}});
    for (const Bonus bonus : might.bonuses) {
        const Named so_far{"sum", text};
        const Named points{"points", std::to_string(points_of(view, bonus))};
        sum += points_of(view, bonus);
        switch (bonus) {
            case Bonus::fortified: text = fill(tr("{sum} + {points} fortified"), {so_far, points}); break;
            case Bonus::hill: text = fill(tr("{sum} + {points} hill"), {so_far, points}); break;
            case Bonus::village: text = fill(tr("{sum} + {points} village"), {so_far, points}); break;
            case Bonus::spirit: text = fill(tr("{sum} + {points} spirit"), {so_far, points}); break;
        }
    }
    return fill(sum > might.total ? tr("{sum} = {total} at most") : tr("{sum} = {total}"),
                {{"sum", text}, {"total", std::to_string(might.total)}});
}

}  // namespace fow::ui
