// The buttons and keys that step through a replay.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "ui/pages/replay_timeline.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/buttons.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

SmallButton button_of(const Window& window, std::string_view name, bool playing, int turns_each) {
    const auto made = [&](std::string label, std::string hint) {
        return SmallButton{std::string(name), std::move(label), std::move(hint)};
    };
    if (name == "first") return made(tr("To the beginning"), tr("To the beginning (Home)"));
    if (name == "previous") return made(tr("Step back"), tr("Step back (left)"));
    if (name == "next") return made(tr("Next step"), tr("Next step (right)"));
    if (name == "last") return made(tr("To the end"), tr("To the end (End)"));
    const Named turns{"turns", std::to_string(turns_each)};
    if (name == "previous-turn" && turns_each > 1)
        return made(fill(tr("{turns} turns back"), {turns}), fill(tr("{turns} turns back, to a mark of the scale (page up)"), {turns}));
    if (name == "next-turn" && turns_each > 1)
        return made(fill(tr("{turns} turns on"), {turns}), fill(tr("{turns} turns on, to a mark of the scale (page down)"), {turns}));
    if (name == "previous-turn") return made(tr("Turn before"), tr("Start of the turn, or of the one before (page up)"));
    if (name == "next-turn") return made(tr("Next turn"), tr("Next turn (page down)"));
    if (name == "previous-mark") return made(tr("Previous mark"), window.look().marks);
    if (name == "next-mark") return made(tr("Next mark"), tr("Next mark (down)"));
    SmallButton play = made(playing ? tr("Pause") : tr.in("playback", "Play"), tr("Play or pause (space)"));
    play.primary = playing;
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
    if (name == "previous-note") return seek(note_before(timeline, halt));
    if (name == "next-note") return seek(note_after(timeline, halt));
    return std::nullopt;
}

/// The signs of a player of music, which everybody knows: triangles that point the way, and bars where it ends.
class StepSign {
public:
    StepSign(const Window& window, ImDrawList& list, const ImRect& at, ImU32 ink)
        : list_(list),
          m_(at.GetCenter()),
          r_(std::round(std::min(at.GetHeight(), at.GetWidth()) * 0.24F)),
          line_(window.line()),
          ink_(ink) {}

    void draw(std::string_view name, bool playing) const {
        if (name == "play" && playing) return pause();
        if (name == "play") return arrow(0, 1, 1.25F);
        const bool back = name.starts_with("previous") || name == "first";
        const float way = back ? -1.0F : 1.0F;
        if (name == "first" || name == "last") {
            arrow(-way, way, 1);
            arrow(0, way, 1);
            bar(way);
        } else if (name.ends_with("turn")) {
            arrow(-0.55F * way, way, 1);
            arrow(0.45F * way, way, 1);
        } else if (name.ends_with("mark")) {
            draw_star(list_, {m_.x - way * r_ * 0.7F, m_.y}, r_ * 0.75F, 5, 0.45F, ink_);
            arrow(0.7F * way, way, 0.75F);
        } else {
            arrow(-0.2F * way, way, 1);
            bar(way * 0.7F);
        }
    }

private:
    void arrow(float off, float way, float size) const {
        const float x = m_.x + off * r_, half = r_ * size;
        const ImVec2 tip(x + way * half * 0.9F, m_.y), above(x - way * half * 0.5F, m_.y - half), below(x - way * half * 0.5F, m_.y + half);
        if (way > 0) list_.AddTriangleFilled(tip, below, above, ink_);
        else list_.AddTriangleFilled(tip, above, below, ink_);
    }
    void bar(float off) const {
        const float x = std::round(m_.x + off * r_);
        list_.AddRectFilled({x - line_, m_.y - r_}, {x + line_, m_.y + r_}, ink_);
    }
    void pause() const {
        for (const float side : {-0.5F, 0.5F})
            list_.AddRectFilled({m_.x + (side - 0.27F) * r_, m_.y - r_}, {m_.x + (side + 0.27F) * r_, m_.y + r_}, ink_);
    }
    ImDrawList& list_;
    ImVec2 m_;
    float r_, line_;
    ImU32 ink_;
};

}  // namespace

std::optional<ReplayStep> step_buttons(Window& window, const std::vector<std::string_view>& names, bool playing, const Timeline& timeline,
                                       std::size_t halt) {
    const float gap = window.units(4), count = static_cast<float>(names.size());
    const ImVec2 size(std::floor((room_width() - gap * (count - 1)) / count),
                      std::round(window.line_height(Type::small) + window.units(14)));
    std::string_view clicked;
    for (const std::string_view name : names) {
        const SmallButton told = button_of(window, name, playing, timeline.turns_each);
        if (name != names.front()) ImGui::SameLine(0, gap);
        const Press p = press(window, name, size, true, told.primary ? Control::Kind::primary : Control::Kind::button);
        set_label(window, told.label);
        draw_plate(window, p.rect, {told.primary, true, p.hovered, p.held});
        StepSign(window, *ImGui::GetWindowDrawList(), p.rect, packed(told.primary ? colour::ink : text_colour())).draw(name, playing);
        hint_under_pointer(window, told.hint);
        if (p.clicked) clicked = name;
    }
    return step_of(clicked, timeline, halt);
}

std::optional<ReplayStep> step_keys(Window& window, const Timeline& timeline, std::size_t halt) {
    window.keyboard().reserve_keys();
    if (window.keyboard().active() || !window.controls().uncovered()) return std::nullopt;
    struct Key {
        Shortcut key;
        std::string_view name;
        bool repeats = true;
    };
    constexpr Key keys[] = {{SDLK_SPACE, "play", false},  {SDLK_RIGHT, "next"},       {SDLK_LEFT, "previous"},
                            {SDLK_HOME, "first"},         {SDLK_END, "last"},         {SDLK_PAGEUP, "previous-turn"},
                            {SDLK_PAGEDOWN, "next-turn"}, {SDLK_UP, "previous-mark"}, {SDLK_DOWN, "next-mark"},
                            {SDLK_p, "previous-note"},    {SDLK_n, "next-note"}};
    for (const Key& key : keys)
        if (window.keyboard().pressed(key.key, key.repeats)) return step_of(key.name, timeline, halt);
    return std::nullopt;
}

}  // namespace fow::ui
