#include "app/lesson_table.hpp"

#include "ui/words/tr.hpp"

namespace fow::app {

using Tone = ui::LessonModel::Tone;
using Status = LessonRun::Status;
using ui::fill;
using ui::tr;

ui::LessonModel strip_of(const LessonTable& lesson, const Session& now, bool unfolds) {
    const LessonRun& run = lesson.run;
    const LessonStep& step = run.step();
    const Status status = run.status(now);
    ui::LessonModel model{.title = run.lesson().title,
                          .step = run.number(),
                          .steps = run.lesson().steps.size(),
                          .text = step.text,
                          .heading = {},
                          .said = {},
                          .show = {}};
    if (status != Status::done) model.show = step.show;
    model.hints_left = run.hinted() < step.hints.size() || !step.has_goal();
    model.may_hint = status == Status::trying || status == Status::failed;
    const bool ends = status == Status::done && unfolds;
    model.may_go_on = (status == Status::done && !unfolds) || status == Status::reading;
    model.lost = status == Status::failed;
    const auto say = [&](Tone tone, std::string heading, std::string said) {
        model.tone = tone;
        model.heading = std::move(heading);
        model.said = std::move(said);
    };
    if (ends) {
        say(Tone::none, tr("Watch"), tr("See how it ends, and go on above."));
    } else if (status == Status::waiting && now.state().phase == Phase::battle_die) {
        say(Tone::none, tr("The die decides"), tr("Roll it, above."));
    } else if (status == Status::done) {
        say(Tone::right, tr("Done"), step.done.empty() ? tr("That was it.") : step.done);
    } else if (status == Status::failed) {
        say(Tone::wrong, tr("Once more"), step.otherwise);
    } else if (!run.said().empty()) {
        say(Tone::wrong, tr("Not so"), run.said());
    } else if (run.hinted() > 0) {
        say(Tone::hint,
            fill(tr("Hint {number} of {count}"), {{"number", std::to_string(run.hinted())}, {"count", std::to_string(step.hints.size())}}),
            step.hints[run.hinted() - 1]);
    } else {
        std::string rules;
        for (const std::string& rule : run.lesson().rules) rules += (rules.empty() ? "" : ", ") + rule;
        say(Tone::none,
            status == Status::reading   ? tr("Read")
            : status == Status::waiting ? tr("Watch")
                                        : tr("Your move"),
            fill(tr("{aim} (Rules: {rules})"), {{"aim", run.lesson().aim}, {"rules", rules}}));
    }
    return model;
}

}  // namespace fow::app
