// Translation. Every sentence that a player reads goes through tr() as a whole.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/sentence.hpp"

namespace fow::ui {

/// Opens the catalogue for the user's language; `folder` holds <language>/LC_MESSAGES/fog-of-waterloo.mo. Without a catalogue everything
/// stays English.
void open_catalogue(const std::filesystem::path& folder);

/// The sentence in the user's language. Can be used as fow::Translate.
[[nodiscard]] std::string tr(const char* sentence);
/// Returns the sentence unchanged, but marks it for the catalogue: for tables that are passed to tr() later.
[[nodiscard]] constexpr const char* tr_later(const char* sentence) { return sentence; }

/// fill(tr("Turn {turn}"), {{"turn", "3"}})
using fow::fill;

/// "e4, f4", "three, four"; empty for an empty list.
[[nodiscard]] std::string listed(const std::vector<std::string>& parts);
/// `Place`: a game's square.
template <class Place>
[[nodiscard]] std::string listed(const std::vector<Place>& places) {
    std::vector<std::string> parts;
    for (const Place place : places) parts.push_back(to_text(place));
    return listed(parts);
}

}  // namespace fow::ui
