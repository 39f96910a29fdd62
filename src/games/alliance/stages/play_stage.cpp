#include "games/alliance/stages/play_stage.hpp"

#include <algorithm>
#include <iterator>

#include "app/clocks.hpp"
#include "app/messages.hpp"
#include "games/alliance/screens/game_look.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "games/alliance/stages/phases.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {

PlayStage::PlayStage(Program& program, Seat seat) : program_(program), seat_(seat) { refresh(); }

bool PlayStage::looks_on() const { return table_of(program_).session().decider() == decider_of(other(seat_)); }

void PlayStage::refresh() {
    const Session& session = table_of(program_).session();
    const auto& heard = session.heard(Viewer::onlooker);
    view_ = session.view(viewer_of(seat_));
    cards_ = cards_shown(session.rules(), session.state());
    told_ = heard.size();
    translate();
    news_ = news_for(heard, seat_);
}

void PlayStage::translate() { log_ = log_of(table_of(program_).session(), told_); }

void PlayStage::watch(std::size_t line) {
    auto happened = happened_since(table_of(program_).session(), line);
    screen_.show(happened.before, std::move(happened.events));
    told_ = line;
    translate();
    for (screens::CardShown& card : cards_) card.can_act = card.counter = false;
    watches_ = true;
}

bool PlayStage::draw_reference(ui::Window& window) { return screens::reference_page(window, table_of(program_).session().rules().set()); }

void PlayStage::draw(ui::Window& window) {
    const Session& session = table_of(program_).session();
    const screens::PlayModel model{.view = view_,
                                   .rules = session.rules().set(),
                                   .seat = seat_,
                                   .waits = looks_on() && !watches_,
                                   .names = ui::shown_names(window, names_at_table(session.record())),
                                   .cards = cards_,
                                   .clock = clocks_at(session.record(), table_of(program_).match().turn()),
                                   .log = log_,
                                   .news = news_,
                                   .match = first_game_text(session),
                                   .notice = notice_,
                                   .roll_due = session.decider() == Decider::chance,
                                   .lesson = program_.in_lesson()};
    const auto intent = screen_.draw(window, model);
    if (watches_) {
        if (screen_.moves() || program_.page_is_held()) return;
        watches_ = false;
        return program_.proceed();
    }
    if (!intent) return;
    notice_.clear();
    std::visit([this](const auto& asked) { handle(asked); }, *intent);
}

void PlayStage::handle(const Action& action) {
    const std::size_t line = table_of(program_).session().heard(Viewer::onlooker).size();
    if (const auto refusal = table_of(program_).play(action)) {
        notice_ = notice_of(*refusal);
        return;
    }
    while (table_of(program_).roll_due()) {}
    refresh();
    watch(line);
}

void PlayStage::handle(const screens::RollDue&) {
    const std::size_t line = table_of(program_).session().heard(Viewer::onlooker).size();
    while (table_of(program_).roll_due()) {}
    refresh();
    watch(line);
}

void PlayStage::handle(const screens::TableChoice& choice) {
    std::visit([this](const auto& chosen) { handle(chosen); }, choice);
}

namespace {

using screens::ActionShown;
using screens::CardId;
using screens::CardShown;
using screens::FaceNotes;
using screens::OrderShown;

/// What that face brings besides its row, up to the first question.
FaceNotes notes_of(const Rules& rules, const State& chosen, int face) {
    FaceNotes notes;
    State after = chosen;
    apply(rules, after, Roll{Roll::Kind::action, static_cast<std::uint8_t>(face)}, nullptr);
    for (int i = 0; i < alliance::box_count; ++i) {
        const auto corps = static_cast<alliance::Corps>(i);
        if (chosen.markers(corps) > 0 && after.markers(corps) == 0) notes.empties.push_back(screens::card_of(corps));
    }
    if (chosen.battery > 0 && after.battery == 0) notes.empties.push_back(CardId::battery);
    notes.asks = after.stage == alliance::Stage::casualty;
    notes.tests = after.tests;
    return notes;
}

OrderShown order_shown(const Rules& rules, const State& state, const Order& order) {
    OrderShown shown;
    shown.order = order;
    shown.outlook = outlook(rules, state, order);
    if (const auto refusal = check(rules, state, order)) {
        shown.why = notice_of(*refusal);
        return shown;
    }
    if (!shown.outlook.table) return shown;
    State chosen = state;
    apply(rules, chosen, order);
    for (int face = 1; face <= alliance::die_faces; ++face) shown.notes[static_cast<std::size_t>(face - 1)] = notes_of(rules, chosen, face);
    return shown;
}

/// Whether that order is a counter-attack that is open now.
bool strikes_back(const Rules& rules, const OrderShown& shown) {
    if (!shown.open()) return false;
    const auto counts = [](const alliance::ModifierShown& one) {
        return one.total != 0 && one.when && one.when->what == alliance::Word::counter;
    };
    const auto& needs = rules.set().action(shown.order.id).needs;
    return std::any_of(shown.outlook.modifiers.begin(), shown.outlook.modifiers.end(), counts) ||
           std::any_of(needs.begin(), needs.end(), [](const alliance::Condition& need) { return need.what == alliance::Word::last; });
}

void fill_actions(const Rules& rules, const State& state, CardShown& card) {
    std::vector<ActionShown> counters;
    for (const ActionId id : screens::actions_of(card.card)) {
        ActionShown action{order_shown(rules, state, {id, false}), std::nullopt};
        if (rules.set().action(id).napoleon) action.directed = order_shown(rules, state, {id, true});
        card.can_act = card.can_act || action.plain.open();
        (strikes_back(rules, action.plain) ? counters : card.actions).push_back(std::move(action));
    }
    card.counter = !counters.empty();
    // What can be done comes first, and before it what can be done only now.
    std::stable_partition(card.actions.begin(), card.actions.end(), [](const ActionShown& action) { return action.plain.open(); });
    card.actions.insert(card.actions.begin(), std::make_move_iterator(counters.begin()), std::make_move_iterator(counters.end()));
    if (!card.can_act && !card.actions.empty()) card.why = card.actions.front().plain.why;
}

std::string why_napoleon_rests(const Rules& rules, const State& state) {
    for (int i = 0; i < alliance::card_action_count; ++i) {
        const Order order{static_cast<ActionId>(i), true};
        if (!rules.set().action(order.id).napoleon || check(rules, state, Order{order.id})) continue;
        const auto refusal = check(rules, state, order);
        return refusal ? notice_of(*refusal) : std::string();
    }
    return ui::tr("No action that he could direct is open (L3.6).");
}

}  // namespace

std::vector<CardShown> cards_shown(const Rules& rules, const State& state) {
    std::vector<CardShown> cards;
    for (const Seat side : seats)
        for (const CardId id : screens::cards_of(side)) {
            CardShown card;
            card.card = id;
            if (state.stage != alliance::Stage::action) card.why = ui::tr("What has happened is being recorded (L2.2).");
            else if (side != state.phase)
                card.why = side == french_seat ? ui::tr("It is the Allied phase (L2.1).") : ui::tr("It is the French phase (L2.1).");
            else if (id == CardId::napoleon) card.why = why_napoleon_rests(rules, state);
            else fill_actions(rules, state, card);
            if (id == CardId::napoleon) card.can_act = card.why.empty();
            cards.push_back(std::move(card));
        }
    return cards;
}

std::vector<ui::LoggedLine> news_for(std::span<const Line> log, Seat seat) {
    std::size_t first = log.size();
    while (first > 0 && !hands_over(log[first - 1].event, other(seat))) --first;
    std::vector<ui::LoggedLine> news;
    if (first == 0) return news;
    for (std::size_t i = first - 1; i < log.size() && !hands_over(log[i].event, seat); ++i)
        news.push_back({screens::told(log[i].event), rule_of(log[i].event)});
    return news;
}

}  // namespace fow::alliance::stages
