#include "games/alliance/stages/alliance_system.hpp"

#include "app/program.hpp"
#include "core/rulebook.hpp"
#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/opponent/think.hpp"
#include "games/alliance/screens/game_look.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "games/alliance/stages/game_stages.hpp"
#include "games/alliance/stages/play_stage.hpp"
#include "games/alliance/stages/replayed.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
namespace {

using ui::fill;
using ui::tr;

std::optional<std::vector<Roll>> dice_in(const std::string& outcomes) {
    return outcomes_in(outcomes, [](std::string_view text) { return alliance::roll_from_text(text); });
}

SeenPosition seen(const Match& match) {
    const Session& session = session_in<Session>(match);
    const View view = session.view(Viewer::onlooker);
    return {games().front().title(), screens::moment_text(view), ended_with(view.result), screens::picture_of(session.rules().set(), view)};
}

/// A scenario: a posed position, which the players continue.
bool open_scenario(Program& program, const std::string& text, const std::string& document) {
    if (format_of(text, document) != "fog-of-waterloo/scenario") return false;
    const alliance::Scenario posed = alliance::read_scenario(text, document, system_in(program).rules());
    PerSeat<std::string> names;
    names[french_seat] = tr("First player");
    names[allied_seat] = tr("Second player");
    program.begin_game(game_of(program, Session(alliance::new_record(posed.rules, names, posed.start))));
    return true;
}

DrawnDiagrams diagrams_of(const std::filesystem::path& data, const RuleSet& rules) {
    alliance::data::Diagrams found = alliance::data::load_diagrams(data, rules);
    const auto drawn = std::make_shared<const std::vector<alliance::Diagram>>(std::move(found.drawn));
    return {screens::rule_diagrams(*drawn), drawn, std::move(found.refused)};
}

/// `system` is used only after it has been constructed.
GameEntry entry_of(AllianceSystem& system, const std::filesystem::path& data) {
    return {
        .documents = alliance::documents(),
        .title = games().front().title(),
        .look = screens::look_of_alliance,
        .hides = false,
        .styles = alliance::styles_of_game(),
        .players = tr("{french} (French) against {allied} (Allied)"),
        .wins = tr("The French won {french}, the Allies won {allied}."),
        .seen_as = tr("{game}. {moment}. {state}"),
        .sealed_as = tr("{game}. Sealed on another computer: the rest is known once both pass phrases are given."),
        .told = [](const TableEvent& event) { return alliance::describe(event, tr); },
        .read =
            [](const System& self, const std::string& text, const std::string& document) {
                const alliance::ReadRecord read = alliance::read_record(text, document);
                return read_match(self, read, alliance::replay(read.record));
            },
        .seen = seen,
        .shipped_folder = alliance::data::rules_folder(data) / "games",
        .shipped_titles = {{"battle-16", tr_later("Sixteen turns, with Ney's charge")},
                           {"battle-10", tr_later("Ten turns, decided by the Guard")}},
        .dictate =
            [&system](const std::string& outcomes) {
                const auto dice = dice_in(outcomes);
                if (dice) system.chance().dictate(*dice);
                return dice.has_value();
            },
        .dictates = [&system] { return system.chance().dictates(); },
        .table = [&system](KeptGame::Seating seating) { return std::make_unique<AllianceTable>(std::move(seating), system.chance()); },
        .new_game_page = [](Program& program) { return std::make_unique<NewGameStage>(program, filled_form(program)); },
        .replayed = [](const Match& match, std::optional<Seat>) { return std::make_unique<ReplayedBattle>(session_in<Session>(match)); },
        .course_page = [](Program& program, const std::string& finished) { return std::make_unique<CourseStage>(program, finished); },
        .open_document = open_scenario,
        .rulebook = [data] { return alliance::data::read_rulebook(data); },
        .diagrams = [&system, data] { return diagrams_of(data, system.rules()); }};
}

std::vector<ui::CoursePart> course_parts() {
    return {
        {std::string(word(CoursePart::battle)), tr("The battle"), tr("From the first shot to the last throw."), tr("Play the battle now")}};
}

/// All lessons in <data>/rules/alliance/lessons, and those of the player (read_course).
std::vector<CourseEntry> course_in(Program& program) {
    std::vector<std::string> ids;  // if the rulebook cannot be read there are none, and the player is told
    program.guarded([&] { ids = ids_of(fow::rules_of(alliance::data::read_rulebook(program.data()))); });
    const RuleSet& base = system_in(program).rules();
    const auto read = [&](const std::string& text, const std::string& document) {
        return alliance::read_lesson(text, document, base, ids);
    };
    const std::string id(alliance::documents().id);
    return read_course<TaughtGame>({alliance::data::rules_folder(program.data()) / "lessons", program.lesson_folder(), id + "/"}, read,
                                   lessons_of(documents_of(program.systems()), {id}));
}

}  // namespace

std::vector<OfferedGame> games() {
    return {OfferedGame{.open = opened_as<AllianceSystem>,
                        .fault_of_outcomes =
                            [](const std::string& outcomes) {
                                return dice_in(outcomes) ? std::string() : "dice of La Belle Alliance are written as die:5,rout:2";
                            },
                        .outcomes = "dice of La Belle Alliance: die:5,rout:2",
                        .documents = alliance::documents,
                        .title = []() -> std::string { return tr("La Belle Alliance"); },
                        .look = screens::look_of_alliance}};
}

AllianceSystem& system_in(const Program& program) {
    return static_cast<AllianceSystem&>(*system_of(program.systems(), alliance::documents().id));
}

app::Game game_of(const Program& program, Session session) {
    return {std::make_unique<MatchOf<Session>>(system_in(program), std::move(session))};
}

AllianceSystem::AllianceSystem(const std::filesystem::path& data, std::uint64_t seed)
    : System([this, data] { return entry_of(*this, data); }), rules_(alliance::data::load_rule_set(data)), chance_(seed) {}

CourseStage::CourseStage(Program& program, const std::string& after) : CourseStageOf(program, course_in(program), course_parts(), after) {}

void CourseStage::play(CoursePart) {
    auto form = filled_form(program_);
    offer_recruit(form, program_.settings());
    program_.go(std::make_unique<NewGameStage>(program_, std::move(form)));
}

std::unique_ptr<PlayedLesson> CourseStage::lesson(const CourseEntry& entry) {
    return std::make_unique<FieldLesson>(system_in(program_), LessonRun(*entry.lesson), entry.key);
}

FieldLesson::FieldLesson(AllianceSystem& system, LessonRun run, std::string key)
    : PlayedLessonOf(std::move(run), std::move(key)), system_(system) {}

std::unique_ptr<app::Table> FieldLesson::new_table() { return std::make_unique<AllianceTable>(system_, run(), system_.chance()); }

void FieldLesson::proceed(Program& program) {
    AllianceTable& table = table_of(program);
    const auto due = action(table.session());
    if (!due) return table.open_page(program, learner());
    const std::size_t line = table.session().heard(Viewer::onlooker).size();
    static_cast<void>(table.play(*due));
    while (table.roll_due()) {}
    auto page = std::make_unique<PlayStage>(program, learner());
    page->watch(line);
    program.go(std::move(page));
}

/// Camps, places and tracks by the names of their controls.
ui::LessonModel FieldLesson::strip(const Match& match, const app::Stage& stage) const {
    ui::LessonModel model = PlayedLessonOf::strip(match, stage);
    for (std::string& spot : model.show) {
        if (spot.starts_with("tracks:")) spot.replace(0, 7, "track:");
        else spot.insert(0, alliance::place_from_word(spot) ? "place:" : "camp:");
    }
    return model;
}

}  // namespace fow::alliance::stages
