// Scripts: text files with one command per line (docs/manual.md).
#pragma once

#include <string>
#include <vector>

namespace fow::app {

enum class Verb {
    click,
    right_click,
    drag,
    hold,
    hold_key,
    key,
    key_down,
    key_again,
    key_up,
    reach,
    point,
    press,
    release,
    double_click,
    scroll,
    type,
    rush,
    wait,
    meanwhile,
    shot,
    expect,
    expect_not,
    expect_control,
    expect_no_control,
    resize,
    dice,
    focus_lost,
    minimise,
    quit,
};

struct Command {
    Verb verb = Verb::quit;
    std::vector<std::string> words;  ///< the arguments; their number depends on the verb
    int number = 0;                  ///< milliseconds, for hold, hold-key, wait and meanwhile
    int line = 0;                    ///< the first is 1
    friend bool operator==(const Command&, const Command&) = default;
};

/// Throws DataError (document, "line N", reason) for the first line that is not a command.
[[nodiscard]] std::vector<Command> parse_script(const std::string& text, const std::string& document);

/// Parses "1280x800". Throws std::invalid_argument with a sentence if it is malformed or below 1024x640.
struct Size {
    int width = 1280;
    int height = 800;
    friend bool operator==(const Size&, const Size&) = default;
};
[[nodiscard]] Size parse_size(const std::string& text);

}  // namespace fow::app
