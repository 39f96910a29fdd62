// Sentences for players: whole sentences with named placeholders, translated by a catalogue.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace fow {

/// Translates a sentence; the default returns it unchanged.
using Translate = std::string (*)(const char* sentence);
[[nodiscard]] std::string untranslated(const char* sentence);

/// Fills in the placeholders of a sentence: "{piece} moves" with {"piece", "Ney"}. A placeholder without a value stays.
struct Named {
    std::string_view name;
    std::string value;
};
[[nodiscard]] std::string fill(std::string_view sentence, std::initializer_list<Named> values);

}  // namespace fow
