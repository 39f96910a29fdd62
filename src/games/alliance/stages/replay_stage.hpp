// Replay of a game of La Belle Alliance (L13.1).
#pragma once

#include "app/replay/open_replay.hpp"
#include "games/alliance/screens/replay_screen.hpp"
#include "games/alliance/stages/export.hpp"
#include "games/alliance/stages/playback.hpp"
#include "games/alliance/stages/statistics.hpp"

namespace fow::alliance::stages {

struct ShownInReplay {
    using Session = alliance::Session;
    using Playback = alliance::Playback;
    using Motion = screens::Motion;
    using Screen = screens::ReplayScreen;
    using Model = screens::ReplayModel;
    using Export = ExportedGame;
    using Counted = ui::Numbers;

    static Motion moved(const View& before, const Playback& playback, std::size_t halt, float speed);
    static std::string moment(const View& view, const RuleSet& rules);
    static std::string play_on_text(const View& view);
    static PerSeat<std::string> words();
    static PerSeat<std::string> sides();
    static Counted count(const Session& session) { return numbers_of(session); }
    static std::optional<ui::StatisticsIntent> draw(ui::Window& window, Counted& counted) { return ui::statistics_page(window, counted); }
    static std::shared_ptr<Analysed> analyse(const Session& session);
    static bool draw_reference(ui::Window& window, const RuleSet& rules);
};
using ReplayStage = OpenReplay<ShownInReplay>;

}  // namespace fow::alliance::stages
