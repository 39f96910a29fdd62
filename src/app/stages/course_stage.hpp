// The course: what there is to learn, what has been learnt, and what comes next.
#pragma once

#include "app/course.hpp"
#include "app/program.hpp"
#include "ui/screens/course_screen.hpp"

namespace fow::app {

class CourseStage : public Stage {
public:
    /// `after`: the lesson that was just left; what comes next is suggested from there.
    explicit CourseStage(Program& program, const std::string& after = {});
    void draw(ui::Window& window) override;

private:
    void suggest(const std::string& after);
    Program& program_;
    std::vector<CourseEntry> course_;
    ui::CourseModel model_;
};

}  // namespace fow::app
