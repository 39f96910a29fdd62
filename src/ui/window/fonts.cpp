#include "ui/window/fonts.hpp"

#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "ui/window/letters.hpp"

namespace fow::ui {

namespace {

using std::filesystem::path;

/// A file, and not so large that reading it would take long.
bool is_usable(const path& file) {
    std::error_code unknown;
    return std::filesystem::is_regular_file(file, unknown) && std::filesystem::file_size(file, unknown) <= font_bytes;
}

/// EB Garamond in that folder, by the names that its files have in every system.
std::optional<FontFiles> in_folder(const path& folder) {
    for (const char* kind : {".otf", ".ttf"}) {
        const auto file = [&](const char* cut) { return folder / (std::string("EBGaramond") + cut + kind); };
        const path regular = file("12-Regular");
        if (!is_usable(regular)) continue;
        const auto cut = [&](const char* name) { return is_usable(file(name)) ? file(name) : regular; };
        return FontFiles{regular, cut("08-Regular"), cut("12-Italic"), cut("12-Bold")};
    }
    return std::nullopt;
}

struct Family {
    const char* name = nullptr;
    const char* small = nullptr;
    bool first_choice = false;
};

constexpr std::array families{
    Family{"EB Garamond 12", "EB Garamond 08", true}, Family{"EB Garamond", "EB Garamond", true},
    Family{"Linux Libertine O", "Linux Libertine O"}, Family{"Liberation Serif", "Liberation Serif"},
    Family{"DejaVu Serif", "DejaVu Serif"},
};

struct Closer {
    void operator()(FcConfig* config) const { FcConfigDestroy(config); }
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
    void operator()(FcObjectSet* names) const { FcObjectSetDestroy(names); }
    void operator()(FcFontSet* fonts) const { FcFontSetDestroy(fonts); }
};
template <class T>
using Held = std::unique_ptr<T, Closer>;

const FcChar8* letters_of(const char* text) { return reinterpret_cast<const FcChar8*>(text); }

/// Calls `visit(file)` for everything below a folder that is not a folder, as deep as fonts are kept. False ends the walk; the result is
/// whether it came to its end.
template <class Visit>
bool walk(const path& folder, int levels, const Visit& visit) {
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code unknown;
        const bool below = std::filesystem::is_directory(entry->path(), unknown);
        if (below ? levels > 0 && !walk(entry->path(), levels - 1, visit) : !visit(entry->path())) return false;
    }
    return true;
}
constexpr int font_levels = 6;

void add_fonts_below(FcConfig& config, const path& folder) {
    walk(folder, font_levels, [&](const path& file) {
        if (is_usable(file)) FcConfigAppFontAddFile(&config, letters_of(file.c_str()));
        return true;
    });
}

/// All fonts of the system, or those below one folder. fontconfig opens whatever it finds, and waits for ever for a pipe: then only files
/// are added, which takes longer.
Held<FcConfig> fonts_of(const char* folder) {
    Held<FcConfig> config(folder != nullptr ? FcConfigCreate() : FcInitLoadConfig());
    if (!config) return config;
    std::vector<path> folders;
    if (folder != nullptr) {
        folders.emplace_back(folder);
    } else {
        FcStrList* list = FcConfigGetFontDirs(config.get());
        while (const FcChar8* next = list != nullptr ? FcStrListNext(list) : nullptr)
            folders.emplace_back(reinterpret_cast<const char*>(next));
        if (list != nullptr) FcStrListDone(list);
        const auto is_file = [](const path& file) {
            std::error_code unknown;
            return !std::filesystem::exists(file, unknown) || std::filesystem::is_regular_file(file, unknown);
        };
        const auto only_files = [&](const path& below) { return walk(below, font_levels, is_file); };
        if (std::all_of(folders.begin(), folders.end(), only_files)) {
            FcConfigBuildFonts(config.get());
            return config;
        }
    }
    for (const path& below : folders) add_fonts_below(*config, below);
    return config;
}

/// The file of that cut; of several always the same. Empty when there is none.
path file_of(FcConfig& config, const char* family, int weight, int slant) {
    const Held<FcPattern> wanted(FcPatternCreate());
    FcPatternAddString(wanted.get(), FC_FAMILY, letters_of(family));
    FcPatternAddInteger(wanted.get(), FC_WEIGHT, weight);
    FcPatternAddInteger(wanted.get(), FC_SLANT, slant);
    const Held<FcObjectSet> asked(FcObjectSetBuild(FC_FILE, FC_INDEX, nullptr));
    const Held<FcFontSet> found(FcFontList(&config, wanted.get(), asked.get()));
    path first;
    for (int i = 0; found && i < found->nfont; ++i) {
        FcChar8* name = nullptr;
        int index = 0;
        if (FcPatternGetString(found->fonts[i], FC_FILE, 0, &name) != FcResultMatch) continue;
        FcPatternGetInteger(found->fonts[i], FC_INDEX, 0, &index);
        if ((index & 0xFFFF) != 0) continue;  // not the first font of its file
        const path file(reinterpret_cast<const char*>(name));
        if ((first.empty() || file < first) && is_usable(file)) first = file;
    }
    return first;
}

FontFiles asked_for(const char* folder) {
    const Held<FcConfig> config = fonts_of(folder);
    for (const Family& family : families) {
        const path regular = config ? file_of(*config, family.name, FC_WEIGHT_REGULAR, FC_SLANT_ROMAN) : path();
        if (regular.empty()) continue;
        const auto cut = [&](const char* name, int weight, int slant) {
            const path file = file_of(*config, name, weight, slant);
            return file.empty() ? regular : file;
        };
        return {regular, cut(family.small, FC_WEIGHT_REGULAR, FC_SLANT_ROMAN), cut(family.name, FC_WEIGHT_REGULAR, FC_SLANT_ITALIC),
                cut(family.name, FC_WEIGHT_BOLD, FC_SLANT_ROMAN), family.first_choice};
    }
    return {{}, {}, {}, {}, false};
}

}  // namespace

namespace {

/// The folder that is looked through instead of the system's fonts, or nullptr.
const char* given_folder() {
    const char* given = std::getenv("FOG_OF_WATERLOO_FONTS");
    return given != nullptr && *given != '\0' ? given : nullptr;
}

/// The first font that has the letter, by fontconfig's own order.
std::optional<OtherFont> font_with(const FcFontSet& fonts, char32_t letter) {
    for (int i = 0; i < fonts.nfont; ++i) {
        FcCharSet* letters = nullptr;
        FcChar8* name = nullptr;
        int index = 0;
        if (FcPatternGetCharSet(fonts.fonts[i], FC_CHARSET, 0, &letters) != FcResultMatch || FcCharSetHasChar(letters, letter) == 0 ||
            FcPatternGetString(fonts.fonts[i], FC_FILE, 0, &name) != FcResultMatch)
            continue;
        FcPatternGetInteger(fonts.fonts[i], FC_INDEX, 0, &index);
        const path file(reinterpret_cast<const char*>(name));
        if ((index >> 16) == 0 && is_usable(file)) return OtherFont{file, index, {letter}};  // not an instance of a variable font
    }
    return std::nullopt;
}

}  // namespace

std::vector<OtherFont> find_other_fonts(const std::vector<char32_t>& letters) {
    std::vector<OtherFont> found;
    const Held<FcConfig> config = fonts_of(given_folder());
    const Held<FcPattern> wanted(FcPatternCreate());
    if (letters.empty() || !config || !wanted) return found;
    FcPatternAddString(wanted.get(), FC_FAMILY, letters_of("serif"));
    FcPatternAddBool(wanted.get(), FC_OUTLINE, FcTrue);
    FcConfigSubstitute(config.get(), wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult result = FcResultMatch;
    const Held<FcFontSet> fonts(FcFontSort(config.get(), wanted.get(), FcFalse, nullptr, &result));
    for (const char32_t letter : letters) {
        const auto font = fonts ? font_with(*fonts, letter) : std::nullopt;
        if (!font) continue;
        const auto known = std::find_if(found.begin(), found.end(),
                                        [&](const OtherFont& other) { return other.file == font->file && other.index == font->index; });
        if (known == found.end()) found.push_back(*font);
        else known->letters.push_back(letter);
    }
    return found;
}

FontFiles find_fonts(const path& assets) {
    if (const char* given = given_folder(); given != nullptr) return asked_for(given);
    // Asking for all fonts of the system is slow, so look first where EB Garamond usually is.
    for (const path& folder : {assets / "fonts", path("/usr/share/fonts/opentype/ebgaramond"), path("/usr/share/fonts/ebgaramond")})
        if (const auto found = in_folder(folder)) return *found;
    return asked_for(nullptr);
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
