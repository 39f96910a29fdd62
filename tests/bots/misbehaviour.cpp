// Bots that do something wrong: each fault is named, and the game goes on or ends as docs/bots.md says.
#include "catch.hpp"

#include <unistd.h>

#include <cstdlib>

#include "bots/duels.hpp"
#include "bots/outside.hpp"
#include "files/platform.hpp"

using namespace fow;
using namespace fow::test;
using bots::Lapse;

TEST_CASE("a bot that hangs is late, and loses by its third silence") {
    auto plan = duel_plan(bad_bot("hang"), "random");
    plan.terms.allowance.milliseconds = 50;
    const PlayedMatch match = play_duel(plan);
    CHECK(match.faults(Lapse::late) == 6);
    CHECK(match.report.endings.at("forfeit") == 2);
    CHECK(match.report.score == bots::Score{0, 0, 2});
    CHECK_THAT(match.games[0].report.complaints.front(), ContainsSubstring("blue: late"));
}

TEST_CASE("a bot that floods is stopped") {
    const PlayedMatch match = play_duel(duel_plan(bad_bot(GENERATE("flood", "long")), "random"));
    CHECK(match.faults(Lapse::flood) == 6);
    CHECK(match.report.endings.at("forfeit") == 2);
}

TEST_CASE("a bot that dies is started anew, and resumes the game") {
    const PlayedMatch once = play_duel(duel_plan(bad_bot("die-once"), "random"));
    CHECK(once.faults(Lapse::died) == 2);
    CHECK(once.report.endings.count("forfeit") == 0);
    const PlayedMatch always = play_duel(duel_plan(bad_bot("die"), "random"));
    CHECK(always.faults(Lapse::died) == 6);
    CHECK(always.report.endings.at("forfeit") == 2);
}

TEST_CASE("a bot that does not become ready loses") {
    const PlayedMatch match = play_duel(duel_plan(bad_bot("mute"), "random"));
    CHECK(match.faults(Lapse::mute) == 2);
    CHECK(match.report.score == bots::Score{0, 0, 2});
}

TEST_CASE("what the rules refuse is named with its rule, and loses when it is tried three times") {
    const PlayedMatch liar = play_duel(duel_plan(bad_bot("liar"), "random"));
    CHECK(liar.faults(Lapse::refused) == 6);
    CHECK(liar.report.endings.at("forfeit") == 2);
    CHECK_THAT(liar.games[0].report.complaints.front(), ContainsSubstring("refused a1-a99 (-: This is no action.)"));
    const PlayedMatch cheat = play_duel(duel_plan(bad_bot("cheat"), "random"));
    CHECK_THAT(cheat.games[0].report.complaints.front(), ContainsSubstring("refused a1-j10 (C"));
}

TEST_CASE("nonsense and false reports are skipped") {
    auto plan = duel_plan(bad_bot("nonsense"), "random");
    plan.terms.allowance.milliseconds = 50;
    const PlayedMatch match = play_duel(plan);
    CHECK(match.faults(Lapse::late) == 6);
    CHECK(match.report.score.won == 0);
}

TEST_CASE("answers to an earlier question, slowness within the time and control characters do no harm") {
    const PlayedMatch match = play_duel(duel_plan(bad_bot(GENERATE("stale", "slow", "wordy")), "random"));
    for (const Lapse fault : bots::faults) CHECK(match.faults(fault) == 0);
    CHECK(match.report.endings.count("resigned") == 0);
}

TEST_CASE("a confined bot reads nobody's files and writes none") {
    if (bots::try_program("/bin/true", {}) != platform::Lacks{}) return;
    const std::filesystem::path victim = "/tmp/bad_bot_victim";
    files::write(victim, "precious");
    ::setenv("BAD_BOT_SECRET", "1", 1);
    const PlayedMatch match = play_duel(duel_plan(bad_bot("escape"), "random"));
    ::unsetenv("BAD_BOT_SECRET");
    CHECK(match.report.names.first == "nothing");
    CHECK(files::read(victim) == "precious");
    std::filesystem::remove(victim);
}

TEST_CASE("what a bot starts ends with it, and it reaches no process of others") {
    if (bots::try_program("/bin/true", {}) != platform::Lacks{}) return;
    const std::string mark = "fow-bad-bot-" + std::to_string(::getpid());
    const auto left = [&] { return std::system(("pgrep -f '" + mark + "-[d]aemon' >/dev/null").c_str()) == 0; };
    const PlayedMatch match = play_duel(duel_plan(bad_bot("daemon " + mark), "random"));
    CHECK(match.report.names.first == "started");
    CHECK_FALSE(left());
    CHECK(play_duel(duel_plan(bad_bot("escape 1 " + std::to_string(::getpid())), "random")).report.names.first == "nothing");
}

TEST_CASE("a bot cannot take more memory than it is given") {
    auto plan = duel_plan(bad_bot("greedy-memory"), "random");
    plan.terms.memory = 500U << 20U;
    CHECK(play_duel(plan).faults(Lapse::mute) == 2);
}
