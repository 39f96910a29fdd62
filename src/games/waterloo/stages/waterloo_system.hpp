// Waterloo as the program offers it, with its course.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/course.hpp"
#include "app/played_lesson.hpp"
#include "app/system.hpp"
#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/screens/table/staff_map.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

class WaterlooSystem final : public System {
public:
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    WaterlooSystem(std::filesystem::path data, std::uint64_t seed);

    [[nodiscard]] const Ruleset& ruleset() const { return ruleset_; }
    [[nodiscard]] const std::filesystem::path& data() const { return data_; }
    [[nodiscard]] Chance& chance() { return chance_; }
    /// The ids of all rules; none if the rulebook cannot be read.
    [[nodiscard]] std::vector<std::string> rule_ids() const;

private:
    std::filesystem::path data_;
    Ruleset ruleset_;
    Chance chance_;
};

/// What the window needs to offer it.
[[nodiscard]] std::vector<OfferedGame> games();
/// What anybody may see of a game.
[[nodiscard]] screens::PublicMap public_map_of(const Session& session);
/// Waterloo in that program.
[[nodiscard]] WaterlooSystem& waterloo_in(const Program& program);
[[nodiscard]] const Ruleset& ruleset_of(const Program& program);
/// A game of it, for the table or a replay.
[[nodiscard]] Game game_of(const Program& program, Session session);

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
