#include "app/again.hpp"

#include <utility>

#include "ui/words/tr.hpp"

namespace fow::app {

Agreed agreed_in(const TableNotes& notes, const Settings& settings, const PerSeat<std::string>& commands, Seat leads) {
    const PerSeat<std::string> unnamed{ui::tr("First player"), ui::tr("Second player")};
    const PerSeat<std::string> entered{settings.first_player.empty() ? unnamed.first : settings.first_player,
                                       settings.second_player.empty() ? unnamed.second : settings.second_player};
    const auto entered_here = [&](const std::string& name) {
        return name == unnamed.first || name == unnamed.second ? std::string() : name;
    };
    const Players sat = Players::again(notes, false);
    const auto led_by_first = [&](Seat seat) {
        if (sat.computed[seat]) return false;
        return sat.computed[other(seat)] || sat.names[seat] == entered.first || sat.names[other(seat)] == entered.second;
    };
    Agreed agreed;
    agreed.first = !led_by_first(leads) && led_by_first(other(leads)) ? other(leads) : leads;
    const Seat second = other(agreed.first);
    ui::PlayersChoice& players = agreed.players;
    const auto choice_of = [&](Seat seat) {
        return ui::choice_of(sat.computed[seat], commands[seat].empty() ? settings.program : commands[seat]);
    };
    players.first = choice_of(agreed.first);
    players.second = choice_of(second);
    players.first_name = sat.computed[agreed.first] ? settings.first_player : entered_here(sat.names[agreed.first]);
    players.second_name = sat.computed[second] ? settings.second_player : entered_here(sat.names[second]);
    players.alone = sat.alone;
    if (sat.computed[second] && !sat.computed[agreed.first]) players.hints = sat.hints;
    return agreed;
}

}  // namespace fow::app
