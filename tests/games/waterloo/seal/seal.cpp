// A sealed game opens for those who may open it, and in no other way.
#include <iostream>
#include <random>
#include "catch.hpp"

#include "files/files.hpp"
#include "games/waterloo/seal/games.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

const std::string french_phrase = "Vive l'Empereur \xe2\x9a\x94", allied_phrase = "hard pounding";

/// A sealed game with a phrase for each seat; made once, since phrases take time.
struct Kept {
    Session session = committed_game(1815, 260, {Mode::standard});
    seal::Key program = seal::Key::random();
    seal::Seal seal;
    std::string text;
    Kept() {
        seal.set_phrase(french_seat, french_phrase);
        seal.set_phrase(allied_seat, allied_phrase);
        text = sealed_text(seal, session, program);
    }
};
[[nodiscard]] const Kept& kept() {
    static const Kept game;
    return game;
}

[[nodiscard]] std::optional<seal::Opened> opened(const std::string& text) {
    return seal::open(sealed_in(text), "game.json", kept().program);
}

/// The text cannot be used: the document, the key or the seal refuses it.
void check_refused(const std::string& text) {
    bool opens = false;
    try {
        opens = opened(text).has_value();
    } catch (const DataError& error) {
        CHECK(error.document == "game.json");
    }
    CHECK_FALSE(opens);
}

}  // namespace

TEST_CASE("however much room a sealed game would need, the file can be read", "[seal][amounts]") {
    const Session session = committed_game(3, 60, {Mode::expert});
    const Record& record = session.record();
    for (const std::size_t room : {std::size_t{12} << 20, std::size_t{1} << 40}) {
        const std::string text = seal::Seal().write(open_part(record), write_record(record), room, kept().program);
        CHECK(text.size() < files::size_limit);
        const auto again = opened(text);
        REQUIRE(again);
        CHECK(record_in(*again).record == record);
    }
}

TEST_CASE("a sealed game is opened by the program that sealed it", "[seal]") {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        CAPTURE(seed);
        const Session session = committed_game(seed, seed * 70, {static_cast<Mode>(seed % 3), seed % 2 == 0});
        const seal::Seal seal;
        const std::string text = sealed_text(seal, session, kept().program);
        const auto again = opened(text);
        REQUIRE(again);
        CHECK_FALSE(record_in(*again).broken_at);
        CHECK(record_in(*again).record == session.record());
        CHECK_FALSE(again->seal.asks(french_seat));
        CHECK_FALSE(again->seal.has_phrase(allied_seat));
        CHECK(sealed_text(seal, session, kept().program) != text);  // no nonce is used twice
    }
}

TEST_CASE("another program does not open it, but both phrases do", "[seal]") {
    const SealedRecord sealed = sealed_in(kept().text);
    CHECK_FALSE(seal::open(sealed, "game.json", seal::Key::random()));
    CHECK_FALSE(seal::open(sealed, "game.json", {french_phrase, "soft pounding"}));
    CHECK_FALSE(seal::open(sealed, "game.json", {allied_phrase, french_phrase}));
    CHECK_FALSE(seal::open(sealed, "game.json", {"", allied_phrase}));
    auto elsewhere = seal::open(sealed, "game.json", {french_phrase, allied_phrase});
    REQUIRE(elsewhere);
    CHECK(record_in(*elsewhere).record == kept().session.record());
    CHECK_FALSE(elsewhere->seal.asks(french_seat));
    CHECK_FALSE(elsewhere->seal.asks(allied_seat));
    // From then on it belongs to that program.
    const seal::Key other = seal::Key::random();
    CHECK(seal::open(sealed_in(sealed_text(elsewhere->seal, kept().session, other)), "game.json", other));
}

TEST_CASE("the size of a sealed deployment does not tell what is in it", "[seal][secrets]") {
    const SealedDeployment open{nullptr, french_seat, "Mine", {}, {}, {}};
    const std::string little(300, '.'), much(5000, '.');
    const auto one = kept().seal.sealed(open, little), other = kept().seal.sealed(open, much);
    REQUIRE((one && other));
    CHECK(one->seal.size() == other->seal.size());
    CHECK(kept().seal.opened(*one, "x.json")->starts_with(little));
}

TEST_CASE("each seat's phrase is asked for once", "[seal]") {
    auto again = opened(kept().text);
    REQUIRE(again);
    CHECK(again->seal.asks(french_seat));
    CHECK(again->seal.asks(allied_seat));
    CHECK_FALSE(again->seal.say(french_seat, allied_phrase));
    CHECK(again->seal.asks(french_seat));
    CHECK(again->seal.say(french_seat, french_phrase));
    CHECK_FALSE(again->seal.asks(french_seat));
    CHECK(again->seal.asks(allied_seat));
    CHECK(seal::is_phrase(sealed_in(kept().text), allied_seat, allied_phrase));
    CHECK_FALSE(seal::is_phrase(sealed_in(kept().text), allied_seat, french_phrase));
}

TEST_CASE("both phrases still open a game that is saved before they were entered again", "[seal]") {
    auto again = opened(kept().text);
    REQUIRE(again);
    const SealedRecord later = sealed_in(sealed_text(again->seal, kept().session, kept().program));
    CHECK(seal::open(later, "game.json", {french_phrase, allied_phrase}));
    SECTION("but not once a phrase has been given up") {
        again->seal.drop_phrase(allied_seat);
        const SealedRecord dropped = sealed_in(sealed_text(again->seal, kept().session, kept().program));
        CHECK_FALSE(dropped.phrases_key);
        CHECK_FALSE(dropped.phrases[allied_seat]);
        CHECK(dropped.phrases[french_seat]);
        CHECK_FALSE(seal::open(dropped, "game.json", {french_phrase, allied_phrase}));
    }
    SECTION("and a changed phrase waits for the other one") {
        again->seal.set_phrase(french_seat, "Merde");
        CHECK_FALSE(sealed_in(sealed_text(again->seal, kept().session, kept().program)).phrases_key);
        REQUIRE(again->seal.say(allied_seat, allied_phrase));
        const SealedRecord changed = sealed_in(sealed_text(again->seal, kept().session, kept().program));
        CHECK_FALSE(seal::open(changed, "game.json", {french_phrase, allied_phrase}));
        CHECK(seal::open(changed, "game.json", {"Merde", allied_phrase}));
    }
}

TEST_CASE("after any change in the open part, the seal does not open", "[seal][tampering]") {
    const std::string& text = kept().text;
    REQUIRE(opened(text));
    const std::vector<std::pair<std::string, std::string>> changes{{"/mode", "\"expert\""},
                                                                   {"/options/memory", "false"},
                                                                   {"/options/nightfall", "true"},
                                                                   {"/options/start_early", "true"},
                                                                   {"/options/where_are_the_prussians", "true"},
                                                                   {"/options/handicap", "true"},
                                                                   {"/names/french", "\"Grouchy\""},
                                                                   {"/names/allied", "\"\""},
                                                                   {"/commitments", "[]"},
                                                                   {"/commitments/0/seat", "\"french\""},
                                                                   {"/commitments/1/what", "\"line_of_retreat\""},
                                                                   {"/commitments/2/hash", "\"" + std::string(64, '7') + "\""},
                                                                   {"/phrases", "{}"},
                                                                   {"/phrases/french/salt", "\"" + std::string(32, '7') + "\""},
                                                                   {"/phrases/french/check", "\"" + std::string(64, '7') + "\""},
                                                                   {"/phrases/allied/check", "\"" + std::string(64, '7') + "\""},
                                                                   {"/program_key", "\"" + std::string(144, '7') + "\""},
                                                                   {"/phrases_key", "\"" + std::string(144, '7') + "\""},
                                                                   {"/seal", "\"" + std::string(400, 'A') + "\""}};
    for (const auto& [pointer, value] : changes) {
        CAPTURE(pointer);
        check_refused(with(text, pointer, value));
    }
    for (const char* pointer :
         {"/phrases/french", "/phrases/allied", "/phrases_key", "/commitments/3", "/program_key", "/seal", "/names"}) {
        CAPTURE(pointer);
        check_refused(without(text, pointer));
    }
    // A cheat replaces the opponent's phrase with their own.
    seal::Seal own;
    own.set_phrase(french_seat, "mine");
    SealedRecord forged = sealed_in(text);
    forged.phrases[french_seat] = sealed_in(sealed_text(own, kept().session, kept().program)).phrases[french_seat];
    REQUIRE(seal::is_phrase(forged, french_seat, "mine"));
    check_refused(write_sealed_record(forged));
    // Layout does not matter.
    CHECK(opened(with(text, "/$schema", "\"sealed-record.schema.json\"")));
}

TEST_CASE("after a changed byte the file does not open, unless the byte is between members", "[seal][tampering][property][slow]") {
    const std::string& text = kept().text;
    std::mt19937 numbers(1815);
    int shut = 0, harmless = 0;
    for (int i = 0; i < 3000; ++i) {
        std::string spoiled = text;
        const std::size_t at = i % 2 == 0 ? numbers() % text.size() : numbers() % text.find("\"seal\"");
        spoiled[at] = static_cast<char>(text[at] ^ (1 << (numbers() % 8)));
        CAPTURE(at);
        try {
            const auto sealed = read_sealed_record(spoiled, "game.json", only_documents());
            if (!sealed || !seal::open(*sealed, "game.json", kept().program)) {
                ++shut;
                continue;
            }
            ++harmless;
            REQUIRE(same_json(spoiled, text));
        } catch (const DataError& error) {
            ++shut;
            REQUIRE(error.document == "game.json");
        }
    }
    std::cout << "3000 sealed files with a byte changed: " << shut << " do not open, " << harmless << " say the same in another layout\n";
    CHECK(shut > 2900);
}

TEST_CASE("a changed byte anywhere in the seal is noticed", "[seal][tampering]") {
    SealedRecord sealed = sealed_in(kept().text);
    for (const std::size_t at :
         {std::size_t{0}, std::size_t{23}, std::size_t{24}, std::size_t{40}, sealed.seal.size() / 2, sealed.seal.size() - 1}) {
        CAPTURE(at);
        SealedRecord spoiled = sealed;
        spoiled.seal[at] = static_cast<char>(spoiled.seal[at] ^ 1);
        CHECK_THROWS_AS(seal::open(spoiled, "game.json", kept().program), DataError);
    }
}

TEST_CASE("a key file of another size is refused by its name", "[seal]") {
    CHECK(seal::key_of(kept().program.bytes(), "key").bytes() == kept().program.bytes());
    for (const std::size_t size : {std::size_t{0}, std::size_t{31}, std::size_t{33}}) {
        const DataError error = refusal([&] { return seal::key_of(std::string(size, 'x'), "the/key"); });
        CHECK(error.document == "the/key");
        CHECK(error.reason.find(std::to_string(size)) != std::string::npos);
    }
}

TEST_CASE("hashes and keys are those of BLAKE2b and Argon2id", "[seal]") {
    // BLAKE2b (RFC 7693) of "abc" with 32 bytes of output.
    const std::string expected{
        "\xbd\xdd\x81\x3c\x63\x42\x39\x72\x31\x71\xef\x3f\xee\x98\x57\x9b\x94\x96\x4e\x3b\xb1\xcb\x3e\x42\x72\x62\xc8\xc0\x68\xd5\x23\x19"};
    CHECK(seal::hash_of("abc") == expected);
    const std::string salt(16, 's');
    CHECK(seal::Key::of_phrase("x", salt).bytes() == seal::Key::of_phrase("x", salt).bytes());
    CHECK(seal::Key::of_phrase("x", salt).bytes() != seal::Key::of_phrase("x", std::string(16, 't')).bytes());
}

}  // namespace fow::testing
