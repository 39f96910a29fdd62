// What the export page is given about a game.
#pragma once

#include <string>

#include "app/replay/export_page.hpp"
#include "games/callipers/stages/playback.hpp"

namespace fow::callipers::stages {

class ExportedGame final : public Exported {
public:
    /// `playback` must outlive it.
    explicit ExportedGame(const Playback& playback) : playback_(playback) {}
    [[nodiscard]] std::string seen_by() const override;
    [[nodiscard]] std::string name() const override;
    [[nodiscard]] ui::Timeline timeline() const override { return playback_.timeline(); }
    [[nodiscard]] std::string moment(std::size_t halt) const override;
    [[nodiscard]] std::size_t heard(std::size_t halt) const override { return playback_.heard(halt); }
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string record() const override;
    [[nodiscard]] ui::Surface picture(ui::Window& window, std::size_t halt, float cell) const override;

private:
    const Playback& playback_;
};

}  // namespace fow::callipers::stages
