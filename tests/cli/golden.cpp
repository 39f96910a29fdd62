// Golden playthroughs: what every viewer sees and hears, ply by ply, as text that a person can read.
// FOW_BLESS=1 writes them anew; read the difference before it is committed.
#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>

#include "cli/text_board.hpp"
#include "files/files.hpp"

using namespace fow;

namespace {

struct Piece {
    const char* unit;
    const char* square;
};

/// A posed turn with these pieces; both lines of retreat in the centre.
Session pose(const Ruleset& set, Seat mover, int turn, const std::vector<Piece>& pieces, bool prussians_coming = false) {
    const Rules rules(set, {});
    State state;
    for (const Piece& piece : pieces) {
        const auto unit = find_unit(rules.roster(), piece.unit);
        REQUIRE(unit);
        put(rules, state, *unit, *square_from_text(piece.square));
    }
    for (int i = rules.first_unit(Army::prussian); prussians_coming && i < rules.end_unit(Army::prussian); ++i)
        if (!state.whereabouts(UnitId(i)).on_board()) put(rules, state, UnitId(i), Place::reserve);
    state.mover = mover;
    state.turn = static_cast<std::int16_t>(turn);
    state.line = {1, 1};
    begin_posed_turn(rules, state, 0);
    return Session(set, {}, {"French", "Allied"}, Start{"posed", state});
}

/// Plays the plies in notation and writes down what each viewer sees and hears after each.
std::string story(Session session, const std::vector<const char*>& plies) {
    const Roster& roster = session.rules().roster();
    std::string text;
    std::array<std::size_t, 3> heard{};
    const auto look = [&] {
        for (const Viewer viewer : viewers) {
            text += "--- " + std::string(word(viewer)) + "\n";
            for (std::size_t& i = heard[index(viewer)]; i < session.heard(viewer).size(); ++i)
                text += "* " + describe(roster, session.heard(viewer)[i].event) + "\n";
            text += cli::text_of(session.view(viewer), roster);
        }
    };
    text += "=== start\n";
    look();
    for (const char* ply : plies) {
        text += std::string("=== ") + ply + "\n";
        INFO(ply);
        if (const auto roll = roll_from_text(roster, ply)) {
            REQUIRE(session.roll(*roll));
        } else {
            const auto action = action_from_text(roster, ply);
            REQUIRE(action);
            const auto violation = session.play(*action);
            REQUIRE_FALSE(violation);
        }
        look();
    }
    return text;
}

void compare(const std::string& name, const std::string& text) {
    const std::filesystem::path path = std::filesystem::path(FOW_SOURCE_DIR) / "tests" / "golden" / (name + ".golden.txt");
    if (std::getenv("FOW_BLESS") != nullptr) files::write(path, text);
    CHECK(files::read(path) == text);
}

}  // namespace

TEST_CASE("golden: movement, fire and a charge", "[golden]") {
    const Ruleset set = files::load_ruleset();
    Session session = pose(set, Seat::allied, 1,
                           {{"95th-rifles", "e7"}, {"1st-foot-guards", "f8"}, {"lloyd-s-battery", "h7"}, {"life-guards", "k9"},
                            {"wellington", "g10"}, {"uxbridge", "c10"}, {"4e-leger", "e4"}, {"55e-de-ligne", "h4"},
                            {"grande-batterie", "f4"}, {"1er-cuirassiers", "k3"}, {"napoleon", "d1"}, {"ney", "l1"}});
    compare("opening", story(std::move(session), {"e7-d5", "h7:h4", "k9xk3", "end", "l1-k1", "k1xk3", "die:Blue", "end"}));
}

TEST_CASE("golden: a frenzy, a choice between two own pieces, a rout", "[golden]") {
    const Ruleset set = files::load_ruleset();
    Session session = pose(set, Seat::french, 4,
                           {{"3e-de-ligne", "e4"}, {"61e-de-ligne", "e7"}, {"72e-de-ligne", "b4"}, {"napoleon", "d1"}, {"ney", "l1"},
                            {"14th-foot", "e5"}, {"28th-foot", "e6"}, {"30th-foot", "b5"}, {"wellington", "h10"}, {"uxbridge", "l10"}});
    compare("frenzy", story(std::move(session), {"e4xe5", "die:Blue+", "die:Blue+", "other-falls", "b4xb5", "die:RedR", "end"}));
}

TEST_CASE("golden: the Prussians arrive and win", "[golden]") {
    const Ruleset set = files::load_ruleset();
    Session session = pose(set, Seat::french, 12,
                           {{"3e-de-ligne", "a4"}, {"napoleon", "a1"}, {"ney", "b1"}, {"14th-foot", "e9"}, {"10th-hussars", "g9"},
                            {"wellington", "j10"}, {"uxbridge", "k10"}},
                           true);
    compare("prussians", story(std::move(session), {"a4-a5", "end", "draw:bulow", "draw:10th-infantry", "g9-g2", "l5-h5", "h5-h1", "g2-g1"}));
}
