// A board that is being edited, with undo and redo.
#pragma once

#include <vector>

#include "app/edit_history.hpp"
#include "fow/games/stratego/view/battlefield.hpp"
#include "games/stratego/screens/editor/board_change.hpp"
#include "games/stratego/stages/names.hpp"

namespace fow::app::stratego {

/// The rules after that change.
[[nodiscard]] game::Battlefield changed(game::Battlefield field, const ui::stratego::BoardChange& change);

class BoardDrawing {
public:
    explicit BoardDrawing(game::Battlefield field);

    [[nodiscard]] const game::Battlefield& field() const { return history_.now(); }
    [[nodiscard]] const std::vector<Fault>& faults() const { return faults_; }

    /// `continues`: undone together with the change before it.
    void change(const ui::stratego::BoardChange& change, bool continues = false);
    void undo();
    void redo();
    [[nodiscard]] const EditHistory<game::Battlefield>& history() const { return history_; }
    void note_saved() { history_.note_saved(); }

private:
    void refresh();

    EditHistory<game::Battlefield> history_;
    std::vector<Fault> faults_;
};

}  // namespace fow::app::stratego
