// Runs each reader on its fuzzing corpus, and on every input that was once a finding.
#include <filesystem>
#include <vector>
#include "catch.hpp"

#include "files/files.hpp"
#include "readers.hpp"

namespace fow::fuzz {
namespace {

namespace fs = std::filesystem;

[[nodiscard]] std::vector<fs::path> inputs(const char* kind, std::string_view target) {
    const fs::path tests = fs::path(FOW_SOURCE_DIR) / "tests";
    std::vector<fs::path> folders{tests / "fuzz" / kind / target};
    for (const auto& game : fs::directory_iterator(tests / "games")) folders.push_back(game.path() / "fuzz" / kind / target);
    std::vector<fs::path> found;
    for (const fs::path& folder : folders)
        if (fs::exists(folder)) found.insert(found.end(), fs::directory_iterator(folder), fs::directory_iterator());
    return found;
}

void read_all(const char* kind, const Target& target) {
    for (const fs::path& path : inputs(kind, target.name)) {
        INFO(path);
        CHECK_NOTHROW(target.read(files::read(path)));
    }
}

TEST_CASE("each reader keeps its promises over its corpus", "[fuzz]") {
    for (const Target& target : targets) {
        INFO(target.name);
        CHECK_FALSE(inputs("corpus", target.name).empty());
        read_all("corpus", target);
    }
}

TEST_CASE("inputs that were once findings cause no fault any more", "[fuzz]") {
    for (const Target& target : targets) read_all("regressions", target);
}

}  // namespace
}  // namespace fow::fuzz
