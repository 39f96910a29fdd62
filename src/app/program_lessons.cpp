// Lessons: the stages of a game, without the veil and without saving.
#include <utility>

#include "app/program.hpp"
#include "files/files.hpp"

namespace fow::app {

void Program::begin_lesson(std::unique_ptr<PlayedLesson> lesson) {
    lesson_ = std::move(lesson);
    set_aside_ = std::move(table_);
    begin_step();
}

/// Starts the step from its initial position.
void Program::begin_step(bool demonstrates) {
    table_ = lesson_->begin_step(demonstrates);
    proceed();
}

void Program::leave_lesson(const std::string& finished) {
    const System& system = lesson_->system();
    table_.reset();
    lesson_.reset();
    table_ = std::move(set_aside_);
    seated_.reset();
    go(system_of(systems_, system.id())->course_page(*this, finished));
}

void Program::finish_lesson() {
    Progress progress = progress_.value();
    progress.done.insert(lesson_->key());
    save_progress(progress);
    leave_lesson(lesson_->key());
}

void Program::draw_lesson() {
    const auto choice = ui::lesson_strip(window_, lesson_->strip(table_->match(), *stage_));
    if (!choice) return;
    switch (*choice) {
        case ui::LessonChoice::hint:
            lesson_->hint();
            window_.wake();
            return;
        case ui::LessonChoice::again: return begin_step();
        case ui::LessonChoice::leave: return leave_lesson();
        case ui::LessonChoice::show_me: return begin_step(true);
        case ui::LessonChoice::next:
            if (lesson_->is_last()) return finish_lesson();
            lesson_->next(table_->match());
            return proceed();
    }
}

bool Program::has_learnt(const std::string& lesson) const { return progress_.value().done.count(lesson) > 0; }

}  // namespace fow::app
