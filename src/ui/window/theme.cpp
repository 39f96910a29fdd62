#include "ui/window/theme.hpp"

#include <imgui_freetype.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/window/draw_list.hpp"
#include "ui/window/fonts.hpp"

namespace fow::ui {

namespace {

// Western European letters, dashes, quotes, dots. Digits are added separately.
constexpr ImWchar letters[] = {0x20,   0x2F,   0x3A,   0x7E,   0xA0,   0xFF,   0x152,  0x153,  0x2013, 0x2014,
                               0x2018, 0x201D, 0x2022, 0x2022, 0x2026, 0x2026, 0x2212, 0x2212, 0};

struct FigurePlace {
    int rect;
    Figure figure;
};

/// Reserves space in the atlas for the ten digits of a font.
void reserve(ImFontAtlas& atlas, ImFont* font, const std::filesystem::path& file, float size, Figures& figures,
             std::vector<FigurePlace>& places) {
    const float ascent = figures.ascent(file, size, Figures::By::height);
    for (char digit = '0'; digit <= '9'; ++digit) {
        Figure f = figures.draw(file, size, Figures::By::height, digit);
        const ImVec2 offset(static_cast<float>(f.left), ascent - static_cast<float>(f.top));
        const int rect =
            atlas.AddCustomRectFontGlyph(font, static_cast<ImWchar>(digit), std::max(1, f.width), std::max(1, f.height), f.advance, offset);
        places.push_back({rect, std::move(f)});
    }
}

}  // namespace

float pixels_of(Type type, float scale) {
    constexpr std::array<float, type_count> sizes{46, 25, 20, 17, 20};  // units
    return std::round(sizes[static_cast<std::size_t>(type)] * scale);
}

void load_fonts(ImFontAtlas& atlas, const FontFiles& files, float scale, Fonts& fonts) {
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoBakedLines | ImFontAtlasFlags_NoMouseCursors;
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    atlas.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    ImFontConfig config;
    config.OversampleH = config.OversampleV = 1;
    config.PixelSnapH = true;
    Figures figures;
    std::vector<FigurePlace> places;
    const std::array<const std::filesystem::path*, type_count> paths{&files.regular, &files.regular, &files.regular, &files.small,
                                                                     &files.italic};
    for (std::size_t i = 0; i < type_count; ++i) {
        const float size = pixels_of(static_cast<Type>(i), scale);
        fonts[i] = paths[i]->empty() ? nullptr : atlas.AddFontFromFileTTF(paths[i]->c_str(), size, &config, letters);
        if (fonts[i]) {
            reserve(atlas, fonts[i], *paths[i], size, figures, places);
        } else {
            ImFontConfig plain;
            plain.SizePixels = size;
            fonts[i] = atlas.AddFontDefault(&plain);
        }
    }
    atlas.Build();
    for (const FigurePlace& place : places) {
        const ImFontAtlasCustomRect& rect = *atlas.GetCustomRectByIndex(place.rect);
        for (int y = 0; y < place.figure.height; ++y) {
            const unsigned char* from = place.figure.coverage.data() + y * place.figure.width;
            std::copy(from, from + place.figure.width, atlas.TexPixelsAlpha8 + (rect.Y + y) * atlas.TexWidth + rect.X);
        }
    }
}

void apply_style(ImGuiStyle& style, float scale) {
    const auto units = [scale](float n) { return std::round(n * scale); };
    style = ImGuiStyle();
    style.AntiAliasedLinesUseTex = false;
    style.WindowBorderSize = 0;
    style.WindowRounding = 0;
    style.WindowPadding = {units(16), units(14)};
    style.WindowMinSize = {1, 1};
    style.ChildBorderSize = 0;
    style.PopupBorderSize = 0;
    style.PopupRounding = 0;
    style.FrameBorderSize = 0;
    style.FramePadding = {units(10), units(6)};
    style.ItemSpacing = {units(8), units(8)};
    style.ItemInnerSpacing = {units(8), units(4)};
    style.ScrollbarSize = units(9);
    style.ScrollbarRounding = units(4);
    style.GrabRounding = units(3);
    style.Colors[ImGuiCol_Text] = vec4_of(colour::ink);
    style.Colors[ImGuiCol_WindowBg] = vec4_of(colour::paper, 0);
    style.Colors[ImGuiCol_ChildBg] = vec4_of(colour::paper, 0);
    style.Colors[ImGuiCol_PopupBg] = vec4_of(colour::paper);
    style.Colors[ImGuiCol_FrameBg] = vec4_of(0xFBF6E8);
    style.Colors[ImGuiCol_TextSelectedBg] = vec4_of(colour::brass, 0.45F);
    style.Colors[ImGuiCol_ScrollbarBg] = vec4_of(colour::ink, 0.06F);
    style.Colors[ImGuiCol_ScrollbarGrab] = vec4_of(colour::brass, 0.55F);
    style.Colors[ImGuiCol_ScrollbarGrabHovered] = vec4_of(colour::brass, 0.8F);
    style.Colors[ImGuiCol_ScrollbarGrabActive] = vec4_of(colour::brass);
    style.Colors[ImGuiCol_ModalWindowDimBg] = vec4_of(0x0E1512, 0);
    style.Colors[ImGuiCol_NavHighlight] = vec4_of(colour::brass, 0);
}

}  // namespace fow::ui
