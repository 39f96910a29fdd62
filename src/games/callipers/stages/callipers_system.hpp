// Waterloo by callipers as the program offers it, with its course: an open game, without a veil (K14.1).
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/course.hpp"
#include "app/played_lesson.hpp"
#include "app/system.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

class CallipersSystem final : public System {
public:
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    CallipersSystem(const std::filesystem::path& data, std::uint64_t seed);

    /// The battles, the small one first.
    [[nodiscard]] const std::vector<RuleSet>& battles() const { return battles_; }
    [[nodiscard]] Chance& chance() { return chance_; }

private:
    std::vector<RuleSet> battles_;
    Chance chance_;
};

/// What the window needs to offer it.
[[nodiscard]] std::vector<OfferedGame> games();
/// The system in that program.
[[nodiscard]] CallipersSystem& system_in(const Program& program);
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
