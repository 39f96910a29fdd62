// The readers of Waterloo by callipers.
#include "readers.hpp"
#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/callipers/engine/reach.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/json/documents.hpp"
#include "promises.hpp"

namespace fow::fuzz {
namespace {

[[nodiscard]] const callipers::RuleSet& ground() {
    static const callipers::RuleSet set = callipers::data::load_ground(FOW_SOURCE_DIR);
    return set;
}
[[nodiscard]] const std::array<std::string, 2>& shipped_texts() {
    static const std::array<std::string, 2> texts = [] {
        std::array<std::string, 2> read;
        for (std::size_t i = 0; i < read.size(); ++i)
            read[i] = files::read(callipers::data::rules_folder(FOW_SOURCE_DIR) / (std::string(callipers::rules_parts[i]) + ".json"));
        return read;
    }();
    return texts;
}

/// What the program asks of any position that it has accepted.
void demand_usable(const callipers::Rules& rules, const callipers::State& state) {
    static_cast<void>(callipers::write_view(rules, state));
    demand(callipers::inconsistency(rules, state).empty(), "a position of a game is sound");
    if (state.stage != callipers::Stage::orders) return;
    // One piece of each side: every place reported as in reach is legal.
    for (const Seat seat : seats)
        for (int i = 0; i < rules.count(); ++i) {
            const callipers::Place& place = state.pieces[static_cast<std::size_t>(i)];
            if (!place.stands || rules.piece(i).side != seat) continue;
            const callipers::Reach reach = callipers::reachable(rules, state, i);
            const auto legs = reach.legs_to(place.at + callipers::stride(place.facing, rules.country(rules.piece(i).arm)));
            callipers::State fresh = callipers::begin(rules);
            fresh.pieces = state.pieces;
            fresh.owners = state.owners;
            fresh.side = seat;
            fresh.pieces[static_cast<std::size_t>(i)].moved = false;
            const bool affords = rules.piece(i).arm == callipers::Arm::artillery || rules.piece(i).thousands <= rules.battle().budget;
            if (legs && affords)
                demand(!callipers::check(rules, fresh, callipers::Move{rules.piece(i).key, *legs}), "what is in reach is legal");
            break;
        }
}

}  // namespace

/// A record or a battle, one of its data files, or what a bot of it is told.
void callipers(const std::string& input) {
    if (const auto read = unless_refused([&] { return callipers::read_record(input, document); })) {
        const callipers::Replay replay = callipers::replay(read->record);
        demand(!replay.broken_at, "what was read can be played");
        const callipers::ReadRecord again = callipers::read_record(callipers::write_record(replay.session.record()), document);
        demand(!again.broken_at && again.record.plies == read->record.plies, "a record that was written reads back equal");
        demand_usable(replay.session.rules(), replay.session.state());
    }
    if (const auto set = unless_refused([&] { return callipers::read_battle(input, document, ground()); })) {
        demand(callipers::read_battle(callipers::write_battle(*set, ground()), document, ground()) == *set, "a battle reads back equal");
        const callipers::Rules rules(*set);
        demand_usable(rules, callipers::begin(rules));
    }
    static_cast<void>(unless_refused([&] { return callipers::read_diagram(input, document, ground()); }));
    static const std::vector<std::string> ids = ids_of(rules_of(callipers::data::read_rulebook(FOW_SOURCE_DIR)));
    if (const auto lesson = unless_refused([&] { return callipers::read_lesson(input, document, ground(), ids); }))
        for (const Fault& fault : callipers::faults_of(*lesson))
            demand(!fault.pointer.empty() && !fault.reason.empty(), "a fault of a lesson says where and why");
    if (const auto drawn = unless_refused([&] { return callipers::read_battle_drawing(input, document, ground()); })) {
        demand(callipers::read_battle_drawing(callipers::write_battle(*drawn, ground()), document, ground()) == *drawn,
               "a battle that is being drawn reads back equal");
        static_cast<void>(callipers::faults_of(*drawn));
    }
    // The input is one of the two data files; the other is the shipped one.
    for (std::size_t part = 0; part < callipers::rules_parts.size(); ++part) {
        if (input.find(callipers::rules_parts[part]) == std::string::npos) continue;
        std::array<std::string, 2> texts = shipped_texts();
        texts[part] = input;
        static_cast<void>(unless_refused([&] { return callipers::read_ground(texts, document); }));
    }
    // What a bot is told.
    static const callipers::Rules waterloo(callipers::data::load_battle("waterloo", FOW_SOURCE_DIR));
    if (const auto view = unless_refused([&] { return callipers::read_exact_view(waterloo, input); })) {
        demand(callipers::read_exact_view(waterloo, callipers::write_exact(*view)) == *view, "a view reads back equal");
        demand_usable(waterloo, *view);
    }
}

}  // namespace fow::fuzz
