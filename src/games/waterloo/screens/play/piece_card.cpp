#include "games/waterloo/screens/play/piece_card.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

const UnitSet& may_be(const Perspective& eyes, Square square) { return eyes.staff.may_be[static_cast<std::size_t>(square.index())]; }

bool is_own(const Perspective& eyes, const SeenPiece& piece) { return seat_of(piece.army) == eyes.seat; }

/// A segment of the bar: each outcome has its own hatching.
void hatch(ImDrawList& list, ImVec2 low, ImVec2 high, Outcome outcome, float line) {
    const float step = 5 * line;
    list.PushClipRect(low, high, true);
    switch (outcome) {
        case Outcome::falls:
            list.AddRectFilled(low, high, packed(0x3E5B34));
            for (float x = low.x - (high.y - low.y); x < high.x; x += step)
                list.AddLine({x, high.y}, {x + high.y - low.y, low.y}, packed(0xF4E9CC, 0.45F), line);
            break;
        case Outcome::die:
            list.AddRectFilled(low, high, packed(0xD9C48A));
            for (float y = low.y + step / 2; y < high.y; y += step)
                for (float x = low.x + step / 2; x < high.x; x += step)
                    list.AddCircleFilled({x, y}, 1.1F * line, packed(colour::ink, 0.5F), 8);
            break;
        case Outcome::holds:
            list.AddRectFilled(low, high, packed(0x7A2E24));
            for (float y = low.y + step / 2; y < high.y; y += step) list.AddLine({low.x, y}, {high.x, y}, packed(0xF4E9CC, 0.4F), line);
            break;
    }
    list.PopClipRect();
}

void draw_bar(Window& window, const Chances& chances) {
    const float line = std::max(1.0F, std::round(window.scale()));
    const SDL_FRect bar = place(room_width(), window.units(20));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto all = static_cast<float>(std::max<std::size_t>(chances.may_be.count(), 1));
    float x = bar.x;
    for (const Outcome outcome : {Outcome::falls, Outcome::die, Outcome::holds}) {
        const int count = chances.of(outcome);
        if (count == 0) continue;
        const float wide = bar.w * static_cast<float>(count) / all;
        hatch(list, {x, bar.y}, {x + wide, bar.y + bar.h}, outcome, line);
        if (x > bar.x) list.AddLine({x, bar.y}, {x, bar.y + bar.h}, packed(colour::ink), line);
        const std::string number = std::to_string(count);
        const ImVec2 size = text_size(window, Type::small, number);
        if (size.x + 8 * line < wide) {
            const ImVec2 middle{std::floor(x + wide / 2), std::floor(bar.y + (bar.h - size.y) / 2)};
            list.AddRectFilled({middle.x - size.x / 2 - 3 * line, bar.y + 2 * line},
                               {middle.x + size.x / 2 + 3 * line, bar.y + bar.h - 2 * line}, packed(colour::paper, 0.92F), 2 * line);
            draw_text(window, list, Type::small, middle.x, middle.y, colour::ink, number, 0.5F, TextRole::picture);
        }
        x += wide;
    }
    list.AddRect(corner(bar), far_corner(bar), packed(colour::ink), 0, 0, line);
}

/// The two pieces, one at each end, and between them the strength of the player's own piece.
void draw_pair(Window& window, const Perspective& eyes, Square from, Square at, const std::string& between) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float size = window.units(46);
    const SDL_FRect row = place(room_width(), size);
    const auto show = [&](Square square, float x) {
        const SeenPiece& piece = *eyes.view.at(square);
        draw_piece(window, list, {std::floor(x), row.y, size, size}, piece, eyes.roster, {.face = piece.unit.has_value()});
    };
    show(from, row.x);
    show(at, row.x + row.w - size);
    const float tall = text_size(window, Type::small, between).y;
    draw_fitted(window, list, Type::small, row.x + row.w / 2, row.y + (size - tall) / 2, colour::ink, between,
                row.w - 2 * (size + window.units(4)), 0.5F);
}

std::string name_of(const Perspective& eyes, const UnitSet& units) {
    for (std::size_t i = 0; i < eyes.roster.size(); ++i)
        if (units.test(i)) return capitalised(describe(eyes.roster, as_printed(eyes.roster, UnitId(static_cast<int>(i))), tr));
    return {};
}

void chances_lines(Window& window, const Perspective& eyes, const Chances& chances, Square from, Square at, bool shot) {
    draw_bar(window, chances);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, window.units(3)});
    small_text(window, chances_text(chances, name_of(eyes, chances.may_be), shot));
    if (chances.of(Outcome::die) > 0)
        small_text(window, fill(tr("At equal strength {mine} of {all} faces win (W8.5)."),
                                {{"mine", std::to_string(chances.winning_faces)}, {"all", std::to_string(chances.faces)}}));
    if (chances.answerable)
        small_text(window, fill(tr("Fighting spirit may answer: +{points} (W11.8)."),
                                {{"points", std::to_string(eyes.view.bonuses[static_cast<std::size_t>(Bonus::spirit)])}}));
    if (!shot && eyes.view.at(at)->branch == Branch::artillery)
        small_text(window, chances.of(Outcome::holds) > 0 ? tr("Guns attacked from the front always win (W4.13).")
                                                          : tr("Guns attacked from the flank or the rear are lost (W4.12)."));
    else if (!shot && unit_of(eyes.roster, *eyes.view.at(from)->unit).kind == Kind::commander_in_chief)
        small_text(window, tr("A commander in chief destroys what he attacks (W5.2)."));
    if (shot && chances.of(Outcome::holds) > 0) small_text(window, tr("Fire does not harm light infantry (W4.10)."));
    if (chances.weakens_attacker) small_text(window, tr("The charge costs it 1 strength (W4.5)."));
    ImGui::PopStyleVar();
}

std::string strengths_text(const Perspective& eyes, Square from, Square via, Square at) {
    if (const auto odds = odds_of(eyes.view, from, via, at))
        return fill(tr("{mine} against {theirs}"),
                    {{"mine", sum_text(eyes.view, odds->attack)}, {"theirs", sum_text(eyes.view, odds->defence)}});
    const bool counts = eyes.view.at(at)->branch != Branch::artillery;  // W4.12, W4.13
    if (const auto might = counts ? strength_in_attack(eyes.view, from, via) : std::nullopt)
        return fill(tr("{mine} against ?"), {{"mine", sum_text(eyes.view, *might)}});
    return tr("against");
}

}  // namespace

bool shows_odds(const Window& window, const StaffMap& staff) {
    switch (window.settings().odds) {
        case OddsShown::always: return true;
        case OddsShown::with_memory: return staff.kept;
        case OddsShown::never: break;
    }
    return false;
}

void attack_lines(Window& window, const Perspective& eyes, Square from, Square via, Square at) {
    chances_lines(window, eyes, attack_chances(eyes.view, eyes.roster, may_be(eyes, at), from, via, at), from, at, false);
}

bool always_loses(const Perspective& eyes, const Attack& attack) {
    const Chances chances = attack_chances(eyes.view, eyes.roster, may_be(eyes, attack.to), attack.from, attack.via, attack.to);
    return chances.of(Outcome::holds) > 0 && chances.of(Outcome::falls) == 0 && chances.of(Outcome::die) == 0;
}

void attack_card(Window& window, const Perspective& eyes, Square from, const std::vector<Square>& sides, Square at) {
    const Telling telling(window, at);
    struct Way {
        Chances chances;
        std::vector<Square> sides;
    };
    std::vector<Way> ways;
    for (const Square via : sides) {
        const Chances chances = attack_chances(eyes.view, eyes.roster, may_be(eyes, at), from, via, at);
        const auto same = std::find_if(ways.begin(), ways.end(), [&](const Way& way) { return way.chances == chances; });
        if (same == ways.end()) ways.push_back({chances, {via}});
        else same->sides.push_back(via);
    }
    small_text(window, fill(tr("{from} attacks {at}."), {{"from", to_text(from)}, {"at", to_text(at)}}));
    draw_pair(window, eyes, from, at, strengths_text(eyes, from, sides.front(), at));
    for (const Way& way : ways) {
        if (ways.size() > 1) small_text(window, fill(tr("From {sides}:"), {{"sides", listed(way.sides)}}));
        chances_lines(window, eyes, way.chances, from, at, false);
    }
}

void shot_card(Window& window, const Perspective& eyes, Square from, Square at) {
    const Telling telling(window, at);
    small_text(window, fill(tr("{from} fires at {at}."), {{"from", to_text(from)}, {"at", to_text(at)}}));
    draw_pair(window, eyes, from, at, tr("against"));
    chances_lines(window, eyes, shot_chances(eyes.roster, may_be(eyes, at)), from, at, true);
}

void ride_card(Window& window, const Perspective& eyes, const SeenRider& attacker, const SeenRider& defender) {
    const Seat enemy = other(eyes.seat);
    small_text(window, fill(tr("{mine} attacks {theirs}."),
                            {{"mine", rider_name(eyes.seat, attacker.rider)}, {"theirs", rider_name(enemy, defender.rider)}}));
    const UnitSet set = by_sight(eyes.view, eyes.roster, defender.piece);
    const Chances chances = ride_chances(eyes.roster, set, attacker.piece, defender.piece, eyes.view.pursuit->victor);
    draw_bar(window, chances);
    small_text(window, chances_text(chances, name_of(eyes, set), false));
    small_text(window, ride_forecast(attacker.piece, defender.piece, eyes.view.pursuit->victor));
    if (chances.weakens_attacker) small_text(window, tr("The attack costs it 1 strength (W13.6)."));
}

void piece_card(Window& window, const Perspective& eyes, const SeenPiece& piece, std::optional<Square> square) {
    const Telling telling(window, square);
    const float size = window.units(64);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_piece(window, *ImGui::GetWindowDrawList(), {at.x, at.y, size, size}, piece, eyes.roster, {.face = piece.unit.has_value()});
    ImGui::Indent(size + 8 * window.scale());
    paragraph(window, capitalised(describe(eyes.roster, piece, tr)));
    if (piece.weakened > 0 && piece.unit)
        small_text(window, fill(tr("Weakened by {blocks}: {now} left."),
                                {{"blocks", std::to_string(piece.weakened)}, {"now", std::to_string(piece.strength)}}));
    if (const std::string whose = piece.unit ? contingent_text(unit_of(eyes.roster, *piece.unit).contingent) : std::string();
        !whose.empty())
        small_text(window, whose);
    const bool face_down = is_own(eyes, piece) && !piece.unit;
    if (eyes.view.pursuit && !face_down) small_text(window, duty_text(*eyes.view.pursuit, eyes.roster, piece));
    else if (piece.unit) small_text(window, what_it_does(unit_of(eyes.roster, *piece.unit), eyes.view));
    const bool unknown = !is_own(eyes, piece) && !piece.unit;
    if (unknown) small_text(window, may_be_text(eyes.roster, square ? may_be(eyes, *square) : by_sight(eyes.view, eyes.roster, piece)));
    ImGui::Unindent(size + 8 * window.scale());
    const float under = at.y + size + 6 * window.scale();  // a short description ends above the bottom of the picture
    if (ImGui::GetCursorScreenPos().y < under) ImGui::SetCursorScreenPos({at.x, under});
    if (is_own(eyes, piece)) {
        if (square || eyes.view.pursuit) small_text(window, known_to_enemy_text(piece.known_to_enemy));
        return;
    }
    if (!square || !eyes.staff.kept) return;
    if (unknown && deduced(eyes.staff, *square)) italic_text(window, tr("Deduced from what you have seen of it and of others."));
    if (const auto mark = mark_on(eyes.staff, *square)) small_text(window, mark_text(*mark));
    if (const auto turn = eyes.staff.traces[static_cast<std::size_t>(square->index())].shown; turn && piece.knowledge != Knowledge::back)
        small_text(window, fill(tr("Last shown in turn {turn}."), {{"turn", std::to_string(*turn)}}));
}

}  // namespace fow::waterloo::screens
