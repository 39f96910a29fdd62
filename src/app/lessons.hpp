// The lesson that is being played: on the pages of its game, without the veil and without saving.
#pragma once

#include <memory>
#include <string>

namespace fow::app {

class PlayedLesson;
class Program;
class Stage;
class Table;

class Lessons {
public:
    explicit Lessons(Program& program);
    ~Lessons();
    Lessons(const Lessons&) = delete;
    Lessons& operator=(const Lessons&) = delete;

    [[nodiscard]] bool is_open() const { return lesson_ != nullptr; }
    /// The game at the table, or the one that waits while a lesson is played; null if there is none.
    [[nodiscard]] Table* game_in_progress() const;
    /// The current game waits meanwhile. `another`: when it is finished, the course suggests one more.
    void begin(std::unique_ptr<PlayedLesson> lesson, bool another);
    /// Plays whatever is not the learner's to play, then goes to the page for what is due.
    void proceed();
    /// Returns to the course; the current game is restored. `finished`: the lesson's key, if it has been finished.
    void leave(const std::string& finished = {});
    /// The strip along the bottom of the window.
    void draw();

private:
    /// Starts the step from its initial position.
    void begin_step(bool demonstrates = false);
    /// `goes_on`: the lesson that the course suggests next begins at once.
    void finish(bool goes_on);
    /// Puts the game that waited back on the table, and makes the page of the course.
    [[nodiscard]] std::unique_ptr<Stage> course_after(const std::string& finished);

    Program& program_;
    std::unique_ptr<PlayedLesson> lesson_;
    bool another_ = false;
    std::unique_ptr<Table> set_aside_;  ///< the game that waits
};

}  // namespace fow::app
