// The log with nothing hidden, and a game as text.
#include "games/waterloo/engine/statistics.hpp"

#include <algorithm>

#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/view/event.hpp"

namespace fow::waterloo {
namespace {

bool lost(const State& state, UnitId unit) { return state.whereabouts(unit).is(Place::eliminated); }

/// Whether the piece has joined this battle and is not lost.
bool is_left(const Rules& rules, const State& state, UnitId unit) {
    const Whereabouts where = state.whereabouts(unit);
    if (where.is(Place::eliminated) || where.is(Place::absent)) return false;
    return rules.profile(unit).army != Army::prussian || !where.is(Place::reserve);
}

PerSeat<Force> forces(const Rules& rules, const State& state) {
    PerSeat<Force> left;
    for (int i = 0; i < rules.unit_count(); ++i) {
        if (!is_left(rules, state, UnitId(i))) continue;
        Force& side = left[rules.profile(UnitId(i)).seat];
        side.pieces += 1;
        side.strength += rules.profile(UnitId(i)).strength;
    }
    return left;
}

PerSeat<int> lost_pieces(const Rules& rules, const State& state) {
    PerSeat<int> count;
    for (int i = 0; i < rules.unit_count(); ++i)
        if (lost(state, UnitId(i))) count[rules.profile(UnitId(i)).seat] += 1;
    return count;
}

struct Sort {
    std::optional<Spent> operator()(const Move&) const { return Spent::march; }
    std::optional<Spent> operator()(const Attack&) const { return Spent::attack; }
    std::optional<Spent> operator()(const Fire&) const { return Spent::shot; }
    std::optional<Spent> operator()(const Bombard&) const { return Spent::bombardment; }
    std::optional<Spent> operator()(const Enter&) const { return Spent::entry; }
    std::optional<Spent> operator()(const TakeOff&) const { return Spent::rest; }
    std::optional<Spent> operator()(const PlayCard&) const { return Spent::card; }
    std::optional<Spent> operator()(const Inspire&) const { return Spent::card; }
    std::optional<Spent> operator()(const AnswerAttack& e) const { return e.spirit ? std::optional(Spent::card) : std::nullopt; }
    std::optional<Spent> operator()(const TakeVictim&) const { return Spent::pursuit; }
    std::optional<Spent> operator()(const SavePiece&) const { return Spent::pursuit; }
    std::optional<Spent> operator()(const AttackRider&) const { return Spent::pursuit; }
    template <class Other>
    std::optional<Spent> operator()(const Other&) const {
        return std::nullopt;
    }
};

class Counter {
public:
    explicit Counter(const Session& session) : session_(session), rules_(session.rules()) {
        counted_.at_first = forces(rules_, session.record().start.state);
        for (const DieFace& face : rules_.set().die.faces)
            if (std::none_of(counted_.faces.begin(), counted_.faces.end(), [&](const FaceCount& count) { return count.face == face; }))
                counted_.faces.push_back({face, 0, 0});
    }

    Statistics count() {
        const State& start = session_.record().start.state;
        const bool posed = start.phase != Phase::line_draw && start.phase != Phase::set_up && start.phase != Phase::draft;
        if (posed && start.phase != Phase::over) begin(start, start.mover, start.turn, start.actions, 0);
        for (std::size_t ply = 0; ply < session_.ply_count(); ++ply) count(ply);
        end(session_.state());
        for (const Seat seat : seats)
            for (int i = rules_.first_unit(seat); i < rules_.end_unit(seat); ++i)
                if (lost(session_.state(), UnitId(i)) && !lost(start, UnitId(i)))
                    counted_.losses[seat][static_cast<std::size_t>(rules_.profile(UnitId(i)).kind)] += 1;
        counted_.turning = turning_points(rules_.roster(), heard());
        counted_.result = session_.state().result();
        return std::move(counted_);
    }

private:
    [[nodiscard]] const std::vector<LogLine>& heard() const { return session_.heard(Viewer::onlooker); }
    [[nodiscard]] const State& after(std::size_t ply) const { return session_.state_after(ply + 1); }

    void count(std::size_t ply) {
        const State& before = session_.history()[ply];
        const Ply& made = session_.record().plies[ply];
        if (const auto* action = std::get_if<Action>(&made)) {
            const Seat seat = turn(before) == french_decider ? french_seat : allied_seat;
            if (const auto spent = std::visit(Sort{}, *action)) counted_.spent[seat][static_cast<std::size_t>(*spent)] += 1;
        } else if (before.phase == Phase::battle_die) {
            roll(std::get<RollDie>(std::get<Roll>(made)).face);
        }
        const std::size_t end_line = ply + 1 < session_.ply_count() ? session_.heard_before()[ply + 1] : heard().size();
        for (std::size_t line = session_.heard_before()[ply]; line < end_line; ++line) {
            const Event& event = heard()[line].event;
            if (const auto* ended = std::get_if<TurnEnded>(&event); ended != nullptr && !counted_.turns.empty())
                counted_.turns.back().unused = ended->unused;
            if (const auto* began = std::get_if<TurnBegan>(&event)) {
                end(after(ply));
                begin(after(ply), began->seat, began->turn, began->actions, line);
            }
        }
        if (!counted_.turns.empty() && after(ply).mover == counted_.turns.back().seat && after(ply).turn == counted_.turns.back().turn)
            counted_.turns.back().actions = std::max<int>(counted_.turns.back().actions, after(ply).actions);
    }

    void begin(const State& state, Seat seat, int turn, int actions, std::size_t line) {
        TurnCount count;
        count.seat = seat;
        count.turn = turn;
        count.minutes = clock_minutes(rules_, turn);
        count.line = line;
        count.actions = actions;
        counted_.turns.push_back(count);
        lost_before_ = lost_pieces(rules_, state);
    }

    void end(const State& state) {
        if (counted_.turns.empty()) return;
        TurnCount& count = counted_.turns.back();
        count.left = forces(rules_, state);
        const PerSeat<int> lost_now = lost_pieces(rules_, state);
        for (const Seat seat : seats) count.lost[seat] = lost_now[seat] - lost_before_[seat];
        if (state.phase == Phase::over && count.unused == 0 && state.turn == count.turn && state.mover == count.seat)
            count.unused = std::max(0, state.actions_left());
        for (const FaceCount& face : counted_.faces) {
            count.rolls += face.shown;
            if (face.face.winner != french_seat) continue;
            count.french_wins += face.shown;
            count.expected += face.expected;
        }
    }

    void roll(DieFace shown) {
        const auto& faces = rules_.set().die.faces;
        for (FaceCount& face : counted_.faces) {
            face.shown += face.face == shown ? 1 : 0;
            face.expected += static_cast<double>(std::count(faces.begin(), faces.end(), face.face)) / static_cast<double>(faces.size());
        }
    }

    const Session& session_;
    const Rules& rules_;
    Statistics counted_;
    PerSeat<int> lost_before_;
};

}  // namespace

Statistics statistics_of(const Session& session) { return Counter(session).count(); }

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
    const auto head = [](const Sentence& sentence, std::initializer_list<Named> values) { return fill(sentence, values) + "\n"; };
    std::string text = "Fog of Waterloo\n";
    text += head(translate("{french} (French) against {allied} (Allied)"),
                 {{"french", record.names[french_seat]}, {"allied", record.names[allied_seat]}});
    switch (record.options.mode) {
        case Mode::basic: text += head(translate("Basic rules"), {}); break;
        case Mode::standard: text += head(translate("Standard rules"), {}); break;
        case Mode::expert: text += head(translate("Expert rules"), {}); break;
    }
    if (!record.start.name.empty()) text += head(translate("Start: {name}"), {{"name", translate(record.start.name)}});
    if (!record.options.memory) text += head(translate("True to the table (W15.1)"), {});
    if (record.options.nightfall) text += head(translate("Nightfall (W15.2)"), {});
    if (record.options.start_early) text += head(translate("The battle starts early (W14.1)"), {});
    if (record.options.where_are_the_prussians) text += head(translate("Where are the Prussians? (W14.2)"), {});
    if (record.options.handicap) text += head(translate("The French play with a handicap (W15.7)"), {});
    if (!audience) text += head(translate("With nothing hidden"), {});
    else if (*audience == french_viewer) text += head(translate("As the French player knew it"), {});
    else if (*audience == allied_viewer) text += head(translate("As the Allied player knew it"), {});
    else text += head(translate("As everybody at the table knew it"), {});
    text += '\n';
    for (const LogLine& line : audience ? session.log(*audience) : open_log(session)) {
        text += fill(translate("turn {turn}, {clock}"), {{"turn", std::to_string(line.turn)}, {"clock", clock_text(line.minutes)}});
        text += "  " + describe(roster, line.event, translate) + "\n";
    }
    return text;
}

}  // namespace fow::waterloo
