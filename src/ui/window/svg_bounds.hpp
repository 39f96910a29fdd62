// Bounds for pictures, whose parser and painter can take minutes for a file of half a megabyte that was made to do so.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fow::ui {

/// Our pictures have at most 112,000 bytes, 33,000 bytes in one element, 376 elements, 2 levels, no number above 2001, and 40,000 dashes
/// by the same estimate.
inline constexpr std::size_t svg_bytes = 192UL * 1024;
inline constexpr std::size_t svg_element_bytes = 48UL * 1024;
inline constexpr int svg_elements = 500;
inline constexpr int svg_levels = 16;
inline constexpr int svg_number = 100000;
inline constexpr int svg_dashes = 100000;

/// Why an SVG document must not be parsed, as the end of a sentence: "its elements are nested deeper than 16 levels"; empty if it may.
/// Does not check whether it is well formed. Pure.
[[nodiscard]] std::string fault_of_svg(std::string_view document);
/// The same for a document of that size that has not been read yet.
[[nodiscard]] std::string fault_of_svg_size(std::size_t bytes);

}  // namespace fow::ui
