#include "played.hpp"

#include "core/pcg32.hpp"
#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/json/documents.hpp"

using namespace fow;
using namespace fow::alliance;

namespace fow::test::alliance {
namespace {

/// The dice that are due now and next, in the words of a script.
std::string throw_dice(Session& session, Pcg32& numbers) {
    std::string dice;
    while (session.decider() == Decider::chance) {
        const auto due = session.rolls();
        const Roll roll = due[numbers.below(6)].roll;
        dice += (dice.empty() ? "" : ",") + to_text(roll);
        static_cast<void>(session.roll(roll));
    }
    return dice.empty() ? std::string() : "dice " + dice + "\n";
}

}  // namespace

std::string clicks_of(const Order& order) {
    const std::string id(word(order.id));
    const std::string card = id.substr(0, id.find(':'));
    std::string lines = "click card:" + card + "\n";
    int printed = 0;
    for (int i = 0; i < card_action_count; ++i) {
        const std::string other(word(static_cast<ActionId>(i)));
        if (other.substr(0, other.find(':')) == card) ++printed;
    }
    if (printed > 1) lines += "click action:" + id + "\n";
    if (order.napoleon) lines += "click napoleon\n";
    return lines + "click confirm\n";
}

PlayedGame played_game(std::uint64_t seed) {
    Pcg32 numbers(seed);
    PlayedGame game{Session(new_record(data::load_rule_set(FOW_SOURCE_DIR), {"Marie", "Arthur"})), {}, 0};
    game.script =
        "click game:alliance\nclick new-game\nclick first-name\ntype Marie\nclick second-name\ntype Arthur\n"
        "click begin\n";
    Session& session = game.session;
    while (session.decider() != Decider::nobody) {
        OrderList list;
        std::string clicks;
        if (session.state().stage == fow::alliance::Stage::casualty) {
            std::vector<Take> takes;
            for (const Action& action : session.view(Viewer::onlooker).legal)
                if (const auto* take = std::get_if<Take>(&action)) takes.push_back(*take);
            const Take take = takes[numbers.below(static_cast<std::uint32_t>(takes.size()))];
            clicks = "click " + to_text(Action(take)) + "\n";
            static_cast<void>(session.play(take));
            ++game.questions;
        } else {
            orders(session.rules(), session.state(), list);
            const Order order = list[numbers.below(static_cast<std::uint32_t>(list.size()))];
            clicks = clicks_of(order);
            static_cast<void>(session.play(order));
        }
        game.script += throw_dice(session, numbers) + clicks;
    }
    return game;
}

PlayedGame short_game(std::uint64_t seed, int turns) {
    for (;; ++seed)
        if (PlayedGame game = played_game(seed); game.questions > 0 && game.session.state().turn <= turns) return game;
}

}  // namespace fow::test::alliance
