// The boards and armies of both games, and what they bring to `fow`.
#include <array>

#include "cli/rules_command.hpp"
#include "files/files.hpp"
#include "games/stratego/cli/commands.hpp"
#include "games/stratego/cli/game.hpp"

namespace fow::stratego::commands {
namespace {

/// The board of C1.1 and C1.2; each side sets up on that many rows.
[[nodiscard]] RuleSet on_the_board(Variant variant, const Army& army, int rows) {
    RuleSet set;
    set.id = id_of(variant);
    set.army = army;
    for (const char* lake : {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"}) set.lakes.set(square_from_text(lake).value());
    for (int file = 0; file < set.files; ++file)
        for (int row = 0; row < rows; ++row) {
            set.zones[blue_seat].set(Square(file, row));
            set.zones[red_seat].set(Square(file, set.ranks - 1 - row));
        }
    return set;
}

/// The rulebook of both, docs/rules/stratego.md of the data folder.
void add_rules(CLI::App& app, cli::Task& task) {
    cli::Rulebook book;
    book.rule = "C2.4";
    book.chapter = "C2";
    book.examples = {"fow --game stratego rules C2.4", "fow --game stratego rules C2", "fow --game stratego rules scout lake"};
    book.text = [] { return files::read(files::data_folder() / "docs" / "rules" / "stratego.md"); };
    cli::add_rules_command(app, task, std::move(book));
}

template <Variant variant, void (*add)(CLI::App&, cli::Task&, Variant)>
void added(CLI::App& app, cli::Task& task) {
    add(app, task, variant);
}
template <Variant variant>
constexpr std::array<cli::Add, 6> commands_of{added<variant, add_show>,    added<variant, add_legal>, added<variant, add_explain>,
                                              added<variant, add_playout>, added<variant, add_perft>, add_rules};

}  // namespace

const Rules& rules_of(Variant variant) {
    // From the spy to the flag, in the order of Rank: C1.3 and C5.1.
    static const Rules classic(on_the_board(Variant::classic, Army{{1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6, 1}}, 4));
    static const Rules duel(on_the_board(Variant::duel, Army{{1, 2, 2, 0, 0, 0, 0, 0, 1, 1, 2, 1}}, 3));
    return variant == Variant::classic ? classic : duel;
}

std::string id_of(Variant variant) { return variant == Variant::classic ? "stratego" : "duel"; }

std::string example_of(Variant variant) {
    if (variant == Variant::duel) return "--blue F..B....../B8.s..8.../..129.9... --red F..B....../B8.s..8.../..129.9...";
    return "--blue FB8sB479B8/BB31555583/6724898974/967B669999 --red FB8sB479B8/BB31555583/6724898974/967B669999";
}

cli::GameCommands stratego_game() {
    static constexpr std::array examples{"fow --game stratego playout --games 100", "fow --game stratego rules C2.4"};
    return {"stratego", "the classic game", commands_of<Variant::classic>, examples};
}

cli::GameCommands duel_game() {
    static constexpr std::array examples{"fow --game duel playout --games 100", "fow --game duel rules C5"};
    return {"duel", "the Duel", commands_of<Variant::duel>, examples};
}

}  // namespace fow::stratego::commands
