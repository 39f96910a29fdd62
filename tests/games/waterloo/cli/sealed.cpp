// fow and sealed games: what it shows to whom, and what it refuses.
#include "catch.hpp"

#include "cli/run_fow.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "json/sealed.hpp"
#include "seal/commitments.hpp"
#include "seal/ledger.hpp"
#include "seal/seal.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::test::Folder;
using fow::test::Output;
using fow::test::run_fow;

namespace {

/// The same game in the open (open.json) and sealed (game.json), with the key; each seat has the given phrase.
struct Written {
    Folder folder;
    seal::Key key = seal::Key::random();
    Session session = begun();
    seal::Seal seal;
    std::string game = folder.file("game.json"), open = folder.file("open.json");

    explicit Written(const std::string& french = "", const std::string& allied = "") {
        if (!french.empty()) seal.set_phrase(french_seat, french);
        if (!allied.empty()) seal.set_phrase(allied_seat, allied);
        files::write(folder.file("key"), key.bytes());
        write();
    }
    void write() const {
        const Record& record = session.record();
        const std::size_t room = sealed_room(record, session.heard(Viewer::onlooker).size());
        files::write(game, seal.write(open_part(record), write_record(record), room, key));
        files::write(open, write_record(session.record()));
    }
    [[nodiscard]] std::vector<std::string> with_key(std::vector<std::string> arguments) const {
        arguments.insert(arguments.end(), {"--data-dir", folder.path().string()});
        return arguments;
    }

private:
    /// Set up by fow itself, with commitments as in the desktop game.
    [[nodiscard]] Session begun() const {
        const std::string file = folder.file("new.json");
        REQUIRE(run_fow({"new", "--mode", "standard", "--seed", "3", "--setup", "random", "-o", file}).code == cli::done);
        const Record record = read_record(files::read(file), file).record;
        Session again(record.rules, record.options, record.names);
        for (const Ply& ply : record.plies) {
            if (const auto* action = std::get_if<Action>(&ply)) REQUIRE_FALSE(again.play(*action));
            else REQUIRE(again.roll(std::get<Roll>(ply)));
            seal::commit(again);
        }
        return again;
    }
};

void check_silent(const Output& said, const Written& game) {
    CHECK(said.code == cli::refused);
    CHECK(said.out.empty());
    CHECK_FALSE(said.err.empty());
    for (const Unit& unit : game.session.rules().roster()) CHECK(said.err.find(unit.id) == std::string::npos);
}

}  // namespace

TEST_CASE("fow shows an onlooker the same for a sealed game as for an open one", "[sealed]") {
    const Written game;
    for (const char* command : {"show", "log"}) {
        INFO(command);
        const Output sealed = run_fow(game.with_key({command, game.game}));
        CHECK(sealed.code == cli::done);
        CHECK(sealed.out == run_fow({command, game.open}).out);
        CHECK(sealed.err.empty());
    }
    CHECK(run_fow(game.with_key({"show", game.game, "--json"})).out == run_fow({"show", game.open, "--json"}).out);
}

TEST_CASE("fow asks for the phrase of the seat", "[sealed]") {
    const Written game("Old Guard", "Up, Guards");
    const std::string shown = run_fow({"show", game.open, "--seat", "allied"}).out;
    SECTION("typed") {
        const Output right = run_fow(game.with_key({"show", game.game, "--seat", "allied"}), "Up, Guards\n");
        CHECK(right.code == cli::done);
        CHECK(right.out == shown);
        CHECK(run_fow(game.with_key({"show", game.game, "--seat", "allied"}), "Up, Guards\r\n").out == shown);  // as Windows ends lines
        const Output log = run_fow(game.with_key({"log", game.game, "--seat", "french"}), "Old Guard");
        CHECK(log.out == run_fow({"log", game.open, "--seat", "french"}).out);
    }
    SECTION("from a file") {
        files::write(game.folder.file("phrase"), "Up, Guards\n");
        CHECK(run_fow(game.with_key({"show", game.game, "--seat", "allied", "--phrase-file", game.folder.file("phrase")})).out == shown);
        check_silent(run_fow(game.with_key({"show", game.game, "--seat", "french", "--phrase-file", game.folder.file("phrase")})), game);
        files::write(game.folder.file("phrase"), "Up, Guards\r\n");
        CHECK(run_fow(game.with_key({"show", game.game, "--seat", "allied", "--phrase-file", game.folder.file("phrase")})).out == shown);
    }
    SECTION("the opponent's, a missing or a wrong one is refused") {
        for (const char* typed : {"Old Guard\n", "", "\n", "up, guards\n"}) {
            INFO(typed);
            const Output wrong = run_fow(game.with_key({"show", game.game, "--seat", "allied"}), typed);
            check_silent(wrong, game);
            CHECK(wrong.err == "fow: that is not the pass phrase of the Allied player\n");
        }
    }
    SECTION("and only the deciding seat sees its legal actions") {
        REQUIRE(game.session.decider() == allied_decider);  // the draft
        CHECK(run_fow(game.with_key({"legal", game.game}), "Up, Guards\n").out == run_fow({"legal", game.open}).out);
        check_silent(run_fow(game.with_key({"legal", game.game}), "Old Guard\n"), game);
        check_silent(run_fow(game.with_key({"explain", game.game, "end"}), "Old Guard\n"), game);
        CHECK(run_fow(game.with_key({"explain", game.game, "resign"}), "Up, Guards\n").out ==
              run_fow({"explain", game.open, "resign"}).out);
    }
}

TEST_CASE("fow asks for the phrase that a seat has now, whichever copy it is shown", "[sealed][ledger]") {
    const Written game("Old Guard", "Up, Guards");
    seal::Seal now = game.seal;
    const std::string later = GENERATE("changed", "removed", "unchanged");
    INFO(later);
    if (later == "changed") now.set_phrase(french_seat, "Copenhagen");
    if (later == "removed") now.drop_phrase(french_seat);
    seal::Ledger ledger;
    ledger.put({&documents(), seal::id_of(game.session.record().id, game.seal), seal::point_of(game.session), false, {}, now.phrases()});
    ledger.count_writing();
    // Also in an older volume, after many newer games.
    const bool long_ago = GENERATE(false, true);
    CAPTURE(long_ago);
    if (long_ago) {
        files::write(game.folder.file("ledger.2"), ledger.locked(game.key, 2));
        ledger = seal::Ledger();
        ledger.follow(2);
        ledger.count_writing();
    }
    files::write(game.folder.file("ledger"), ledger.locked(game.key));
    files::write(game.folder.file("ledger-count"), ledger.locked_count(game.key));
    const auto shown = [&](const char* phrase) {
        const Output said = run_fow(game.with_key({"show", game.game, "--seat", "french"}), phrase);
        if (said.code != cli::done) check_silent(said, game);
        return said.code == cli::done;
    };
    CHECK(shown("Old Guard\n") == (later == "unchanged"));
    CHECK(shown("Copenhagen\n") == (later == "changed"));
    CHECK_FALSE(shown("Up, Guards\n"));
    const Output legal = run_fow(game.with_key({"legal", game.game}), "Up, Guards\n");
    CHECK(legal.code == cli::done);
}

TEST_CASE("without a phrase no side of a sealed game is shown outside the window", "[sealed]") {
    const Written game("Old Guard");
    check_silent(run_fow(game.with_key({"show", game.game, "--seat", "allied"}), "Old Guard\n"), game);
    check_silent(run_fow(game.with_key({"log", game.game, "--seat", "allied"}), "\n"), game);
    check_silent(run_fow(game.with_key({"legal", game.game}), "\n"), game);
}

TEST_CASE("fow shows nobody the truth of a sealed game or its plies", "[sealed]") {
    const Written game("Old Guard", "Up, Guards");
    const std::string both = "Old Guard\nUp, Guards\n";
    check_silent(run_fow(game.with_key({"show", game.game, "--seat", "both"}), both), game);
    check_silent(run_fow(game.with_key({"show", game.game, "--ply", "5"}), both), game);
    check_silent(run_fow({"play", game.game, "resign"}, both), game);
    check_silent(run_fow({"perft", game.game, "1"}, both), game);
    CHECK(run_fow(game.with_key({"verify", game.game})).out.find(std::to_string(game.session.ply_count())) == std::string::npos);
}

TEST_CASE("without the key, both phrases open a sealed game", "[sealed]") {
    const Folder elsewhere;
    const Written game("Old Guard", "Up, Guards");
    const auto there = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), {"--data-dir", elsewhere.path().string()});
        return arguments;
    };
    CHECK(run_fow(there({"show", game.game}), "Old Guard\nUp, Guards\n").out == run_fow({"show", game.open}).out);
    CHECK(run_fow(there({"show", game.game, "--seat", "french"}), "Old Guard\nUp, Guards\n").out ==
          run_fow({"show", game.open, "--seat", "french"}).out);
    check_silent(run_fow(there({"show", game.game}), "Up, Guards\nOld Guard\n"), game);
    check_silent(run_fow(there({"show", game.game}), "Old Guard\n"), game);
    files::write(elsewhere.file("key"), seal::Key::random().bytes());
    CHECK(run_fow(there({"show", game.game}), "Old Guard\nUp, Guards\n").code == cli::done);
    files::write(elsewhere.file("key"), "too short");
    const Output bad = run_fow(there({"show", game.game}));
    CHECK(bad.code == cli::unusable);
    CHECK(bad.err.find("key: it is not a key") != std::string::npos);

    const Written without("Old Guard");
    const Output refused = run_fow(there({"show", without.game}), "Old Guard\n");
    CHECK(refused.code == cli::unusable);
    std::filesystem::remove(elsewhere.file("key"));
    check_silent(run_fow(there({"show", without.game}), "Old Guard\n"), without);
}

TEST_CASE("a sealed game that was changed is refused", "[sealed]") {
    const Written game;
    std::string text = files::read(game.game);
    const auto at = text.find("\"French\"");
    REQUIRE(at != std::string::npos);
    files::write(game.game, text.replace(at, 8, "\"Frenck\""));
    const Output said = run_fow(game.with_key({"show", game.game}));
    CHECK(said.code == cli::unusable);
    CHECK(said.err.find("the file was changed") != std::string::npos);
}

TEST_CASE("fow verify checks what each side committed to", "[verify][commitments]") {
    Written game;
    const Output sound = run_fow({"verify", game.open});
    CHECK(sound.code == cli::done);
    for (const char* what : {"the Allied line of retreat", "the Allied set-up", "the French line of retreat", "the French set-up"}) {
        INFO(what);
        CHECK(sound.out.find("kept: " + std::string(what) + " is what was committed to\n") != std::string::npos);
    }
    CHECK(run_fow(game.with_key({"verify", game.game})).out.find("sound: sealed, turn 1") == 0);
    SECTION("a changed one is named, and the record refused") {
        Record record = game.session.record();
        record.commitments[3].hash[0] ^= 1;
        files::write(game.open, write_record(record));
        const Output broken = run_fow({"verify", game.open});
        CHECK(broken.code == cli::unusable);
        CHECK(broken.err.find("the French set-up is not what was committed to") != std::string::npos);
    }
    SECTION("a missing one is named") {
        Record record = game.session.record();
        record.commitments.erase(record.commitments.begin());
        files::write(game.open, write_record(record));
        const Output missing = run_fow({"verify", game.open});
        CHECK(missing.code == cli::done);
        CHECK(missing.out.find("not committed to: the Allied line of retreat\n") != std::string::npos);
    }
    SECTION("and they are compared with an earlier copy") {
        const std::string earlier = game.folder.file("earlier.json"), final_copy = game.folder.file("final.json");
        std::filesystem::copy_file(game.game, earlier);
        REQUIRE_FALSE(game.session.play(Resign{}));
        files::write(final_copy, write_record(game.session.record()));
        const Output same = run_fow({"verify", final_copy, "--against", earlier});
        CHECK(same.code == cli::done);
        CHECK(same.out.find("every commitment in the earlier copy is the same") != std::string::npos);
        CHECK(run_fow({"verify", final_copy, "--against", game.open}).code == cli::done);
        // The same game with new commitments: somebody rewrote the past.
        const Written other;
        const Output forged = run_fow({"verify", other.open, "--against", earlier});
        CHECK(forged.code == cli::unusable);
        CHECK(forged.err.find("is not the commitment to the Allied line of retreat that " + earlier + " shows") != std::string::npos);
        Record fewer = game.session.record();
        fewer.commitments.pop_back();
        files::write(final_copy, write_record(fewer));
        CHECK(run_fow({"verify", final_copy, "--against", earlier}).code == cli::unusable);
    }
}
