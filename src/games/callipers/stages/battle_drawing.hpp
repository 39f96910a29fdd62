// A battle that is being drawn, with undo and redo, and what is wrong with it (K13.5).
#pragma once

#include <utility>
#include <vector>

#include "app/edit_history.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

class BattleDrawing {
public:
    explicit BattleDrawing(RuleSet battle) : history_(std::move(battle)) { refresh(); }

    [[nodiscard]] const RuleSet& field() const { return history_.now(); }
    [[nodiscard]] const std::vector<Fault>& faults() const { return faults_; }
    [[nodiscard]] const EditHistory<RuleSet>& history() const { return history_; }

    /// `continues`: undone together with the change before it.
    void change(RuleSet next, bool continues = false) {
        history_.change(std::move(next), continues);
        refresh();
    }
    void undo() {
        history_.undo();
        refresh();
    }
    void redo() {
        history_.redo();
        refresh();
    }
    void note_saved() { history_.note_saved(); }

private:
    void refresh() { faults_ = callipers::faults_of(field()); }

    EditHistory<RuleSet> history_;
    std::vector<Fault> faults_;
};

}  // namespace fow::callipers::stages
