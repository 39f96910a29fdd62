// Text made harmless for a terminal.
#include "core/visible.hpp"
#include "core/letters.hpp"

#include "catch.hpp"

using namespace fow;

TEST_CASE("ordinary text stays as it is", "[visible]") {
    for (const char* text : {"", "Ney", "1er Léger\nMüffling — “d’Erlon”", "\xf0\x9f\x90\x8e 馬", "a\\u001b"}) CHECK(visible(text) == text);
}

TEST_CASE("a text for the screen reader has blanks in place of control characters and keeps the rest", "[visible]") {
    const std::string text = "Marie  [31m   \xc3\xa9 100 % \"--\"";
    CHECK(without_controls("Marie\n\x1b[31m\xc2\x9b\xe2\x80\xae \xc3\xa9 100 % \"--\"") == text);
    CHECK(without_controls("a\xff\xc3") == "a");
}

TEST_CASE("control characters are written out", "[visible]") {
    CHECK(visible("\x1b[31m") == "\\u001b[31m");
    CHECK(visible(std::string_view("a\0b\tc\rd\x7f", 8)) == "a\\u0000b\\u0009c\\u000dd\\u007f");
    CHECK(visible("\xc2\x80\xc2\x9b\xc2\x9f\xc2\xa0") == "\\u0080\\u009b\\u009f\xc2\xa0");
    CHECK(visible("\xe2\x80\xae\xe2\x81\xa6\xd8\x9c\xe2\x80\xa8") == "\\u202e\\u2066\\u061c\\u2028");
}

TEST_CASE("bytes that are not UTF-8 are written out", "[visible]") {
    CHECK(visible("\x9b"
                  "2J") == "\\x9b2J");
    CHECK(visible("a\xc3") == "a\\xc3");                           // cut off
    CHECK(visible("\xc0\x9b") == "\\xc0\\x9b");                    // overlong
    CHECK(visible("\xe0\x82\x9b") == "\\xe0\\x82\\x9b");           // overlong
    CHECK(visible("\xed\xa0\x80") == "\\xed\\xa0\\x80");           // a surrogate
    CHECK(visible("\xf4\x90\x80\x80") == "\\xf4\\x90\\x80\\x80");  // beyond U+10FFFF
    CHECK(visible("\xc3\x1b") == "\\xc3\\u001b");
}

TEST_CASE("the beginning of a character at the end of a text is told from a whole one", "[visible]") {
    for (const char* text : {"", "a", "é", "\xe2\x80\xae", "\x9b\x9b\x9b\x9b"}) CHECK(incomplete_end(text) == 0);
    CHECK(incomplete_end("a\xc3") == 1);
    CHECK(incomplete_end("\xe2\x80") == 2);
    CHECK(incomplete_end("\xf0\x9f\x90") == 3);
}

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
