// Records with random damage, cut anywhere, and carefully forged.
#include <nlohmann/json.hpp>
#include <random>
#include "catch.hpp"

#include "games/waterloo/json/texts.hpp"

namespace fow::testing {

using namespace waterloo;
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
