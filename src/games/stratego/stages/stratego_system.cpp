#include "games/stratego/stages/stratego_system.hpp"

#include <cassert>
#include <utility>

#include "app/program.hpp"
#include "core/rulebook.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/opponent/think.hpp"
#include "games/stratego/screens/game_look.hpp"
#include "games/stratego/stages/board_stages.hpp"
#include "games/stratego/stages/board_table.hpp"
#include "games/stratego/stages/game_stages.hpp"
#include "games/stratego/stages/heard.hpp"
#include "games/stratego/stages/play_stage.hpp"
#include "games/stratego/stages/replayed.hpp"
#include "games/stratego/stages/shared_stages.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

using ui::fill;
using ui::tr;

std::string fault_of_outcomes(const std::string& outcomes) { return outcomes.empty() ? std::string() : "this game has no chance"; }

std::string title_of(std::string_view id) { return tr(screens::words_of(id).title); }

SeenPosition seen(const Match& match) {
    const Session& session = session_in<Session>(match);
    const View view = session.view(Viewer::onlooker);
    const std::string moment =
        view.phase == Phase::set_up || view.turns == 0
            ? tr("Before the first turn")
            : fill(tr("After {turns} turn", "After {turns} turns", view.turns), {{"turns", std::to_string(view.turns)}});
    return {title_of(session.record().rules.id), moment, ended_with(view.result), screens::picture_of(session.rules().set(), view)};
}

std::string forbids_replay(const Match& match) {
    if (session_in<Session>(match).record().options.memory) return {};
    return tr("This game is played true to the table and is not over: a replay would show again what the players must remember (C3.5).");
}

/// A scenario: a custom board, on which the players set up their armies or continue a posed position.
bool open_scenario(Program& program, std::string_view id, const std::string& text, const std::string& document) {
    if (format_of(text, document) != "fog-of-waterloo/scenario") return false;
    stratego::Scenario posed = stratego::read_scenario(text, document, system_in(program, id).rules());
    PerSeat<std::string> names;
    names[red_seat] = tr("First player");
    names[blue_seat] = tr("Second player");
    program.begin_game(game_of(program, Session(stratego::new_record(std::move(posed.rules), {}, names, posed.start))));
    return true;
}

DrawnDiagrams diagrams_of(const std::filesystem::path& data) {
    stratego::data::Diagrams found = stratego::data::load_diagrams(data, stratego::data::load_rule_set("stratego", data));
    const auto drawn = std::make_shared<const std::vector<stratego::Diagram>>(std::move(found.drawn));
    return {screens::rule_diagrams(*drawn), drawn, std::move(found.refused)};
}

PerSeat<std::string> translated(const PerSeat<const char*>& texts) {
    PerSeat<std::string> translated;
    for (const Seat seat : seats) translated[seat] = tr(texts[seat]);
    return translated;
}

GameEntry entry_of(std::string_view variant, const std::filesystem::path& data) {
    const std::string id(variant);
    const screens::VariantWords& words = screens::words_of(variant);
    return {.documents = stratego::documents(variant),
            .title = title_of(variant),
            .listed_as = stratego::variant_of(variant).listed_as,
            .look = [id] { return screens::look_of(id); },
            .styles = stratego::styles_of_game(),
            .players = tr("{blue} (Blue) against {red} (Red)"),
            .wins = tr("Blue won {blue}, Red won {red}."),
            .seen_as = tr("{game}. {moment}. {state}"),
            .sealed_as = tr("{game}. Sealed on another computer: the rest is known once both pass phrases are given."),
            .army = translated(words.set_up),
            .sealed_army = translated(words.sealed_set_up),
            .told = [](const TableEvent& event) { return stratego::describe(event, tr); },
            .read =
                [](const System& self, const std::string& text, const std::string& document) {
                    const stratego::ReadRecord read = stratego::read_record(text, document);
                    return read_match(self, read, stratego::replay(read.record));
                },
            .seen = seen,
            .forbids_replay = forbids_replay,
            .shipped_folder = stratego::data::rules_folder(data) / "games" / id,
            .shipped_titles = {{"classic-81", tr_later("A game of 81 turns")},
                               {"duel-83", tr_later("A Duel of 83 turns")},
                               {"duel-71", tr_later("A Duel of 71 turns")}},
            .field_folder = "stratego",  // the variants share their battlefields: each file says which it is for
            .table = [](KeptGame::Seating seating) { return std::make_unique<BoardTable>(std::move(seating)); },
            .new_game_page = [id](Program& program) { return std::make_unique<NewGameStage>(program, filled_form(program, id)); },
            .replayed = [](const Match& match,
                           std::optional<Seat> seat) { return std::make_unique<ReplayedBoard>(session_in<Session>(match), seat); },
            .course_page =
                [id](Program& program, const std::string& finished) {
                    return std::make_unique<CourseStage>(program, system_in(program, id), finished);
                },
            .fields_page = [id](Program& program) { return std::make_unique<BoardsStage>(program, id); },
            .open_document = [id](Program& program, const std::string& text,
                                  const std::string& document) { return open_scenario(program, id, text, document); },
            .rulebook = [data] { return stratego::data::read_rulebook(data); },
            .diagrams = [data] { return diagrams_of(data); }};
}

template <std::size_t index>
OfferedGame offered() {
    static constexpr std::string_view id = stratego::variants[index].id;
    return {.open = [](const std::filesystem::path& data, std::uint64_t) -> std::unique_ptr<System> {
                return std::make_unique<StrategoSystem>(id, data);
            },
            .fault_of_outcomes = fault_of_outcomes,
            .documents = []() -> const GameDocuments& { return stratego::documents(id); },
            .title = []() -> std::string { return tr(screens::words_of(id).title); },
            .look = [] { return screens::look_of(id); },
            .listed_as = stratego::variants[index].listed_as};
}

/// The id of the rules of the games that this part leads to.
std::string id_of(CoursePart part) { return part == CoursePart::duel ? "duel" : "stratego"; }

std::vector<ui::CoursePart> course_parts() {
    return {
        {std::string(word(CoursePart::duel)), tr("Duel"), tr("Ten pieces a side: all you need for a first game."), tr("Play the Duel now")},
        {std::string(word(CoursePart::classic)), tr("Classic game"), tr("Forty pieces a side: more ranks, more to hide."),
         tr("Play the classic game now")}};
}

std::vector<CourseEntry> course_in(Program& program) {
    std::vector<std::string> ids;  // if the rulebook cannot be read there are none, and the player is told
    program.guarded([&] { ids = ids_of(fow::rules_of(stratego::data::read_rulebook(program.data()))); });
    std::vector<RuleSet> bases;
    std::vector<std::string> games;
    for (const StrategoSystem* system : systems_in(program)) {
        bases.push_back(system->rules());
        games.emplace_back(system->id());
    }
    return course_of(program.data(), program.lesson_folder(), bases, ids, lessons_of(documents_of(program.systems()), games));
}

}  // namespace

std::vector<OfferedGame> games() {
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
    : System([id, data] { return entry_of(id, data); }), data_(std::move(data)), rules_(stratego::data::load_rule_set(id, data_)) {}

const std::vector<stratego::Formation>& StrategoSystem::formations() {
    if (!formations_) {
        stratego::data::Formations found = stratego::data::formations(Rules(rules_), data_);
        formations_ = std::move(found.sound);
        note_faults(found.refused);
    }
    return *formations_;
}

std::vector<CourseEntry> course_of(const std::filesystem::path& data, const std::filesystem::path& own, const std::vector<RuleSet>& bases,
                                   const std::vector<std::string>& rules, const IsOfGame& is_of_game) {
    const auto read = [&](const std::string& text, const std::string& document) {
        return stratego::read_lesson(text, document, bases, rules);
    };
    return read_course<TaughtGame>({stratego::data::rules_folder(data) / "lessons", own, "stratego/"}, read, is_of_game);
}

CourseStage::CourseStage(Program& program, const System& system, const std::string& after)
    : CourseStageOf(program, course_in(program), course_parts(), after), system_(system) {}

void CourseStage::play(CoursePart part) {
    program_.choose(system_in(program_, id_of(part)));
    NewGameFilled filled = filled_form(program_, id_of(part));
    offer_recruit(filled.form, program_.settings());
    program_.go(std::make_unique<NewGameStage>(program_, std::move(filled)));
}

std::unique_ptr<PlayedLesson> CourseStage::lesson(const CourseEntry& entry) {
    return std::make_unique<BoardLesson>(system_, system_in(program_, entry.lesson->ruleset.id), LessonRun(*entry.lesson), entry.key);
}

BoardLesson::BoardLesson(const System& course, const System& played, LessonRun run, std::string key)
    : PlayedLessonOf(std::move(run), std::move(key)), course_(course), played_(played) {}

std::unique_ptr<Table> BoardLesson::new_table() { return std::make_unique<BoardTable>(played_, run()); }

void BoardLesson::proceed(Program& program) {
    BoardTable& table = table_of(program);
    const Session& game = table.session();
    while (const auto due = action(game)) {
        if (game.state().phase != Phase::set_up) return watch(program, *due);
        static_cast<void>(table.play_at_once(*due));  // nobody sees how the enemy sets up (C1.6)
    }
    table.open_page(program, learner());
}

/// Plays an action that the learner does not make, and shows it as in a game.
void BoardLesson::watch(Program& program, const Action& action) {
    BoardTable& table = table_of(program);
    const std::size_t before = table.session().heard(Viewer::onlooker).size();
    static_cast<void>(table.play_at_once(action));
    if (const auto fought = fight_from(table.session().heard(Viewer::onlooker), before))
        return program.go(std::make_unique<MeetingStage>(program, *fought));
    const auto* move = std::get_if<Move>(&action);
    if (move == nullptr || table.session().state().phase != Phase::turn) return proceed(program);
    auto page = std::make_unique<PlayStage>(program, learner());
    page->watch(*move);
    program.go(std::move(page));
}

}  // namespace fow::stratego::stages
