// Names in any writing: their letters are loaded when they are met, and words that run to the left are turned for the screen.
#include "ui/window/letters.hpp"

#include "catch.hpp"

using namespace fow::ui;

TEST_CASE("Letters are met once", "[ui][letters]") {
    Letters letters;
    CHECK_FALSE(letters.meet("Napoléon, “Garde” – Œuvre…"));
    CHECK(letters.meet("Иван"));
    CHECK_FALSE(letters.meet("Ивана"));
    CHECK(letters.met().count(U'н') == 1);
    CHECK(letters.meet("日本"));
    CHECK(letters.meet("\xD0"));  // a faulty byte becomes a box
    std::string many;
    for (int i = 0; i < 3000; ++i) {
        const int letter = 0x4E00 + i;
        many += {static_cast<char>(0xE0 | letter >> 12), static_cast<char>(0x80 | (letter >> 6 & 0x3F)),
                 static_cast<char>(0x80 | (letter & 0x3F))};
    }
    static_cast<void>(letters.meet(many));
    CHECK(letters.met().size() == Letters::most);
}

TEST_CASE("Hebrew is shown from the right, what stands around it from the left", "[ui][letters]") {
    CHECK(in_visual_order("Napoléon") == "Napoléon");
    CHECK(in_visual_order("שלום") == "םולש");
    CHECK(in_visual_order("Is שלום here (2)?\nשלום") == "Is םולש here (2)?\nםולש");
    CHECK(in_visual_order("") == "");
    // Arabic letters are joined: these are their joined shapes, from left to right.
    CHECK(in_visual_order("سلام") == "\xEF\xBB\xA1\xEF\xBB\xBC\xEF\xBA\xB3");
}

TEST_CASE("Faulty UTF-8 does no harm", "[ui][letters][bounds]") {
    CHECK(code_points("a\xFFz") == U"a\xFFFDz");
    CHECK(code_points("\xE6\x97") == U"\xFFFD");
    for (int byte = 0x80; byte < 0x100; ++byte) {
        const std::string text = std::string("ש") + static_cast<char>(byte) + "x";
        static_cast<void>(in_visual_order(text));
        Letters letters;
        static_cast<void>(letters.meet(text));
    }
}
