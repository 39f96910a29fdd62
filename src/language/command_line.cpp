#include "language/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>

#include "language/tr.hpp"

namespace fow {
namespace {

/// A sentence of the library, with its placeholders, and ours for it.
struct Reworded {
    const char* library;
    const char* ours;
};
constexpr std::array reworded{
    Reworded{"A subcommand is required", tr_later("a command is missing")},
    Reworded{"{option} is required", tr_later("{option} is missing")},
    Reworded{"{option} excludes {other}", tr_later("{option} and {other} exclude each other")},
    Reworded{"{option} requires {other}", tr_later("{option} needs {other}")},
    Reworded{"{option}: {count} required {type} missing", tr_later("{option}: its value is missing")},
    Reworded{"{option}: At least {count} required but received {given}", tr_later("{option}: a value is missing")},
    Reworded{"{option}: At Most {count} required but received {given}", tr_later("{option}: there are too many values")},
    Reworded{"Could not convert: {option} = {word}", tr_later("{option}: \"{word}\" does not fit")},
    Reworded{"The following argument was not expected: {words}", tr_later("not expected: {words}")},
    Reworded{"The following arguments were not expected: {words}", tr_later("not expected: {words}")},
};

/// What stands in the text for the placeholders of the pattern; nothing if the text is not such a sentence. No two placeholders touch.
std::optional<Told::Values> values_in(std::string_view text, std::string_view pattern) {
    Told::Values values;
    while (true) {
        const auto open = pattern.find('{');
        if (open == std::string_view::npos) break;
        if (text.substr(0, open) != pattern.substr(0, open)) return std::nullopt;
        text.remove_prefix(open);
        const auto close = pattern.find('}');
        const std::string_view name = pattern.substr(open + 1, close - open - 1);
        pattern.remove_prefix(close + 1);
        const auto end = pattern.empty() ? text.size() : text.find(pattern.substr(0, pattern.find('{')));
        if (end == std::string_view::npos) return std::nullopt;
        values.emplace_back(name, text.substr(0, end));
        text.remove_prefix(end);
    }
    if (text != pattern) return std::nullopt;
    return values;
}

/// A sentence of the library in the player's language. A sentence that we do not know stays as it is.
std::string in_language(const std::string& complaint) {
    for (const Reworded& sentence : reworded)
        if (const auto values = values_in(complaint, sentence.library)) return text_of(Told(sentence.ours, *values), tr);
    return complaint;
}

std::string fault_of_number(const std::string& text, long long least, std::optional<long long> most) {
    long long number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    if (fault == std::errc() && stop == end && number >= least && (!most || number <= *most)) return {};
    if (!most) return fill(tr("\"{word}\" is not a whole number from {least} on"), {{"word", text}, {"least", std::to_string(least)}});
    return fill(tr("\"{word}\" is not a whole number from {least} to {most}"),
                {{"word", text}, {"least", std::to_string(least)}, {"most", std::to_string(*most)}});
}

}  // namespace

void speak(CLI::App& line) {
    static constexpr std::array keys{tr_later("Usage"),    tr_later("OPTIONS"), tr_later("SUBCOMMAND"), tr_later("Positionals"),
                                     tr_later("REQUIRED"), tr_later("Needs"),   tr_later("Excludes")};
    for (const char* key : keys) line.get_formatter()->label(key, tr(key));
    line.option_defaults()->group(tr("Options"));
    line.set_help_flag("-h,--help", tr("Print this help message and exit"));
    line.failure_message([](const CLI::App*, const CLI::Error& error) {
        return in_language(error.what()) + "\n" + tr("Run with --help for more information.") + "\n";
    });
}

CLI::Validator whole_number(const std::string& kind, long long least, std::optional<long long> most) {
    return {[least, most](const std::string& text) { return fault_of_number(text, least, most); }, kind};
}

CLI::Validator one_word_of(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : ",") + word;
    return {[words, all](const std::string& text) {
                if (std::find(words.begin(), words.end(), text) != words.end()) return std::string();
                return fill(tr("\"{word}\" is none of these: {words}"), {{"word", text}, {"words", all}});
            },
            "{" + all + "}"};
}

}  // namespace fow
