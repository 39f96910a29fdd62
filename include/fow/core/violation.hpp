// A refusal, as a value.
#pragma once

#include <string>
#include <string_view>

namespace fow {

/// The rule that forbids, and why, as a whole sentence. Rests only on what the asker may know.
struct Violation {
    std::string_view rule;    ///< "W7.4"; static text
    std::string_view reason;  ///< static text
    friend constexpr bool operator==(const Violation&, const Violation&) = default;
};

/// "W7.4: The way is barred."
[[nodiscard]] inline std::string to_text(const Violation& violation) {
    return std::string(violation.rule) + ": " + std::string(violation.reason);
}

}  // namespace fow
