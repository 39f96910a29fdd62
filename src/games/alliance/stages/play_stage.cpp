#include "games/alliance/stages/play_stage.hpp"

#include "app/clocks.hpp"
#include "app/messages.hpp"
#include "games/alliance/screens/reference_page.hpp"
#include "games/alliance/stages/match_text.hpp"
#include "games/alliance/stages/phases.hpp"
#include "games/alliance/stages/shown.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::alliance::stages {

PlayStage::PlayStage(Program& program, Seat seat) : program_(program), seat_(seat) { refresh(); }

bool PlayStage::looks_on() const { return table_of(program_).session().decider() == decider_of(other(seat_)); }

void PlayStage::refresh() {
    const Session& session = table_of(program_).session();
    const auto& heard = session.heard(Viewer::onlooker);
    view_ = session.view(viewer_of(seat_));
    cards_ = cards_shown(session.rules(), session.state());
    log_ = log_of(session, heard.size());
    news_ = news_for(heard, seat_);
}

void PlayStage::watch(std::size_t line) {
    Happened happened = happened_since(table_of(program_).session(), line);
    screen_.show(happened.before, std::move(happened.events));
    log_ = log_of(table_of(program_).session(), line);
    for (screens::CardShown& card : cards_) card.can_act = card.counter = false;
    watches_ = true;
}

bool PlayStage::draw_reference(ui::Window& window) {
    return screens::reference_page(window, table_of(program_).session().rules().set());
}

void PlayStage::draw(ui::Window& window) {
    const Session& session = table_of(program_).session();
    const screens::PlayModel model{.view = view_,
                                        .rules = session.rules().set(),
                                        .seat = seat_,
                                        .waits = looks_on() && !watches_,
                                        .names = ui::shown_names(window, session.record().names),
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
        if (screen_.moves()) return;
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

}  // namespace fow::alliance::stages
