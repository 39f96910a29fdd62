#include "app/stages/victory_stage.hpp"

#include <utility>
#include <variant>

#include "app/series.hpp"
#include "app/shell.hpp"
#include "app/stages/series_stage.hpp"
#include "core/table_sentences.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

VictoryStage::VictoryStage(Program& program, ui::VictoryPage page, Afterwards after)
    : program_(program), page_(std::move(page)), after_(std::move(after)), notice_(program.told_of_result()) {
    const TableNotes& notes = program.table().match().notes();
    page_.names = names_at_table(notes);
    for (const Seat seat : seats) {
        if (const auto level = level_of(seat)) page_.names[seat] = ui::fill(ui::tr("The computer ({level})"), {{"level", *level}});
    }
    if (const auto battle = battle_of_series(program.store(), program.table().match())) tell_series(*battle);
    if (!program.in_lesson()) page_.said = program.shell().said_at_end(page_.winner);
}

/// Nothing for a person or an outside program.
std::optional<std::string> VictoryStage::level_of(Seat seat) const {
    const auto player = player_of(program_.table().match().notes(), seat);
    if (!player || !player->program.empty()) return std::nullopt;
    return name_of(player->level, ui::tr);
}

void VictoryStage::tell_series(const BattleOfSeries& battle) {
    page_.series = program_.table().match().system().series()->title;
    page_.moment = ui::fill(ui::tr("{battle}, {date}"), {{"battle", ui::tr(battle.battle.title)}, {"date", ui::tr(battle.battle.date)}});
    PerSeat<std::string> names = page_.names;
    for (const Seat seat : seats)
        if (const auto level = level_of(seat)) names[seat] = ui::fill(ui::tr("the computer ({level})"), {{"level", *level}});
    page_.sentences.push_back(
        ui::fill(ui::tr("{series} after battle {fought} of {battles}: {first} {first_points}, {second} {second_points}."),
                 {{"series", ui::tr(battle.series)},
                  {"fought", std::to_string(battle.fought)},
                  {"battles", std::to_string(battle.battles)},
                  {"first", names[Seat::first]},
                  {"first_points", std::to_string(battle.points[Seat::first])},
                  {"second", names[Seat::second]},
                  {"second_points", std::to_string(battle.points[Seat::second])}}));
}

void VictoryStage::begin_again(bool swapped) {
    const TableNotes& notes = program_.table().match().notes();
    const Players players = Players::again(notes, swapped);
    std::unique_ptr<Match> match = after_.again(players.names, swapped);
    match->set_clock(notes.clock);
    for (const TableEvent& remark : players.remarks()) match->remark(remark);
    program_.guarded([&] { program_.begin_game(Game(std::move(match))); });
}

void VictoryStage::replay(std::optional<ui::PageOverReplay> page) {
    program_.open_replay(Game(program_.table().match().copy()), std::nullopt, page);
}

void VictoryStage::open_series() {
    const System& system = program_.table().match().system();
    program_.guarded([&] { program_.go(std::make_unique<SeriesStage>(program_, system)); });
}

void VictoryStage::draw_statistics(ui::Window& window) {
    const auto intent = ui::statistics_page(window, *numbers_);
    if (!intent) return;
    numbers_.reset();
    window.wake();
    if (std::holds_alternative<ui::GoToLine>(*intent)) replay();
}

void VictoryStage::draw(ui::Window& window) {
    if (numbers_) return draw_statistics(window);
    page_.lesson = program_.in_lesson();
    const auto choice = ui::victory_page(window, page_, save_name_, notice_);
    if (!choice) return;
    switch (*choice) {
        case ui::VictoryChoice::step_through: return replay();
        case ui::VictoryChoice::analysis: return replay(ui::PageOverReplay::analysis);
        case ui::VictoryChoice::statistics: numbers_.emplace(after_.numbers()); return;
        case ui::VictoryChoice::rematch: return begin_again(false);
        case ui::VictoryChoice::rematch_swapped: return begin_again(true);
        case ui::VictoryChoice::save: return program_.save_game(save_name_);
        case ui::VictoryChoice::new_game: return program_.go(after_.new_game());
        case ui::VictoryChoice::series: return open_series();
        case ui::VictoryChoice::title: return program_.go_to_title();
    }
}

}  // namespace fow::app
