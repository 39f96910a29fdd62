#include "games/waterloo/screens/words/pursuit_words.hpp"

#include <algorithm>
#include <cstdlib>

#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

std::string difference_text(const SeenPursuit& pursuit) {
    const Named count{"count", std::to_string(std::abs(pursuit.difference))};
    if (pursuit.victor == french_seat)
        return fill(pursuit.difference < 0 ? tr("The Allies lost {count} fewer.") : tr("The Allies lost {count} more."), {count});
    return fill(pursuit.difference < 0 ? tr("The French lost {count} fewer.") : tr("The French lost {count} more."), {count});
}

std::string verdict_now(const SeenPursuit& pursuit) {
    const bool french = pursuit.victor == french_seat;
    if (pursuit.difference >= pursuit.major_from)
        return french ? tr("As it stands: a major French victory.") : tr("As it stands: a major Allied victory.");
    if (pursuit.difference >= pursuit.minor_from)
        return french ? tr("As it stands: a minor French victory.") : tr("As it stands: a minor Allied victory.");
    return tr("As it stands: indecisive, a drawn battle.");
}

std::string verdict_next(const SeenPursuit& pursuit) {
    const bool minor = pursuit.difference < pursuit.minor_from;
    if (!minor && pursuit.difference >= pursuit.major_from) return {};
    const int missing = (minor ? pursuit.minor_from : pursuit.major_from) - pursuit.difference;
    return fill(minor ? tr("{count} more for a minor victory.") : tr("{count} more for a major victory."),
                {{"count", std::to_string(missing)}});
}

std::string rider_text(const Unit& unit) {
    switch (unit.kind) {
        case Kind::heavy_cavalry: return tr("Heavy cavalry: each victim and each attack costs it 1 strength (W13.6).");
        case Kind::commander: return tr("A commander: he fights with 5 and gives his side an action a turn while he rides (W13.3).");
        default: return tr("Light cavalry: attacks cost it no strength.");
    }
}

std::string ride_verdict(const RidersFought& fight) {
    if (fight.attacker.strength == fight.defender.strength) return tr("Equal strengths: the victor's cavalry wins (W13.6).");
    return fight.attacker_wins ? tr("The attacker is stronger (W13.6).") : tr("The defender is stronger (W13.6).");
}

std::string duty_text(const SeenPursuit& pursuit, const Roster& roster, const SeenPiece& piece) {
    if (piece.branch == Branch::cavalry) {
        if (piece.unit) return rider_text(unit_of(roster, *piece.unit));
        if (seat_of(piece.army) == pursuit.victor) return tr("It takes victims and attacks your riders (W13.4, W13.6).");
        return pursuit.saving_needs_cavalry ? tr("It saves fleeing pieces and attacks your riders (W13.5, W13.6).")
                                            : tr("It attacks your riders (W13.6).");
    }
    return seat_of(piece.army) == pursuit.victor ? tr("It takes no part in the pursuit (W13.2).")
                                                 : tr("It flees and cannot fight any more; an action of its side saves it (W13.2, W13.5).");
}

std::string ride_forecast(const SeenPiece& attacker, const SeenPiece& defender, Seat victor) {
    const bool attackers_ride_on = seat_of(attacker.army) == victor;
    if (!attacker.unit || !defender.unit)
        return attackers_ride_on ? tr("Strength unknown. The lower one falls; if they are equal you win (W13.6).")
                                 : tr("Strength unknown. The lower one falls; if they are equal you lose (W13.6).");
    const Named own{"attack", std::to_string(attacker.strength)};
    const Named enemy{"defence", std::to_string(defender.strength)};
    if (attacker.strength == defender.strength)
        return fill(attackers_ride_on ? tr("{attack} against {defence}: equal, and the victor's cavalry wins.")
                                      : tr("{attack} against {defence}: equal, and the victor's cavalry wins: yours falls."),
                    {own, enemy});
    return fill(attacker.strength > defender.strength ? tr("{attack} against {defence}: your rider wins.")
                                                      : tr("{attack} against {defence}: your rider falls."),
                {own, enemy});
}

std::string rider_name(Seat seat, Rider rider) {
    return fill(seat == french_seat ? tr("French rider {number}") : tr("Allied rider {number}"),
                {{"number", std::to_string(rider.slot() + 1)}});
}

const SeenRider* find_rider(const SeenPursuit& pursuit, Seat seat, std::optional<Rider> rider) {
    const auto& line = pursuit.riders[seat];
    const auto found = std::find_if(line.begin(), line.end(), [&](const SeenRider& each) { return each.rider == rider; });
    return found == line.end() ? nullptr : &*found;
}

std::optional<UnitId> chief_beside(const SeenPursuit& pursuit, const Roster& roster, Seat seat) {
    if (!pursuit.chief_lives[seat]) return std::nullopt;
    for (std::size_t i = 0; i < roster.size(); ++i)
        if (seat_of(roster[i].army) == seat && roster[i].kind == Kind::commander_in_chief) return UnitId(static_cast<int>(i));
    return std::nullopt;
}

namespace {

[[nodiscard]] bool has_pieces(const PlayerView& view, Seat seat) {
    return std::any_of(view.board.begin(), view.board.end(), [&](const auto& piece) { return piece && seat_of(piece->army) == seat; });
}

}  // namespace

bool can_still_act(const PlayerView& view, Seat seat) {
    const SeenPursuit& pursuit = *view.pursuit;
    const bool saves = seat != pursuit.victor && !pursuit.saving_needs_cavalry && has_pieces(view, seat);
    return view.actions_left > 0 && (saves || !pursuit.riders[seat].empty());
}

bool ends_by_leaving(const PlayerView& view, Seat seat) {
    if (view.pursuit->riders[seat].size() != 1) return false;
    return seat == view.pursuit->victor || !has_pieces(view, seat);
}

}  // namespace fow::waterloo::screens
