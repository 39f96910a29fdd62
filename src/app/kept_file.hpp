// Small documents of the player's own that the program keeps beside the games: defaults stand in for what cannot be read.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "files/files.hpp"
#include "fow/json/documents.hpp"

namespace fow::app {

/// `Value` is what it holds; a default one stands in where there is no file, or none that can be used.
template <class Value, Value (*read)(const std::string&, const std::string&), std::string (*write)(const Value&)>
class KeptFile {
public:
    explicit KeptFile(std::filesystem::path path) : path_(std::move(path)) {
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
    /// There was one, good or not.
    [[nodiscard]] bool found() const { return found_; }
    /// Why it cannot be used.
    [[nodiscard]] const std::optional<DataError>& refusal() const { return refusal_; }

    /// Writes what has changed. A file that could not be used is kept beside it first, as NAME.broken, with a number where
    /// that is taken. Throws WriteError, and does not try again before something else is to be kept.
    void keep(const Value& value) {
        if (value == value_) return;
        value_ = value;
        if (refusal_) {
            const std::string aside = path_.string() + ".broken";
            for (int n = 2, kept = files::keep_as(path_, aside); !kept; ++n) kept = files::keep_as(path_, aside + "." + std::to_string(n));
            refusal_.reset();
        }
        files::write(path_, write(value));
    }

private:
    std::filesystem::path path_;
    Value value_;
    bool found_ = false;
    std::optional<DataError> refusal_;
};

/// The players' choices for their window.
using SettingsFile = KeptFile<Settings, read_settings, write_settings>;
/// Which lessons have been learnt.
using ProgressFile = KeptFile<Progress, read_progress, write_progress>;

}  // namespace fow::app
