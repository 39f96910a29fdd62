// A finished game of one of the variants, as the analysis queries it.
#pragma once

#include "app/replay/analysed_of.hpp"
#include "games/stratego/opponent/hindsight.hpp"
#include "games/stratego/stages/stages.hpp"
#include "games/stratego/view/believed.hpp"
#include "games/stratego/stages/playback.hpp"

namespace fow::stratego::stages {

class AnalysedBoard final : public AnalysedOf<fow::stratego::Session, Playback> {
public:
    explicit AnalysedBoard(const fow::stratego::Session& session);
    [[nodiscard]] std::optional<Decision> judged(std::size_t plies) const override;
    [[nodiscard]] std::string deed(std::size_t plies) const override;
    [[nodiscard]] PerSeat<std::string> sides() const override;

private:
    fow::stratego::Hindsight hindsight_;
    Budget budget_;
};

/// What that mind took the enemy's pieces for at that moment of a finished game; nothing while the armies are set up.
[[nodiscard]] std::vector<fow::stratego::Believed> beliefs_at(const fow::stratego::Session& session, std::size_t plies, Seat seat,
                                                              const Mind& mind);

}  // namespace fow::stratego::stages
