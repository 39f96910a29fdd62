#include "core/errors.hpp"

#include <utility>

namespace fow {
namespace {

[[nodiscard]] std::string lines_of(const std::string& document, const std::vector<Fault>& faults) {
    std::string text;
    for (const Fault& fault : faults)
        text += (text.empty() ? "" : "\n") + document + (fault.pointer.empty() ? "" : " at " + fault.pointer) + ": " + fault.reason;
    return text;
}

}  // namespace

std::string reason_of(const Violation& violation, Translate translate) {
    return fill(translate(std::string(violation.reason).c_str()), {{"count", std::to_string(violation.count)},
                                                                   {"limit", std::to_string(violation.limit)},
                                                                   {"who", std::string(violation.who)},
                                                                   {"other", std::string(violation.other)}});
}

std::string to_text(const Violation& violation) { return std::string(violation.rule) + ": " + reason_of(violation); }

DataError::DataError(std::string where, std::string at, std::string why)
    : DataError(std::move(where), {Fault{std::move(at), std::move(why)}}) {}

DataError::DataError(std::string where, std::vector<Fault> faults)
    : std::runtime_error(lines_of(where, faults)),
      document(std::move(where)),
      pointer(faults.front().pointer),
      reason(faults.front().reason),
      all(std::move(faults)) {}

}  // namespace fow
