// Pictures and fonts from files: a file that would be too much for its parser is refused before it is parsed.
#include "catch.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "folder.hpp"
#include "open_window.hpp"
#include "ui/window/fonts.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/window/svg_bounds.hpp"

using namespace fow;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

std::string times(const std::string& text, std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

std::string svg_with(const std::string& inside) { return "<svg viewBox=\"0 0 60 60\">" + inside + "</svg>"; }

const std::string shape = "<path d=\"M0 0L60 60\"/>";

}  // namespace

TEST_CASE("a picture that is too large, too full or nested too deeply is refused with the reason", "[ui][pictures]") {
    CHECK(ui::fault_of_svg(svg_with(times("<g>", 15) + shape + times("</g>", 15))).empty());
    CHECK(ui::fault_of_svg(svg_with(times("<g>", 16) + shape + times("</g>", 16))) == "its elements are nested deeper than 16 levels");
    CHECK(ui::fault_of_svg(times("<g>", 17)) == "its elements are nested deeper than 16 levels");
    CHECK(ui::fault_of_svg(svg_with(times(shape, 499))).empty());
    CHECK(ui::fault_of_svg(svg_with(times(shape, 500))) == "it has more than 500 elements");
    CHECK(ui::fault_of_svg(svg_with("<path d=\"" + times("0 0 ", 12500) + "\"/>")) == "an element has more than 49152 bytes");
    CHECK(ui::fault_of_svg(svg_with(times(" ", 200000))) == "it has more than 196608 bytes");
    CHECK(ui::fault_of_svg("<").empty());  // the parser finds nothing in it
    CHECK(ui::fault_of_svg(svg_with("<!-- <g><g> -->" + times("</g>", 40) + times("<g/>", 40))).empty());
}

TEST_CASE("the tint of a picture does not outlive its frame", "[ui][pictures]") {
    const auto window = open_window(1024, 640);
    window->begin_frame();
    SDL_Texture* eye = window->pictures().sign("eye", 20, 20);
    REQUIRE(eye != nullptr);
    SDL_SetTextureAlphaMod(eye, 158);  // as SDL's software renderer leaves it
    SDL_SetTextureColorMod(eye, 10, 20, 30);
    window->end_frame();
    window->begin_frame();
    Uint8 alpha = 0, red = 0, green = 0, blue = 0;
    SDL_GetTextureAlphaMod(eye, &alpha);
    SDL_GetTextureColorMod(eye, &red, &green, &blue);
    CHECK(alpha == 255);
    CHECK((red == 255 && green == 255 && blue == 255));
    window->end_frame();
}

TEST_CASE("a picture with more dashes than a painter manages is refused, wherever the dashes are set", "[ui][pictures]") {
    const std::string line = "<path d=\"M0 0L60 60\" stroke=\"black\" ";
    CHECK(ui::fault_of_svg(svg_with(line + "stroke-dasharray=\"2.4 2\"/>")).empty());
    CHECK(ui::fault_of_svg(svg_with(line + "stroke-dasharray=\"none\"/>")).empty());
    CHECK(ui::fault_of_svg(svg_with(line + "stroke=\"#123456\"/>")).empty());
    const std::string too_many = "it may have more than 100000 dashes";
    for (const char* dashes : {"0.0001 0.0001", "1e-9", ".000001,.000001", "0 0.0001"}) {
        CAPTURE(dashes);
        CHECK(ui::fault_of_svg(svg_with(line + "stroke-dasharray=\"" + dashes + "\"/>")) == too_many);
        CHECK(ui::fault_of_svg(svg_with(line + "style='fill:none; stroke-dasharray: " + dashes + ";'/>")) == too_many);
        CHECK(ui::fault_of_svg(svg_with(std::string("<g stroke-dasharray=\"") + dashes + "\"><g>" + line + "/></g></g>")) == too_many);
    }
    CHECK(ui::fault_of_svg(svg_with("<path stroke-dasharray=\"1\" d=\"" + times("M0 0L99999 99999", 20) + "\"/>")) == too_many);
    CHECK(ui::fault_of_svg(svg_with(line + "stroke-dasharray=\"0.01%\"/>")) == "its dashes are measured in per cent");
    CHECK(ui::fault_of_svg(svg_with("<style>path { stroke-dasharray: 0.0001 }</style>" + line + "/>")) == "its style sheet has dashes");
    for (const char* number : {"1000000", "1e30", "-1e999", "1e-999"})
        CHECK(ui::fault_of_svg(svg_with("<path d=\"M0 0L60 " + std::string(number) + "\"/>")) == "it has a number above 100000");
}

TEST_CASE("no picture that comes with the game is refused", "[ui][pictures]") {
    int found = 0;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(FOW_SOURCE_DIR) / "assets")) {
        if (entry.path().extension() != ".svg") continue;
        INFO(entry.path());
        std::ifstream file(entry.path());
        const std::string document{std::istreambuf_iterator<char>(file), {}};
        CHECK(ui::fault_of_svg(document).empty());
        ++found;
    }
    CHECK(found > 20);
}

TEST_CASE("a refused picture is replaced by a plain shape, and the notice names the file and the reason", "[ui][pictures]") {
    const Folder folder;
    std::ofstream(folder.path() / "drum.svg") << svg_with(times("<g>", 200000) + shape + times("</g>", 200000));
    std::ofstream(folder.path() / "eye.svg") << svg_with(times("<g>", 20) + shape + times("</g>", 20));
    fs::create_directory(folder.path() / "star.svg");
    const auto window = open_window(1024, 640);
    ui::Pictures pictures(*window, folder.path(), {});
    for (const char* name : {"drum", "eye", "star"}) CHECK(pictures.svg(name, 40, 40) != nullptr);
    CHECK(window->notices().size() >= 3);
    const auto told = [&](const std::string& sentence) {
        return std::find(window->notices().begin(), window->notices().end(), sentence) != window->notices().end();
    };
    CHECK(told("The picture drum.svg is not used, because it has more than 196608 bytes; a plain shape is shown."));
    CHECK(told("The picture eye.svg is not used, because its elements are nested deeper than 16 levels; a plain shape is shown."));
    CHECK(told("The picture star.svg is missing; a plain shape is shown."));
}

TEST_CASE("a font file that is larger than any font is not used", "[ui][fonts]") {
    const Folder folder;
    const fs::path fonts = folder.path() / "fonts";
    fs::create_directory(fonts);
    const fs::path huge = fonts / "EBGaramond12-Regular.otf";
    std::ofstream(huge) << "OTTO";
    CHECK(ui::find_fonts(folder.path()).regular == huge);
    fs::resize_file(huge, ui::font_bytes + 1);
    CHECK(ui::find_fonts(folder.path()).regular != huge);
}
