// Replay of a game of Waterloo by callipers (K14.1).
#pragma once

#include "app/replay/open_replay.hpp"
#include "games/callipers/screens/replay_screen.hpp"
#include "games/callipers/stages/export.hpp"
#include "games/callipers/stages/playback.hpp"
#include "games/callipers/stages/statistics.hpp"

namespace fow::callipers::stages {

struct ShownInReplay {
    using Session = callipers::Session;
    using Playback = callipers::Playback;
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
    static bool draw_reference(ui::Window& window, const RuleSet& rules);
};
using ReplayStage = OpenReplay<ShownInReplay>;

}  // namespace fow::callipers::stages
