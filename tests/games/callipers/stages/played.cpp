#include "played.hpp"

#include <algorithm>

#include "core/pcg32.hpp"
#include "games/callipers/cli/policy.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/json/documents.hpp"

using namespace fow;
using namespace fow::callipers;

namespace fow::test::callipers {
namespace {

std::string piece(int key) { return "click piece:" + std::to_string(key) + "\n"; }

std::string typed(const Action& action) { return "click order-line\ntype \"" + to_text(action) + "\"\nclick give-line\n"; }

std::string clicks_on(const std::vector<int>& keys) {
    std::string lines;
    for (const int key : keys) lines += piece(key);
    return lines;
}

/// How the order is given on the screen.
struct Giving {
    By by;

    std::string operator()(const Fire& fire) const {
        if (by == By::line) return typed(fire);
        return "click step:fire\n" + clicks_on(fire.guns) + piece(fire.target) + "click fire\n";
    }
    std::string operator()(const Support& support) const {
        return by == By::line && !support.keys.empty() ? typed(support) : clicks_on(support.keys) + "click support\n";
    }
    std::string operator()(const Stand&) const { return "click stand\n"; }
    std::string operator()(const Stay&) const { return "click stay\n"; }
    std::string operator()(const Advance& advance) const { return "click advance:" + std::to_string(advance.key) + "\n"; }
    std::string operator()(const Host& host) const { return "click host:" + std::to_string(host.key) + "\n"; }
    std::string operator()(const EndTurn&) const { return "click end-turn\n"; }
    template <class Other>
    std::string operator()(const Other& order) const {
        return typed(order);
    }
};

/// The dice that are due now and next, in the words of a script.
std::string throw_dice(Session& session, Pcg32& numbers) {
    std::string dice;
    while (session.decider() == Decider::chance) {
        const Roll roll = session.rolls()[numbers.below(die_faces)].roll;
        dice += (dice.empty() ? "" : ",") + to_text(roll);
        static_cast<void>(session.roll(roll));
    }
    return dice.empty() ? std::string() : "dice " + dice + "\n";
}

/// The same with its pieces in the order of their keys, as the screen names them.
Action in_order(Action action) {
    if (auto* fire = std::get_if<Fire>(&action)) std::sort(fire->guns.begin(), fire->guns.end());
    if (auto* support = std::get_if<Support>(&action)) std::sort(support->keys.begin(), support->keys.end());
    return action;
}

}  // namespace

std::string clicks_of(const Action& action, By by) { return std::visit(Giving{by}, action); }

PlayedGame played_game(std::uint64_t seed, By by) {
    Pcg32 numbers(seed);
    PlayedGame game{Session(new_record(data::load_battle("hougoumont", FOW_SOURCE_DIR), {"Marie", "Arthur"})), {}, 0};
    game.script =
        "click game:callipers\nclick new-game\nclick first-name\ntype Marie\nclick second-name\ntype Arthur\n"
        "click begin\nclick order-line\n";  // unfolds it
    Session& session = game.session;
    while (session.decider() != Decider::nobody) {
        const State before = session.state();
        const Action action = in_order(commands::chosen_order(session.rules(), before, numbers));
        if (before.stage != fow::callipers::Stage::orders) ++game.questions;
        static_cast<void>(session.play(action));
        game.script += throw_dice(session, numbers) + clicks_of(action, by);
    }
    return game;
}

PlayedGame decided_game(std::uint64_t seed, By by) {
    for (;; ++seed)
        if (PlayedGame game = played_game(seed, by); game.questions > 1 && game.session.state().result->ending == Ending::losses)
            return game;
}

}  // namespace fow::test::callipers
