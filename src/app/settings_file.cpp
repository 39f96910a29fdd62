#include "app/settings_file.hpp"

#include "files/files.hpp"

namespace fow::app {

namespace fs = std::filesystem;

SettingsFile::SettingsFile(fs::path path) : path_(std::move(path)) {
    std::error_code unknown;
    found_ = fs::exists(fs::symlink_status(path_, unknown));
    if (!found_) return;
    try {
        settings_ = read_settings(files::read(path_), path_.string());
    } catch (const DataError& fault) {
        refusal_ = fault;
    }
}

void SettingsFile::keep(const Settings& settings) {
    if (settings == settings_) return;
    settings_ = settings;
    if (refusal_) {
        const std::string aside = path_.string() + ".broken";
        for (int n = 2, kept = files::keep_as(path_, aside); !kept; ++n) kept = files::keep_as(path_, aside + "." + std::to_string(n));
        refusal_.reset();
    }
    files::write(path_, write_settings(settings));
}

}  // namespace fow::app
