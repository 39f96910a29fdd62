// costs WHAT TIMES: runs the operation WHAT that many times on one long random game, and prints the shortest time. To count
// instructions, .ci/bench runs it twice with different TIMES and subtracts the counts. `costs sizes` prints the sizes of values.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>

#include "files/files.hpp"
#include "games/waterloo/cli/random_game.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "seal/seal.hpp"

namespace {

using namespace fow;
using namespace fow::waterloo;

constexpr std::size_t long_game = 1000;      // plies
constexpr std::size_t much_to_choose = 100;  // actions

/// Expert, set up at random, then any legal action except draw offers and resigning, until the game is long enough or over.
Session random_session(std::uint64_t seed) {
    const Options options{Mode::expert};
    const Rules rules(data::load_ruleset(), options);
    commands::RandomGame set_up(rules, seed);
    set_up.begin();
    Session session(rules.set(), options, {"French", "Allied"}, Start{"random", set_up.state()});
    Pcg32 numbers(seed);
    const auto one_of = [&](const auto& list) -> const auto& { return list[numbers.below(static_cast<std::uint32_t>(list.size()))]; };
    ActionList actions;
    bool goes_on = true;
    while (goes_on && session.ply_count() < long_game && turn(session.state()) != Decider::nobody) {
        if (turn(session.state()) == Decider::chance) {
            goes_on = session.roll(one_of(session.rolls()).roll);
            continue;
        }
        legal(session.rules(), session.state(), actions);
        const Action& action = one_of(actions);
        if (!std::holds_alternative<Resign>(action) && !std::holds_alternative<AcceptDraw>(action)) goes_on = !session.play(action);
    }
    return session;
}

Session long_session() {
    for (std::uint64_t seed = 1;; ++seed)
        if (Session session = random_session(seed); session.ply_count() == long_game) return session;
}

/// The first position in the second half of the game in which the French have many actions to choose from.
State middle_of(const Session& session) {
    ActionList actions;
    for (std::size_t i = long_game / 2;; ++i) {
        const State& state = session.history().at(i);
        legal(session.rules(), state, actions);
        if (turn(state) == french_decider && actions.size() > much_to_choose) return state;
    }
}

void print_sizes() {
    std::printf("bytes: State %zu, Action %zu, ActionList %zu, Rules %zu, PlayerView %zu, Event %zu\n", sizeof(State), sizeof(Action),
                sizeof(ActionList), sizeof(Rules), sizeof(PlayerView), sizeof(Event));
}

}  // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "sizes") return print_sizes(), 0;
    const Session session = long_session();
    const State middle = middle_of(session);
    const Record& record = session.record();
    const std::size_t heard = session.heard(Viewer::onlooker).size();
    const std::string text = write_record(record);
    const seal::Seal seal;
    const seal::Key key = seal::Key::random();
    std::size_t made = 0;  // depends on every result, so that the compiler cannot remove the work
    ActionList actions;
    const std::map<std::string, std::function<void()>> costs{
        {"legal", [&] { legal(session.rules(), middle, actions), made += actions.size(); }},
        {"save", [&] { made += write_record(record).size(); }},
        {"save-sealed", [&] { made += seal.write(open_part(record), write_record(record), sealed_room(record, heard), key).size(); }},
        {"read", [&] { made += read_record(text, "").record.plies.size(); }},
        {"load", [&] { made += replay(read_record(text, "").record).session.ply_count(); }},
        {"view-middle", [&] { made += view_of(session.rules(), middle, french_viewer).legal.size(); }},
        {"view-end", [&] { made += view_of(session.rules(), session.state(), french_viewer).legal.size(); }},
    };
    const auto cost = costs.find(what);
    const int times = argc > 2 ? std::atoi(argv[2]) : 0;
    if (cost == costs.end() || times < 1) {
        std::fprintf(stderr, "costs WHAT TIMES, WHAT of: sizes");
        for (const auto& [name, does] : costs) std::fprintf(stderr, " %s", name.c_str());
        std::fprintf(stderr, "\n");
        return 2;
    }
    double least = 1e300;
    for (int i = 0; i < times; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        cost->second();
        least = std::min(least, std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count());
    }
    std::printf("%s: %.1f us at best of %d, %zu plies, a record of %zu bytes (%zu)\n", what.c_str(), least, times, session.ply_count(),
                text.size(), made);
}
