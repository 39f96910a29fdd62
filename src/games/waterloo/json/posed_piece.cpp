// A piece in a position.
#include "games/waterloo/json/position.hpp"
#include "json/fields.hpp"

namespace fow::waterloo::json_parts {
namespace {

constexpr std::array<std::string_view, 3> seen_words{"back", "light_infantry", "all"};
constexpr json::OneOf<Knowledge, 3> seen_form{seen_words, "one of back, light_infantry, all (W4.10)"};

constexpr json::As square_form{[](const Node& node, Whereabouts& where) { where = square_of(node); },
                               [](Whereabouts where) { return to_text(where.square()); }};
constexpr json::As place_form{[](const Node& node, Whereabouts& where) {
                                  const Place place = node.word(place_from_word, "a place off the board");
                                  if (place == Place::riding || place == Place::saved || place == Place::set_aside)
                                      node.fail("a position cannot be in a pursuit (W13)");
                                  where = place;
                              },
                              [](Whereabouts where) { return fow::waterloo::word(where.place()); }};

template <class Fields, class Piece>
void lay_out_where(Fields& fields, Piece& piece, Kind kind, Opening opening) {
    fields.check([](const Node& node) {
        if (node.has("square") == node.has("place")) node.fail("needs either a square or a place");
    });
    auto& where = piece.where;
    fields.maybe("square", where.on_board(), where, square_form);
    fields.maybe("place", !where.on_board(), where, place_form);
    fields.check([&](const Node& node) {
        if (where.on_board()) return;
        if (opening != Opening::turn && !where.is(Place::reserve))
            node.fail("before the first turn every piece stands on a square or is in reserve (W6)");
        if (where.is(Place::regaining) && kind != Kind::heavy_cavalry)
            node.member("place").fail("only heavy cavalry regains strength (W4.6)");
        if (where.is(Place::withdrawn) && (kind == Kind::artillery || kind == Kind::commander_in_chief))
            node.member("place").fail("artillery and commanders in chief are never routed (W8.3)");
    });
}

/// The piece is somewhere already.
template <class Fields, class Piece>
void lay_out_marks(Fields& fields, Piece& piece, Kind kind, int strength) {
    const bool heavy = kind == Kind::heavy_cavalry;
    fields.maybe("seen", piece.seen != Knowledge::back, piece.seen, seen_form);
    fields.check([&](const Node& node) {
        if (piece.seen == Knowledge::light_infantry && kind != Kind::light_infantry)
            node.member("seen").fail("the piece is not light infantry (W4.10)");
        if (node.has("weakened") && !heavy) node.member("weakened").fail("only heavy cavalry is weakened (W4.5)");
    });
    fields.maybe("weakened", piece.weakened != 0, piece.weakened, json::Integer{0, strength - 1});
    fields.maybe("charged", piece.charged, piece.charged, json::Flag{});
    fields.check([&](const Node& node) {
        if (piece.charged && !heavy) node.member("charged").fail("only heavy cavalry is marked for a charge (W4.6)");
    });
    fields.maybe("fresh", piece.fresh, piece.fresh, json::Flag{});
    fields.check([&](const Node& node) {
        if (piece.fresh && !piece.where.is(Place::withdrawn) && !piece.where.is(Place::regaining))
            node.member("fresh").fail("only a withdrawn or regaining piece can be fresh (W4.7, W8.10)");
    });
}

template <class Fields, class Piece>
void lay_out(Fields& fields, Piece& piece, const Roster& roster, const Unit& unit, Opening opening) {
    fields("unit", piece.unit,
           json::As{[&](const Node& node, UnitId& found) { found = unit_of(node, roster); }, [&](UnitId) { return unit.id; }});
    lay_out_where(fields, piece, unit.kind, opening);
    lay_out_marks(fields, piece, unit.kind, unit.strength);
}

}  // namespace

void PosedPiece::mark(const Marks& marks) {
    seen = static_cast<Knowledge>(marks.seen);
    weakened = marks.weakened;
    charged = marks.charged != 0;
    fresh = marks.fresh != 0;
}

Marks PosedPiece::marks() const {
    Marks marks;
    marks.seen = static_cast<unsigned>(seen) & 3U;
    marks.weakened = static_cast<unsigned>(weakened) & 7U;
    marks.charged = charged ? 1 : 0;
    marks.fresh = fresh ? 1 : 0;
    return marks;
}

PosedPiece read_piece(const Node& node, const Roster& roster, Opening opening) {
    PosedPiece piece;
    json::FieldNames names(json::Missing::refused);
    lay_out(names, piece, roster, {}, opening);
    names.refuse_others(node);
    const json::FieldReader fields(node, nullptr, json::Missing::refused);
    Gathered gathered(node.document());
    if (gathered.attempt([&] { piece.unit = unit_of(node.member("unit"), roster); })) {
        const Unit& unit = unit_of(roster, piece.unit);
        if (!gathered.attempt([&] { lay_out_where(fields, piece, unit.kind, opening); })) piece.where = {};
        gathered.attempt([&] { lay_out_marks(fields, piece, unit.kind, unit.strength); });
    } else if (node.has("square")) {
        gathered.attempt([&] { static_cast<void>(square_of(node.member("square"))); });
    }
    gathered.refuse();
    return piece;
}

Value to_json(const PosedPiece& piece, const Roster& roster) {
    return json::written_fields([&](auto& fields) { lay_out(fields, piece, roster, unit_of(roster, piece.unit), Opening::turn); });
}

}  // namespace fow::waterloo::json_parts
