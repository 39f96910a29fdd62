#include "app/table_of.hpp"

#include <algorithm>

#include "app/program.hpp"
#include "core/clock.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// What a program did wrong last. Both players are told, so it says nothing that the program knows.
std::string fault_in_words(const bots::Fault& fault) {
    switch (fault.lapse) {
        case bots::Lapse::late: return ui::tr("It did not answer in time.");
        case bots::Lapse::refused: return ui::tr("It chose what the rules do not allow.");
        case bots::Lapse::died: return ui::tr("It ended.");
        case bots::Lapse::flood: return ui::tr("It sent far too much text.");
        case bots::Lapse::mute:
            if (fault.why.empty()) return ui::tr("It did not say that it was ready.");
            return ui::fill(ui::tr("It did not say that it was ready: {why}"), {{"why", text_of(fault.why, ui::tr)}});
    }
    return {};
}

}  // namespace

std::mutex& ComputedDecision::turn() {
    static std::mutex of_computed_players;
    return of_computed_players;
}

PendingDecision::PendingDecision(std::shared_ptr<ComputedDecision> decision)
    : decision_(decision), thought_([decision = std::move(decision)](const std::stop_token& stop) {
          const std::lock_guard lock(decision->turn());
          if (!stop.stop_requested() && !decision->is_abandoned()) decision->think(stop);
          return true;
      }) {}

std::vector<std::string> squares_in(std::string_view notation) {
    std::vector<std::string> squares;
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t i = 0; i < notation.size(); ++i) {
        const char before = i == 0 ? '-' : notation[i - 1];
        // "e4xd5": the x between two squares does not begin one.
        const bool begins = !is_letter(before) || (before == 'x' && i > 1 && is_digit(notation[i - 2]));
        if (!begins || is_digit(before) || notation[i] < 'a' || notation[i] > 'l') continue;
        std::size_t end = i + 1;
        while (end < notation.size() && is_digit(notation[end])) ++end;
        const bool ends = end == notation.size() || !is_letter(notation[end]) || notation[end] == 'x';
        if (end > i + 1 && end <= i + 3 && ends) squares.emplace_back(notation.substr(i, end - i));
    }
    return squares;
}

Violation waits_to_be_noted() { return {"", ui::tr_later("This step waits until it can be noted.")}; }

Violation refused_by_lesson(LessonStatus status) {
    if (status == LessonStatus::trying) return {"", ui::tr_later("That was not played. The lesson says why, below.")};
    if (status == LessonStatus::failed) return {"", ui::tr_later("The lesson does not continue from here. Start again, below.")};
    return {"", ui::tr_later("There is nothing to play now. Read on below, with Next.")};
}

void Table::before_remark(const TableEvent& remark) {
    const auto* taken = std::get_if<SeatTaken>(&remark);
    if (taken == nullptr) return;
    drop_unplayed(taken->seat);
    if (taken->by && !is_computed(taken->seat) && !away_since_[taken->seat]) away_since_[taken->seat] = match().heard();
}

/// Whether the players were told in this turn that the seat has no time left; with a clock for the whole battle, whether they have ever
/// been told.
bool Table::told_of_time(Seat seat) const {
    const TableNotes& notes = match().notes();
    return std::any_of(notes.remarks.begin(), notes.remarks.end(), [&](const Remark& remark) {
        const bool current = notes.clock.kind == ClockKind::total || match().turn_after(remark.ply) == match().turn();
        return current && remark.what == TableEvent(TimeUp{seat});
    });
}

Table::Ticked Table::tick(std::optional<Seat> thinking, std::uint32_t now) {
    const ClockRules& clock = match().notes().clock;
    if (in_lesson() || clock.kind == ClockKind::none || match().over()) return Ticked::nothing;
    const auto before = std::exchange(thinking_, thinking ? std::optional(Thinking{*thinking, now}) : std::nullopt);
    note_thought_ahead(thinking);
    if (!thinking || !before || before->seat != *thinking) return Ticked::nothing;
    const auto left = [&] { return time_left(clock, match().notes().thoughts, *thinking, match().turn()); };
    constexpr int second = 1000;
    const auto shown = left() / second;
    count_thought(*thinking, static_cast<int>(now - before->since));
    if (left() <= 0)
        if (const Ticked ticked = time_is_up(*thinking); ticked != Ticked::nothing) return ticked;
    return left() / second == shown ? Ticked::nothing : Ticked::second;
}

Table::Ticked Table::time_is_up(Seat seat) {
    const bool told = told_of_time(seat);
    if (!told) remark(TimeUp{seat});
    if (match().notes().clock.decides && defeat_waits_ != saves() && may_resign()) {
        if (!resign()) return Ticked::lost;
        defeat_waits_ = saves();
    }
    return told ? Ticked::nothing : Ticked::up;
}

bool Table::is_watched() const {
    return is_computed(Seat::first) && is_computed(Seat::second) && !match().over() && !shared(match().notes());
}

bool Table::is_guest(Seat seat) const {
    const auto player = player_of(match().notes(), seat);
    return player && !player->program.empty();
}

std::string Table::does_not_play_on(Seat seat, const std::optional<bots::Fault>& fault) const {
    const Named name{"name", player_of(match().notes(), seat).value_or(ComputedPlayer{}).program};
    if (!fault)
        return ui::fill(
            ui::tr("The program \"{name}\" cannot be started here, so a person has its seat now. Under \"Who plays\" you can give "
                   "the seat to a program again, with its command."),
            {name});
    return ui::fill(ui::tr("The program \"{name}\" does not play on, so a person has its seat now. {fault}"),
                    {name, {"fault", fault_in_words(*fault)}});
}

std::string Table::does_not_think_on(Seat seat) const {
    return ui::fill(ui::tr("{name} cannot think on, so a person has the seat now."), {{"name", name(seat)}});
}

std::uint64_t Table::mind_seed(Seat seat) const { return seal::lot("computer " + std::to_string(index(seat)) + " " + source(), 0); }

void Table::show_answer(Program& program, std::size_t) { program.proceed(); }

std::vector<TableEvent> Table::remarks_for(Seat seat) const {
    return match().remarks_from(std::max(match().heard_in_turn_of(seat), remarks_read_[seat]));
}

}  // namespace fow::app
