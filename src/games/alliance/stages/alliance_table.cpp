#include "games/alliance/stages/alliance_table.hpp"

#include "app/program.hpp"
#include "games/alliance/bots/in_words.hpp"
#include "games/alliance/opponent/think.hpp"
#include "games/alliance/stages/game_stages.hpp"
#include "games/alliance/stages/play_stage.hpp"
#include "ui/words/tr.hpp"

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

namespace {

using ui::fill;
using ui::tr;

std::string games_text(int halves) { return std::to_string(halves / 2) + (halves % 2 == 0 ? "" : "\xC2\xBD"); }

std::string verdict(const alliance::MatchScore& score, const PerSeat<std::string>& names) {
    if (!score.winner) return tr("The match is drawn.");
    const Seat winner = *score.winner;
    const Named name{"name", names[winner]};
    const auto by = [&](const Sentence& sentence, const PerSeat<int>& counts) {
        return fill(sentence, {name, {"own", std::to_string(counts[winner])}, {"theirs", std::to_string(counts[other(winner)])}});
    };
    switch (score.by) {
        case alliance::MatchBy::morale:
            return by(tr("{name} wins the match by morale left in both games, {own} to {theirs}."), score.morale);
        case alliance::MatchBy::casualties:
            return by(tr("{name} wins the match by fewer divisions lost in both games, {own} to {theirs}."), score.casualties);
        case alliance::MatchBy::games:
        case alliance::MatchBy::nothing: break;
    }
    return fill(tr("{name} wins the match."), {name});
}

}  // namespace

std::string match_text(const Session& session, const PerSeat<std::string>& names) {
    if (as_first_game(session)) return tr("A match of two games: choose Swap sides for the second (L12.3).");
    const auto score = match_score(session);
    if (!score) return {};
    return fill(tr("The match of two games (L12.3): {first} {first_games}, {second} {second_games}."),
                {{"first", names.first},
                 {"first_games", games_text(score->halves.first)},
                 {"second", names.second},
                 {"second_games", games_text(score->halves.second)}}) +
           " " + verdict(*score, names);
}

std::string first_game_text(const Session& session) {
    const auto& first = session.record().first_game;
    if (!first) return {};
    return fill(tr("This is the second game of a match (L12.3). The first: {end} Morale was {french} and {allied}, {lost_french} French "
                   "and {lost_allied} Allied divisions were lost."),
                {{"end", describe(alliance::GameEnded{first->result}, tr)},
                 {"french", std::to_string(first->morale[french_seat])},
                 {"allied", std::to_string(first->morale[allied_seat])},
                 {"lost_french", std::to_string(first->casualties[french_seat])},
                 {"lost_allied", std::to_string(first->casualties[allied_seat])}});
}

}  // namespace fow::alliance::stages
