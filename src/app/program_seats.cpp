// Hints for a person, and seats that change hands.
#include <imgui.h>

#include <algorithm>
#include <utility>

#include "app/program.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "ui/widgets/base.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

namespace {

/// A circle around a square control, or a frame around one that is wider than high. A control on a card is visible only while nothing modal
/// covers it.
void ring(const ui::Window& window, const ui::Control& control) {
    const bool on_card = control.kind != ui::Control::Kind::square;
    if (on_card && (window.controls().covered() || control.out_of_sight)) return;
    ImDrawList& list = on_card ? *ImGui::GetForegroundDrawList() : *ImGui::GetBackgroundDrawList();
    const SDL_FRect& rect = control.rect;
    const ImVec2 middle(rect.x + rect.w / 2, rect.y + rect.h / 2);
    const float wide = window.units(3), edge = 2 * window.line();
    const auto draw = [&](ImU32 colour, float thick) {
        if (rect.w <= 1.1F * rect.h && !on_card) return list.AddCircle(middle, rect.w * 0.47F, colour, 0, thick);
        const float out = window.units(2);
        list.AddRect({rect.x - out, rect.y - out}, {rect.x + rect.w + out, rect.y + rect.h + out}, colour, window.units(6), 0, thick);
    };
    draw(IM_COL32(20, 16, 10, 200), wide + edge);
    draw(IM_COL32(255, 214, 92, 255), wide);
}

}  // namespace

/// Whether the person at the screen plays the game at the table, and decides now.
bool Program::person_decides() const {
    if (!table_ || lesson_ || replay_ || next_ || table_->match().over()) return false;
    const auto seat = stage_->private_to();
    return seat && !stage_->waits() && !stage_->revealing() && table_->match().wanted() == seat && !table_->is_computed(*seat);
}

void Program::offer_help() {
    const bool decides = person_decides();
    window_.offer_hint(decides && !hint_thought_.valid() && allows_hints(table_->match().notes()) && table_->advises());
    const bool watched = table_ && !lesson_ && !replay_ && !next_ && table_->is_watched();
    window_.offer_seats((decides || watched) && !table_->match().system().styles().empty());
}

void Program::ask_for_hint() {
    if (!window_.hint_offered()) return;
    hint_thought_ = Background<Table::Advice>([advise = table_->adviser()](const std::stop_token&) { return advise(); });
    hint_at_ = table_->match().ply_count();
    stage_->notice(ui::tr("A Marshal is thinking about your move."));
    window_.wake();
}

/// Another page has opened, or the game has gone on: the hint must no longer be visible.
void Program::forget_hint() {
    hint_rings_.clear();
    if (hint_thought_.valid()) forgotten_hints_.push_back(std::move(hint_thought_));
    hint_thought_ = {};
    std::erase_if(forgotten_hints_, [](const auto& old) { return old.ready(); });
}

void Program::poll_hint() {
    if (!hint_thought_.valid() || !hint_thought_.ready()) return;
    if (!person_decides() || table_->match().ply_count() != hint_at_) return forget_hint();
    std::optional<Table::Advice> made = hint_thought_.take();
    if (!made) return stage_->notice(ui::tr("There is no hint now: the Marshal could not think to the end."));
    stage_->notice({});
    Table::Advice& advice = *made;
    // Asking again before anything has happened gives the same advice and counts only once.
    const Remark given{table_->match().ply_count(), HintGiven{*stage_->private_to()}};
    const auto& remarks = table_->match().notes().remarks;
    if (std::find(remarks.begin(), remarks.end(), given) == remarks.end() && !table_->settle({given.what})) return;
    hint_rings_ = std::move(advice.rings);
    Message message{ui::tr("A Marshal in your place"), advice.reason + "\n" +
                                                           ui::fill(ui::tr("Your chance to win, as far as you can know: {percent} %."),
                                                                    {{"percent", std::to_string(advice.chance / 10)}})};
    message.for_the_seat = true;
    tell(std::move(message));
}

/// Where to place a message so that the controls of the hint stay visible.
std::optional<ui::ModalPlace> Program::beside_hint() const {
    float sum = 0, count = 0;
    for (const std::string& name : hint_rings_)
        if (const ui::Control* control = window_.controls().find(name)) {
            sum += control->rect.y + control->rect.h / 2;
            ++count;
        }
    if (count == 0) return std::nullopt;
    return 2 * sum > count * static_cast<float>(window_.height()) ? ui::ModalPlace::top : ui::ModalPlace::bottom;
}

void Program::draw_hint() {
    if (hint_rings_.empty()) return;
    if (!person_decides() || table_->match().ply_count() != hint_at_) return forget_hint();
    for (const std::string& name : hint_rings_)
        if (const ui::Control* control = window_.controls().find(name)) ring(window_, *control);
}

void Program::open_seats() {
    ui::SeatsPage page;
    for (const Seat seat : seats) {
        page.seats[seat] = ui::fill(window_.look().seats[seat].seated, {{"name", table_->name(seat)}});
        page.fixed[seat] = table_->seal().has_phrase(seat);
        const std::string& command = table_->command(seat);
        page.now[seat] = page.then[seat] =
            ui::choice_of(player_of(table_->match().notes(), seat), command.empty() ? settings().program : command);
        page.lost[seat] = table_->unplayed(seat);
        page.asks_both[seat] = shared(table_->match().notes()) && seat != stage_->private_to();
    }
    page.styles = table_->match().system().styles();
    page.may_watch = !shared(table_->match().notes());
    seats_page_ = std::move(page);
    window_.wake();
}

void Program::draw_seats() {
    if (window_.take_hint_asked()) ask_for_hint();
    if (window_.take_seats_asked() && window_.seats_offered()) open_seats();
    if (!seats_page_) return;
    const ui::SeatsChoice choice = ui::seats_page(window_, *seats_page_);
    if (choice == ui::SeatsChoice::none) return;
    window_.wake();
    if (choice == ui::SeatsChoice::change && !(can_start(seats_page_->then.first) && can_start(seats_page_->then.second))) return;
    const ui::SeatsPage page = *std::exchange(seats_page_, std::nullopt);
    if (choice == ui::SeatsChoice::back) return;
    for (const Seat seat : seats)
        if (page.then[seat].who == "program") remember_program(page.then[seat].command);
    const Match& match = table_->match();
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
    seated_.reset();
    go(std::make_unique<AgreementStage>(
        AgreementStage::Asked{match.system(), match.notes().names, changes, ui::tr("Leave the seats as they are")},
        [this, changes, commands](bool agreed) {
            if (!agreed || !change_seats(changes, commands)) proceed();
        }));
}

bool Program::change_seats(const std::vector<TableEvent>& changes, const PerSeat<std::string>& commands) {
    const PerSeat<bool> was_computed{table_->is_computed(Seat::first), table_->is_computed(Seat::second)};
    const PerSeat<std::string> before{table_->command(Seat::first), table_->command(Seat::second)};
    table_->use_programs(commands, guest_terms());
    if (!table_->settle(changes)) {
        table_->use_programs(before, guest_terms());
        return false;
    }
    programs_at_[table_->match().notes().id] = commands;
    for (const Seat seat : seats)
        if (!was_computed[seat] && !table_->is_computed(seat)) table_->news_read(seat);
    const auto at_screen = stage_->private_to();
    if (!at_screen || table_->is_computed(*at_screen)) {
        seated_.reset();
        stranger_ = true;
    }
    proceed();  // the log of whoever stays at the screen has a new line, too
    return true;
}

}  // namespace fow::app
