#include "app/who_plays.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "app/desk.hpp"
#include "app/program.hpp"
#include "app/seats.hpp"
#include "app/shell.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "bots/outside.hpp"
#include "core/command_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

void WhoPlays::know_program(const std::string& command) {
    if (!command.empty()) programs_ = {command};
}

PerSeat<std::string> WhoPlays::programs_of(const TableNotes& notes) const {
    PerSeat<std::string> commands;
    const auto at = programs_at_.find(notes.id);
    for (const Seat seat : seats) {
        const auto player = player_of(notes, seat);
        if (!player || player->program.empty()) continue;
        std::vector<std::string> known;
        if (at != programs_at_.end()) known.push_back(at->second[seat]);
        known.push_back(new_programs_[seat]);
        if (program_.desk().has_table()) known.push_back(program_.table().command(seat));  // a rematch
        known.insert(known.end(), programs_.begin(), programs_.end());
        const auto named = [&](const std::string& command) { return name_of_program(command) == player->program; };
        if (const auto found = std::find_if(known.begin(), known.end(), named); found != known.end()) commands[seat] = *found;
    }
    return commands;
}

void WhoPlays::give_programs_to(Table& table) {
    const TableNotes& notes = table.match().notes();
    const PerSeat<std::string>& commands = programs_at_[notes.id] = programs_of(notes);
    new_programs_ = {};
    table.use_programs(commands, guest_terms());
}

bots::Terms WhoPlays::guest_terms() const {
    const ProgramOptions& options = program_.options();
    return bots::terms_of_guests({options.data_dir.string(), options.key.parent_path().string()});
}

bool WhoPlays::can_start(const ui::OpponentChoice& who) {
    if (who.who != "program") return true;
    const auto left_open = [](const platform::Lacks& lacks) {
        std::string text;
        for (const std::string& open : bots::left_open(lacks, ui::tr)) text += (text.empty() ? "" : "\n") + open;
        return text;
    };
    if (const platform::Lacks lacks = allowed_ ? platform::Lacks() : platform::lacks_of_system(); lacks.files) {
        program_.tell(
            Message{ui::tr("Give a program a seat?"), left_open(lacks), ui::tr("Allow it"), ui::tr("Cancel"), [this] { allowed_ = true; }});
        return false;
    }
    return program_.guarded([&] {
        const std::string text = left_open(bots::try_program(who.command, guest_terms()));
        if (!text.empty() && !allowed_ && !std::exchange(left_open_told_, true))
            program_.tell(Message{ui::tr("A program has a seat"), text});
    });
}

bool WhoPlays::remember_players(const ui::PlayersChoice& form, Seat first) {
    ui::Window& window = program_.shell().window();
    Settings settings = window.settings();
    settings.first_player = form.first_name;
    settings.second_player = form.second_name;
    window.use(settings);
    if (!can_start(form.first) || !can_start(form.second)) return false;
    program_.shell().keep_focus({});  // the title page that follows this game is another one
    // Without a memory a person is offered anyway: two persons who play together need not have it written.
    if (form.second.who != "person" || !settings.opponent.empty()) settings.opponent = form.second.who;
    if (const auto player = form.second.player(); player && player->program.empty()) settings.opponent_style = form.second.style;
    if (form.second.player() && !form.watched()) settings.hints = form.hints;
    window.use(settings);
    for (const ui::OpponentChoice& seat : {form.first, form.second})
        if (seat.who == "program") remember_program(seat.command);
    new_programs_[first] = form.first.command;
    new_programs_[other(first)] = form.second.command;
    return true;
}

void WhoPlays::remember_program(const std::string& command) {
    ui::Window& window = program_.shell().window();
    Settings settings = window.settings();
    settings.program = command;
    window.use(settings);
    std::erase(programs_, command);
    programs_.insert(programs_.begin(), command);
}

void WhoPlays::offer() {
    const bool watched = program_.desk().plays() && !program_.shell().page_changes() && program_.table().is_watched();
    const bool plays = program_.desk().plays();
    program_.shell().window().play_with_computer(
        plays && std::any_of(seats.begin(), seats.end(), [&](Seat seat) { return program_.table().is_computed(seat); }));
    const bool may_change = program_.seats().person_decides() || watched;
    program_.shell().window().offer_seats(may_change && !program_.table().match().system().styles().empty());
}

void WhoPlays::open() {
    Table& table = program_.table();
    const TableNotes& notes = table.match().notes();
    const ui::Window& window = program_.shell().window();
    ui::SeatsPage page;
    for (const Seat seat : seats) {
        page.seats[seat] = ui::fill(window.look().seats[seat].seated, {{"name", table.name(seat)}});
        page.fixed[seat] = table.seal().has_phrase(seat);
        const std::string& command = table.command(seat);
        page.now[seat] = page.then[seat] = ui::choice_of(player_of(notes, seat), command.empty() ? window.settings().program : command);
        page.lost[seat] = table.unplayed(seat);
        page.asks_both[seat] = shared(notes) && seat != program_.shell().page()->private_to();
    }
    page.styles = table.match().system().styles();
    page.may_watch = !shared(notes);
    page_ = std::move(page);
    program_.shell().window().wake();
}

void WhoPlays::draw() {
    ui::Window& window = program_.shell().window();
    if (window.take_seats_asked() && window.seats_offered()) open();
    if (!page_) return;
    const ui::SeatsChoice choice = ui::seats_page(window, *page_);
    if (choice == ui::SeatsChoice::none) return;
    window.wake();
    window.forget_menu();
    if (choice == ui::SeatsChoice::change && !(can_start(page_->then.first) && can_start(page_->then.second))) return;
    const ui::SeatsPage page = *std::exchange(page_, std::nullopt);
    if (choice == ui::SeatsChoice::change) change_as_chosen(page);
}

void WhoPlays::change_as_chosen(const ui::SeatsPage& page) {
    for (const Seat seat : seats)
        if (page.then[seat].who == "program") remember_program(page.then[seat].command);
    const Match& match = program_.table().match();
    std::vector<TableEvent> changes;
    PerSeat<std::string> commands;
    bool asks = false;
    for (const Seat seat : seats) {
        if (page.then[seat].who == "program") commands[seat] = page.then[seat].command;
        if (page.stays(seat)) continue;
        asks = asks || page.asks_both[seat];
        for (const TableEvent& change : seat_changes(match.notes(), match.ply_count(), seat, page.then[seat].player()))
            changes.push_back(change);
    }
    if (!asks) return static_cast<void>(change_seats(changes, commands));
    program_.seats().leave();
    program_.go(std::make_unique<AgreementStage>(
        AgreementStage::Asked{match.system(), names_at_table(match.notes()), changes, ui::tr("Leave the seats as they are")},
        [this, changes, commands](bool agreed) {
            if (!agreed || !change_seats(changes, commands)) program_.proceed();
        }));
}

bool WhoPlays::change_seats(const std::vector<TableEvent>& changes, const PerSeat<std::string>& commands) {
    Table& table = program_.table();
    const PerSeat<bool> was_computed{table.is_computed(Seat::first), table.is_computed(Seat::second)};
    const PerSeat<std::string> before{table.command(Seat::first), table.command(Seat::second)};
    table.use_programs(commands, guest_terms());
    if (!table.settle(changes)) {
        table.use_programs(before, guest_terms());
        return false;
    }
    programs_at_[table.match().notes().id] = commands;
    for (const Seat seat : seats)
        if (!was_computed[seat] && !table.is_computed(seat)) table.news_read(seat);
    const auto at_screen = program_.shell().page()->private_to();
    if (!at_screen || table.is_computed(*at_screen)) {
        program_.seats().leave();
        program_.seats().expect_stranger();
    }
    program_.proceed();  // the log of whoever stays at the screen has a new line, too
    return true;
}

}  // namespace fow::app
