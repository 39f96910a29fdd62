// A finished battle, as the analysis queries it.
#pragma once

#include "app/replay/analysed_of.hpp"
#include "games/waterloo/opponent/hindsight.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/view/believed.hpp"
#include "games/waterloo/stages/playback.hpp"

namespace fow::waterloo::stages {

class AnalysedBattle final : public AnalysedOf<Session, Playback> {
public:
    explicit AnalysedBattle(const Session& session);
    [[nodiscard]] std::optional<Decision> judged(std::size_t plies) const override;
    [[nodiscard]] std::string deed(std::size_t plies) const override;
    [[nodiscard]] std::string told(const std::string& notation) const override;
    [[nodiscard]] PerSeat<std::string> sides() const override;

private:
    Hindsight hindsight_;
    Budget budget_;
};

/// What that mind took the enemy's pieces for at that moment of a finished battle, or before it if nobody could think then; nothing
/// while the armies are set up.
[[nodiscard]] std::vector<Believed> beliefs_at(const Session& session, std::size_t plies, Seat seat, const Mind& mind);

}  // namespace fow::waterloo::stages
