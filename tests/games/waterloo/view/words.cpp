#include <set>
#include <string>
#include "catch.hpp"

#include "games/waterloo/view/event.hpp"
#include "games/waterloo/view/player_view.hpp"

using namespace fow;
using namespace fow::waterloo;

TEST_CASE("the six faces of the Battle die have their texts", "[words][W8.5]") {
    const std::pair<const char*, DieFace> faces[] = {
        {"Blue", {french_seat, DieEffect::plain}},  {"Red", {allied_seat, DieEffect::plain}},  {"Blue+", {french_seat, DieEffect::frenzy}},
        {"Red+", {allied_seat, DieEffect::frenzy}}, {"BlueR", {french_seat, DieEffect::rout}}, {"RedR", {allied_seat, DieEffect::rout}}};
    for (const auto& [text, face] : faces) {
        CHECK(to_text(face) == text);
        CHECK(die_face_from_text(text) == face);
    }
    for (const char* text : {"", "blue", "Black", "Blue ", "BlueX", "Blue++", "R", "+"}) CHECK_FALSE(die_face_from_text(text));
}

TEST_CASE("words are read back", "[words]") {
    for (const Army army : {Army::french, Army::allied, Army::prussian}) CHECK(army_from_word(word(army)) == army);
    for (const Sector sector : {Sector::left, Sector::centre, Sector::right}) CHECK(sector_from_word(word(sector)) == sector);
    for (const Kind kind : {Kind::light_infantry, Kind::line_infantry, Kind::light_cavalry, Kind::heavy_cavalry, Kind::artillery,
                            Kind::commander, Kind::commander_in_chief})
        CHECK(kind_from_word(word(kind)) == kind);
    for (const Place place : {Place::reserve, Place::withdrawn, Place::regaining, Place::eliminated, Place::absent, Place::set_aside,
                              Place::saved, Place::riding})
        CHECK(place_from_word(word(place)) == place);
    for (const Mode mode : {Mode::basic, Mode::standard, Mode::expert}) CHECK(mode_from_word(word(mode)) == mode);
    for (const TileKind kind : {TileKind::building, TileKind::village, TileKind::hill, TileKind::mud})
        CHECK(tile_kind_from_word(word(kind)) == kind);
    for (const Card card : cards) CHECK(card_from_word(word(card)) == card);
    CHECK(word(Nation::allied) == "allied");
    CHECK(word(Nation::prussian) == "prussian");
    CHECK_FALSE(mode_from_word("Basic"));
    CHECK_FALSE(tile_kind_from_word("farm"));
    CHECK_FALSE(card_from_word("fighting spirit"));
    CHECK_FALSE(army_from_word("French"));
    CHECK_FALSE(kind_from_word(""));
}

TEST_CASE("each ending has a word and its rule", "[words][W1.1][W1.2][W1.5][W1.6][W1.7][W15.2]") {
    const std::pair<Ending, const char*> endings[] = {{Ending::line_of_retreat, "W1.1"},     {Ending::commanders_lost, "W1.2"},
                                                      {Ending::nobody_can_act, "W1.5"},      {Ending::resigned, "W1.6"},
                                                      {Ending::draw_agreed, "W1.6"},         {Ending::quiet_turns, "W1.7"},
                                                      {Ending::nightfall, "W15.2"},          {Ending::commander_in_chief_lost, "W1.3"},
                                                      {Ending::napoleon_lost, "W12.1"},      {Ending::centre_taken, "W12.2"},
                                                      {Ending::pursuit_indecisive, "W13.9"}, {Ending::pursuit_minor, "W13.9"},
                                                      {Ending::pursuit_major, "W13.9"}};
    std::set<std::string> words;
    for (const auto& [ending, rule] : endings) {
        words.insert(std::string(word(ending)));
        CHECK(rule_of(ending) == rule);
    }
    CHECK(words.size() == static_cast<std::size_t>(ending_count));
}

TEST_CASE("each card names the rule that describes it", "[words][W11.4][W11.5][W11.6][W11.7][W11.10]") {
    const std::pair<Card, const char*> rules[] = {{Card::reconnaissance, "W11.4"},
                                                  {Card::initiative, "W11.5"},
                                                  {Card::combined_attack, "W11.6"},
                                                  {Card::fighting_spirit, "W11.7"},
                                                  {Card::grand_battery, "W11.10"}};
    for (const auto& [card, rule] : rules) CHECK(rule_of(card) == rule);
}

TEST_CASE("cards are counted by kind", "[words][W11.1]") {
    CardCounts some;
    CHECK(some.empty());
    some.add(Card::reconnaissance, 3);
    some.add(Card::grand_battery);
    CHECK(some[Card::reconnaissance] == 3);
    CHECK(some[Card::initiative] == 0);
    CHECK(some.total() == 4);
    CardCounts more;
    for (const Card card : cards) more.add(card, 12);
    const CardCounts sum = some + more;
    CHECK(sum[Card::reconnaissance] == 15);
    CHECK(sum[Card::initiative] == 12);
    CHECK(sum[Card::grand_battery] == 13);
    CHECK(sum - more == some);
    some.remove(Card::reconnaissance, 3);
    some.remove(Card::grand_battery);
    CHECK(some == CardCounts{});
}

TEST_CASE("each phase has its own word", "[words]") {
    std::set<std::string> words;
    for (const Phase phase : {Phase::line_draw, Phase::set_up, Phase::turn, Phase::battle_die, Phase::frenzy_choice, Phase::prussian_draw,
                              Phase::over, Phase::draft, Phase::take_cards, Phase::card, Phase::defence, Phase::building_choice,
                              Phase::prussian_die, Phase::muster, Phase::pursuit})
        words.insert(std::string(word(phase)));
    CHECK(words.size() == 15);
}

TEST_CASE("values are filled into a sentence by name", "[words]") {
    CHECK(fill("{who} attacks {whom}.", {{"whom", "Ney"}, {"who", "Uxbridge"}}) == "Uxbridge attacks Ney.");
    CHECK(fill("{a}{a}", {{"a", "x"}}) == "xx");
    CHECK(fill("nothing", {}) == "nothing");
    CHECK(fill("{a}", {{"a", "{a}"}}) == "{a}");
}

TEST_CASE("events are whole sentences with all placeholders filled", "[words]") {
    const Roster roster{{"gun", "Batterie", Army::french, Kind::artillery, 0}, {"line", "Ligne", Army::french, Kind::line_infantry, 3}};
    SeenPiece known;
    known.branch = Branch::infantry;
    known.knowledge = Knowledge::all;
    known.unit = UnitId(1);
    known.strength = 3;
    SeenPiece back;
    back.army = Army::allied;
    back.branch = Branch::cavalry;
    const Square here = *square_from_text("e4");
    const DieFace red{allied_seat, DieEffect::rout};
    const std::pair<Event, const char*> told[] = {
        {Bombarded{back, here, here, "Hougoumont", 2, false}, "Hougoumont"},
        {Bombarded{back, here, here, "Hougoumont", 4, true}, "destroys"},
        {Conquered{allied_seat, "Hougoumont"}, "Hougoumont"},
        {TargetChosen{french_seat, here}, "e4"},
        {TargetChosen{french_seat, std::nullopt}, "French"},
        {CardsDrafted{allied_seat, Card::initiative, Card::grand_battery, 13}, "Grand battery"},
        {CardsDrafted{allied_seat, Card::initiative, std::nullopt, 0}, "Initiative"},
        {CardsDrafted{allied_seat, std::nullopt, std::nullopt, 13}, "13"},
        {CardsDrafted{french_seat, std::nullopt, std::nullopt, 0}, "last card"},
        {CardsTaken{allied_seat, 2, {Card::initiative, Card::reconnaissance}}, "Reconnaissance"},
        {CardsTaken{allied_seat, 2, {}}, "2"},
        {CardsTaken{allied_seat, 1, {Card::initiative}}, "Initiative"},
        {CardsTaken{allied_seat, 1, {}}, "one card"},
        {CardPlayed{french_seat, Card::fighting_spirit, here}, "e4"},
        {CardPlayed{french_seat, Card::combined_attack, std::nullopt}, "Combined attack"},
        {CardEnded{french_seat, Card::combined_attack}, "Combined attack"},
        {Scouted{french_seat, {here, here}, {back, known}}, "Ligne"},
        {PrussiansDecided{red, true}, "Red, the loser withdraws"},
        {PrussiansDecided{{french_seat, DieEffect::plain}, false}, "Blue"},
        {PursuitBegan{french_seat}, "French pursue"},
        {PursuitBegan{allied_seat}, "Allies pursue"},
        {VictimTaken{Rider(0), back, known, here}, "Ligne"},
        {PieceSaved{Rider(0), back, back, here}, "e4"},
        {PieceSaved{{}, {}, back, here}, "at e4 gets away"},
        {RidersFought{Rider(0), Rider(1), known, back, true}, "wins"},
        {RidersFought{Rider(0), Rider(1), known, back, false}, "lost"},
        {RiderLeft{Rider(0), back}, "Allied cavalry"},
        {PursuitEnded{french_seat, {12, 31}}, "31"},
        {PhraseGivenUp{french_seat}, "French pass phrase"},
        {PhraseGivenUp{allied_seat}, "Allied pass phrase"},
        {GameSetBack{GameMoment{870, 212}, {780, 180}, false},
         "set back from 14:30, step 212, to 13:00, step 180. Someone may have seen what followed."},
        {GameSetBack{GameMoment{870, 212}, {780, 180}, true}, "everything had been shown"},
        {GameSetBack{GameMoment{780, 180}, {870, 212}, false}, "in another way"},
        {GameSetBack{std::nullopt, {780, 180}, false}, "does not know how far"},
        {ChanceChosen{ChanceChosen::How::seed}, "a seed that was chosen"},
        {ChanceChosen{ChanceChosen::How::dice}, "faces of the Battle die were chosen"},
        {PracticeAlone{}, "One person plays both sides"},
        {SeatTaken{french_seat, ComputedPlayer{Level::captain, Style::patient}},
         "The French army is played by the computer from here on: Captain, patient."},
        {SeatTaken{french_seat, ComputedPlayer{.program = "bot.py"}}, "The French army is played by the program \"bot.py\" from here on."},
        {SeatTaken{allied_seat, std::nullopt}, "The Allied army is played by a person from here on."},
        {HintsAllowed{}, "players may ask the computer for advice"},
        {HintGiven{french_seat}, "The French army was given advice by the computer."},
        {PlayedOn{{780, 180}}, "a game that was over. It is played on from 13:00, step 180."},
        {TimeUp{french_seat}, "French player has no time left"},
        {TimeUp{allied_seat}, "Allied player has no time left"},
        {GameEnded{{french_seat, Ending::commander_in_chief_lost}, {}}, "Wellington"},
        {GameEnded{{allied_seat, Ending::commander_in_chief_lost}, {}}, "Napoleon"},
        {GameEnded{{allied_seat, Ending::napoleon_lost}, {}}, "Napoleon"},
        {GameEnded{{french_seat, Ending::centre_taken}, {}}, "centre"},
        {GameEnded{{std::nullopt, Ending::pursuit_indecisive}, {}}, "drawn"},
        {GameEnded{{french_seat, Ending::pursuit_minor}, {}}, "minor French"},
        {GameEnded{{allied_seat, Ending::pursuit_major}, {}}, "major Allied"}};
    for (const auto& [event, part] : told) {
        const std::string text = describe(roster, event);
        INFO(text);
        CHECK(text.find_first_of("{}") == std::string::npos);
        CHECK(text.find(part) != std::string::npos);
        CHECK(text.back() == '.');
    }
}

TEST_CASE("W2.3 the clock tells the time of day, past midnight too", "[view][names][W2.3]") {
    CHECK(clock_text(11 * 60) == "11:00");
    CHECK(clock_text(9 * 60 + 30) == "9:30");
    CHECK(clock_text(21 * 60 + 5) == "21:05");
    CHECK(clock_text(24 * 60) == "0:00");  // turn 27, and the editor's latest Prussians
    CHECK(clock_text(30 * 60 + 30) == "6:30");
    CHECK(clock_text(-30) == "23:30");
}

TEST_CASE("W11 each card has a name", "[view][names][W11]") {
    for (const Card card : cards) CHECK_FALSE(card_name(card, untranslated).empty());
}
