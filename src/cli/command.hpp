// How the commands of `fow` declare their arguments, and what the commands of every game share.
#pragma once

#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/run.hpp"
#include "core/errors.hpp"
#include "core/played.hpp"
#include "language/tr.hpp"

namespace CLI {

class App;
class Option;

}  // namespace CLI

namespace fow::cli {

/// A command line that fits no command: becomes Exit::usage. `argument`: "--ply", "ACTION".
class Misuse : public std::runtime_error {
public:
    Misuse(std::string where, Told why) : runtime_error(where + ": " + text_of(why)), argument(std::move(where)), reason(std::move(why)) {}
    std::string argument;
    Told reason;
};

/// One argument: an option, a flag, or a word at its place.
class Argument {
public:
    explicit Argument(CLI::Option* option) : option_(option) {}
    Argument& required();
    /// Of a list: between so many words.
    Argument& words(int least, int most);
    /// The help shows the value that it has without the argument.
    Argument& shows_default();
    Argument& at_least_0();
    Argument& at_least_1();
    Argument& within(int least, int most);
    /// From 0 to 18446744073709551615.
    Argument& like_a_seed();
    Argument& one_of(const std::vector<std::string>& words);
    /// `fault_of` says what is wrong with a word; "" = nothing.
    Argument& checked(const std::function<std::string(const std::string&)>& fault_of);
    Argument& excludes(const Argument& other);
    Argument& needs(const Argument& other);
    /// Sets `given` if the argument is on the command line.
    Argument& tells(bool& given);

private:
    CLI::Option* option_;
};

/// The command line of a program with commands. Only command.cpp knows the library that parses it.
class CommandLine {
public:
    /// `help`: what the program does, in the language of the user.
    CommandLine(const std::string& name, const std::string& help);
    ~CommandLine();
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    /// What --version prints.
    void version(const std::string& text);
    /// An option that is shown in the help, but taken out of the arguments before they are parsed.
    void describe(const std::string& name, const std::string& help);
    /// At the end of the help, one per line.
    void examples(const std::vector<std::string>& lines);
    /// The names of all commands.
    [[nodiscard]] std::vector<std::string> commands() const;
    /// Parses the arguments. Returns the work of the command that they name; or, if there is nothing to do, prints the help or what is
    /// wrong with them and returns an exit code.
    [[nodiscard]] std::variant<Task, int> parse(std::vector<std::string> arguments, Streams io);
    /// Prints what is wrong; returns Exit::usage.
    int tell(const Misuse& fault, Streams io) const;

private:
    friend class Command;
    std::unique_ptr<CLI::App> app_;
    Task task_;
    std::vector<std::shared_ptr<void>> requests_;
};

/// One command while it is being declared. The values that it fills belong to its request, see request().
class Command {
public:
    Command(CommandLine& line, const std::string& name, const std::string& help);

    /// A value that lives as long as the command line.
    template <class Request>
    [[nodiscard]] Request& request(Request first = {}) {
        auto made = std::make_shared<Request>(std::move(first));
        keep(made);
        return *made;
    }
    /// `name`: "GAME" for a word at its place, "--ply" or "-o,--out" for an option. `help` is translated here, if it is one literal, which
    /// .ci/sentences finds.
    Argument text(const std::string& name, std::string& value, const std::string& help);
    Argument texts(const std::string& name, std::vector<std::string>& value, const std::string& help);
    Argument number(const std::string& name, int& value, const std::string& help);
    Argument number(const std::string& name, std::uint64_t& value, const std::string& help);
    Argument flag(const std::string& name, bool& value, const std::string& help);
    /// --seed. Numbers that are too large are refused.
    Argument seed(std::uint64_t& value, const std::string& help);
    /// --json.
    Argument json(bool& value, const std::string& help = tr_later("print one JSON object"));
    /// Shown at the end of `fow COMMAND --help`, one per line.
    void examples(const std::vector<std::string>& lines);
    /// What it does.
    void does(Task work);

private:
    void keep(std::shared_ptr<void> value);

    CommandLine& line_;
    CLI::App& app_;
};

/// A refusal to show a sealed game. Becomes Exit::refused.
class Sealed : public std::runtime_error {
public:
    explicit Sealed(Told why) : runtime_error(text_of(why)), reason(std::move(why)) {}
    Told reason;  ///< the whole sentence
};

/// The rules refused something, and the user has been told so. Becomes Exit::refused.
class Stopped : public std::exception {};

/// The text of a file named on the command line; "-" is standard input. Throws like files::read().
[[nodiscard]] std::string text_in(const std::string& path, Streams io);
/// Prints "W7.4: reason" to `err`; returns Exit::refused.
int refuse(const Violation& violation, std::ostream& err);
int refuse(const Refused& refused, std::ostream& err);
/// Shows the progress of a long command on standard error, only at a terminal, and at most once per `pause`.
class Progress {
public:
    explicit Progress(Streams io, std::chrono::milliseconds pause = std::chrono::seconds(2))
        : io_(io), pause_(pause), told_(std::chrono::steady_clock::now()) {}
    /// "3 of 1000 games"
    void tell(std::uint64_t done, std::uint64_t of, const char* what);

private:
    Streams io_;
    std::chrono::milliseconds pause_;
    std::chrono::steady_clock::time_point told_;
};

}  // namespace fow::cli
