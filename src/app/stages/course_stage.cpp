#include "app/stages/course_stage.hpp"

#include <algorithm>

#include "app/stages/new_game_stage.hpp"

namespace fow::app {
namespace {

ui::CourseRow row_of(const CourseEntry& entry, bool done) {
    if (!entry.lesson) return {entry.key, entry.path.filename().string(), entry.trouble, false};
    return {entry.key, entry.lesson->title, entry.lesson->aim, done};
}

}  // namespace

CourseStage::CourseStage(Program& program, const std::string& after)
    : program_(program), course_(course_of(program.data(), program.lesson_folder(), program.ruleset(), program.rule_ids())) {
    for (const CourseEntry& entry : course_) {
        auto& list = entry.lesson ? model_.parts[static_cast<std::size_t>(entry.lesson->part)] : model_.unusable;
        list.push_back(row_of(entry, program.has_learnt(entry.key)));
    }
    model_.folder = program.lesson_folder().string();
    suggest(after);
}

/// The first one after that which has not been done, else the first of all; at the end of a part a game.
void CourseStage::suggest(const std::string& after) {
    const auto open = [&](const CourseEntry& entry) { return entry.lesson && !program_.has_learnt(entry.key); };
    const auto left = std::find_if(course_.begin(), course_.end(), [&](const CourseEntry& entry) { return entry.key == after; });
    auto next = std::find_if(left, course_.end(), open);
    if (next == course_.end()) next = std::find_if(course_.begin(), course_.end(), open);
    if (next != course_.end()) model_.next = row_of(*next, false);
    if (left == course_.end() || !left->lesson) return;
    const auto& part = model_.parts[static_cast<std::size_t>(left->lesson->part)];
    if (std::all_of(part.begin(), part.end(), [](const ui::CourseRow& row) { return row.done; })) model_.play = left->lesson->part;
}

void CourseStage::draw(ui::Window& window) {
    const auto intent = ui::course_screen(window, model_);
    if (!intent) return;
    if (std::holds_alternative<ui::LeaveCourse>(*intent)) return program_.go_to_title();
    if (const auto* mode = std::get_if<Mode>(&*intent)) {
        ui::NewGameForm form;
        form.mode = word(*mode);
        form.memory = !program_.settings().true_to_table;
        return program_.go(std::make_unique<NewGameStage>(program_, form));
    }
    const std::string& key = std::get<ui::OpenLesson>(*intent).key;
    const auto entry = std::find_if(course_.begin(), course_.end(), [&](const CourseEntry& one) { return one.key == key; });
    program_.begin_lesson(*entry);
}

}  // namespace fow::app
