// What a writer can be made to write, its reader takes: the largest amounts of everything.
#include "catch.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include "core/letters.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/comments.hpp"
#include "json/ledger.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

[[nodiscard]] std::string accents_of(std::size_t letters) {
    std::string text;
    for (std::size_t i = 0; i < letters; ++i) text += "\u00E9";
    return text;
}

[[nodiscard]] std::size_t count_of(const std::string& part, const std::string& text) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

/// Each kind of remark, with the longest contents.
[[nodiscard]] std::vector<TableEvent> all_remarks() {
    const GameMoment moment{23 * 60 + 59, 999999};
    return {PhraseGivenUp{french_seat},
            GameSetBack{moment, moment, true},
            ChanceChosen{ChanceChosen::How::seed},
            PracticeAlone{},
            PlayedOn{moment},
            TimeUp{allied_seat},
            SeatTaken{allied_seat, std::nullopt},
            SeatTaken{french_seat, ComputedPlayer{Level::corporal, Style::patient, {}}},
            SeatTaken{french_seat, ComputedPlayer{.program = accents_of(name_letters)}},
            HintsAllowed{},
            HintGiven{french_seat}};
}

/// A record with that many remarks, which `what(i)` chooses, spread over its plies.
template <class Choose>
[[nodiscard]] Record with_remarks(std::size_t count, const Choose& what) {
    Record record = random_game(1, 60);
    for (std::size_t i = 0; i < count; ++i) record.remarks.push_back({record.plies.size() * i / count, what(i)});
    return record;
}

}  // namespace

TEST_CASE("a record keeps all remarks that it may have, and one with more is not written", "[record][amounts][slow]") {
    const std::vector<TableEvent> kinds = all_remarks();
    for (const TableEvent& widest : {kinds[1], kinds[8]}) {
        // Two of them in turn, so that nothing merges.
        const Record record =
            with_remarks(remark_limit, [&](std::size_t i) { return i % 2 == 0 ? widest : TableEvent(TimeUp{french_seat}); });
        const std::string text = write_record(record);
        CHECK(text.size() < (16u << 20));
        CHECK(read_record(text, "record").record.remarks == record.remarks);
    }
    const Record more = with_remarks(remark_limit + 1, [](std::size_t) { return TableEvent(TimeUp{french_seat}); });
    CHECK_THROWS_AS(write_record(more), GameTooLong);
    CHECK(refusal([&] { return write_record(more); }).reason == "The game is too long to be saved: it has more than 60000 remarks.");
}

TEST_CASE("each kind of remark is read as it was written, once or often", "[record][amounts]") {
    const std::vector<TableEvent> kinds = all_remarks();
    const Record each = with_remarks(kinds.size() * 3, [&](std::size_t i) { return kinds[i / 3]; });
    CHECK(read_record(write_record(each), "record").record.remarks == each.remarks);
    const Record mixed = with_remarks(kinds.size() * 3, [&](std::size_t i) { return kinds[i % kinds.size()]; });
    CHECK(read_record(write_record(mixed), "record").record.remarks == mixed.remarks);
}

TEST_CASE("thousands of hints and of turns without time left take one line each, and all of them are kept", "[record][amounts]") {
    const Record record =
        with_remarks(3000, [](std::size_t i) { return i < 1500 ? TableEvent(HintGiven{french_seat}) : TableEvent(TimeUp{french_seat}); });
    const std::string text = write_record(record);
    CHECK(count_of("\"hint_given\"", text) == 1);
    CHECK(count_of("\"time_up\"", text) == 1);
    CHECK(read_record(text, "record").record.remarks == record.remarks);
    // Version 1.0 wrote a line for each.
    Record few = with_remarks(2, [](std::size_t) { return TableEvent(HintGiven{french_seat}); });
    std::string before = write_record(few);
    const std::string half = std::to_string(few.plies.size() / 2);
    const std::string merged = "\"again\":[" + half + "],\"hint_given\":\"french\",\"ply\":0}";
    const auto at = before.find(merged);
    REQUIRE(at != std::string::npos);
    before.replace(at, merged.size(), "\"hint_given\":\"french\",\"ply\":0},{\"hint_given\":\"french\",\"ply\":" + half + "}");
    CHECK(read_record(before, "record").record.remarks == few.remarks);
}

TEST_CASE("repeated remarks are in order and in the game", "[record][amounts][strict]") {
    const Record few = with_remarks(2, [](std::size_t) { return TableEvent(HintGiven{french_seat}); });
    const std::string text = write_record(few), again = "\"again\":[" + std::to_string(few.plies.size() / 2) + "]";
    const auto fault = [&](const std::string& list) {
        std::string spoiled = text;
        const auto at = spoiled.find(again);
        REQUIRE(at != std::string::npos);
        spoiled.replace(at, again.size(), "\"again\":" + list);
        return refusal([&] { return read_record(spoiled, "record"); }).pointer;
    };
    CHECK(fault("[20,19]") == "/remarks/0/again/1");
    CHECK(fault("[" + std::to_string(few.plies.size() + 1) + "]") == "/remarks/0/again/0");
    CHECK(fault("[\"20\"]") == "/remarks/0/again/0");
    CHECK(fault("20") == "/remarks/0/again");
}

TEST_CASE("a clock keeps what each seat thought in each turn of the longest game", "[record][amounts]") {
    Record record = random_game(1, 60);
    record.clock = {ClockKind::turn, 60, 0, false};
    for (int turn = 1; turn <= static_cast<int>(ply_limit); ++turn)
        for (const Seat seat : seats) record.thoughts.push_back({seat, turn, 1000});
    CHECK(read_record(write_record(record), "record").record.thoughts == record.thoughts);
}

TEST_CASE("comments are kept whole, as many and as long as they may be", "[amounts]") {
    const std::string id(16, 'i');
    std::vector<Comment> comments;
    for (std::size_t i = 0; i < comment_limit; ++i)
        comments.push_back({std::nullopt, i, accents_of(comment_letters), {i, i, std::string(32, 'd'), {660, 999999}}});
    CHECK(read_comments(documents(), write_comments(documents(), id, comments), "comments", id) == comments);
    comments.resize(1);
    comments[0].text += "more";
    CHECK(read_comments(documents(), write_comments(documents(), id, comments), "comments", id)[0].text == accents_of(comment_letters));
}

TEST_CASE("progress in any number of lessons and games is read again", "[amounts]") {
    Progress progress;
    // Two files in the folder of own lessons may be called almost the same.
    for (const char* end : {"a", "b"}) progress.done.insert("own/" + accents_of(250) + end);
    progress.done.insert("own/" + std::string(100, '\xff'));
    for (int i = 0; i < 3000; ++i) {
        progress.done.insert("own/" + std::to_string(i));
        std::string id = std::to_string(10000000 + i);
        progress.against.push_back({id + id, "waterloo", {}, GameAgainstComputer::Result::won, 1000000});
    }
    progress.against.push_back({{}, "waterloo", {}, GameAgainstComputer::Result::won, 0});
    const Progress read = read_progress(write_progress(progress), "progress");
    CHECK(read.done.size() == 2000);
    CHECK(read.against.size() >= 1999);
}

TEST_CASE("the command of a program and the names of the players are kept whole", "[settings][amounts]") {
    Settings settings;
    settings.program = accents_of(command_letters);
    settings.first_player = settings.second_player = accents_of(name_letters);
    CHECK(read_settings(write_settings(settings), "settings") == settings);
}

TEST_CASE("a ledger with the most games and remarks is read again", "[amounts]") {
    const std::vector<TableEvent> kinds = all_remarks();
    std::vector<LedgerEntry> entries;
    for (std::size_t i = 0; i < ledger_limit; ++i) {
        std::string id = std::to_string(10000000 + i);
        LedgerEntry entry{&documents(), id + id, {ply_limit, remark_limit, std::string(32, 'd'), {660, 999999}}, true, {}, {}};
        for (const Seat seat : seats) entry.thoughts.push_back({seat, static_cast<int>(ply_limit), thought_limit});
        for (const Seat seat : seats) entry.phrases[seat] = Phrase{std::string(16, 's'), std::string(32, 'c')};
        for (std::size_t k = 0; k < ledger_remark_limit; ++k) entry.remarks.push_back(kinds[k % kinds.size()]);
        entries.push_back(std::move(entry));
    }
    const LedgerVolume volume{entries, ledger_volumes, std::numeric_limits<int>::max()};
    CHECK(read_ledger(write_ledger(volume), "ledger", only_documents()) == volume);
}

}  // namespace fow::testing
