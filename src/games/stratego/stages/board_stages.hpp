// The list of boards and their editor.
#pragma once

#include <map>

#include "app/stages/field_editor_stage.hpp"
#include "app/stages/fields_stage.hpp"
#include "games/stratego/screens/editor/board_editor.hpp"
#include "games/stratego/stages/board_drawing.hpp"
#include "games/stratego/stages/game_stages.hpp"

namespace fow::stratego::stages {

/// What the list calls the battlefield with these rules and that start; empty if it is not in the list.
[[nodiscard]] std::string name_of_board(const Program& program, const RuleSet& rules, const std::optional<State>& start);

class BoardsStage : public FieldsStage {
public:
    /// `variant`: the game that is chosen. `chosen`: the file that is selected at first.
    BoardsStage(Program& program, std::string variant, const std::filesystem::path& chosen = {});
    /// To choose the battlefield of a new game.
    BoardsStage(Program& program, NewGameFilled filled);

protected:
    [[nodiscard]] std::vector<std::filesystem::path> shipped() const override;
    [[nodiscard]] ui::FieldEntry read(const std::filesystem::path& path) override;
    [[nodiscard]] std::filesystem::path add(const std::filesystem::path& path, const std::string& name) override;
    void play(const std::filesystem::path& path) override;
    void edit(const std::filesystem::path& path, bool copy) override;
    void edit_new() override;
    void leave() override;

private:
    std::string variant_;
    std::optional<NewGameFilled> filled_;
    std::map<std::filesystem::path, stratego::Scenario> fields_;  ///< those that could be read; the printed board has no path
};

class BoardEditorStage : public FieldEditorStage {
public:
    /// `file`: the player's file that the field was read from; none for a new one.
    BoardEditorStage(Program& program, stratego::Battlefield field, std::optional<std::filesystem::path> file = std::nullopt);
    void draw(ui::Window& window) override;

protected:
    [[nodiscard]] const std::string& name() const override { return drawing_.field().name; }
    [[nodiscard]] std::string written(const std::string& name) const override;
    [[nodiscard]] std::vector<std::string> faults() const override;
    void rename(const std::string& name, bool goes_on) override { drawing_.change(screens::NameBoard{name}, goes_on); }
    void undo() override { drawing_.undo(); }
    void redo() override { drawing_.redo(); }
    [[nodiscard]] bool can_undo() const override { return drawing_.history().can_undo(); }
    [[nodiscard]] bool can_redo() const override { return drawing_.history().can_redo(); }
    [[nodiscard]] bool unsaved() const override { return drawing_.history().unsaved(); }
    void note_saved() override { drawing_.note_saved(); }
    void play() override;
    void list(const std::filesystem::path& chosen) override;

private:
    BoardDrawing drawing_;
    std::vector<RuleSet> printed_;
    screens::BoardEditor screen_;
};

}  // namespace fow::stratego::stages
