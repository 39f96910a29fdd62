// What the export page is given about a battle.
#pragma once

#include <string>

#include "app/replay/export_page.hpp"
#include "games/waterloo/stages/playback.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

class ExportedBattle final : public Exported {
public:
    /// `playback` must outlive it.
    ExportedBattle(const Playback& playback, ui::Eyes eyes) : playback_(playback), eyes_(eyes) {}
    [[nodiscard]] std::string seen_by() const override;
    [[nodiscard]] std::string name() const override;
    [[nodiscard]] ui::Timeline timeline() const override { return playback_.timeline(eyes_); }
    [[nodiscard]] std::string moment(std::size_t halt) const override;
    [[nodiscard]] std::size_t heard(std::size_t halt) const override { return playback_.heard(halt); }
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string record() const override;
    [[nodiscard]] ui::Surface picture(ui::Window& window, std::size_t halt, float cell) const override;

private:
    const Playback& playback_;
    ui::Eyes eyes_;
};

}  // namespace fow::waterloo::stages
