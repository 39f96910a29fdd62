#include "app/game.hpp"

#include "app/same_name.hpp"
#include "bots/channel.hpp"
#include "core/believer.hpp"
#include "core/letters.hpp"
#include "ui/pages/editor_frame.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
SealedElsewhere::SealedElsewhere(const std::string& path, SealedRecord found)
    : DataError(path, "",
                ui::tr("was sealed on another computer or with another data folder. Load it: it opens with both players' pass phrases.")),
      sealed(std::move(found)) {}

Game::Game(std::unique_ptr<Match> played, seal::Seal hidden)
    : match(std::move(played)), seal(std::move(hidden)), had_id(!match->notes().id.empty()) {
    const TableNotes& notes = match->notes();
    if (had_id && !notes.secret.empty()) return;
    match->identify(seal::id_of(notes.id, seal), notes.secret.empty() ? seal.secret("fog-of-waterloo/chance") : notes.secret);
}

ReadGame::ReadGame(ReadMatch read, seal::Seal hidden) : Game(std::move(read.match), std::move(hidden)), broken(std::move(read.broken)) {
    from_file = true;
}

std::vector<TableEvent> Players::remarks() const {
    std::vector<TableEvent> remarks;
    if (alone) remarks.emplace_back(PracticeAlone{});
    for (const Seat seat : seats)
        if (computed[seat]) remarks.emplace_back(SeatTaken{seat, computed[seat]});
    if (hints) remarks.emplace_back(HintsAllowed{});
    return remarks;
}

Players Players::again(const TableNotes& notes, bool swapped) {
    Players players{notes.names, {}, practised_alone(notes), allows_hints(notes)};
    for (const Seat seat : seats) players.computed[seat] = player_at_start(notes, seat);
    if (!swapped) return players;
    std::swap(players.names[Seat::first], players.names[Seat::second]);
    std::swap(players.computed[Seat::first], players.computed[Seat::second]);
    return players;
}

Players Players::of(const ui::PlayersChoice& form, Seat first) {
    const Seat second = other(first);
    Players players;
    const auto sit_down = [&](Seat seat, const ui::OpponentChoice& who, const std::string& name, const std::string& nobody) {
        if (who.who == "program") static_cast<void>(bots::command_line(who.command));
        players.computed[seat] = who.player();
        players.names[seat] = who.player() ? ui::name_of_player(*who.player()) : name.empty() ? nobody : name;
    };
    sit_down(first, form.first, form.first_name, ui::tr("First player"));
    sit_down(second, form.second, form.second_name, ui::tr("Second player"));
    // Of two of one name, a person becomes "Marie (2)": the veil, the log and the standing tell players apart by their names.
    const Seat later = players.computed[second] ? first : second;
    if (!players.computed[later] && is_same_name(players.names[first], players.names[second]))
        players.names[later] =
            ui::fill(ui::tr("{name} (2)"), {{"name", std::string(first_letters(players.names[later], name_letters - 4))}});
    players.alone = form.alone;
    players.hints = form.hints && players.computed[second] && !players.computed[first];
    return players;
}

std::string damage_of(const BrokenPly& broken) {
    return ui::fill(ui::tr("Step {ply} of the file does not fit the steps before it."), {{"ply", std::to_string(broken.ply + 1)}});
}

}  // namespace fow::app
