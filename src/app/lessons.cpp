#include "app/lessons.hpp"

#include <utility>

#include "app/desk.hpp"
#include "app/played_lesson.hpp"
#include "app/player_data.hpp"
#include "app/program.hpp"
#include "app/seats.hpp"
#include "app/shell.hpp"

namespace fow::app {

Lessons::Lessons(Program& program) : program_(program) {}

Lessons::~Lessons() = default;

Table* Lessons::game_in_progress() const {
    if (lesson_) return set_aside_.get();
    return program_.desk().has_table() ? &program_.table() : nullptr;
}

void Lessons::begin(std::unique_ptr<PlayedLesson> lesson, bool another) {
    lesson_ = std::move(lesson);
    another_ = another;
    set_aside_ = program_.desk().exchange(nullptr);
    begin_step();
}

void Lessons::begin_step(bool demonstrates) {
    program_.desk().exchange(lesson_->begin_step(demonstrates));
    proceed();
}

void Lessons::proceed() {
    program_.seats().sit_down(lesson_->learner());
    lesson_->proceed(program_);
}

std::unique_ptr<Stage> Lessons::course_after(const std::string& finished) {
    const System& system = lesson_->system();
    program_.desk().exchange(nullptr);
    lesson_.reset();
    program_.desk().exchange(std::move(set_aside_));
    program_.seats().leave();
    return system_of(program_.systems(), system.id())->course_page(program_, finished);
}

void Lessons::leave(const std::string& finished) { program_.go(course_after(finished)); }

void Lessons::finish(bool goes_on) {
    const std::string key = lesson_->key();
    program_.player_data().note_learnt(key, program_.shell().messages());
    auto course = course_after(key);
    if (!goes_on || !course->begin_suggested_lesson()) program_.go(std::move(course));
}

void Lessons::draw() {
    if (!lesson_) return;
    ui::Window& window = program_.shell().window();
    ui::LessonModel strip = lesson_->strip(program_.table().match(), *program_.shell().page());
    strip.another = another_;
    const auto choice = ui::lesson_strip(window, strip);
    if (!choice) return;
    switch (*choice) {
        case ui::LessonChoice::hint:
            lesson_->hint();
            window.wake();
            return;
        case ui::LessonChoice::again: return begin_step();
        case ui::LessonChoice::leave: return leave();
        case ui::LessonChoice::next_lesson: return finish(true);
        case ui::LessonChoice::show_me: return begin_step(true);
        case ui::LessonChoice::next:
            if (lesson_->is_last()) return finish(false);
            lesson_->next(program_.table().match());
            return program_.proceed();
    }
}

}  // namespace fow::app
