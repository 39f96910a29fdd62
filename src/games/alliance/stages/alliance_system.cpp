#include "games/alliance/stages/alliance_system.hpp"

#include "app/program.hpp"
#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/opponent/think.hpp"
#include "games/alliance/screens/diagram.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "games/alliance/stages/game_stages.hpp"
#include "games/alliance/stages/lessons.hpp"
#include "games/alliance/stages/replayed.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
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

std::optional<std::vector<Roll>> dice_in(const std::string& outcomes) {
    return outcomes_in(outcomes, [](std::string_view text) { return alliance::roll_from_text(text); });
}

}  // namespace

OfferedGame alliance_game() {
    return {[](const std::filesystem::path& data, std::uint64_t seed) -> std::unique_ptr<System> {
                return std::make_unique<AllianceSystem>(data, seed);
            },
            [](const std::string& outcomes) {
                return dice_in(outcomes) ? std::string() : "dice of La Belle Alliance are written as die:5,rout:2";
            },
            "dice of La Belle Alliance: die:5,rout:2",
            alliance::documents,
            [] { return tr("La Belle Alliance"); },
            screens::look_of_alliance};
}

AllianceSystem& system_in(const Program& program) {
    return static_cast<AllianceSystem&>(*system_of(program.systems(), alliance::documents().id));
}

app::Game game_of(const Program& program, Session session) {
    return {std::make_unique<MatchOf<Session>>(system_in(program), std::move(session))};
}

AllianceSystem::AllianceSystem(std::filesystem::path data, std::uint64_t seed)
    : data_(std::move(data)), rules_(alliance::data::load_rule_set(data_)), chance_(seed) {}

std::string AllianceSystem::title() const { return alliance_game().title(); }

ReadMatch AllianceSystem::read(const std::string& text, const std::string& document) const {
    const alliance::ReadRecord read = alliance::read_record(text, document);
    return read_match(*this, read, alliance::replay(read.record));
}

SeenMatch AllianceSystem::seen(const Match& match) const {
    const Session& session = session_in<Session>(match);
    const View view = session.view(Viewer::onlooker);
    const PerSeat<std::string>& names = match.notes().names;
    const std::string state =
        fill(tr("{game}. {moment}. {state}"), {{"game", title()},
                                               {"moment", screens::moment_text(view)},
                                               {"state", view.result ? ending_of(*view.result, names) : tr("In progress.")}});
    return {{players_of(names), state}, screens::picture_of(session.rules().set(), view), view.result ? view.result->winner : std::nullopt};
}

std::vector<std::string> AllianceSystem::told_of(const OpenPart& open) const {
    return {players_of(open.names),
            fill(tr("{game}. Sealed on another computer: the rest is known once both pass phrases are given."), {{"game", title()}})};
}

std::filesystem::path AllianceSystem::shipped_folder() const { return alliance::data::rules_folder(data_) / "games"; }

std::vector<std::pair<std::string, std::string>> AllianceSystem::shipped_titles() const {
    return {{"battle-16", tr("Sixteen turns, with Ney's charge")}, {"battle-10", tr("Ten turns, decided by the Guard")}};
}

bool AllianceSystem::dictate(const std::string& outcomes) {
    const auto dice = dice_in(outcomes);
    if (dice) chance_.dictate(*dice);
    return dice.has_value();
}

std::string AllianceSystem::told(const TableEvent& event) const { return alliance::describe(event, tr); }

std::vector<Style> AllianceSystem::styles() const { return alliance::styles_of_game(); }

std::string AllianceSystem::told_wins(const PerSeat<int>& wins) const {
    return fill(tr("The French won {french}, the Allies won {allied}."),
                {{"french", std::to_string(wins[french_seat])}, {"allied", std::to_string(wins[allied_seat])}});
}

std::unique_ptr<app::Table> AllianceSystem::table(app::Table::Seating seating) {
    return std::make_unique<AllianceTable>(std::move(seating), chance_);
}

std::unique_ptr<app::Stage> AllianceSystem::new_game_page(Program& program) {
    return std::make_unique<NewGameStage>(program, filled_form(program));
}

std::unique_ptr<Replayed> AllianceSystem::replayed(const Match& match, std::optional<Seat>) const {
    return std::make_unique<ReplayedBattle>(session_in<Session>(match));
}

std::unique_ptr<app::Stage> AllianceSystem::course_page(Program& program, const std::string& finished) {
    return std::make_unique<CourseStage>(program, finished);
}

/// A scenario: a posed position, which the players continue.
bool AllianceSystem::open(Program& program, const std::string& text, const std::string& document) {
    if (format_of(text, document) != "fog-of-waterloo/scenario") return false;
    const alliance::Scenario posed = alliance::read_scenario(text, document, rules_);
    PerSeat<std::string> names;
    names[french_seat] = tr("First player");
    names[allied_seat] = tr("Second player");
    program.begin_game(game_of(program, Session(alliance::new_record(posed.rules, names, posed.start))));
    return true;
}

ui::RulebookModel AllianceSystem::rulebook() {
    if (!library_) {
        library_.emplace();
        try {
            const std::string book = alliance::data::read_rulebook(data_);
            library_->chapters = chapters_of(book);
            library_->rules = fow::rules_of(book);
            alliance::data::Diagrams found = alliance::data::load_diagrams(data_, rules_);
            library_->drawn = std::move(found.drawn);
            library_->diagrams = screens::rule_diagrams(library_->drawn);
            faults_.insert(faults_.end(), found.refused.begin(), found.refused.end());
        } catch (const DataError& fault) {
            faults_.push_back(fault);
        }
    }
    return {library_->chapters, library_->rules, library_->diagrams};
}

}  // namespace fow::alliance::stages
