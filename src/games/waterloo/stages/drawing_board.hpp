// W14.3: a battlefield that is being edited, with undo and redo.
#pragma once

#include <filesystem>
#include <vector>

#include "app/edit_history.hpp"
#include "app/stages/fields_stage.hpp"
#include "games/waterloo/engine/battlefield.hpp"
#include "games/waterloo/screens/editor/editor_change.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/view/player_view.hpp"

namespace fow::waterloo::stages {

class DrawingBoard {
public:
    /// `base` must outlive the board; the field's units must be of its roster.
    DrawingBoard(Battlefield field, const Ruleset& base);

    [[nodiscard]] const Battlefield& field() const { return history_.now(); }
    [[nodiscard]] const std::vector<BattlefieldFault>& faults() const { return faults_; }
    /// The map with everything on it.
    [[nodiscard]] const PlayerView& view() const { return view_; }

    /// `continues`: undone together with the change before it.
    void change(const screens::EditorChange& change, bool continues = false);
    void undo();
    void redo();
    [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return history_.can_redo(); }

    /// Whether it differs from the last saved version.
    [[nodiscard]] bool unsaved() const { return history_.unsaved(); }
    void note_saved() { history_.note_saved(); }

private:
    void refresh();

    const Ruleset* base_;
    EditHistory<Battlefield> history_;
    std::vector<BattlefieldFault> faults_;
    PlayerView view_;
};

/// Reads a battlefield, which may be unfinished.
[[nodiscard]] Battlefield load_field(const std::filesystem::path& path, const Ruleset& base);
void save_field(const std::filesystem::path& path, const Battlefield& field, const Ruleset& base);
/// Adds a battlefield to the player's own, under another name if its own is taken, and returns its path.
std::filesystem::path add_field(const Store& store, const System& system, Battlefield field, const Ruleset& base);

/// An open field with the printed lines of retreat and entry squares, all pieces in the box, and no name.
[[nodiscard]] Battlefield empty_battlefield(const Ruleset& base);

}  // namespace fow::waterloo::stages
