#include "ui/window/fonts.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <system_error>
#include <vector>

namespace fow::ui {

namespace {

struct Family {
    const char* folder;
    const char* regular;
    const char* small;
    const char* italic;
    const char* bold;
};

constexpr std::array families{
    Family{"opentype/ebgaramond", "EBGaramond12-Regular.otf", "EBGaramond08-Regular.otf", "EBGaramond12-Italic.otf",
           "EBGaramond12-Bold.otf"},
    Family{"truetype/ebgaramond", "EBGaramond12-Regular.ttf", "EBGaramond08-Regular.ttf", "EBGaramond12-Italic.ttf",
           "EBGaramond12-Bold.ttf"},
    Family{"opentype/linux-libertine", "LinLibertine_R.otf", "LinLibertine_R.otf", "LinLibertine_RI.otf", "LinLibertine_RB.otf"},
    Family{"truetype/liberation", "LiberationSerif-Regular.ttf", "LiberationSerif-Regular.ttf", "LiberationSerif-Italic.ttf",
           "LiberationSerif-Bold.ttf"},
    Family{"truetype/dejavu", "DejaVuSerif.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Italic.ttf", "DejaVuSerif-Bold.ttf"},
};

std::vector<std::filesystem::path> roots() {
    if (const char* given = std::getenv("FOG_OF_WATERLOO_FONTS"); given != nullptr && *given != '\0') return {given};
    return {"/usr/share/fonts", "/usr/local/share/fonts"};
}

}  // namespace

FontFiles find_fonts() {
    std::error_code ignored;
    for (const Family& family : families) {
        for (const std::filesystem::path& root : roots()) {
            const std::filesystem::path folder = root / family.folder;
            if (!std::filesystem::exists(folder / family.regular, ignored)) continue;
            const auto cut = [&](const char* name) {
                return std::filesystem::exists(folder / name, ignored) ? folder / name : folder / family.regular;
            };
            return {folder / family.regular, cut(family.small), cut(family.italic), cut(family.bold), &family - families.data() < 2};
        }
    }
    return {{}, {}, {}, {}, false};
}

namespace {

constexpr std::array digit_names{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"};

float pixels_from(FT_Pos units) { return static_cast<float>(units) / 64; }

}  // namespace

void Figures::Closer::operator()(FT_LibraryRec_* library) const { FT_Done_FreeType(library); }
void Figures::Closer::operator()(FT_FaceRec_* face) const { FT_Done_Face(face); }

Figures::Figures() {
    FT_Library library = nullptr;
    if (FT_Init_FreeType(&library) == 0) library_.reset(library);
}
Figures::~Figures() = default;

FT_FaceRec_* Figures::face(const std::filesystem::path& file, float pixels, By by) {
    if (!library_ || file.empty()) return nullptr;
    auto& kept = faces_[file.string()];
    if (!kept) {
        FT_Face opened = nullptr;
        if (FT_New_Face(library_.get(), file.c_str(), 0, &opened) == 0) kept.reset(opened);
    }
    if (kept) {
        FT_Size_RequestRec request{};
        request.type = by == By::em ? FT_SIZE_REQUEST_TYPE_NOMINAL : FT_SIZE_REQUEST_TYPE_REAL_DIM;
        request.height = std::lround(pixels * 64);
        FT_Request_Size(kept.get(), &request);
    }
    return kept.get();
}

float Figures::ascent(const std::filesystem::path& file, float pixels, By by) {
    const FT_Face opened = face(file, pixels, by);
    return opened ? std::ceil(pixels_from(opened->size->metrics.ascender)) : pixels;
}

Figure Figures::draw(const std::filesystem::path& file, float pixels, By by, char digit, bool heavier) {
    Figure figure;
    const FT_Face opened = face(file, pixels, by);
    if (!opened || digit < '0' || digit > '9') return figure;
    std::string name = std::string(digit_names[static_cast<std::size_t>(digit - '0')]) + ".lnum";
    FT_UInt glyph = FT_HAS_GLYPH_NAMES(opened) ? FT_Get_Name_Index(opened, name.data()) : 0;
    if (glyph == 0) glyph = FT_Get_Char_Index(opened, static_cast<FT_ULong>(digit));
    if (FT_Load_Glyph(opened, glyph, FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_BITMAP) != 0) return figure;
    FT_GlyphSlot slot = opened->glyph;
    if (heavier && slot->format == FT_GLYPH_FORMAT_OUTLINE) FT_Outline_Embolden(&slot->outline, std::lround(pixels * 64 * 0.035F));
    if (FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) != 0) return figure;
    const FT_Bitmap& bitmap = slot->bitmap;
    figure.width = static_cast<int>(bitmap.width);
    figure.height = static_cast<int>(bitmap.rows);
    figure.left = slot->bitmap_left;
    figure.top = slot->bitmap_top;
    figure.advance = std::round(pixels_from(slot->advance.x) + (heavier ? pixels * 0.03F : 0));
    // Italic digits depend on kerning, which is not read here.
    figure.advance = std::max(figure.advance, static_cast<float>(figure.left + figure.width) + std::floor(pixels * 0.05F));
    for (int y = 0; y < figure.height; ++y) {
        const unsigned char* row = bitmap.buffer + y * bitmap.pitch;
        figure.coverage.insert(figure.coverage.end(), row, row + figure.width);
    }
    return figure;
}

}  // namespace fow::ui
