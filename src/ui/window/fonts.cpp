#include "ui/window/fonts.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "ui/window/system_fonts.hpp"

namespace fow::ui {

namespace {

using std::filesystem::path;

/// A file that FreeType reads: it opens files by itself only where paths are bytes.
struct FontStream {
    std::ifstream file;
    FT_StreamRec stream{};
};

unsigned long read_font(FT_Stream stream, unsigned long offset, unsigned char* buffer, unsigned long count) {
    std::ifstream& file = static_cast<FontStream*>(stream->descriptor.pointer)->file;
    file.clear();
    file.seekg(static_cast<std::streamoff>(offset));
    if (count == 0) return file ? 0 : 1;  // it asks only whether it can go there
    file.read(reinterpret_cast<char*>(buffer), static_cast<std::streamsize>(count));
    return static_cast<unsigned long>(file.gcount());
}

void close_font(FT_Stream stream) { delete static_cast<FontStream*>(stream->descriptor.pointer); }

}  // namespace

FT_FaceRec_* open_font(FT_LibraryRec_* library, const path& file, int index) {
    auto font = std::make_unique<FontStream>();
    font->file.open(file, std::ios::binary);
    if (!font->file || !is_usable_font(file)) return nullptr;
    std::error_code unknown;
    font->stream.size = static_cast<unsigned long>(std::filesystem::file_size(file, unknown));
    font->stream.descriptor.pointer = font.get();
    font->stream.read = &read_font;
    font->stream.close = &close_font;
    FT_Open_Args how{};
    how.flags = FT_OPEN_STREAM;
    how.stream = &font.release()->stream;  // FreeType closes it, also if it is no font
    FT_Face face = nullptr;
    return FT_Open_Face(library, &how, index, &face) == 0 ? face : nullptr;
}

std::optional<FontFiles> garamond_in(const path& folder) {
    for (const char* kind : {".otf", ".ttf"}) {
        const auto file = [&](const char* cut) { return folder / (std::string("EBGaramond") + cut + kind); };
        const path regular = file("12-Regular");
        if (!is_usable_font(regular)) continue;
        const auto cut = [&](const char* name) { return is_usable_font(file(name)) ? file(name) : regular; };
        return FontFiles{regular, cut("08-Regular"), cut("12-Italic"), cut("12-Bold")};
    }
    return std::nullopt;
}

bool is_usable_font(const path& file) {
    std::error_code unknown;
    return std::filesystem::is_regular_file(file, unknown) && std::filesystem::file_size(file, unknown) <= font_bytes;
}

const char* given_font_folder() {
    const char* given = std::getenv("FOG_OF_WATERLOO_FONTS");
    return given != nullptr && *given != '\0' ? given : nullptr;
}

FontFiles find_fonts(const path& assets) {
    if (const char* given = given_font_folder(); given != nullptr) return family_in_system(given);
    // Asking for all fonts of the system is slow, so look first where EB Garamond usually is.
    for (const path& folder : {assets / "fonts", path("/usr/share/fonts/opentype/ebgaramond"), path("/usr/share/fonts/ebgaramond")})
        if (const auto found = garamond_in(folder)) return *found;
    return family_in_system(nullptr);
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
        kept.reset(open_font(library_.get(), file, 0));
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

bool Figures::has(const std::filesystem::path& file, char32_t letter) {
    const FT_Face opened = face(file, 16, By::em);
    return opened != nullptr && FT_Get_Char_Index(opened, letter) != 0;
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
    // Kerning is not read here. The next letter of an italic leans away as well, so that a digit may reach over its foot.
    const bool leans = (opened->style_flags & FT_STYLE_FLAG_ITALIC) != 0;
    const float beside = leans ? -std::round(pixels * 0.1F) : std::floor(pixels * 0.05F);
    figure.advance = std::max(figure.advance, static_cast<float>(figure.left + figure.width) + beside);
    for (int y = 0; y < figure.height; ++y) {
        const unsigned char* row = bitmap.buffer + y * bitmap.pitch;
        figure.coverage.insert(figure.coverage.end(), row, row + figure.width);
    }
    return figure;
}

}  // namespace fow::ui
