#include "games/waterloo/cli/sealed_game.hpp"

#include <iostream>
#include <sstream>

#include "seal/seal.hpp"

namespace fow::cli::inline waterloo {
namespace {

[[nodiscard]] const char* side(Seat seat) { return seat == french_seat ? "French" : "Allied"; }

[[nodiscard]] std::string typed_line(Seat seat, Streams io) {
    std::string line;
    if (&io.in != &std::cin || !platform::is_terminal()) {
        std::getline(io.in, line);
        return line;
    }
    io.err << "Pass phrase of the " << side(seat) << " player: " << std::flush;
    {
        const platform::NoEcho quiet;
        std::getline(io.in, line);
    }
    io.err << '\n';
    return line;
}

/// The key of the program, if there is one.
[[nodiscard]] std::optional<seal::Key> program_key(const SealRequest& request) {
    const std::filesystem::path folder = request.data_dir.empty() ? files::user_config_folder() : std::filesystem::path(request.data_dir);
    const std::filesystem::path path = folder / "key";
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown)) return std::nullopt;
    return seal::key_of(files::read(path), path.string());
}

}  // namespace

void add_seal_options(CLI::App& command, SealRequest& request) {
    command.add_option("--data-dir", request.data_dir, "the --data-dir given to fog-of-waterloo; its key opens sealed games");
    command.add_option("--phrase-file", request.phrase_file,
                       "file with pass phrases for a sealed game, one per line; otherwise fow asks for them");
}

ShownGame::ShownGame(const std::string& path, int ply, const SealRequest& request, Streams io)
    : request_(request), io_(io), from_stdin_(path == "-"), session_(opened(path, ply)) {}

Session ShownGame::opened(const std::string& path, int ply) {
    const std::string text = text_in(path, io_);
    sealed_ = read_sealed_record(text, path, only_documents());
    if (!sealed_) return game_of(text, path, ply);
    if (ply >= 0) throw Sealed("a sealed game can be shown only as it is now: the number of its plies would reveal secret actions");
    std::optional<seal::Opened> game;
    if (const auto key = program_key(request_)) game = seal::open(*sealed_, path, *key);
    if (!game && !sealed_->phrases_key)
        throw Sealed(
            "this game was sealed on another computer or with another --data-dir; elsewhere it opens only if both players "
            "have a pass phrase");
    if (!game) {
        PerSeat<std::string> phrases;
        for (const Seat seat : seats) phrases[seat] = phrase_of(seat);
        game = seal::open(*sealed_, path, phrases);
        if (!game) throw Sealed("these are not the pass phrases of both players");
        both_said_ = true;
    }
    const ReadRecord read = read_record(game->text, path);
    if (read.broken_at) throw DataError(path, "", "a ply of the sealed game is not valid");
    return std::move(replay(read.record).session);
}

std::string ShownGame::phrase_of(Seat seat) {
    const std::size_t before = phrases_asked_++;
    if (request_.phrase_file.empty() || request_.phrase_file == "-") {
        if (from_stdin_) throw Sealed("the game came from standard input, so the pass phrases must come from --phrase-file FILE");
        return typed_line(seat, io_);
    }
    std::istringstream lines(files::read(request_.phrase_file));
    std::string line;
    for (std::size_t i = 0; i <= before; ++i)
        if (!std::getline(lines, line)) return {};
    return line;
}

void ShownGame::admit(Viewer viewer) {
    if (!sealed_ || both_said_ || viewer == Viewer::onlooker) return;
    const Seat seat = viewer == french_viewer ? french_seat : allied_seat;
    if (!sealed_->phrases[seat])
        throw Sealed(std::string("this game is sealed and the ") + side(seat) +
                     " player has no pass phrase: that side is shown only in the window, after the hand-over");
    if (!seal::is_phrase(*sealed_, seat, phrase_of(seat)))
        throw Sealed(std::string("that is not the pass phrase of the ") + side(seat) + " player");
}

void ShownGame::admit_decider() {
    if (!sealed_) return;
    switch (session_.decider()) {
        case french_decider: return admit(french_viewer);
        case allied_decider: return admit(allied_viewer);
        case Decider::nobody: return;
        case Decider::chance: throw Sealed("this game is sealed and chance decides next: its outcomes are shown to nobody");
    }
}

}  // namespace fow::cli::inline waterloo
