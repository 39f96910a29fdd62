// fow rules: the rulebook of a game for people, with its diagrams as text.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "cli/run.hpp"
#include "core/errors.hpp"

namespace fow::cli {

/// A diagram as text, with its rule.
struct RuleDiagram {
    std::string rule;     ///< "W8.7"
    std::string caption;  ///< a sentence
    std::string board;    ///< lines that end with newlines
};

/// Says which diagrams are left out, and why.
void tell_refused(const std::vector<DataError>& refused, std::ostream& err);

/// The rulebook of one game.
struct Rulebook {
    std::string rule, chapter;          ///< examples of ids for the help: "W4.5", "W4"
    std::vector<std::string> examples;  ///< command lines for the help
    std::function<std::string()> text;  ///< Markdown, as core/rulebook.hpp reads it; may throw DataError
    /// Returns its diagrams in order, and reports on that stream which of them had to be left out. If empty, the book has no diagrams, and
    /// --diagrams is not offered.
    std::function<std::vector<RuleDiagram>(std::ostream& err)> diagrams;
    std::string legend;   ///< the meaning of the diagrams' cells
    std::string heading;  ///< the beginning of the page of --diagrams
};

/// Adds the command.
void add_rules_command(CommandLine& line, Rulebook book);

}  // namespace fow::cli
