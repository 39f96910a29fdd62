// Where the players' choices for their desk are kept.
#pragma once

#include <filesystem>
#include <optional>

#include "fow/json/settings.hpp"

namespace fow::app {

class SettingsFile {
public:
    /// Reads it. Where there is none, or it cannot be used, the usual settings stand in.
    explicit SettingsFile(std::filesystem::path path);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// There was one, good or not.
    [[nodiscard]] bool found() const { return found_; }
    /// Why it cannot be used.
    [[nodiscard]] const std::optional<DataError>& refusal() const { return refusal_; }

    /// Writes what has changed. A file that could not be used is kept beside it first, as settings.json.broken, with a number
    /// where that is taken. Throws WriteError, and does not try again before something else is chosen.
    void keep(const Settings& settings);

private:
    std::filesystem::path path_;
    Settings settings_;
    bool found_ = false;
    std::optional<DataError> refusal_;
};

}  // namespace fow::app
