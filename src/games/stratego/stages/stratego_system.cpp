#include "games/stratego/stages/stratego_system.hpp"

#include <cassert>
#include <utility>

#include "app/program.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/opponent/think.hpp"
#include "games/stratego/screens/table/diagram.hpp"
#include "games/stratego/stages/board_stages.hpp"
#include "games/stratego/stages/board_table.hpp"
#include "games/stratego/stages/game_stages.hpp"
#include "games/stratego/stages/lessons.hpp"
#include "games/stratego/stages/replayed.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

using ui::fill;
using ui::tr;

std::string players_of(const PerSeat<std::string>& names) {
    return fill(tr("{blue} (Blue) against {red} (Red)"), {{"blue", names[blue_seat]}, {"red", names[red_seat]}});
}

std::string ending_of(const Result& result, const PerSeat<std::string>& names) {
    if (!result.winner) return tr("Over: a draw.");
    return fill(tr("Over: {name} won."), {{"name", names[*result.winner]}});
}

std::string fault_of_outcomes(const std::string& outcomes) { return outcomes.empty() ? std::string() : "this game has no chance"; }

template <std::size_t index>
OfferedGame offered() {
    static constexpr std::string_view id = stratego::variants[index].id;
    return {[](const std::filesystem::path& data, std::uint64_t) -> std::unique_ptr<System> {
                return std::make_unique<StrategoSystem>(id, data);
            },
            fault_of_outcomes,
            {},
            []() -> const GameDocuments& { return stratego::documents(id); },
            [] { return tr(screens::words_of(id).title); },
            [] { return screens::look_of(id); },
            stratego::variants[index].listed_as};
}

}  // namespace

std::vector<OfferedGame> stratego_games() {
    return []<std::size_t... index>(std::index_sequence<index...>) {
        return std::vector{offered<index>()...};
    }(std::make_index_sequence<stratego::variants.size()>());
}

StrategoSystem& system_in(const Program& program, std::string_view id) {
    return static_cast<StrategoSystem&>(*system_of(program.systems(), id));
}

std::vector<const StrategoSystem*> systems_in(const Program& program) {
    std::vector<const StrategoSystem*> found;
    for (const stratego::Variant& variant : stratego::variants)
        if (const System& system = *system_of(program.systems(), variant.id); system.fault().empty())
            found.push_back(&static_cast<const StrategoSystem&>(system));
    return found;
}

StrategoSystem& system_at(Program& program) { return system_in(program, table_of(program).session().record().rules.id); }

app::Game game_of(const Program& program, Session session) {
    const System& system = system_in(program, session.record().rules.id);
    return {std::make_unique<MatchOf<Session>>(system, std::move(session))};
}

StrategoSystem::StrategoSystem(std::string_view id, std::filesystem::path data)
    : data_(std::move(data)), rules_(stratego::data::load_rule_set(id, data_)) {}

const std::vector<stratego::Formation>& StrategoSystem::formations() {
    if (!formations_) {
        stratego::data::Formations found = stratego::data::formations(Rules(rules_), data_);
        formations_ = std::move(found.sound);
        faults_.insert(faults_.end(), found.refused.begin(), found.refused.end());
    }
    return *formations_;
}

std::string StrategoSystem::title() const { return tr(screens::words_of(rules_.id).title); }

std::string_view StrategoSystem::listed_as() const { return stratego::variant_of(rules_.id).listed_as; }

ReadMatch StrategoSystem::read(const std::string& text, const std::string& document) const {
    const stratego::ReadRecord read = stratego::read_record(text, document);
    return read_match(*this, read, stratego::replay(read.record));
}

SeenMatch StrategoSystem::seen(const Match& match) const {
    const Session& session = session_in<Session>(match);
    const View view = session.view(Viewer::onlooker);
    const PerSeat<std::string>& names = match.notes().names;
    const std::string moment =
        view.phase == Phase::set_up || view.turns == 0
            ? tr("Before the first turn")
            : fill(view.turns == 1 ? tr("After {turns} turn") : tr("After {turns} turns"), {{"turns", std::to_string(view.turns)}});
    const std::string state =
        fill(tr("{game}. {moment}. {state}"),
             {{"game", title()}, {"moment", moment}, {"state", view.result ? ending_of(*view.result, names) : tr("In progress.")}});
    return {{players_of(names), state}, screens::picture_of(session.rules().set(), view), view.result ? view.result->winner : std::nullopt};
}

std::vector<std::string> StrategoSystem::told_of(const OpenPart& open) const {
    return {players_of(open.names),
            fill(tr("{game}. Sealed on another computer: the rest is known once both pass phrases are given."), {{"game", title()}})};
}

std::string StrategoSystem::forbids_replay(const Match& match) const {
    if (session_in<Session>(match).record().options.memory) return {};
    return tr("This game is played true to the table and is not over: a replay would show again what the players must remember (C3.5).");
}

std::filesystem::path StrategoSystem::shipped_folder() const { return stratego::data::rules_folder(data_) / "games" / rules_.id; }

std::vector<std::pair<std::string, std::string>> StrategoSystem::shipped_titles() const {
    return {{"classic-81", tr("A game of 81 turns")}, {"duel-83", tr("A Duel of 83 turns")}, {"duel-71", tr("A Duel of 71 turns")}};
}

std::string StrategoSystem::told(const TableEvent& event) const { return stratego::describe(event, tr); }

std::string StrategoSystem::told_of_army(Seat seat, bool sealed) const {
    const screens::VariantWords& words = screens::words_of(rules_.id);
    return tr((sealed ? words.sealed_set_up : words.set_up)[seat]);
}

std::vector<Style> StrategoSystem::styles() const { return stratego::styles_of_game(); }

std::string StrategoSystem::told_wins(const PerSeat<int>& wins) const {
    return fill(tr("Blue won {blue}, Red won {red}."),
                {{"blue", std::to_string(wins[blue_seat])}, {"red", std::to_string(wins[red_seat])}});
}

std::filesystem::path StrategoSystem::army_folder(Seat seat) const {
    return std::filesystem::path(rules_.id) / std::string(stratego::word(seat));
}

std::unique_ptr<Table> StrategoSystem::table(Table::Seating seating) { return std::make_unique<BoardTable>(std::move(seating)); }

std::unique_ptr<Stage> StrategoSystem::new_game_page(Program& program) {
    return std::make_unique<NewGameStage>(program, filled_form(program, rules_.id));
}

std::unique_ptr<Replayed> StrategoSystem::replayed(const Match& match, std::optional<Seat> seat) const {
    return std::make_unique<ReplayedBoard>(session_in<Session>(match), seat);
}

std::unique_ptr<Stage> StrategoSystem::course_page(Program& program, const std::string& finished) {
    return std::make_unique<CourseStage>(program, *this, finished);
}

std::unique_ptr<Stage> StrategoSystem::fields_page(Program& program) { return std::make_unique<BoardsStage>(program, rules_.id); }

/// A scenario: a custom board, on which the players set up their armies or continue a posed position.
bool StrategoSystem::open(Program& program, const std::string& text, const std::string& document) {
    if (format_of(text, document) != "fog-of-waterloo/scenario") return false;
    stratego::Scenario posed = stratego::read_scenario(text, document, rules_);
    PerSeat<std::string> names;
    names[red_seat] = tr("First player");
    names[blue_seat] = tr("Second player");
    program.begin_game(game_of(program, Session(stratego::new_record(std::move(posed.rules), {}, names, posed.start))));
    return true;
}

ui::RulebookModel StrategoSystem::rulebook() {
    if (!library_) {
        library_.emplace();
        try {
            const std::string book = stratego::data::read_rulebook(data_);
            library_->chapters = chapters_of(book);
            library_->rules = fow::rules_of(book);
            stratego::data::Diagrams found = stratego::data::load_diagrams(data_, stratego::data::load_rule_set("stratego", data_));
            library_->drawn = std::move(found.drawn);
            library_->diagrams = screens::rule_diagrams(library_->drawn);
            faults_.insert(faults_.end(), found.refused.begin(), found.refused.end());
        } catch (const DataError& fault) {
            faults_.push_back(fault);
        }
    }
    return {library_->chapters, library_->rules, library_->diagrams};
}

}  // namespace fow::stratego::stages
