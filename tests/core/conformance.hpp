// What every game system must keep, played through in random games. One call a system; see docs/adding-a-game.md.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <string>

#include "dice.hpp"
#include "fow/core/course.hpp"

namespace fow::testing {

/// A game system on trial. `T` names Game and Course (of that game), and has, as static functions:
///   begin         a new game by chance, without plies
///   viewer_of     the viewer who sits where that decider does; the decider is a seat
///   choose        an action of that seat, by who sees its view and nothing else: check() must accept it
///   conceivable   any action that can be written down, sensible or not
///   other_world   the state, or another that differs in what that viewer may not know
///   text, ply     the notation of a ply and back; `ply` is told who decides
template <class T>
concept Trial = Recorded<typename T::Game> && std::derived_from<typename T::Course, Course<typename T::Game>> &&
                requires(const typename T::Course& course, Dice& dice, const typename T::Game::View& view,
                         typename T::Game::Decider decider, typename T::Game::Viewer viewer, const PlyOf<typename T::Game>& ply) {
                    { T::begin(dice) } -> std::same_as<typename T::Course>;
                    { T::viewer_of(decider) } -> std::same_as<typename T::Game::Viewer>;
                    { T::choose(view, dice) } -> std::same_as<typename T::Game::Action>;
                    { T::conceivable(course, dice) } -> std::same_as<typename T::Game::Action>;
                    { T::other_world(course, viewer, dice) } -> std::same_as<typename T::Game::State>;
                    { T::text(course, ply) } -> std::same_as<std::string>;
                    { T::ply(course, decider, std::string()) } -> std::same_as<std::optional<PlyOf<typename T::Game>>>;
                };

template <Trial T>
class Conformance {
public:
    /// One game of so many plies at most. Fails the test at the first thing that is not kept.
    void play(Dice& dice, int plies) {
        auto course = T::begin(dice);
        const auto start = course;
        std::vector<std::string> written;
        for (int i = 0; i < plies && course.decider() != Decider::nobody; ++i) {
            CAPTURE(i);
            ++steps;
            expect_refusals(course, dice);
            expect_same_in_other_worlds(course, dice);
            const Ply ply = next(course, dice);
            written.push_back(T::text(course, ply));
            CAPTURE(written.back());
            expect_notation(course, ply);
            expect_listening_changes_nothing(course, ply);
            const auto before = course;
            REQUIRE_FALSE(course.take(ply));
            REQUIRE(course.history().back() == before.state());
            expect_all_hear(course);
            expect_undo_without_trace(course, before, ply);
        }
        if (course.decider() == Decider::nobody) {
            ++ended;
            expect_refusals(course, dice);
        }
        expect_replay(start, course, written);
    }

    int steps = 0, accepted = 0, refused = 0, undone = 0, other_worlds = 0, ended = 0;

private:
    using Game = typename T::Game;
    using Course = typename T::Course;
    using Ply = PlyOf<Game>;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Decider = typename Game::Decider;
    using Viewer = typename Game::Viewer;
    using Event = typename Game::Event;

    static bool seat_decides(const Course& course) {
        return course.decider() != Decider::chance && course.decider() != Decider::nobody;
    }

    static Ply next(const Course& course, Dice& dice) {
        if (course.decider() == Decider::chance) return dice.one_of(course.rolls()).roll;
        return T::choose(course.view(T::viewer_of(course.decider())), dice);
    }

    /// A refusal is a value with a rule and a sentence, and the same whenever it is asked for. Where no seat decides every
    /// action is refused; outcomes are due exactly where chance decides. What can be listed is listed whole.
    void expect_refusals(const Course& course, Dice& dice) {
        const State before = course.state();
        for (int i = 0; i < 20; ++i) {
            const Action action = T::conceivable(course, dice);
            const auto violation = check(course.rules(), course.state(), action);
            REQUIRE(check(course.rules(), course.state(), action) == violation);
            if (violation) {
                ++refused;
                REQUIRE_FALSE(violation->rule.empty());
                REQUIRE(violation->reason.ends_with('.'));
            } else {
                ++accepted;
                REQUIRE(seat_decides(course));
                expect_notation(course, action);
            }
            if constexpr (Listed<Game>) expect_listed(course, action, !violation);
        }
        const auto due = course.rolls();
        REQUIRE(due.empty() == (course.decider() != Decider::chance));
        for (const auto& outcome : due) {
            REQUIRE(outcome.weight > 0);
            REQUIRE(std::count(due.begin(), due.end(), outcome) == 1);
        }
        REQUIRE(course.state() == before);
    }

    static void expect_listed(const Course& course, const Action& action, bool may_be_done) {
        typename Game::ActionList list;
        legal(course.rules(), course.state(), list);
        REQUIRE(std::is_sorted(list.begin(), list.end()));
        REQUIRE(std::adjacent_find(list.begin(), list.end()) == list.end());
        REQUIRE(std::binary_search(list.begin(), list.end(), action) == may_be_done);
    }

    static void expect_notation(const Course& course, const Ply& ply) {
        const auto back = T::ply(course, course.decider(), T::text(course, ply));
        REQUIRE(back);
        REQUIRE(*back == ply);
    }

    /// Worlds that differ in what a viewer may not know look the same to it, and refuse it the same.
    void expect_same_in_other_worlds(const Course& course, Dice& dice) {
        for (const Viewer viewer : Game::viewers) {
            const State other = T::other_world(course, viewer, dice);
            other_worlds += other == course.state() ? 0 : 1;
            REQUIRE(view_of(course.rules(), other, viewer) == course.view(viewer));
            if (!seat_decides(course) || T::viewer_of(course.decider()) != viewer) continue;
            REQUIRE(turn(other) == course.decider());
            for (int i = 0; i < 10; ++i) {
                const Action action = T::conceivable(course, dice);
                REQUIRE(check(course.rules(), other, action) == check(course.rules(), course.state(), action));
            }
        }
    }

    static void expect_listening_changes_nothing(const Course& course, const Ply& ply) {
        struct Deaf final : ListenerOf<Viewer, Event> {
            void heard(Viewer, const Event&) override {}
        } deaf;
        State told = course.state(), untold = course.state();
        std::visit(
            [&](const auto& what) {
                apply(course.rules(), told, what, &deaf);
                apply(course.rules(), untold, what, nullptr);
            },
            ply);
        REQUIRE(told == untold);
    }

    /// Each in its own way, but nobody notices by a silence that somebody else heard something.
    static void expect_all_hear(const Course& course) {
        for (const Viewer viewer : Game::viewers)
            REQUIRE(course.heard(viewer).size() == course.heard(Game::viewers.front()).size());
    }

    static void expect_same(const Course& a, const Course& b) {
        REQUIRE(a.state() == b.state());
        REQUIRE(a.record().plies == b.record().plies);
        REQUIRE(a.history() == b.history());
        REQUIRE(a.heard_before() == b.heard_before());
        for (const Viewer viewer : Game::viewers) {
            REQUIRE(a.heard(viewer) == b.heard(viewer));
            REQUIRE(a.view(viewer) == b.view(viewer));
        }
    }

    void expect_undo_without_trace(Course& course, const Course& before, const Ply& ply) {
        if (!course.can_undo()) return;
        ++undone;
        const auto after = course;
        course.undo();
        expect_same(course, before);
        REQUIRE_FALSE(course.take(ply));
        expect_same(course, after);
    }

    /// A game is what was written down of it.
    static void expect_replay(Course course, const Course& played, const std::vector<std::string>& written) {
        for (const std::string& text : written) {
            const auto ply = T::ply(course, course.decider(), text);
            REQUIRE(ply);
            REQUIRE_FALSE(course.take(*ply));
        }
        expect_same(course, played);
    }
};

}  // namespace fow::testing
