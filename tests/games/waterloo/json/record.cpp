// Records with random damage, cut anywhere, and carefully forged.
#include <nlohmann/json.hpp>
#include <random>

#include "catch.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

/// A game of some 400 plies, written.
[[nodiscard]] const std::string& written() {
    static const std::string text = write_record(random_game(1815, 400));
    return text;
}

[[nodiscard]] DataError record_refused(const std::string& text) {
    return refusal([&] { return read_record(text, "game.json"); });
}

/// The text from the beginning up to and including the n-th line with `what`.
[[nodiscard]] std::size_t line_of(const std::string& text, const std::string& what, int n) {
    std::size_t at = 0;
    for (int i = 0; i < n; ++i) at = text.find(what, at) + 1;
    return at - 1;
}

}  // namespace

TEST_CASE("a record is read as it was written", "[record]") {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        const Options options{static_cast<Mode>(seed % 3), seed % 2 == 0, seed % 3 == 0, seed % 4 < 2, seed % 5 < 2, seed % 2 == 1};
        const Record record = random_game(seed, seed * 60, options);
        const std::string text = write_record(record);
        const ReadRecord read = read_record(text, "game.json");
        CHECK_FALSE(read.broken_at);
        CHECK(read.record == record);
        CHECK(write_record(read.record) == text);
        const Replay again = replay(read.record);
        CHECK_FALSE(again.broken_at);
    }
}

TEST_CASE("W15.7 a record tells the handicap only if there is one, so that older records read as they were", "[record][W15.7]") {
    const bool handicap = GENERATE(true, false);
    CAPTURE(handicap);
    Options options;
    options.mode = Mode::expert;
    options.handicap = handicap;
    const std::string text = write_record(random_game(15, 120, options));
    CHECK_FALSE(misfit("record", text));
    CHECK((text.find("\"handicap\"") != std::string::npos) == handicap);
    const ReadRecord read = read_record(text, "game.json");
    REQUIRE_FALSE(read.broken_at);
    CHECK(read.record.options == options);
    const Replay again = replay(read.record);
    REQUIRE_FALSE(again.broken_at);
    CHECK(again.session.view(Viewer::onlooker).handicap_units.empty() != handicap);
}

TEST_CASE("a record can begin with the ordinary start or a scenario", "[record]") {
    const Record bare = Session(shipped(), {}, {"", ""}).record();
    CHECK(read_record(write_record(bare), "bare").record == bare);
    std::vector<std::filesystem::path> paths = shipped_files("scenarios");
    for (const auto& path : shipped_files("fields")) paths.push_back(path);
    for (const auto& path : paths) {
        CAPTURE(path.string());
        const Scenario scenario = read_scenario(text_of(path), path.string(), shipped());
        Session session(scenario.rules, {scenario.mode}, {"a", "b"}, Start{scenario.name, scenario.state});
        for (int i = 0; i < 40 && session.decider() != Decider::nobody; ++i) {
            if (session.decider() == Decider::chance) {
                REQUIRE(session.roll(session.rolls()[0].roll));
                continue;
            }
            ActionList list;
            legal(session.rules(), session.state(), list);
            REQUIRE_FALSE(session.play(list[static_cast<std::size_t>(i) % (list.size() - 1)]));
        }
        const ReadRecord read = read_record(write_record(session.record()), "game");
        CHECK_FALSE(read.broken_at);
        CHECK(read.record == session.record());
    }
}

TEST_CASE("a record has one ply per line and fits its schema", "[record][schema]") {
    CHECK_FALSE(misfit("record", written()));
    CHECK(written().find("\n    [\"french\", \"ready\", \"") != std::string::npos);
    CHECK(misfit("record", with(written(), "/plies/0/0", "\"nobody\"")));
    CHECK(misfit("record", without(written(), "/rules/die")));
}

TEST_CASE("records can be written with any player names", "[record]") {
    Record record = random_game(1, 5);
    record.names = {"\"quoted\"\n\\ \xe2\x9a\x94", "broken \xff byte"};
    const ReadRecord read = read_record(write_record(record), "game");
    CHECK(read.record.names[french_seat] == record.names[french_seat]);
    CHECK(read.record.names[allied_seat] == "broken \xef\xbf\xbd byte");
}

TEST_CASE("records of other formats, older and newer versions are refused by name", "[record][strict]") {
    const auto version = [](const std::string& value) { return record_refused(with(written(), "/version", value)); };
    CHECK(version("2").pointer == "/version");
    CHECK(version("2").reason == "version 2 is newer than this program can read");
    CHECK(version("0").reason == "there is no version 0");
    CHECK(version("-1").pointer == "/version");
    CHECK(version("\"1\"").pointer == "/version");
    // A newer version may contain anything: the error names the version, not what else is unknown in the file.
    CHECK(record_refused(with(with(written(), "/version", "2"), "/cards", "[]")).pointer == "/version");
    const DataError foreign = record_refused(with(written(), "/format", "\"chess/game\""));
    CHECK(foreign.pointer == "/format");
    CHECK(foreign.reason.find("chess/game") != std::string::npos);
    CHECK(record_refused(text_of(shipped_files("scenarios").front())).pointer == "/format");
    CHECK(record_refused("{}").reason.find("\"format\"") != std::string::npos);
    CHECK(record_refused(with(written(), "/game", "\"austerlitz\"")).pointer == "/game");
    CHECK(record_refused(with(written(), "/mode", "\"chess\"")).pointer == "/mode");
    CHECK(record_refused("[]").pointer.empty());
    CHECK(record_refused("").document == "game.json");
}

TEST_CASE("a bad head of a record is refused with the place of its fault", "[record][strict]") {
    struct Case {
        std::string pointer, value, refused_at;
    };
    const std::vector<Case> cases{
        {"/options/memory", "1", "/options/memory"},
        {"/options/cards", "true", "/options/cards"},
        {"/options/start_early", "1", "/options/start_early"},
        {"/options/handicap", "1", "/options/handicap"},
        {"/rules/terrain/hits/value", "0", "/rules/terrain/hits/value"},
        {"/rules/cards/hand/value", "9", "/rules/cards/hand/value"},
        {"/names/french", "null", "/names/french"},
        {"/names/prussian", "\"x\"", "/names/prussian"},
        {"/rules/turns/actions/value", "0", "/rules/turns/actions/value"},
        {"/rules/pieces/roster/5/strength", "9", "/rules/pieces/roster/5/strength"},
        {"/rules/hills", "{}", "/rules/hills"},
        {"/start", "{}", "/start"},
        {"/start", "7", "/start"},
        {"/start", R"({"name": "x", "phase": "turn", "pieces": [{"unit": "ney", "square": "z1"}]})", "/start/pieces/0/square"},
        {"/plies", "{}", "/plies"},
        {"/more", "1", "/more"}};
    for (const Case& bad : cases) {
        CAPTURE(bad.pointer, bad.value);
        CHECK(record_refused(with(written(), bad.pointer, bad.value)).pointer == bad.refused_at);
    }
    for (const char* pointer : {"/options", "/names", "/rules", "/rules/die", "/start", "/plies", "/mode", "/options/nightfall"}) {
        CAPTURE(pointer);
        CHECK(record_refused(without(written(), pointer)).reason.find("is missing") != std::string::npos);
    }
}

TEST_CASE("a Standard or an Expert record needs all of the rules", "[record][strict]") {
    const std::string standard = write_record(random_game(2, 30, {Mode::standard}));
    for (const char* part : {"/rules/terrain", "/rules/cards", "/rules/expert"})
        CHECK(record_refused(without(standard, part)).pointer == "/rules");
    CHECK_FALSE(read_record(standard, "game").broken_at);
}

TEST_CASE("records from before Standard are read and can be continued", "[record][W2.4]") {
    for (const char* name : {"basic-from-set-up", "basic-from-scenario", "basic-unset"}) {
        CAPTURE(name);
        const auto path = std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/waterloo/json/records" / (std::string(name) + ".fow");
        const std::string text = text_of(path);
        CHECK(text.find("\"terrain\"") == std::string::npos);
        CHECK_FALSE(misfit("record", text));
        const ReadRecord read = read_record(text, name);
        REQUIRE_FALSE(read.broken_at);
        CHECK(read.record.options.mode == Mode::basic);
        CHECK(read.record.rules.terrain.tiles.empty());
        CHECK(read.record.rules.cards.pack.empty());
        const Replay game = replay(read.record);
        REQUIRE_FALSE(game.broken_at);
        CHECK(game.session.decider() != Decider::nobody);
        CHECK(game.session.view(french_viewer).tiles.empty());
        CHECK_FALSE(game.session.view(french_viewer).cards);
        const ReadRecord again = read_record(write_record(read.record), name);
        CHECK_FALSE(again.broken_at);
        CHECK(again.record == read.record);
        CHECK(read_record(with(text, "/rules/turns/nightfall_turn/value", "19"), name).broken_at == 0U);
    }
}

TEST_CASE("a truncated record is refused", "[record][strict]") {
    for (std::size_t length = 0; length + 4 < written().size(); length += 997)
        CHECK(record_refused(written().substr(0, length)).reason.find("the text is incomplete") != std::string::npos);
}

TEST_CASE("the digest names the ply at which a record was tampered with", "[record][digest]") {
    const ReadRecord whole = read_record(written(), "game");
    const auto read = [](const std::string& text) { return read_record(text, "game"); };
    SECTION("a ply") {
        for (const std::size_t at : {std::size_t{1}, std::size_t{7}, std::size_t{60}}) {
            const ReadRecord cut = read(with(written(), "/plies/" + std::to_string(at) + "/1", "\"resign\""));
            CHECK(cut.broken_at == at);
            CHECK(cut.reason.find("digest") != std::string::npos);
            CHECK(cut.record.plies == std::vector<Ply>(whole.record.plies.begin(), whole.record.plies.begin() + static_cast<long>(at)));
        }
    }
    SECTION("a digest") {
        const ReadRecord cut = read(with(written(), "/plies/30/2", "\"0123456789abcdef\""));
        CHECK(cut.broken_at == 30U);
    }
    SECTION("a ply left out") { CHECK(read(without(written(), "/plies/150")).broken_at == 150U); }
    SECTION("the head") {
        CHECK(read(with(written(), "/rules/turns/nightfall_turn/value", "19")).broken_at == 0U);
        CHECK(read(with(written(), "/options/memory", "false")).broken_at == 0U);
        CHECK(read(with(written(), "/rules/pieces/roster/0/name", "\"1er Leger\"")).broken_at == 0U);
    }
    SECTION("names and layout are free") {
        CHECK_FALSE(read(with(written(), "/names/french", "\"Somebody else\"")).broken_at);
        CHECK_FALSE(read(with(written(), "/$schema", "\"anywhere/record.schema.json\"")).broken_at);
    }
    SECTION("the last plies left out") {
        const std::size_t end = line_of(written(), ",\n    [", 100);
        const ReadRecord cut = read(written().substr(0, end) + "\n  ]\n}\n");
        CHECK_FALSE(cut.broken_at);  // an earlier stage of the same game
        CHECK(cut.record.plies.size() == 100);
    }
}

TEST_CASE("an invalid ply cuts the record and is reported", "[record][strict]") {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"\"e4-e6\"", "must be a list, not a text"},
        {"[]", "a ply is [who, what, digest]"},
        {"[\"french\", \"e4-e6\"]", "a ply is [who, what, digest]"},
        {"[1, 2, 3]", "must be a text, not a number"},
        {"[\"french\", \"castles\", \"0123456789abcdef\"]", "\"castles\" is not the notation of an action or an outcome"},
        {"[\"chance\", \"end\", \"0123456789abcdef\"]", "\"end\" is not the notation of an action or an outcome"},
        {"[\"french\", \"die:Blue\", \"0123456789abcdef\"]", "\"die:Blue\" is not the notation of an action or an outcome"},
        {"[\"marshal\", \"end\", \"0123456789abcdef\"]", "\"marshal\" is not one of french, allied, chance"},
        {"null", "must be a list, not nothing"}};
    for (const auto& [ply, reason] : cases) {
        const ReadRecord cut = read_record(with(written(), "/plies/12", ply), "game");
        CHECK(cut.broken_at == 12U);
        CHECK(cut.reason == reason);
        CHECK(cut.record.plies.size() == 12);
    }
}

namespace {

using nlohmann::json;

void add(std::uint64_t& digest, const std::string& text) {
    for (const char c : text) digest = (digest ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
}

/// The record with new digests, computed according to docs/formats.md, as a careful forger would do it.
[[nodiscard]] std::string sealed(const std::string& record) {
    json document = json::parse(record);
    json head = document;
    for (const char* free : {"$schema", "names", "plies"}) head.erase(free);
    std::uint64_t digest = 0xcbf29ce484222325ULL;
    add(digest, head.dump());
    for (json& ply : document["plies"]) {
        add(digest, ply[0].get<std::string>() + " " + ply[1].get<std::string>() + "\n");
        std::string text(16, '0');
        for (std::size_t i = 0; i < 16; ++i) text[i] = "0123456789abcdef"[(digest >> (60 - 4 * i)) & 15];
        ply[2] = text;
    }
    return document.dump();
}

/// Whether the games are the same in everything that their plies depend on: everything except the names.
[[nodiscard]] bool same_game(Record a, const Record& b) {
    a.names = b.names;
    return a == b;
}

}  // namespace

TEST_CASE("a record is read as it was written at every length", "[record][property]") {
    const Record whole = random_game(18, 320);
    for (std::size_t length = 0; length <= whole.plies.size(); ++length) {
        Record record = whole;
        record.plies.resize(length);
        const ReadRecord read = read_record(write_record(record), "game");
        REQUIRE_FALSE(read.broken_at);
        REQUIRE(read.record == record);
    }
}

TEST_CASE("a record with any byte changed is refused, cut short, or the same game", "[record][property]") {
    const Record record = random_game(6, 140);
    const std::string text = write_record(record);
    std::mt19937 numbers(1815);
    int refused = 0, cut = 0;
    for (int i = 0; i < 2000; ++i) {
        std::string spoiled = text;
        const std::size_t at = numbers() % text.size();
        spoiled[at] = static_cast<char>(i % 2 == 0 ? text[at] ^ (1 << (numbers() % 8)) : numbers() % 256);
        CAPTURE(at, spoiled[at]);
        try {
            const ReadRecord read = read_record(spoiled, "game");
            cut += read.broken_at ? 1 : 0;
            REQUIRE((read.broken_at || same_game(read.record, record)));
            REQUIRE((!read.broken_at || *read.broken_at == read.record.plies.size()));
        } catch (const DataError& error) {
            ++refused;
            REQUIRE(error.document == "game");
            REQUIRE_FALSE(error.reason.empty());
        }
    }
    CHECK(refused > 300);
    CHECK(cut > 300);
}

TEST_CASE("a record cut off at any byte is refused", "[record][property]") {
    const std::string text = write_record(random_game(6, 3));
    const std::size_t end = text.rfind('}');
    std::mt19937 numbers(1815);
    for (int i = 0; i < 300; ++i)
        REQUIRE_FALSE(refusal([&] { return read_record(text.substr(0, numbers() % end), "game"); }).reason.empty());
}

TEST_CASE("digests computed as documented match the program's", "[record][digest]") {
    const std::string text = write_record(random_game(2, 120));
    CHECK(same_json(sealed(text), text));
}

TEST_CASE("a forged record is cut where the rules forbid the ply", "[record][digest]") {
    const std::string text = write_record(random_game(3, 120));
    const auto forged = [&](std::size_t at, const std::string& who, const std::string& what) {
        const std::string place = "/plies/" + std::to_string(at);
        const std::string changed = with(with(text, place + "/0", '"' + who + '"'), place + "/1", '"' + what + '"');
        const ReadRecord read = read_record(sealed(changed), "game");
        CHECK(read.broken_at == at);
        CHECK(read.record.plies.size() == at);
        return read.reason;
    };
    CHECK(forged(0, "chance", "die:Blue") == "that outcome of chance is not due here");
    CHECK(forged(0, "allied", "ready") == "allied does not decide here, chance does");
    CHECK(forged(1, "allied", "ney@a1").rfind("W6.1: ", 0) == 0);
    CHECK(forged(1, "allied", "uxbridge@a1").rfind("W6.2: ", 0) == 0);
    CHECK(forged(1, "allied", "ready").rfind("W6.3: ", 0) == 0);
    CHECK(forged(1, "french", "ney@a1") == "french does not decide here, allied does");
    CHECK(forged(2, "chance", "line:left") == "chance does not decide here, allied does");
    CHECK(forged(119, "nobody", "end") == "\"nobody\" is not one of french, allied, chance");
}

TEST_CASE("a record cannot continue after the end of a game", "[record][digest]") {
    json document = json::parse(write_record(random_game(4, 100)));
    const std::string who = document["plies"][99][0] == "chance" ? "allied" : document["plies"][99][0].get<std::string>();
    document["plies"].erase(99);
    for (int twice = 0; twice < 2; ++twice) document["plies"].push_back({who, "resign", ""});
    const ReadRecord read = read_record(sealed(document.dump()), "game");
    REQUIRE(read.broken_at == 100U);
    CHECK(read.reason == who + " does not decide here, nobody does");
}

}  // namespace fow::testing
