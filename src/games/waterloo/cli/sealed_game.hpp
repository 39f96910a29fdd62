// Games in progress may be sealed. They are shown only to the player concerned; onlookers see what both players know.
#pragma once

#include "fow/json/sealed.hpp"
#include "games/waterloo/cli/commands.hpp"

namespace fow::cli::inline waterloo {

/// Options for opening sealed games.
struct SealRequest {
    std::string data_dir, phrase_file;
};
void add_seal_options(CLI::App& command, SealRequest& request);

/// A game that was read for looking at it.
class ShownGame {
public:
    /// Reads the game up to `ply` plies, -1 = all. Opens a sealed one with the program's key or with both phrases; throws Sealed if that
    /// fails, DataError for an unusable file.
    ShownGame(const std::string& path, int ply, const SealRequest& request, Streams io);

    [[nodiscard]] bool sealed() const { return sealed_.has_value(); }
    [[nodiscard]] const Session& session() const { return session_; }
    /// Lets a viewer see their side. Asks for the phrase of a seat in a sealed game; throws Sealed if it is wrong.
    void admit(Viewer viewer);
    /// The same for the decider; throws Sealed if that is chance and the game is sealed.
    void admit_decider();

private:
    [[nodiscard]] Session opened(const std::string& path, int ply);
    [[nodiscard]] std::string phrase_of(Seat seat);

    SealRequest request_;
    Streams io_;
    bool from_stdin_;
    std::size_t phrases_asked_ = 0;
    bool both_said_ = false;
    std::optional<SealedRecord> sealed_;
    Session session_;
};

}  // namespace fow::cli::inline waterloo
