#include "games/waterloo/view/square.hpp"

#include <random>
#include <set>
#include <string>
#include <vector>
#include "catch.hpp"

using namespace fow;
using namespace fow::waterloo;

namespace {

using Numbers = std::set<int>;

Numbers plain(SquareSet set) {
    Numbers squares;
    for (const Square s : set) squares.insert(s.index());
    return squares;
}

SquareSet packed(const Numbers& squares) {
    SquareSet set;
    for (const int i : squares) set.insert(Square::from_index(i));
    return set;
}

Numbers moved(const Numbers& squares, Direction d) {
    Numbers result;
    for (const int i : squares)
        if (const auto next = step(Square::from_index(i), d)) result.insert(next->index());
    return result;
}

/// Sets of every density, including the empty and the full one.
std::vector<Numbers> sample_sets() {
    std::mt19937 random(1815);
    std::vector<Numbers> sets{{}, plain(SquareSet::all())};
    for (int i = 0; i < square_count; ++i) sets.push_back({i});
    for (unsigned density = 1; density < 16; ++density) {
        Numbers set;
        for (int i = 0; i < square_count; ++i)
            if (random() % 16 < density) set.insert(i);
        sets.push_back(set);
    }
    return sets;
}

}  // namespace

TEST_CASE("every square has its own text, which is read back", "[square][W0.1]") {
    std::set<std::string> texts;
    for (int i = 0; i < square_count; ++i) {
        const Square s = Square::from_index(i);
        CHECK(Square(s.file(), s.rank()) == s);
        texts.insert(to_text(s));
        CHECK(square_from_text(to_text(s)) == s);
    }
    CHECK(texts.size() == 120);
}

TEST_CASE("no other text is a square", "[square][W0.1]") {
    // All texts of up to three letters, digits and signs that a player might type.
    const std::string letters = "abhijklmzAL0123456789- @+.x";
    std::vector<std::string> texts{""};
    for (std::size_t from = 0, to = 1, length = 0; length < 3; ++length) {
        for (; from < to; ++from)
            for (const char c : letters) texts.push_back(texts[from] + c);
        to = texts.size();
    }
    for (const std::string& text : texts)
        if (const auto s = square_from_text(text); s && to_text(*s) != text) FAIL(text << " is read as " << to_text(*s));
    CHECK_FALSE(square_from_text("a100"));
    CHECK_FALSE(square_from_text("e4e4"));
}

TEST_CASE("a step goes to the neighbour or off the board", "[square][W0.4]") {
    for (int i = 0; i < square_count; ++i) {
        const Square s = Square::from_index(i);
        int neighbours = 0;
        for (const Direction d : directions) {
            const auto next = step(s, d);
            if (!next) continue;
            ++neighbours;
            CHECK(adjacent(s, *next));
            CHECK(line_direction(s, *next) == d);
            CHECK(step(*next, opposite(d)) == s);
        }
        const int edges = (s.file() % 11 == 0 ? 1 : 0) + (s.rank() % 9 == 0 ? 1 : 0);
        CHECK(neighbours == 4 - edges);
    }
    CHECK_FALSE(line_direction(Square(3, 3), Square(3, 3)));
    CHECK_FALSE(line_direction(Square(3, 3), Square(4, 4)));
    CHECK(line_direction(Square(3, 3), Square(3, 9)) == Direction::north);
}

TEST_CASE("a set of squares behaves as a plain set", "[square]") {
    for (const Numbers& squares : sample_sets()) {
        const SquareSet set = packed(squares);
        CHECK(plain(set) == squares);
        CHECK(set.size() == static_cast<int>(squares.size()));
        CHECK(set.empty() == squares.empty());
        if (!squares.empty()) CHECK(set.first().index() == *squares.begin());
        for (int i = 0; i < square_count; ++i)
            if (set.contains(Square::from_index(i)) != (squares.count(i) != 0)) FAIL(i);
        CHECK((~set).size() == square_count - set.size());
        CHECK((set | ~set) == SquareSet::all());
        CHECK((set & ~set).empty());
        CHECK(~~set == set);
    }
}

TEST_CASE("shifting a set moves each of its squares and drops those off the board", "[square]") {
    for (const Numbers& squares : sample_sets()) {
        Numbers neighbours;
        for (const Direction d : directions) {
            const Numbers expected = moved(squares, d);
            if (plain(packed(squares).shifted(d)) != expected) FAIL("shifted " << static_cast<int>(d));
            neighbours.insert(expected.begin(), expected.end());
        }
        CHECK(plain(packed(squares).neighbours()) == neighbours);
    }
}

TEST_CASE("erasing removes one square", "[square]") {
    SquareSet set = SquareSet::all();
    for (int i = 0; i < square_count; ++i) {
        set.erase(Square::from_index(i));
        CHECK_FALSE(set.contains(Square::from_index(i)));
        CHECK(set.size() == square_count - 1 - i);
    }
    CHECK(set == SquareSet{});
}

TEST_CASE("files and ranks are sets", "[square][W0.1]") {
    CHECK(SquareSet::file(0).size() == 10);
    CHECK(SquareSet::rank(9).size() == 12);
    CHECK((SquareSet::file(4) & SquareSet::rank(3)) == SquareSet::of(Square(4, 3)));
}
