#include "json/voices.hpp"

#include "catch.hpp"
#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "json/edits.hpp"

namespace fow::testing {
namespace {

[[nodiscard]] std::string shipped_voices() { return files::read(std::filesystem::path(FOW_SOURCE_DIR) / "assets" / "voices.json"); }

[[nodiscard]] DataError voices_refused(const std::string& text) {
    return refusal([&] { return read_voices(text, "voices.json"); });
}

}  // namespace

TEST_CASE("the introduction has ten lines, and each chapter that something is said at exists", "[voices]") {
    const Voices voices = read_voices(shipped_voices(), "voices.json");
    CHECK(voices.introduction.lines.size() == 10);
    CHECK(std::filesystem::exists(std::filesystem::path(FOW_SOURCE_DIR) / "assets" / (voices.introduction.picture + ".svg")));
    std::set<std::string> chapters;
    for (const auto& book : std::filesystem::directory_iterator(std::filesystem::path(FOW_SOURCE_DIR) / "docs" / "rules"))
        for (const Chapter& chapter : chapters_of(files::read(book.path()))) chapters.insert("chapter:" + chapter.id);
    for (const auto& [place, said] : voices.sayings) {
        CAPTURE(place);
        CHECK((place.rfind("chapter:", 0) != 0 || chapters.count(place) == 1));
        // Who said it, and in which year at the latest.
        CHECK(said.by.find("181") != std::string::npos);
    }
    CHECK(said_at(voices, "end:drawn") != nullptr);
    CHECK(said_at(voices, "end:nobody") == nullptr);
}

TEST_CASE("bad voices are refused", "[voices][strict]") {
    const std::string text = shipped_voices();
    for (const auto& [pointer, value] : {std::pair{"/version", "2"},
                                         {"/introduction/labels/0/x", "1001"},
                                         {"/introduction/lines/3", "3"},
                                         {"/introduction/more", "1"},
                                         {"/sayings/0/text", "null"},
                                         {"/sayings/1/at/0", "\"chapter:W0\""},
                                         {"/more", "1"}}) {
        CAPTURE(pointer, value);
        CHECK(voices_refused(with(text, pointer, value)).pointer == pointer);
    }
}

}  // namespace fow::testing
