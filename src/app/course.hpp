// The course page of any game: its lessons, which ones are done, and which one is next.
#pragma once

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/lessons.hpp"
#include "app/played_lesson.hpp"
#include "app/player_data.hpp"
#include "app/program.hpp"
#include "core/lesson.hpp"
#include "files/files.hpp"
#include "ui/pages/course_screen.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

template <class L>
struct CourseEntryOf {
    std::string key;  ///< as in the progress file: "GAME/the-march", "own/my-lesson"
    std::filesystem::path path;
    std::optional<LessonOf<L>> lesson;  ///< none if the file cannot be used
    std::string trouble;                ///< in that case: where and why, one line per reason
};

struct CourseFolders {
    std::filesystem::path shipped;
    std::filesystem::path own;  ///< the player's lessons, for all games together
    std::string prefix;         ///< of the keys of shipped lessons: "GAME/"
};
/// Whether a document in the player's folder is a lesson of this game. An unreadable document counts for every game.
using IsOfGame = std::function<bool(const std::string& text, const std::string& document)>;
/// The IsOfGame for the games with these ids.
[[nodiscard]] IsOfGame lessons_of(std::vector<const GameDocuments*> known, std::vector<std::string> ids);

/// All lessons in both folders, in the player's language, sorted by part, order and title; unusable ones come last. `read(text, document)`
/// throws DataError. A lesson of the player is also unusable if its solution does not work.
template <class L, class Read>
[[nodiscard]] std::vector<CourseEntryOf<L>> read_course(const CourseFolders& folders, const Read& read, const IsOfGame& is_of_game) {
    std::vector<CourseEntryOf<L>> course;
    for (const bool shipped : {true, false})
        for (const std::filesystem::path& path : files::documents_in(shipped ? folders.shipped : folders.own)) {
            CourseEntryOf<L> entry{(shipped ? folders.prefix : "own/") + path.stem().string(), path, {}, {}};
            try {
                const std::string text = files::read(path);
                if (!shipped && is_of_game && !is_of_game(text, path.string())) continue;
                LessonOf<L> lesson = read(text, path.string());
                if (!shipped)
                    if (auto faults = faults_of(lesson); !faults.empty()) throw DataError(path.string(), std::move(faults));
                entry.lesson = translated(std::move(lesson), ui::tr);
            } catch (const DataError& fault) {
                entry.trouble = text_of(fault, ui::tr);
            }
            course.push_back(std::move(entry));
        }
    std::stable_sort(course.begin(), course.end(), [](const auto& a, const auto& b) {
        if (!a.lesson || !b.lesson) return a.lesson.has_value() > b.lesson.has_value();
        return std::tie(a.lesson->part, a.lesson->order, a.lesson->title) < std::tie(b.lesson->part, b.lesson->order, b.lesson->title);
    });
    return course;
}

/// Its page. The parts are numbered like L::Part.
template <class L>
class CourseStageOf : public Stage {
public:
    using Entry = CourseEntryOf<L>;
    /// `parts`: without lessons. `after`: the lesson that has just been finished; the next one is suggested from there. A lesson that was
    /// left unfinished changes nothing.
    CourseStageOf(Program& program, std::vector<Entry> course, std::vector<ui::CoursePart> parts, const std::string& after)
        : program_(program), course_(std::move(course)) {
        model_.parts = std::move(parts);
        for (const Entry& entry : course_) {
            auto& list = entry.lesson ? model_.parts[part_of(entry)].rows : model_.unusable;
            list.push_back(row_of(entry, program.player_data().has_learnt(entry.key)));
        }
        model_.folder = program.lesson_folder().string();
        suggest(after);
    }

    void draw(ui::Window& window) override {
        const auto intent = ui::course_screen(window, model_);
        if (!intent) return;
        if (std::holds_alternative<ui::LeaveCourse>(*intent)) return program_.go_to_title();
        if (const auto* part = std::get_if<ui::PlayPart>(&*intent)) return play(static_cast<typename L::Part>(part->part));
        begin(std::get<ui::OpenLesson>(*intent).key);
    }
    bool begin_suggested_lesson() override {
        if (model_.next) begin(model_.next->key);
        return model_.next.has_value();
    }
    [[nodiscard]] bool of_chosen_game() const override { return true; }

protected:
    /// Goes to the form of a new game of that kind.
    virtual void play(typename L::Part part) = 0;
    [[nodiscard]] virtual std::unique_ptr<PlayedLesson> lesson(const Entry& entry) = 0;

    Program& program_;

private:
    void begin(const std::string& key) {
        const auto another = std::any_of(course_.begin(), course_.end(), [&](const Entry& one) {
            return one.lesson && one.key != key && !program_.player_data().has_learnt(one.key);
        });
        const auto wanted = std::find_if(course_.begin(), course_.end(), [&](const Entry& one) { return one.key == key; });
        program_.lessons().begin(lesson(*wanted), another);
    }
    [[nodiscard]] static std::size_t part_of(const Entry& entry) { return static_cast<std::size_t>(entry.lesson->part); }
    [[nodiscard]] static ui::CourseRow row_of(const Entry& entry, bool done) {
        if (!entry.lesson) return {entry.key, entry.path.filename().string(), entry.trouble, false};
        return {entry.key, entry.lesson->title, entry.lesson->aim, done};
    }

    /// Suggests the first open lesson after `after`, or else the first open one; after a finished part, a game.
    void suggest(const std::string& after) {
        const auto open = [&](const Entry& entry) { return entry.lesson && !program_.player_data().has_learnt(entry.key); };
        const auto left = std::find_if(course_.begin(), course_.end(), [&](const Entry& entry) { return entry.key == after; });
        auto next = std::find_if(left, course_.end(), open);
        if (next == course_.end()) next = std::find_if(course_.begin(), course_.end(), open);
        if (next != course_.end()) model_.next = row_of(*next, false);
        if (left == course_.end() || !left->lesson) return;
        const auto& rows = model_.parts[part_of(*left)].rows;
        if (std::all_of(rows.begin(), rows.end(), [](const ui::CourseRow& row) { return row.done; })) model_.play = part_of(*left);
    }

    std::vector<Entry> course_;
    ui::CourseModel model_;
};

}  // namespace fow::app
