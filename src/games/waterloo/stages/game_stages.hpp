// Pages before a game: course, new game.
#pragma once

#include "games/waterloo/stages/lessons.hpp"
#include "app/program.hpp"
#include "fow/games/waterloo/view/battlefield.hpp"
#include "games/waterloo/screens/set_up/new_game_screen.hpp"
#include "ui/pages/course_screen.hpp"

namespace fow::app::inline waterloo {

/// The course: all lessons, which ones are done, and which one is next.
class CourseStage : public Stage {
public:
    /// `after`: the lesson that has just been finished; the next one is suggested from there. One that was only left changes nothing.
    explicit CourseStage(Program& program, const std::string& after = {});
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

private:
    void suggest(const std::string& after);
    Program& program_;
    std::vector<CourseEntry> course_;
    ui::CourseModel model_;
};

/// The form of a new game.
class NewGameStage : public Stage {
public:
    /// `form`: what is filled in so far. `field`: a valid battlefield; none = the printed board.
    explicit NewGameStage(Program& program, const std::optional<ui::NewGameForm>& form = std::nullopt,
                          std::optional<Battlefield> field = std::nullopt);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

private:
    void begin();
    Program& program_;
    ui::NewGameForm form_;
    std::optional<Battlefield> field_;
};

}  // namespace fow::app::inline waterloo
