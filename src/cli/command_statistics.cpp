// fow statistics: a finished battle in numbers.
#include <ostream>

#include "cli/sealed_game.hpp"
#include "fow/engine/statistics.hpp"

namespace fow::cli {
namespace {

constexpr const char* kind_names[] = {"light infantry", "line infantry", "light cavalry",      "heavy cavalry",
                                      "artillery",      "commanders",    "commanders in chief"};
constexpr const char* spent_names[] = {"marches", "attacks",           "shots", "shots at works",
                                       "entries", "taken off to rest", "cards", "in the pursuit"};

void row(std::ostream& out, const std::string& name, const std::string& french, const std::string& allied) {
    const auto padded = [](const std::string& text, std::size_t width) {
        return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
    };
    out << name << padded(french, 30 - std::min<std::size_t>(name.size(), 29)) << padded(allied, 10) << '\n';
}

void print(const Session& session, std::ostream& out) {
    const Statistics statistics = statistics_of(session);
    const Roster& roster = session.rules().roster();
    for (const std::string& sentence : summary_of(roster, statistics)) out << sentence << '\n';
    out << "\nWhere it turned\n";
    for (const TurningPoint& point : statistics.turning) out << "  " << describe(roster, point) << '\n';
    out << '\n';
    row(out, "Lost", "French", "Allied");
    for (std::size_t i = 0; i < kind_count; ++i)
        row(out, std::string("  ") + kind_names[i], std::to_string(statistics.losses.french[i]),
            std::to_string(statistics.losses.allied[i]));
    row(out, "Done", "French", "Allied");
    for (std::size_t i = 0; i < spent_count; ++i)
        row(out, std::string("  ") + spent_names[i], std::to_string(statistics.spent.french[i]),
            std::to_string(statistics.spent.allied[i]));
    row(out, "Pieces left", "French", "Allied");
    for (const TurnCount& turn : statistics.turns)
        row(out, "  " + moment(turn.turn, turn.minutes), std::to_string(turn.left.french.pieces), std::to_string(turn.left.allied.pieces));
    out << "Faces of the Battle die\n";
    for (const FaceCount& face : statistics.faces) out << "  " << to_text(face.face) << "  " << face.shown << '\n';
}

}  // namespace

void add_statistics(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("statistics", "print statistics of a finished battle: losses, actions, the die, turning points");
    auto path = std::make_shared<std::string>();
    command->add_option("GAME", *path, "a record")->required();
    command->callback([&task, path] {
        task = [path](Streams io) {
            const Session session = load_game(*path);
            if (session.decider() != Decider::nobody)
                throw Sealed("this game is not over: its statistics would reveal what is still hidden");
            print(session, io.out);
            return Exit::done;
        };
    });
}

}  // namespace fow::cli
