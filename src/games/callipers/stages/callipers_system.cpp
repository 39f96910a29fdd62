#include "games/callipers/stages/callipers_system.hpp"

#include <algorithm>

#include "app/program.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/screens/diagram.hpp"
#include "games/callipers/stages/battle_stages.hpp"
#include "games/callipers/stages/callipers_table.hpp"
#include "games/callipers/stages/game_stages.hpp"
#include "games/callipers/stages/lessons.hpp"
#include "games/callipers/stages/replayed.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {
namespace {

using ui::fill;
using ui::tr;

std::string players_of(const PerSeat<std::string>& names) {
    return fill(tr("{french} (French) against {allied} (Allied)"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}});
}

std::string ending_of(const Result& result, const PerSeat<std::string>& names) {
    if (!result.winner) return tr("Over: a draw.");
    return fill(tr("Over: {name} won."), {{"name", names[*result.winner]}});
}

/// By the size of their armies.
std::vector<RuleSet> all_battles(const std::filesystem::path& data) {
    std::vector<RuleSet> battles;
    const RuleSet ground = callipers::data::load_ground(data);
    for (const std::filesystem::path& file : callipers::data::battles(data))
        battles.push_back(callipers::read_battle(files::read(file), file.string(), ground));
    if (battles.empty()) throw DataError((callipers::data::rules_folder(data) / "battles").string(), "", "holds no battle");
    std::sort(battles.begin(), battles.end(),
              [](const RuleSet& a, const RuleSet& b) { return a.battle.pieces.size() < b.battle.pieces.size(); });
    return battles;
}

std::optional<std::vector<Roll>> dice_in(const std::string& outcomes) {
    return outcomes_in(outcomes, [](std::string_view text) { return callipers::roll_from_text(text); });
}

}  // namespace

OfferedGame callipers_game() {
    return {[](const std::filesystem::path& data, std::uint64_t seed) -> std::unique_ptr<System> {
                return std::make_unique<CallipersSystem>(data, seed);
            },
            [](const std::string& outcomes) {
                return dice_in(outcomes) ? std::string() : "dice of Waterloo by callipers are written as die:5,die:2";
            },
            "dice of Waterloo by callipers: die:5,die:2",
            callipers::documents,
            [] { return tr("By callipers"); },
            screens::look_of_callipers};
}

CallipersSystem& system_in(const Program& program) {
    return static_cast<CallipersSystem&>(*system_of(program.systems(), callipers::documents().id));
}

app::Game game_of(const Program& program, Session session) {
    return {std::make_unique<MatchOf<Session>>(system_in(program), std::move(session))};
}

CallipersSystem::CallipersSystem(std::filesystem::path data, std::uint64_t seed)
    : data_(std::move(data)), battles_(all_battles(data_)), chance_(seed) {}

std::string CallipersSystem::title() const { return callipers_game().title(); }

ReadMatch CallipersSystem::read(const std::string& text, const std::string& document) const {
    const callipers::ReadRecord read = callipers::read_record(text, document);
    return read_match(*this, read, callipers::replay(read.record));
}

SeenMatch CallipersSystem::seen(const Match& match) const {
    const Session& session = session_in<Session>(match);
    const View view = session.view(Viewer::onlooker);
    const PerSeat<std::string>& names = match.notes().names;
    const std::string state =
        fill(tr("{game}. {moment}. {state}"), {{"game", tr(session.rules().battle().name.c_str())},
                                               {"moment", screens::moment_text(view, session.rules().battle())},
                                               {"state", view.result ? ending_of(*view.result, names) : tr("In progress.")}});
    return {{players_of(names), state}, screens::picture_of(session.rules().set(), view), view.result ? view.result->winner : std::nullopt};
}

std::vector<std::string> CallipersSystem::told_of(const OpenPart& open) const {
    return {players_of(open.names),
            fill(tr("{game}. Sealed on another computer: the rest is known once both pass phrases are given."), {{"game", title()}})};
}

bool CallipersSystem::dictate(const std::string& outcomes) {
    const auto dice = dice_in(outcomes);
    if (dice) chance_.dictate(*dice);
    return dice.has_value();
}

std::string CallipersSystem::told(const TableEvent& event) const { return callipers::describe(event, tr); }

std::string CallipersSystem::told_wins(const PerSeat<int>& wins) const {
    return fill(tr("The French won {french}, the Allies won {allied}."),
                {{"french", std::to_string(wins[french_seat])}, {"allied", std::to_string(wins[allied_seat])}});
}

std::unique_ptr<Table> CallipersSystem::table(Table::Seating seating) {
    return std::make_unique<CallipersTable>(std::move(seating), chance_);
}

std::unique_ptr<app::Stage> CallipersSystem::new_game_page(Program& program) {
    return std::make_unique<NewGameStage>(program, filled_form(program));
}

std::unique_ptr<Replayed> CallipersSystem::replayed(const Match& match, std::optional<Seat>) const {
    return std::make_unique<ReplayedBattle>(session_in<Session>(match));
}

std::unique_ptr<app::Stage> CallipersSystem::course_page(Program& program, const std::string& finished) {
    return std::make_unique<CourseStage>(program, finished);
}

std::unique_ptr<app::Stage> CallipersSystem::fields_page(Program& program) { return std::make_unique<BattlesStage>(program); }

/// A battle: ready for a new game.
bool CallipersSystem::open(Program& program, const std::string& text, const std::string& document) {
    if (format_of(text, document) != "callipers/battle") return false;
    const RuleSet battle = callipers::read_battle(text, document, battles_.front());
    program.go(std::make_unique<NewGameStage>(program, form_with(program, battle)));
    return true;
}

ui::RulebookModel CallipersSystem::rulebook() {
    if (!library_) {
        library_.emplace();
        try {
            const std::string book = callipers::data::read_rulebook(data_);
            library_->chapters = chapters_of(book);
            library_->rules = fow::rules_of(book);
            callipers::data::Diagrams found = callipers::data::load_diagrams(data_, battles_.front());
            library_->drawn = std::move(found.drawn);
            library_->diagrams = screens::rule_diagrams(library_->drawn);
            faults_.insert(faults_.end(), found.refused.begin(), found.refused.end());
        } catch (const DataError& fault) {
            faults_.push_back(fault);
        }
    }
    return {library_->chapters, library_->rules, library_->diagrams};
}

}  // namespace fow::callipers::stages
