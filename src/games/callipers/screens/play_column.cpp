// The column of the play screen, and the strip of steps below the map.
#include "games/callipers/screens/play_column.hpp"

#include <imgui.h>
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "games/callipers/screens/furniture.hpp"
#include "games/callipers/screens/play_screen.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

/// A band in the colour of the player who decides.
void draw_band(const Window& window, Seat seat) {
    const SDL_FRect card = rect_of(ImGui::GetCurrentWindow()->Rect());
    const float edge = window.units(5);
    ImGui::GetWindowDrawList()->AddRectFilled({card.x + edge, card.y + edge}, {card.x + card.w - edge, card.y + 2 * edge},
                                              packed(uniform_of(seat, window).cloth));
}

std::string hint_of(Step step, bool over) {
    if (over) return tr("Too late: this step is over (K3.2).");
    switch (step) {
        case Step::moves: return tr("Move up to this many men, plus any guns (K4).");
        case Step::fire: return tr("Choose guns and a target. The first shot ends the moves (K3.2).");
        case Step::attacks: break;
    }
    return tr("Choose a target that your pieces touch. The first attack ends the fire (K3.2).");
}

}  // namespace

void PlayScreen::draw_steps(Window& window, const PlayModel& model) {
    card_begin(window, "steps", layout_.steps, Sheet::dark);
    const bool open = orders_due(model);
    std::vector<Choice> steps;
    for (const Step step : {Step::moves, Step::fire, Step::attacks}) {
        const bool over = step < model.view.step;
        steps.push_back(
            {std::string(callipers::step_words[static_cast<std::size_t>(step)]), step_name(step), open && !over, hint_of(step, over)});
    }
    std::string chosen(callipers::step_words[static_cast<std::size_t>(mode_)]);
    const float wide = room_width() / window.scale();
    if (choice(window, "step", steps, chosen, wide * 0.46F)) {
        const auto found = std::find(callipers::step_words.begin(), callipers::step_words.end(), chosen);
        const auto step = static_cast<Step>(found - callipers::step_words.begin());
        if (puts_down_first(model)) next_mode_ = step;
        else {
            drop(model.view);
            mode_ = step;
        }
        window.wake();
    }
    ImGui::SameLine();
    const std::string undo_hint =
        model.can_undo ? tr("The last move of this turn (K4.5)") : tr("Only moves of this turn, until the first shot or attack (K4.5)");
    if (button(window, "take-back", tr("Take back"),
               {.enabled = model.can_undo && decides(model), .width = wide * 0.22F, .hint = undo_hint, .sign = Sign::take_back}))
        intent_ = TakeBack{};
    ImGui::SameLine();
    if (button(window, "end-turn", tr("End the turn"),
               {.enabled = open,
                .primary = open && !something_left(model),
                .width = -1,
                .hint = tr("The other side is next (K3.3)."),
                .key = window.key(TurnCommand::end_turn)})) {
        if (puts_down_first(model)) next_end_ = true;
        else end_turn(window, model);
    }
    card_end(window);
}

void PlayScreen::draw_column(Window& window, const PlayModel& model) {
    card_begin(window, "play", layout_.column);
    draw_status(window, model);
    const float room = room_height() - foot_high_ - window.units(6);
    // A lesson leaves little height, and the selection matters more than the log.
    const float log = model.lesson ? window.units(88) : std::clamp(room * 0.28F, window.units(100), window.units(280));
    scroll_begin(window, "selection", std::max(window.units(72), room - log));
    draw_middle(window, model);
    scroll_end(window);
    separator(window);
    const float before = room_height();
    if (model.sight.keys) draw_line(window, model);
    draw_buttons(window, model);
    foot_high_ = before - room_height();
    scroll_begin(window, "log", rest_of_column(window), true);
    const std::size_t untold = std::min(model.log.size(), motion_.untold());
    for (std::size_t i = 0; i < model.log.size() - untold; ++i) log_line(window, model.log[i], i + 1);
    scroll_end(window);
    card_end(window);
}

void PlayScreen::draw_status(Window& window, const PlayModel& model) {
    const bool moves = motion_.running();
    if (!moves && !model.waits) draw_band(window, model.seat);
    const View& view = moves ? motion_.shown() : model.view;
    heading(window, moment_text(view, model.rules.battle));
    const Named name{"name", model.names[model.seat]};
    if (moves) small_text(window, tr("The order is carried out."));
    else if (model.waits) small_text(window, fill(tr("{name} is thinking."), {{"name", model.names[other(model.seat)]}}));
    else if (model.view.stage != callipers::Stage::orders)
        small_text(window,
                   fill(model.seat == french_seat ? tr("{name} answers for the French.") : tr("{name} answers for the Allies."), {name}));
    else small_text(window, fill(model.seat == french_seat ? tr("{name} leads the French.") : tr("{name} leads the Allies."), {name}));
    draw_dial(window, view, model.rules, true);
    if (model.clock) {
        const Telling telling(window, "clock");
        small_text(window, clocks_text(*model.clock, model.names));
    }
    if (!moves && view.offer) {
        if (*view.offer == model.seat)
            small_text(window, tr("You have offered a draw. The enemy accepts it, or declines it by playing on."));
        else
            paragraph(window, fill(tr("{name} offers a draw. Any order declines it (K12.5)."), {{"name", model.names[other(model.seat)]}}));
    }
    const bool may_accept =
        decides(model) && view.offer && *view.offer != model.seat && model.oracle.refusal(callipers::AcceptDraw{}).empty();
    if (may_accept && button(window, "accept-draw", tr("Accept the draw"), {.width = -1})) intent_ = Action(callipers::AcceptDraw{});
    separator(window);
}

void PlayScreen::draw_middle(Window& window, const PlayModel& model) {
    if (motion_.running()) {
        paragraph(window, motion_.told());
        small_text(window, tr("Any key shows the next step; Escape goes to the end."), TextRole::aside);
        return;
    }
    if (shows_notice(model.notice)) {
        notice_text(window, model.notice);
        separator(window);
    }
    if (!typed_refusal_.empty()) warning_text(window, typed_refusal_);
    if (!decides(model)) return;
    if (model.view.stage != callipers::Stage::orders) return draw_question(window, model);
    if (mode_ == Step::fire) return draw_fire(window, model);
    if (mode_ == Step::attacks) return draw_attack(window, model);
    if (draft_) return draw_hand(window, model);
    draw_guide(window, model);
}

void PlayScreen::draw_line(Window& window, const PlayModel& model) {
    constexpr std::size_t longest_order = 400;  // letters: 79 guns fire at one target (K7.5)
    const float give = 70;
    text_field(window, "order-line", line_,
               {.placeholder = tr("move 8: 0 200"),
                .width = room_width() / window.scale() - give - 8,
                .focus = std::exchange(unfolds_line_, false),
                .selects = true,
                .enter = "give-line",
                .most = longest_order});
    ImGui::SameLine();
    if (!button(window, "give-line", tr("Give"), {.enabled = decides(model) && !line_.empty(), .width = -1})) return;
    const auto action = typed_order(line_, model.rules, draft_ ? std::optional(draft_->piece) : std::nullopt);
    typed_refusal_ =
        action ? std::string() : fill(tr("\"{line}\" is not an order. Orders are written as in the list under Keys."), {{"line", line_}});
    if (action) {
        intent_ = *action;
        line_.clear();
    }
}

void PlayScreen::draw_buttons(Window& window, const PlayModel& model) {
    if (model.roll_due && !motion_.running() && button(window, "roll-die", tr("Throw the die"), {.primary = true, .width = -1}))
        intent_ = RollDue{};
    std::vector<SmallButton> row;
    if (window.hint_offered()) row.push_back({"hint", tr("Hint"), tr("What a Marshal would do in your place (F4)")});
    row.push_back({"reference", tr("Keys"), tr("Figures, keys and typed orders (F3)")});
    // One switch: once the line is unfolded, it has the name "order-line".
    if (model.sight.keys) row.push_back({"type-orders", tr("Hide"), tr("Hides the order line and the key numbers")});
    else row.push_back({"order-line", tr("Type"), tr("Type orders; pieces on the map show their key numbers")});
    row.push_back({"rulebook", tr("Rules"), tr("The rulebook (F2)")});
    add_table_buttons(window, row, model.lesson ? tr("Settings, quit") : tr("Save, settings, draw, resign, quit"));
    const std::string clicked = button_row(window, row);
    if (const Control* folded = model.sight.keys ? nullptr : window.controls().find("order-line")) {
        const SDL_FRect rect = folded->rect;
        window.controls().add("type-orders", rect, folded->enabled, Control::Kind::link);
    }
    if (clicked == "order-line" || clicked == "type-orders") {
        model.sight.keys = unfolds_line_ = !model.sight.keys;
        window.wake();
    }
    if (!motion_.running()) {
        if (clicked == "hint") window.ask_for_hint();
        else if (clicked == "reference") window.open_reference();
        else if (clicked == "rulebook") window.look_up({});
        else menu_.take(window, clicked);
    }
    separator(window);
}

namespace {

/// The words of a line, in small letters; signs between them do not matter.
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char letter : text) {
        const bool between = letter == ' ' || letter == ':' || letter == ',' || letter == '+' || letter == ';' || letter == '.';
        if (between) words.emplace_back();
        else words.back() += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    std::erase_if(words, [](const std::string& word) { return word.empty() || word == "on" || word == "to" || word == "yards"; });
    return words;
}

bool is_number(const std::string& word) {
    const std::size_t first = word[0] == '-' ? 1 : 0;
    return word.size() > first && word.find_first_not_of("0123456789", first) == std::string::npos;
}

/// Names of the eight winds, clockwise from the north.
std::optional<int> wind(std::string word) {
    std::erase(word, '-');
    constexpr std::array<std::array<std::string_view, 2>, 8> winds{{{"north", "n"},
                                                                    {"northeast", "ne"},
                                                                    {"east", "e"},
                                                                    {"southeast", "se"},
                                                                    {"south", "s"},
                                                                    {"southwest", "sw"},
                                                                    {"west", "w"},
                                                                    {"northwest", "nw"}}};
    for (std::size_t i = 0; i < winds.size(); ++i)
        if (word == winds[i][0] || word == winds[i][1]) return static_cast<int>(i) * 45;
    return std::nullopt;
}

/// "120 north-east 80 east": a leg for each pair.
std::optional<Action> winds_of(const std::vector<std::string>& words, std::size_t first, int key) {
    callipers::Move move{key, {}};
    for (std::size_t i = first; i + 1 < words.size(); i += 2) {
        const auto facing = wind(words[i + 1]);
        if (!is_number(words[i]) || words[i].size() > 5 || !facing) return std::nullopt;
        move.legs.push_back(callipers::stride(*facing, std::stoi(words[i])));
    }
    if (move.legs.empty() || (words.size() - first) % 2 != 0) return std::nullopt;
    return move;
}

/// The words with the signs of the notation between them.
std::string notation_of(const std::vector<std::string>& words) {
    const std::string& verb = words[0];
    const bool pairs = verb == "move", lists = verb == "fire" || verb == "attack" || verb == "support";
    std::string text = verb;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const bool last = i + 1 == words.size();
        const char* sign = ":";
        if (pairs && i > 1) sign = i % 2 == 0 ? ":" : ",";
        if (lists && i > 1 && (!last || verb == "support")) sign = "+";
        text += sign + words[i];
    }
    return text;
}

}  // namespace

std::optional<Action> typed_order(std::string_view text, const RuleSet& rules, std::optional<int> in_hand) {
    if (auto action = callipers::action_from_text(text)) return action;
    const std::vector<std::string> words = words_of(text);
    if (words.empty()) return std::nullopt;
    if (is_number(words[0])) return in_hand ? winds_of(words, 0, piece_of(rules, *in_hand).key) : std::nullopt;
    if (words[0] == "move" && words.size() > 3 && is_number(words[1]) && words[1].size() < 4 && !is_number(words[3]))
        return winds_of(words, 2, std::stoi(words[1]));
    return callipers::action_from_text(notation_of(words));
}

}  // namespace fow::callipers::screens
