// fow show: the board as one seat sees it.
#include <ostream>

#include "games/waterloo/cli/sealed_game.hpp"
#include "games/waterloo/cli/text_board.hpp"

namespace fow::waterloo::commands {
namespace {

struct ShowRequest {
    std::string game, seat = "onlooker";
    int ply = -1;
    bool json = false;
    SealRequest seal;
};

int show(const ShowRequest& request, Streams io) {
    const bool both = request.seat == "both";
    const Viewer viewer = both ? Viewer::onlooker : parse_viewer(request.seat);
    ShownGame game(request.game, request.ply, request.seal, io);
    if (both && game.sealed()) throw Sealed("a sealed game can be shown only from one side at a time");
    game.admit(viewer);
    const Session& session = game.session();
    const Roster& roster = session.rules().roster();
    if (request.json && both) io.out << write_open_view(session.rules(), session.state());
    else if (request.json) io.out << write_view(session.view(viewer), roster);
    else if (both) io.out << text_of_both(session.view(french_viewer), session.view(allied_viewer), roster) << legend();
    else io.out << text_of(session.view(viewer), roster) << legend();
    return Exit::done;
}

}  // namespace

void add_show(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("show", "print the board as text, or the view as JSON");
    auto request = std::make_shared<ShowRequest>();
    command->add_option("GAME", request->game, "a record; - is standard input")->required();
    command->add_option("--seat", request->seat, "french, allied, onlooker (what both know) or both (nothing hidden)")
        ->capture_default_str();
    command->add_option("--ply", request->ply, "after this many plies")->check(CLI::NonNegativeNumber);
    add_json_flag(*command, request->json, "print the view as JSON");
    add_seal_options(*command, request->seal);
    add_examples(*command, {"fow show game.json", "fow show game.json --seat french --ply 20", "fow show game.json --json"});
    command->callback([&task, request] { task = [request](Streams io) { return show(*request, io); }; });
}

}  // namespace fow::waterloo::commands
