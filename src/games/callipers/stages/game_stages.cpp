#include "games/callipers/stages/game_stages.hpp"

#include <algorithm>
#include <utility>

#include "app/stages/victory_stage.hpp"
#include "files/files.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/screens/game_screens.hpp"
#include "games/callipers/stages/callipers_system.hpp"
#include "games/callipers/stages/callipers_table.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {
namespace {

screens::BattleOffered offered(const RuleSet& rules, const std::string& key, bool own) {
    return {key, rules.battle.name, told_of(rules), std::make_shared<const RuleSet>(rules), own};
}

/// Those that cannot be played are left out: the list of battlefields says why.
void offer_own(const Program& program, std::vector<screens::BattleOffered>& battles) {
    const CallipersSystem& system = system_in(program);
    for (const std::filesystem::path& path : program.store().fields(system)) {
        try {
            const RuleSet rules = callipers::read_battle(files::read(path), path.string(), system.battles().front());
            battles.push_back(offered(rules, "own:" + path.stem().string(), true));
        } catch (const DataError&) {}
    }
}

}  // namespace

std::string told_of(const RuleSet& rules) {
    PerSeat<int> men{}, pieces{};
    for (const callipers::Piece& piece : rules.battle.pieces) {
        men[piece.side] += piece.thousands;
        ++pieces[piece.side];
    }
    const auto number = [](int value) { return std::to_string(value); };
    return ui::fill(ui::tr("French: {french} men in {pieces} pieces. Allies: {allied} men in {others} pieces. Time: {turns} turns from "
                           "{start}. {need} men to take."),
                    {{"french", screens::men(men[french_seat])},
                     {"pieces", number(pieces[french_seat])},
                     {"allied", screens::men(men[allied_seat])},
                     {"others", number(pieces[allied_seat])},
                     {"turns", number(rules.battle.turns)},
                     {"start", callipers::time_text(rules.battle.clock)},
                     {"need", screens::men(rules.battle.need)}});
}

screens::NewGameForm filled_form(const Program& program) {
    screens::NewGameForm form;
    for (const RuleSet& rules : system_in(program).battles()) form.battles.push_back(offered(rules, rules.battle.id, false));
    form.battle = form.battles.front().key;
    offer_own(program, form.battles);
    fill_in(form, program.settings(), system_in(program).styles());
    return form;
}

screens::NewGameForm form_with(const Program& program, const RuleSet& battle) {
    screens::NewGameForm form = filled_form(program);
    auto& battles = form.battles;
    auto found = std::find_if(battles.begin(), battles.end(), [&](const screens::BattleOffered& each) { return *each.rules == battle; });
    if (found == battles.end()) {
        screens::BattleOffered drawn = offered(battle, "not-saved", true);
        drawn.name = ui::fill(ui::tr("{name} (not saved)"), {{"name", ui::tr(drawn.name)}});
        found = battles.insert(found, std::move(drawn));
    }
    form.battle = found->key;
    return form;
}

std::optional<ui::FormChoice> NewGameStage::draw_form(ui::Window& window) { return screens::new_game_screen(window, form_); }

const System& NewGameStage::system() const { return system_in(program()); }

ui::ClockWords NewGameStage::clock_words() const {
    return ui::clock_words_of_game(ui::tr("It counts as a resignation (K12.5). Otherwise the clock only shows it."),
                                   ui::tr("The clock runs while a player gives orders or answers, and stops while they are carried out."));
}

std::unique_ptr<Match> NewGameStage::match(const PerSeat<std::string>& names) const {
    const auto chosen = std::find_if(form_.battles.begin(), form_.battles.end(),
                                     [&](const screens::BattleOffered& battle) { return battle.key == form_.battle; });
    return std::make_unique<MatchOf<Session>>(system(), Session(callipers::new_record(*chosen->rules, names)));
}

namespace {

/// The form as it was filled in for that game.
screens::NewGameForm form_again(const Program& program, const Record& record) {
    screens::NewGameForm form = form_with(program, record.rules);
    fill_in_again(form, program, record, system_in(program), french_seat);
    return form;
}

}  // namespace

std::unique_ptr<app::Stage> victory_stage(Program& program) {
    const auto session = [&program]() -> const Session& { return table_of(program).session(); };
    Afterwards after{
        .numbers = [session] { return numbers_of(session()); },
        .again =
            [&program, session](const PerSeat<std::string>& names, bool) {
                return std::make_unique<MatchOf<Session>>(system_in(program),
                                                          Session(callipers::new_record(session().record().rules, names)));
            },
        .new_game = [&program, session] { return std::make_unique<NewGameStage>(program, form_again(program, session().record())); },
        .reference = [session](ui::Window& window) { return screens::reference_page(window, session().rules().set()); },
        .board_turns = false};
    return std::make_unique<VictoryStage>(program, screens::victory_page_of(session().view(Viewer::onlooker), session().rules().set()),
                                          std::move(after));
}

}  // namespace fow::callipers::stages
