// Replay of a game of La Belle Alliance, and the pages that it leads to. Everybody sees the same (L13.1).
#pragma once

#include <optional>
#include <vector>

#include "app/program.hpp"
#include "app/replay/analysis_page.hpp"
#include "app/replay/export_page.hpp"
#include "app/replay/notes.hpp"
#include "app/replay/pace.hpp"
#include "games/alliance/screens/replay_screen.hpp"
#include "games/alliance/stages/playback.hpp"
#include "games/alliance/stages/statistics.hpp"

namespace fow::app::alliance {

class ReplayStage : public WatchedPage {
public:
    /// A game that is being played is one of two computed players: it plays from where it has got to.
    enum class Of { record, game_being_played };
    ReplayStage(Program& program, const Match& match, Of of = Of::record);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override {
        return (pace_.playing() && !wants_more()) || motion_.running() || (export_ && export_->busy());
    }
    [[nodiscard]] bool board_turns() const override { return false; }
    void grew() override;
    [[nodiscard]] bool wants_more() const override {
        return of_ == Of::game_being_played && pace_.playing() && halt_ == playback_.last() && !motion_.running();
    }
    void open_page(ui::ReplayPage page) override;
    [[nodiscard]] bool waits() const override { return analysis_ && analysis_->running(); }
    void poll() override;
    [[nodiscard]] bool has_reference() const override { return true; }
    [[nodiscard]] bool draw_reference(ui::Window& window) override;

private:
    void draw_map(ui::Window& window);
    void draw_statistics(ui::Window& window);
    void draw_analysis(ui::Window& window);
    void draw_play_on(ui::Window& window);
    void play_or_pause();
    void handle(const ui::ReplayIntent& intent);
    void seek(std::size_t halt);
    void step();
    void advance();
    void show_log();
    void show_notes();

    Program& program_;
    const Match& match_;
    Of of_;
    Playback playback_;  ///< the program keeps its session during the replay
    std::size_t halt_ = 0;
    ui::Timeline timeline_;
    std::vector<ui::LoggedLine> log_;
    View view_;
    ui::alliance::Motion motion_;
    ReplayPace pace_;
    ui::alliance::ReplayScreen screen_;
    std::optional<CountedGame> counted_;
    std::optional<AnalysisPage> analysis_;  ///< kept when it is left: it goes on meanwhile
    bool analysis_open_ = false;
    std::optional<ExportPage> export_;
    bool asks_to_play_on_ = false;
    ReplayNotes notes_;
};

}  // namespace fow::app::alliance
