// A player's own battlefields as files, one for each.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "app/store.hpp"

namespace fow::app {

/// Adds a battlefield to the player's own, under another name if its name is taken, and returns its path. `written(name)`: its document
/// under that name.
std::filesystem::path add_field(const Store& store, const System& system, const std::string& name,
                                const std::function<std::string(const std::string& name)>& written);
/// False if the file cannot be deleted. Does not throw.
bool delete_field(const std::filesystem::path& path);

}  // namespace fow::app
