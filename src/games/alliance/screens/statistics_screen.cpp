#include "games/alliance/screens/statistics_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/parts.hpp"
#include "ui/pages/turning_list.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/plots.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui::alliance {
namespace {

LinePlot plot_by_turn(const StatisticsModel& model, PerSeat<int> CountedTurn::* count, std::string title, const std::string& axis,
                      const std::string& sentence) {
    LinePlot plot;
    plot.title = std::move(title);
    plot.axis = axis;
    const int last = model.turns.empty() ? 0 : model.turns.back().turn;
    const int step = std::max(1, static_cast<int>(tick_step(static_cast<float>(last), 6)));
    for (int turn = 0; turn <= last; turn += step) plot.hours.push_back({static_cast<float>(turn), std::to_string(turn)});
    for (const CountedPoint& point : model.turning) plot.events.push_back({static_cast<float>(point.turn), point.text});
    for (const Seat seat : seats) {
        PlotLine line{seat, side_name(seat), {}};
        for (const CountedTurn& turn : model.turns) {
            const PerSeat<int>& counts = turn.*count;
            line.points.push_back({static_cast<float>(turn.turn), static_cast<float>(counts[seat]),
                                   fill(sentence, {{"turn", std::to_string(turn.turn)},
                                                   {"french", std::to_string(counts[french_seat])},
                                                   {"allied", std::to_string(counts[allied_seat])}})});
        }
        plot.lines.push_back(std::move(line));
    }
    return plot;
}

BarPlot dice_plot(const StatisticsModel& model) {
    BarPlot plot{tr("Faces thrown"), {side_name(french_seat), side_name(allied_seat)}, {}};
    for (std::size_t face = 0; face < static_cast<std::size_t>(game::die_faces); ++face)
        plot.groups.push_back({std::to_string(face + 1), {model.faces[french_seat][face], model.faces[allied_seat][face]}});
    return plot;
}

/// Actions of each card, or what they cost: a bar for the side of the card, and for losses one for the other side too.
BarPlot cards_plot(const StatisticsModel& model, bool losses) {
    BarPlot plot{losses ? tr("Losses by card") : tr("Actions of each card"),
                 {side_name(french_seat), side_name(allied_seat)},
                 {}};
    for (const CountedCard& card : model.cards) {
        const Seat side = side_of(card.card);
        PerSeat<int> counts;
        counts[side] = losses ? card.own_lost : card.actions;
        if (losses) counts[other(side)] = card.enemy_lost;
        plot.groups.push_back({title_of(card.card), counts});
    }
    return plot;
}

}  // namespace

void StatisticsScreen::draw_words(Window& window, const StatisticsModel& model, const SDL_FRect& rect) {
    card_begin(window, "statistics words", rect);
    heading(window, tr("The battle in numbers"));
    small_text(window, fill(tr("{french} (French), {allied} (Allied)"),
                            {{"french", model.names[french_seat]}, {"allied", model.names[allied_seat]}}));
    separator(window);
    scroll_begin(window, "summary", std::max(1.0F, room_height() - window.units(46)));
    for (const std::string& sentence : model.summary) paragraph(window, sentence);
    if (!model.turning.empty()) {
        space(window, 4);
        heading(window, tr("Where it turned"));
        std::vector<std::string> lines;
        for (const CountedPoint& point : model.turning) lines.push_back(point.text);
        if (const auto chosen = turning_list(window, lines)) intent_ = GoToLine{model.turning[*chosen].line};
    }
    scroll_end(window);
    space(window, 2);
    if (button(window, "back", tr("Back to the map"), {.primary = true, .width = -1, .key = SDL_SCANCODE_ESCAPE}))
        intent_ = LeaveStatistics{};
    card_end(window);
}

std::optional<StatisticsIntent> StatisticsScreen::draw(Window& window, const StatisticsModel& model) {
    intent_.reset();
    draw_backdrop(window);
    const float gap = window.units(10);
    const auto w = static_cast<float>(window.width()), h = static_cast<float>(window.height());
    const float words = std::round(std::max(window.units(330), w * 0.28F));
    draw_words(window, model, {gap, gap, words, h - 2 * gap});
    card_begin(window, "plots", {words + 2 * gap, gap, w - words - 3 * gap, h - 2 * gap});
    if (choice(window, "cards", {{"actions", tr("Actions")}, {"losses", tr("Losses")}}, cards_, 320)) window.wake();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float apart = window.units(26);
    const float wide = std::floor((room_width() - apart) / 2), high = std::floor((room_height() - apart) / 2);
    const auto field = [&](int column, int row) {
        return SDL_FRect{low.x + static_cast<float>(column) * (wide + apart),
                         low.y + window.units(4) + static_cast<float>(row) * (high + apart), wide, high - window.units(4)};
    };
    draw_plot(window, field(0, 0),
              plot_by_turn(model, &CountedTurn::lost, tr("Divisions lost"), tr("divisions, by turns"),
                           tr("Turn {turn}: the French have lost {french} divisions, the Allies {allied}")));
    draw_plot(window, field(1, 0), cards_plot(model, cards_ == "losses"));
    draw_plot(window, field(0, 1),
              plot_by_turn(model, &CountedTurn::morale, tr("Morale"), tr("morale, by turns"),
                           tr("Turn {turn}: French morale {french}, Allied morale {allied}")));
    draw_plot(window, field(1, 1), dice_plot(model));
    card_end(window);
    return intent_;
}

}  // namespace fow::ui::alliance
