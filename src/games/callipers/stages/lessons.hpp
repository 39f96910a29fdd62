// The course of Waterloo by callipers, and a lesson of it that is being played.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/course.hpp"
#include "app/played_lesson.hpp"
#include "games/callipers/stages/callipers_system.hpp"

namespace fow::callipers::stages {

using CourseEntry = CourseEntryOf<TaughtGame>;

/// The course page.
class CourseStage final : public CourseStageOf<TaughtGame> {
public:
    CourseStage(Program& program, const std::string& after);

private:
    void play(CoursePart part) override;
    [[nodiscard]] std::unique_ptr<PlayedLesson> lesson(const CourseEntry& entry) override;
};

/// A lesson in progress.
class MapLesson final : public PlayedLessonOf<TaughtGame> {
public:
    MapLesson(CallipersSystem& system, LessonRun run, std::string key);
    [[nodiscard]] const System& system() const override { return system_; }
    void proceed(Program& program) override;

private:
    [[nodiscard]] std::unique_ptr<Table> new_table() override;

    CallipersSystem& system_;
};

}  // namespace fow::callipers::stages
