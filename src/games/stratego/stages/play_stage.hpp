// C2, C3: a turn of one seat.
#pragma once

#include "games/stratego/screens/play_screen.hpp"
#include "games/stratego/stages/shared_stages.hpp"

namespace fow::stratego::stages {

class PlayStage : public SeatStage {
public:
    PlayStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;
    void translate() override { refresh(); }
    /// Also while a move waits: the turn is not over before it is handed over.
    [[nodiscard]] std::optional<Seat> thinking() const override { return looks_on() ? std::nullopt : std::optional(seat_); }
    [[nodiscard]] bool animating() const override { return revealing() && !waits_for_reader(); }
    [[nodiscard]] bool revealing() const override { return watched_.has_value() || hands_over_; }
    /// In a lesson.
    [[nodiscard]] std::string asks_to_confirm() const override;
    /// Shows a move that was just played, and then goes on by itself.
    void watch(const Move& move) { watched_ = move; }

private:
    /// While the computer thinks.
    [[nodiscard]] bool looks_on() const { return view_.mover != seat_; }
    void refresh();
    /// Whether moves against the computer are handed over by themselves, as they are unless the player has chosen otherwise.
    [[nodiscard]] bool moves_at_once() const;
    /// Something is open over the page that the next page would close.
    [[nodiscard]] bool waits_for_reader() const { return screen_.menu_is_open() || program_.page_is_held(); }
    /// How long such a move can still be taken back, once it has been shown.
    [[nodiscard]] float time_to_take_back() const;
    /// Hands such a move over if its time is up; returns whether it did.
    [[nodiscard]] bool hand_over_in_time();
    void handle(const Action& action);
    void handle(const screens::TakeMoveBack&);
    void handle(const screens::HandOver&);
    void handle(const screens::OpenDispatch&);
    void handle(const ui::NewsRead&);
    void handle(const ui::ShowFrom& from) { told_ = from.line; }
    void handle(const screens::MarkPiece& mark);
    void handle(const ui::DropVeil&) { program_.drop_veil(); }
    void handle(const screens::TableChoice& choice);
    void handle(const ui::SaveGame& save) { program_.save_game(save.name); }
    void handle(const ui::SetPhrase& set) { program_.set_phrase(seat_, set); }
    void handle(const ui::ToTitle&) { program_.go_to_title(); }

    std::vector<ui::LoggedLine> log_;
    std::vector<screens::NewsLine> dispatch_;  ///< what happened while the seat was away
    std::vector<screens::NewsLine> news_;      ///< the same while it is open
    std::optional<std::size_t> told_;          ///< its line that the board shows
    std::optional<Move> watched_;
    bool hands_over_ = false;           ///< by itself, when the move has been shown and could be taken back for a moment
    std::optional<Uint32> shown_at_{};  ///< such a move, by ui::now()
    std::vector<Move> ways_;
    std::vector<stratego::Pencilled> marks_;
    bool last_over_pair_ = false;
    screens::PlayScreen screen_;
};

}  // namespace fow::stratego::stages
