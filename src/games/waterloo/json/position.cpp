// A posed position, in a scenario or as the start of a record.
// Writes a posed position.
#include "games/waterloo/json/position.hpp"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

#include "parts.hpp"

namespace fow::waterloo::json_parts {
namespace {

constexpr int earliest_turn = -9, latest_turn = 1000;

[[nodiscard]] std::optional<Opening> opening_from_word(std::string_view text) {
    if (text == "set_up") return Opening::set_up;
    if (text == "ready") return Opening::ready;
    return text == "turn" ? std::optional(Opening::turn) : std::nullopt;
}

[[nodiscard]] Knowledge read_seen(const Node& node, Kind kind) {
    const std::string text = node.text();
    if (text == "back") return Knowledge::back;
    if (text == "all") return Knowledge::all;
    if (text != "light_infantry") node.fail("\"" + text + "\" is not one of back, light_infantry, all (W4.10)");
    if (kind != Kind::light_infantry) node.fail("the piece is not light infantry (W4.10)");
    return Knowledge::light_infantry;
}

/// "/battlefield/tiles/2/squares" with the index that tile 2 has in the document.
[[nodiscard]] std::string renumbered(const std::string& pointer, const std::string& list, const std::vector<std::size_t>& entries) {
    const auto from = list.size() + 1;
    const auto end = std::min(pointer.find('/', from), pointer.size());
    return list + "/" + std::to_string(entries[std::stoul(pointer.substr(from, end - from))]) + pointer.substr(end);
}

[[nodiscard]] CardCounts read_hand(const Node& list) {
    CardCounts counts;
    for (std::size_t i = 0; i < list.size(15); ++i) counts.add(list.element(i).word(card_from_word, "a manoeuvre card (W11)"));
    return counts;
}

}  // namespace

PositionReader::PositionReader(const Node& node, const Roster& roster, Gathered& gathered)
    : node_(node), roster_(roster), gathered_(gathered) {
    gathered_.attempt([&] {
        node_.object({"phase", "turn?", "to_move?", "first_mover?", "actions_used?", "acted?", "quiet_turns?", "draw_offered?",
                      "prussians?", "lines_of_retreat?", "works?", "hands?", "discards?", "played?", "pieces"});
    });
    gathered_.member(node_, "phase", [&](const Node& phase) { opening_ = phase.word(opening_from_word, "set_up, ready or turn"); });
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
                Piece piece = read_piece(pieces.element(i));
                if (!listed.insert(piece.unit).second) pieces.element(i).member("unit").fail("the piece is listed twice");
                piece.entry = i;
                pieces_.push_back(piece);
            });
    });
}

PositionReader::Piece PositionReader::read_piece(const Node& node) const {
    node.object({"unit", "square?", "place?", "seen?", "weakened?", "charged?", "fresh?"});
    Gathered gathered(node.document());
    Piece piece;
    if (gathered.attempt([&] { piece.unit = unit_of(node.member("unit"), roster_); })) {
        const Kind kind = unit_of(roster_, piece.unit).kind;
        gathered.attempt([&] { piece.where = read_whereabouts(node, kind); });
        gathered.attempt([&] { read_marks(node, kind, piece); });
    } else if (node.has("square")) {
        gathered.attempt([&] { static_cast<void>(square_of(node.member("square"))); });
    }
    gathered.refuse();
    return piece;
}

Whereabouts PositionReader::read_whereabouts(const Node& node, Kind kind) const {
    if (node.has("square") == node.has("place")) node.fail("needs either a square or a place");
    if (node.has("square")) return square_of(node.member("square"));
    const Node where = node.member("place");
    const Place place = where.word(place_from_word, "a place off the board");
    if (place == Place::riding || place == Place::saved || place == Place::set_aside) where.fail("a position cannot be in a pursuit (W13)");
    if (opening_ != Opening::turn && place != Place::reserve)
        node.fail("before the first turn every piece stands on a square or is in reserve (W6)");
    if (place == Place::regaining && kind != Kind::heavy_cavalry) where.fail("only heavy cavalry regains strength (W4.6)");
    if (place == Place::withdrawn && (kind == Kind::artillery || kind == Kind::commander_in_chief))
        where.fail("artillery and commanders in chief are never routed (W8.3)");
    return place;
}

void PositionReader::read_marks(const Node& node, Kind kind, Piece& piece) const {
    Marks& marks = piece.marks;
    if (node.has("seen")) marks.seen = static_cast<unsigned>(read_seen(node.member("seen"), kind)) & 3U;
    const bool heavy = kind == Kind::heavy_cavalry;
    if (node.has("weakened")) {
        if (!heavy) node.member("weakened").fail("only heavy cavalry is weakened (W4.5)");
        const int strength = unit_of(roster_, piece.unit).strength;
        marks.weakened = static_cast<unsigned>(node.member("weakened").integer(0, strength - 1)) & 7U;
    }
    if (node.has("charged") && node.member("charged").boolean()) {
        if (!heavy) node.member("charged").fail("only heavy cavalry is marked for a charge (W4.6)");
        marks.charged = 1;
    }
    if (node.has("fresh") && node.member("fresh").boolean()) {
        if (node.has("square") || !(piece.where.is(Place::withdrawn) || piece.where.is(Place::regaining)))
            node.member("fresh").fail("only a withdrawn or regaining piece can be fresh (W4.7, W8.10)");
        marks.fresh = 1;
    }
}

void PositionReader::read_works(const Node& list) {
    if (opening_ != Opening::turn) list.fail("is only allowed in a turn: before the first one, no building is held or hit");
    for (std::size_t i = 0; i < list.size(max_tiles); ++i)
        gathered_.attempt([&] {
            const Node node = list.element(i);
            node.object({"tile", "owner?", "damage?"});
            PosedWork work{node.member("tile").text(), std::nullopt, 0, i};
            if (node.has("owner")) work.owner = seat_of(node.member("owner"));
            if (node.has("damage")) work.damage = node.member("damage").integer(0, 63);
            works_.push_back(work);
        });
}

void PositionReader::draw(Battlefield& field, Places& places) const {
    places.position = node_.pointer();
    field.players_set_up = opening_ == Opening::set_up;
    gathered_.member(node_, "first_mover", [&](const Node& node) { field.first_mover = seat_of(node); });
    field.pieces.clear();
    for (const Piece& piece : pieces_) {
        if (!piece.where.on_board() && !piece.where.is(Place::reserve)) continue;
        field.pieces.push_back({piece.unit, piece.where.on_board() ? std::optional(piece.where.square()) : std::nullopt});
        places.pieces.push_back(piece.entry);
    }
    if (!prussians_coming_) return;
    std::set<UnitId> listed;
    for (const Piece& piece : pieces_) listed.insert(piece.unit);
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
            gathered_.add(there.position + at.substr(std::string("/position").size()), fault.reason);
        } else if (fault.pointer == pieces) {
            if (whole && opening_ != Opening::turn) gathered_.add(there.position + "/pieces", fault.reason);
        } else if (whole) {
            const bool of_tile = fault.pointer.size() > tiles.size() && fault.pointer.compare(0, tiles.size(), tiles) == 0;
            const std::string whole_document = there.position.substr(0, there.position.size() - std::string("/position").size());
            gathered_.add(
                whole_document + (of_tile && !there.tiles.empty() ? renumbered(fault.pointer, tiles, there.tiles) : fault.pointer),
                fault.reason);
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
    for (const Piece& piece : pieces_) {
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
    for (const Piece& piece : pieces_) {
        put(rules, state, piece.unit, before && rules.late(piece.unit) ? Whereabouts(Place::reserve) : piece.where);  // W14.1
        state.mark(piece.unit) = piece.marks;
    }
    gathered_.member(node_, "turn",
                     [&](const Node& turn) { state.turn = static_cast<std::int16_t>(turn.integer(earliest_turn, latest_turn)); });
    gathered_.member(node_, "first_mover", [&](const Node& node) { state.first_mover = seat_of(node); });
    gathered_.member(node_, "lines_of_retreat", [&](const Node& lines) {
        lines.object({"french?", "allied?"});
        if (rules.expert()) lines.fail("Expert is played without Line of Retreat cards (W12.2)");
        for (const Seat seat : seats)
            if (lines.has(fow::waterloo::word(seat)))
                state.line[seat] =
                    static_cast<std::uint8_t>(lines.member(fow::waterloo::word(seat)).word(sector_from_word, "left, centre or right"));
    });
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
    gathered_.member(node_, "to_move", [&](const Node& node) { state.mover = seat_of(node); });
    stand(rules, state);
    read_cards(rules, state);
    state.prussians_in_doubt = state.prussians_in_doubt && state.turn < rules.set().expert.doubt_turn;  // W14.2
    gathered_.member(node_, "quiet_turns", [&](const Node& quiet) {
        state.quiet_turns = static_cast<std::uint8_t>(quiet.integer(0, rules.set().turns.quiet_turn_limit - 1));
    });
    gathered_.member(node_, "draw_offered", [&](const Node& offered) { state.draw_pending = offered.boolean(); });
    begin_posed_turn(rules, state, 0);
    gathered_.member(node_, "actions_used", [&](const Node& node) {
        const int used = node.integer(0, 100);
        if (used > state.actions) node.fail("the turn has only " + std::to_string(state.actions) + " actions (W5.3)");
        state.actions_used = static_cast<std::int8_t>(used);
    });
    gathered_.member(node_, "acted", [&](const Node& acted) {
        for (std::size_t i = 0; i < acted.size(2); ++i) {
            const std::string nation = acted.element(i).text();
            if (nation != "allied" && nation != "prussian") acted.element(i).fail("must be allied or prussian (W9.6)");
            if (std::exchange(nation == "allied" ? state.allied_acted : state.prussian_acted, true))
                acted.element(i).fail("the nation is listed twice");
        }
    });
}

void PositionReader::stand(const Rules& rules, State& state) const {
    std::set<std::string_view> listed;
    for (const PosedWork& posed : works_)
        gathered_.attempt([&] {
            const Node node = node_.member("works").element(posed.entry);
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
    derive_works(rules, state);
}

void PositionReader::read_cards(const Rules& rules, State& state) const {
    const auto read = [&](const char* name, PerSeat<CardCounts>& counts) {
        gathered_.member(node_, name, [&](const Node& node) {
            node.object({"french?", "allied?"});
            if (!rules.with_cards()) node.fail("Basic is played without cards (W2.4)");
            for (const Seat seat : seats)
                if (node.has(fow::waterloo::word(seat))) counts[seat] = read_hand(node.member(fow::waterloo::word(seat)));
        });
    };
    read("hands", state.hand);
    read("discards", state.discarded);
    read("played", state.played);
    for (const Card card : cards) {
        int out = 0;
        for (const auto* counts : {&state.hand, &state.discarded, &state.played})
            for (const Seat seat : seats) out += (*counts)[seat][card];
        if (rules.with_cards() && out > rules.set().cards.pack[card])
            gathered_.add(node_.pointer(),
                          "there are more cards \"" + std::string(fow::waterloo::word(card)) + "\" than in the pack (W11)");
    }
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

namespace {

[[nodiscard]] std::string_view seen_word(unsigned seen) { return seen == 0 ? "back" : seen == 1 ? "light_infantry" : "all"; }

[[nodiscard]] Value pieces_to_json(const State& state, const Rules& rules) {
    Value pieces = Value::array();
    for (int i = 0; i < rules.unit_count(); ++i) {
        const UnitId unit(i);
        const Whereabouts where = state.whereabouts(unit);
        if (where.is(Place::absent)) continue;
        Value piece{{"unit", rules.roster()[static_cast<std::size_t>(i)].id}};
        if (where.on_board()) piece["square"] = to_text(where.square());
        else piece["place"] = fow::waterloo::word(where.place());
        const Marks& marks = state.mark(unit);
        if (marks.seen != 0) piece["seen"] = seen_word(marks.seen);
        if (marks.weakened != 0) piece["weakened"] = static_cast<int>(marks.weakened);
        if (marks.charged != 0) piece["charged"] = true;
        if (marks.fresh != 0) piece["fresh"] = true;
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

void write_cards(Value& node, const char* name, const PerSeat<CardCounts>& counts) {
    for (const Seat seat : seats)
        for (const Card card : cards)
            for (int i = 0; i < counts[seat][card]; ++i)
                node[name][std::string(fow::waterloo::word(seat))].push_back(fow::waterloo::word(card));
}

/// Members that only a turn in progress has.
void write_turn(Value& node, const State& state, const Rules& rules) {
    node["to_move"] = fow::waterloo::word(state.mover);
    node["actions_used"] = static_cast<int>(state.actions_used);
    if (state.allied_acted) node["acted"].push_back("allied");
    if (state.prussian_acted) node["acted"].push_back("prussian");
    if (state.quiet_turns != 0) node["quiet_turns"] = static_cast<int>(state.quiet_turns);
    if (state.draw_pending) node["draw_offered"] = true;
    for (std::size_t i = 0; i < rules.works().size(); ++i) {
        const WorkState& work = state.works[i];
        if (work == WorkState{}) continue;
        Value entry{{"tile", rules.tiles()[rules.works()[i].tile].id}};
        if (work.owner < 2) entry["owner"] = fow::waterloo::word(static_cast<Seat>(work.owner));
        if (work.damage != 0) entry["damage"] = static_cast<int>(work.damage);
        node["works"].push_back(std::move(entry));
    }
    write_cards(node, "hands", state.hand);
    write_cards(node, "discards", state.discarded);
    write_cards(node, "played", state.played);
}

}  // namespace

Value position_to_json(const State& state, const Rules& rules) {
    const bool turn = state.phase == Phase::turn;
    const bool ready = state.ready[french_seat] && state.ready[allied_seat];
    assert(turn || state.phase == Phase::set_up || state.phase == Phase::line_draw || (ready && state.phase == Phase::draft));
    Value node{{"phase", turn    ? "turn"
                         : ready ? "ready"
                                 : "set_up"},
               {"turn", state.turn},
               {"first_mover", fow::waterloo::word(state.first_mover)},
               {"pieces", pieces_to_json(state, rules)}};
    for (const Seat seat : seats)
        if (const auto line = state.line_of(seat))
            node["lines_of_retreat"][std::string(fow::waterloo::word(seat))] = fow::waterloo::word(*line);
    if (turn) write_turn(node, state, rules);
    return node;
}

}  // namespace fow::waterloo::json_parts
