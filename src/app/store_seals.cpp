// The store's key, seals and ledger, and reading games that are sealed.
#include "app/store.hpp"

#include <algorithm>
#include <exception>
#include <system_error>

#include "app/system.hpp"
#include "app/typed_paths.hpp"
#include "files/files.hpp"
#include "json/game_documents.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

namespace fs = std::filesystem;

seal::Key Store::key() const {
    const std::string bytes = key_ ? key_->bytes() : seal::Key::random().bytes();
    try {
        key_ = seal::key_of(files::read_or_create(key_path_, bytes), key_path_.string());
    } catch (const files::WriteError&) {
        throw;
    } catch (const DataError& fault) {
        throw KeyError(fault);
    }
    return *key_;
}

bool Store::has_key() const {
    std::error_code error;
    return key_ || fs::exists(key_path_, error);
}

/// The same seal each time the same open file is read, so that the ledger recognises the game.
seal::Seal Store::seal_for(const std::string& text) const {
    try {
        return {key(), text};
    } catch (const DataError&) {
        return {};
    }
}

ReadGame Store::game_in(seal::Opened opened, const std::string& document) const {
    const System* system = system_of(systems_, game_named_in(opened.text, document, documents_).id);
    return ReadGame(system->read(opened.text, document), std::move(opened.seal));
}

ReadGame Store::game_of(seal::Opened opened, const std::string& document) const {
    try {
        return game_in(std::move(opened), document);
    } catch (const UnusableGame&) {
        throw;
    } catch (const DataError& fault) {
        if (of_later_version(fault)) throw;
        throw DataError(document, "", Told("what is sealed in it cannot be read"));  // the reason may quote a secret
    }
}

namespace {

/// This program's key does not open the game.
[[noreturn]] void refuse(const fs::path& path, SealedRecord sealed) {
    if (sealed.phrases_key) throw SealedElsewhere(path.string(), std::move(sealed));
    throw DataError(
        path.string(), "",
        Told("it was sealed on another computer or with another data folder; elsewhere it would open only if both players had a "
             "pass phrase."));
}

[[nodiscard]] ReadGame from_open_text(ReadGame game) {
    game.open_text = true;
    return game;
}

}  // namespace

ReadGame Store::look_at_game(const fs::path& path) const {
    return *look_at_game(path, [](const OpenPart&) { return true; });
}

std::optional<ReadGame> Store::look_at_game(const fs::path& path, const std::function<bool(const OpenPart&)>& wanted,
                                            bool open_ones) const {
    const std::string text = files::read(path);
    if (!open_ones && !may_be_sealed_record(text)) return std::nullopt;
    auto sealed = read_sealed_record(text, path.string(), documents_);
    if (sealed ? !wanted(*sealed) : !open_ones) return std::nullopt;
    if (has_key()) return opened_game(path, text, std::move(sealed));
    if (sealed) refuse(path, *std::move(sealed));
    return from_open_text(game_in({text, {}}, path.string()));
}

ReadGame Store::read_game(const fs::path& path) const {
    const std::string text = files::read(path);
    return opened_game(path, text, read_sealed_record(text, path.string(), documents_));
}

ReadGame Store::opened_game(const fs::path& path, const std::string& text, std::optional<SealedRecord> sealed) const {
    if (!sealed) return from_open_text(game_in({text, seal_for(text)}, path.string()));
    std::optional<seal::Opened> opened;
    try {
        opened = seal::open(*sealed, path.string(), key());
    } catch (const KeyError&) {
        if (!sealed->phrases_key) throw;
    } catch (const files::WriteError&) {
        if (!sealed->phrases_key) throw;
    }
    if (opened) return game_of(*std::move(opened), path.string());
    refuse(path, *std::move(sealed));
}

std::optional<Departure> Store::departure(Game& game) const {
    try {
        return ledger_.departure(game, key());
    } catch (const DataError&) {
        return std::nullopt;
    }
}

bool Store::knows(const std::string& id) const {
    try {
        return ledger_.in_progress(id, key());
    } catch (const DataError&) {
        return false;
    }
}

bool Store::has_ended(const Match& match) const {
    try {
        return ledger_.has_ended(match, key());
    } catch (const DataError&) {
        return false;
    }
}

std::optional<Departure> Store::note(const Match& match, seal::Seal& seal, LedgerFile::Note what) const {
    return ledger_.note(match, seal, what, key());
}

std::vector<fs::path> Store::give_phrases(const Match& game, const seal::Seal& seal) const {
    std::vector<fs::path> paths = existing(autosave_paths(place_));
    std::erase(paths, autosave_path());
    for (const Entry& entry : games()) paths.push_back(entry.path);
    for (const Entry& entry : binned_games()) paths.push_back(entry.path);
    std::vector<fs::path> left;
    for (const fs::path& path : paths) {
        try {
            const std::string text = files::read(path);
            const auto sealed = read_sealed_record(text, path.string(), documents_);
            if (!sealed || sealed->phrases == seal.phrases()) continue;
            const ReadGame copy = read_game(path);
            if (copy.match->notes().id != game.notes().id) continue;
            if (copy.broken) throw DataError(path.string(), "", copy.broken->reason);
            const auto time = fs::last_write_time(path);
            files::write(path, copy.match->sealed_text(seal, key()), files::Readers::owner);
            fs::last_write_time(path, time);
        } catch (const DataError&) {
            left.push_back(path);
        } catch (const fs::filesystem_error&) {  // only the time of the file is lost
        }
    }
    return left;
}

ReadGame Store::load_game(const fs::path& path) const {
    ReadGame game = read_game(path);
    if (game.broken) throw DataError(path.string(), "/plies/" + std::to_string(game.broken->ply), game.broken->reason);
    return game;
}

}  // namespace fow::app
