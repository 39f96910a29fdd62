// Refused actions and bad data, the two kinds of errors that are not bugs.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/sentence.hpp"

namespace fow {

/// A refusal: the rule that forbids the action, and why, as a whole sentence. Based only on what the asking player may know.
struct Violation {
    std::string_view rule;    ///< "W7.4"; static text
    std::string_view reason;  ///< static text; may name {count}, {limit}, {who} and {other}
    int count = 0;            ///< a number of the rules, or one that was measured
    int limit = 0;            ///< the number that would be allowed
    std::string_view who{};   ///< names from the data of the rules; valid as long as these rules exist
    std::string_view other{};
    friend constexpr bool operator==(const Violation&, const Violation&) = default;
};

/// The reason with its number: "The way is barred."
[[nodiscard]] std::string reason_of(const Violation& violation, Translate translate = untranslated);
/// "W7.4: The way is barred."
[[nodiscard]] std::string to_text(const Violation& violation);

/// One thing that is wrong with a document: where (a JSON pointer, e.g. "/pieces/roster/3/strength"; "" = the whole document) and why.
struct Fault {
    std::string pointer;
    std::string reason;
    friend bool operator==(const Fault&, const Fault&) = default;
};

/// Bad data: in which document, where in it, and why. what() has one line for each reason.
class DataError : public std::runtime_error {
public:
    DataError(std::string document, std::string pointer, std::string reason);
    /// `faults` must not be empty.
    DataError(std::string document, std::vector<Fault> faults);
    std::string document;
    std::string pointer;     ///< of the first fault
    std::string reason;      ///< of the first fault
    std::vector<Fault> all;  ///< every fault that was found, in document order if known
};

}  // namespace fow
