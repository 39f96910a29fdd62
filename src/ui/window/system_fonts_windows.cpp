// The fonts in the folders of Windows, asked one by one.
#include <ft2build.h>
#include FT_FREETYPE_H

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <system_error>

// After the others, which keep it from defining min and max; the headers below need its names.
#include <windows.h>

#include <knownfolders.h>
#include <shlobj.h>

#include "ui/window/system_fonts.hpp"

namespace fow::ui {
namespace {

using std::filesystem::path;

path known(const KNOWNFOLDERID& folder) {
    wchar_t* found = nullptr;
    const bool is_known = SUCCEEDED(::SHGetKnownFolderPath(folder, KF_FLAG_DONT_VERIFY, nullptr, &found));
    path known = is_known ? path(found) : path();
    ::CoTaskMemFree(found);
    return known;
}

/// The fonts of all users, then those that this user has installed.
std::vector<path> font_folders(const char* folder) {
    if (folder != nullptr) return {folder};
    return {known(FOLDERID_Fonts), known(FOLDERID_LocalAppData) / "Microsoft" / "Windows" / "Fonts"};
}

/// The files of a serif family.
struct SerifFiles {
    const char* regular = nullptr;
    const char* italic = nullptr;
    const char* bold = nullptr;
};
constexpr std::array serifs{SerifFiles{"georgia.ttf", "georgiai.ttf", "georgiab.ttf"}, SerifFiles{"times.ttf", "timesi.ttf", "timesbd.ttf"},
                            SerifFiles{"LiberationSerif-Regular.ttf", "LiberationSerif-Italic.ttf", "LiberationSerif-Bold.ttf"},
                            SerifFiles{"tahoma.ttf", "tahoma.ttf", "tahomabd.ttf"}};

/// What comes with Windows for the writings of the world, the dearest first. Any other font is asked after these.
constexpr std::array usual{"times.ttf",  "georgia.ttf", "segoeui.ttf",  "seguisym.ttf", "arial.ttf",    "tahoma.ttf",   "sylfaen.ttf",
                           "YuMin.ttf",  "yumin.ttf",   "YuGothR.ttc",  "msgothic.ttc", "simsun.ttc",   "msyh.ttc",     "mingliub.ttc",
                           "msjh.ttc",   "batang.ttc",  "malgun.ttf",   "Nirmala.ttf",  "Nirmala.ttc",  "LeelawUI.ttf", "ebrima.ttf",
                           "gadugi.ttf", "mmrtext.ttf", "himalaya.ttf", "monbaiti.ttf", "javatext.ttf", "seguihis.ttf"};

/// Fonts in the order in which they are asked.
std::vector<path> fonts_in(const std::vector<path>& folders) {
    std::vector<path> fonts, others;
    for (const path& folder : folders) {
        for (const char* name : usual)
            if (is_usable_font(folder / name)) fonts.push_back(folder / name);
        std::error_code error;
        for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
            std::string ending = entry->path().extension().string();
            std::transform(ending.begin(), ending.end(), ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c; });
            if (ending == ".ttf" || ending == ".otf" || ending == ".ttc") others.push_back(entry->path());
        }
    }
    std::sort(others.begin(), others.end());
    for (path& other : others)
        if (std::find(fonts.begin(), fonts.end(), other) == fonts.end()) fonts.push_back(std::move(other));
    return fonts;
}

struct Done {
    void operator()(FT_LibraryRec_* library) const { FT_Done_FreeType(library); }
    void operator()(FT_FaceRec_* face) const { FT_Done_Face(face); }
};

}  // namespace

FontFiles family_in_system(const char* folder) {
    const std::vector<path> folders = font_folders(folder);
    for (const path& each : folders)
        if (auto found = garamond_in(each)) return *found;
    for (const SerifFiles& family : serifs)
        for (const path& each : folders) {
            const path regular = each / family.regular;
            if (!is_usable_font(regular)) continue;
            const auto cut = [&](const char* name) { return is_usable_font(each / name) ? each / name : regular; };
            return {regular, regular, cut(family.italic), cut(family.bold), false};
        }
    return {{}, {}, {}, {}, false};
}

std::vector<OtherFont> find_other_fonts(const std::vector<char32_t>& letters) {
    std::vector<OtherFont> found;
    FT_Library started = nullptr;
    if (letters.empty() || FT_Init_FreeType(&started) != 0) return found;
    const std::unique_ptr<FT_LibraryRec_, Done> library(started);
    std::vector<char32_t> missing = letters;
    for (const path& file : fonts_in(font_folders(given_font_folder()))) {
        if (missing.empty()) break;
        const std::unique_ptr<FT_FaceRec_, Done> face(open_font(library.get(), file, 0));
        if (!face || !FT_IS_SCALABLE(face.get())) continue;
        OtherFont font{file, 0, {}};
        for (const char32_t letter : missing)
            if (FT_Get_Char_Index(face.get(), letter) != 0) font.letters.push_back(letter);
        if (font.letters.empty()) continue;
        std::erase_if(missing,
                      [&](char32_t letter) { return std::find(font.letters.begin(), font.letters.end(), letter) != font.letters.end(); });
        found.push_back(std::move(font));
    }
    return found;
}

}  // namespace fow::ui
