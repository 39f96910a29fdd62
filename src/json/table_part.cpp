#include "table_part.hpp"

namespace fow::json {
namespace {

/// Records of the time before Standard know only the first two.
[[nodiscard]] Options read_options(const Node& node, Mode mode) {
    node.object({"memory", "nightfall", "start_early?", "where_are_the_prussians?"});
    const auto chosen = [&](std::string_view name) { return node.has(name) && node.member(name).boolean(); };
    return {mode, chosen("memory"), chosen("nightfall"), chosen("start_early"), chosen("where_are_the_prussians")};
}

}  // namespace

Value options_to_json(const Options& options) {
    return {{"memory", options.memory},
            {"nightfall", options.nightfall},
            {"start_early", options.start_early},
            {"where_are_the_prussians", options.where_are_the_prussians}};
}

Value names_to_json(const PerSeat<std::string>& names) {
    return {{"french", free_text(names.french)}, {"allied", free_text(names.allied)}};
}

void read_table(const Node& node, Options& options, PerSeat<std::string>& names) {
    if (node.member("game").text() != "waterloo") node.member("game").fail("only \"waterloo\" is known");
    options = read_options(node.member("options"), node.member("mode").word(mode_from_word, modes_wanted));
    const Node called = node.member("names");
    called.object({"french", "allied"});
    names = {called.member("french").text(), called.member("allied").text()};
}

std::optional<Pledged> pledged_from_word(std::string_view text) {
    for (const Pledged what : pledges)
        if (fow::word(what) == text) return what;
    return std::nullopt;
}

}  // namespace fow::json
