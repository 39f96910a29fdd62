// Saved games, deployments, the bin, the standing; and the list of battles to watch.
#pragma once

#include "app/program.hpp"
#include "app/saved_games.hpp"
#include "ui/pages/saved_screen.hpp"

namespace fow::app {

class SavedStage : public Stage {
public:
    /// SavedTab::watch lists battles to watch: those that ship with the program, the one on the table, the saved ones.
    SavedStage(Program& program, ui::SavedTab tab);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

private:
    void list();
    void list_games(const std::vector<Store::Entry>& games, const std::string& control);
    void list_deployments(bool binned);
    void list_standing();
    void read_some(ui::Window& window);
    void read(std::size_t row);
    void handle(const ui::SavedIntent& intent);
    void open(const std::filesystem::path& path);
    void open_replay(Game game);
    void open_folder();
    /// Moves or renames a file; `done` is the notice on success.
    template <class Change>
    void change(const Change& make, const std::string& done);

    Program& program_;
    ui::SavedModel model_;
    std::vector<std::filesystem::path> paths_;  ///< of the rows, or of the games that the standing counts
    std::vector<FinishedGame> finished_;        ///< those read so far for the standing
    std::size_t counted_ = 0;                   ///< how many of them were read
    ui::SavedScreen screen_;
    std::unique_ptr<Game> unfinished_;  ///< waits until the player chooses whose view to replay
};

}  // namespace fow::app
