#include "games/waterloo/screens/replay/victory_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/waterloo/screens/play/trays.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
std::string ending_text(Ending ending, int lines_to_sever) {
    const Named pieces{"pieces", pieces_text(lines_to_sever)};
    switch (ending) {
        case Ending::line_of_retreat: return fill(tr("A decisive victory, with {pieces} on the enemy's line of retreat (W1.1)."), {pieces});
        case Ending::commanders_lost: return tr("The beaten side has lost its commander and its commander in chief (W1.2).");
        case Ending::nobody_can_act: return tr("Neither side could act any more (W1.5).");
        case Ending::resigned: return tr("The beaten side has resigned (W1.6).");
        case Ending::draw_agreed: return tr("A draw was agreed (W1.6).");
        case Ending::quiet_turns: return tr("There was no fight for too long (W1.7).");
        case Ending::nightfall: return tr("Night fell over the field (W15.2).");
        case Ending::commander_in_chief_lost: return tr("A decisive victory: the enemy's commander in chief is lost (W1.3).");
        case Ending::napoleon_lost: return tr("A decisive victory: Napoleon is lost (W12.1).");
        case Ending::centre_taken:
            return fill(tr("A decisive victory for the French, with {pieces} in the Allied centre (W12.2)."), {pieces});
        case Ending::pursuit_indecisive: return tr("The beaten army got away: the pursuit was indecisive (W13.9).");
        case Ending::pursuit_minor: return tr("A minor victory: the beaten army lost some more than the victor (W13.9).");
        case Ending::pursuit_major: return tr("A major victory: the beaten army was ruined in the pursuit (W13.9).");
    }
    return {};
}

namespace {

/// Both sides in numbers, side by side.
void draw_numbers(Window& window, const PlayerView& view, const Roster& roster) {
    PerSeat<int> strength{0, 0};
    for (const Seat seat : seats)
        for (const UnitId unit : view.sides[seat].lost) strength[seat] += unit_of(roster, unit).strength;
    const float line = window.line_height(Type::small) + window.units(2);
    const bool cards = view.cards.has_value();
    const SDL_FRect room = place(room_width(), line * (cards ? 4 : 3));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float y = room.y;
    const auto row = [&](const std::string& french, const std::string& what, const std::string& allied) {
        draw_text(window, list, Type::small, room.x, y, colour::ink, french);
        draw_text(window, list, Type::small, room.x + room.w / 2, y, colour::ink, what, 0.5F);
        draw_text(window, list, Type::small, room.x + room.w, y, colour::ink, allied, 1);
        y += line;
    };
    const auto numbers = [&](const std::string& what, int french, int allied) {
        row(std::to_string(french), what, std::to_string(allied));
    };
    const auto lost = [&](Seat seat) { return static_cast<int>(view.sides[seat].lost.size()); };
    row(army_name(french_seat), fill(tr("turn {turn}"), {{"turn", std::to_string(view.turn)}}), army_name(allied_seat));
    numbers(tr("pieces lost"), lost(french_seat), lost(allied_seat));
    numbers(tr("their strength"), strength[french_seat], strength[allied_seat]);
    if (!cards) return;
    const auto played = [&](Seat seat) {
        int count = 0;
        for (const Card card : fow::waterloo::cards) count += view.cards->played[seat][card];
        return count;
    };
    numbers(tr("cards played"), played(french_seat), played(allied_seat));
}

/// W3.3
void draw_lines(Window& window, const PlayerView& view) {
    if (!view.sides[french_seat].line_of_retreat && !view.sides[allied_seat].line_of_retreat) return;
    const float gap = window.units(14);
    const float high = room_height() - 4 * window.line_height(Type::small);  // the words below them stay in the room if they can
    constexpr float least = 56;                                              // units
    const auto& french = view.sides[french_seat].line_of_retreat;
    const auto& allied = view.sides[allied_seat].line_of_retreat;
    if (french && allied && high < window.units(least) * 1.16F)  // the map shows where they are
        return small_text(window, fill(tr("Lines of retreat: French {french}, Allied {allied}."),
                                       {{"french", sector_name(french_seat, *french)}, {"allied", sector_name(allied_seat, *allied)}}));
    const float wide = std::floor(std::min({(room_width() - gap) / 2, window.units(80), std::max(high / 1.16F, window.units(least))}));
    const SDL_FRect row = place(room_width(), std::round(wide * 1.16F));
    float x = std::round(row.x + (row.w - 2 * wide - gap) / 2);
    for (const Seat seat : seats) {
        draw_line_card(window, *ImGui::GetWindowDrawList(), {x, row.y, wide, row.h}, seat, view.sides[seat].line_of_retreat,
                       view.sides[seat].line_squares);
        x += wide + gap;
    }
}

/// W13.9
void draw_losses(Window& window, const SeenPursuit& pursuit) {
    const Seat beaten = other(pursuit.victor);
    paragraph(window,
              fill(tr("Losses of the whole battle: French {french}, Allied {allied}."),
                   {{"french", std::to_string(pursuit.losses[french_seat])}, {"allied", std::to_string(pursuit.losses[allied_seat])}}));
    const Named count{"difference", std::to_string(std::abs(pursuit.difference))};
    const bool fewer = pursuit.difference < 0;
    if (beaten == french_seat)
        paragraph(window, fill(fewer ? tr("The French lost {difference} fewer than their pursuers.")
                                     : tr("The French lost {difference} more than their pursuers."),
                               {count}));
    else
        paragraph(window, fill(fewer ? tr("The Allies lost {difference} fewer than their pursuers.")
                                     : tr("The Allies lost {difference} more than their pursuers."),
                               {count}));
    small_text(window, fill(tr("{minor} or more is a minor victory, {major} or more a major one."),
                            {{"minor", std::to_string(pursuit.minor_from)}, {"major", std::to_string(pursuit.major_from)}}));
}

}  // namespace

VictoryPage victory_page_of(const PlayerView& view, const Roster& roster) {
    const Result& result = *view.result;
    VictoryPage page;
    page.board = [view, roster](Window& window) {
        const PlayLayout layout = play_layout(window, view);
        BoardMarks marks;
        marks.all_faces = true;
        marks.lines = lines_of(view);
        draw_board(window, layout.map, view, roster, marks);
        draw_surroundings(window, layout, view, roster);
        return layout.column;
    };
    page.moment = fill(tr("Mont St Jean, 18 June 1815, {clock}"), {{"clock", clock_text(view.minutes)}});
    page.winner = result.winner;
    page.drawn = tr("A drawn battle");
    page.verdict = !result.winner                  ? tr("neither side can claim the day")
                   : *result.winner == french_seat ? tr("a French victory")
                                                   : tr("an Allied victory");
    page.crest = [](Window& window, ImDrawList& list, const SDL_FRect& rect, Seat seat) { draw_flag(window, list, rect, army_of(seat)); };
    page.left = french_seat;
    page.sentences.push_back(ending_text(result.ending, view.lines_to_sever));
    page.below = [view, roster](Window& window) {
        draw_numbers(window, view, roster);
        space(window, 2);
        draw_lines(window, view);
        if (view.pursuit) draw_losses(window, *view.pursuit);
    };
    return page;
}

}  // namespace fow::waterloo::screens
