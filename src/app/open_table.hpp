// The table of a game that hides nothing: nothing waits, and each action is followed by its dice.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "app/played_lesson.hpp"
#include "app/table.hpp"

namespace fow::app {

/// `Session`, `LessonRun` and `Chance` are the game's.
template <class Session, class LessonRun, class Chance>
class OpenTable : public TableOf<Session> {
public:
    /// `chance` must outlive it.
    OpenTable(typename TableOf<Session>::Seating seating, Chance& chance) : TableOf<Session>(std::move(seating)), chance_(chance) {}
    /// A lesson from the start of its current step: the lesson decides which of the learner's actions are played and how the dice fall;
    /// nothing is saved.
    OpenTable(const System& system, LessonRun& lesson, Chance& chance)
        : TableOf<Session>({Game(std::make_unique<MatchOf<Session>>(system, lesson.session())), nullptr, std::nullopt}),
          chance_(chance),
          lesson_(&lesson) {}

    std::optional<Violation> play(const typename Session::Action& action) override {
        if (lesson_ != nullptr && this->session().decider() == decider_of(lesson_->lesson().seat)) {
            if (auto refusal = check(this->session().rules(), this->session().state(), action)) return refusal;
            if (!lesson_->allows(this->session(), action)) return refused_by_lesson(lesson_->status(this->session()));
        }
        return TableOf<Session>::play(action);
    }
    /// Rolls a die that has been due since the game was closed.
    bool roll_unwatched() override { return roll_due(); }
    bool roll_due() override {
        if (this->session().decider() != Decider::chance) return false;
        const auto taught = lesson_ == nullptr ? std::nullopt : lesson_->chance(this->session());
        if (!taught) return this->roll(chance_);
        static_cast<void>(this->own_session().roll(*taught));
        this->save_ply();
        return true;
    }
    // Computed players decide while the board is visible, and their actions are shown.
    [[nodiscard]] bool decides_at_once() const override { return false; }

protected:
    /// Null outside of lessons.
    [[nodiscard]] const LessonRun* lesson() const { return lesson_; }

private:
    Chance& chance_;
    LessonRun* lesson_ = nullptr;
};

}  // namespace fow::app
