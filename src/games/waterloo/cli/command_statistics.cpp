// fow statistics: a finished battle in numbers.
#include <ostream>

#include "games/waterloo/bots/in_words.hpp"
#include "games/waterloo/cli/commands.hpp"
#include "games/waterloo/engine/statistics.hpp"

namespace fow::waterloo::commands {
namespace {

constexpr const char* kind_names[] = {"light infantry", "line infantry", "light cavalry",      "heavy cavalry",
                                      "artillery",      "commanders",    "commanders in chief"};
constexpr const char* spent_names[] = {"marches", "attacks",           "shots", "shots at works",
                                       "entries", "taken off to rest", "cards", "in the pursuit"};

/// "11:30" as a JSON string, like the clock of a view.
[[nodiscard]] std::string json_clock(int minutes) {
    const std::string time = clock_text(minutes);
    return json_string(time.size() < 5 ? "0" + time : time);
}

void row(std::ostream& out, const std::string& name, const std::string& french, const std::string& allied) {
    const auto padded = [](const std::string& text, std::size_t width) {
        return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
    };
    out << name << padded(french, 30 - std::min<std::size_t>(name.size(), 29)) << padded(allied, 10) << '\n';
}

void print(const Session& session, std::ostream& out) {
    const Statistics statistics = statistics_of(session);
    const Roster& roster = session.rules().roster();
    for (const std::string& sentence : summary_of(roster, statistics, tr)) out << sentence << '\n';
    out << "\nTurning points\n";
    for (const TurningPoint& point : statistics.turning) out << "  " << describe(roster, point, tr) << '\n';
    out << '\n';
    row(out, "Lost", "French", "Allied");
    for (std::size_t i = 0; i < kind_count; ++i)
        row(out, std::string("  ") + kind_names[i], std::to_string(statistics.losses[french_seat][i]),
            std::to_string(statistics.losses[allied_seat][i]));
    row(out, "Done", "French", "Allied");
    for (std::size_t i = 0; i < spent_count; ++i)
        row(out, std::string("  ") + spent_names[i], std::to_string(statistics.spent[french_seat][i]),
            std::to_string(statistics.spent[allied_seat][i]));
    row(out, "Pieces left", "French", "Allied");
    for (const TurnCount& turn : statistics.turns)
        row(out, "  " + moment(turn.turn, turn.minutes), std::to_string(turn.left[french_seat].pieces),
            std::to_string(turn.left[allied_seat].pieces));
    out << "Faces of the Battle die\n";
    for (const FaceCount& face : statistics.faces) out << "  " << face_name(face.face, tr) << ": " << face.shown << '\n';
}

/// Names as members: "taken off to rest" is "taken_off_to_rest".
[[nodiscard]] std::string member(std::string name) {
    for (char& letter : name)
        if (letter == ' ') letter = '_';
    return name;
}

[[nodiscard]] std::string by_seat(const std::string& french, const std::string& allied) {
    return "{\"french\": " + french + ", \"allied\": " + allied + "}";
}
[[nodiscard]] std::string by_seat(const PerSeat<int>& numbers) {
    return by_seat(std::to_string(numbers[french_seat]), std::to_string(numbers[allied_seat]));
}
[[nodiscard]] std::string force(const Force& force) {
    return "{\"pieces\": " + std::to_string(force.pieces) + ", \"strength\": " + std::to_string(force.strength) + "}";
}
template <std::size_t size>
[[nodiscard]] std::string counts(const std::array<int, size>& numbers, const char* const (&names)[size]) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) text += (i == 0 ? "\"" : ", \"") + member(names[i]) + "\": " + std::to_string(numbers[i]);
    return "{" + text + "}";
}
template <class List, class Each>
[[nodiscard]] std::string list(const List& values, const Each& each) {
    std::string text;
    for (const auto& value : values) text += (text.empty() ? "" : ", ") + each(value);
    return "[" + text + "]";
}

void print_json(const Session& session, std::ostream& out) {
    const Statistics statistics = statistics_of(session);
    const Roster& roster = session.rules().roster();
    out << "{\"summary\": " << list(summary_of(roster, statistics), json_string)
        << ", \"at_first\": " << by_seat(force(statistics.at_first[french_seat]), force(statistics.at_first[allied_seat]))
        << ", \"lost\": " << by_seat(counts(statistics.losses[french_seat], kind_names), counts(statistics.losses[allied_seat], kind_names))
        << ", \"done\": " << by_seat(counts(statistics.spent[french_seat], spent_names), counts(statistics.spent[allied_seat], spent_names))
        << ", \"turns\": "
        << list(statistics.turns,
                [](const TurnCount& turn) {
                    return "{\"seat\": \"" + std::string(word(turn.seat)) + "\", \"turn\": " + std::to_string(turn.turn) +
                           ", \"clock\": " + json_clock(turn.minutes) + ", \"actions\": " + std::to_string(turn.actions) +
                           ", \"unused\": " + std::to_string(turn.unused) + ", \"lost\": " + by_seat(turn.lost) +
                           ", \"left\": " + by_seat(force(turn.left[french_seat]), force(turn.left[allied_seat])) + "}";
                })
        << ", \"turning_points\": "
        << list(statistics.turning,
                [&](const TurningPoint& point) {
                    return "{\"turn\": " + std::to_string(point.turn) + ", \"clock\": " + json_clock(point.minutes) +
                           ", \"text\": " + json_string(describe(roster, point)) + "}";
                })
        << ", \"faces\": "
        << list(statistics.faces,
                [](const FaceCount& face) {
                    return "{\"face\": \"" + to_text(face.face) + "\", \"shown\": " + std::to_string(face.shown) + "}";
                })
        << "}\n";
}

}  // namespace

void add_statistics(CommandLine& line) {
    struct Asked {
        std::string game;
        bool json = false;
    };
    Command command(line, "statistics", "print statistics of a finished battle: losses, actions, the die, turning points");
    Asked& asked = command.request<Asked>();
    command.text("GAME", asked.game, "a record; - is standard input").required();
    command.json(asked.json);
    command.examples({"fow statistics game.json"});
    command.does([&asked](Streams io) {
        const Session session = load_session(asked.game, io);
        if (session.decider() != Decider::nobody)
            throw Sealed(Told("this game is not over: its statistics would reveal what is still hidden"));
        if (asked.json) print_json(session, io.out);
        else print(session, io.out);
        return Exit::done;
    });
}

}  // namespace fow::waterloo::commands
