#include "games/callipers/stages/new_game_stage.hpp"

#include <algorithm>
#include <utility>

#include "app/again.hpp"
#include "files/files.hpp"
#include "games/callipers/stages/callipers_system.hpp"
#include "ui/pages/clock_page.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::callipers {
namespace {

ui::ClockWords clock_words() {
    return {ui::tr("Game"),
            ui::tr("Each player has this time for the whole game."),
            ui::tr("Each player has this time for the whole game, and some more with each turn."),
            ui::tr("A player whose time is up loses the game"),
            ui::tr("It counts as a resignation (K12.5). Otherwise the clock only shows it."),
            ui::tr("The clock runs while a player gives orders or answers, and stops while they are carried out.")};
}

ui::callipers::BattleOffered offered(const RuleSet& rules, const std::string& key, bool own) {
    return {key, rules.battle.name, told_of(rules), std::make_shared<const RuleSet>(rules), own};
}

/// Those that cannot be played are left out: the list of battlefields says why.
void offer_own(const Program& program, std::vector<ui::callipers::BattleOffered>& battles) {
    const CallipersSystem& system = system_in(program);
    for (const std::filesystem::path& path : program.store().fields(system)) {
        try {
            const RuleSet rules = game::read_battle(files::read(path), path.string(), system.battles().front());
            battles.push_back(offered(rules, "own:" + path.stem().string(), true));
        } catch (const DataError&) {}
    }
}

}  // namespace

std::string told_of(const RuleSet& rules) {
    PerSeat<int> men{}, pieces{};
    for (const game::Piece& piece : rules.battle.pieces) {
        men[piece.side] += piece.thousands;
        ++pieces[piece.side];
    }
    const auto number = [](int value) { return std::to_string(value); };
    return ui::fill(ui::tr("French: {french} men in {pieces} pieces. Allies: {allied} men in {others} pieces. Time: {turns} turns from "
                           "{start}. {need} men to take."),
                    {{"french", ui::callipers::men(men[french_seat])},
                     {"pieces", number(pieces[french_seat])},
                     {"allied", ui::callipers::men(men[allied_seat])},
                     {"others", number(pieces[allied_seat])},
                     {"turns", number(rules.battle.turns)},
                     {"start", game::time_text(rules.battle.clock)},
                     {"need", ui::callipers::men(rules.battle.need)}});
}

NewGameFilled filled_form(const Program& program) {
    NewGameFilled filled;
    for (const RuleSet& rules : system_in(program).battles()) filled.form.battles.push_back(offered(rules, rules.battle.id, false));
    filled.form.battle = filled.form.battles.front().key;
    offer_own(program, filled.form.battles);
    filled.form.players.styles = system_in(program).styles();
    filled.form.players.first_name = program.settings().first_player;
    filled.form.players.second_name = program.settings().second_player;
    filled.form.players.second.command = program.settings().program;
    return filled;
}

NewGameFilled form_with(const Program& program, const RuleSet& battle) {
    NewGameFilled filled = filled_form(program);
    auto& battles = filled.form.battles;
    auto found =
        std::find_if(battles.begin(), battles.end(), [&](const ui::callipers::BattleOffered& each) { return *each.rules == battle; });
    if (found == battles.end()) {
        ui::callipers::BattleOffered drawn = offered(battle, "not-saved", true);
        drawn.name = ui::fill(ui::tr("{name} (not saved)"), {{"name", drawn.name}});
        found = battles.insert(found, std::move(drawn));
    }
    filled.form.battle = found->key;
    return filled;
}

NewGameFilled form_again(const Program& program, const Record& record) {
    Agreed agreed = agreed_in(record, program.settings(), program.programs_of(record), french_seat);
    NewGameFilled filled = form_with(program, record.rules);
    agreed.players.styles = filled.form.players.styles;
    filled.form.players = std::move(agreed.players);
    filled.form.first_takes = game::word(agreed.first);
    filled.clock = record.clock;
    return filled;
}

void NewGameStage::draw(ui::Window& window) {
    ui::callipers::NewGameForm& form = filled_.form;
    form.players.told = [&program = program_](const ComputedPlayer& player) { return program.told_against(game::documents().id, player); };
    form.clock = filled_.clock.kind == ClockKind::none ? std::string() : ui::clock_name(filled_.clock);
    const auto choice = ui::callipers::new_game_screen(window, form);
    if (sets_clock_) {
        sets_clock_ = !ui::clock_page(window, filled_.clock, clock_words());
        if (!sets_clock_) window.wake();
        return;
    }
    if (choice == ui::callipers::FormChoice::back) program_.go_to_title();
    if (choice == ui::callipers::FormChoice::begin) begin();
    if (choice == ui::callipers::FormChoice::choose_clock) {
        sets_clock_ = true;
        window.wake();
    }
}

void NewGameStage::begin() {
    const ui::callipers::NewGameForm& form = filled_.form;
    const bool first_is_french = form.first_takes == "lot" ? program_.numbers().below(2) == 0 : form.first_takes == "french";
    if (!program_.remember_players(form.players, first_is_french ? french_seat : allied_seat)) return;
    const auto chosen = std::find_if(form.battles.begin(), form.battles.end(),
                                     [&](const ui::callipers::BattleOffered& battle) { return battle.key == form.battle; });
    program_.guarded([&] {
        const Players players = Players::of(form.players, first_is_french ? french_seat : allied_seat);
        Session session(game::new_record(*chosen->rules, players.names));
        for (const TableEvent& remark : players.remarks()) session.remark(remark);
        session.set_clock(filled_.clock);
        program_.begin_game(game_of(program_, std::move(session)));
    });
}

}  // namespace fow::app::callipers
