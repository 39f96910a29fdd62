#include "ui/pages/clock_page.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::string span_text(int seconds) {
    return seconds % 60 == 0 ? fill(tr("{count} min"), {{"count", std::to_string(seconds / 60)}})
                             : fill(tr("{count} s"), {{"count", std::to_string(seconds)}});
}

std::string sentence_of(ClockKind kind, const ClockWords& words) {
    switch (kind) {
        case ClockKind::none: return tr("No time limit.");
        case ClockKind::total: return words.total;
        case ClockKind::turn: return tr("Each player has this time for each turn. What is left of it is lost.");
        case ClockKind::fischer: return words.fischer;
    }
    return {};
}

/// "-  20 min  +": the next shorter or longer of some usual times.
void step_time(Window& window, const char* name, const std::string& label, int& seconds, std::span<const int> usual) {
    small_text(window, label);
    const auto longer = std::upper_bound(usual.begin(), usual.end(), seconds);
    const auto not_shorter = std::lower_bound(usual.begin(), usual.end(), seconds);
    const int step = stepper(window, name, span_text(seconds), not_shorter != usual.begin(), longer != usual.end());
    if (step > 0) seconds = *longer;
    if (step < 0) seconds = *(not_shorter - 1);
}

}  // namespace

ClockWords clock_words_of_game(std::string decides_hint, std::string runs) {
    return {tr("Game"),
            tr("Each player has this time for the whole game."),
            tr("Each player has this time for the whole game, and some more with each turn."),
            tr("A player whose time is up loses the game"),
            std::move(decides_hint),
            std::move(runs)};
}

std::string clock_name(const ClockRules& clock) {
    switch (clock.kind) {
        case ClockKind::none: return tr.in("clock", "none");
        case ClockKind::total: return span_text(clock.seconds);
        case ClockKind::turn: return fill(tr("{time} a turn"), {{"time", span_text(clock.seconds)}});
        case ClockKind::fischer:
            return fill(tr("{time} + {more}"), {{"time", span_text(clock.seconds)}, {"more", span_text(clock.extra_seconds)}});
    }
    return {};
}

bool clock_page(Window& window, ClockRules& clock, const ClockWords& words) {
    modal_begin(window, "clock", 560);
    heading(window, tr.in("clock", "Clock"));
    separator(window);
    std::string kind(word(clock.kind));
    if (choice(
            window, "clock",
            {{"none", tr.in("clock", "None")}, {"total", words.whole_game}, {"turn", tr.in("clock", "Turn")}, {"fischer", tr("Fischer")}},
            kind)) {
        clock = {clock_kind_from_word(kind).value_or(ClockKind::none), 0, 0, clock.decides};
        if (clock.kind == ClockKind::turn) clock.seconds = 3 * 60;
        else if (clock.kind != ClockKind::none) clock.seconds = 45 * 60;
        if (clock.kind == ClockKind::fischer) clock.extra_seconds = 60;
        if (clock.kind == ClockKind::none) clock.decides = false;
    }
    paragraph(window, sentence_of(clock.kind, words));
    if (clock.kind != ClockKind::none) {
        constexpr std::array of_game{5 * 60,  10 * 60, 15 * 60, 20 * 60,  30 * 60,  45 * 60,
                                     60 * 60, 75 * 60, 90 * 60, 120 * 60, 150 * 60, 180 * 60};
        constexpr std::array of_turn{15, 30, 45, 60, 90, 2 * 60, 3 * 60, 4 * 60, 5 * 60, 7 * 60, 10 * 60, 15 * 60};
        const bool turn = clock.kind == ClockKind::turn;
        step_time(window, "clock-time", tr("Time"), clock.seconds, turn ? std::span<const int>(of_turn) : of_game);
        if (clock.kind == ClockKind::fischer) step_time(window, "clock-more", tr("More with each turn"), clock.extra_seconds, of_turn);
        space(window, 2);
        checkbox(window, "clock-decides", words.decides, clock.decides, words.decides_hint);
        small_text(window, words.runs);
    }
    space(window, 4);
    const bool done = button(window, "clock-done", tr("Done"), {.primary = true, .width = -1}) || escape_pressed(window);
    modal_end(window);
    return done;
}

}  // namespace fow::ui
