// Golden playthroughs of Waterloo.
#include "golden.hpp"

#include <functional>

#include "games/waterloo/bots/in_words.hpp"
#include "games/waterloo/files/rules_files.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::testing::check_golden;
using fow::testing::golden_story;

namespace {

struct Piece {
    const char* unit;
    const char* square;
};

/// A posed turn with these pieces; in Basic both lines of retreat are in the centre.
Session pose(const Ruleset& set, Seat mover, int turn, const std::vector<Piece>& pieces, bool prussians_coming = false,
             const Options& options = {}, const std::function<void(State&)>& change = {}) {
    const Rules rules(set, options);
    State state;
    state.prussians_in_doubt = options.where_are_the_prussians;
    derive_works(rules, state);
    for (const Piece& piece : pieces) {
        const auto unit = find_unit(rules.roster(), piece.unit);
        REQUIRE(unit);
        put(rules, state, *unit, *square_from_text(piece.square));
    }
    for (int i = rules.first_unit(Army::prussian); prussians_coming && i < rules.end_unit(Army::prussian); ++i)
        if (!state.whereabouts(UnitId(i)).on_board()) put(rules, state, UnitId(i), Place::reserve);
    state.mover = mover;
    state.turn = static_cast<std::int16_t>(turn);
    if (options.mode == Mode::basic) state.line = {1, 1};
    if (change) change(state);
    begin_posed_turn(rules, state, 0);
    return Session(set, options, {"French", "Allied"}, Start{"posed", state});
}

/// Two small armies, still to be set up.
Session small_armies(const Ruleset& set, const Options& options, const std::vector<const char*>& units) {
    const Rules rules(set, options);
    State state = initial_state(rules);
    for (int i = 0; i < rules.unit_count(); ++i) put(rules, state, UnitId(i), Place::absent);
    for (const char* id : units) {
        const auto unit = find_unit(rules.roster(), id);
        REQUIRE(unit);
        put(rules, state, *unit, Place::reserve);
    }
    return Session(set, options, {"French", "Allied"}, Start{"small armies", state});
}

/// Whether to write the boards after each ply, or only when a turn begins, a question is asked, or the game is over.
enum class Boards { always, at_rests };

struct Teller {
    Boards boards = Boards::always;

    [[nodiscard]] static std::string event(const Session& session, const Event& event) { return describe(session.rules().roster(), event); }
    [[nodiscard]] static std::string view(const Session& session, const PlayerView& view) {
        return text_of(view, session.rules().roster());
    }
    [[nodiscard]] static std::string word(Viewer viewer) { return std::string(fow::waterloo::word(viewer)); }
    [[nodiscard]] static Ply ply(const Session& session, const std::string& text) {
        if (const auto roll = roll_from_text(session.rules().roster(), text)) return *roll;
        const auto action = action_from_text(session.rules().roster(), text);
        REQUIRE(action);
        return *action;
    }
    [[nodiscard]] bool rests(const Session& session, Decider before) const {
        if (boards == Boards::always) return true;
        const Phase phase = session.state().phase;
        return (phase != Phase::set_up && session.decider() != before && session.decider() != Decider::chance) ||
               phase == Phase::take_cards;
    }
};

std::string story(Session session, const std::vector<const char*>& plies, Boards boards = Boards::always) {
    return golden_story(std::move(session), plies, Teller{boards});
}

}  // namespace

TEST_CASE("golden: movement, fire and a charge", "[golden]") {
    const Ruleset set = data::load_ruleset();
    Session session = pose(set, allied_seat, 1,
                           {{"95th-rifles", "e7"},
                            {"1st-foot-guards", "f8"},
                            {"lloyd-s-battery", "h7"},
                            {"life-guards", "k9"},
                            {"wellington", "g10"},
                            {"uxbridge", "c10"},
                            {"4e-leger", "e4"},
                            {"55e-de-ligne", "h4"},
                            {"grande-batterie", "f4"},
                            {"1er-cuirassiers", "k3"},
                            {"napoleon", "d1"},
                            {"ney", "l1"}});
    check_golden("opening", story(std::move(session), {"e7-d5", "h7:h4", "k9xk3", "end", "l1-k1", "k1xk3", "die:Blue", "end"}));
}

TEST_CASE("golden: a frenzy, a choice between two friendly pieces, a rout", "[golden]") {
    const Ruleset set = data::load_ruleset();
    Session session = pose(set, french_seat, 4,
                           {{"3e-de-ligne", "e4"},
                            {"61e-de-ligne", "e7"},
                            {"72e-de-ligne", "b4"},
                            {"napoleon", "d1"},
                            {"ney", "l1"},
                            {"14th-foot", "e5"},
                            {"28th-foot", "e6"},
                            {"30th-foot", "b5"},
                            {"wellington", "h10"},
                            {"uxbridge", "l10"}});
    check_golden("frenzy", story(std::move(session), {"e4xe5", "die:Blue+", "die:Blue+", "other-falls", "b4xb5", "die:RedR", "end"}));
}

TEST_CASE("golden: the Prussians arrive and win", "[golden]") {
    const Ruleset set = data::load_ruleset();
    Session session = pose(set, french_seat, 12,
                           {{"3e-de-ligne", "a4"},
                            {"napoleon", "a1"},
                            {"ney", "b1"},
                            {"14th-foot", "e9"},
                            {"10th-hussars", "g9"},
                            {"wellington", "j10"},
                            {"uxbridge", "k10"}},
                           true);
    check_golden("prussians",
                 story(std::move(session), {"a4-a5", "end", "draw:bulow", "draw:10th-infantry", "g9-g2", "l5-h5", "h5-h1", "g2-g1"}));
}

TEST_CASE("golden: a Standard game from the set-up to the end", "[golden]") {
    const Ruleset set = data::load_ruleset();
    Session session =
        small_armies(set, {.mode = Mode::standard},
                     {"napoleon", "ney", "4e-leger", "3e-de-ligne", "1er-grenadiers-de-la-garde", "1er-cuirassiers", "grande-batterie",
                      "batterie-bourgeois", "batterie-huet", "wellington", "uxbridge", "95th-rifles", "1st-foot-guards", "14th-foot",
                      "28th-foot", "life-guards", "10th-hussars", "lloyd-s-battery", "rogers-battery"});
    check_golden("standard", story(std::move(session),
                                   {"line:left", "wellington@f9", "uxbridge@h9", "95th-rifles@b7", "1st-foot-guards@c7", "14th-foot@d7",
                                    "28th-foot@a7", "life-guards@g9", "10th-hussars@e9", "lloyd-s-battery@f8", "rogers-battery@j7", "ready",
                                    "line:right", "napoleon@e2", "ney@g3", "4e-leger@b3", "3e-de-ligne@c3", "1er-grenadiers-de-la-garde@a3",
                                    "1er-cuirassiers@h4", "grande-batterie@f4", "batterie-bourgeois@b4", "batterie-huet@c4", "ready",
                                    // W11.1
                                    "keep:initiative,discard:reconnaissance", "keep:combined_attack,discard:initiative",
                                    "keep:fighting_spirit,discard:grand_battery", "keep:grand_battery,discard:fighting_spirit",
                                    "keep:grand_battery,discard:combined_attack", "keep:reconnaissance,discard:initiative",
                                    "keep:fighting_spirit,discard:combined_attack", "keep:reconnaissance",
                                    // Turn 1: Hougoumont is taken, and a gun on the hill fires over everything.
                                    "card:initiative", "b7-b5", "c7-c5", "a7-b6", "d7-c6", "f8:f4", "end", "card:reconnaissance", "look:b6",
                                    "look:c6", "b4::b5", "c4::c5", "end",
                                    // Turn 2: a sally, a combined attack, and Hougoumont burns.
                                    "b6-a5", "a5-a4xb4", "j7::j6", "end", "card:combined_attack", "a3-a4xb4", "spirit", "h4xh9", "no-card",
                                    "c4::c5", "c4::c5", "e2-e4", "end",
                                    // Turn 3: W1.3
                                    "e9xe4", "no-card"},
                                   Boards::at_rests));
}

TEST_CASE("golden: an Expert afternoon, from the Prussians' die through a retreat to the end of the Pursuit", "[golden]") {
    const Ruleset set = data::load_ruleset();
    Session session =
        pose(set, french_seat, 8, {{"napoleon", "e2"},        {"ney", "g3"},          {"4e-leger", "i9"},        {"3e-de-ligne", "b4"},
                                   {"61e-de-ligne", "k2"},    {"72e-de-ligne", "j8"}, {"1er-cuirassiers", "h4"}, {"5e-lanciers", "l4"},
                                   {"grande-batterie", "c4"}, {"wellington", "f9"},   {"uxbridge", "h9"},        {"14th-foot", "b5"},
                                   {"28th-foot", "c6"},       {"30th-foot", "k4"},    {"95th-rifles", "b6"},     {"1st-foot-guards", "e8"},
                                   {"life-guards", "g9"},     {"10th-hussars", "a9"}, {"lloyd-s-battery", "f8"}, {"rogers-battery", "k10"}},
             true, {.mode = Mode::expert, .where_are_the_prussians = true}, [](State& state) {
                 state.hand[french_seat].add(Card::grand_battery);
                 state.hand[allied_seat].add(Card::fighting_spirit);
                 state.hand[allied_seat].add(Card::reconnaissance);
             });
    check_golden(
        "expert",
        story(std::move(session),
              {// Turn 8: a fight in Hougoumont that continues inside the building (W10.9).
               "b4xb5", "no-card", "die:Blue+", "frenzy:c6", "no-card", "die:Red", "l4-l5", "end",
               // Turn 9: the die decides (W14.2); Plancenoit is stormed; two French pieces reach the Allied left (W12.3).
               "die:Red", "inspire:e8", "e8-e6", "k4xk2", "no-card", "die:RedR", "end", "j8-j10", "i9-i10",
               // W13
               "#1x#2", "#2x#1", "end", "+f8", "+e6", "end", "#2xk2", "#3xk10", "end", "#3-off", "#2-off", "end", "#2xb6", "#3xc6"},
              Boards::at_rests));
}
