#include "games/callipers/stages/play_stage.hpp"

#include "app/clocks.hpp"
#include "app/messages.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/screens/words.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {

PlayStage::PlayStage(Program& program, Seat seat) : program_(program), seat_(seat) { refresh(); }

bool PlayStage::looks_on() const { return table_of(program_).session().decider() == decider_of(other(seat_)); }

void PlayStage::refresh() {
    const Session& session = table_of(program_).session();
    view_ = session.view(viewer_of(seat_));
    oracle_.emplace(session.rules(), session.state());
    log_ = lines_of(session.heard(Viewer::onlooker), session.rules().set());
    result_ = result_of_last(session, seat_);
    enemy_turn_ = last_turn_of_enemy(session, seat_);
    advised_.reset();
    screen_.drop(view_);
}

void PlayStage::advised(const std::string& action) {
    const Session& session = table_of(program_).session();
    const auto order = callipers::action_from_text(action);
    advised_ = order ? goal_of(session.rules(), session.state(), *order) : std::nullopt;
}

void PlayStage::watch(std::size_t line) {
    const Session& session = table_of(program_).session();
    auto happened = happened_since(session, line);
    screen_.show(happened.before, session.rules().set(), std::move(happened.events));
    watches_ = true;
}

bool PlayStage::draw_reference(ui::Window& window) { return screens::reference_page(window, table_of(program_).session().rules().set()); }

void PlayStage::draw(ui::Window& window) {
    CallipersTable& table = table_of(program_);
    const Session& session = table.session();
    const screens::PlayModel model{.view = view_,
                                   .rules = session.rules().set(),
                                   .seat = seat_,
                                   .waits = looks_on() && !watches_,
                                   .names = ui::shown_names(window, names_at_table(session.record())),
                                   .oracle = *oracle_,
                                   .sight = table.sight(),
                                   .clock = clocks_at(session.record(), table.match().turn()),
                                   .log = log_,
                                   .notice = notice_,
                                   .roll_due = session.decider() == Decider::chance,
                                   .can_undo = !watches_ && table.can_undo(),
                                   .lesson = program_.in_lesson(),
                                   .spots = table.spots(),
                                   .result = result_,
                                   .enemy_turn = enemy_turn_,
                                   .advised = advised_};
    const auto intent = screen_.draw(window, model);
    if (watches_) {
        // The page stays while one side goes on: the map does not jump. A lesson may have more to show.
        const bool leaves = session.decider() != decider_of(seat_) || program_.in_lesson();
        if (screen_.moves() || (leaves && program_.page_is_held())) return;
        watches_ = false;
        if (leaves) return program_.proceed();
        window.wake();  // what was asked for before, such as the end of the turn, follows at once
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

void PlayStage::handle(const screens::TakeBack&) {
    table_of(program_).undo();
    refresh();
}

void PlayStage::handle(const screens::TableChoice& choice) {
    std::visit([this](const auto& chosen) { handle(chosen); }, choice);
}

std::optional<screens::Goal> goal_of(const Rules& rules, const State& state, const Action& order) {
    const auto* move = std::get_if<callipers::Move>(&order);
    const auto* turn = std::get_if<callipers::Turn>(&order);
    const auto* wheel = std::get_if<callipers::Wheel>(&order);
    const int key = move != nullptr ? move->key : turn != nullptr ? turn->key : wheel != nullptr ? wheel->key : 0;
    const int piece = rules.index_of(key);
    if (piece < 0 || check(rules, state, order)) return std::nullopt;
    screens::Goal goal{piece, {state.pieces[static_cast<std::size_t>(piece)].at}, 0};
    if (move != nullptr)
        for (const Point leg : move->legs) goal.way.push_back(goal.way.back() + leg);
    State next = state;
    apply(rules, next, order, nullptr);
    const Place& there = next.pieces[static_cast<std::size_t>(piece)];
    if (goal.way.back() != there.at) goal.way.push_back(there.at);
    goal.facing = there.facing;
    return goal;
}

std::vector<ui::LoggedLine> lines_of(std::span<const Line> log, const RuleSet& rules) {
    std::vector<ui::LoggedLine> lines;
    for (const Line& line : log) {
        const std::string text = screens::told(line.event, &rules);
        const bool follows = std::holds_alternative<callipers::DieThrown>(line.event) ||
                             std::holds_alternative<callipers::PieceLost>(line.event) ||
                             std::holds_alternative<callipers::FightSettled>(line.event);
        const std::string timed = ui::fill(ui::tr("Turn {turn}: {text}"), {{"turn", std::to_string(line.turn)}, {"text", text}});
        lines.push_back({follows ? text : timed, rule_of(line.event)});
    }
    return lines;
}

screens::TurnTold last_turn_of_enemy(const Session& session, Seat seat) {
    const auto& lines = session.heard(Viewer::onlooker);
    const auto is_deed = [](const Line& line) {
        return !std::holds_alternative<TableEvent>(line.event) && !std::holds_alternative<callipers::DrawOffered>(line.event);
    };
    std::size_t end = lines.size();
    while (end > 0 && !hands_over(lines[end - 1].event, other(seat))) {
        if (is_deed(lines[end - 1])) return {};  // this side has acted, or its enemy is in the middle of a turn
        --end;
    }
    if (end == 0) return {};
    std::size_t start = end - 1;
    while (start > 0 && !hands_over(lines[start - 1].event, seat)) --start;
    auto happened = happened_since(session, start);
    happened.events.resize(end - start);
    return screens::told_turn(happened.before, session.rules().set(), happened.events);
}

std::vector<std::string> result_of_last(const Session& session, Seat seat) {
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = lines.size(); i > 0; --i) {
        const Event& event = lines[i - 1].event;
        if (hands_over(event, seat) || hands_over(event, other(seat))) return {};
        const bool begins =
            std::holds_alternative<callipers::FireOrdered>(event) || std::holds_alternative<callipers::AttackOrdered>(event);
        if (!begins) continue;
        if (session.view(viewer_of(seat)).side != seat) return {};
        const auto happened = happened_since(session, i - 1);
        return screens::told_turn(happened.before, session.rules().set(), happened.events).lines;
    }
    return {};
}

}  // namespace fow::callipers::stages
