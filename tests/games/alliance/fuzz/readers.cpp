// The readers of La Belle Alliance.
#include "readers.hpp"
#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/json/documents.hpp"
#include "promises.hpp"

namespace fow::fuzz {
namespace {

[[nodiscard]] const alliance::RuleSet& shipped() {
    static const alliance::RuleSet set = alliance::data::load_rule_set(FOW_SOURCE_DIR);
    return set;
}
[[nodiscard]] const std::array<std::string, 5>& shipped_texts() {
    static const std::array<std::string, 5> texts = [] {
        std::array<std::string, 5> read;
        for (std::size_t i = 0; i < read.size(); ++i)
            read[i] = files::read(alliance::data::rules_folder(FOW_SOURCE_DIR) / (std::string(alliance::rules_parts[i]) + ".json"));
        return read;
    }();
    return texts;
}

/// What the program asks of any position that it has accepted.
void demand_usable(const alliance::Rules& rules, const alliance::State& state) {
    static_cast<void>(alliance::write_view(rules, state));
    for (const alliance::Outlook& outlook : alliance::outlooks(rules, state)) static_cast<void>(alliance::write_outlook(rules, outlook));
}

}  // namespace

/// A record, a scenario or a lesson, or one of its data files.
void alliance(const std::string& input) {
    if (const auto read = unless_refused([&] { return alliance::read_record(input, document); })) {
        const alliance::Replay replay = alliance::replay(read->record);
        demand(!replay.broken_at, "what was read can be played");
        const alliance::ReadRecord again = alliance::read_record(alliance::write_record(replay.session.record()), document);
        demand(!again.broken_at && again.record.plies == read->record.plies && again.record.start == read->record.start &&
                   again.record.first_game == read->record.first_game,
               "a record that was written reads back equal");
        demand_usable(replay.session.rules(), replay.session.state());
    }
    if (const auto read = unless_refused([&] { return alliance::read_scenario(input, document, shipped()); })) {
        demand(alliance::read_scenario(alliance::write_scenario(*read, shipped()), document, shipped()) == *read,
               "a scenario reads back equal");
        demand_usable(alliance::Rules(read->rules), read->start);
    }
    static_cast<void>(unless_refused([&] { return alliance::read_diagram(input, document, shipped()); }));
    static const std::vector<std::string> ids = ids_of(rules_of(alliance::data::read_rulebook(FOW_SOURCE_DIR)));
    if (const auto lesson = unless_refused([&] { return alliance::read_lesson(input, document, shipped(), ids); }))
        for (const Fault& fault : alliance::faults_of(*lesson))
            demand(!fault.pointer.empty() && !fault.reason.empty(), "a fault of a lesson says where and why");
    // The input is one of the data files; the others are the shipped ones.
    for (std::size_t part = 0; part < alliance::rules_parts.size(); ++part) {
        if (input.find(alliance::rules_parts[part]) == std::string::npos) continue;
        std::array<std::string, 5> texts = shipped_texts();
        texts[part] = input;
        if (const auto set = unless_refused([&] { return alliance::read_rule_set(texts, document); })) {
            const alliance::Rules rules(*set);
            demand_usable(rules, alliance::begin(rules));
        }
    }
}

}  // namespace fow::fuzz
