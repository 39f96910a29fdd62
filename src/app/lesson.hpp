// A lesson that is being played at its own table, as the program knows it.
#pragma once

#include <memory>
#include <string>

#include "app/stage.hpp"
#include "app/table.hpp"
#include "ui/pages/lesson_strip.hpp"

namespace fow::app {

class PlayedLesson {
public:
    PlayedLesson() = default;
    PlayedLesson(const PlayedLesson&) = delete;
    PlayedLesson& operator=(const PlayedLesson&) = delete;
    virtual ~PlayedLesson() = default;

    /// Its key in the progress file: "GAME/NAME", "own/NAME".
    [[nodiscard]] virtual std::string key() const = 0;
    [[nodiscard]] virtual Seat learner() const = 0;
    /// The game that the course page belongs to.
    [[nodiscard]] virtual const System& system() const = 0;
    /// A table at the start of the current step. `demonstrates`: the lesson plays the step's solution itself.
    [[nodiscard]] virtual std::unique_ptr<Table> begin_step(bool demonstrates) = 0;
    /// Plays whatever is not the learner's to play, then goes to the page for what is due.
    virtual void proceed(Program& program) = 0;
    virtual void hint() = 0;
    [[nodiscard]] virtual bool is_last() const = 0;
    /// Continues with the next step, keeping the position.
    virtual void next(const Match& match) = 0;
    /// What the strip shows beside that stage. While the stage is still revealing an outcome, the strip does not mention it.
    [[nodiscard]] virtual ui::LessonModel strip(const Match& match, const Stage& stage) const = 0;
};

}  // namespace fow::app
