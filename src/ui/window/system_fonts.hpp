// The fonts of the system: fontconfig knows them, or the program asks those in the folder of Windows.
#pragma once

#include <filesystem>
#include <optional>

#include "ui/window/fonts.hpp"
#include "ui/window/letters.hpp"

namespace fow::ui {

/// EB Garamond, else another serif, else empty paths: among all fonts of the system, or below `folder` if it is not null.
[[nodiscard]] FontFiles family_in_system(const char* folder);

/// EB Garamond in that folder, by the names that its files have in every system.
[[nodiscard]] std::optional<FontFiles> garamond_in(const std::filesystem::path& folder);

/// The folder that is looked through instead of the system's fonts, or null.
[[nodiscard]] const char* given_font_folder();

/// A file, and not so large that reading it would take long.
[[nodiscard]] bool is_usable_font(const std::filesystem::path& file);

/// That font of a file, whatever letters its path has, to be closed by FT_Done_Face(); null if there is none.
[[nodiscard]] FT_FaceRec_* open_font(FT_LibraryRec_* library, const std::filesystem::path& file, int index);

}  // namespace fow::ui
