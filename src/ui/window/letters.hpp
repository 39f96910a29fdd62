// Letters of all writings: which ones the window has met, fonts of the system for those that its own font lacks, and their order on a
// line.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fow::ui {

/// The letters that texts had so far, besides those that are always loaded: our own sentences need few, names may have any.
class Letters {
public:
    /// True if the text has letters that were not met before. At most `most` are kept.
    bool meet(std::string_view text);
    [[nodiscard]] const std::set<char32_t>& met() const { return met_; }
    /// Beyond these, letters are shown as boxes; each needs room in the picture of all letters.
    static constexpr std::size_t most = 1000;

private:
    std::set<char32_t> met_;
};

/// Whether each window loads that letter.
[[nodiscard]] bool always_loaded(char32_t letter);

/// A font of the system for letters that the program's own font lacks.
struct OtherFont {
    std::filesystem::path file;
    int index = 0;  ///< of the font in its file
    std::vector<char32_t> letters;
};
/// Fonts for these letters, each letter once; without those that no font has. Looks where find_fonts() does.
[[nodiscard]] std::vector<OtherFont> find_other_fonts(const std::vector<char32_t>& letters);

/// The code points of a text in UTF-8; a faulty byte is U+FFFD.
[[nodiscard]] std::u32string code_points(std::string_view text);

/// Lines as they are drawn from left to right: Hebrew and Arabic words run the other way, and Arabic letters are joined. Other texts stay.
[[nodiscard]] std::string in_visual_order(std::string_view lines);

}  // namespace fow::ui
