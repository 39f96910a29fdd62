// The course of lessons, and the lesson that is being played.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/lesson.hpp"
#include "fow/games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"

namespace fow::app::inline waterloo {

struct CourseEntry {
    std::string key;  ///< as in the progress file: "waterloo/the-march", "own/my-lesson"
    std::filesystem::path path;
    std::optional<Lesson> lesson;  ///< none if the file cannot be used
    std::string trouble;           ///< in that case: where and why, one line per reason
};

/// All lessons in <data>/rules/waterloo/lessons and in `own`, sorted by part, order and title; unusable ones come last. A
/// lesson in `own` is also unusable if its solution does not work.
[[nodiscard]] std::vector<CourseEntry> course_of(const std::filesystem::path& data, const std::filesystem::path& own, const Ruleset& base,
                                                 const std::vector<std::string>& rules);

/// What a text of a lesson puts in quotation marks: labels of controls.
[[nodiscard]] std::vector<std::string> quoted_in(std::string_view text);

/// A lesson in progress.
class BattleLesson final : public PlayedLesson {
public:
    /// `key`: as in CourseEntry.
    BattleLesson(WaterlooSystem& system, LessonRun run, std::string key);
    [[nodiscard]] std::string key() const override { return key_; }
    [[nodiscard]] Seat learner() const override { return run_.lesson().seat; }
    [[nodiscard]] const System& system() const override { return system_; }
    [[nodiscard]] std::unique_ptr<Table> begin_step(bool demonstrates) override;
    void proceed(Program& program) override;
    void hint() override { run_.hint(); }
    [[nodiscard]] bool is_last() const override { return run_.is_last(); }
    void next(const Match& match) override;
    [[nodiscard]] ui::LessonModel strip(const Match& match, const Stage& stage) const override;

private:
    [[nodiscard]] std::optional<Action> action(const Session& game);
    void watch(Program& program, const Action& action) const;

    WaterlooSystem& system_;
    LessonRun run_;
    std::string key_;
    std::size_t demonstrated_ = 0;  ///< how many actions of the solution have been shown
    bool demonstrates_ = false;
};

}  // namespace fow::app::inline waterloo
