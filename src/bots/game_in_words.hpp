// What a game provides for being played in words: by commands and by outside programs.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/played.hpp"
#include "json/game_documents.hpp"

namespace fow::bots {

/// A computed player in another program, which follows a game line by line.
class BotPlayer {
public:
    virtual ~BotPlayer() = default;
    /// A line in exact form. Throws DataError.
    virtual void hear(const std::string& line) = 0;
    /// What that mind does with a view in exact form. Throws DataError.
    [[nodiscard]] virtual AnswerInWords thought(const std::string& view, const Mind& mind, Budget budget) const = 0;
    [[nodiscard]] virtual Budget budget_of(Level level) const = 0;
};

/// A record that was read as a game.
struct GameRead {
    std::unique_ptr<Played> game;          ///< after as many plies as were wanted, if it has so many
    std::size_t plies = 0;                 ///< how many can be read
    TableNotes notes{};                    ///< all of the record, also those after the last of its plies
    std::optional<std::size_t> broken_at;  ///< index of the first ply whose text or digest is wrong
    std::string reason{};                  ///< why
};
inline constexpr std::size_t all_plies = static_cast<std::size_t>(-1);
/// A game that is played in words: what it provides for `fow` and for outside programs.
struct GameInWords {
    std::string id;
    /// The documents that it reads.
    KnownGames documents;
    PerSeat<std::string_view> players;  ///< "the Red player"
    /// A new game with the options in that head; the rest of the head is filled in. Throws DataError.
    std::unique_ptr<Played> (*begin)(const Head& wanted);
    /// The record in that text, as far as that many plies. Throws DataError if its head is unusable.
    GameRead (*read)(const std::string& text, const std::string& document, std::size_t plies);
    /// A player that follows a game with that head. Throws DataError if its rules are not those of the data folder.
    std::unique_ptr<BotPlayer> (*bot_player)(const Head& head);
};

}  // namespace fow::bots
