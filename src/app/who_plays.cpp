#include "app/who_plays.hpp"

#include <memory>
#include <utility>

#include "app/desk.hpp"
#include "app/program.hpp"
#include "app/seats.hpp"
#include "app/shell.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "bots/outside.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

void WhoPlays::know_program(const std::string& command) {
    if (!command.empty()) programs_ = {command};
}

void WhoPlays::offer_programs_to(Table& table) const { table.use_programs(programs_, guest_terms()); }

bots::Terms WhoPlays::guest_terms() const {
    const ProgramOptions& options = program_.options();
    return bots::terms_of_guests({options.data_dir.string(), options.key.parent_path().string()});
}

bool WhoPlays::can_start(const ui::OpponentChoice& who) {
    if (who.who != "program") return true;
    return program_.guarded([&] {
        const platform::Lacks lacks = bots::try_program(who.command, guest_terms());
        std::string text;
        for (const std::string& open : bots::left_open(lacks, ui::tr)) text += (text.empty() ? "" : "\n") + open;
        if (!text.empty() && !std::exchange(left_open_told_, true)) program_.tell(Message{ui::tr("A program has a seat"), text});
    });
}

bool WhoPlays::remember_players(const ui::PlayersChoice& form) {
    ui::Window& window = program_.shell().window();
    Settings settings = window.settings();
    settings.first_player = form.first_name;
    settings.second_player = form.second_name;
    window.use(settings);
    if (!can_start(form.first) || !can_start(form.second)) return false;
    for (const ui::OpponentChoice& seat : {form.first, form.second})
        if (seat.who == "program") remember_program(seat.command);
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
        page.now[seat] = page.then[seat] = ui::choice_of(player_of(notes, seat), window.settings().program);
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
    if (choice == ui::SeatsChoice::change && !(can_start(page_->then.first) && can_start(page_->then.second))) return;
    const ui::SeatsPage page = *std::exchange(page_, std::nullopt);
    if (choice == ui::SeatsChoice::change) change_as_chosen(page);
}

void WhoPlays::change_as_chosen(const ui::SeatsPage& page) {
    for (const Seat seat : seats)
        if (page.then[seat].who == "program") remember_program(page.then[seat].command);
    offer_programs_to(program_.table());
    const Match& match = program_.table().match();
    std::vector<TableEvent> changes;
    bool asks = false;
    for (const Seat seat : seats) {
        if (page.stays(seat)) continue;
        asks = asks || page.asks_both[seat];
        for (const TableEvent& change : seat_changes(match.notes(), match.ply_count(), seat, page.then[seat].player()))
            changes.push_back(change);
    }
    if (!asks) return static_cast<void>(change_seats(changes));
    program_.seats().leave();
    program_.go(std::make_unique<AgreementStage>(
        AgreementStage::Asked{match.system(), match.notes().names, changes, ui::tr("Leave the seats as they are")},
        [this, changes](bool agreed) {
            if (!agreed || !change_seats(changes)) program_.proceed();
        }));
}

bool WhoPlays::change_seats(const std::vector<TableEvent>& changes) {
    Table& table = program_.table();
    if (!table.settle(changes)) return false;
    table.all_news_read();
    const auto at_screen = program_.shell().page()->private_to();
    if (at_screen && !table.is_computed(*at_screen)) return true;
    program_.seats().leave();
    program_.seats().expect_stranger();
    program_.proceed();
    return true;
}

}  // namespace fow::app
