// How the program was started.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/script.hpp"
#include "core/settings.hpp"

namespace fow::app {

struct ProgramOptions {
    std::filesystem::path data_dir;              ///< folder of the player's files
    std::filesystem::path key;                   ///< file of the program's key
    std::filesystem::path data;                  ///< folder that contains rules/ and assets/
    std::filesystem::path settings;              ///< settings file
    std::optional<Size> size;                    ///< overrides the window's last size
    std::optional<std::uint64_t> seed;           ///< seed of dice and draws; the players are told
    std::string dice;                            ///< dictated outcomes, in the notation of a game: "Blue,Red+"
    std::optional<std::filesystem::path> load;   ///< a record to start with
    std::optional<std::filesystem::path> file;   ///< a game or a battlefield to start with
    std::optional<std::vector<Command>> script;  ///< a script; the program quits at its end
    std::string script_name;
    std::filesystem::path shots;                  ///< folder for the script's pictures
    std::optional<std::filesystem::path> frames;  ///< file for one line per frame of the script
    std::optional<std::filesystem::path> layout;  ///< file for layout faults; nothing is drawn then
    std::optional<Pace> pace;                     ///< overrides the setting
    bool speech = false;                          ///< the script is read aloud too, if the settings say so
};

}  // namespace fow::app
