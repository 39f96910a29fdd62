#include "test_game.hpp"

#include <algorithm>
#include "catch.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

struct Description {
    Army army = Army::french;
    Kind kind = Kind::line_infantry;
    std::optional<int> strength;
};

std::optional<Description> commander_by_name(std::string_view text) {
    if (text == "Ney") return Description{Army::french, Kind::commander, std::nullopt};
    if (text == "Napoleon") return Description{Army::french, Kind::commander_in_chief, std::nullopt};
    if (text == "Uxbridge") return Description{Army::allied, Kind::commander, std::nullopt};
    if (text == "Wellington") return Description{Army::allied, Kind::commander_in_chief, std::nullopt};
    if (text == "Bülow") return Description{Army::prussian, Kind::commander, std::nullopt};
    return std::nullopt;
}

Description described(std::string_view text) {
    if (const auto commander = commander_by_name(text)) return *commander;
    Description description;
    std::string words(text);
    if (words.rfind("French ", 0) == 0) description.army = Army::french;
    else if (words.rfind("Allied ", 0) == 0) description.army = Army::allied;
    else if (words.rfind("Prussian ", 0) == 0) description.army = Army::prussian;
    else FAIL("no army in \"" << text << '"');
    words.erase(0, words.find(' ') + 1);
    if (words.back() >= '0' && words.back() <= '9') {
        description.strength = words.back() - '0';
        words.erase(words.size() - 2);
    }
    if (words == "gun") words = "artillery";
    std::replace(words.begin(), words.end(), ' ', '_');
    const auto kind = kind_from_word(words);
    if (!kind) FAIL("no kind in \"" << text << '"');
    description.kind = *kind;
    return description;
}

}  // namespace

const Ruleset& shipped() {
    static const Ruleset set = data::load_ruleset();
    return set;
}

Square square(std::string_view text) {
    const auto found = square_from_text(text);
    if (!found) FAIL("no square: " << text);
    return *found;
}

Options standard(bool memory) { return {.mode = Mode::standard, .memory = memory}; }
Options expert(bool memory) { return {.mode = Mode::expert, .memory = memory}; }

TestGame::TestGame(Options options, Ruleset set) : rules_(std::move(set), options), state_(initial_state(rules_)) {
    for (int i = 0; i < rules_.unit_count(); ++i) fow::waterloo::put(rules_, state_, UnitId(i), Place::absent);
    if (!rules_.expert()) lines(Sector::left, Sector::left);  // W12.2
}

UnitId TestGame::put(std::string_view description, std::string_view where) {
    const Description wanted = described(description);
    const auto place = place_from_word(where);
    for (int i = 0; i < rules_.unit_count(); ++i) {
        const UnitId unit(i);
        const auto& profile = rules_.profile(unit);
        if (profile.army != wanted.army || profile.kind != wanted.kind) continue;
        if (wanted.strength && profile.strength != *wanted.strength) continue;
        if (!state_.whereabouts(unit).is(Place::absent)) continue;
        fow::waterloo::put(rules_, state_, unit, place ? Whereabouts(*place) : Whereabouts(square(where)));
        return unit;
    }
    FAIL("the box has no more of " << description);
    return {};
}

void TestGame::put_all(Army army, Place place) {
    for (int i = 0; i < rules_.unit_count(); ++i)
        if (rules_.profile(UnitId(i)).army == army && state_.whereabouts(UnitId(i)).is(Place::absent))
            fow::waterloo::put(rules_, state_, UnitId(i), place);
}

void TestGame::lines(Sector french, Sector allied) { state_.line = {static_cast<std::uint8_t>(french), static_cast<std::uint8_t>(allied)}; }

void TestGame::show(UnitId unit, Knowledge knowledge) {
    state_.mark(unit).seen = static_cast<std::uint8_t>(static_cast<unsigned>(knowledge) & 3U);
}

void TestGame::flag(std::optional<Seat> owner, std::size_t work) {
    constexpr unsigned nobody = 2;
    state_.works[work].owner = (owner ? static_cast<unsigned>(*owner) : nobody) & 3U;
}

void TestGame::damage(int hits, std::size_t work) {
    state_.works[work].damage = static_cast<unsigned>(hits) & 63U;
    derive_works(rules_, state_);
}

void TestGame::begin(Seat mover, int turn, int used) {
    state_.mover = mover;
    state_.turn = static_cast<std::int8_t>(turn);
    state_.ready = {true, true};
    begin_posed_turn(rules_, state_, used);
    assert_consistent();
    ear_.clear();
}

void TestGame::play(std::string_view text) {
    const auto action = action_from_text(rules_.roster(), text);
    if (!action) FAIL("no action: " << text);
    play(*action);
}

void TestGame::play(const Action& action) {
    INFO(to_text(rules_.roster(), action));
    if (const auto violation = check(rules_, state_, action)) FAIL("refused by " << violation->rule << ": " << violation->reason);
    ear_.clear();
    apply(rules_, state_, action, &ear_);
    assert_consistent();
}

void TestGame::roll(std::string_view face) {
    const auto parsed = die_face_from_text(face);
    if (!parsed) FAIL("no face: " << face);
    roll(RollDie{*parsed});
}

void TestGame::roll(const Roll& roll) {
    INFO(to_text(rules_.roster(), roll));
    const RollList due = rolls();
    REQUIRE(std::any_of(due.begin(), due.end(), [&](const WeightedRoll& one) { return one.roll == roll; }));
    apply(rules_, state_, roll, &ear_);
    assert_consistent();
}

std::vector<Roll> TestGame::leave_to_chance(Phase phase) {
    std::vector<Roll> rolled;
    while (state_.phase == phase) {
        rolled.push_back(rolls()[0].roll);
        roll(rolled.back());
    }
    return rolled;
}

std::string TestGame::refused(std::string_view text) const {
    const auto action = action_from_text(rules_.roster(), text);
    if (!action) FAIL("no action: " << text);
    return refused(*action);
}

std::string TestGame::refused(const Action& action) const {
    const auto violation = check(rules_, state_, action);
    return violation ? std::string(violation->rule) : std::string();
}

std::vector<std::string> TestGame::legal_texts() const {
    ActionList list;
    legal(rules_, state_, list);
    std::vector<std::string> texts;
    for (const Action& action : list) texts.push_back(to_text(rules_.roster(), action));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string TestGame::named(UnitId unit, std::string_view rest) const { return unit_of(rules_.roster(), unit).id + std::string(rest); }

std::string TestGame::where(UnitId unit) const {
    const Whereabouts place = state_.whereabouts(unit);
    return place.on_board() ? to_text(place.square()) : std::string(word(place.place()));
}

std::optional<UnitId> TestGame::at(std::string_view text) const { return state_.unit_at(square(text)); }

int TestGame::strength(UnitId unit) const { return rules_.profile(unit).strength - state_.mark(unit).weakened; }

RollList TestGame::rolls() const {
    RollList due;
    fow::waterloo::rolls(rules_, state_, due);
    return due;
}

void TestGame::assert_consistent() const {
    const auto fault = inconsistency(rules_, state_);
    if (fault) FAIL("inconsistent: " << *fault);
}

void free_pieces(TestGame& table, std::string_view french, std::string_view allied) {
    table.put("French light cavalry", french);
    table.put("Allied light cavalry", allied);
}

Combat::Combat(const Fighters& fighters, Options options, Ruleset set) : TestGame(options, std::move(set)) {
    free_pieces(*this);
    attacker = put(fighters.attacker, fighters.from);
    defender = put(fighters.defender, fighters.at);
    act_ = std::string(fighters.from) + "x" + fighters.at;
}

void Combat::attack(int turn) {
    begin(rules().profile(attacker).seat, turn);
    play(act_);
}

void Combat::attack(std::string_view face, int turn) {
    attack(turn);
    roll(face);
}

void deal(TestGame& table, Seat seat, std::initializer_list<Card> hand) {
    for (const Card card : hand) table.state().hand[seat].add(card);
}

TestGame full_hand() {
    TestGame t(standard());
    t.put("French line infantry 4", "e4");
    t.put("French light cavalry", "d2");
    t.put("French gun", "g4");
    t.put("French line infantry 3", "h2");
    t.put("Allied line infantry 3", "e6");
    t.put("Allied light infantry 1", "d5");
    t.put("Allied line infantry 3", "g6");
    t.put("Allied light cavalry", "a8");
    deal(t, french_seat, {Card::reconnaissance, Card::initiative, Card::combined_attack, Card::fighting_spirit, Card::grand_battery});
    t.begin(french_seat);
    return t;
}

std::vector<int> strengths_seen(const PlayerView& view, std::initializer_list<std::string_view> squares) {
    std::vector<int> strengths;
    for (const std::string_view text : squares) {
        const auto& piece = view.at(square(text));
        strengths.push_back(piece && piece->knowledge == Knowledge::all ? piece->strength : -1);
    }
    return strengths;
}

}  // namespace fow::testing
