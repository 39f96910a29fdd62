// The questions to the other side, in words (K3.4).
#include <imgui.h>

#include <algorithm>
#include <array>

#include "games/callipers/screens/furniture.hpp"
#include "games/callipers/screens/marks.hpp"
#include "games/callipers/screens/play_screen.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

std::vector<int> movers(const PlayModel& model) {
    std::vector<int> pieces;
    for (int i = 0; i < count_of(model.rules); ++i)
        if (may_move_yet(model.view, model.rules, i) && piece_of(model.rules, i).arm != Arm::artillery) pieces.push_back(i);
    return pieces;
}

/// Both sums and the chances, for the player who is attacked.
void draw_odds_of_defence(Window& window, const Fight& fight) {
    const auto sum = [](const callipers::Sum& s) { return terms_of(s) + " = " + std::to_string(s.before_dice()); };
    paragraph(window, fill(tr("Attack: {sum}"), {{"sum", sum(fight.attacker)}}));
    paragraph(window, fill(tr("Defence: {sum}"), {{"sum", sum(fight.defender)}}));
    paragraph(window, fill(tr("You hold {lose} %, undecided {tie} %, you lose {win} %."),
                           {{"win", percent_text(fight.win)}, {"tie", percent_text(fight.tie)}, {"lose", percent_text(fight.lose)}}));
}

}  // namespace

void PlayScreen::draw_question(Window& window, const PlayModel& model) {
    const callipers::Stage stage = model.view.stage;
    if (model.oracle.leads_retirement() >= 0) return draw_retirement(window, model);
    if (stage == callipers::Stage::support) {
        heading(window,
                fill(tr("{piece} is attacked. Who supports it?"), {{"piece", short_name(piece_of(model.rules, model.view.clash.target))}}));
        callipers::Support order;
        for (const int piece : named_) order.keys.push_back(piece_of(model.rules, piece).key);
        std::sort(order.keys.begin(), order.keys.end());
        const std::string refusal = model.oracle.refusal(order);
        if (!refusal.empty()) warning_text(window, refusal);
        const std::string label =
            named_.empty() ? tr("No support") : fill(tr("Support: {pieces}"), {{"pieces", names_of(model.rules, named_)}});
        if (button(window, "support", label, {.enabled = refusal.empty(), .primary = refusal.empty(), .width = -1}))
            intent_ = Action(order);
        if (const auto odds = model.oracle.fight_with(named_)) draw_odds_of_defence(window, *odds);
        small_text(window,
                   tr("Click the lit pieces that fight with it; the largest may be lost, and the smallest even if you win (K9.5)."));
        return;
    }
    const bool host = stage == callipers::Stage::host;
    heading(window, host ? tr("Who carries the general now?") : tr("Won. Who goes forward?"));
    small_text(window,
               host ? tr("Click a lit piece or a button (K11.4).") : tr("Click a lit piece or a button; its place is drawn (K9.17)."));
    std::vector<int> asked = model.oracle.asked();
    if (host)
        std::stable_sort(asked.begin(), asked.end(),
                         [&](int a, int b) { return piece_of(model.rules, a).thousands > piece_of(model.rules, b).thousands; });
    for (const int piece : asked) {
        const Piece& what = piece_of(model.rules, piece);
        const std::string name = (host ? "host:" : "advance:") + std::to_string(what.key);
        const std::string label = fill(tr("{piece}, {men} men"), {{"piece", short_name(what)}, {"men", men(what.thousands)}});
        if (button(window, name, label, {.primary = piece == asked.front(), .width = -1}))
            intent_ = host ? Action(callipers::Host{what.key}) : Action(callipers::Advance{what.key});
    }
    if (!host && button(window, "stay", tr("Nobody: stay"), {.width = -1})) intent_ = Action(callipers::Stay{});
}

void PlayScreen::draw_retirement(Window& window, const PlayModel& model) {
    const int lead = model.oracle.leads_retirement();
    const bool tie = model.view.stage == callipers::Stage::tie_first || model.view.stage == callipers::Stage::tie_second;
    heading(window, fill(tie ? tr("Undecided. Does {piece} retire?") : tr("Does {piece} retire?"),
                         {{"piece", short_name(piece_of(model.rules, lead))}}));
    std::vector<Choice> sides;
    const std::array labels{tr("Front"), tr("Right"), tr("Rear"), tr("Left")};
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const bool free = !model.oracle.retirements(static_cast<callipers::Side>(i)).empty();
        sides.push_back({std::string(callipers::side_words[i]), labels[i], free, free ? std::string() : tr("No free place on this side.")});
    }
    std::vector<int> distances = model.oracle.retirements(side_);
    if (distances.empty())
        for (std::size_t i = 0; i < labels.size(); ++i)
            if (sides[i].enabled) side_ = static_cast<callipers::Side>(i);
    distances = model.oracle.retirements(side_);
    std::string chosen(callipers::side_words[static_cast<std::size_t>(side_)]);
    if (choice(window, "side", sides, chosen)) {
        const auto found = std::find(callipers::side_words.begin(), callipers::side_words.end(), chosen);
        side_ = static_cast<callipers::Side>(found - callipers::side_words.begin());
        distances = model.oracle.retirements(side_);
        distance_ = 0;
    }
    auto at = std::find(distances.begin(), distances.end(), distance_);
    if (at == distances.end() && !distances.empty()) at = distances.end() - 1;
    const bool some = at != distances.end();
    if (some) distance_ = *at;
    const int step = stepper(window, "distance", fill(tr("{count} yards"), {{"count", std::to_string(distance_)}}),
                             some && at != distances.begin(), some && at + 1 != distances.end());
    if (step != 0) distance_ = *(at + step);
    const callipers::Retire order{piece_of(model.rules, lead).key, side_, distance_};
    const float half = share_of_room(window, 2);
    if (button(window, "retire", tr("Retire"), {.enabled = some, .primary = some, .width = half})) intent_ = Action(order);
    ImGui::SameLine();
    if (button(window, "stand", tr("Stand"), {.width = half})) intent_ = Action(callipers::Stand{});
    small_text(window, tie ? tr("All of the group go by one side and one distance, in tens of yards (K9.13).")
                           : tr("Before the die: choose one of its sides and a distance in tens of yards (K8.2)."));
}

/// The guns that can hit something now.
std::vector<int> PlayScreen::guns_ready(const PlayModel& model) const {
    std::vector<int> ready;
    if (model.view.step == Step::attacks || guns_left(model.view, model.rules) == 0) return ready;
    for (int i = 0; i < count_of(model.rules); ++i)
        if (stands(model.view, model.rules, i, other(model.view.side)))
            for (const int gun : guns_at(model, i))
                if (!has(ready, gun)) ready.push_back(gun);
    std::sort(ready.begin(), ready.end());
    return ready;
}

/// Men who can still move, or a gun that can hit something.
bool PlayScreen::something_left(const PlayModel& model) const { return !movers(model).empty() || !guns_ready(model).empty(); }

void PlayScreen::end_turn(const Window& window, const PlayModel& model) {
    if (window.settings().confirm && !window.sent_by_name() && something_left(model)) asks_end_ = true;
    else intent_ = Action(callipers::EndTurn{});
}

void PlayScreen::draw_end(Window& window, const PlayModel& model) {
    modal_begin(window, "end", 440);
    heading(window, tr("End the turn?"));
    separator(window);
    if (const std::vector<int> pieces = movers(model); !pieces.empty())
        paragraph(window, fill(tr("Men can still move: {pieces}."), {{"pieces", names_of(model.rules, pieces)}}));
    if (const std::vector<int> guns = guns_ready(model); !guns.empty())
        paragraph(window, fill(tr("Ready to fire: {guns}."), {{"guns", names_of(model.rules, guns)}}));
    const auto ends = two_answers(window, tr("Play on"), "end-now", tr("End the turn"), false);
    modal_end(window);
    if (ends == true) intent_ = Action(callipers::EndTurn{});
    if (ends) asks_end_ = false;
}

}  // namespace fow::callipers::screens
