#include "cli/game_file.hpp"

#include <iostream>
#include <sstream>

#include "files/files.hpp"
#include "seal/ledger.hpp"
#include "seal/seal.hpp"

namespace fow::cli {
namespace {

/// False if there is no further line. Windows ends lines with two signs.
bool next_line(std::istream& lines, std::string& line) {
    if (!std::getline(lines, line)) return false;
    if (line.ends_with('\r')) line.pop_back();
    return true;
}

[[nodiscard]] std::string typed_line(std::string_view side, Streams io) {
    std::string line;
    if (&io.in != &std::cin || !platform::is_terminal()) {
        next_line(io.in, line);
        return line;
    }
    io.err << fill(tr("Pass phrase of {side}:"), {{"side", tr(side)}}) << ' ' << std::flush;
    {
        const platform::NoEcho quiet;
        next_line(io.in, line);
    }
    io.err << '\n';
    return line;
}

[[nodiscard]] std::filesystem::path key_folder(const SealRequest& request) {
    return request.data_dir.empty() ? files::user_config_folder() : std::filesystem::path(request.data_dir);
}

/// The key of the program, if there is one.
[[nodiscard]] std::optional<seal::Key> program_key(const SealRequest& request) {
    const std::filesystem::path path = key_folder(request) / "key";
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown)) return std::nullopt;
    return seal::key_of(files::read(path), path.string());
}

}  // namespace

std::unique_ptr<Played> game_of(const bots::GameInWords& game, const std::string& text, const std::string& path, int ply) {
    bots::GameRead read = game.read(text, path, ply < 0 ? bots::all_plies : static_cast<std::size_t>(ply));
    const std::size_t wanted = ply < 0 ? read.plies : static_cast<std::size_t>(ply);
    if (read.broken_at && (ply < 0 || wanted > *read.broken_at))
        throw DataError(path, "/plies/" + std::to_string(*read.broken_at), read.reason);
    if (wanted > read.plies)
        throw Misuse("--ply",
                     Told::counted("the game has only {count} ply", "the game has only {count} plies", static_cast<long long>(read.plies)));
    return std::move(read.game);
}

std::unique_ptr<Played> load_game(const bots::GameInWords& game, const std::string& path, Streams io, int ply) {
    const std::string text = text_in(path, io);
    if (read_sealed_record(text, path, game.documents))
        throw Sealed(Told("this game is sealed: until it is over, it is played in the window"));
    return game_of(game, text, path, ply);
}

void add_seal_options(Command& command, SealRequest& request) {
    command.text("--data-dir", request.data_dir, "the --data-dir given to fog-of-waterloo; its key opens sealed games");
    command.text("--phrase-file", request.phrase_file,
                 "file with pass phrases for a sealed game, one per line; otherwise fow asks for them");
}

GameFile::GameFile(const std::string& path, int ply, SealRequest request, KnownGames games, PerSeat<std::string_view> sides, Streams io)
    : request_(std::move(request)), games_(games), sides_(sides), io_(io), from_stdin_(path == "-"), text_(text_in(path, io)) {
    sealed_ = read_sealed_record(text_, path, games);
    if (!sealed_) return;
    if (ply >= 0) throw Sealed(Told("a sealed game can be shown only as it is now: the number of its plies would reveal secret actions"));
    std::optional<seal::Opened> game;
    if (const auto key = program_key(request_)) game = seal::open(*sealed_, path, *key);
    if (!game && !sealed_->phrases_key)
        throw Sealed(
            Told("this game was sealed on another computer or with another --data-dir; elsewhere it opens only if both players "
                 "have a pass phrase"));
    if (!game) {
        PerSeat<std::string> phrases;
        for (const Seat seat : seats) phrases[seat] = phrase_of(seat);
        game = seal::open(*sealed_, path, phrases);
        if (!game) throw Sealed(Told("these are not the pass phrases of both players"));
        both_said_ = true;
    }
    text_ = std::move(game->text);
    seal_ = std::move(game->seal);
}

void GameFile::take_current_phrases(const std::string& id) {
    const auto key = sealed_ ? program_key(request_) : std::nullopt;
    if (!key) return;
    const std::filesystem::path folder = key_folder(request_);
    const seal::Ledger ledger = seal::Ledger::trusted(files::read_if_any(folder / seal::ledger_name),
                                                      files::read_if_any(folder / seal::ledger_count_name), *key, games_);
    const auto entry = seal::entry_of(ledger, seal::id_of(id, *seal_), *key, games_,
                                      [&](std::size_t number) { return files::read_if_any(folder / seal::ledger_volume_name(number)); });
    if (entry) sealed_->phrases = entry->phrases;
}

std::string GameFile::phrase_of(Seat seat) {
    const std::size_t before = phrases_asked_++;
    if (request_.phrase_file.empty() || request_.phrase_file == "-") {
        if (from_stdin_) throw Sealed(Told("the game came from standard input, so the pass phrases must come from --phrase-file FILE"));
        return typed_line(sides_[seat], io_);
    }
    std::istringstream lines(files::read(request_.phrase_file));
    std::string line;
    for (std::size_t i = 0; i <= before; ++i)
        if (!next_line(lines, line)) return {};
    return line;
}

void GameFile::admit(Viewer viewer) {
    if (!sealed_ || both_said_ || viewer == Viewer::onlooker) return;
    const Seat seat = sits(viewer, Seat::first) ? Seat::first : Seat::second;
    const std::string side(sides_[seat]);
    if (!sealed_->phrases[seat])
        throw Sealed(Told("this game is sealed and {side} has no pass phrase: that side is shown only in the window, after the hand-over",
                          {{"side", side}}));
    if (!seal::is_phrase(*sealed_, seat, phrase_of(seat))) throw Sealed(Told("that is not the pass phrase of {side}", {{"side", side}}));
}

void GameFile::admit(Decider decider) {
    if (!sealed_) return;
    switch (decider) {
        case Decider::first: return admit(Viewer::first);
        case Decider::second: return admit(Viewer::second);
        case Decider::nobody: return;
        case Decider::chance: throw Sealed(Told("this game is sealed and chance decides next: its outcomes are shown to nobody"));
    }
}

ShownGame::ShownGame(const bots::GameInWords& game, const std::string& path, int ply, const SealRequest& request, Streams io)
    : file_(path, ply, request, game.documents, game.players, io) {
    if (!file_.sealed()) game_ = game_of(game, file_.text(), path, ply);
    else {
        bots::GameRead read = game.read(file_.text(), path, bots::all_plies);
        if (read.broken_at) throw DataError(path, "", Told("a ply of the sealed game is not valid"));
        game_ = std::move(read.game);
        if (game_->notes().clock.kind != ClockKind::none && game_->decider() != Decider::nobody)
            throw Sealed(Told("this game has a clock: until it is over, it is shown only in the window, while the clock runs (W15.5)"));
    }
    file_.take_current_phrases(game_->notes().id);
}

void ShownGame::admit(Audience audience) {
    if (audience) return file_.admit(*audience);
    if (sealed()) throw Sealed(Told("a sealed game can be shown only from one side at a time"));
}

}  // namespace fow::cli
