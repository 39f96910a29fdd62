#include "games/callipers/stages/callipers_system.hpp"

#include <algorithm>

#include "app/program.hpp"
#include "core/rulebook.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/opponent/think.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/stages/battle_stages.hpp"
#include "games/callipers/stages/callipers_table.hpp"
#include "games/callipers/stages/game_stages.hpp"
#include "games/callipers/stages/play_stage.hpp"
#include "games/callipers/stages/replayed.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {
namespace {

using ui::fill;
using ui::tr;

/// By the size of their armies.
std::vector<RuleSet> all_battles(const std::filesystem::path& data) {
    std::vector<RuleSet> battles;
    const RuleSet ground = callipers::data::load_ground(data);
    for (const std::filesystem::path& file : callipers::data::battles(data))
        battles.push_back(callipers::read_battle(files::read(file), file.string(), ground));
    if (battles.empty()) throw DataError((callipers::data::rules_folder(data) / "battles").string(), "", Told("it holds no battle"));
    std::sort(battles.begin(), battles.end(),
              [](const RuleSet& a, const RuleSet& b) { return a.battle.pieces.size() < b.battle.pieces.size(); });
    return battles;
}

std::optional<std::vector<Roll>> dice_in(const std::string& outcomes) {
    return outcomes_in(outcomes, [](std::string_view text) { return callipers::roll_from_text(text); });
}

SeenPosition seen(const Match& match) {
    const Session& session = session_in<Session>(match);
    const View view = session.view(Viewer::onlooker);
    const auto& battle = session.rules().battle();
    return {tr(battle.name.c_str()), screens::moment_text(view, battle), ended_with(view.result),
            screens::picture_of(session.rules().set(), view)};
}

/// A battle: ready for a new game.
bool open_battle(Program& program, const std::string& text, const std::string& document) {
    if (format_of(text, document) != "callipers/battle") return false;
    const RuleSet battle = callipers::read_battle(text, document, system_in(program).battles().front());
    program.go(std::make_unique<NewGameStage>(program, form_with(program, battle)));
    return true;
}

DrawnDiagrams diagrams_of(const std::filesystem::path& data, const RuleSet& rules) {
    callipers::data::Diagrams found = callipers::data::load_diagrams(data, rules);
    const auto drawn = std::make_shared<const std::vector<callipers::Diagram>>(std::move(found.drawn));
    return {screens::rule_diagrams(*drawn), drawn, std::move(found.refused)};
}

/// `system` is used only after it has been constructed.
GameEntry entry_of(CallipersSystem& system, const std::filesystem::path& data) {
    return {
        .documents = callipers::documents(),
        .title = games().front().title(),
        .look = screens::look_of_callipers,
        .hides = false,
        .styles = callipers::styles_of_game(),
        .players = tr("{french} (French) against {allied} (Allied)"),
        .wins = tr("The French won {french}, the Allies won {allied}."),
        .seen_as = tr("{game}. {moment}. {state}"),
        .sealed_as = tr("{game}. Sealed on another computer: the rest is known once both pass phrases are given."),
        .told = [](const TableEvent& event) { return callipers::describe(event, tr); },
        .read =
            [](const System& self, const std::string& text, const std::string& document) {
                const callipers::ReadRecord read = callipers::read_record(text, document);
                return read_match(self, read, callipers::replay(read.record));
            },
        .seen = seen,
        .field_folder = "callipers",
        .dictate =
            [&system](const std::string& outcomes) {
                const auto dice = dice_in(outcomes);
                if (dice) system.chance().dictate(*dice);
                return dice.has_value();
            },
        .dictates = [&system] { return system.chance().dictates(); },
        .table = [&system](KeptGame::Seating seating) { return std::make_unique<CallipersTable>(std::move(seating), system.chance()); },
        .new_game_page = [](Program& program) { return std::make_unique<NewGameStage>(program, filled_form(program)); },
        .replayed = [](const Match& match, std::optional<Seat>) { return std::make_unique<ReplayedBattle>(session_in<Session>(match)); },
        .course_page = [](Program& program, const std::string& finished) { return std::make_unique<CourseStage>(program, finished); },
        .fields_page = [](Program& program) { return std::make_unique<BattlesStage>(program); },
        .open_document = open_battle,
        .rulebook = [data] { return callipers::data::read_rulebook(data); },
        .diagrams = [&system, data] { return diagrams_of(data, system.battles().front()); }};
}

std::vector<ui::CoursePart> course_parts() {
    return {{std::string(word(CoursePart::battle)), tr("The battle"),
             tr("From the first step to a whole small battle, on the ground of Hougoumont."), tr("Play the battle now")}};
}

/// All lessons in <data>/rules/callipers/lessons, and those of the player (read_course).
std::vector<CourseEntry> course_in(Program& program) {
    std::vector<std::string> ids;  // if the rulebook cannot be read there are none, and the player is told
    program.guarded([&] { ids = ids_of(fow::rules_of(callipers::data::read_rulebook(program.data()))); });
    const RuleSet& base = system_in(program).battles().front();
    const auto read = [&](const std::string& text, const std::string& document) {
        return callipers::read_lesson(text, document, base, ids);
    };
    const std::string id(callipers::documents().id);
    return read_course<TaughtGame>({callipers::data::rules_folder(program.data()) / "lessons", program.lesson_folder(), id + "/"}, read,
                                   lessons_of(documents_of(program.systems()), {id}));
}

}  // namespace

std::vector<OfferedGame> games() {
    return {OfferedGame{.open = opened_as<CallipersSystem>,
                        .fault_of_outcomes =
                            [](const std::string& outcomes) {
                                return dice_in(outcomes) ? std::string() : "dice of Waterloo by callipers are written as die:5,die:2";
                            },
                        .outcomes = "dice of Waterloo by callipers: die:5,die:2",
                        .documents = callipers::documents,
                        .title = []() -> std::string { return tr("By callipers"); },
                        .look = screens::look_of_callipers}};
}

CallipersSystem& system_in(const Program& program) {
    return static_cast<CallipersSystem&>(*system_of(program.systems(), callipers::documents().id));
}

app::Game game_of(const Program& program, Session session) {
    return {std::make_unique<MatchOf<Session>>(system_in(program), std::move(session))};
}

CallipersSystem::CallipersSystem(const std::filesystem::path& data, std::uint64_t seed)
    : System([this, data] { return entry_of(*this, data); }), battles_(all_battles(data)), chance_(seed) {}

CourseStage::CourseStage(Program& program, const std::string& after) : CourseStageOf(program, course_in(program), course_parts(), after) {}

void CourseStage::play(CoursePart) {
    auto form = filled_form(program_);
    offer_recruit(form, program_.settings());
    program_.go(std::make_unique<NewGameStage>(program_, std::move(form)));
}

std::unique_ptr<PlayedLesson> CourseStage::lesson(const CourseEntry& entry) {
    return std::make_unique<MapLesson>(system_in(program_), LessonRun(*entry.lesson), entry.key);
}

MapLesson::MapLesson(CallipersSystem& system, LessonRun run, std::string key)
    : PlayedLessonOf(std::move(run), std::move(key)), system_(system) {}

std::unique_ptr<Table> MapLesson::new_table() { return std::make_unique<CallipersTable>(system_, run(), system_.chance()); }

void MapLesson::proceed(Program& program) {
    CallipersTable& table = table_of(program);
    const auto due = action(table.session());
    if (!due) return table.open_page(program, learner());
    const std::size_t line = table.session().heard(Viewer::onlooker).size();
    static_cast<void>(table.play(*due));
    while (table.roll_due()) {}
    auto page = std::make_unique<PlayStage>(program, learner());
    page->watch(line);
    program.go(std::move(page));
}

}  // namespace fow::callipers::stages
