#include "ui/window/fonts.hpp"

#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>

#include "catch.hpp"
#include "folder.hpp"

using namespace fow;
namespace fs = std::filesystem;

namespace {

/// Sets $FOG_OF_WATERLOO_FONTS for the lifetime of the object.
class Below {
public:
    explicit Below(const fs::path& folder) { ::setenv("FOG_OF_WATERLOO_FONTS", folder.c_str(), 1); }
    ~Below() { ::unsetenv("FOG_OF_WATERLOO_FONTS"); }
    Below(const Below&) = delete;
    Below& operator=(const Below&) = delete;
};

}  // namespace

TEST_CASE("the fonts that come with the pictures are taken first", "[ui][fonts]") {
    const test::Folder folder;
    const ui::FontFiles system = ui::find_fonts(folder.path());
    REQUIRE_FALSE(system.regular.empty());
    const fs::path fonts = folder.path() / "fonts";
    fs::create_directory(fonts);
    fs::copy_file(system.regular, fonts / "EBGaramond12-Regular.otf");
    const ui::FontFiles found = ui::find_fonts(folder.path());
    CHECK(found.first_choice);
    CHECK(found.regular == fonts / "EBGaramond12-Regular.otf");
    CHECK(found.italic == found.regular);
}

TEST_CASE("fonts are known by what they call themselves, not by where they lie", "[ui][fonts]") {
    const test::Folder folder;
    const ui::FontFiles system = ui::find_fonts(folder.path());
    REQUIRE(system.first_choice);
    const fs::path deep = folder.path() / "a" / "b";
    fs::create_directories(deep);
    const Below below(folder.path());
    CHECK(ui::find_fonts(folder.path()).regular.empty());
    CHECK_FALSE(ui::find_fonts(folder.path()).first_choice);
    fs::copy_file(system.regular, deep / "one");
    fs::copy_file(system.small, deep / "two");
    fs::copy_file(system.italic, deep / "three");
    fs::copy_file(system.bold, deep / "four");
    const ui::FontFiles found = ui::find_fonts(folder.path());
    CHECK(found.first_choice);
    CHECK(found.regular == deep / "one");
    CHECK(found.small == deep / "two");
    CHECK(found.italic == deep / "three");
    CHECK(found.bold == deep / "four");
}

TEST_CASE("a pipe among the fonts is left alone, in a folder and in the user's own", "[ui][fonts]") {
    const test::Folder folder;
    const ui::FontFiles system = ui::find_fonts(folder.path());
    REQUIRE_FALSE(system.regular.empty());
    const fs::path deep = folder.path() / "fonts" / "deep";
    fs::create_directories(deep);
    fs::copy_file(system.regular, deep / "one");
    for (const char* name : {"pipe", "pipe.otf", "deep/EBGaramond12-Regular.otf"})
        REQUIRE(::mkfifo((folder.path() / "fonts" / name).c_str(), 0600) == 0);
    {
        const Below below(folder.path() / "fonts");
        CHECK(ui::find_fonts(folder.path() / "none").regular == deep / "one");
    }
    // The fonts that come with the pictures, and those of the system.
    CHECK(ui::find_fonts(folder.path()).regular == system.regular);
}
