// Sentences that a player reads: whole ones, with named places, looked up in a catalogue.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace fow {

/// Looks a sentence up in a catalogue; the default leaves it as it is.
using Translate = std::string (*)(const char* sentence);
[[nodiscard]] std::string untranslated(const char* sentence);

/// Puts values into the named places of a sentence: "{piece} moves" with {"piece", "Ney"}. A place without a value stays.
struct Named {
    std::string_view name;
    std::string value;
};
[[nodiscard]] std::string fill(std::string_view sentence, std::initializer_list<Named> values);

}  // namespace fow
