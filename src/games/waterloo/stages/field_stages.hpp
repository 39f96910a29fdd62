// The list of battlefields and the editor (W14.3), and the shipped battlefields and deployments.
#pragma once

#include <filesystem>
#include <map>
#include <vector>

#include "app/stages/field_editor_stage.hpp"
#include "app/stages/fields_stage.hpp"
#include "core/rulebook.hpp"
#include "games/waterloo/engine/ruleset.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/screens/editor/editor_screen.hpp"
#include "games/waterloo/screens/set_up/new_game_screen.hpp"
#include "games/waterloo/stages/drawing_board.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/view/player_view.hpp"

namespace fow::waterloo::stages {

class BattlefieldsStage : public FieldsStage {
public:
    /// `chosen`: the file that is selected at first.
    explicit BattlefieldsStage(Program& program, const std::filesystem::path& chosen = {});
    /// To choose the field of a new game; `form` and `field` hold what is filled in so far.
    BattlefieldsStage(Program& program, screens::NewGameForm form, std::optional<Battlefield> field);

protected:
    [[nodiscard]] std::vector<std::filesystem::path> shipped() const override;
    [[nodiscard]] ui::FieldEntry read(const std::filesystem::path& path) override;
    [[nodiscard]] std::filesystem::path add(const std::filesystem::path& path, const std::string& name) override;
    void play(const std::filesystem::path& path) override;
    void edit(const std::filesystem::path& path, bool copy) override;
    void edit_new() override;
    void leave() override;

private:
    [[nodiscard]] Battlefield printed() const;

    std::optional<screens::NewGameForm> form_;
    std::optional<Battlefield> field_;
    std::map<std::filesystem::path, Battlefield> fields_;  ///< those that could be read; the printed board has no path
};

/// W14.3: the editor.
class EditorStage : public FieldEditorStage {
public:
    /// `file`: the player's file that the field was read from; none for a new field.
    EditorStage(Program& program, Battlefield field, std::optional<std::filesystem::path> file = std::nullopt);
    void draw(ui::Window& window) override;

protected:
    [[nodiscard]] const std::string& name() const override { return board_.field().name; }
    [[nodiscard]] std::string written(const std::string& name) const override;
    [[nodiscard]] std::vector<std::string> faults() const override;
    void rename(const std::string& name, bool goes_on) override { board_.change(screens::NameField{name}, goes_on); }
    void undo() override { board_.undo(); }
    void redo() override { board_.redo(); }
    [[nodiscard]] bool can_undo() const override { return board_.can_undo(); }
    [[nodiscard]] bool can_redo() const override { return board_.can_redo(); }
    [[nodiscard]] bool unsaved() const override { return board_.unsaved(); }
    void note_saved() override { board_.note_saved(); }
    void play() override;
    void list(const std::filesystem::path& chosen) override;

private:
    DrawingBoard board_;
    screens::EditorScreen screen_;
};

/// Sorted by file name. `data`: the folder that contains rules/ and assets/.
[[nodiscard]] std::vector<std::filesystem::path> shipped_fields(const std::filesystem::path& data);
/// The historical deployment of 1815.
[[nodiscard]] Deployment historical_army(const std::filesystem::path& data, Seat seat, const Roster& roster);

}  // namespace fow::waterloo::stages
