#include "ui/pages/replay_parts.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::string word_of(Eyes eyes, const PerSeat<std::string>& words) {
    switch (eyes) {
        case Eyes::first: return words[Seat::first];
        case Eyes::second: return words[Seat::second];
        case Eyes::onlooker: return "onlooker";
        case Eyes::all: break;
    }
    return "all";
}

}  // namespace

std::vector<Eyes> eyes_for(std::optional<Seat> seat) {
    if (seat) return {eyes_of(*seat)};
    return {Eyes::all, Eyes::first, Eyes::second, Eyes::onlooker};
}

std::string eyes_label(Eyes eyes, const PerSeat<std::string>& sides) {
    switch (eyes) {
        case Eyes::first: return sides[Seat::first];
        case Eyes::second: return sides[Seat::second];
        case Eyes::onlooker: return tr("Public");
        case Eyes::all: break;
    }
    return tr.in("sees everything", "All");
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

void ReplayColumn::take(std::optional<ReplayStep> step) {
    if (step) std::visit([this](auto asked) { intent_ = asked; }, *step);
}

void ReplayColumn::begin(Window& window, const Timeline& timeline, std::size_t halt) {
    intent_.reset();
    // The keys step and play while no control has the focus, so none has it when the page opens.
    if (std::exchange(opens_, false)) window.keyboard().release();
    take(step_keys(window, timeline, halt));
}

std::optional<ReplayIntent> ReplayColumn::draw(Window& window, const ReplayColumnModel& model, const SDL_FRect& column) {
    if (const auto halt = draw_timeline(window, timeline_strip(window), model.timeline, model.halt)) intent_ = SeekHalt{*halt};
    card_begin(window, "replay", column, Sheet::paper, true);
    heading(window, model.moment);
    // Steps are counted from the first move: a set-up of a hundred is none of them.
    const std::size_t set_up = model.timeline.turns.empty() ? 0 : model.timeline.turns.front().halt;
    small_text(window, fill(model.halt < set_up ? tr("The armies are being set up. {first} ({first_side}), {second} ({second_side})")
                                                : tr("Step {step} of {steps}. {first} ({first_side}), {second} ({second_side})"),
                            {{"step", std::to_string(model.halt - std::min(set_up, model.halt))},
                             {"steps", std::to_string(model.timeline.last - set_up)},
                             {"first", model.names[Seat::first]},
                             {"first_side", model.sides[Seat::first]},
                             {"second", model.names[Seat::second]},
                             {"second_side", model.sides[Seat::second]}}));
    if (model.clock) small_text(window, clocks_text(*model.clock, model.names));
    draw_steps(window, model);
    draw_eyes(window, model);
    draw_pages(window, model);
    draw_ways_on(window, model);
    draw_notes(window, model);
    separator(window);
    if (const auto line = log_.draw(window, model.log, model.heard)) intent_ = SeekLine{*line};
    card_end(window);
    return intent_;
}

void ReplayColumn::draw_steps(Window& window, const ReplayColumnModel& model) {
    take(step_buttons(window, {"first", "previous-turn", "previous-mark", "previous", "play", "next", "next-mark", "next-turn", "last"},
                      model.playing, model.timeline, model.halt));
    std::vector<SmallButton> speeds;
    for (const auto& [speed, name, label] : {std::tuple{Speed::half, "speed:half", tr("x 0.5")},
                                             {Speed::one, "speed:one", tr("x 1")},
                                             {Speed::two, "speed:two", tr("x 2")},
                                             {Speed::four, "speed:four", tr("x 4")}})
        speeds.push_back({name, label, tr("Playback speed"), Shortcut(), model.speed == speed});
    const std::string clicked = button_row(window, speeds);
    for (std::size_t i = 0; i < speeds.size(); ++i)
        if (clicked == speeds[i].name) intent_ = static_cast<Speed>(i);
}

void ReplayColumn::draw_eyes(Window& window, const ReplayColumnModel& model) {
    if (model.eyes.size() < 2) return;
    std::vector<SmallButton> row;
    for (const Eyes eyes : model.eyes)
        row.push_back({"eyes:" + word_of(eyes, model.words), eyes_label(eyes, model.sides), tr("Whose view of the game is shown"),
                       Shortcut(), eyes == model.seen_from});
    small_text(window, tr("Seen by"));
    const std::string clicked = button_row(window, row);
    for (std::size_t i = 0; i < row.size(); ++i)
        if (clicked == row[i].name) intent_ = SeeFrom{model.eyes[i]};
}

/// What leads from this moment to others, or to a new game.
void ReplayColumn::draw_ways_on(Window& window, const ReplayColumnModel& model) {
    std::vector<SmallButton> row;
    if (window.seats_offered())
        row.push_back({"players", tr("Who plays"), tr("The computer can take a seat, and a person can take one from it.")});
    else if (!model.veiled && model.goes_on)
        row.push_back({"play-on-from-here", tr("Play on from here"), tr("A new game begins with this one up to here")});
    if (!model.timeline.notes.empty()) {
        row.push_back({"previous-note", tr("< Note"), tr("Previous bookmark or comment (P)")});
        row.push_back({"next-note", tr("Note >"), tr("Next bookmark or comment (N)")});
    }
    if (row.empty()) return;
    const std::string clicked = button_row(window, row);
    if (clicked == "players") window.ask_for_seats();
    if (clicked == "play-on-from-here") intent_ = PageOverReplay::play_on;
    const auto note = clicked == "previous-note" ? note_before(model.timeline, model.halt)
                      : clicked == "next-note"   ? note_after(model.timeline, model.halt)
                                                 : std::nullopt;
    if (note) intent_ = SeekHalt{*note};
}

void ReplayColumn::draw_notes(Window& window, const ReplayColumnModel& model) {
    if (!model.may_note) return;
    if (window.keyboard().pressed(SDLK_b) && window.controls().uncovered()) intent_ = OpenNote{};
    for (const std::string& note : model.notes) italic_text(window, note);
}

void ReplayColumn::draw_pages(Window& window, const ReplayColumnModel& model) {
    std::vector<SmallButton> row;
    if (model.veiled) {
        row.push_back({"veil", tr("Veil (F9)"), tr("Hides the map at once")});
    } else {
        if (!model.open) row.push_back({"two-truths", tr("Two truths"), tr("Belief and truth side by side")});
        row.push_back({"statistics", tr("Statistics"), tr("The game in numbers")});
        if (!window.seats_offered())  // the game is over
            row.push_back({"analysis", tr("Analysis"), tr("How the chances stood, and which decisions cost most")});
        row.push_back({"export", tr("Export"), tr("As a text, a picture, an animation, or a copy of the record")});
    }
    if (model.may_note) row.push_back({"note", tr("Note"), tr("A bookmark or a comment on this moment (B)")});
    row.push_back({"leave", tr("Leave"), tr("Back to where you came from"), SDLK_ESCAPE});
    const std::string clicked = button_row(window, row);
    if (clicked == "veil") intent_ = VeilReplay{};
    if (clicked == "two-truths") intent_ = PageOverReplay::two_truths;
    if (clicked == "statistics") intent_ = PageOverReplay::statistics;
    if (clicked == "analysis") intent_ = PageOverReplay::analysis;
    if (clicked == "export") intent_ = PageOverReplay::exporting;
    if (clicked == "note") intent_ = OpenNote{};
    if (clicked == "leave") intent_ = LeaveReplay{};
}

void ReplayLog::measure(Window& window, const std::vector<LoggedLine>& lines, float width) {
    if (tops_.size() == lines.size() + 1 && width == width_ && window.scale() == scale_) return;
    width_ = width;
    scale_ = window.scale();
    shown_ = static_cast<std::size_t>(-1);
    tops_.assign(1, 0);
    for (const LoggedLine& line : lines)
        tops_.push_back(tops_.back() + std::ceil(text_size(window, Type::small, line.text, width).y) + window.units(3));
}

std::optional<std::size_t> ReplayLog::draw(Window& window, const std::vector<LoggedLine>& lines, std::size_t heard) {
    std::optional<std::size_t> clicked;
    scroll_begin(window, "log", rest_of_column(window));
    const float pad = window.units(6);
    measure(window, lines, std::max(1.0F, ImGui::GetWindowWidth() - ImGui::GetStyle().ScrollbarSize - 2 * pad - rule_mark_width(window)));
    if (ImGui::GetCurrentWindow()->SkipItems) {  // this part of the card is scrolled out of view
        scroll_end(window);
        return clicked;
    }
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetWindowHeight();
    const float far = ImGui::GetScrollY();
    const auto from = std::upper_bound(tops_.begin(), tops_.end(), far) - tops_.begin();
    const auto first = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, from - 2));
    for (std::size_t i = first; i < lines.size() && tops_[i] < far + room + window.units(40); ++i) {
        const ImVec2 at(origin.x, origin.y + tops_[i]);
        const float high = tops_[i + 1] - tops_[i];
        const ImRect rect(at, {at.x + width_ + 2 * pad, at.y + high});
        const bool whole = tops_[i] >= far && tops_[i + 1] <= far + room;  // others get no focus: there would be hundreds
        bool hovered = false;
        if (whole && ImGui::IsRectVisible(rect.Min, rect.Max)) {
            ImGui::SetCursorScreenPos(at);
            const Press p = press(window, "line:" + std::to_string(i + 1), rect.GetSize(), true);
            if (p.clicked) clicked = i;
            hovered = p.hovered;
            hint_under_pointer(window, lines[i].hint);
        }
        rule_mark(window, Type::small, "log-rule:" + std::to_string(i + 1), lines[i].rule,
                  {at.x + width_ + 2 * pad, at.y + std::floor(window.units(3) / 2)});
        draw_row_ground(window, rect, i + 1 == heard, hovered);
        const std::string text = wrapped(window, Type::small, lines[i].text, width_);
        draw_letters(window, *ImGui::GetWindowDrawList(), Type::small, {at.x + pad, at.y + std::floor(window.units(3) / 2)},
                     packed(text_colour(), i < heard ? 0.9F : 0.45F), text);
        add_text(window, lines[i].text, {{at.x + pad, at.y}, {at.x + pad + width_, at.y + high}}, TextRole::log);
    }
    ImGui::SetCursorScreenPos(origin);
    ImGui::Dummy({1, tops_.back()});
    if (heard != shown_) {
        shown_ = heard;
        const float line = heard == 0 ? 0 : tops_[std::min(heard, lines.size()) - 1];
        if (line < far || line > far + room * 0.8F) {
            ImGui::SetScrollY(std::max(0.0F, line - room * 0.45F));
            window.wake();
        }
    }
    scroll_end(window);
    return clicked;
}

std::optional<NoteChoice> note_screen(Window& window, NotePage& page) {
    std::optional<NoteChoice> made;
    modal_begin(window, "note", 560);
    heading(window, tr("Note"));
    separator(window);
    text_field(window, "note-text", page.text,
               {.label = tr("A comment, or nothing for a bookmark"), .focus = ImGui::IsWindowAppearing(), .most = comment_letters});
    small_text(window, page.told);
    space(window, 4);
    const float third = share_of_room(window, 3);
    if (button(window, "note-back", tr("Back"), {.width = third}) || escape_pressed(window)) made = NoteChoice::back;
    ImGui::SameLine();
    if (button(window, "note-remove", tr("Remove"), {.enabled = page.exists, .width = third})) made = NoteChoice::remove;
    ImGui::SameLine();
    if (button(window, "note-keep", tr("Save"), {.primary = true, .width = third})) made = NoteChoice::keep;
    modal_end(window);
    return made;
}

bool play_on_screen(Window& window, const std::string& told, bool& never_mind) {
    bool made = false;
    modal_begin(window, "play on", 520);
    heading(window, tr("Play on from here?"));
    separator(window);
    paragraph(window, told);
    space(window, 4);
    const float half = share_of_room(window, 2);
    if (button(window, "never-mind", tr("Back"), {.width = half}) || escape_pressed(window)) never_mind = true;
    ImGui::SameLine();
    if (button(window, "play-on-now", tr("Play on"), {.primary = true, .width = half})) made = true;
    modal_end(window);
    return made;
}

}  // namespace fow::ui
