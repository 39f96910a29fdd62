// fow show: the board as one seat sees it.
#include <ostream>

#include "cli/sealed_game.hpp"
#include "cli/text_board.hpp"

namespace fow::cli {
namespace {

struct ShowWish {
    std::string game, seat = "onlooker";
    int ply = -1;
    bool json = false;
    SealWish seal;
};

int show(const ShowWish& wish, Streams io) {
    const bool both = wish.seat == "both";
    const Viewer viewer = both ? Viewer::onlooker : parse_viewer(wish.seat);
    if (both && wish.json) throw CLI::ValidationError("--json", "a view is one viewer's: choose a seat");
    LookedAt game(wish.game, wish.ply, wish.seal, io);
    if (both && game.sealed()) throw Sealed("a sealed game is shown from one side at a time");
    game.admit(viewer);
    const Session& session = game.session();
    const Roster& roster = session.rules().roster();
    if (wish.json) io.out << write_view(session.view(viewer), roster);
    else if (both) io.out << text_of_both(session.view(Viewer::french), session.view(Viewer::allied), roster) << legend();
    else io.out << text_of(session.view(viewer), roster) << legend();
    return Exit::done;
}

}  // namespace

void add_show(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("show", "a board in text, or the view as JSON");
    auto wish = std::make_shared<ShowWish>();
    command->add_option("GAME", wish->game, "a record")->required();
    command->add_option("--seat", wish->seat, "french, allied, onlooker (what both know) or both (all open)")->capture_default_str();
    command->add_option("--ply", wish->ply, "after so many plies")->check(CLI::NonNegativeNumber);
    command->add_flag("--json", wish->json, "the view as JSON");
    add_seal_options(*command, wish->seal);
    command->callback([&task, wish] { task = [wish](Streams io) { return show(*wish, io); }; });
}

}  // namespace fow::cli
