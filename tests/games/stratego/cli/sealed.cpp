// fow and sealed games of the Duel: what it shows to whom, and what it refuses.
#include "catch.hpp"
#include "cli/run_fow.hpp"
#include "files/files.hpp"
#include "games/stratego/json/documents.hpp"
#include "seal/commitments.hpp"
#include "seal/seal.hpp"

using namespace fow;
using fow::test::Folder;
using fow::test::Output;
using fow::test::run_fow;

namespace {

/// The same game in the open (open.json) and sealed (game.json), with the key; both seats have phrases.
struct Written {
    Folder folder;
    seal::Key key = seal::Key::random();
    std::string game = folder.file("game.json"), open = folder.file("open.json"), phrases = folder.file("phrases");

    explicit Written(const ClockRules& clock = {}) {
        REQUIRE(run_fow({"--game", "duel", "new", "--seed", "3", "--setup", "random", "-o", open}).code == cli::done);
        const stratego::Record record = stratego::read_record(files::read(open), open).record;
        stratego::Session session(record);
        if (clock.kind != ClockKind::none) session.set_clock(clock);
        for (const auto& ply : record.plies) {
            REQUIRE_FALSE(session.take(ply));
            seal::commit(session);
        }
        seal::Seal seal;
        seal.set_phrase(stratego::red_seat, "rot");
        seal.set_phrase(stratego::blue_seat, "blau");
        files::write(folder.file("key"), key.bytes());
        const std::size_t heard = session.heard(Viewer::onlooker).size();
        files::write(game, seal.write(stratego::open_part(session.record()), stratego::write_record(session.record()),
                                      stratego::sealed_room(session.record(), heard), key));
        files::write(open, stratego::write_record(session.record()));
    }
    [[nodiscard]] Output run(std::vector<std::string> arguments, const std::string& phrase = {}) const {
        files::write(phrases, phrase + "\n");
        arguments.insert(arguments.end(), {"--data-dir", folder.path().string(), "--phrase-file", phrases});
        return run_fow(arguments);
    }
};

}  // namespace

TEST_CASE("A sealed Duel is shown to each side with its phrase, and to onlookers", "[sealed][C3.7]") {
    const Written game;
    for (const char* command : {"show", "log"}) CHECK(game.run({command, game.game}).out == run_fow({command, game.open}).out);
    CHECK(game.run({"show", game.game, "--seat", "red"}, "rot").out == run_fow({"show", game.open, "--seat", "red"}).out);
    const Output wrong = game.run({"show", game.game, "--seat", "blue"}, "rot");
    CHECK(wrong.code == cli::refused);
    CHECK(wrong.out.empty());
    CHECK(wrong.err == "fow: that is not the pass phrase of the Blue player\n");
    CHECK(game.run({"show", game.game, "--seat", "both"}).code == cli::refused);
    CHECK(game.run({"show", game.game, "--ply", "3"}).code == cli::refused);
    CHECK(game.run({"legal", game.game}, "rot").out == run_fow({"legal", game.open}).out);
    CHECK(game.run({"legal", game.game}, "blau").code == cli::refused);
}

TEST_CASE("A sealed Duel is neither played on nor converted, and verifies", "[sealed]") {
    const Written game;
    CHECK(run_fow({"play", game.game, "resign"}).code == cli::refused);
    CHECK(run_fow({"convert", game.game, "-o", "-"}).code == cli::refused);
    const std::string sound =
        "sound: sealed, turn 0, in progress\nkept: Red's set-up is what was committed to\nkept: Blue's set-up is what was committed to\n";
    CHECK(game.run({"verify", game.game}).out == sound);
    CHECK(
        game.run({"verify", game.open, "--against", game.game}).out ==
        "sound: 22 plies, turn 0, in progress\nkept: Red's set-up is what was committed to\nkept: Blue's set-up is what was committed to\n"
        "every commitment in the earlier copy is the same\n");
}

TEST_CASE("The turns of a sealed Duel are counted for nobody: the numbers tell about hidden pieces", "[sealed][secrets]") {
    const Written game;
    const Output counted = game.run({"perft", game.game, "2"}, "rot");
    CHECK(counted.code == cli::refused);
    CHECK(counted.out.empty());
    CHECK(run_fow({"perft", game.open, "2"}).code == cli::done);
}

TEST_CASE("W15.5 a sealed game with a clock is shown only while the clock runs", "[sealed][W15.5]") {
    const Written game({ClockKind::total, 600, 0, false});
    for (const char* command : {"show", "log", "legal"}) {
        const Output shown = game.run({command, game.game}, "rot");
        CHECK(shown.code == cli::refused);
        CHECK(shown.out.empty());
    }
}
