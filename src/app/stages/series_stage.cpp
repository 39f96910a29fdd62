#include "app/stages/series_stage.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/desk.hpp"
#include "app/messages.hpp"
#include "app/shell.hpp"
#include "app/stages/new_game_page.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

using ui::fill;
using ui::tr;

namespace {

/// As much of a briefing as a card has room for.
std::string first_sentence(const std::string& text) {
    const auto end = text.find(". ");
    return end == std::string::npos ? text : text.substr(0, end + 1);
}

}  // namespace

SeriesStage::SeriesStage(Program& program, const System& system) : program_(program), system_(system), file_(program.store(), system) {
    fill_in(form_, program.settings(), system.styles());
    form_.first_takes = word(system.documents(), Seat::first);
    form_.rules = file_.entry().words.rules.front();
    form_.players.told = [&program, game = std::string(system.id())](const ComputedPlayer& player) {
        return program.told_against(game, player);
    };
    try {
        chronicle_ = file_.read();
        asks_ = !chronicle_;
    } catch (const DataError& fault) {
        model_.trouble = text_of(fault, ui::tr);
    }
    if (chronicle_ && chronicle_->begun) find_battle();
    show();
}

bool SeriesStage::is_battle(const std::filesystem::path& file) const {
    try {
        const auto game = program_.store().look_at_game(file, [&](const OpenPart& open) { return open.id == *chronicle_->begun; });
        return game && game->match->notes().id == *chronicle_->begun;
    } catch (const DataError&) {
        return false;
    }
}

/// The game at the table or in progress, else the newest saved one, else one in the bin or of another window.
void SeriesStage::find_battle() {
    found_ = Found::nowhere;
    const auto is_it = [&](const Match& match) { return match.notes().id == *chronicle_->begun; };
    const Store& store = program_.store();
    if (program_.desk().plays()) {
        if (is_it(program_.desk().table().match())) found_ = Found::here;
    } else if (store.has_autosave()) {
        try {
            if (is_it(*store.in_progress().match)) found_ = Found::here;
        } catch (const DataError&) {}
    }
    const auto look_in = [&](const std::vector<Store::Entry>& games, Found found) {
        for (std::size_t i = 0; found_ == Found::nowhere && i < games.size(); ++i) {
            if (!is_battle(games[i].path)) continue;
            found_ = found;
            saved_ = games[i].path;
        }
    };
    if (found_ == Found::nowhere) look_in(store.games(), Found::saved);
    if (found_ == Found::nowhere) look_in(store.binned_games(), Found::binned);
    if (found_ != Found::nowhere) return;
    const auto others = store.other_autosaves();
    if (std::any_of(others.begin(), others.end(), [&](const auto& file) { return is_battle(file); })) found_ = Found::other_window;
}

std::string SeriesStage::shown_name(std::size_t player) const {
    const SeriesPlayer& who = chronicle_->players[player];
    if (!who.computed || !who.computed->program.empty()) return who.name;
    return fill(tr("Computer ({player})"), {{"player", ui::name_of_player(*who.computed, tr)}});
}

std::string SeriesStage::leader_of(Seat seat, std::size_t battle) const {
    return shown_name(seat_in(*chronicle_, 0, battle) == seat ? 0 : 1);
}

ui::SeriesCard SeriesStage::card_of(std::size_t battle) const {
    const SeriesBattle& plan = file_.plan().battles[battle];
    ui::SeriesCard card{.title = tr(plan.title), .date = tr(plan.date), .picture = file_.entry().picture(plan)};
    const std::size_t fought = chronicle_ && !asks_ ? chronicle_->fought.size() : 0;
    card.state = battle < fought                                 ? ui::SeriesCard::State::fought
                 : battle > fought || !chronicle_ || asks_       ? ui::SeriesCard::State::later
                 : chronicle_->begun && found_ != Found::nowhere ? ui::SeriesCard::State::in_progress
                                                                 : ui::SeriesCard::State::next;
    if (battle >= fought) {
        card.told.push_back(first_sentence(tr(plan.about)));
        if (!chronicle_ || asks_) return card;
        for (const Seat seat : seats)
            card.told.push_back(fill(tr("{side}: {name}"), {{"side", file_.entry().sides[seat]}, {"name", leader_of(seat, battle)}}));
        return card;
    }
    const FoughtBattle& result = chronicle_->fought[battle];
    card.result = result.winner ? fill(tr("{name} won"), {{"name", leader_of(*result.winner, battle)}}) : tr("A drawn battle");
    card.told.push_back(file_.entry().told(result));
    card.told.push_back(fill(tr("It ended in turn {turn}."), {{"turn", std::to_string(result.turns)}}));
    for (const Seat seat : seats)
        card.told.push_back(
            fill(tr("{side} (pieces lost: {count}): {name}"),
                 {{"side", file_.entry().sides[seat]}, {"name", leader_of(seat, battle)}, {"count", std::to_string(result.losses[seat])}}));
    return card;
}

std::string SeriesStage::verdict() const {
    const SeriesStanding standing = standing_of(*chronicle_);
    const bool over = chronicle_->fought.size() == file_.plan().battles.size();
    if (chronicle_->fought.empty()) return tr("No battle has been decided so far.");
    if (!standing.leader)
        return over ? tr("The series is drawn: points and losses are equal.") : tr("Nobody is ahead: points and losses are equal.");
    const auto& ahead = standing.rows[*standing.leader];
    const auto& behind = standing.rows[1 - *standing.leader];
    const Named name{"name", shown_name(*standing.leader)};
    if (ahead.points == behind.points)
        return fill(over ? tr("{name} has won the series: the points are equal, and {name} lost fewer pieces.")
                         : tr("{name} is ahead: the points are equal, and {name} lost fewer pieces."),
                    {name});
    return fill(
        over ? tr("{name} has won the series by {points} points to {others}.") : tr("{name} is ahead by {points} points to {others}."),
        {name, {"points", std::to_string(ahead.points)}, {"others", std::to_string(behind.points)}});
}

void SeriesStage::show_form() {
    const SeriesEntry& entry = file_.entry();
    model_.leads.clear();
    for (const Seat seat : seats) model_.leads.push_back({std::string(word(system_.documents(), seat)), entry.sides[seat]});
    model_.rules.clear();
    for (std::size_t i = 0; i < entry.rules.size(); ++i) model_.rules.push_back({std::string(entry.words.rules[i]), entry.rules[i]});
    model_.rules_told = entry.rules_told;
    if (file_.exists())
        model_.kept_as = fill(tr("The chronicle of the last series is kept as {file} in the same folder."), {{"file", file_.kept_as()}});
}

void SeriesStage::show_chronicle() {
    const SeriesEntry& entry = file_.entry();
    const SeriesStanding standing = standing_of(*chronicle_);
    for (std::size_t i = 0; i < 2; ++i)
        model_.standing[i] = {shown_name(i), standing.rows[i].points, standing.rows[i].won, standing.rows[i].losses};
    std::string rules;
    for (std::size_t i = 0; i < entry.rules.size(); ++i)
        if (entry.words.rules[i] == chronicle_->rules) rules = entry.rules[i];
    model_.terms = fill(chronicle_->changes_sides ? tr("{rules} rules. The players change sides after each battle.")
                                                  : tr("{rules} rules. The players keep their sides."),
                        {{"rules", rules}});
    model_.verdict = verdict();
    model_.over = chronicle_->fought.size() == file_.plan().battles.size();
    if (chronicle_->begun && found_ == Found::nowhere)
        model_.notice = tr("The battle that had begun is no longer among the saved games. You can begin it again.");
}

void SeriesStage::show() {
    model_.title = tr(file_.plan().title);
    model_.about = tr(file_.plan().about);
    model_.begins = asks_;
    model_.battles.clear();
    for (std::size_t i = 0; i < file_.plan().battles.size(); ++i) model_.battles.push_back(card_of(i));
    if (asks_) show_form();
    else if (chronicle_) show_chronicle();
}

void SeriesStage::begin_series() {
    const std::string& leads = form_.first_takes;
    const bool first = leads == "lot" ? program_.numbers().below(2) == 0 : leads == word(system_.documents(), Seat::first);
    const Seat seat = first ? Seat::first : Seat::second;
    if (!program_.remember_players(form_.players, seat)) return;
    const Players players = Players::of(form_.players, seat);
    Chronicle chronicle{.series = file_.entry().id, .rules = form_.rules};
    chronicle.players = {SeriesPlayer{players.names[seat], players.computed[seat]},
                         SeriesPlayer{players.names[other(seat)], players.computed[other(seat)]}};
    chronicle.first_leads = seat;
    chronicle.changes_sides = form_.sides == "changed";
    file_.put_aside();
    begin_battle(std::move(chronicle));
}

void SeriesStage::begin_battle(Chronicle chronicle) {
    const std::size_t number = chronicle.fought.size();
    const Players players = players_of(chronicle, number);
    const bool watched = players.computed.first && players.computed.second;
    std::unique_ptr<Match> match = file_.entry().match(program_, file_.plan().battles[number], chronicle.rules, players.names, watched);
    for (const TableEvent& remark : players.remarks()) match->remark(remark);
    Game game(std::move(match));
    chronicle.begun = game.match->notes().id;
    file_.write(chronicle);
    program_.begin_game(std::move(game));
}

void SeriesStage::next() {
    // Another window may have fought on, or begun the battle.
    if (file_.read() != chronicle_) return program_.go(std::make_unique<SeriesStage>(program_, system_));
    if (found_ == Found::binned) {
        program_.store().put_back(saved_);
        find_battle();
    }
    switch (found_) {
        case Found::nowhere: return begin_battle(*chronicle_);
        case Found::here: return program_.desk().continue_game();
        case Found::saved: return program_.desk().load_game(saved_);
        case Found::binned: return;  // it is somewhere in the bin still
        case Found::other_window: return program_.tell(another_window_is_open());
    }
}

void SeriesStage::draw(ui::Window& window) {
    const auto choice = ui::series_screen(window, model_, form_);
    if (!choice) return;
    switch (*choice) {
        case ui::SeriesChoice::begin: program_.guarded([&] { begin_series(); }); return;
        case ui::SeriesChoice::next: program_.guarded([&] { next(); }); return;
        case ui::SeriesChoice::fresh:
            asks_ = true;
            model_.trouble.clear();
            show();
            return program_.wake();
        case ui::SeriesChoice::back:
            if (!asks_ || !file_.exists()) return program_.go_to_title();
            return program_.go(std::make_unique<SeriesStage>(program_, system_));
    }
}

}  // namespace fow::app
