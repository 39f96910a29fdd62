// W14.3: a battlefield while it is drawn, with every step back and forth.
#pragma once

#include <vector>

#include "fow/engine/battlefield.hpp"
#include "fow/view/player_view.hpp"
#include "ui/screens/editor_change.hpp"

namespace fow::app {

class DrawingBoard {
public:
    /// `base` must outlive the board; the field's units must be of its roster.
    DrawingBoard(Battlefield field, const Ruleset& base);

    [[nodiscard]] const Battlefield& field() const { return field_; }
    [[nodiscard]] const std::vector<BattlefieldFault>& faults() const { return faults_; }
    /// The map with everything on it, for whoever looks.
    [[nodiscard]] const PlayerView& view() const { return view_; }

    /// `goes_on`: one step together with the change before.
    void change(const ui::EditorChange& change, bool goes_on = false);
    void undo();
    void redo();
    [[nodiscard]] bool can_undo() const { return !past_.empty(); }
    [[nodiscard]] bool can_redo() const { return !future_.empty(); }

    /// Is it another than the one that was saved last?
    [[nodiscard]] bool unsaved() const { return field_ != saved_; }
    void note_saved() { saved_ = field_; }

private:
    void look();

    const Ruleset* base_;
    Battlefield field_;
    Battlefield saved_;
    std::vector<Battlefield> past_;
    std::vector<Battlefield> future_;
    bool in_step_ = false;  ///< the last change may still grow
    std::vector<BattlefieldFault> faults_;
    PlayerView view_;
};

/// An open field with the printed lines of retreat and entry squares, every piece in its box and no name.
[[nodiscard]] Battlefield empty_battlefield(const Ruleset& base);

}  // namespace fow::app
