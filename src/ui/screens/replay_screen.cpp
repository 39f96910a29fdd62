#include "ui/screens/replay_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/widgets/widgets.hpp"
#include "ui/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::string_view word(Eyes eyes) {
    switch (eyes) {
        case Eyes::french: return "french";
        case Eyes::allied: return "allied";
        case Eyes::onlooker: return "onlooker";
        case Eyes::all: break;
    }
    return "all";
}

std::string eyes_label(Eyes eyes) {
    switch (eyes) {
        case Eyes::french: return tr("French");
        case Eyes::allied: return tr("Allied");
        case Eyes::onlooker: return tr("Public");
        case Eyes::all: break;
    }
    return tr("All");
}

float factor_of(Speed speed) {
    constexpr float factors[] = {0.5F, 1, 2, 4};
    return factors[static_cast<std::size_t>(speed)];
}

SDL_FRect timeline_strip(const Window& window) {
    const float gap = window.units(10);
    const float high = window.units(74);
    return {gap, static_cast<float>(window.height()) - gap - high, static_cast<float>(window.width()) - 2 * gap, high};
}

int height_above_timeline(const Window& window) { return static_cast<int>(timeline_strip(window).y); }

std::optional<ReplayIntent> ReplayScreen::draw(Window& window, const ReplayModel& model) {
    intent_.reset();
    take(step_keys(window, model.timeline, model.halt));
    model.motion.advance(window);
    const SDL_FRect column = draw_replay_field(window, model);
    if (const auto halt = draw_timeline(window, timeline_strip(window), model.timeline, model.halt)) intent_ = SeekHalt{*halt};
    draw_column(window, model, column);
    return intent_;
}

void ReplayScreen::take(std::optional<ReplayStep> step) {
    if (step) std::visit([this](auto asked) { intent_ = asked; }, *step);
}

void ReplayScreen::draw_column(Window& window, const ReplayModel& model, const SDL_FRect& column) {
    card_begin(window, "replay", column, Sheet::paper, true);
    heading(window, moment_text(model.view));
    small_text(window,
               fill(tr("Step {step} of {steps}. {french} (French), {allied} (Allied)"), {{"step", std::to_string(model.halt)},
                                                                                         {"steps", std::to_string(model.timeline.last)},
                                                                                         {"french", model.names.french},
                                                                                         {"allied", model.names.allied}}));
    draw_steps(window, model);
    draw_eyes(window, model);
    draw_pages(window, model);
    rule(window);
    if (const auto line = log_.draw(window, model.log, model.heard)) intent_ = SeekLine{*line};
    card_end(window);
}

void ReplayScreen::draw_steps(Window& window, const ReplayModel& model) {
    const auto row = [&](const std::vector<std::string_view>& names) {
        take(step_buttons(window, names, model.playing, model.timeline, model.halt));
    };
    row({"first", "previous", "play", "next", "last"});
    row({"previous-turn", "next-turn", "previous-mark", "next-mark"});
    std::vector<SmallButton> speeds;
    for (const auto& [speed, name, label] : {std::tuple{Speed::half, "speed:half", tr("Half speed")},
                                             {Speed::one, "speed:one", tr("x 1")},
                                             {Speed::two, "speed:two", tr("x 2")},
                                             {Speed::four, "speed:four", tr("x 4")}})
        speeds.push_back({name, label, tr("How fast it is played"), SDL_SCANCODE_UNKNOWN, model.speed == speed});
    const std::string clicked = button_row(window, speeds);
    for (std::size_t i = 0; i < speeds.size(); ++i)
        if (clicked == speeds[i].name) intent_ = static_cast<Speed>(i);
}

void ReplayScreen::draw_eyes(Window& window, const ReplayModel& model) {
    if (model.eyes.size() < 2) return;
    std::vector<SmallButton> row;
    for (const Eyes eyes : model.eyes)
        row.push_back({"eyes:" + std::string(word(eyes)), eyes_label(eyes), tr("Whose eyes the battle is seen with"), SDL_SCANCODE_UNKNOWN,
                       eyes == model.seen_from});
    small_text(window, tr("Seen by"));
    const std::string clicked = button_row(window, row);
    for (std::size_t i = 0; i < row.size(); ++i)
        if (clicked == row[i].name) intent_ = SeeFrom{model.eyes[i]};
}

void ReplayScreen::draw_pages(Window& window, const ReplayModel& model) {
    std::vector<SmallButton> row;
    if (model.veiled) {
        row.push_back({"veil", tr("Veil (F9)"), tr("Hides the map at once")});
    } else {
        row.push_back({"two-truths", tr("Two truths"), tr("What one side believed beside what was")});
        row.push_back({"statistics", tr("Statistics"), tr("The battle in numbers")});
        row.push_back({"export", tr("Export"), tr("As a text, a picture, a moving picture, or a copy of the record")});
    }
    row.push_back({"leave", tr("Leave"), tr("Back to where you came from")});
    const std::string clicked = button_row(window, row);
    if (clicked == "veil") intent_ = VeilReplay{};
    if (clicked == "two-truths") intent_ = ReplayPage::two_truths;
    if (clicked == "statistics") intent_ = ReplayPage::statistics;
    if (clicked == "export") intent_ = ReplayPage::exporting;
    if (clicked == "leave") intent_ = LeaveReplay{};
}

}  // namespace fow::ui
