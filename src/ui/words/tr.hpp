// The one catalogue call. Every sentence that a player reads goes through it, whole.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "fow/view/event.hpp"

namespace fow::ui {

/// Opens the catalogue for the user's language; `folder` holds <language>/LC_MESSAGES/fog-of-waterloo.mo.
/// Without one everything stays English.
void open_catalogue(const std::filesystem::path& folder);

/// The sentence in the user's language. Fits fow::Translate.
[[nodiscard]] std::string tr(const char* sentence);
/// The sentence itself, for a table of them that is read by tr() later: it is to be found for the catalogue.
[[nodiscard]] constexpr const char* tr_later(const char* sentence) { return sentence; }

/// fill(tr("Turn {turn}"), {{"turn", "3"}})
using fow::fill;

/// "e4, f4", "three, four"; empty when there is nothing to list.
[[nodiscard]] std::string listed(const std::vector<std::string>& parts);
[[nodiscard]] std::string listed(const std::vector<Square>& squares);

}  // namespace fow::ui
