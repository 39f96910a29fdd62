#include "games/waterloo/stages/waterloo_system.hpp"

#include "app/program.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/opponent/think.hpp"
#include "games/waterloo/screens/table/game_look.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "games/waterloo/stages/game_stages.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/replayed.hpp"
#include "games/waterloo/stages/series.hpp"
#include "games/waterloo/stages/shared_stages.hpp"
#include "games/waterloo/stages/turn_stages.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

using ui::fill;
using ui::tr;

SeenPosition seen(const Match& match) {
    const Session& session = session_in<Session>(match);
    const PlayerView view = session.view(Viewer::onlooker);
    const bool before = view.phase == Phase::line_draw || view.phase == Phase::set_up || view.phase == Phase::draft;
    return {screens::mode_name(view.mode), before ? tr("Before the battle") : screens::moment_text(view), ended_with(view.result),
            screens::picture_of(public_map_of(session))};
}

std::string forbids_replay(const Match& match) {
    if (session_in<Session>(match).record().options.memory) return {};
    return tr(
        "This game is played true to the table (W15.1) and is not over: a replay would show again what the players must "
        "remember.");
}

/// A battlefield is offered for a new game; a position in the middle of a turn is played on.
bool open_scenario(Program& program, const std::string& text, const std::string& document) {
    if (format_of(text, document) != "fog-of-waterloo/scenario") return false;
    Scenario posed = read_scenario(text, document, ruleset_of(program));
    std::optional<Battlefield> field;
    try {
        field = read_battlefield(text, document, ruleset_of(program));
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

DrawnDiagrams diagrams_of(const std::filesystem::path& data, const Ruleset& ruleset) {
    data::Diagrams found = data::load_diagrams(data, ruleset);
    const auto drawn = std::make_shared<const std::vector<Diagram>>(std::move(found.drawn));
    return {screens::rule_diagrams(*drawn, ruleset.pieces.roster), drawn, std::move(found.refused)};
}

/// `system` is used only after it has been constructed.
GameEntry entry_of(WaterlooSystem& system, const std::filesystem::path& data) {
    return {.documents = fow::waterloo::documents(),
            .title = games().front().title(),
            .look = screens::waterloo_look,
            .styles = styles_of_game(),
            .players = tr("{french} (French) against {allied} (Allied)"),
            .wins = tr("The French won {french}, the Allies won {allied}."),
            .seen_as = tr("{rules} rules. {moment}. {state}"),
            .sealed_as = tr("{rules} rules. Sealed on another computer: the rest is known once both pass phrases are given."),
            .army = {tr("A French deployment."), tr("An Allied deployment.")},
            .sealed_army = {tr("A French deployment, with a pass phrase."), tr("An Allied deployment, with a pass phrase.")},
            .told = [](const TableEvent& event) { return describe(event, tr); },
            .read =
                [](const System& self, const std::string& text, const std::string& document) {
                    const ReadRecord read = read_record(text, document);
                    return read_match(self, read, replay(read.record));
                },
            .seen = seen,
            .sealed_game = [](const OpenPart& open) { return screens::mode_name(options_in(open).mode); },
            .forbids_replay = forbids_replay,
            .shipped_folder = data::rules_folder(data) / "games",
            .shipped_titles = {{"basic", tr_later("A Basic battle")},
                               {"standard", tr_later("A Standard battle")},
                               {"expert", tr_later("An Expert battle")}},
            .army_folder = "",
            .dictate = [&system](const std::string& outcomes) { return system.chance().dictate(outcomes); },
            .dictates = [&system] { return system.chance().dictates(); },
            .table = [&system](KeptGame::Seating seating) { return std::make_unique<BattleTable>(std::move(seating), system.chance()); },
            .new_game_page = [](Program& program) { return std::make_unique<NewGameStage>(program); },
            .replayed = [](const Match& match,
                           std::optional<Seat> seat) { return std::make_unique<ReplayedBattle>(session_in<Session>(match), seat); },
            .course_page = [](Program& program, const std::string& finished) { return std::make_unique<CourseStage>(program, finished); },
            .fields_page = [](Program& program) { return std::make_unique<BattlefieldsStage>(program); },
            .open_document = open_scenario,
            .series = hundred_days(system),
            .rulebook = [data] { return data::read_rulebook(data); },
            .diagrams = [&system, data] { return diagrams_of(data, system.ruleset()); }};
}

/// If the rulebook cannot be read there are none, and the player is told.
std::vector<std::string> rule_ids_in(Program& program) {
    std::vector<std::string> ids;
    program.guarded([&] { ids = waterloo_in(program).rule_ids(); });
    return ids;
}

std::vector<CourseEntry> course_in(Program& program) {
    return course_of(program.data(), program.lesson_folder(), ruleset_of(program), rule_ids_in(program),
                     lessons_of(documents_of(program.systems()), {std::string(waterloo_in(program).id())}));
}

}  // namespace

std::vector<OfferedGame> games() {
    return {OfferedGame{.open = opened_as<WaterlooSystem>,
                        .fault_of_outcomes =
                            [](const std::string& outcomes) {
                                return Chance(0).dictate(outcomes) ? std::string()
                                                                   : "faces of the die are written as Blue,Red,Blue+,Red+,BlueR,RedR";
                            },
                        .outcomes = "faces of Waterloo's Battle die: Blue,Red,Blue+,Red+,BlueR,RedR",
                        .documents = fow::waterloo::documents,
                        .title = []() -> std::string { return tr("Waterloo"); },
                        .look = screens::waterloo_look}};
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
    : System([this, data] { return entry_of(*this, data); }), data_(std::move(data)), ruleset_(data::load_ruleset(data_)), chance_(seed) {}

std::vector<std::string> WaterlooSystem::rule_ids() const { return ids_of(fow::rules_of(data::read_rulebook(data_))); }

std::vector<CourseEntry> course_of(const std::filesystem::path& data, const std::filesystem::path& own, const Ruleset& base,
                                   const std::vector<std::string>& rules, const IsOfGame& is_of_game) {
    const auto read = [&](const std::string& text, const std::string& document) { return read_lesson(text, document, base, rules); };
    return read_course<TaughtBattle>({data::rules_folder(data) / "lessons", own, "waterloo/"}, read, is_of_game);
}

CourseStage::CourseStage(Program& program, const std::string& after)
    : CourseStageOf(program, course_in(program), screens::course_parts(), after) {}

void CourseStage::play(Mode mode) {
    screens::NewGameForm form;
    form.mode = word(mode);
    form.memory = !program_.settings().true_to_table;
    fill_in(form, program_.settings(), waterloo_in(program_).styles());
    offer_recruit(form, program_.settings());
    program_.go(std::make_unique<NewGameStage>(program_, form));
}

std::unique_ptr<PlayedLesson> CourseStage::lesson(const CourseEntry& entry) {
    return std::make_unique<BattleLesson>(waterloo_in(program_), LessonRun(*entry.lesson), entry.key);
}

BattleLesson::BattleLesson(WaterlooSystem& system, LessonRun run, std::string key)
    : PlayedLessonOf(std::move(run), std::move(key)), system_(system) {}

std::unique_ptr<Table> BattleLesson::new_table() { return std::make_unique<BattleTable>(system_, run(), system_.chance()); }

void BattleLesson::proceed(Program& program) {
    BattleTable& table = table_of(program);
    while (table.roll_unwatched()) {}
    if (const auto due = action(table.session())) return watch(program, *due);
    const Session& game = table.session();
    const bool shared = game.decider() == Decider::chance || game.decider() == Decider::nobody;
    if (shared || game.decider() == decider_of(learner())) return table.open_page(program, learner());
    if (game.state().phase == Phase::pursuit) return program.go(std::make_unique<PursuitStage>(program, learner()));
    program.go(std::make_unique<PlayStage>(program, learner()));
}

/// Plays an action that is not the learner's and shows it as in a game.
void BattleLesson::watch(Program& program, const Action& action) const {
    BattleTable& table = table_of(program);
    const std::size_t before = table.session().heard(Viewer::onlooker).size();
    static_cast<void>(table.play(action));
    show_action(program, learner(), action, before);
}

}  // namespace fow::waterloo::stages
