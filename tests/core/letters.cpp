#include "core/letters.hpp"

#include "catch.hpp"

using namespace fow;

TEST_CASE("a letter is a code point, however many bytes it has", "[letters]") {
    CHECK(letters_in("") == 0);
    CHECK(letters_in("Marie") == 5);
    CHECK(letters_in("\u00C9lodie") == 6);
    CHECK(letters_in("\U0001F5E1\U0001F5E1") == 2);
    CHECK(letters_in("a\xff\x80z") == 3);
    CHECK(letters_in("\x80\x80z") == 2);
    CHECK(first_letters("\u00E9\u00E9\u00E9", 2) == "\u00E9\u00E9");
    CHECK(first_letters("\u00E9\u00E9\u00E9", 3) == "\u00E9\u00E9\u00E9");
    CHECK(first_letters("\u00E9\u00E9\u00E9", 9) == "\u00E9\u00E9\u00E9");
    CHECK(first_letters("abc", 0).empty());
    CHECK(first_letters("", 4).empty());
    CHECK(first_letters("\x80\x80z", 1) == "\x80\x80");
}

TEST_CASE("an abridged text keeps its beginning and its end, and no more letters than asked for", "[letters]") {
    CHECK(abridged("a short text", 20) == "a short text");
    CHECK(abridged("abcdefghijklmnopqrstuvwxyz", 15) == "abcde ... vwxyz");
    std::string accents;
    for (int i = 0; i < 1000; ++i) accents += "\u00E9";
    for (const std::size_t most : {6, 7, 50, 999, 1000}) {
        CAPTURE(most);
        CHECK(letters_in(abridged(accents, most)) == most);
    }
}
