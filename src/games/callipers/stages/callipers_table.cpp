#include "games/callipers/stages/callipers_table.hpp"

#include "app/program.hpp"
#include "games/callipers/bots/in_words.hpp"
#include "games/callipers/opponent/think.hpp"
#include "games/callipers/stages/game_stages.hpp"
#include "games/callipers/stages/play_stage.hpp"

namespace fow::callipers::stages {
namespace {

/// The seat that decides, or in whose turn a die is due.
Seat seat_at(const CallipersTable& table) { return table.match().wanted().value_or(french_seat); }

std::string ring(int key) { return "piece:" + std::to_string(key); }

struct Rings {
    std::vector<std::string> operator()(const callipers::Fire& fire) const { return all(fire.guns, fire.target); }
    std::vector<std::string> operator()(const callipers::Attack& attack) const { return all(attack.group, attack.target); }
    std::vector<std::string> operator()(const callipers::Support& support) const { return all(support.keys, std::nullopt); }
    template <class Order>
    std::vector<std::string> operator()(const Order& order) const {
        if constexpr (requires { order.key; }) return {ring(order.key)};
        else return {};
    }
    static std::vector<std::string> all(const std::vector<int>& keys, std::optional<int> target) {
        std::vector<std::string> names;
        for (const int key : keys) names.push_back(ring(key));
        if (target) names.push_back(ring(*target));
        return names;
    }
};

}  // namespace

CallipersTable& table_of(Program& program) { return static_cast<CallipersTable&>(program.table()); }

bool CallipersTable::can_undo() const {
    return NoSecretsTable::can_undo() && (lesson() == nullptr || session().ply_count() > lesson()->session().ply_count());
}

std::vector<Point> CallipersTable::spots() const {
    std::vector<Point> places;
    if (lesson() == nullptr || lesson()->status(session()) == LessonStatus::done) return places;
    for (const callipers::Spot& spot : lesson()->step().show)
        if (spot.key == 0) places.push_back(spot.at);
    return places;
}

void CallipersTable::open_page(Program& program, std::optional<Seat> seat) {
    if (match().over()) return program.go(victory_stage(program));
    program.go(std::make_unique<PlayStage>(program, seat.value_or(seat_at(*this))));
}

std::unique_ptr<app::Stage> CallipersTable::waiting_page(Program& program, Seat person) {
    return std::make_unique<PlayStage>(program, person);
}

void CallipersTable::show_answer(Program& program, std::size_t line) {
    while (roll_due()) {}
    auto page = std::make_unique<PlayStage>(program, only_person().value_or(seat_at(*this)));
    page->watch(line);
    program.go(std::move(page));
}

CallipersTable::Thinker CallipersTable::thinker(const Mind& mind) const {
    return [rules = session().rules(), mind](const View& view, std::span<const Line> heard) {
        return callipers::think(rules, view, heard, mind, callipers::budget_of(mind.level));
    };
}

std::shared_ptr<CallipersTable::Guest> CallipersTable::guest(const std::string& command, Seat seat) const {
    return callipers::guest_at(command, guest_terms(), seat, mind_seed(seat));
}

std::function<std::vector<std::string>(const Action&)> CallipersTable::rings() const {
    return [](const Action& action) { return std::visit(Rings(), action); };
}

}  // namespace fow::callipers::stages
