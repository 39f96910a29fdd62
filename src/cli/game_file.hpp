// Games in files named on the command line, which may be sealed.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "bots/game_in_words.hpp"
#include "cli/command.hpp"
#include "core/seat.hpp"
#include "json/sealed.hpp"
#include "seal/seal.hpp"

namespace fow::cli {

/// The game in the text of an unsealed record, up to `ply` plies; -1 = all. Throws DataError if its head or a ply does not fit.
[[nodiscard]] std::unique_ptr<Played> game_of(const bots::GameInWords& game, const std::string& text, const std::string& path,
                                              int ply = -1);
/// Reads and replays a record to play on. Throws Sealed if it is sealed.
[[nodiscard]] std::unique_ptr<Played> load_game(const bots::GameInWords& game, const std::string& path, Streams io, int ply = -1);

/// Options for opening sealed games.
struct SealRequest {
    std::string data_dir, phrase_file;
};
void add_seal_options(Command& command, SealRequest& request);

/// A file with a game, sealed or not, and who may look into it. A sealed game in progress is shown only to the player concerned; onlookers
/// see what both players know.
class GameFile {
public:
    /// Reads the file. Opens a sealed one with the program's key or with both phrases; throws Sealed if that fails or if `ply` is not -1,
    /// DataError for an unusable file. `sides`: "the ... player".
    GameFile(const std::string& path, int ply, SealRequest request, KnownGames games, PerSeat<std::string_view> sides, Streams io);

    [[nodiscard]] bool sealed() const { return sealed_.has_value(); }
    /// The text of the open record.
    [[nodiscard]] const std::string& text() const { return text_; }
    /// From here on its seats have the phrases that the ledger knows: this may be an older copy. `id`: TableNotes::id; may be empty.
    void take_current_phrases(const std::string& id);
    /// Lets a viewer see their side. Asks for the phrase of a seat in a sealed game; throws Sealed if it is wrong.
    void admit(Viewer viewer);
    /// The same for the decider; throws Sealed if that is chance and the game is sealed.
    void admit(Decider decider);

private:
    [[nodiscard]] std::string phrase_of(Seat seat);

    SealRequest request_;
    KnownGames games_;
    PerSeat<std::string_view> sides_;
    Streams io_;
    bool from_stdin_;
    std::size_t phrases_asked_ = 0;
    bool both_said_ = false;
    std::optional<SealedRecord> sealed_;
    std::optional<seal::Seal> seal_;  ///< if it is sealed
    std::string text_;
};

/// A game that was read to be looked at.
class ShownGame {
public:
    /// Reads the game up to `ply` plies, -1 = all. Throws like GameFile and game_of().
    ShownGame(const bots::GameInWords& game, const std::string& path, int ply, const SealRequest& request, Streams io);

    [[nodiscard]] bool sealed() const { return file_.sealed(); }
    [[nodiscard]] const Played& game() const { return *game_; }
    [[nodiscard]] std::unique_ptr<Played> take() { return std::move(game_); }
    /// Lets an audience see their side; in a sealed game there is none for whom nothing is hidden.
    void admit(Audience audience);
    void admit_decider() { file_.admit(game_->decider()); }

private:
    GameFile file_;
    std::unique_ptr<Played> game_;
};

}  // namespace fow::cli
