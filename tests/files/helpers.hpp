// What the tests of files share.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>

#include "catch.hpp"
#include "core/errors.hpp"
#include "files/files.hpp"

namespace fow::files {

/// An environment variable that is set as long as the object lives.
class Variable {
public:
    Variable(const char* name, const std::string& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        set(value);
    }
    ~Variable() { set(before_); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    void set(const std::optional<std::string>& value) {
#ifdef _WIN32
        ::_putenv_s(name_, value ? value->c_str() : "");  // an empty one is none
#else
        if (value) ::setenv(name_, value->c_str(), 1);
        else ::unsetenv(name_);
#endif
    }
    const char* name_;
    std::optional<std::string> before_;
};

template <class Act>
[[nodiscard]] DataError refusal(Act act) {
    try {
        act();
    } catch (const DataError& error) {
        return error;
    }
    throw std::logic_error("it was not refused");
}

/// Why that file cannot be read.
[[nodiscard]] inline std::string reason(const std::filesystem::path& path) {
    const DataError error = refusal([&] { static_cast<void>(read(path)); });
    CHECK(error.document == path.string());
    return error.reason;
}

[[nodiscard]] inline std::set<std::string> names_in(const std::filesystem::path& folder) {
    std::set<std::string> names;
    for (const std::filesystem::directory_entry& entry : std::filesystem::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

}  // namespace fow::files
