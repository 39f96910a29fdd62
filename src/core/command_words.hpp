// The commands that start outside programs: their words, and what the programs are called.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fow {

/// The words between blanks; quotation marks of either kind keep blanks together. Nothing if one is not closed.
[[nodiscard]] std::optional<std::vector<std::string>> words_of_command(std::string_view command);
/// Whether that word can only be meant as a file: "bot.py", "./bot", but not "0.5", an address or an option.
[[nodiscard]] bool names_file(const std::string& word);
/// What a command is called, at most name_letters: the file name of the program that it starts, or of the script that this interprets:
/// "my bot.py" for "python3 'my bot.py' --level 2". Empty if it has no words.
[[nodiscard]] std::string name_of_program(const std::string& command);

}  // namespace fow
