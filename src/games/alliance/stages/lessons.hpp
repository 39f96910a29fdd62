// The course of La Belle Alliance, and a lesson of it that is being played.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/course.hpp"
#include "app/played_lesson.hpp"
#include "games/alliance/stages/alliance_system.hpp"

namespace fow::alliance::stages {

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
class FieldLesson final : public PlayedLessonOf<TaughtGame> {
public:
    FieldLesson(AllianceSystem& system, LessonRun run, std::string key);
    [[nodiscard]] const System& system() const override { return system_; }
    void proceed(Program& program) override;
    [[nodiscard]] ui::LessonModel strip(const Match& match, const app::Stage& stage) const override;

private:
    [[nodiscard]] std::unique_ptr<app::Table> new_table() override;

    AllianceSystem& system_;
};

}  // namespace fow::alliance::stages
