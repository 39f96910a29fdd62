// La Belle Alliance as the program offers it, with its course: an open game, without a veil (L13.1).
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/course.hpp"
#include "app/played_lesson.hpp"
#include "app/system.hpp"
#include "games/alliance/stages/stages.hpp"

namespace fow::alliance::stages {

class AllianceSystem final : public System {
public:
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    AllianceSystem(const std::filesystem::path& data, std::uint64_t seed);

    [[nodiscard]] const RuleSet& rules() const { return rules_; }
    [[nodiscard]] Chance& chance() { return chance_; }

private:
    RuleSet rules_;
    Chance chance_;
};

/// What the window needs to offer it.
[[nodiscard]] std::vector<OfferedGame> games();
/// The system in that program.
[[nodiscard]] AllianceSystem& system_in(const Program& program);
/// A game of it, for the table or a replay.
[[nodiscard]] app::Game game_of(const Program& program, Session session);

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
