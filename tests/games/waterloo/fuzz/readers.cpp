// The readers of Waterloo.
#include "readers.hpp"

#include <sstream>

#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "promises.hpp"
#include "seal/seal.hpp"

namespace fow::fuzz {

using namespace waterloo;

namespace {

[[nodiscard]] const Ruleset& shipped() {
    static const Ruleset set = data::load_ruleset(FOW_SOURCE_DIR);
    return set;
}

/// Plays a few plies of a game from that data, and makes every viewer's view of it.
void play_on(const Rules& rules, State state) {
    demand(!inconsistency(rules, state), "what is accepted is a consistent position");
    for (int ply = 0; ply < 12; ++ply) {
        const Decider decider = turn(state);
        if (decider == Decider::nobody) break;
        if (decider == Decider::chance) {
            RollList due;
            rolls(rules, state, due);
            demand(!due.empty(), "chance that is due has an outcome");
            apply(rules, state, due[static_cast<std::size_t>(ply) % due.size()].roll);
        } else {
            ActionList list;
            legal(rules, state, list);
            demand(!list.empty(), "who decides can do something");
            const Action action = list[static_cast<std::size_t>(ply * 7) % list.size()];
            demand(!check(rules, state, action), "what is listed may be done");
            apply(rules, state, action);
        }
        demand(!inconsistency(rules, state), "a ply leads to a consistent position");
    }
    for (const Viewer viewer : viewers) static_cast<void>(write_view(view_of(rules, state, viewer), rules.roster()));
}

void demand_same_record(const Record& record) {
    const ReadRecord again = read_record(write_record(record), document);
    demand(!again.broken_at, "a record that was written is whole");
    demand(again.record == record, "a record that was written reads back equal");
}

}  // namespace

void record(const std::string& input) {
    const auto read = unless_refused([&] { return read_record(input, document); });
    if (!read) return;
    demand(read->broken_at.has_value() == !read->reason.empty(), "a broken record says why");
    const Replay replayed = replay(read->record);
    demand(!replayed.broken_at, "the plies that were read can be played");
    demand_same_record(read->record);
    play_on(replayed.session.rules(), replayed.session.state());
}

/// A sealed record, opened with a known key: zeros.
void sealed(const std::string& input) {
    const auto read = unless_refused([&] { return read_sealed_record(input, document, only_documents()); });
    if (!read || !*read) return;
    demand(read_sealed_record(write_sealed_record(**read), document, only_documents()) == *read,
           "a sealed record that was written reads back equal");
    const auto opened =
        unless_refused([&] { return seal::open(**read, document, *seal::Key::of_bytes(std::string(seal::Key::size, '\0'))); });
    if (!opened || !*opened) return;
    if (const auto inside = unless_refused([&] { return read_record((**opened).text, document); })) demand_same_record(inside->record);
}

void scenario(const std::string& input) {
    if (const auto read = unless_refused([&] { return read_scenario(input, document, shipped()); })) {
        const Scenario again = read_scenario(write_scenario(*read, shipped()), document, shipped());
        demand(again.name == read->name && again.description == read->description && again.mode == read->mode &&
                   again.rules == read->rules && again.state == read->state,
               "a scenario that was written reads back equal");
        const Options options{read->mode};
        play_on(Rules(read->rules, options), read->state);
    }
    if (const auto drawing = unless_refused([&] { return read_drawing(input, document, shipped()); }))
        demand(read_drawing(write_battlefield(*drawing, shipped()), document, shipped()) == *drawing,
               "a drawing that was written reads back equal");
    if (const auto field = unless_refused([&] { return read_battlefield(input, document, shipped()); }))
        demand(read_battlefield(write_battlefield(*field, shipped()), document, shipped()) == *field,
               "a battlefield that was written reads back equal");
}

/// The first line names one of the documents of the rules; the rest is that document. The others are the shipped ones.
void rules(const std::string& input) {
    static const auto text = [](const char* name) {
        return files::read(std::string(FOW_SOURCE_DIR) + "/rules/waterloo/" + name + ".json");
    };
    static const RulesTexts real{text("board"),   text("pieces"),  text("turns"), text("die"),
                                 text("arrival"), text("terrain"), text("cards"), text("expert")};
    const auto end = input.find('\n');
    if (end == std::string::npos) return;
    const std::string_view name = std::string_view(input).substr(0, end);
    RulesTexts texts = real;
    for (const auto& [part, member] : {std::pair{"board", &RulesTexts::board},
                                       {"pieces", &RulesTexts::pieces},
                                       {"turns", &RulesTexts::turns},
                                       {"die", &RulesTexts::die},
                                       {"arrival", &RulesTexts::arrival},
                                       {"terrain", &RulesTexts::terrain},
                                       {"cards", &RulesTexts::cards},
                                       {"expert", &RulesTexts::expert}})
        if (name == part) texts.*member = input.substr(end + 1);
    const auto set = unless_refused([&] { return read_ruleset(texts, "rules"); });
    if (!set) return;
    const Rules prepared(*set, Options{Mode::expert});
    demand_same_record(Session(*set, prepared.options(), {"Somebody", "Somebody else"}).record());
    play_on(prepared, initial_state(prepared));
}

void deployment(const std::string& input) {
    const Roster& roster = shipped().pieces.roster;
    if (const auto read = unless_refused([&] { return read_deployment(input, document, roster); }))
        demand(read_deployment(write_deployment(*read, roster), document, roster) == *read,
               "a deployment that was written reads back equal");
}

void diagram(const std::string& input) {
    const auto read = unless_refused([&] { return read_diagram(input, document, shipped()); });
    if (!read) return;
    for (const DiagramArrow& arrow : read->arrows) demand(!arrow.way.empty(), "an arrow leads somewhere");
    demand(read->low.file() <= read->high.file() && read->low.rank() <= read->high.rank(), "there is a part that is shown");
}

void lesson(const std::string& input) {
    static const std::vector<std::string> ids = ids_of(rules_of(data::read_rulebook(FOW_SOURCE_DIR)));
    const auto read = unless_refused([&] { return read_lesson(input, document, shipped(), ids); });
    if (!read) return;
    for (const Fault& fault : faults_of(*read))
        demand(!fault.pointer.empty() && !fault.reason.empty(), "a fault of a lesson says where and why");
    play_on(Rules(read->ruleset, read->options), read->start.state);
}

/// One per line.
void notation(const std::string& input) {
    const Roster& roster = shipped().pieces.roster;
    std::istringstream lines(input);
    for (std::string line; std::getline(lines, line);) {
        if (const auto action = action_from_text(roster, line))
            demand(to_text(roster, *action) == line, "an action has one notation: " + line);
        if (const auto roll = roll_from_text(roster, line)) demand(to_text(roster, *roll) == line, "an outcome has one notation: " + line);
    }
}

/// The first line names a mode, each other line is a ply in notation. Plies that are not due are skipped.
void game(const std::string& input) {
    std::istringstream lines(input);
    std::string line;
    std::getline(lines, line);
    const auto mode = mode_from_word(line);
    if (!mode) return;
    Session session(shipped(), Options{*mode}, {"Somebody", "Somebody else"});
    while (std::getline(lines, line)) {
        if (const auto action = action_from_text(session.rules().roster(), line)) static_cast<void>(session.play(*action));
        if (const auto roll = roll_from_text(session.rules().roster(), line)) static_cast<void>(session.roll(*roll));
        demand(!inconsistency(session.rules(), session.state()), "a ply leads to a consistent position");
    }
    demand_same_record(session.record());
    for (const Viewer viewer : viewers) static_cast<void>(write_log(session.log(viewer), session.rules().roster()));
    play_on(session.rules(), session.state());
}

}  // namespace fow::fuzz
