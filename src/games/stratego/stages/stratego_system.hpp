// The classic game and its variants as the program offers them, one system for each with the same pages, and their course.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/course.hpp"
#include "app/played_lesson.hpp"
#include "app/system.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

class StrategoSystem final : public System {
public:
    /// `id`: RuleSet::id. `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    StrategoSystem(std::string_view id, std::filesystem::path data);

    [[nodiscard]] const RuleSet& rules() const { return rules_; }
    /// The set-ups that come with the game, by name. Those that cannot be used are left out and reported by take_faults().
    [[nodiscard]] const std::vector<stratego::Formation>& formations();

private:
    std::filesystem::path data_;
    RuleSet rules_;
    std::optional<std::vector<stratego::Formation>> formations_;  ///< read on first use
};

/// What the window needs to offer them.
[[nodiscard]] std::vector<OfferedGame> games();
/// The systems in that program that can be played, in the order of stratego::variants.
[[nodiscard]] std::vector<const StrategoSystem*> systems_in(const Program& program);
/// That with that id, RuleSet::id.
[[nodiscard]] StrategoSystem& system_in(const Program& program, std::string_view id);
/// That of the game at the table, which must be one of them.
[[nodiscard]] StrategoSystem& system_at(Program& program);
/// A game of its system, for the table or a replay.
[[nodiscard]] app::Game game_of(const Program& program, Session session);

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
