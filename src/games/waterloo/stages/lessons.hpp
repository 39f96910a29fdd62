// Waterloo's course, and a lesson of it that is being played.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/course.hpp"
#include "app/played_lesson.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"

namespace fow::waterloo::stages {

using CourseEntry = CourseEntryOf<TaughtBattle>;

/// All lessons in <data>/rules/waterloo/lessons and in `own` (read_course).
[[nodiscard]] std::vector<CourseEntry> course_of(const std::filesystem::path& data, const std::filesystem::path& own, const Ruleset& base,
                                                 const std::vector<std::string>& rules, const IsOfGame& is_of_game = {});

/// The course page.
class CourseStage final : public CourseStageOf<TaughtBattle> {
public:
    explicit CourseStage(Program& program, const std::string& after = {});

private:
    void play(Mode mode) override;
    [[nodiscard]] std::unique_ptr<PlayedLesson> lesson(const CourseEntry& entry) override;
};

/// A lesson in progress.
class BattleLesson final : public PlayedLessonOf<TaughtBattle> {
public:
    /// `key`: as in CourseEntry.
    BattleLesson(WaterlooSystem& system, LessonRun run, std::string key);
    [[nodiscard]] const System& system() const override { return system_; }
    void proceed(Program& program) override;

private:
    [[nodiscard]] std::unique_ptr<Table> new_table() override;
    [[nodiscard]] bool die_is_due(const Session& game) const override { return game.state().phase == Phase::battle_die; }
    void watch(Program& program, const Action& action) const;

    WaterlooSystem& system_;
};

}  // namespace fow::waterloo::stages
