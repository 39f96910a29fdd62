#include "games/waterloo/screens/words/play_words.hpp"

#include <algorithm>
#include <array>

#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

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

std::string number_word(int number) {
    constexpr std::array words{tr_later("no"),   tr_later("one"),    tr_later("two"),   tr_later("three"), tr_later("four"),
                               tr_later("five"), tr_later("six"),    tr_later("seven"), tr_later("eight"), tr_later("nine"),
                               tr_later("ten"),  tr_later("eleven"), tr_later("twelve")};
    const auto index = static_cast<std::size_t>(number);
    return number >= 0 && index < words.size() ? tr(words[index]) : std::to_string(number);
}

std::string pieces_text(int count) { return fill(tr("one piece", "{count} pieces", count), {{"count", number_word(count)}}); }

std::string aim_text(Seat seat, const PlayerView& view) {
    return fill(seat == french_seat
                    ? tr("Your aim: to have {pieces} in the centre of the Allied back row, which wins, or in its west or its "
                         "east, which begins the Pursuit (W12.2, W12.3).")
                    : tr("Your aim: to have {pieces} in the west, in the centre or in the east of the French back row, which "
                         "begins the Pursuit (W12.3)."),
                {{"pieces", pieces_text(view.lines_to_sever)}});
}

namespace {

std::string distance_text(int count) { return fill(tr("one square", "{count} squares", count), {{"count", number_word(count)}}); }

std::string actions_text(int count) { return fill(tr("one action", "{count} actions", count), {{"count", number_word(count)}}); }

}  // namespace

std::string what_it_does(const Unit& unit, const PlayerView& view) {
    switch (unit.kind) {
        case Kind::light_infantry:
            return fill(tr("Up to {squares}, turning freely. Guns cannot harm it (W4.1)."),
                        {{"squares", distance_text(view.light_infantry_moves)}});
        case Kind::line_infantry:
            return fill(tr("Line infantry, marked by the asterisk: up to {squares}, turning freely (W4.2)."),
                        {{"squares", distance_text(view.line_infantry_moves)}});
        case Kind::light_cavalry: return tr("Any distance in one straight line (W4.3).");
        case Kind::heavy_cavalry:
            return tr("Heavy cavalry, marked by the asterisk: any distance in one straight line; loses 1 strength per charge (W4.5).");
        case Kind::artillery:
            return fill(tr("One square, or fires straight forward at the first piece within {squares} (W4.8, W4.9)."),
                        {{"squares", distance_text(view.artillery_range)}});
        case Kind::commander:
            return fill(tr("Any distance in one straight line. His loss costs {actions} each turn (W5.3)."),
                        {{"actions", actions_text(view.commander_actions)}});
        case Kind::commander_in_chief:
            if (view.mode == Mode::standard || (view.mode == Mode::expert && unit.army == Army::french))
                return fill(tr("Destroys whatever he attacks, falls to any attack. His loss loses the battle (W5.2, {rule})."),
                            {{"rule", view.mode == Mode::standard ? "W1.3" : "W12.1"}});
            return fill(tr("Destroys whatever he attacks, falls to any attack. His loss costs {actions} each turn (W5.2, W5.3)."),
                        {{"actions", actions_text(view.commander_in_chief_actions)}});
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
    const Named name{"name", tr(tile.name)};
    switch (tile.kind) {
        case TileKind::hill:
            return fill(tr("{name}, a hill: infantry and cavalry on it have +{points} against attackers from below; guns on it "
                           "reach {range} rows, over other pieces (W10.10, W10.12)."),
                        {name, {"points", points(view, Bonus::hill)}, {"range", std::to_string(view.hill_range)}});
        case TileKind::mud:
            return fill(tr("{name}, mud: one square a move, never back; light infantry moves freely, guns cannot enter (W14.4)."), {name});
        case TileKind::village:
            return fill(tr("{name}, a village: infantry in it has +{points} (W12.6)."), {name, {"points", points(view, Bonus::village)}}) +
                   hits_text(view, tile);
        case TileKind::building: break;
    }
    const Named more{"points", points(view, Bonus::fortified)};
    if (!tile.owner)
        return fill(tr("{name}, a building for infantry only. Nobody owns it: infantry on all four squares conquers it (W10.3, W10.4)."),
                    {name}) +
               hits_text(view, tile);
    const bool french = *tile.owner == french_seat;
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
    if (!late || view.turn >= view.late_turn) return tr("It cannot enter the map now.");
    return fill(tr("It may enter from turn {turn} (W14.1)."), {{"turn", std::to_string(view.late_turn)}});
}

std::string chances_text(const Chances& chances, const std::string& name, bool shot) {
    const auto all = static_cast<int>(chances.may_be.count());
    const int win = chances.of(Outcome::falls);
    const int die = chances.of(Outcome::die);
    const int lose = chances.of(Outcome::holds);
    if (all == 1) {
        const Named piece{"piece", name};
        if (shot) return fill(win == 1 ? tr("It is {piece}: the shot destroys it.") : tr("It is {piece}: the shot does no harm."), {piece});
        return fill(win == 1   ? tr("It is {piece}: you win.")
                    : die == 1 ? tr("It is {piece}: the die decides.")
                               : tr("It is {piece}: you lose."),
                    {piece});
    }
    const auto sentence = [&] {
        if (shot)
            return win == all    ? tr("The shot destroys it ({all} possible).")
                   : lose == all ? tr("The shot does no harm ({all} possible).")
                                 : tr("Destroy {win}, no harm {lose} (of {all} possible).");
        if (win == all) return tr("You always win ({all} possible).");
        if (die == all) return tr("The die decides ({all} possible).");
        if (lose == all) return tr("You always lose ({all} possible).");
        if (win == 0) return tr("Equal {die}, lose {lose} (of {all} possible).");
        if (die == 0) return tr("Win {win}, lose {lose} (of {all} possible).");
        if (lose == 0) return tr("Win {win}, equal {die} (of {all} possible).");
        return tr("Win {win}, equal {die}, lose {lose} (of {all} possible).");
    };
    return fill(sentence(),
                {{"all", std::to_string(all)}, {"win", std::to_string(win)}, {"die", std::to_string(die)}, {"lose", std::to_string(lose)}});
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
        case Knowledge::back: return tr("The enemy sees only its back.");
        case Knowledge::light_infantry: return tr("The enemy knows that it is light infantry.");
        case Knowledge::all: return tr("The enemy knows it.");
    }
    return {};
}

std::string order_text(Orders order) {
    switch (order) {
        case Orders::ask: return tr("If attacked: ask me");
        case Orders::silent: return tr("Do not ask before my next turn");
        case Orders::known: return tr("If attacked: ask if I know the attacker");
        case Orders::never: return tr("If attacked: do not ask");
    }
    return {};
}

std::vector<std::string> what_is_left(const PlayerView& view, int done) {
    const SeenCards& cards = *view.cards;
    const Named count{"count", std::to_string(done)};
    switch (*cards.playing) {
        case Card::reconnaissance:
            return {fill(tr("Click up to {most} adjacent enemy pieces on their half; {count} chosen."),
                         {{"most", std::to_string(cards.looks)}, count}),
                    fill(tr("You see them when you are done or have chosen {most}; the enemy learns which ones (W11.4)."),
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
                return {tr("Click a gun and its target. It and all your guns connected to it, edge to edge, may fire once each (W11.10).")};
            return {fill(tr("{count} more guns of the battery may fire, where they see a target (W11.10)."),
                         {{"count", std::to_string(cards.picked.size())}})};
        case Card::fighting_spirit: break;
    }
    return {};
}

namespace {

int points_of(const PlayerView& view, Bonus bonus) { return view.bonuses[static_cast<std::size_t>(bonus)]; }

}  // namespace

std::string sum_text(const PlayerView& view, const FightingStrength& might, int weakened) {
    if (weakened == 0 && might.bonuses.empty()) return std::to_string(might.total);
    int sum = might.printed;
    std::string text = std::to_string(might.printed + weakened);
    if (weakened > 0) text = fill(tr("{sum} - {blocks} weakened"), {{"sum", text}, {"blocks", std::to_string(weakened)}});
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
    return fill(sum > might.total ? tr("{sum} = {total} (max)") : tr("{sum} = {total}"),
                {{"sum", text}, {"total", std::to_string(might.total)}});
}

}  // namespace fow::waterloo::screens
