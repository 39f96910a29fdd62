// The list of battles and their editor.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "app/edit_history.hpp"
#include "app/stages/field_editor_stage.hpp"
#include "app/stages/fields_stage.hpp"
#include "games/callipers/screens/editor/battle_editor.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

/// A battle that is being drawn, with undo and redo, and what is wrong with it (K13.5).
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

class BattlesStage : public FieldsStage {
public:
    /// `chosen`: the file that is selected at first.
    explicit BattlesStage(Program& program, const std::filesystem::path& chosen = {});

protected:
    [[nodiscard]] std::vector<std::filesystem::path> shipped() const override;
    [[nodiscard]] ui::FieldEntry read(const std::filesystem::path& path) override;
    [[nodiscard]] std::filesystem::path add(const std::filesystem::path& path, const std::string& name) override;
    void play(const std::filesystem::path& path) override;
    void edit(const std::filesystem::path& path, bool copy) override;
    void edit_new() override;
    void leave() override { program().go_to_title(); }

private:
    std::map<std::filesystem::path, RuleSet> battles_;  ///< those that could be read
};

class BattleEditorStage : public FieldEditorStage {
public:
    /// `file`: the player's file that the battle was read from; none for a new one.
    BattleEditorStage(Program& program, RuleSet battle, std::optional<std::filesystem::path> file = std::nullopt);
    void draw(ui::Window& window) override;

protected:
    [[nodiscard]] const std::string& name() const override { return drawing_.field().battle.name; }
    [[nodiscard]] std::string written(const std::string& name) const override;
    [[nodiscard]] std::vector<std::string> faults() const override;
    void rename(const std::string& name, bool goes_on) override;
    void undo() override { drawing_.undo(); }
    void redo() override { drawing_.redo(); }
    [[nodiscard]] bool can_undo() const override { return drawing_.history().can_undo(); }
    [[nodiscard]] bool can_redo() const override { return drawing_.history().can_redo(); }
    [[nodiscard]] bool unsaved() const override { return drawing_.history().unsaved(); }
    void note_saved() override { drawing_.note_saved(); }
    void play() override;
    void list(const std::filesystem::path& chosen) override;

private:
    BattleDrawing drawing_;
    screens::BattleEditor screen_;
};

}  // namespace fow::callipers::stages
