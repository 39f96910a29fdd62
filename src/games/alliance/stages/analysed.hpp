// A finished game of La Belle Alliance, as the analysis queries it.
#pragma once

#include "app/replay/analysed_of.hpp"
#include "games/alliance/stages/playback.hpp"

namespace fow::alliance::stages {

class AnalysedBattle final : public AnalysedOf<Session, Playback> {
public:
    explicit AnalysedBattle(const Session& session);
    [[nodiscard]] std::optional<Decision> judged(std::size_t plies) const override;
    [[nodiscard]] std::string deed(std::size_t plies) const override;
    [[nodiscard]] std::string told(const std::string& notation) const override;
    /// L13.1
    [[nodiscard]] bool open() const override { return true; }
    [[nodiscard]] std::string why(const Decision& decision) const override;
    [[nodiscard]] PerSeat<std::string> sides() const override;

private:
    Budget budget_;
};

}  // namespace fow::alliance::stages
