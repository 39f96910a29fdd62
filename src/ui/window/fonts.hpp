// Font files, and lining figures: digits as high as capitals.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct FT_LibraryRec_;
struct FT_FaceRec_;

namespace fow::ui {

/// Font files of one family; an empty path if there is none.
struct FontFiles {
    std::filesystem::path regular;
    std::filesystem::path small;  ///< designed for small sizes
    std::filesystem::path italic;
    std::filesystem::path bold;
    bool first_choice = true;  ///< false: a fallback family
};

/// A larger file, in bytes, is not used as a font.
inline constexpr std::uintmax_t font_bytes = 64UL * 1024 * 1024;

/// EB Garamond, else another serif, else empty paths. Looks only below $FOG_OF_WATERLOO_FONTS if set, else in `assets`/fonts, else in
/// the system's fonts.
[[nodiscard]] FontFiles find_fonts(const std::filesystem::path& assets);

/// One digit as coverage, 0 to 255 per pixel. `left`, `top`: from the pen on the baseline, pixels.
struct Figure {
    int width = 0;
    int height = 0;
    int left = 0;
    int top = 0;
    float advance = 0;  ///< whole pixels
    std::vector<unsigned char> coverage;
};

/// The family's default digits hang below the line like small letters, and neither SDL_ttf nor ImGui can ask a font for the others.
class Figures {
public:
    Figures();
    ~Figures();
    Figures(const Figures&) = delete;
    Figures& operator=(const Figures&) = delete;

    /// What `pixels` measures.
    enum class By {
        em,      ///< the em square, as in SDL_ttf
        height,  ///< ascent plus descent, as in ImGui
    };
    /// '0' to '9' from that font file; empty if the file is not a font. `heavier` thickens the strokes.
    [[nodiscard]] Figure draw(const std::filesystem::path& file, float pixels, By by, char digit, bool heavier = false);
    /// Whether the font has that letter.
    [[nodiscard]] bool has(const std::filesystem::path& file, char32_t letter);
    /// From the top of a line to its baseline, whole pixels.
    [[nodiscard]] float ascent(const std::filesystem::path& file, float pixels, By by);

private:
    struct Closer {
        void operator()(FT_LibraryRec_* library) const;
        void operator()(FT_FaceRec_* face) const;
    };
    FT_FaceRec_* face(const std::filesystem::path& file, float pixels, By by);

    std::unique_ptr<FT_LibraryRec_, Closer> library_;
    std::map<std::string, std::unique_ptr<FT_FaceRec_, Closer>> faces_;
};

}  // namespace fow::ui
