// The log with nothing hidden, and a game as text.
#include "games/waterloo/engine/session.hpp"

#include "games/waterloo/view/event.hpp"

namespace fow::waterloo {
namespace {

void take(std::vector<SeenPiece*>& pieces, SeenPiece& piece) { pieces.push_back(&piece); }
void take(std::vector<SeenPiece*>& pieces, std::vector<SeenPiece>& more) {
    for (SeenPiece& piece : more) pieces.push_back(&piece);
}
void take(std::vector<SeenPiece*>& pieces, std::optional<SeenPiece>& perhaps) {
    if (perhaps) pieces.push_back(&*perhaps);
}
template <class Other>
void take(std::vector<SeenPiece*>&, Other&) {}

/// The pieces in an event, in a fixed order.
std::vector<SeenPiece*> pieces_in(Event& event) {
    std::vector<SeenPiece*> pieces;
    std::visit(
        [&](auto& e) {
            if constexpr (requires { e.piece; }) take(pieces, e.piece);
            if constexpr (requires { e.pieces; }) take(pieces, e.pieces);
            if constexpr (requires { e.gun; }) take(pieces, e.gun);
            if constexpr (requires { e.target; }) take(pieces, e.target);
            if constexpr (requires { e.attacker; }) take(pieces, e.attacker);
            if constexpr (requires { e.defender; }) take(pieces, e.defender);
            if constexpr (requires { e.cavalry; }) take(pieces, e.cavalry);
            if constexpr (requires { e.victim; }) take(pieces, e.victim);
            if constexpr (requires { e.saved; }) take(pieces, e.saved);
        },
        event);
    return pieces;
}

/// The seat whose secret an event tells; the opponent's version knows less.
Seat owner_of(const Event& event) {
    if (const auto* drawn = std::get_if<LineDrawn>(&event)) return drawn->seat;
    if (const auto* drafted = std::get_if<CardsDrafted>(&event)) return drafted->seat;
    if (const auto* taken = std::get_if<CardsTaken>(&event)) return taken->seat;
    if (const auto* scouted = std::get_if<Scouted>(&event)) return scouted->seat;
    return french_seat;
}

Event laid_open(Event french, Event allied) {
    const Seat owner = owner_of(french);
    Event& whole = owner == french_seat ? french : allied;
    const std::vector<SeenPiece*> kept = pieces_in(whole);
    const std::vector<SeenPiece*> others = pieces_in(owner == french_seat ? allied : french);
    for (std::size_t i = 0; i < kept.size() && i < others.size(); ++i)
        if (seat_of(kept[i]->army) != owner) *kept[i] = *others[i];
    return whole;
}

}  // namespace

std::vector<LogLine> open_log(const Session& session) {
    std::vector<LogLine> open = session.heard(french_viewer);
    const std::vector<LogLine>& allied = session.heard(allied_viewer);
    for (std::size_t i = 0; i < open.size(); ++i) open[i].event = laid_open(std::move(open[i].event), allied[i].event);
    return open;
}

std::string chronicle_of(const Session& session, Audience audience, Translate translate) {
    const Record& record = session.record();
    const Roster& roster = session.rules().roster();
    const auto head = [&](const char* sentence, std::initializer_list<Named> values) { return fill(translate(sentence), values) + "\n"; };
    std::string text = "Fog of Waterloo\n";
    text +=
        head("{french} (French) against {allied} (Allied)", {{"french", record.names[french_seat]}, {"allied", record.names[allied_seat]}});
    switch (record.options.mode) {
        case Mode::basic: text += head("Basic rules", {}); break;
        case Mode::standard: text += head("Standard rules", {}); break;
        case Mode::expert: text += head("Expert rules", {}); break;
    }
    if (!record.start.name.empty()) text += head("Start: {name}", {{"name", record.start.name}});
    if (!record.options.memory) text += head("True to the table (W15.1)", {});
    if (record.options.nightfall) text += head("Nightfall (W15.2)", {});
    if (record.options.start_early) text += head("The battle starts early (W14.1)", {});
    if (record.options.where_are_the_prussians) text += head("Where are the Prussians? (W14.2)", {});
    if (!audience) text += head("With nothing hidden", {});
    else if (*audience == french_viewer) text += head("As the French player knew it", {});
    else if (*audience == allied_viewer) text += head("As the Allied player knew it", {});
    else text += head("As everybody at the table knew it", {});
    text += '\n';
    for (const LogLine& line : audience ? session.log(*audience) : open_log(session)) {
        text += fill(translate("turn {turn}, {clock}"), {{"turn", std::to_string(line.turn)}, {"clock", clock_text(line.minutes)}});
        text += "  " + describe(roster, line.event, translate) + "\n";
    }
    return text;
}

}  // namespace fow::waterloo
