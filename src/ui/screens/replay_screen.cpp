#include "ui/screens/replay_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/layout.hpp"
#include "ui/screens/parts.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

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

SDL_FRect timeline_strip(const Desk& desk) {
    const float gap = desk.units(10);
    const float high = desk.units(74);
    return {gap, static_cast<float>(desk.height()) - gap - high, static_cast<float>(desk.width()) - 2 * gap, high};
}

int height_above_timeline(const Desk& desk) { return static_cast<int>(timeline_strip(desk).y); }

std::optional<ReplayIntent> replay_keys(Desk& desk, const Timeline& timeline, std::size_t halt) {
    desk.keyboard().leave_keys();
    if (desk.keyboard().leads() || !desk.controls().uncovered()) return std::nullopt;
    const auto pressed = [](int key) { return ImGui::IsKeyPressed(key); };
    if (ImGui::IsKeyPressed(SDL_SCANCODE_SPACE, false)) return PlayOrPause{};
    if (pressed(SDL_SCANCODE_RIGHT) && halt < timeline.last) return StepOn{};
    if (pressed(SDL_SCANCODE_LEFT) && halt > 0) return SeekHalt{halt - 1};
    if (pressed(SDL_SCANCODE_HOME)) return SeekHalt{0};
    if (pressed(SDL_SCANCODE_END)) return SeekHalt{timeline.last};
    if (pressed(SDL_SCANCODE_PAGEUP)) return SeekHalt{turn_before(timeline, halt)};
    if (pressed(SDL_SCANCODE_PAGEDOWN)) return SeekHalt{turn_after(timeline, halt)};
    const auto mark = pressed(SDL_SCANCODE_UP) ? mark_before(timeline, halt) : pressed(SDL_SCANCODE_DOWN) ? mark_after(timeline, halt) : std::nullopt;
    if (mark) return SeekHalt{*mark};
    return std::nullopt;
}

std::optional<ReplayIntent> ReplayScreen::draw(Desk& desk, const ReplayModel& model) {
    intent_ = replay_keys(desk, model.timeline, model.halt);
    model.motion.advance(desk);
    const SDL_FRect column = draw_replay_field(desk, model);
    if (const auto halt = draw_timeline(desk, timeline_strip(desk), model.timeline, model.halt)) intent_ = SeekHalt{*halt};
    draw_column(desk, model, column);
    return intent_;
}

void ReplayScreen::draw_column(Desk& desk, const ReplayModel& model, const SDL_FRect& column) {
    card_begin(desk, "replay", column, Sheet::paper, true);
    heading(desk, fill(tr("Turn {turn}, {clock}"), {{"turn", std::to_string(model.view.turn)}, {"clock", clock_text(model.view.minutes)}}));
    small_text(desk, fill(tr("Step {step} of {steps}. {french} (French), {allied} (Allied)"), {{"step", std::to_string(model.halt)},
                                                                                             {"steps", std::to_string(model.timeline.last)},
                                                                                             {"french", model.names.french},
                                                                                             {"allied", model.names.allied}}));
    draw_steps(desk, model);
    draw_eyes(desk, model);
    draw_pages(desk, model);
    rule(desk);
    if (const auto line = log_.draw(desk, model.log, model.heard)) intent_ = SeekLine{*line};
    card_end(desk);
}

void ReplayScreen::draw_steps(Desk& desk, const ReplayModel& model) {
    std::string clicked = button_row(desk, {{"first", tr("First"), tr("To the beginning (Home)")},
                                            {"previous", tr("Back"), tr("One step back (left)")},
                                            {"play", model.playing ? tr("Pause") : tr("Play"), tr("Plays on, or stops (space)"), SDL_SCANCODE_UNKNOWN, true},
                                            {"next", tr("On"), tr("One step on (right)")},
                                            {"last", tr("Last"), tr("To the end (End)")}});
    if (clicked == "first") intent_ = SeekHalt{0};
    if (clicked == "previous" && model.halt > 0) intent_ = SeekHalt{model.halt - 1};
    if (clicked == "play") intent_ = PlayOrPause{};
    if (clicked == "next" && model.halt < model.timeline.last) intent_ = StepOn{};
    if (clicked == "last") intent_ = SeekHalt{model.timeline.last};
    clicked = button_row(desk, {{"previous-turn", tr("< Turn"), tr("To the beginning of the turn, or of the one before (page up)")},
                                {"next-turn", tr("Turn >"), tr("To the next turn (page down)")},
                                {"previous-mark", tr("< Mark"), tr("To the mark before: a fight, a shot, a card, an arrival, a turning point (up)")},
                                {"next-mark", tr("Mark >"), tr("To the next mark (down)")}});
    if (clicked == "previous-turn") intent_ = SeekHalt{turn_before(model.timeline, model.halt)};
    if (clicked == "next-turn") intent_ = SeekHalt{turn_after(model.timeline, model.halt)};
    const auto mark = clicked == "previous-mark" ? mark_before(model.timeline, model.halt)
                      : clicked == "next-mark"   ? mark_after(model.timeline, model.halt)
                                                 : std::nullopt;
    if (mark) intent_ = SeekHalt{*mark};
    std::vector<SmallButton> speeds;
    for (const auto& [speed, name, label] : {std::tuple{Speed::half, "speed:half", tr("Half speed")}, {Speed::one, "speed:one", tr("x 1")},
                                             {Speed::two, "speed:two", tr("x 2")}, {Speed::four, "speed:four", tr("x 4")}})
        speeds.push_back({name, label, tr("How fast it is played"), SDL_SCANCODE_UNKNOWN, model.speed == speed});
    clicked = button_row(desk, speeds);
    for (std::size_t i = 0; i < speeds.size(); ++i)
        if (clicked == speeds[i].name) intent_ = static_cast<Speed>(i);
}

void ReplayScreen::draw_eyes(Desk& desk, const ReplayModel& model) {
    if (model.eyes.size() < 2) return;
    std::vector<SmallButton> row;
    for (const Eyes eyes : model.eyes)
        row.push_back({"eyes:" + std::string(word(eyes)), eyes_label(eyes), tr("Whose eyes the battle is seen with"), SDL_SCANCODE_UNKNOWN, eyes == model.seen_from});
    small_text(desk, tr("Seen by"));
    const std::string clicked = button_row(desk, row);
    for (std::size_t i = 0; i < row.size(); ++i)
        if (clicked == row[i].name) intent_ = SeeFrom{model.eyes[i]};
}

void ReplayScreen::draw_pages(Desk& desk, const ReplayModel& model) {
    std::vector<SmallButton> row;
    if (model.veiled) {
        row.push_back({"veil", tr("Veil (F9)"), tr("Hides the map at once")});
    } else {
        row.push_back({"two-truths", tr("Two truths"), tr("What one side believed beside what was")});
        row.push_back({"statistics", tr("Statistics"), tr("The battle in numbers")});
        row.push_back({"export", tr("Export"), tr("As a text, a picture, a moving picture, or a copy of the record")});
    }
    row.push_back({"leave", tr("Leave"), tr("Back to where you came from")});
    const std::string clicked = button_row(desk, row);
    if (clicked == "veil") intent_ = VeilReplay{};
    if (clicked == "two-truths") intent_ = ReplayPage::two_truths;
    if (clicked == "statistics") intent_ = ReplayPage::statistics;
    if (clicked == "export") intent_ = ReplayPage::exporting;
    if (clicked == "leave") intent_ = LeaveReplay{};
}

}  // namespace fow::ui
