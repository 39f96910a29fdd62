#include "ui/window/stand_ins.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace fow::ui {

Surface plain_figures(int size, std::string_view line, unsigned rgb) {
    // Three points wide and five high each, from the top left on.
    constexpr std::string_view shapes[] = {"####.##.##.####", ".#.##..#..#.###", "###..#####..###", "###..####..####", "#.##.####..#..#",
                                           "####..###..####", "####..####.####", "###..#..#..#..#", "####.#####.####", "####.####..####"};
    const int point = std::max(1, size / 7);
    std::string figures;
    std::copy_if(line.begin(), line.end(), std::back_inserter(figures), [](char c) { return c >= '0' && c <= '9'; });
    Surface surface = empty_surface(static_cast<int>(figures.size()) * 4 * point, 5 * point);
    if (!surface) return surface;
    int left = 0;
    for (const char figure : figures) {
        for (int i = 0; i < 15; ++i) {
            if (shapes[figure - '0'][static_cast<std::size_t>(i)] != '#') continue;
            const SDL_Rect at{left + i % 3 * point, i / 3 * point, point, point};
            SDL_FillRect(surface.get(), &at, 0xFF000000 | rgb);
        }
        left += 4 * point;
    }
    return surface;
}

Surface plain_sign(std::string_view file, int width, int height, SDL_Surface* letter) {
    constexpr int largest = 400;  // pixels; beyond that it is scenery
    Surface surface = empty_surface(width, height);
    if (!surface || width > largest) return surface;
    const int edge = std::max(1, width / 16);
    const SDL_Rect plate{edge, edge, width - 2 * edge, height - 2 * edge};
    const SDL_Rect inner{2 * edge, 2 * edge, width - 4 * edge, height - 4 * edge};
    const bool is_block = file.rfind("back_", 0) == 0 || file.rfind("face_", 0) == 0;
    SDL_FillRect(surface.get(), &plate, 0xFF000000);
    SDL_FillRect(surface.get(), &inner, is_block ? 0xFFB0B0B0 : 0);
    if (letter != nullptr) lay(*surface, *letter, (width - letter->w) / 2, (height - letter->h) / 2);
    return surface;
}

}  // namespace fow::ui
