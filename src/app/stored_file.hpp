// Small files that the program stores next to the games: settings and progress.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "files/files.hpp"
#include "json/documents.hpp"

namespace fow::app {

/// A stored `Value`; the default value if there is no file or an unusable one.
template <class Value, Value (*read)(const std::string&, const std::string&), std::string (*write)(const Value&)>
class StoredFile {
public:
    explicit StoredFile(std::filesystem::path path) : path_(std::move(path)) {
        std::error_code unknown;
        found_ = std::filesystem::exists(std::filesystem::symlink_status(path_, unknown));
        if (!found_) return;
        try {
            value_ = read(files::read(path_), path_.string());
        } catch (const DataError& fault) {
            refusal_ = fault;
        }
    }

    [[nodiscard]] const Value& value() const { return value_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Whether the file existed, usable or not.
    [[nodiscard]] bool found() const { return found_; }
    /// Why the file cannot be used.
    [[nodiscard]] const std::optional<DataError>& refusal() const { return refusal_; }

    /// Writes the value if it has changed. An unusable file is first kept as NAME.broken, or NAME.broken.2 if that exists.
    /// Throws WriteError; the same value is not tried again.
    void save(const Value& value) {
        if (value == value_) return;
        value_ = value;
        if (refusal_) {
            const std::string aside = path_.string() + ".broken";
            for (int n = 2, kept = files::keep_as(path_, aside); !kept; ++n) kept = files::keep_as(path_, aside + "." + std::to_string(n));
            refusal_.reset();
        }
        files::write(path_, write(value), files::Readers::owner);
    }

private:
    std::filesystem::path path_;
    Value value_;
    bool found_ = false;
    std::optional<DataError> refusal_;
};

using SettingsFile = StoredFile<Settings, read_settings, write_settings>;
using ProgressFile = StoredFile<Progress, read_progress, write_progress>;

}  // namespace fow::app
