#include "games/waterloo/stages/series.hpp"

#include <array>

#include "app/program.hpp"
#include "app/series.hpp"
#include "files/files.hpp"
#include "games/waterloo/engine/battlefield.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/screens/editor/fields_picture.hpp"
#include "games/waterloo/screens/replay/victory_screen.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/stages/game_stages.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

using ui::tr;

constexpr const char* series_id = "hundred-days";
constexpr std::array modes{Mode::basic, Mode::standard, Mode::expert};

Battlefield field_of(const WaterlooSystem& system, const SeriesBattle& battle) {
    const std::filesystem::path path = data::rules_folder(system.data()) / "fields" / (battle.field + ".json");
    return read_battlefield(files::read(path), path.string(), system.ruleset());
}

/// The battlefield with other rules than it was drawn for. Only in Expert does the Allied garrison stand beyond its set-up zone (W12.4); in
/// the other modes it begins in reserve.
Battlefield in_mode(Battlefield field, Mode mode, const Ruleset& base) {
    field.mode = mode;
    if (mode == Mode::expert || !field.players_set_up) return field;
    for (FieldPiece& piece : field.pieces) {
        const Seat seat = seat_of(unit_of(base.pieces.roster, piece.unit).army);
        if (piece.square && !base.board.set_up_zone[seat].contains(*piece.square)) piece.square.reset();
    }
    return field;
}

bool is_draw(Ending ending) {
    return ending == Ending::nobody_can_act || ending == Ending::draw_agreed || ending == Ending::quiet_turns ||
           ending == Ending::nightfall || ending == Ending::pursuit_indecisive;
}

std::vector<SeriesWords::Ending> endings() {
    std::vector<SeriesWords::Ending> all;
    for (int i = 0; i < ending_count; ++i) {
        const auto ending = static_cast<Ending>(i);
        all.push_back({word(ending), is_draw(ending)});
    }
    return all;
}

/// The view of a finished game has everything shown, so nothing of it is a secret.
FoughtBattle fought_in(const Match& match) {
    const Session& session = session_in<Session>(match);
    const PlayerView view = session.view(Viewer::onlooker);
    FoughtBattle fought;
    fought.winner = view.result->winner;
    fought.ending = word(view.result->ending);
    fought.turns = view.turn;
    for (const Seat seat : seats) fought.losses[seat] = static_cast<int>(view.sides[seat].lost.size());
    return fought;
}

std::string told_of(const FoughtBattle& fought, int lines_to_sever) {
    for (int i = 0; i < ending_count; ++i)
        if (const auto ending = static_cast<Ending>(i); word(ending) == fought.ending) return screens::ending_text(ending, lines_to_sever);
    return {};
}

std::vector<std::string> names_of_modes() {
    std::vector<std::string> names;
    for (const Mode mode : modes) names.push_back(screens::mode_name(mode));
    return names;
}

}  // namespace

SeriesEntry hundred_days(WaterlooSystem& system) {
    std::vector<std::string_view> words;
    for (const Mode mode : modes) words.push_back(word(mode));
    return {.id = series_id,
            .title = tr("The Hundred Days"),
            .words = {words, endings(), 200},
            .rules = names_of_modes(),
            .rules_told = {tr("Hidden pieces and the ground of each battlefield, without cards."),
                           tr("Also manoeuvre cards, which both players draft before each battle."),
                           tr("Also open aims instead of secret lines of retreat, and the Pursuit of a beaten army.")},
            .sides = {tr("The French"), tr("The Allies")},
            .plan =
                [&system] {
                    const std::filesystem::path path = data::rules_folder(system.data()) / "series" / (std::string(series_id) + ".json");
                    return read_series(files::read(path), path.string());
                },
            .match = [&system](Program& program, const SeriesBattle& battle, const std::string& rules, const PerSeat<std::string>& names,
                               bool watched) -> std::unique_ptr<Match> {
                const Mode mode = mode_from_word(rules).value_or(Mode::basic);
                Options options;
                options.memory = !program.settings().true_to_table;
                options.nightfall = watched;
                const Battlefield field = in_mode(field_of(system, battle), mode, system.ruleset());
                return std::make_unique<MatchOf<Session>>(system, session_on(field, system.ruleset(), options, names));
            },
            .picture = [&system](const SeriesBattle& battle) -> ui::Drawing {
                try {
                    return [field = field_of(system, battle), &system](ui::Window& window, ImDrawList& list, const SDL_FRect& rect) {
                        screens::draw_field_picture(window, list, rect, field, system.ruleset().pieces.roster);
                    };
                } catch (const DataError&) {  // told when the battle is to begin
                    return {};
                }
            },
            .fought = fought_in,
            .told = [&system](const FoughtBattle& fought) { return told_of(fought, system.ruleset().pieces.lines_to_sever); }};
}

SeriesTold series_told(Program& program, Seat seat) {
    if (program.in_lesson()) return {};
    const auto told = battle_of_series(program.store(), program.table().match());
    if (!told) return {};
    return {ui::fill(tr("{battle}, battle {number} of {battles}. Points: yours {own}, enemy {enemy}."),
                     {{"battle", tr(told->battle.title)},
                      {"number", std::to_string(told->number)},
                      {"battles", std::to_string(told->battles)},
                      {"own", std::to_string(told->points[seat])},
                      {"enemy", std::to_string(told->points[other(seat)])}}),
            tr(told->battle.about)};
}

}  // namespace fow::waterloo::stages
