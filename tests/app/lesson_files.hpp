// A lesson of one's own, for tests: a short game with one step of each kind.
#pragma once

#include "catch.hpp"

#include <filesystem>
#include <string>

#include "app/running.hpp"
#include "files/files.hpp"

namespace fow::test {

inline std::string brook() { return read_bytes(std::filesystem::path(FOW_SOURCE_DIR) / "tests/fuzz/corpus/lesson/across-the-brook"); }

/// Into the lessons of whoever plays there.
inline void keep_lesson(const Folder& folder, const std::string& name, const std::string& text) {
    files::write(folder.path() / "data" / "lessons" / (name + ".json"), text);
}

inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
    REQUIRE(text.find(from) != std::string::npos);
    return text.replace(text.find(from), from.size(), to);
}

/// Without drawing.
inline const std::string blank = "--seed 1 --layout /dev/null";

inline void expect_played(const Folder& folder, const std::string& script, const std::string& arguments = blank) {
    const Outcome outcome = run_script(folder, script, arguments);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}

}  // namespace fow::test
