// A board that is being edited, with undo and redo.
#pragma once

#include <vector>

#include "app/edit_history.hpp"
#include "games/stratego/screens/editor/board_change.hpp"
#include "games/stratego/stages/stages.hpp"
#include "games/stratego/view/battlefield.hpp"

namespace fow::stratego::stages {

/// The rules after that change.
[[nodiscard]] stratego::Battlefield changed(stratego::Battlefield field, const screens::BoardChange& change);

class BoardDrawing {
public:
    explicit BoardDrawing(stratego::Battlefield field);

    [[nodiscard]] const stratego::Battlefield& field() const { return history_.now(); }
    [[nodiscard]] const std::vector<Fault>& faults() const { return faults_; }

    /// `continues`: undone together with the change before it.
    void change(const screens::BoardChange& change, bool continues = false);
    void undo();
    void redo();
    [[nodiscard]] const EditHistory<stratego::Battlefield>& history() const { return history_; }
    void note_saved() { history_.note_saved(); }

private:
    void refresh();

    EditHistory<stratego::Battlefield> history_;
    std::vector<Fault> faults_;
};

}  // namespace fow::stratego::stages
