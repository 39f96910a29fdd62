// The commands of `fow` that are the same for every game: they know a game only in words.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/game_file.hpp"
#include "cli/output.hpp"

namespace fow::cli {

/// A game to look at, as a command line gives it: a record, perhaps cut short, or what the game offers instead.
struct PositionRequest {
    std::string game;              ///< the file; empty = none was named
    int ply = -1;                  ///< -1 = all
    std::vector<std::string> own;  ///< the values of GameOnCommandLine::own; empty = not given
    SealRequest seal;
};

/// A text option by which a game gives positions.
struct OwnOption {
    std::string name, help;
};

/// What the commands say and do differently from game to game.
struct GameOnCommandLine {
    bots::GameInWords game;
    std::string action;     ///< "an action (L14.2)"
    std::string actions;    ///< "actions in notation (L14.9)"
    std::string no_action;  ///< why a word cannot be played: "\"{word}\" is not an action; ..."
    /// Whether the seats have secrets: then files may be sealed, and a log and a view are for an audience. Otherwise the log names rules.
    bool secrets = false;
    /// Commitments as `fow verify` names them.
    std::string (*commitment)(Seat seat, const std::string& what) = [](Seat, const std::string& what) { return what; };
    std::string position;        ///< the help of GAME where a command looks at a position
    std::string action_after{};  ///< the help of ACTION where something may be named before it; empty: a record must be
    std::vector<OwnOption> own{};
    /// The game that a request gives without a record, or nothing if it names a record. Where this is missing, a record must be named.
    std::function<std::unique_ptr<Played>(const PositionRequest&, Streams)> other{};
};

/// Adds GAME; or --ply, the game's own options and those for sealed games.
void add_position(Command& command, PositionRequest& request, const GameOnCommandLine& game);
void add_position_options(Command& command, PositionRequest& request, const GameOnCommandLine& game);
/// The game after the plies that are wanted. The decider, or that audience, must be allowed to see it.
[[nodiscard]] std::unique_ptr<Played> position_of(const PositionRequest& request, const GameOnCommandLine& game, Streams io);
/// The same for what depends on secrets of both seats: refuses a sealed game.
[[nodiscard]] std::unique_ptr<Played> open_position_of(const PositionRequest& request, const GameOnCommandLine& game, Streams io);
[[nodiscard]] std::unique_ptr<Played> position_of(const PositionRequest& request, const GameOnCommandLine& game, Audience audience,
                                                  Streams io);

/// How a command that is not quite the same in every game is described.
struct Described {
    std::string help;
    std::vector<std::string> examples;
};
/// The chance of a game on the command line.
struct DiceOption {
    std::vector<std::string> faces;
    std::string faces_text;  ///< "faces are 1 to 6"
    std::string help;        ///< of --dice
    std::string seed_help;   ///< "seed for the remaining dice"
    /// The beginning of the outcomes that --dice names; other outcomes stay random. Empty: all outcomes are dice, and each takes a random
    /// number even if its face is dictated.
    std::string kind{};
};

void add_show(CommandLine& line, const GameOnCommandLine& game, const Described& described);
/// `rolls`: in JSON the outcomes that are due are a member of their own.
void add_legal(CommandLine& line, const GameOnCommandLine& game, const Described& described, bool rolls = false);
void add_explain(CommandLine& line, const GameOnCommandLine& game, const Described& described);
/// Without `dice` the game has no chance.
void add_play(CommandLine& line, const GameOnCommandLine& game, const Described& described, const DiceOption* dice = nullptr);
/// `rule`: the rule that names when a die is due.
void add_roll(CommandLine& line, const GameOnCommandLine& game, const std::string& rule, const DiceOption& dice);
/// `rule`: the rule that says that nothing can be taken back.
void add_undo(CommandLine& line, const GameOnCommandLine& game, const Described& described, const std::string& rule);
void add_log(CommandLine& line, const GameOnCommandLine& game, const Described& described);
void add_verify(CommandLine& line, const GameOnCommandLine& game, const Described& described);

/// What `fow new` says: where the record is, how far the game has got, who decides, and the seed if there was one.
void tell_begun(const Played& game, const OutRequest& file, bool json, const std::uint64_t* seed, Streams io);

}  // namespace fow::cli
