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
/// The same, to be translated later.
[[nodiscard]] Told told(const Violation& violation);
/// "W7.4: The way is barred."
[[nodiscard]] std::string to_text(const Violation& violation, Translate translate = untranslated);

/// One thing that is wrong with a document: where (a JSON pointer, e.g. "/pieces/roster/3/strength"; "" = the whole document) and why.
struct Fault {
    std::string pointer;
    Told reason;         ///< without the rule
    std::string rule{};  ///< the rule that it breaks, or several: "W10.2, W12.5"; "" = none
    friend bool operator==(const Fault&, const Fault&) = default;
};
/// The reason with its rule: "two tiles share f5 (W14.3)".
[[nodiscard]] std::string text_of(const Fault& fault, Translate translate = untranslated);

/// Bad data: in which document, where in it, and why. What only a damaged file can cause is English in every language. what() is English,
/// with one line for each reason.
class DataError : public std::runtime_error {
public:
    DataError(std::string document, std::string pointer, Told reason);
    /// `faults` must not be empty.
    DataError(std::string document, std::vector<Fault> faults);
    std::string document;
    std::string pointer;     ///< of the first fault
    std::string reason;      ///< of the first fault, in English; reason_of() translates it
    std::vector<Fault> all;  ///< every fault that was found, in document order if known
};
/// Why, without the document: the first fault.
[[nodiscard]] std::string reason_of(const DataError& error, Translate translate);
/// what() in the language of whoever reads it.
[[nodiscard]] std::string text_of(const DataError& error, Translate translate);

}  // namespace fow
