#include "ui/screens/replay_steps.hpp"

#include <imgui.h>

#include "ui/widgets/buttons.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

SmallButton button_of(std::string_view name, bool playing) {
    const auto made = [&](std::string label, std::string hint) {
        return SmallButton{std::string(name), std::move(label), std::move(hint)};
    };
    if (name == "first") return made(tr("First"), tr("To the beginning (Home)"));
    if (name == "previous") return made(tr("Back"), tr("One step back (left)"));
    if (name == "next") return made(tr("On"), tr("One step on (right)"));
    if (name == "last") return made(tr("Last"), tr("To the end (End)"));
    if (name == "previous-turn") return made(tr("< Turn"), tr("To the beginning of the turn, or of the one before (page up)"));
    if (name == "next-turn") return made(tr("Turn >"), tr("To the next turn (page down)"));
    if (name == "previous-mark")
        return made(tr("< Mark"), tr("To the mark before: a fight, a shot, a card, an arrival, a turning point (up)"));
    if (name == "next-mark") return made(tr("Mark >"), tr("To the next mark (down)"));
    SmallButton play = made(playing ? tr("Pause") : tr("Play"), tr("Plays on, or stops (space)"));
    play.primary = true;
    return play;
}

std::optional<ReplayStep> step_of(std::string_view name, const Timeline& timeline, std::size_t halt) {
    const auto seek = [](std::optional<std::size_t> to) { return to ? std::optional<ReplayStep>(SeekHalt{*to}) : std::nullopt; };
    if (name == "play") return PlayOrPause{};
    if (name == "first") return SeekHalt{0};
    if (name == "last") return SeekHalt{timeline.last};
    if (name == "previous" && halt > 0) return SeekHalt{halt - 1};
    if (name == "next" && halt < timeline.last) return StepOn{};
    if (name == "previous-turn") return SeekHalt{turn_before(timeline, halt)};
    if (name == "next-turn") return SeekHalt{turn_after(timeline, halt)};
    if (name == "previous-mark") return seek(mark_before(timeline, halt));
    if (name == "next-mark") return seek(mark_after(timeline, halt));
    return std::nullopt;
}

}  // namespace

std::optional<ReplayStep> step_buttons(Window& window, const std::vector<std::string_view>& names, bool playing, const Timeline& timeline,
                                       std::size_t halt) {
    std::vector<SmallButton> row;
    for (const std::string_view name : names) row.push_back(button_of(name, playing));
    return step_of(button_row(window, row), timeline, halt);
}

std::optional<ReplayStep> step_keys(Window& window, const Timeline& timeline, std::size_t halt) {
    window.keyboard().leave_keys();
    if (window.keyboard().leads() || !window.controls().uncovered()) return std::nullopt;
    struct Key {
        SDL_Scancode code;
        std::string_view name;
        bool repeats = true;
    };
    constexpr Key keys[] = {
        {SDL_SCANCODE_SPACE, "play", false},  {SDL_SCANCODE_RIGHT, "next"},       {SDL_SCANCODE_LEFT, "previous"},
        {SDL_SCANCODE_HOME, "first"},         {SDL_SCANCODE_END, "last"},         {SDL_SCANCODE_PAGEUP, "previous-turn"},
        {SDL_SCANCODE_PAGEDOWN, "next-turn"}, {SDL_SCANCODE_UP, "previous-mark"}, {SDL_SCANCODE_DOWN, "next-mark"}};
    for (const Key& key : keys)
        if (window.keyboard().pressed(key.code, key.repeats)) return step_of(key.name, timeline, halt);
    return std::nullopt;
}

}  // namespace fow::ui
