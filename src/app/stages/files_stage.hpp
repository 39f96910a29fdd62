// Games to go on with, or to look back at: those that come with the game and one's own.
#pragma once

#include "app/program.hpp"
#include "ui/screens/title_screen.hpp"

namespace fow::app {

class FilesStage : public Stage {
public:
    enum class Purpose { load, replay };
    FilesStage(Program& program, Purpose purpose);
    void draw(ui::Window& window) override;

private:
    void open(const Store::Entry& entry);
    void open_replay(Game game);
    Program& program_;
    Purpose purpose_;
    std::vector<Store::Entry> games_;
    ui::FilesModel model_;
    ui::FilesScreen screen_;
    std::unique_ptr<Game> unfinished_;  ///< waits for whose eyes are meant
};

}  // namespace fow::app
