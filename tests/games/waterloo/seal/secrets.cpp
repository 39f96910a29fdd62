// A sealed file reveals no secret, neither by its text nor by its size.
#include "catch.hpp"

#include <algorithm>
#include <iostream>
#include <set>

#include "games/waterloo/seal/games.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

/// The text without the encrypted part, and that part as bytes.
struct Parts {
    std::string open, seal;
};
[[nodiscard]] Parts parts_of(const std::string& text) { return {without(text, "/seal"), sealed_in(text).seal}; }

/// Two French pieces that differ only in their names, the first on the board and the second in reserve. Their ids differ in length, so an
/// open record would reveal which of them is where.
[[nodiscard]] std::pair<UnitId, UnitId> twins(const Record& record) {
    const Session session = replay(record, 200).session;
    const Rules& rules = session.rules();
    std::pair<UnitId, UnitId> best;
    std::ptrdiff_t most = 0;
    for (int a = rules.first_unit(french_seat); a < rules.end_unit(french_seat); ++a)
        for (int b = rules.first_unit(french_seat); b < rules.end_unit(french_seat); ++b) {
            const Unit& one = rules.roster()[static_cast<std::size_t>(a)];
            const Unit& two = rules.roster()[static_cast<std::size_t>(b)];
            const auto apart = static_cast<std::ptrdiff_t>(one.id.size()) - static_cast<std::ptrdiff_t>(two.id.size());
            if (one.kind != two.kind || one.strength != two.strength || rules.late(UnitId(a)) != rules.late(UnitId(b)) || apart <= most)
                continue;
            if (!session.state().whereabouts(UnitId(a)).on_board() || !session.state().whereabouts(UnitId(b)).is(Place::reserve)) continue;
            best = {UnitId(a), UnitId(b)};
            most = apart;
        }
    REQUIRE(most > 0);
    return best;
}

[[nodiscard]] Ply with_swapped(Ply ply, UnitId a, UnitId b) {
    const auto swap = [&](UnitId& unit) { unit = unit == a ? b : unit == b ? a : unit; };
    if (auto* action = std::get_if<Action>(&ply)) {
        if (auto* place = std::get_if<PlaceUnit>(action)) swap(place->unit);
        if (auto* enter = std::get_if<Enter>(action)) swap(enter->unit);
    } else if (auto* muster = std::get_if<Muster>(&std::get<Roll>(ply))) {
        swap(muster->unit);
    }
    return ply;
}

/// Plays the ply; returns false if it does not fit.
[[nodiscard]] bool take(Session& session, const Ply& ply) {
    const auto* action = std::get_if<Action>(&ply);
    return action != nullptr ? !session.play(*action) : session.roll(std::get<Roll>(ply));
}

/// Gives a standing order and takes it back; nobody hears of it (W15.3).
void fidget(Session& session) {
    const Orders before = session.state().orders[session.state().mover];
    for (const Orders order : {before == Orders::ask ? Orders::silent : Orders::ask, before})
        REQUIRE_FALSE(session.play(StandingOrder{order}));
}

}  // namespace

TEST_CASE("two worlds that differ in their secrets give files of one size", "[seal][secrets][W15.3][slow]") {
    const auto [mode, seed] = GENERATE(std::pair(Mode::basic, 7U), std::pair(Mode::standard, 6U), std::pair(Mode::expert, 7U));
    CAPTURE(word(mode), seed);
    const Record one = random_game(seed, 2600, {mode});
    const auto [a, b] = twins(one);
    const seal::Seal seal;
    const seal::Key key = seal::Key::random();
    Session first(one.rules, one.options, one.names), second(one.rules, one.options, one.names);
    std::set<std::size_t> sizes;
    const std::size_t block = 32u << 10;
    int pairs = 0, unlike_openly = 0, unlike_rounded = 0;
    for (std::size_t i = 0; i < one.plies.size(); ++i) {
        REQUIRE(take(first, one.plies[i]));
        while (second.state().phase == Phase::turn && second.ply_count() < 2 * second.heard(Viewer::onlooker).size() + 900) fidget(second);
        REQUIRE(take(second, with_swapped(one.plies[i], a, b)));
        for (Session* session : {&first, &second}) seal::commit(*session);
        if (i % 130 == 0)  // the staff map of one of them is full of marks
            for (const Square square : second.state().occupied(allied_seat)) second.pencil(french_seat, square, Pencil::commander_in_chief);
        if (i % 13 != 0 || first.state().phase == Phase::set_up) continue;
        CAPTURE(i);
        const std::string text = sealed_text(seal, first, key);
        REQUIRE(text.size() == sealed_text(seal, second, key).size());
        sizes.insert(text.size());
        ++pairs;
        const std::size_t one_size = write_record(first.record()).size(), other_size = write_record(second.record()).size();
        unlike_openly += one_size != other_size ? 1 : 0;
        unlike_rounded += one_size / block != other_size / block ? 1 : 0;
    }
    std::cout << word(mode) << ": " << pairs << " pairs of sealed files, all of one size each; written openly " << unlike_openly
              << " pairs differ, rounded up " << unlike_rounded << "\n";
    CHECK(unlike_openly > pairs / 2);
    CHECK(unlike_rounded > 0);
    CHECK(first.record().plies.size() + 100 < second.record().plies.size());
    CHECK((one.plies.size() < 1500 || sizes.size() > 1));
}

TEST_CASE("a sealed file contains no piece, place or card", "[seal][secrets][property]") {
    for (unsigned seed = 1; seed <= 9; ++seed) {
        CAPTURE(seed);
        const Session session = committed_game(seed, seed * 90, {static_cast<Mode>(seed % 3)});
        const std::string text = sealed_text(seal::Seal(), session, seal::Key::random());
        const auto [open, sealed] = parts_of(text);
        std::vector<std::string> secrets{"\"plies\"", "@reserve", "line:left", "line:centre", "line:right", "\"ready\"", "set_up_zone"};
        for (const Unit& unit : session.rules().roster()) {
            secrets.push_back(unit.id + "@");
            if (unit.id.size() > 5) secrets.push_back(unit.id);
        }
        for (const std::string& secret : secrets) {
            CAPTURE(secret);
            REQUIRE(open.find(secret) == std::string::npos);
            REQUIRE(sealed.find(secret) == std::string::npos);
        }
        for (const Commitment& made : session.record().commitments) REQUIRE(sealed.find(made.salt) == std::string::npos);
        CHECK(open.find("\"salt\"") == std::string::npos);
        // The same game sealed twice: no byte of the seal is the same, except by chance.
        const std::string again = sealed_in(sealed_text(seal::Seal(), session, seal::Key::random())).seal;
        std::size_t same = 0;
        for (std::size_t i = 0; i < sealed.size(); ++i) same += sealed[i] == again[i] ? 1 : 0;
        CHECK(same < sealed.size() / 128);
    }
}

}  // namespace fow::testing
