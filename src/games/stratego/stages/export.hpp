// What the export page is given about a game.
#pragma once

#include <string>

#include "app/replay/export_page.hpp"
#include "games/stratego/stages/playback.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

/// The game line by line, as that viewer may keep it; with everything shown also both set-ups, for a seat its own (C6.3). No set-up if the
/// game began with a posed position.
[[nodiscard]] std::string chronicle_of(const Playback& playback, ui::Eyes eyes);

class ExportedGame final : public Exported {
public:
    /// `playback` must outlive it.
    ExportedGame(const Playback& playback, ui::Eyes eyes) : playback_(playback), eyes_(eyes) {}
    [[nodiscard]] std::string seen_by() const override;
    [[nodiscard]] std::string name() const override;
    [[nodiscard]] ui::Timeline timeline() const override { return playback_.timeline(eyes_); }
    [[nodiscard]] std::string moment(std::size_t halt) const override;
    [[nodiscard]] std::size_t heard(std::size_t halt) const override { return playback_.heard(halt); }
    [[nodiscard]] std::string text() const override { return chronicle_of(playback_, eyes_); }
    [[nodiscard]] std::string record() const override;
    [[nodiscard]] ui::Surface picture(ui::Window& window, std::size_t halt, float cell) const override;

private:
    const Playback& playback_;
    ui::Eyes eyes_;
};

}  // namespace fow::stratego::stages
