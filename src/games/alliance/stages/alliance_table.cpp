#include "games/alliance/stages/alliance_table.hpp"

#include "app/program.hpp"
#include "games/alliance/bots/in_words.hpp"
#include "games/alliance/opponent/think.hpp"
#include "games/alliance/stages/game_stages.hpp"
#include "games/alliance/stages/play_stage.hpp"

namespace fow::alliance::stages {

namespace {

std::string camp_of(alliance::Corps corps) { return "camp:" + std::string(word(corps)); }

std::vector<std::string> rings_of(const Rules& rules, const State& state, const Action& action) {
    if (const auto* take = std::get_if<alliance::Take>(&action)) return {camp_of(take->corps)};
    const auto* order = std::get_if<Order>(&action);
    if (order == nullptr || order->id == ActionId::pass) return {};
    const std::string card(word(screens::card_of(order->id)));
    std::vector<std::string> rings{(order->id == ActionId::wellington ? "card:" : "camp:") + card};
    if (const auto target = outlook(rules, state, *order).target) rings.push_back(camp_of(*target));
    if (const auto place = screens::place_of(order->id)) rings.push_back("place:" + std::string(word(*place)));
    return rings;
}

}  // namespace

AllianceTable& table_of(Program& program) { return static_cast<AllianceTable&>(program.table()); }

void AllianceTable::open_page(Program& program, std::optional<Seat> seat) {
    if (match().over()) return program.go(victory_stage(program));
    program.go(std::make_unique<PlayStage>(program, seat.value_or(session().state().phase)));
}

std::unique_ptr<app::Stage> AllianceTable::waiting_page(Program& program, Seat person) {
    return std::make_unique<PlayStage>(program, person);
}

void AllianceTable::show_answer(Program& program, std::size_t line) {
    while (roll_due()) {}
    auto page = std::make_unique<PlayStage>(program, only_person().value_or(session().state().phase));
    page->watch(line);
    program.go(std::move(page));
}

AllianceTable::Thinker AllianceTable::thinker(const Mind& mind) const {
    return [rules = session().rules(), mind](const View& view, std::span<const Line> heard) {
        return alliance::think(rules, view, heard, mind, alliance::budget_of(mind.level));
    };
}

std::shared_ptr<AllianceTable::Guest> AllianceTable::guest(const std::string& command, Seat seat) const {
    return alliance::guest_at(command, guest_terms(), seat, mind_seed(seat));
}

std::function<std::vector<std::string>(const Action&)> AllianceTable::rings() const {
    return [rules = session().rules(), state = session().state()](const Action& action) { return rings_of(rules, state, action); };
}

bool AllianceTable::may_resign() const { return !check(session().rules(), session().state(), alliance::Resign{}); }

}  // namespace fow::alliance::stages
