#include "bots/guest.hpp"

namespace fow::bots {

std::unique_ptr<Played> SeatedProgram::next(const Played& game, const std::stop_token& stop) {
    const std::lock_guard lock(mutex_);
    player_.heed(stop);
    const SeatView& seat_view = game.seat_view(seat_);
    if (!begun_) player_.begin(seat_view, seed_);
    begun_ = true;
    for (int refusals = 0; refusals < refusals_to_lose;) {
        if (words_.empty()) {
            const Answer answer = player_.next(seat_view);
            if (stop.stop_requested()) return nullptr;
            if (answer.lapse) {
                note({*answer.lapse, answer.why});
                if (*answer.lapse == Lapse::mute || ++faults_ >= faults_to_lose) return nullptr;
                if (*answer.lapse != Lapse::late) continue;
                auto after = game.copy();
                static_cast<void>(after->play(seat_view.greedy(mixed(seed_, game.plies()))));
                return after;
            }
            words_.assign(answer.acts.begin(), answer.acts.end());
        }
        auto [after, refused] = played(game);
        if (after) return std::move(after);
        if (!refused) continue;  // it sent no action
        player_.refused(refused->first, refused->second);
        note({Lapse::refused, {}});
        ++refusals;
    }
    return nullptr;
}

/// Plays the actions that it sent, up to the first that is heard or refused; the rest waits for the next decision.
SeatedProgram::Made SeatedProgram::played(const Played& game) {
    Made made{game.copy(), std::nullopt};
    while (!words_.empty() && seat_to_decide(*made.game) == seat_ && made.game->lines() == game.lines()) {
        const std::string word = std::move(words_.front());
        words_.pop_front();
        if (auto refused = made.game->play(word)) {
            made.refused.emplace(word, *std::move(refused));
            words_.clear();
        }
    }
    // Actions that it sent in advance are void once somebody else decides.
    if (seat_to_decide(*made.game) != seat_) words_.clear();
    if (made.game->plies() == game.plies()) made.game.reset();
    return made;
}

}  // namespace fow::bots
