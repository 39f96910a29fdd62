#include "app/start.hpp"

#include <SDL_messagebox.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/program.hpp"
#include "app/typed_paths.hpp"
#include "chance/chance.hpp"
#include "core/visible.hpp"
#include "files/files.hpp"
#include "files/languages.hpp"
#include "files/platform.hpp"
#include "language/command_line.hpp"
#include "language/tr.hpp"

namespace fow::app {
namespace {

/// Bad faces and sizes are refused when the command line is parsed.
std::string fault_of_dice(std::span<const OfferedGame> games, const std::string& outcomes) {
    std::string fault;
    for (const OfferedGame& game : games) {
        if (game.fault_of_outcomes == nullptr) continue;
        std::string why = game.fault_of_outcomes(outcomes);
        if (why.empty()) return {};
        if (fault.empty()) fault = std::move(why);
    }
    return fault.empty() ? tr("there is no chance in this game") : fault;
}
std::string fault_of_size(const std::string& size) {
    try {
        static_cast<void>(parse_size(size));
        return {};
    } catch (const std::exception& fault) {
        return fault.what();
    }
}

std::string outcomes_of(std::span<const OfferedGame> games) {
    std::string all;
    for (const OfferedGame& game : games)
        if (!game.outcomes.empty()) all += (all.empty() ? "" : "; ") + std::string(game.outcomes);
    return all;
}

/// In a box if nobody can read that stream: Windows gives a program with a window none. The text may quote a file or an argument, so it is
/// made harmless first.
void print(std::FILE* to, Uint32 box, const std::string& text) {
    std::fputs(visible(text).c_str(), to);
    if (std::fflush(to) != 0 || std::ferror(to) != 0)
        static_cast<void>(SDL_ShowSimpleMessageBox(box, "Fog of Waterloo", visible(text).c_str(), nullptr));
}

/// Why the program does not start.
void complain(const std::string& text) { print(stderr, SDL_MESSAGEBOX_ERROR, text); }

/// `data_dir`: where the player wants to have everything, or "".
void choose_folders(ProgramOptions& options, const std::string& data_dir) {
    options.data = files::data_folder();
    options.data_dir = data_dir.empty() ? files::user_data_folder() : std::filesystem::path(data_dir);
    const std::filesystem::path own = data_dir.empty() ? files::user_config_folder() : options.data_dir;
    if (data_dir.empty())  // version 1.0 let others look into them
        for (const auto& folder : {options.data_dir, own}) files::keep_private(folder);
    options.key = own / "key";
    options.settings = own / "settings.json";
}

/// What the words of the command line ask for.
struct Request {
    explicit Request(std::span<const OfferedGame> games);
    /// Throws CLI::ParseError.
    void read(std::vector<std::string> words) {
        std::reverse(words.begin(), words.end());  // CLI11 expects reverse order
        line.parse(std::move(words));
    }

    ProgramOptions options;
    std::string file, load, data_dir, size, pace, script, shots = ".", frames, layout;
    CLI::App line{tr("Fog of Waterloo: a battle of hidden pieces for two players at one screen."), "fog-of-waterloo"};
};

Request::Request(std::span<const OfferedGame> games) {
    speak(line);
    line.allow_windows_style_options(false);  // "/home" is a path everywhere
    auto* to_open = line.add_option("FILE", file, tr("A game to watch or continue, or a battlefield to play on"));
    line.add_option("--load", load, tr("A record to continue"))->excludes(to_open);
    line.add_option("--data-dir", data_dir, tr("Folder for saved games (default: the user's data folder)"));
    line.add_option("--size", size, tr("Window size, at least 1024x640 (default: the last one)"))->check(fault_of_size);
    line.add_option("--seed", options.seed, tr("Seed of dice and draws; the players are told (default: each game has its own)"))
        ->check([](const std::string& text) { return text_of(fault_of_seed(text), tr); });
    line.add_option("--dice", options.dice,
                    fill(tr("Dictated outcomes of chance, {outcomes}; the players are told"), {{"outcomes", outcomes_of(games)}}))
        ->check([games](const std::string& outcomes) { return fault_of_dice(games, outcomes); });
    line.add_option("--pace", pace, tr("Speed of animations: off, brisk, steady or slow (default: the setting)"))
        ->check(one_word_of({"off", "brisk", "steady", "slow"}));
    auto* written = line.add_option("--script", script, tr("Plays a script of input and quits; the manual describes scripts"));
    line.add_option("--shots", shots, tr("Folder for the script's pictures"))->capture_default_str();
    line.add_option("--frames", frames, tr("File for one line about each frame of the script"))->needs(written);
    line.add_option("--layout", layout, tr("File for layout faults in the script's frames, which are not drawn"))->needs(written);
    line.add_flag("--speech", options.speech, tr("Reads the script's frames aloud too, if the settings say so"))->needs(written);
    line.set_version_flag("--version", "fog-of-waterloo " FOW_VERSION, tr("Display program version information and exit"));
}

/// Prints the help or the complaint that these words lead to, in the language of the system: only then its catalogue is worth reading.
/// Returns the exit code.
int answer(std::span<const OfferedGame> games, const std::vector<std::string>& words) {
    if (const std::string fault = files::speak_as_system(files::data_folder()); !fault.empty())
        std::fputs(visible("fog-of-waterloo: " + fault + "\n").c_str(), stderr);
    Request request(games);
    try {
        request.read(words);
        return 0;
    } catch (const CLI::ParseError& fault) {
        std::ostringstream out;
        std::ostringstream err;
        const bool answered = request.line.exit(fault, out, err) == 0;
        if (answered) print(stdout, SDL_MESSAGEBOX_INFORMATION, out.str());
        else complain(err.str());
        return answered ? 0 : 2;
    }
}

int start_program(std::span<const OfferedGame> games, const std::vector<std::string>& words) {
    Request request(games);
    try {
        request.read(words);
    } catch (const CLI::ParseError&) {
        return answer(games, words);
    }
    ProgramOptions& options = request.options;
    choose_folders(options, request.data_dir);
    if (!request.size.empty()) options.size = parse_size(request.size);
    options.shots = request.shots;
    options.pace = pace_from_word(request.pace);
    if (!request.load.empty()) options.load = without_address(request.load);
    if (!request.file.empty()) options.file = without_address(request.file);
    if (!request.script.empty()) {
        options.script = parse_script(files::read(request.script), request.script);
        options.script_name = request.script;
        if (!request.frames.empty()) options.frames = request.frames;
        if (!request.layout.empty()) options.layout = request.layout;
    }
    Systems systems = opened(games, options.data, options.seed.value_or(0));
    return Program(std::move(options), std::move(systems)).run();
}

}  // namespace

int start(std::span<const OfferedGame> games, int argc, char** argv) {
    platform::prepare_program();
    try {
        return start_program(games, platform::arguments(argc, argv));
    } catch (const DataError& fault) {
        complain(std::string("fog-of-waterloo: ") + fault.what() + "\n");
        return 3;
    } catch (const std::exception& fault) {
        complain(std::string("fog-of-waterloo: ") + fault.what() + ".\n" +
                 tr("The game needs a graphical desktop: start it from a terminal window there, or over \"ssh -X\".") + "\n");
        return 1;
    }
}

}  // namespace fow::app
