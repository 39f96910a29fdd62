#include "games/stratego/stages/board_drawing.hpp"

#include <algorithm>
#include <array>

#include "games/stratego/engine/rules.hpp"

namespace fow::stratego::stages {
namespace {

using screens::Symmetry;

constexpr int least_size = 6;

void put_in(Squares& set, Square square, bool in) {
    if (set.has(square) != in) set.set(square);  // it flips
}

[[nodiscard]] bool on_board(const RuleSet& set, Square square) { return square.file() < set.files && square.rank() < set.ranks; }

[[nodiscard]] Square partner(const RuleSet& set, Square square, Symmetry symmetry) {
    if (symmetry == Symmetry::none) return square;
    return {symmetry == Symmetry::turn ? set.files - 1 - square.file() : square.file(), set.ranks - 1 - square.rank()};
}

template <class Take>
void each_square(const RuleSet& set, const Take& take) {
    for (int rank = 0; rank < set.ranks; ++rank)
        for (int file = 0; file < set.files; ++file) take(Square(file, rank));
}

[[nodiscard]] int room_in(const RuleSet& set, Seat side) {
    int room = 0;
    each_square(set, [&](Square square) { room += set.zones[side].has(square) && !set.lakes.has(square) ? 1 : 0; });
    return room;
}

/// Takes one piece after the other, each of a rank that has most of them; of those, the rank that will be missed least.
void fit(stratego::Army& army, int room) {
    using stratego::Rank;
    constexpr std::array missed_least_first{Rank::sergeant, Rank::lieutenant, Rank::captain, Rank::scout, Rank::major,  Rank::colonel,
                                            Rank::general,  Rank::bomb,       Rank::miner,   Rank::spy,   Rank::marshal};
    while (army.total() > room) {
        const auto most =
            std::max_element(missed_least_first.begin(), missed_least_first.end(), [&](Rank a, Rank b) { return army[a] < army[b]; });
        if (army[*most] == 0) return;
        --army[*most];
    }
}

void lay_lake(RuleSet& set, Square square, bool lake) {
    put_in(set.lakes, square, lake);
    if (lake)
        for (const Seat side : seats) put_in(set.zones[side], square, false);
}

void lay_zone(RuleSet& set, Square square, Seat side, bool belongs) {
    if (set.lakes.has(square)) return;
    put_in(set.zones[side], square, belongs);
    if (belongs) put_in(set.zones[other(side)], square, false);
}

/// The set after inserting a file (or else a rank) at number `at`, or removing that one. A new one has what both its neighbours have.
[[nodiscard]] Squares stretched(const Squares& old, const RuleSet& set, bool file, int at, bool grows) {
    Squares moved;
    RuleSet after = set;
    (file ? after.files : after.ranks) += grows ? 1 : -1;
    each_square(after, [&](Square square) {
        const int number = file ? square.file() : square.rank();
        const auto had = [&](int n) { return old.has(file ? Square(n, square.rank()) : Square(square.file(), n)); };
        bool has = false;
        if (grows) has = number == at ? had(at - 1) && had(at) : had(number < at ? number : number - 1);
        else has = had(number < at ? number : number + 1);
        put_in(moved, square, has);
    });
    return moved;
}

void step_size(RuleSet& set, bool file, bool grows) {
    const int at = (file ? set.files : set.ranks) / 2;
    const RuleSet before = set;
    set.lakes = stretched(before.lakes, before, file, at, grows);
    for (const Seat side : seats) set.zones[side] = stretched(before.zones[side], before, file, at, grows);
    (file ? set.files : set.ranks) += grows ? 1 : -1;
    // Where two zones touched, a new row could be in both.
    each_square(set, [&](Square square) {
        if (set.zones[blue_seat].has(square)) put_in(set.zones[red_seat], square, false);
    });
}

/// Applies one change.
class BoardChanger {
public:
    explicit BoardChanger(stratego::Battlefield& field) : field_(field), set_(field.rules) {}

    void operator()(const screens::PaintLakes& paint) const {
        for (const Square square : paint.squares) {
            if (!on_board(set_, square)) continue;
            lay_lake(set_, square, paint.lake);
            lay_lake(set_, partner(set_, square, paint.symmetry), paint.lake);
        }
    }
    void operator()(const screens::PaintZone& paint) const {
        for (const Square square : paint.squares) {
            if (!on_board(set_, square)) continue;
            lay_zone(set_, square, paint.side, paint.belongs);
            const Square mirrored = partner(set_, square, paint.symmetry);
            if (mirrored != square) lay_zone(set_, mirrored, other(paint.side), paint.belongs);
        }
    }
    void operator()(const screens::ClearSquares& clearing) const {
        for (const Square square : clearing.squares) {
            if (!on_board(set_, square)) continue;
            for (const Square each : {square, partner(set_, square, clearing.symmetry)}) {
                put_in(set_.lakes, each, false);
                for (const Seat side : seats) put_in(set_.zones[side], each, false);
            }
        }
    }
    void operator()(const screens::ResizeBoard& size) const {
        const int files = std::clamp(size.files, least_size, stratego::most_files),
                  ranks = std::clamp(size.ranks, least_size, stratego::most_ranks);
        while (set_.files != files) step_size(set_, true, set_.files < files);
        while (set_.ranks != ranks) step_size(set_, false, set_.ranks < ranks);
    }
    void operator()(const screens::SetZoneRows& zones) const {
        const int rows = std::clamp(zones.rows, 1, set_.ranks / 2);
        each_square(set_, [&](Square square) {
            const bool dry = !set_.lakes.has(square);
            put_in(set_.zones[blue_seat], square, dry && square.rank() < rows);
            put_in(set_.zones[red_seat], square, dry && square.rank() >= set_.ranks - rows);
        });
    }
    void operator()(const screens::RepeatSouth& repeat) const {
        const RuleSet before = set_;
        each_square(before, [&](Square square) {
            const Square image = partner(before, square, repeat.symmetry);
            if (image <= square) return;  // the south, or the west of the middle row, is repeated
            put_in(set_.lakes, image, before.lakes.has(square));
            for (const Seat side : seats) put_in(set_.zones[other(side)], image, before.zones[side].has(square));
        });
    }
    void operator()(const screens::DrainLakes&) const { set_.lakes = {}; }
    void operator()(const screens::SetPieceCount& count) const {
        for (const Seat side : seats)
            if (side == count.side.value_or(side))
                set_.armies[side][count.rank] = static_cast<std::uint8_t>(std::clamp(count.count, 0, stratego::most_pieces));
    }
    void operator()(const screens::SetArmy& army) const {
        for (const Seat side : seats)
            if (side == army.side.value_or(side)) set_.armies[side] = army.army;
    }
    void operator()(const screens::FitArmies&) const {
        for (const Seat side : seats) fit(set_.armies[side], room_in(set_, side));
    }
    void operator()(const screens::ChooseVariant& choice) const { set_.id = choice.id; }
    void operator()(const screens::SetQuietLimit& limit) const { set_.quiet_limit = std::clamp(limit.turns, 0, stratego::most_quiet); }
    void operator()(const screens::NameBoard& naming) const { field_.name = naming.name; }
    void operator()(const screens::DescribeBoard& telling) const { field_.description = telling.description; }

private:
    stratego::Battlefield& field_;
    RuleSet& set_;
};

}  // namespace

stratego::Battlefield changed(stratego::Battlefield field, const screens::BoardChange& change) {
    std::visit(BoardChanger(field), change);
    return field;
}

BoardDrawing::BoardDrawing(stratego::Battlefield field) : history_(std::move(field)) { refresh(); }

void BoardDrawing::refresh() { faults_ = stratego::faults_of(field().rules); }

void BoardDrawing::change(const screens::BoardChange& change, bool continues) {
    history_.change(changed(field(), change), continues);
    refresh();
}

void BoardDrawing::undo() {
    history_.undo();
    refresh();
}

void BoardDrawing::redo() {
    history_.redo();
    refresh();
}

}  // namespace fow::stratego::stages
