#include "games/alliance/cli/computed_game.hpp"

#include <algorithm>

#include "bots/player.hpp"
#include "cli/command.hpp"
#include "games/alliance/opponent/greedy.hpp"

namespace fow::alliance::commands {
namespace {

[[nodiscard]] Seated seated_of(const std::string& name) {
    if (name == "random") return {};
    if (name == "greedy") return {Seated::Kind::greedy, {}};
    if (const auto mind = bots::mind_from_text(name)) return {Seated::Kind::mind, *mind};
    throw cli::Misuse("--players", "\"" + name + "\" is neither random, greedy nor a level (captain, captain:bold)");
}

}  // namespace

PerSeat<Seated> seated_in(const std::string& text) {
    const auto comma = text.find(',');
    if (comma == std::string::npos) return {seated_of(text), seated_of(text)};
    return {seated_of(text.substr(0, comma)), seated_of(text.substr(comma + 1))};
}

ComputedGame::ComputedGame(const Rules& rules, const State& start, const PerSeat<Seated>& seated, std::uint64_t seed, std::uint64_t nodes)
    : rules_(rules), start_(start), seated_(seated), numbers_(seed), nodes_(nodes), state_(start) {}

void ComputedGame::begin() {
    state_ = start_;
    for (const Seat seat : seats) seated_[seat].mind.seed = std::uint64_t{numbers_.next()} << 32U | numbers_.next();
}

Action ComputedGame::chosen(const View& view, std::size_t choices) {
    const Seated& who = seated_[turn(view) == french_decider ? french_seat : allied_seat];
    switch (who.kind) {
        case Seated::Kind::random: break;
        case Seated::Kind::greedy: return greedy_action(rules_, view, numbers_.next());
        case Seated::Kind::mind: return think(rules_, view, {}, who.mind, nodes_ > 0 ? Budget{nodes_} : budget_of(who.mind.level)).action;
    }
    return view.legal[numbers_.below(static_cast<std::uint32_t>(choices))];
}

std::size_t ComputedGame::step() {
    if (state_.stage == Stage::die || state_.stage == Stage::test) {
        const auto kind = state_.stage == Stage::die ? Roll::Kind::action : Roll::Kind::test;
        apply(rules_, state_, Roll{kind, static_cast<std::uint8_t>(numbers_.below(die_faces) + 1)}, nullptr);
        return 0;
    }
    const View view = view_of(rules_, state_, Viewer::onlooker);
    // Orders and corps come before offers and resigning.
    const auto choices = static_cast<std::size_t>(std::count_if(view.legal.begin(), view.legal.end(), [](const Action& action) {
        return std::holds_alternative<Order>(action) || std::holds_alternative<Take>(action);
    }));
    apply(rules_, state_, chosen(view, choices), nullptr);
    return choices;
}

}  // namespace fow::alliance::commands
