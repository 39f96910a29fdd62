#include "games/waterloo/screens/words/action_words.hpp"

#include <algorithm>

#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "games/waterloo/view/event.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

struct ActionWords {
    const PlayerView& view;
    const Roster& roster;

    [[nodiscard]] std::string unit(UnitId id) const { return describe(roster, as_printed(roster, id), tr); }
    [[nodiscard]] std::string at(Square square) const {
        const auto& piece = view.at(square);
        return piece ? describe(roster, *piece, tr) : fill(tr("the piece at {square}"), {{"square", to_text(square)}});
    }
    [[nodiscard]] std::string on(Rider rider) const {
        if (view.pursuit)
            for (const Seat seat : seats)
                for (const SeenRider& seen : view.pursuit->riders[seat])
                    if (seen.rider == rider) return describe(roster, seen.piece, tr);
        return tr("cavalry in the pursuit");
    }
    [[nodiscard]] std::string tile_at(Square square) const {
        const SeenTile* tile = view.tile_at(square);
        return tile != nullptr ? std::string(tr(tile->name)) : to_text(square);
    }
    [[nodiscard]] static Named from(Square square) { return {"from", to_text(square)}; }
    [[nodiscard]] static Named to(Square square) { return {"to", to_text(square)}; }

    std::string operator()(const PlaceUnit& a) const {
        return fill(tr("{piece} is placed on {to}"), {{"piece", unit(a.unit)}, to(a.square)});
    }
    std::string operator()(const Unplace& a) const { return fill(tr("{piece} goes back to the box"), {{"piece", unit(a.unit)}}); }
    std::string operator()(const Ready&) const { return tr("the set-up is finished"); }
    std::string operator()(const Move& a) const {
        return fill(tr("{piece} moves from {from} to {to}"), {{"piece", at(a.from)}, from(a.from), to(a.to)});
    }
    std::string operator()(const Attack& a) const {
        const std::initializer_list<Named> values{
            {"piece", at(a.from)}, {"target", at(a.to)}, from(a.from), to(a.to), {"via", to_text(a.via)}};
        return a.via == a.from || straight_attack(a.from, a.to) == a
                   ? fill(tr("{piece} attacks {target} at {to}, coming from {from}"), values)
                   : fill(tr("{piece} attacks {target} at {to}, coming from {from} by way of {via}"), values);
    }
    std::string operator()(const Fire& a) const {
        return fill(tr("{piece} at {from} fires at {target} at {to}"),
                    {{"piece", at(a.from)}, from(a.from), {"target", at(a.to)}, to(a.to)});
    }
    std::string operator()(const Enter& a) const { return fill(tr("{piece} enters at {to}"), {{"piece", unit(a.unit)}, to(a.square)}); }
    std::string operator()(const TakeOff& a) const {
        return fill(tr("{piece} leaves {from} to regain its strength"), {{"piece", at(a.from)}, from(a.from)});
    }
    std::string operator()(const ChooseFallen& a) const {
        return a.frenzied_falls ? tr("the frenzied piece falls") : tr("the other piece falls");
    }
    std::string operator()(const StandingOrder& a) const {
        return fill(tr("the standing order \"{order}\""), {{"order", order_text(a.order)}});
    }
    std::string operator()(const EndTurn&) const { return tr("the end of the turn"); }
    std::string operator()(const OfferDraw&) const { return tr("the offer of a draw"); }
    std::string operator()(const AcceptDraw&) const { return tr("the draw that was offered"); }
    std::string operator()(const Resign&) const { return tr("resigning"); }
    std::string operator()(const Bombard& a) const {
        return fill(tr("{piece} at {from} fires at {tile} ({to})"),
                    {{"piece", at(a.from)}, from(a.from), {"tile", tile_at(a.to)}, to(a.to)});
    }
    std::string operator()(const ChooseTarget& a) const {
        return a.target ? fill(tr("the frenzied piece goes on to {to}"), {to(*a.target)}) : tr("the frenzied piece stops where it is");
    }
    std::string operator()(const DraftCards& a) const {
        const Named kept{"kept", card_name(a.keep)};
        return a.discard ? fill(tr("{kept} is kept, {other} put aside"), {kept, {"other", card_name(*a.discard)}})
                         : fill(tr("{kept} is kept"), {kept});
    }
    std::string operator()(const TakeCards& a) const {
        const Named first{"first", card_name(a.first)};
        return a.second ? fill(tr("{first} and {second} are taken from the pile"), {first, {"second", card_name(*a.second)}})
                        : fill(tr("{first} is taken from the pile"), {first});
    }
    std::string operator()(const PlayCard& a) const { return fill(tr("{card} is played"), {{"card", card_name(a.card)}}); }
    std::string operator()(const Inspire& a) const {
        return fill(tr("{card} is played for {piece} at {to}"),
                    {{"card", card_name(Card::fighting_spirit)}, {"piece", at(a.square)}, to(a.square)});
    }
    std::string operator()(const Look& a) const { return fill(tr("a look at the piece at {to}"), {to(a.square)}); }
    std::string operator()(const EndCard&) const { return tr("nothing more for the card"); }
    std::string operator()(const AnswerAttack& a) const {
        return a.spirit ? fill(tr("{card} in defence"), {{"card", card_name(Card::fighting_spirit)}}) : tr("no card in defence");
    }
    std::string operator()(const TakeVictim& a) const {
        return fill(tr("{piece} rides down {victim} at {to}"), {{"piece", on(a.rider)}, {"victim", at(a.square)}, to(a.square)});
    }
    std::string operator()(const SavePiece& a) const {
        const Named saved{"saved", at(a.square)};
        return a.rider ? fill(tr("{piece} covers the retreat of {saved} from {from}"), {{"piece", on(*a.rider)}, saved, from(a.square)})
                       : fill(tr("{saved} at {from} gets away"), {saved, from(a.square)});
    }
    std::string operator()(const AttackRider& a) const {
        return fill(tr("{piece} attacks {target}"), {{"piece", on(a.rider)}, {"target", on(a.target)}});
    }
    std::string operator()(const LeavePursuit& a) const { return fill(tr("{piece} leaves the pursuit"), {{"piece", on(a.rider)}}); }
};

}  // namespace

std::string action_text(const PlayerView& view, const Roster& roster, const Action& action) {
    return std::visit(ActionWords{view, roster}, action);
}

}  // namespace fow::waterloo::screens
