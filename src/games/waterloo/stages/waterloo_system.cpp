#include "games/waterloo/stages/waterloo_system.hpp"

#include "app/program.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/opponent/think.hpp"
#include "games/waterloo/screens/table/diagram.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "games/waterloo/stages/game_stages.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/lessons.hpp"
#include "games/waterloo/stages/replayed.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
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

std::string state_of(const PlayerView& view, const PerSeat<std::string>& names) {
    const bool before = view.phase == Phase::line_draw || view.phase == Phase::set_up || view.phase == Phase::draft;
    const std::string moment = before ? tr("Before the battle") : screens::moment_text(view);
    return fill(tr("{rules} rules. {moment}. {state}"), {{"rules", screens::mode_name(view.mode)},
                                                         {"moment", moment},
                                                         {"state", view.result ? ending_of(*view.result, names) : tr("In progress.")}});
}

}  // namespace

OfferedGame waterloo_game() {
    return {[](const std::filesystem::path& data, std::uint64_t seed) -> std::unique_ptr<System> {
                return std::make_unique<WaterlooSystem>(data, seed);
            },
            [](const std::string& outcomes) {
                return Chance(0).dictate(outcomes) ? std::string() : "faces of the die are written as Blue,Red,Blue+,Red+,BlueR,RedR";
            },
            "faces of Waterloo's Battle die: Blue,Red,Blue+,Red+,BlueR,RedR",
            fow::waterloo::documents,
            [] { return tr("Waterloo"); },
            screens::waterloo_look};
}

screens::PublicMap public_map_of(const Session& session) {
    const PlayerView view = session.view(Viewer::onlooker);
    screens::PublicMap map{view.tiles, {}};
    for (int i = 0; i < square_count; ++i)
        if (const auto& piece = view.at(Square::from_index(i))) map.pieces.emplace_back(Square::from_index(i), piece->army);
    return map;
}

WaterlooSystem& waterloo_in(const Program& program) {
    return static_cast<WaterlooSystem&>(*system_of(program.systems(), fow::waterloo::documents().id));
}

const Ruleset& ruleset_of(const Program& program) { return waterloo_in(program).ruleset(); }

Game game_of(const Program& program, Session session) {
    return {std::make_unique<MatchOf<Session>>(waterloo_in(program), std::move(session))};
}

WaterlooSystem::WaterlooSystem(std::filesystem::path data, std::uint64_t seed)
    : data_(std::move(data)), ruleset_(data::load_ruleset(data_)), chance_(seed) {}

std::vector<std::string> WaterlooSystem::rule_ids() const { return ids_of(fow::rules_of(data::read_rulebook(data_))); }

const GameDocuments& WaterlooSystem::documents() const { return fow::waterloo::documents(); }

std::string WaterlooSystem::title() const { return waterloo_game().title(); }

ReadMatch WaterlooSystem::read(const std::string& text, const std::string& document) const {
    const ReadRecord read = read_record(text, document);
    return read_match(*this, read, replay(read.record));
}

SeenMatch WaterlooSystem::seen(const Match& match) const {
    const Session& session = session_in<Session>(match);
    const PlayerView view = session.view(Viewer::onlooker);
    const PerSeat<std::string>& names = match.notes().names;
    return {{players_of(names), state_of(view, names)},
            screens::picture_of(public_map_of(session)),
            view.result ? view.result->winner : std::nullopt};
}

std::vector<std::string> WaterlooSystem::told_of(const OpenPart& open) const {
    return {players_of(open.names),
            fill(tr("{rules} rules. Sealed on another computer: the rest is known once both pass phrases are given."),
                 {{"rules", screens::mode_name(options_in(open).mode)}})};
}

std::string WaterlooSystem::forbids_replay(const Match& match) const {
    if (session_in<Session>(match).record().options.memory) return {};
    return tr(
        "This game is played true to the table (W15.1) and is not over: a replay would show again what the players must "
        "remember.");
}

std::filesystem::path WaterlooSystem::shipped_folder() const { return data::rules_folder(data_) / "games"; }

std::vector<std::pair<std::string, std::string>> WaterlooSystem::shipped_titles() const {
    return {{"basic", tr("A Basic battle")}, {"standard", tr("A Standard battle")}, {"expert", tr("An Expert battle")}};
}

std::string WaterlooSystem::told(const TableEvent& event) const { return describe(event, tr); }

std::string WaterlooSystem::told_of_army(Seat seat, bool sealed) const {
    const bool french = seat == french_seat;
    if (sealed) return french ? tr("A French deployment, with a pass phrase.") : tr("An Allied deployment, with a pass phrase.");
    return french ? tr("A French deployment.") : tr("An Allied deployment.");
}

std::vector<Style> WaterlooSystem::styles() const { return styles_of_game(); }

std::string WaterlooSystem::told_wins(const PerSeat<int>& wins) const {
    return fill(tr("The French won {french}, the Allies won {allied}."),
                {{"french", std::to_string(wins[french_seat])}, {"allied", std::to_string(wins[allied_seat])}});
}

std::filesystem::path WaterlooSystem::army_folder(Seat seat) const { return std::string(word(seat)); }

std::unique_ptr<Table> WaterlooSystem::table(Table::Seating seating) { return std::make_unique<BattleTable>(std::move(seating), chance_); }

std::unique_ptr<Stage> WaterlooSystem::new_game_page(Program& program) { return std::make_unique<NewGameStage>(program); }

std::unique_ptr<Replayed> WaterlooSystem::replayed(const Match& match, std::optional<Seat> seat) const {
    return std::make_unique<ReplayedBattle>(session_in<Session>(match), seat);
}

std::unique_ptr<Stage> WaterlooSystem::course_page(Program& program, const std::string& finished) {
    return std::make_unique<CourseStage>(program, finished);
}

std::unique_ptr<Stage> WaterlooSystem::fields_page(Program& program) { return std::make_unique<BattlefieldsStage>(program); }

/// A battlefield is offered for a new game; a position in the middle of a turn is played on.
bool WaterlooSystem::open(Program& program, const std::string& text, const std::string& document) {
    if (format_of(text, document) != "fog-of-waterloo/scenario") return false;
    Scenario posed = read_scenario(text, document, ruleset_);
    std::optional<Battlefield> field;
    try {
        field = read_battlefield(text, document, ruleset_);
    } catch (const DataError&) {  // the file is more than a battlefield; it was read as a scenario above
    }
    if (field) {
        program.go(std::make_unique<NewGameStage>(program, std::nullopt, std::move(field)));
        return true;
    }
    Options options;
    options.mode = posed.mode;
    program.begin_game(game_of(
        program, Session(std::move(posed.rules), options, {tr("First player"), tr("Second player")}, Start{posed.name, posed.state})));
    return true;
}

ui::RulebookModel WaterlooSystem::rulebook() {
    if (!library_) {
        library_ = read_library(data_, ruleset_);
        diagrams_ = screens::rule_diagrams(library_->diagrams, ruleset_.pieces.roster);
        faults_ = library_->refused;
    }
    return {library_->chapters, library_->rules, diagrams_};
}

}  // namespace fow::waterloo::stages
