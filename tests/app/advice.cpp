// Hints, and who sits down at a game: people, computed players, programs.
#include "app/players.hpp"
#include "app/stage.hpp"
#include "app/table.hpp"
#include "catch.hpp"
#include "core/command_words.hpp"
#include "ui/pages/seats_page.hpp"

using namespace fow;
using fow::app::agreed_in;
using fow::app::Players;
using fow::app::squares_in;
using Squares = std::vector<std::string>;

TEST_CASE("the squares of an action are found in its notation", "[advice]") {
    CHECK(squares_in("e4-d6xe6") == Squares{"e4", "d6", "e6"});
    CHECK(squares_in("c8-c10") == Squares{"c8", "c10"});
    CHECK(squares_in("e4:e6") == Squares{"e4", "e6"});
    CHECK(squares_in("spirit:e4") == Squares{"e4"});
    CHECK(squares_in("keep:initiative,discard:combined") == Squares{});
    CHECK(squares_in("F14@k7") == Squares{"k7"});
    CHECK(squares_in("end") == Squares{});
    CHECK(squares_in("e") == Squares{});
    CHECK(squares_in("e444") == Squares{});
    CHECK(squares_in("") == Squares{});
}

TEST_CASE("the form of a new game says who sits where", "[players]") {
    ui::PlayersChoice form;
    form.first_name = "Anna";
    CHECK(Players::of(form, Seat::second).names == PerSeat<std::string>{"Second player", "Anna"});
    CHECK(Players::of(form, Seat::second).remarks().empty());
    form.second.who = "captain";
    form.second.style = "bold";
    const Players against = Players::of(form, Seat::first);
    CHECK(against.names == PerSeat<std::string>{"Anna", "Captain, bold"});
    CHECK(against.remarks() ==
          std::vector<TableEvent>{SeatTaken{Seat::second, ComputedPlayer{Level::captain, Style::bold}}, HintsAllowed{}});
    form.first.who = "marshal";
    CHECK(form.watched());
    CHECK(Players::of(form, Seat::first).remarks() ==
          std::vector<TableEvent>{SeatTaken{Seat::first, ComputedPlayer{Level::marshal, Style::steady}},
                                  SeatTaken{Seat::second, ComputedPlayer{Level::captain, Style::bold}}});
}

TEST_CASE("a rematch has the players who sat down, whoever plays at the end", "[players]") {
    TableNotes notes;
    notes.names = {"Anna", "Captain"};
    const SeatTaken captain{Seat::second, ComputedPlayer{Level::captain, Style::steady}};
    notes.remarks = {{0, captain}, {0, HintsAllowed{}}, {7, SeatTaken{Seat::second, std::nullopt}}};
    CHECK(Players::again(notes, false).names == notes.names);
    CHECK(Players::again(notes, false).remarks() == std::vector<TableEvent>{captain, HintsAllowed{}});
    const Players swapped = Players::again(notes, true);
    CHECK(swapped.names == PerSeat<std::string>{"Captain", "Anna"});
    CHECK(swapped.remarks() == std::vector<TableEvent>{SeatTaken{Seat::first, captain.by}, HintsAllowed{}});
    notes.remarks = {{0, PracticeAlone{}}};
    CHECK(Players::again(notes, true).remarks() == std::vector<TableEvent>{PracticeAlone{}});
}

TEST_CASE("a program is called by its file, or by that of its script", "[players]") {
    CHECK(name_of_program("python3 bot.py") == "bot.py");
    CHECK(name_of_program("python3 '/home/x/my bot.py' --fast -n") == "my bot.py");
    CHECK(name_of_program("slow.py --level 2") == "slow.py");
    CHECK(name_of_program("/usr/bin/python3.11 -u -W ignore slow.py --level 2 --book a.bin") == "slow.py");
    CHECK(name_of_program("python3 -m guard --level 2") == "guard");
    CHECK(name_of_program("env DEPTH=0.5 python3 bot.py") == "bot.py");
    CHECK(name_of_program("/opt/guard /data/openings.bin") == "guard");
    CHECK(name_of_program("java -jar guard.jar 3") == "guard.jar");
    CHECK(name_of_program("python3") == "python3");
    CHECK(name_of_program("/opt/old-guard/") == "old-guard");
    CHECK(name_of_program("  ") == "");
    CHECK(name_of_program("a\x1b[2Jb\n") == "a[2Jb");
    CHECK(name_of_program(std::string(59, 'x') + "\xC3\xA9" + "y") == std::string(59, 'x') + "\xC3\xA9");
    ui::PlayersChoice form;
    form.second.who = "program";
    form.second.command = "/nowhere/bot";
    CHECK_THROWS_AS(Players::of(form, Seat::first), DataError);
    form.second.command = "sh bot.sh";
    CHECK(Players::of(form, Seat::first).names == PerSeat<std::string>{"First player", "bot.sh"});
    CHECK(Players::of(form, Seat::first).computed[Seat::second] == ComputedPlayer{.program = "bot.sh"});
}

TEST_CASE("two programs of one name are two players", "[players]") {
    ui::SeatsPage page;
    page.now.first = page.then.first = {.who = "program", .command = "python3 a/bot.py"};
    CHECK(page.stays(Seat::first));
    page.then.first.command = "python3 b/bot.py";
    CHECK_FALSE(page.stays(Seat::first));
    page.then.first.command = "python3 a/bot.py --strong";
    CHECK_FALSE(page.stays(Seat::first));
    page.now.second.command = "python3 a/bot.py";
    CHECK(page.stays(Seat::second));  // persons
    // The next game offers each seat its own program again.
    TableNotes notes;
    notes.names = {"bot.py", "bot.py"};
    for (const Seat seat : seats) notes.remarks.push_back({0, SeatTaken{seat, ComputedPlayer{.program = "bot.py"}}});
    Settings settings;
    settings.program = "python3 b/bot.py";
    const ui::PlayersChoice players = agreed_in(notes, settings, {"python3 a/bot.py", "python3 b/bot.py"}, Seat::first).players;
    CHECK(players.first.command == "python3 a/bot.py");
    CHECK(players.second.command == "python3 b/bot.py");
}
