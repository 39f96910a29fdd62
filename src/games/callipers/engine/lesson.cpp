#include "games/callipers/engine/lesson.hpp"

#include <algorithm>

#include "chapters.hpp"
#include "core/lesson_faults.hpp"

namespace fow::callipers {
namespace {

/// What a condition asks, with the pieces as indices. A lost piece is nowhere.
struct Judge {
    const Rules& rules;
    const State& state;

    [[nodiscard]] int standing(int key) const {
        const int piece = rules.index_of(key);
        return piece >= 0 && chapter::at(state, piece).stands ? piece : -1;
    }
    bool operator()(const WonBy& wanted) const { return state.result && state.result->winner == wanted.seat; }
    bool operator()(const StandsNear& wanted) const {
        const int piece = standing(wanted.key);
        return piece >= 0 && square(chapter::at(state, piece).at - wanted.at) <= Length{wanted.within} * wanted.within;
    }
    bool operator()(const Touches& wanted) const {
        const int piece = standing(wanted.key), touched = standing(wanted.other);
        if (piece < 0 || touched < 0 || !touching(rules, state, piece, touched)) return false;
        const int side = flank_of(corners_of(rules, state, touched), corners_of(rules, state, piece), chapter::at(state, piece).at);
        return !wanted.side || side == static_cast<int>(*wanted.side);
    }
    bool operator()(const Faces& wanted) const {
        const int piece = standing(wanted.key);
        if (piece < 0) return false;
        const int apart = (chapter::at(state, piece).facing - wanted.facing + 360) % 360;
        return std::min(apart, 360 - apart) <= wanted.within;
    }
    bool operator()(const BearsOn& wanted) const {
        const int gun = standing(wanted.key), target = standing(wanted.target);
        return gun >= 0 && target >= 0 && bears_on(rules, state, gun, target);
    }
    bool operator()(const UnderGuns& wanted) const {
        const int piece = standing(wanted.key);
        int guns = 0;
        for (int i = 0; i < rules.count() && piece >= 0; ++i)
            if (chapter::owned(rules, state, i, other(rules.piece(piece).side)) && !chapter::fights(rules, i))
                guns += bears_on(rules, state, i, piece) ? 1 : 0;
        return piece >= 0 && guns <= wanted.at_most;
    }
    bool operator()(const IsLost& wanted) const { return standing(wanted.key) < 0; }
    bool operator()(const IsHeld& wanted) const {
        const auto& holds = rules.battle().holds;
        for (std::size_t i = 0; i < holds.size(); ++i)
            if (holds[i].first == wanted.fort) return state.owners[i] == wanted.by;
        return false;
    }
};

/// The pieces that a condition names, and the strongpoint.
struct Named {
    std::vector<int> keys;
    std::string fort;

    void operator()(const WonBy&) {}
    void operator()(const Touches& wanted) { keys = {wanted.key, wanted.other}; }
    void operator()(const BearsOn& wanted) { keys = {wanted.key, wanted.target}; }
    void operator()(const IsHeld& wanted) { fort = wanted.fort; }
    template <class Condition>
    void operator()(const Condition& wanted) {
        keys = {wanted.key};
    }
};

/// The legal ones among orders that a player might give.
class Samples {
public:
    Samples(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    [[nodiscard]] std::vector<Action> all() {
        offer(EndTurn{});
        offer(Stand{});
        offer(Stay{});
        offer(Support{});
        for (int i = 0; i < rules_.count(); ++i)
            if (chapter::at(state_, i).stands) orders_of(i);
        return std::move(found_);
    }

private:
    void offer(const Action& action) {
        if (!check(rules_, state_, action)) found_.push_back(action);
    }
    void orders_of(int piece) {
        const int key = rules_.piece(piece).key, facing = chapter::at(state_, piece).facing;
        const int far = rules_.country(rules_.piece(piece).arm);
        for (int way = 0; way < 360; way += 45)
            for (const int yards : {far / 10, far / 2, far}) offer(Move{key, {stride(way, yards)}});
        for (const int degrees : {1, 10, 45, 90, 180, 270}) {
            offer(Turn{key, (facing + degrees) % 360});
            for (const bool left : {true, false}) offer(Wheel{key, left, (facing + (left ? 360 - degrees : degrees)) % 360});
        }
        offer(Ride{key});
        offer(Support{{key}});
        offer(Advance{key});
        offer(Host{key});
        for (const Side side : {Side::front, Side::right, Side::rear, Side::left})
            for (int yards = 100; yards <= far; yards += 50) offer(Retire{key, side, yards});
        for (int target = 0; target < rules_.count(); ++target) {
            offer(Fire{{key}, rules_.piece(target).key});
            offer(Attack{{key}, rules_.piece(target).key});
        }
    }

    const Rules& rules_;
    const State& state_;
    std::vector<Action> found_;
};

}  // namespace

std::string_view word(CoursePart) { return "battle"; }

std::optional<CoursePart> course_part_from_word(std::string_view text) {
    return text == word(CoursePart::battle) ? std::optional(CoursePart::battle) : std::nullopt;
}

Session TaughtGame::begin(const Posed& posed, Seat learner) {
    PerSeat<std::string> names;
    names[learner] = "The learner";
    names[other(learner)] = "The teacher";
    return Session(new_record(posed.ruleset, std::move(names)));
}

bool TaughtGame::holds(const Session& game, Seat, const Condition& condition) {
    return std::visit(Judge{game.rules(), game.state()}, condition);
}

std::string TaughtGame::text(const Rules&, const Action& action) {
    Action sorted = action;
    if (auto* fire = std::get_if<Fire>(&sorted)) std::sort(fire->guns.begin(), fire->guns.end());
    if (auto* attack = std::get_if<Attack>(&sorted)) std::sort(attack->group.begin(), attack->group.end());
    if (auto* support = std::get_if<Support>(&sorted)) std::sort(support->keys.begin(), support->keys.end());
    return to_text(sorted);
}

std::string TaughtGame::text(const Rules&, const Roll& roll) { return to_text(roll); }

std::optional<Action> TaughtGame::action(const Rules&, std::string_view text) { return action_from_text(text); }

std::string_view TaughtGame::moment(const State& state) { return stage_words[static_cast<std::size_t>(state.stage)]; }

std::vector<Action> TaughtGame::samples(const Rules& rules, const State& state) { return Samples(rules, state).all(); }

std::vector<Fault> unknown_in(const Lesson& lesson) {
    const Rules rules(lesson.ruleset);
    const auto& holds = lesson.ruleset.battle.holds;
    std::vector<Fault> faults;
    const auto note = [&](const std::string& place, int key) {
        if (rules.index_of(key) < 0) faults.push_back({place, "the battle has no piece " + std::to_string(key)});
    };
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const std::string place = "/steps/" + std::to_string(i);
        const LessonStep& step = lesson.steps[i];
        for (std::size_t n = 0; n < step.show.size(); ++n)
            if (step.show[n].key > 0) note(place + "/show/" + std::to_string(n), step.show[n].key);
        for (const Reached& wanted : step.reach) {
            Named named;
            std::visit(named, wanted);
            for (const int key : named.keys) note(place + "/goal/reach", key);
            const bool known = std::any_of(holds.begin(), holds.end(), [&](const auto& held) { return held.first == named.fort; });
            if (!named.fort.empty() && !known)
                faults.push_back({place + "/goal/reach", "the battle has no strongpoint \"" + named.fort + "\""});
        }
    }
    return faults;
}

std::vector<Fault> faults_of(const Lesson& lesson) { return LessonTrial<TaughtGame>(lesson).faults(); }

}  // namespace fow::callipers
