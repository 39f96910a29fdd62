#include "app/course.hpp"

#include <algorithm>
#include <tuple>

#include "files/files.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

bool before(const CourseEntry& a, const CourseEntry& b) {
    if (!a.lesson || !b.lesson) return a.lesson.has_value() > b.lesson.has_value();
    return std::tie(a.lesson->part, a.lesson->order, a.lesson->title) < std::tie(b.lesson->part, b.lesson->order, b.lesson->title);
}

}  // namespace

std::vector<CourseEntry> course_of(const fs::path& data, const fs::path& own, const Ruleset& base, const std::vector<std::string>& rules) {
    std::vector<CourseEntry> course;
    for (const bool shipped : {true, false})
        for (const fs::path& path : files::documents_in(shipped ? files::rules_folder(data) / "lessons" : own)) {
            CourseEntry entry{(shipped ? "waterloo/" : "own/") + path.stem().string(), path, {}, {}};
            try {
                Lesson lesson = read_lesson(files::read(path), path.string(), base, rules);
                if (!shipped)
                    if (const auto faults = faults_of(lesson); !faults.empty()) throw DataError(path.string(), faults);
                entry.lesson = std::move(lesson);
            } catch (const DataError& fault) {
                entry.trouble = fault.what();
            }
            course.push_back(std::move(entry));
        }
    std::stable_sort(course.begin(), course.end(), before);
    return course;
}

}  // namespace fow::app
