#include "core/errors.hpp"

#include <utility>

namespace fow {
namespace {

[[nodiscard]] std::string line_of(const std::string& document, const Fault& fault, Translate translate) {
    std::string reason = text_of(fault, translate);
    if (document.empty()) return reason;
    const Sentence sentence = translate(fault.pointer.empty() ? "{file}: {reason}" : "{file} at {place}: {reason}");
    return fill(sentence, {{"file", translate(document)}, {"place", fault.pointer}, {"reason", reason}});
}

[[nodiscard]] std::string lines_of(const std::string& document, const std::vector<Fault>& faults, Translate translate) {
    std::string text;
    for (const Fault& fault : faults) text += (text.empty() ? "" : "\n") + line_of(document, fault, translate);
    return text;
}

}  // namespace

Told told(const Violation& violation) {
    return {std::string(violation.reason),
            {{"count", std::to_string(violation.count)},
             {"limit", std::to_string(violation.limit)},
             {"who", std::string(violation.who)},
             {"other", std::string(violation.other)}}};
}

std::string reason_of(const Violation& violation, Translate translate) { return text_of(told(violation), translate); }

std::string to_text(const Violation& violation, Translate translate) {
    return fill(translate("{rule}: {reason}"), {{"rule", std::string(violation.rule)}, {"reason", reason_of(violation, translate)}});
}

std::string text_of(const Fault& fault, Translate translate) {
    std::string reason = text_of(fault.reason, translate);
    if (fault.rule.empty()) return reason;
    return fill(translate("{reason} ({rule})"), {{"reason", std::move(reason)}, {"rule", fault.rule}});
}

DataError::DataError(std::string where, std::string at, Told why) : DataError(std::move(where), {Fault{std::move(at), std::move(why)}}) {}

DataError::DataError(std::string where, std::vector<Fault> faults)
    : std::runtime_error(lines_of(where, faults, untranslated)),
      document(std::move(where)),
      pointer(faults.front().pointer),
      reason(text_of(faults.front())),
      all(std::move(faults)) {}

std::string reason_of(const DataError& error, Translate translate) { return text_of(error.all.front(), translate); }
std::string text_of(const DataError& error, Translate translate) { return lines_of(error.document, error.all, translate); }

}  // namespace fow
