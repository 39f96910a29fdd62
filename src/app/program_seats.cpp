// Hints for a person, and seats that change hands.
#include <imgui.h>

#include <chrono>
#include <utility>

#include "app/program.hpp"
#include "ui/widgets/base.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

ui::OpponentChoice choice_of(const std::optional<ComputedPlayer>& player) {
    ui::OpponentChoice choice;
    if (!player) return choice;
    choice.who = word(player->level);
    choice.style = word(player->style);
    return choice;
}

}  // namespace

/// Whether the person at the screen plays the game at the table, and decides now.
bool Program::person_decides() const {
    if (!table_ || lesson_ || replay_ || next_ || table_->match().over()) return false;
    const auto seat = stage_->private_to();
    return seat && !stage_->waits() && table_->match().wanted() == seat && !table_->is_computed(*seat);
}

void Program::offer_help() {
    const bool decides = person_decides();
    window_.offer_hint(decides && !hint_thought_.valid() && allows_hints(table_->match().notes()) && table_->advises());
    window_.offer_seats(decides && !table_->match().system().styles().empty());
}

void Program::ask_for_hint() {
    if (!window_.hint_offered()) return;
    hint_thought_ = std::async(std::launch::async, table_->adviser());
    hint_at_ = table_->match().ply_count();
    window_.wake();
}

/// Another page has come, or the game has gone on: the hint must not be seen any more.
void Program::forget_hint() {
    hint_squares_.clear();
    if (hint_thought_.valid()) forgotten_hints_.push_back(std::move(hint_thought_));
    hint_thought_ = {};
    std::erase_if(forgotten_hints_, [](const auto& old) { return old.wait_for(std::chrono::seconds(0)) == std::future_status::ready; });
}

void Program::poll_hint() {
    if (!hint_thought_.valid() || hint_thought_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
    if (!person_decides() || table_->match().ply_count() != hint_at_) return forget_hint();
    Table::Advice advice = hint_thought_.get();
    hint_thought_ = {};
    table_->remark(HintGiven{*stage_->private_to()});
    hint_squares_ = std::move(advice.squares);
    Message message{ui::tr("A Marshal in your place"), advice.reason + "\n" +
                                                           ui::fill(ui::tr("Your chance to win, as far as you can know: {percent} %."),
                                                                    {{"percent", std::to_string(advice.chance / 10)}})};
    message.for_the_seat = true;
    tell(std::move(message));
}

void Program::draw_hint() {
    if (hint_squares_.empty()) return;
    if (!person_decides() || table_->match().ply_count() != hint_at_) return forget_hint();
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    for (const std::string& square : hint_squares_) {
        const ui::Control* control = window_.controls().find(square);
        if (control == nullptr || control->kind != ui::Control::Kind::square) continue;
        const SDL_FRect& rect = control->rect;
        const ImVec2 middle(rect.x + rect.w / 2, rect.y + rect.h / 2);
        const float radius = rect.w * 0.47F, wide = window_.units(3);
        list.AddCircle(middle, radius, IM_COL32(20, 16, 10, 200), 0, wide + 2 * window_.line());
        list.AddCircle(middle, radius, IM_COL32(255, 214, 92, 255), 0, wide);
    }
}

void Program::open_seats() {
    ui::SeatsPage page;
    for (const Seat seat : seats) {
        page.seats[seat] = ui::fill(window_.look().seats[seat].seated, {{"name", table_->name(seat)}});
        page.fixed[seat] = table_->seal().has_phrase(seat);
        page.now[seat] = page.then[seat] = choice_of(player_of(table_->match().notes(), seat));
    }
    page.styles = table_->match().system().styles();
    seats_page_ = std::move(page);
    window_.wake();
}

void Program::draw_seats() {
    if (window_.take_hint_asked()) ask_for_hint();
    if (window_.take_seats_asked() && window_.seats_offered()) open_seats();
    if (!seats_page_) return;
    const ui::SeatsChoice choice = ui::seats_page(window_, *seats_page_);
    if (choice == ui::SeatsChoice::none) return;
    const ui::SeatsPage page = *std::exchange(seats_page_, std::nullopt);
    window_.wake();
    if (choice == ui::SeatsChoice::back) return;
    for (const Seat seat : seats)
        if (page.now[seat].player() != page.then[seat].player()) table_->remark(SeatTaken{seat, page.then[seat].player()});
    table_->all_news_read();
    const auto seat = stage_->private_to();
    if (seat && table_->is_computed(*seat)) proceed();
}

}  // namespace fow::app
