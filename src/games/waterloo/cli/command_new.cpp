// fow new: begins a game.
#include <algorithm>
#include <ostream>
#include <random>

#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/cli/commands.hpp"

namespace fow::waterloo::commands {
namespace {

struct NewRequest {
    GameRequest game;
    OutRequest out;
    std::string set_up, french = "French", allied = "Allied";
    std::uint64_t seed = 0;
    bool seeded = false, json = false;
};

/// W6: places all pieces at random in their set-up zone, with ordinary actions.
void set_up_at_random(Session& session, Chance& chance) {
    const Rules& rules = session.rules();
    const Seat seat = session.state().mover;
    std::vector<UnitId> box;
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i)
        if (session.state().whereabouts(UnitId(i)).is(Place::reserve)) box.push_back(UnitId(i));
    // Leaders and the garrison (W12.4) come first, since all others may stay in reserve.
    std::stable_sort(box.begin(), box.end(), [&](UnitId a, UnitId b) {
        const auto rank = [&](UnitId unit) {
            const Branch branch = branch_of(rules.profile(unit).kind);
            const bool leads = rules.profile(unit).kind == Kind::commander || rules.profile(unit).kind == Kind::commander_in_chief;
            return leads ? 0 : branch == Branch::infantry ? 1 : 2;
        };
        return rank(a) < rank(b);
    });
    for (const UnitId unit : box) {
        std::vector<PlaceUnit> places;
        ActionList actions;
        legal(rules, session.state(), actions);
        for (const Action& action : actions)
            if (const auto* place = std::get_if<PlaceUnit>(&action); place != nullptr && place->unit == unit) places.push_back(*place);
        const SquareSet garrison = session.view(viewer_of(seat)).garrison_squares;
        const auto inside = std::find_if(places.begin(), places.end(), [&](const PlaceUnit& p) { return garrison.contains(p.square); });
        if (places.empty()) continue;
        static_cast<void>(
            session.play(inside != places.end() ? *inside : places[chance.numbers().below(static_cast<std::uint32_t>(places.size()))]));
    }
    if (const auto violation = session.play(Ready{})) throw Misuse("--setup", Told(to_text(*violation, tr)));
}

int begin(const NewRequest& request, Streams io) {
    if (!request.set_up.empty() && request.set_up != "random") throw Misuse("--setup", Told("only \"random\" is known"));
    const std::uint64_t seed = request.seeded ? request.seed : std::random_device{}();
    GameChoice game = choose_game(request.game, io);
    Session session(std::move(game.rules), game.options, {request.french, request.allied}, std::move(game.start));
    Chance chance(seed);
    while (session.state().phase == Phase::line_draw || (session.state().phase == Phase::set_up && !request.set_up.empty())) {
        if (session.state().phase == Phase::set_up) set_up_at_random(session, chance);
        else if (!session.roll(chance.pick(session.rolls()))) return Exit::refused;
    }
    write_out(request.out, write_record(session.record()), io);
    tell_begun(*in_words(session), request.out, request.json, &seed, io);
    return Exit::done;
}

}  // namespace

void add_new(CommandLine& line) {
    Command command(line, "new", "begin a game and write its record");
    NewRequest& request = command.request<NewRequest>();
    add_game_options(command, request.game);
    command.seed(request.seed, "seed for draws and the random set-up").tells(request.seeded);
    command.text("--setup", request.set_up, "\"random\" sets up both armies; otherwise the players set up");
    command.text("--french", request.french, "name of the French player").shows_default();
    command.text("--allied", request.allied, "name of the Allied player").shows_default();
    add_out_options(command, request.out, "the record to write; - is standard output").required();
    command.json(request.json);
    command.examples({"fow new -o game.json", "fow new --mode standard --setup random --seed 7 -o game.json",
                      "fow new --field my-field.json -o - | fow show -"});
    command.does([&request](Streams io) { return begin(request, io); });
}

}  // namespace fow::waterloo::commands
