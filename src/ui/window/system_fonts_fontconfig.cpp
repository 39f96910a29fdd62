// The fonts that fontconfig knows.
#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <system_error>

#include "ui/window/system_fonts.hpp"

namespace fow::ui {
namespace {

using std::filesystem::path;

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
        if (is_usable_font(file)) FcConfigAppFontAddFile(&config, letters_of(file.c_str()));
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
        if ((first.empty() || file < first) && is_usable_font(file)) first = file;
    }
    return first;
}

}  // namespace

FontFiles family_in_system(const char* folder) {
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

namespace {

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
        if ((index >> 16) == 0 && is_usable_font(file)) return OtherFont{file, index, {letter}};  // not an instance of a variable font
    }
    return std::nullopt;
}

}  // namespace

std::vector<OtherFont> find_other_fonts(const std::vector<char32_t>& letters) {
    std::vector<OtherFont> found;
    const Held<FcConfig> config = fonts_of(given_font_folder());
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

}  // namespace fow::ui
