#include "ui/window/fonts.hpp"

#include <array>
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

}  // namespace fow::ui
