// Every member of a position has one description, for reading and writing (json/fields.hpp).
#include "games/waterloo/json/position.hpp"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

#include "json/fields.hpp"
#include "parts.hpp"

namespace fow::waterloo::json_parts {
namespace {

constexpr int earliest_turn = -9, latest_turn = 1000;

constexpr std::array<std::string_view, 3> opening_words{"set_up", "ready", "turn"};
constexpr json::OneOf<Opening, 3> opening_form{opening_words, "set_up, ready or turn"};
constexpr json::Word<Seat> seat_form{seat_from_word, fow::waterloo::word, "\"french\" or \"allied\""};

constexpr json::Object work_form{[](auto& fields, auto& work) {
    fields("tile", work.tile, json::Text{});
    fields.maybe("owner", work.owner, seat_form);
    fields.maybe("damage", work.damage != 0, work.damage, json::Integer{0, 63});
}};

/// The works of a state.
struct WorksForm {
    const Rules& rules;
    Gathered* gathered;

    void read(const Node& list, State& state) const {
        std::set<std::string> listed;
        gathered->each(list, max_tiles, [&](const Node& node) {
            PosedWork posed;
            work_form.read(node, posed);
            const auto& works = rules.works();
            const auto found = std::find_if(works.begin(), works.end(),
                                            [&](const Rules::Work& work) { return rules.tiles()[work.tile].id == posed.tile; });
            if (found == works.end()) node.member("tile").fail("\"" + posed.tile + "\" is not a building or village of this battle");
            if (!listed.insert(posed.tile).second) node.member("tile").fail("the tile is listed twice");
            if (posed.owner && found->kind != TileKind::building) node.member("owner").fail("only a building has an owner (W10.4)");
            if (posed.damage > rules.set().terrain.hits)
                node.member("damage").fail(std::to_string(rules.set().terrain.hits) + " hits destroy it (W10.6)");
            WorkState& work = state.works[static_cast<std::size_t>(found - works.begin())];
            if (posed.owner) work.owner = static_cast<unsigned>(*posed.owner) & 3U;
            work.damage = static_cast<unsigned>(posed.damage) & 63U;
        });
    }
    [[nodiscard]] Value write(const State& state) const {
        Value list = Value::array();
        for (std::size_t i = 0; i < rules.works().size(); ++i) {
            const WorkState& work = state.works[i];
            if (work == WorkState{}) continue;
            PosedWork posed{rules.tiles()[rules.works()[i].tile].id, std::nullopt, work.damage};
            if (work.owner < 2) posed.owner = static_cast<Seat>(work.owner);
            list.push_back(work_form.write(posed));
        }
        return list;
    }
};

/// A Line of Retreat; 3 = not drawn yet.
struct LineForm {
    static bool present(std::uint8_t line) { return line < 3; }
    static void read(const Node& node, std::uint8_t& line) {
        line = static_cast<std::uint8_t>(node.word(sector_from_word, "left, centre or right"));
    }
    [[nodiscard]] static Value write(std::uint8_t line) { return fow::waterloo::word(static_cast<Sector>(line)); }
};

struct CardsForm {
    static bool present(CardCounts counts) { return !counts.empty(); }
    static void read(const Node& list, CardCounts& counts) {
        counts = {};
        for (std::size_t i = 0; i < list.size(15); ++i) counts.add(list.element(i).word(card_from_word, "a manoeuvre card (W11)"));
    }
    [[nodiscard]] static Value write(CardCounts counts) {
        Value list = Value::array();
        for (const Card card : cards)
            for (int i = 0; i < counts[card]; ++i) list.push_back(fow::waterloo::word(card));
        return list;
    }
};

/// A value for each side that has one. `unknown`: why the mode has no such values, or nothing.
template <class Fields, class Values, class Form>
void each_side(Fields& fields, std::string_view name, Values& values, const Form& form, const char* unknown) {
    fields.maybe(name, form.present(values[french_seat]) || form.present(values[allied_seat]), values,
                 json::Object{[&form, unknown](auto& sides, auto& own) {
                     sides.check([unknown](const Node& node) {
                         if (unknown != nullptr) node.fail(unknown);
                     });
                     for (const Seat seat : seats) sides.maybe(fow::waterloo::word(seat), form.present(own[seat]), own[seat], form);
                 }});
}

template <class Fields, class S>
void lay_out_start(Fields& fields, S& state, const Rules& rules) {
    fields("turn", state.turn, json::Integer{earliest_turn, latest_turn});
    fields("first_mover", state.first_mover, seat_form);
    each_side(fields, "lines_of_retreat", state.line, LineForm{},
              rules.expert() ? "Expert is played without Line of Retreat cards (W12.2)" : nullptr);
}

/// What only a turn in progress has. `gathered`: of a position that is read.
template <class Fields, class S>
void lay_out_turn(Fields& fields, S& state, const Rules& rules, Gathered* gathered) {
    fields("to_move", state.mover, seat_form);
    fields.maybe("works", state.works != decltype(state.works){}, state, WorksForm{rules, gathered});
    const char* const unknown = rules.with_cards() ? nullptr : "Basic is played without cards (W2.4)";
    each_side(fields, "hands", state.hand, CardsForm{}, unknown);
    each_side(fields, "discards", state.discarded, CardsForm{}, unknown);
    each_side(fields, "played", state.played, CardsForm{}, unknown);
    fields.check([&](const Node& node) {
        for (const Card card : cards) {
            int out = 0;
            for (const auto* counts : {&state.hand, &state.discarded, &state.played})
                for (const Seat seat : seats) out += (*counts)[seat][card];
            if (rules.with_cards() && out > rules.set().cards.pack[card])
                gathered->add(node.pointer(),
                              "there are more cards \"" + std::string(fow::waterloo::word(card)) + "\" than in the pack (W11)");
        }
    });
    fields.maybe("quiet_turns", state.quiet_turns != 0, state.quiet_turns, json::Integer{0, rules.set().turns.quiet_turn_limit - 1});
    fields.maybe("draw_offered", state.draw_pending, state.draw_pending, json::Flag{});
}

struct ActedForm {
    static void read(const Node& acted, State& state) {
        for (std::size_t i = 0; i < acted.size(2); ++i) {
            const std::string nation = acted.element(i).text();
            if (nation != "allied" && nation != "prussian") acted.element(i).fail("must be allied or prussian (W9.6)");
            if (std::exchange(nation == "allied" ? state.allied_acted : state.prussian_acted, true))
                acted.element(i).fail("the nation is listed twice");
        }
    }
    [[nodiscard]] static Value write(const State& state) {
        Value list = Value::array();
        if (state.allied_acted) list.push_back("allied");
        if (state.prussian_acted) list.push_back("prussian");
        return list;
    }
};

/// The turn has begun, so that its actions are known.
template <class Fields, class S>
void lay_out_actions(Fields& fields, S& state) {
    fields("actions_used", state.actions_used, json::Integer{0, 100});
    fields.check([&](const Node& node) {
        if (node.has("actions_used") && state.actions_used > state.actions)
            node.member("actions_used").fail("the turn has only " + std::to_string(state.actions) + " actions (W5.3)");
    });
    fields.maybe("acted", state.allied_acted || state.prussian_acted, state, ActedForm{});
}

/// "/battlefield/tiles/2/squares" with the index that tile 2 has in the document.
[[nodiscard]] std::string renumbered(const std::string& pointer, const std::string& list, const std::vector<std::size_t>& entries) {
    const auto from = list.size() + 1;
    const auto end = std::min(pointer.find('/', from), pointer.size());
    return list + "/" + std::to_string(entries[std::stoul(pointer.substr(from, end - from))]) + pointer.substr(end);
}

}  // namespace

PositionReader::PositionReader(const Node& node, const Roster& roster, Gathered& gathered)
    : node_(node), roster_(roster), gathered_(gathered) {
    gathered_.attempt([&] {
        node_.object({"phase", "turn?", "to_move?", "first_mover?", "actions_used?", "acted?", "quiet_turns?", "draw_offered?",
                      "prussians?", "lines_of_retreat?", "works?", "hands?", "discards?", "played?", "pieces"});
    });
    gathered_.member(node_, "phase", [&](const Node& phase) { opening_form.read(phase, opening_); });
    gathered_.member(node_, "prussians", [&](const Node& prussians) {
        const std::string coming = prussians.text();
        if (coming != "coming" && coming != "absent") prussians.fail("must be coming or absent");
        prussians_coming_ = coming == "coming";
    });
    gathered_.member(node_, "works", [&](const Node& works) { read_works(works); });
    gathered_.member(node_, "pieces", [&](const Node& pieces) {
        std::set<UnitId> listed;
        for (std::size_t i = 0; i < pieces.size(max_units); ++i)
            gathered_.attempt([&] {
                PosedPiece piece = read_piece(pieces.element(i), roster_, opening_);
                if (!listed.insert(piece.unit).second) pieces.element(i).member("unit").fail("the piece is listed twice");
                piece.entry = i;
                pieces_.push_back(piece);
            });
    });
}

void PositionReader::read_works(const Node& list) {
    if (opening_ != Opening::turn) list.fail("is only allowed in a turn: before the first one, no building is held or hit");
    gathered_.each(list, max_tiles, [&](const Node& node) {
        PosedWork work;
        work_form.read(node, work);
        works_.push_back(work);
    });
}

void PositionReader::draw(Battlefield& field, Places& places) const {
    places.position = node_.pointer();
    field.players_set_up = opening_ == Opening::set_up;
    gathered_.member(node_, "first_mover", [&](const Node& node) { field.first_mover = seat_of(node); });
    field.pieces.clear();
    for (const PosedPiece& piece : pieces_) {
        if (!piece.where.on_board() && !piece.where.is(Place::reserve)) continue;
        field.pieces.push_back({piece.unit, piece.where.on_board() ? std::optional(piece.where.square()) : std::nullopt});
        places.pieces.push_back(piece.entry);
    }
    if (!prussians_coming_) return;
    std::set<UnitId> listed;
    for (const PosedPiece& piece : pieces_) listed.insert(piece.unit);
    for (int i = 0; i < static_cast<int>(roster_.size()); ++i)
        if (roster_[static_cast<std::size_t>(i)].army == Army::prussian && listed.count(UnitId(i)) == 0) {
            field.pieces.push_back({UnitId(i), std::nullopt});
            places.pieces.push_back(0);
        }
}

void PositionReader::judge(const Battlefield& field, const Ruleset& base, const Places& places, bool whole) const {
    Battlefield standing = field;
    Places there = places;
    for (const PosedWork& work : works_) {
        const auto tile = std::find_if(standing.tiles.begin(), standing.tiles.end(), [&](const Tile& t) { return t.id == work.tile; });
        if (tile == standing.tiles.end() || work.damage < base.terrain.hits) continue;
        if (!there.tiles.empty()) there.tiles.erase(there.tiles.begin() + (tile - standing.tiles.begin()));
        standing.tiles.erase(tile);  // W10.6: open ground
    }
    const std::string tiles = "/battlefield/tiles", pieces = "/position/pieces";
    for (const BattlefieldFault& fault : faults_of(standing, base)) {
        const bool single = fault.pointer.size() > pieces.size() && fault.pointer.compare(0, pieces.size(), pieces) == 0;
        if (single) {
            const std::string at = renumbered(fault.pointer, pieces, there.pieces);
            gathered_.add(there.position + at.substr(std::string("/position").size()), fault.reason, fault.rule);
        } else if (fault.pointer == pieces) {
            if (whole && opening_ != Opening::turn) gathered_.add(there.position + "/pieces", fault.reason, fault.rule);
        } else if (whole) {
            const bool of_tile = fault.pointer.size() > tiles.size() && fault.pointer.compare(0, tiles.size(), tiles) == 0;
            const std::string whole_document = there.position.substr(0, there.position.size() - std::string("/position").size());
            gathered_.add(
                whole_document + (of_tile && !there.tiles.empty() ? renumbered(fault.pointer, tiles, there.tiles) : fault.pointer),
                fault.reason, fault.rule);
        }
    }
}

void PositionReader::refuse_more_than_drawn() const {
    const auto refuse = [&](const Node& node) { gathered_.add(node.pointer(), "cannot be part of a drawn battlefield (W14.3)"); };
    for (const char* name :
         {"to_move", "actions_used", "acted", "quiet_turns", "draw_offered", "lines_of_retreat", "works", "hands", "discards", "played"})
        if (node_.has(name)) refuse(node_.member(name));
    if (opening_ == Opening::turn && node_.has("phase")) refuse(node_.member("phase"));
    gathered_.member(node_, "turn", [&](const Node& turn) {
        if (turn.integer(earliest_turn, latest_turn) != 1) refuse(turn);
    });
    for (const PosedPiece& piece : pieces_) {
        const Node node = node_.member("pieces").element(piece.entry);
        for (const char* name : {"seen", "weakened", "charged", "fresh"})
            if (node.has(name)) refuse(node.member(name));
    }
}

State PositionReader::state(const Rules& rules) const {
    State state = initial_state(rules);
    for (int i = 0; i < rules.unit_count(); ++i) {
        const bool comes = prussians_coming_ && rules.profile(UnitId(i)).army == Army::prussian;
        put(rules, state, UnitId(i), comes ? Place::reserve : Place::absent);
    }
    const bool before = opening_ != Opening::turn;
    for (const PosedPiece& piece : pieces_) {
        if (before && rules.stays_away(piece.unit)) continue;                                                         // W15.7
        put(rules, state, piece.unit, before && rules.late(piece.unit) ? Whereabouts(Place::reserve) : piece.where);  // W14.1
        state.mark(piece.unit) = piece.marks();
    }
    const json::FieldReader fields(node_, &gathered_, json::Missing::kept);
    lay_out_start(fields, state, rules);
    if (before) begin_set_up(rules, state);
    else begin_turn(rules, state);
    gathered_.refuse();
    if (const auto fault = inconsistency(rules, state)) node_.fail(*fault);
    return state;
}

/// W6: either the whole set-up is still to come, or only cards are missing.
void PositionReader::begin_set_up(const Rules& rules, State& state) const {
    for (const char* name : {"to_move", "actions_used", "acted", "quiet_turns", "draw_offered", "hands", "discards", "played"})
        if (node_.has(name)) gathered_.add(node_.member(name).pointer(), "is only allowed in a turn, not before the first one");
    if (opening_ == Opening::ready) begin_as_placed(rules, state);
    else if (state.line_of(state.mover)) state.phase = Phase::set_up;
}

void PositionReader::begin_turn(const Rules& rules, State& state) const {
    state.mover = state.first_mover;
    state.prussians_in_doubt = state.prussians_in_doubt && state.turn < rules.set().expert.doubt_turn;  // W14.2
    const json::FieldReader fields(node_, &gathered_, json::Missing::kept);
    lay_out_turn(fields, state, rules, &gathered_);
    derive_works(rules, state);
    begin_posed_turn(rules, state, 0);
    lay_out_actions(fields, state);
}

State read_position(const Node& node, const Rules& rules) {
    Gathered gathered(node.document());
    const PositionReader reader(node, rules.roster(), gathered);
    Battlefield field = classic_battlefield(rules.set(), rules.mode());
    Places places;
    reader.draw(field, places);
    reader.judge(field, rules.set(), places, false);
    gathered.refuse();
    return reader.state(rules);
}

Value to_json(Opening opening) { return opening_form.write(opening); }

Value position_to_json(const State& state, const Rules& rules) {
    const bool turn = state.phase == Phase::turn;
    const bool ready = state.ready[french_seat] && state.ready[allied_seat];
    assert(turn || state.phase == Phase::set_up || state.phase == Phase::line_draw || (ready && state.phase == Phase::draft));
    Value node = json::written_fields([&](auto& fields) {
        lay_out_start(fields, state, rules);
        if (turn) lay_out_turn(fields, state, rules, nullptr);
        if (turn) lay_out_actions(fields, state);
    });
    node["phase"] = to_json(turn ? Opening::turn : ready ? Opening::ready : Opening::set_up);
    node["pieces"] = Value::array();
    for (int i = 0; i < rules.unit_count(); ++i)
        if (const UnitId unit(i); !state.whereabouts(unit).is(Place::absent)) {
            PosedPiece piece{unit, state.whereabouts(unit)};
            piece.mark(state.mark(unit));
            node["pieces"].push_back(to_json(piece, rules.roster()));
        }
    return node;
}

}  // namespace fow::waterloo::json_parts
