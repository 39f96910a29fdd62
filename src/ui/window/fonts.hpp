// Where the lettering comes from.
#pragma once

#include <filesystem>

namespace fow::ui {

/// Font files of one family; an empty path where there is none.
struct FontFiles {
    std::filesystem::path regular;
    std::filesystem::path small;  ///< cut for small sizes
    std::filesystem::path italic;
    std::filesystem::path bold;
    bool first_choice = true;  ///< false: another family stands in
};

/// EB Garamond, else another serif, else empty paths. They are looked for below $FOG_OF_WATERLOO_FONTS alone where that is set,
/// else in `assets`/fonts, else wherever the system has its fonts.
[[nodiscard]] FontFiles find_fonts(const std::filesystem::path& assets);

}  // namespace fow::ui
