// The readers of the classic game and its Duel.
#include "readers.hpp"
#include "core/rulebook.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/json/documents.hpp"
#include "games/stratego/json/gravon.hpp"
#include "promises.hpp"

namespace fow::fuzz {
namespace {

[[nodiscard]] const std::vector<stratego::Rules>& both_games() {
    static const std::vector<stratego::Rules> games{stratego::Rules(stratego::data::load_rule_set("stratego", FOW_SOURCE_DIR)),
                                                    stratego::Rules(stratego::data::load_rule_set("duel", FOW_SOURCE_DIR))};
    return games;
}

/// Replays a record and reads it back.
void demand_sound(const stratego::ReadRecord& read) {
    const stratego::Replay replay = stratego::replay(read.record);
    demand(!replay.broken_at, "what was read can be played");
    const stratego::ReadRecord again = stratego::read_record(stratego::write_record(replay.session.record()), document);
    demand(!again.broken_at && again.record.plies == read.record.plies && again.record.start == read.record.start,
           "a record that was written reads back equal");
    for (const Viewer viewer : viewers)
        static_cast<void>(stratego::write_view(replay.session.rules(), replay.session.state(), stratego::Audience(viewer)));
}

}  // namespace

/// Any document of these games.
void classic(const std::string& input) {
    if (const auto read = unless_refused([&] { return stratego::read_record(input, document); })) demand_sound(*read);
    static_cast<void>(unless_refused([&] { return stratego::read_formation(input, document, both_games()); }));
    static const std::vector<std::string> ids = ids_of(rules_of(stratego::data::read_rulebook(FOW_SOURCE_DIR)));
    const std::vector<stratego::RuleSet> bases{both_games().front().set(), both_games().back().set()};
    if (const auto lesson = unless_refused([&] { return stratego::read_lesson(input, document, bases, ids); }))
        for (const Fault& fault : stratego::faults_of(*lesson))
            demand(!fault.pointer.empty() && !fault.reason.empty(), "a fault of a lesson says where and why");
    for (const stratego::Rules& rules : both_games()) {
        const stratego::RuleSet& set = rules.set();
        static_cast<void>(unless_refused([&] { return stratego::read_diagram(input, document, set); }));
        if (const auto read = unless_refused([&] { return stratego::read_scenario(input, document, set); }))
            demand(stratego::read_scenario(stratego::write_scenario(*read, set), document, set) == *read, "a scenario reads back equal");
        if (const auto read = unless_refused([&] { return stratego::read_deployment(input, document, set); })) {
            const auto again = stratego::read_deployment(stratego::write_deployment(*read, set), document, set);
            demand(again.places == read->places, "a deployment reads back equal");
        }
    }
}

/// A game in the XML of the Gravon server.
void gravon(const std::string& input) {
    if (const auto read = unless_refused([&] { return stratego::read_gravon(input, document, both_games()); })) demand_sound(*read);
}

}  // namespace fow::fuzz
