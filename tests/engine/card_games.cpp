#include "card_games.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

namespace fow::testing {
namespace {

/// Every square there is.
std::vector<Square> all_squares() {
    std::vector<Square> squares;
    for (const Square square : SquareSet::all()) squares.push_back(square);
    return squares;
}

void say_on_board(std::vector<Action>& all) {
    const std::vector<Square> squares = all_squares();
    for (const Square from : squares) {
        all.insert(all.end(), {TakeOff{from}, Look{from}, Inspire{from, Nation::allied}, Inspire{from, Nation::prussian},
                               ChooseTarget{from}});
        for (const Square to : squares) {
            all.insert(all.end(), {Move{from, to}, Fire{from, to}, Bombard{from, to}, Attack{from, from, to}});
            for (const Direction d : directions)
                if (const auto via = step(to, d); via && *via != from) all.push_back(Attack{from, *via, to});
        }
    }
}

void say_of_cards(std::vector<Action>& all) {
    for (const Card card : cards) {
        all.insert(all.end(), {PlayCard{card, Nation::allied}, PlayCard{card, Nation::prussian}});
        all.insert(all.end(), {DraftCards{card, {}}, TakeCards{card, {}}});
        for (const Card second : cards) all.insert(all.end(), {DraftCards{card, second}, TakeCards{card, second}});
    }
}

/// All that can be said at a table.
std::vector<Action> everything(const Rules& rules) {
    std::vector<Action> all{Ready{},          ChooseFallen{false}, ChooseFallen{true}, StandingOrder{false}, StandingOrder{true},
                            EndTurn{},        OfferDraw{},         AcceptDraw{},       Resign{},             EndCard{},
                            ChooseTarget{},   AnswerAttack{false}, AnswerAttack{true}};
    say_on_board(all);
    say_of_cards(all);
    for (int i = 0; i < rules.unit_count(); ++i) {
        all.push_back(Unplace{UnitId(i)});
        for (const Square square : all_squares()) all.insert(all.end(), {PlaceUnit{UnitId(i), square}, Enter{UnitId(i), square}});
    }
    for (int slot = 0; slot < 3; ++slot) {
        all.push_back(LeavePursuit{Rider(slot)});
        all.push_back(AttackRider{Rider(slot), Rider(0)});
    }
    return all;
}

}  // namespace

Options standard(bool memory) {
    Options options;
    options.mode = Mode::standard;
    options.memory = memory;
    return options;
}

void deal(Table& table, Seat seat, std::initializer_list<Card> hand) {
    for (const Card card : hand) table.state().hand[seat].add(card);
}

Table full_hand() {
    Table t(standard());
    t.put("French line infantry 4", "e4");
    t.put("French light cavalry", "d2");
    t.put("French gun", "g4");
    t.put("French line infantry 3", "h2");
    t.put("Allied line infantry 3", "e6");
    t.put("Allied light infantry 1", "d5");
    t.put("Allied line infantry 3", "g6");
    t.put("Allied light cavalry", "a8");
    deal(t, Seat::french,
         {Card::reconnaissance, Card::initiative, Card::combined_attack, Card::fighting_spirit, Card::grand_battery});
    t.begin(Seat::french);
    return t;
}

Session session_at(const Table& table) {
    return Session(table.rules().set(), table.rules().options(), {"Anna", "Bert"}, Start{"posed", table.state()});
}

void play(Session& session, std::string_view text) {
    INFO(text);
    const auto action = action_from_text(session.rules().roster(), text);
    REQUIRE(action);
    const auto violation = session.play(*action);
    INFO((violation ? violation->rule : "") << ' ' << (violation ? violation->reason : ""));
    REQUIRE_FALSE(violation);
}

void play(Session& session, std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) play(session, text);
}

void roll(Session& session, std::string_view face) {
    const auto parsed = die_face_from_text(face);
    REQUIRE(parsed);
    REQUIRE(session.roll(RollDie{*parsed}));
}

void expect_exactly_legal(const Rules& rules, const State& state) {
    ActionList list;
    legal(rules, state, list);
    REQUIRE(std::is_sorted(list.begin(), list.end()));
    REQUIRE(std::adjacent_find(list.begin(), list.end()) == list.end());
    std::size_t accepted = 0;
    for (const Action& action : everything(rules)) {
        const bool listed = std::binary_search(list.begin(), list.end(), action);
        const auto violation = check(rules, state, action);
        accepted += violation ? 0 : 1;
        if (listed != violation.has_value()) continue;
        FAIL(to_text(rules.roster(), action) << (listed ? " is listed, but refused by " : " is allowed, but not listed ")
                                             << (violation ? violation->rule : ""));
    }
    REQUIRE(accepted == list.size());
    for (const Viewer viewer : viewers) {
        const PlayerView view = view_of(rules, state, viewer);
        const bool decides_now = decides(turn(state), viewer);
        REQUIRE(view.legal == (decides_now ? std::vector<Action>(list.begin(), list.end()) : std::vector<Action>{}));
    }
}

void expect_replays(const Session& session) {
    for (std::size_t count = 0; count <= session.ply_count(); ++count) {
        INFO("up to ply " << count);
        const Replay again = replay(session.record(), count);
        REQUIRE_FALSE(again.broken_at);
        REQUIRE(again.session.state() == (count == session.ply_count() ? session.state() : session.history()[count]));
        REQUIRE_FALSE(inconsistency(again.session.rules(), again.session.state()));
        for (const Viewer viewer : viewers) {
            const auto& whole = session.heard(viewer);
            const auto& part = again.session.heard(viewer);
            REQUIRE(part.size() <= whole.size());
            REQUIRE(std::equal(part.begin(), part.end(), whole.begin()));
            if (count == session.ply_count()) REQUIRE(part.size() == whole.size());
        }
    }
}

void expect_alike(const Session& one, const Session& other, const std::vector<Viewer>& viewers) {
    for (const Viewer viewer : viewers) {
        INFO("as the " << word(viewer) << " viewer sees it");
        REQUIRE(one.view(viewer) == other.view(viewer));
        REQUIRE(one.heard(viewer) == other.heard(viewer));
        REQUIRE(one.log(viewer) == other.log(viewer));
    }
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
