// Games in files named on the command line. Games in progress may be sealed: they are shown only to the player concerned; onlookers see
// what both players know.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "cli/commands.hpp"
#include "core/seat.hpp"
#include "json/record.hpp"
#include "json/sealed.hpp"
#include "seal/seal.hpp"

namespace fow::cli {

/// What is needed to read the files of a game.
template <class Session>
struct GameAccess {
    KnownGames games;                 ///< those whose sealed files it reads
    PerSeat<std::string_view> sides;  ///< "the ... player"
    ReadRecordOf<typename Session::Record> (*read)(const std::string& text, const std::string& document);
};

/// The game in the text of an unsealed record, up to `ply` plies; -1 = all. Throws DataError if its head or a ply does not fit.
template <class Session>
[[nodiscard]] Session game_of(const GameAccess<Session>& access, const std::string& text, const std::string& path, int ply = -1) {
    auto read = access.read(text, path);
    const std::size_t wanted = ply < 0 ? read.record.plies.size() : static_cast<std::size_t>(ply);
    if (read.broken_at && (ply < 0 || wanted > *read.broken_at))
        throw DataError(path, "/plies/" + std::to_string(*read.broken_at), read.reason);
    if (wanted > read.record.plies.size())
        throw CLI::ValidationError("--ply", "the game has only " + std::to_string(read.record.plies.size()) + " plies");
    read.record.plies.resize(wanted);
    return std::move(replay(read.record).session);
}

/// Reads and replays a record to play on. Throws Sealed if it is sealed.
template <class Session>
[[nodiscard]] Session load_game(const GameAccess<Session>& access, const std::string& path, Streams io) {
    const std::string text = text_in(path, io);
    if (read_sealed_record(text, path, access.games)) throw Sealed("this game is sealed: until it is over, it is played in the window");
    return game_of(access, text, path);
}

/// Options for opening sealed games.
struct SealRequest {
    std::string data_dir, phrase_file;
};
void add_seal_options(CLI::App& command, SealRequest& request);

/// A file with a game, sealed or not, and who may look into it.
class GameFile {
public:
    /// Reads the file. Opens a sealed one with the program's key or with both phrases; throws Sealed if that fails or if `ply` is not -1,
    /// DataError for an unusable file. `sides`: see GameAccess.
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
template <class Session>
class ShownGameOf {
public:
    /// Reads the game up to `ply` plies, -1 = all. Throws like GameFile and game_of().
    ShownGameOf(const GameAccess<Session>& access, const std::string& path, int ply, const SealRequest& request, Streams io)
        : file_(path, ply, request, access.games, access.sides, io), session_(opened(access, path, ply)) {
        file_.take_current_phrases(session_.record().id);
    }

    [[nodiscard]] bool sealed() const { return file_.sealed(); }
    [[nodiscard]] const Session& session() const { return session_; }
    void admit(Viewer viewer) { file_.admit(viewer); }
    void admit_decider() { file_.admit(session_.decider()); }

private:
    [[nodiscard]] Session opened(const GameAccess<Session>& access, const std::string& path, int ply) {
        if (!file_.sealed()) return game_of(access, file_.text(), path, ply);
        const auto read = access.read(file_.text(), path);
        if (read.broken_at) throw DataError(path, "", "a ply of the sealed game is not valid");
        return std::move(replay(read.record).session);
    }

    GameFile file_;
    Session session_;
};

}  // namespace fow::cli
