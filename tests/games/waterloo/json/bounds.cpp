// Texts made to be expensive: each is refused as soon as possible, and with little memory.
#include <malloc.h>
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <functional>
#include <new>
#include <random>

#include "catch.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/sealed.hpp"

namespace {

std::atomic<std::size_t> held = 0, most_held = 0, ever_held = 0;

void* counted_or_null(std::size_t size) noexcept {
    void* room = std::malloc(size);
    if (room == nullptr) return nullptr;
    const std::size_t real = ::malloc_usable_size(room);
    ever_held += real;
    most_held = std::max<std::size_t>(most_held, held += real);
    return room;
}
void* counted(std::size_t size) {
    if (void* room = counted_or_null(size)) return room;
    throw std::bad_alloc();
}
void give_back(void* room) {
    if (room != nullptr) held -= ::malloc_usable_size(room);
    std::free(room);
}

}  // namespace

// Counts all memory of this program, which can be bounded without a clock.
void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted_or_null(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted_or_null(size); }
void operator delete(void* room) noexcept { give_back(room); }
void operator delete[](void* room) noexcept { give_back(room); }
void operator delete(void* room, std::size_t) noexcept { give_back(room); }
void operator delete[](void* room, std::size_t) noexcept { give_back(room); }

namespace fow::testing {

using namespace waterloo;
namespace {

constexpr std::size_t mebibyte = 1u << 20;

/// The memory that a step took, in addition to what was in use before.
struct Cost {
    std::size_t most;  ///< at the same time
    std::size_t all;   ///< in total, even if freed again: using memory takes time
};
[[nodiscard]] Cost cost_of(const std::function<void()>& step) {
    const std::size_t before = held, all_before = ever_held;
    most_held = before;
    step();
    return {most_held - before, ever_held - all_before};
}

[[nodiscard]] std::string repeated(const std::string& text, std::size_t count) {
    std::string all;
    all.reserve(text.size() * count);
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

/// The most memory that any reader of documents uses for it; each reader must refuse it.
[[nodiscard]] Cost cost_of_refusing(const std::string& text) {
    const Ruleset rules = shipped();
    Cost worst{0, 0};
    for (const std::function<void()>& read : std::initializer_list<std::function<void()>>{
             [&] { static_cast<void>(read_record(text, "hostile")); },
             [&] { static_cast<void>(read_sealed_record(text, "hostile", only_documents())); },
             [&] { static_cast<void>(read_scenario(text, "hostile", rules)); },
             [&] { static_cast<void>(read_drawing(text, "hostile", rules)); }, [&] { static_cast<void>(read_settings(text, "hostile")); },
             [&] { static_cast<void>(read_deployment(text, "hostile", rules.pieces.roster)); }}) {
        const Cost cost = cost_of([&] {
            try {
                read();
            } catch (const DataError&) {}
        });
        worst = {std::max(worst.most, cost.most), std::max(worst.all, cost.all)};
    }
    return worst;
}

}  // namespace

TEST_CASE("deep nesting is refused at the 33rd level", "[bounds]") {
    for (const char* level : {"[", "{\"a\":"}) {
        const std::string text = repeated(level, 10000);
        CHECK(refusal([&] { return read_record(text, "hostile"); }).reason == "nested deeper than 32 levels");
        CHECK(cost_of_refusing(text).all < mebibyte);
        CHECK(cost_of_refusing(repeated(level, 3 * mebibyte)).all < mebibyte);
    }
}

TEST_CASE("more values than any document has are refused before they are built", "[bounds][slow][optimised]") {
    for (const char* value : {"0,", "{},", "[],", "\"\",", "[[]],", "{\"a\":0},"}) {
        INFO(value);
        const std::string text = "{\"plies\": [" + repeated(value, mebibyte) + "0]}";
        CHECK(refusal([&] { return read_record(text, "hostile"); }).reason == "more than 1000000 values");
        CHECK(refusal([&] { return read_scenario(text, "hostile", shipped()); }).reason == "more than 20000 values");
        CHECK(cost_of_refusing(text).most < 160 * mebibyte);
        CHECK(cost_of([&] { static_cast<void>(refusal([&] { return read_deployment(text, "hostile", shipped().pieces.roster); })); }).most <
              8 * mebibyte);
    }
}

TEST_CASE("an object with more members, or longer names, than any has", "[bounds]") {
    std::string members;
    for (int i = 0; i < 300000; ++i) members += "\"" + std::to_string(i) + "\":0,";
    const std::string text = "{" + members + "\"a\":0}";
    CHECK(refusal([&] { return read_record(text, "hostile"); }).reason == "an object of more than 200 members");
    CHECK(cost_of_refusing(text).all < mebibyte);
    const std::string named = "{\"" + std::string(201, 'a') + "\": 0}";
    CHECK(refusal([&] { return read_record(named, "hostile"); }).reason == "a member name of more than 200 bytes");
}

TEST_CASE("endless texts and numbers take only a few times their own length", "[bounds][optimised]") {
    const std::string inside(4 * mebibyte, '7');
    for (const std::string& text : {"\"" + inside + "\"", "{\"name\": \"" + inside + "\"}", "{\"" + inside + "\": 1}", inside,
                                    "{\"version\": " + inside + "}", "{\"version\": 0." + inside + "}", "{\"version\": 1e" + inside + "}"})
        CHECK(cost_of_refusing(text).most < 192 * mebibyte);
}

namespace {

/// A set-up in which the same piece is placed and taken back, over and over.
[[nodiscard]] Record record_of(std::size_t plies) {
    Record record;
    record.rules = shipped();
    const Rules rules(record.rules, record.options);
    State state = initial_state(rules);
    record.start.state = state;
    const auto add = [&](const Ply& ply) {
        std::visit([&](const auto& what) { apply(rules, state, what); }, ply);
        record.plies.push_back(ply);
    };
    while (turn(state) == Decider::chance) {
        RollList due;
        rolls(rules, state, due);
        add(due[0].roll);
    }
    ActionList list;
    legal(rules, state, list);
    const auto* const place = std::find_if(list.begin(), list.end(), [](const Action& a) { return std::holds_alternative<PlaceUnit>(a); });
    REQUIRE(place != list.end());
    const PlaceUnit there = std::get<PlaceUnit>(*place);
    while (record.plies.size() < plies)
        if (state.unit_at(there.square)) add(Action(Unplace{there.unit}));
        else add(Action(there));
    return record;
}

}  // namespace

TEST_CASE("a game of more plies than any is neither written nor read, and is told to be too long", "[bounds]") {
    Record record = record_of(ply_limit);
    std::string text = write_record(record);
    CHECK(read_record(text, "long").record.plies.size() == ply_limit);
    record.plies.push_back(record.plies.back());
    CHECK_THROWS_AS(write_record(record), GameTooLong);
    const auto fault = refusal([&] { return write_record(record); });
    CHECK(fault.reason == "The game is too long to be saved: it has more than 20000 steps.");
    const auto end = text.rfind("\n  ]");
    text.insert(end, ",\n    [\"allied\", \"ready\", \"0000000000000000\"]");
    CHECK(refusal([&] { return read_record(text, "long"); }).pointer == "/plies");
    CHECK(refusal([&] { return read_record(text, "long"); }).reason == "the game is too long to be read: it has more than 20000 steps");
}

TEST_CASE("a game with the most plies, remarks and thoughts can be read, also sealed", "[bounds][amounts]") {
    Record record = record_of(ply_limit);
    record.clock = {ClockKind::fischer, 86400, 86400, true};
    for (std::size_t i = 0; i < remark_limit; ++i)
        record.remarks.push_back(
            {i * ply_limit / remark_limit, i % 2 == 0 ? TableEvent(HintGiven{french_seat}) : TableEvent(TimeUp{allied_seat})});
    for (int turn = 1; turn <= static_cast<int>(ply_limit); ++turn)
        for (const Seat seat : seats) record.thoughts.push_back({seat, turn, thought_limit});
    const std::string text = write_record(record);
    CHECK(text.size() < 10 * mebibyte);  // the most room of a sealed game
    CHECK(read_record(text, "long").record.remarks == record.remarks);
}

TEST_CASE("a record with the largest number of plies, the last one bad, is cut there", "[bounds][slow]") {
    const Record record = record_of(ply_limit);
    std::string text = write_record(record);
    const auto last = text.rfind('@');
    REQUIRE(last != std::string::npos);
    text[last] = '+';
    ReadRecord read;
    const Cost cost = cost_of([&] { read = read_record(text, "long"); });
    CHECK(read.broken_at == record.plies.size() - 1);
    CHECK(read.record.plies.size() == record.plies.size() - 1);
    CHECK(cost.most < 160 * mebibyte);
}

namespace {

/// The text with a few bytes overwritten, duplicated or removed.
[[nodiscard]] std::string spoiled(std::string text, std::mt19937& numbers) {
    static const std::string bytes = "0123456789-+.eE\"{}[],:truefalsnx \n\\u\xc3\xff";
    for (std::size_t n = 1 + numbers() % 3; n > 0 && !text.empty(); --n) {
        const std::size_t at = numbers() % text.size();
        switch (numbers() % 3) {
            case 0: text[at] = bytes[numbers() % bytes.size()]; break;
            case 1: text.erase(at, 1 + numbers() % 8); break;
            default: text.insert(at, text.substr(numbers() % text.size(), numbers() % 12)); break;
        }
    }
    return text;
}

/// Everything that is read from a corrupted text can be played.
void look_at(const Rules& rules, const State& state) {
    REQUIRE_FALSE(inconsistency(rules, state));
    for (const Viewer viewer : viewers) REQUIRE(view_of(rules, state, viewer).turn == state.turn);
}

template <class Read>
void read_spoiled(const std::string& text, unsigned seed, Read read) {
    std::mt19937 numbers(seed);
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        try {
            read(spoiled(text, numbers));
        } catch (const DataError& error) {
            REQUIRE_FALSE(error.reason.empty());
            ++refused;
        }
    }
    CHECK(refused > 100);
}

}  // namespace

TEST_CASE("a corrupted document is either read or refused", "[strict][spoiled]") {
    SECTION("record") {
        read_spoiled(write_record(random_game(3, 60)), 1, [](const std::string& text) {
            const ReadRecord read = read_record(text, "game");
            const Replay game = replay(read.record);
            REQUIRE_FALSE(game.broken_at);
            look_at(game.session.rules(), game.session.state());
        });
    }
    SECTION("scenario") {
        std::vector<std::filesystem::path> paths = shipped_files("scenarios");
        for (const auto& path : shipped_files("fields")) paths.push_back(path);
        for (const auto& path : paths)
            read_spoiled(text_of(path), 2, [&](const std::string& text) {
                const Scenario scenario = read_scenario(text, "s", shipped());
                look_at(Rules(scenario.rules, {scenario.mode}), scenario.state);
                REQUIRE(read_scenario(write_scenario(scenario, shipped()), "s", shipped()).state == scenario.state);
            });
    }
    SECTION("deployment") {
        for (const auto& path : shipped_files("deployments"))
            read_spoiled(text_of(path), 3, [](const std::string& text) {
                const Roster& roster = shipped().pieces.roster;
                const Deployment deployment = read_deployment(text, "d", roster);
                REQUIRE(read_deployment(write_deployment(deployment, roster), "d", roster) == deployment);
            });
    }
    SECTION("diagram") {
        for (const auto& path : {shipped_files("diagrams").front(), shipped_files("diagrams").back()})
            read_spoiled(text_of(path), 7, [](const std::string& text) {
                const Diagram diagram = read_diagram(text, "d", shipped());
                REQUIRE(diagram.low <= diagram.high);
            });
    }
    SECTION("settings") {
        read_spoiled(write_settings({}), 6, [](const std::string& text) {
            const Settings settings = read_settings(text, "s");
            REQUIRE(read_settings(write_settings(settings), "s") == settings);
        });
    }
    SECTION("lesson") {
        read_spoiled(text_of(shipped_files("lessons").front()), 7, [](const std::string& text) {
            const Lesson lesson = read_lesson(text, "l", shipped(), rule_ids());
            look_at(Rules(lesson.ruleset, lesson.options), lesson.start.state);
            for (const Fault& fault : faults_of(lesson)) REQUIRE_FALSE(fault.reason.empty());
        });
    }
    SECTION("progress") {
        read_spoiled(write_progress({{"own/bridge", "waterloo/basic-10-the-field"}}), 8, [](const std::string& text) {
            const Progress progress = read_progress(text, "p");
            REQUIRE(read_progress(write_progress(progress), "p") == progress);
        });
    }
    SECTION("rules") {
        RulesTexts texts = shipped_texts();
        read_spoiled(shipped_texts().pieces, 4, [&](const std::string& text) {
            texts.pieces = text;
            const Ruleset set = read_ruleset(texts, "r");
            REQUIRE(faults_of(set).empty());
        });
        texts = shipped_texts();
        read_spoiled(shipped_texts().terrain, 5, [&](const std::string& text) {
            texts.terrain = text;
            const Ruleset set = read_ruleset(texts, "r");
            REQUIRE(faults_of(set).empty());
        });
    }
}

}  // namespace fow::testing
