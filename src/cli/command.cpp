#include "cli/command.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <istream>
#include <ostream>

#include "chance/chance.hpp"
#include "files/files.hpp"
#include "language/command_line.hpp"

namespace fow::cli {
namespace {

[[nodiscard]] std::string examples_text(const std::vector<std::string>& lines) {
    std::string text = lines.size() == 1 ? tr("Example:") : tr("Examples:");
    for (const std::string& line : lines) text += "\n  " + line;
    return text;
}

}  // namespace

Argument& Argument::required() {
    option_->required();
    return *this;
}
Argument& Argument::words(int least, int most) {
    option_->expected(least, most);
    return *this;
}
Argument& Argument::shows_default() {
    option_->capture_default_str();
    return *this;
}
Argument& Argument::at_least_0() {
    option_->check(whole_number("NONNEGATIVE", 0));
    return *this;
}
Argument& Argument::at_least_1() {
    option_->check(whole_number("POSITIVE", 1));
    return *this;
}
Argument& Argument::within(int least, int most) {
    option_->check(whole_number("INT in [" + std::to_string(least) + " - " + std::to_string(most) + "]", least, most));
    return *this;
}
Argument& Argument::like_a_seed() {
    option_->check([](const std::string& text) { return text_of(fault_of_seed(text), tr); });
    return *this;
}
Argument& Argument::one_of(const std::vector<std::string>& words) {
    option_->check(one_word_of(words));
    return *this;
}
Argument& Argument::checked(const std::function<std::string(const std::string&)>& fault_of) {
    option_->check(fault_of);
    return *this;
}
Argument& Argument::excludes(const Argument& other) {
    option_->excludes(other.option_);
    return *this;
}
Argument& Argument::needs(const Argument& other) {
    option_->needs(other.option_);
    return *this;
}
Argument& Argument::tells(bool& given) {
    option_->each([&given](const std::string&) { given = true; });
    return *this;
}

CommandLine::CommandLine(const std::string& name, const std::string& help) : app_(std::make_unique<CLI::App>(help, name)) {
    app_->require_subcommand(1);
    app_->allow_windows_style_options(false);  // "/home" is a path everywhere
    speak(*app_);
}
CommandLine::~CommandLine() = default;

void CommandLine::version(const std::string& text) {
    app_->set_version_flag("--version", text, tr("Display program version information and exit"));
}

void CommandLine::describe(const std::string& name, const std::string& help) {
    auto unused = std::make_shared<std::string>();
    app_->add_option(name, *unused, help);
    requests_.push_back(std::move(unused));
}

void CommandLine::examples(const std::vector<std::string>& lines) { app_->footer(examples_text(lines)); }

std::vector<std::string> CommandLine::commands() const {
    std::vector<std::string> names;
    for (const CLI::App* command : std::as_const(*app_).get_subcommands(nullptr)) names.push_back(command->get_name());
    return names;
}

std::variant<Task, int> CommandLine::parse(std::vector<std::string> arguments, Streams io) {
    try {
        std::reverse(arguments.begin(), arguments.end());  // CLI11 expects reverse order
        app_->parse(arguments);
        return task_;
    } catch (const CLI::Success& asked) {
        return app_->exit(asked, io.out, io.err);
    } catch (const CLI::Error& error) {
        app_->exit(error, io.out, io.err);
        return static_cast<int>(Exit::usage);
    }
}

int CommandLine::tell(const Misuse& fault, Streams io) const {
    app_->exit(CLI::ValidationError(fault.argument, text_of(fault.reason, tr)), io.out, io.err);
    return Exit::usage;
}

Command::Command(CommandLine& line, const std::string& name, const std::string& help)
    : line_(line), app_(*line.app_->add_subcommand(name, tr(help))) {
    app_.group(tr("Subcommands"));
}

Argument Command::text(const std::string& name, std::string& value, const std::string& help) {
    return Argument(app_.add_option(name, value, tr(help)));
}
Argument Command::texts(const std::string& name, std::vector<std::string>& value, const std::string& help) {
    return Argument(app_.add_option(name, value, tr(help)));
}
Argument Command::number(const std::string& name, int& value, const std::string& help) {
    return Argument(app_.add_option(name, value, tr(help)));
}
Argument Command::number(const std::string& name, std::uint64_t& value, const std::string& help) {
    return Argument(app_.add_option(name, value, tr(help)));
}
Argument Command::flag(const std::string& name, bool& value, const std::string& help) {
    return Argument(app_.add_flag(name, value, tr(help)));
}

Argument Command::seed(std::uint64_t& value, const std::string& help) { return number("--seed", value, help).like_a_seed(); }
Argument Command::json(bool& value, const std::string& help) { return flag("--json", value, help); }

void Command::examples(const std::vector<std::string>& lines) { app_.footer(examples_text(lines)); }

void Command::does(Task work) {
    app_.callback([&line = line_, work = std::move(work)] { line.task_ = work; });
}

void Command::keep(std::shared_ptr<void> value) { line_.requests_.push_back(std::move(value)); }

std::string text_in(const std::string& path, Streams io) {
    if (path != "-") return files::read(path);
    std::string text;
    std::array<char, 1 << 14> buffer{};
    while (io.in.read(buffer.data(), buffer.size()) || io.in.gcount() > 0) {
        text.append(buffer.data(), static_cast<std::size_t>(io.in.gcount()));
        if (text.size() > files::size_limit) throw DataError(tr_later("standard input"), "", Told("it is larger than 16 MiB"));
    }
    if (io.in.bad()) throw DataError(tr_later("standard input"), "", Told("it cannot be read"));
    return text;
}

int refuse(const Violation& violation, std::ostream& err) {
    err << to_text(violation, tr) << '\n';
    return Exit::refused;
}

int refuse(const Refused& refused, std::ostream& err) {
    err << fill(tr("{rule}: {reason}"), {{"rule", refused.rule}, {"reason", text_of(refused.reason, tr)}}) << '\n';
    return Exit::refused;
}

void Progress::tell(std::uint64_t done, std::uint64_t of, const char* what) {
    if (!io_.err_is_terminal || std::chrono::steady_clock::now() - told_ < pause_) return;
    io_.err << "fow: " << done << " of " << of << ' ' << what << '\n';
    told_ = std::chrono::steady_clock::now();
}

}  // namespace fow::cli
