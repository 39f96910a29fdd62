// The course of the classic game and its variants, and a lesson of it that is being played.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/course.hpp"
#include "app/played_lesson.hpp"
#include "games/stratego/stages/stratego_system.hpp"

namespace fow::stratego::stages {

using CourseEntry = CourseEntryOf<TaughtGame>;

/// All lessons in <data>/rules/stratego/lessons and in `own` (read_course). `bases`: the rules of both games.
[[nodiscard]] std::vector<CourseEntry> course_of(const std::filesystem::path& data, const std::filesystem::path& own,
                                                 const std::vector<RuleSet>& bases, const std::vector<std::string>& rules,
                                                 const IsOfGame& is_of_game = {});

/// The course page, the same for both games.
class CourseStage final : public CourseStageOf<TaughtGame> {
public:
    /// `system`: the game that the page belongs to.
    CourseStage(Program& program, const System& system, const std::string& after);

private:
    void play(CoursePart part) override;
    [[nodiscard]] std::unique_ptr<PlayedLesson> lesson(const CourseEntry& entry) override;

    const System& system_;
};

/// A lesson in progress.
class BoardLesson final : public PlayedLessonOf<TaughtGame> {
public:
    /// `course`: the game whose course page it was chosen on. `played`: the game that it is about.
    BoardLesson(const System& course, const System& played, LessonRun run, std::string key);
    [[nodiscard]] const System& system() const override { return course_; }
    void proceed(Program& program) override;

private:
    [[nodiscard]] std::unique_ptr<Table> new_table() override;
    void watch(Program& program, const Action& action);

    const System& course_;
    const System& played_;
};

}  // namespace fow::stratego::stages
