#include "app/played_lesson.hpp"

#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

using Tone = ui::LessonModel::Tone;
using Status = LessonStatus;
using ui::fill;
using ui::tr;

std::string aim_and_rules(const StripStep& step) {
    std::string rules;
    for (const std::string& rule : step.rules) rules += (rules.empty() ? "" : ", ") + rule;
    return fill(tr("{aim} (Rules: {rules})"), {{"aim", step.aim}, {"rules", rules}});
}

}  // namespace

std::vector<std::string> quoted_in(std::string_view text) {
    constexpr std::string_view open = "\xE2\x80\x9C";  // quotation marks
    constexpr std::string_view close = "\xE2\x80\x9D";
    std::vector<std::string> quoted;
    for (std::size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at)) {
        at += open.size();
        const std::size_t end = std::min(text.find(close, at), text.size());
        quoted.emplace_back(text.substr(at, end - at));
    }
    return quoted;
}

ui::LessonModel strip_of(const StripStep& step, const Stage& stage) {
    const Status status = step.status;
    ui::LessonModel model{
        .title = step.title, .step = step.number, .steps = step.steps, .text = step.text, .heading = {}, .said = {}, .show = {}};
    model.hints_left = step.hinted < step.hints.size() || !step.has_goal;
    const auto say = [&](Tone tone, std::string heading, std::string said) {
        model.tone = tone;
        model.heading = std::move(heading);
        model.said = std::move(said);
    };
    // On the learner's own page an unfinished step is no news. Where there is a roll, the learner must know whether it is due.
    const bool open = (stage.private_to() && status == Status::trying) ||
                      (stage.asks_for_roll() && (status == Status::waiting || status == Status::failed));
    if (stage.revealing() && !open) {
        say(Tone::none, tr("Watch"), stage.private_to() ? tr("See it on the map.") : tr("See how it ends, then go on."));
        return model;
    }
    if (status != Status::done) {
        model.show = step.show;
        model.labels = quoted_in(step.text);
    }
    model.may_hint = status == Status::trying || status == Status::failed;
    model.may_go_on = (status == Status::done && !stage.revealing()) || status == Status::reading;
    model.lost = status == Status::failed;
    if (const std::string button = stage.asks_to_confirm(); !button.empty()) {
        say(Tone::none, tr("You have moved"), fill(tr("Press “{button}”. Until then you can take it back."), {{"button", button}}));
        model.labels = {button};
    } else if (status == Status::waiting && step.die_is_due) {
        say(Tone::none, tr("The die decides"), tr("Throw it."));
    } else if (status == Status::done) {
        say(Tone::right, tr("Done"), step.done.empty() ? tr("Well done.") : step.done);
    } else if (status == Status::failed) {
        say(Tone::wrong, tr("Try again"), step.otherwise);
    } else if (step.hinted > 0) {
        say(Tone::hint,
            fill(tr("Hint {number} of {count}"), {{"number", std::to_string(step.hinted)}, {"count", std::to_string(step.hints.size())}}),
            step.hints[step.hinted - 1]);
        model.reason = step.said;
        for (std::string& label : quoted_in(model.said)) model.labels.push_back(std::move(label));
    } else if (!step.said.empty()) {
        say(Tone::wrong, tr("Not quite"), step.said);
    } else {
        say(Tone::none,
            status == Status::reading   ? tr("Read")
            : status == Status::waiting ? tr("Watch")
                                        : tr("Your move"),
            aim_and_rules(step));
    }
    return model;
}

}  // namespace fow::app
