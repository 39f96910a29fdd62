#include "ui/window/theme.hpp"

#include <imgui_freetype.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "ui/window/draw_list.hpp"
#include "ui/window/fonts.hpp"
#include "ui/window/letters.hpp"

namespace fow::ui {

namespace {

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

/// The largest letter that an atlas can hold.
constexpr char32_t last_letter = 0xFFFF;

/// The ranges of `letters`, as pairs; ends with 0.
template <class Some>
ImVector<ImWchar> ranges_of(const Some& letters) {
    ImFontGlyphRangesBuilder builder;
    for (const char32_t letter : letters)
        if (letter <= last_letter) builder.AddChar(static_cast<ImWchar>(letter));
    ImVector<ImWchar> ranges;
    builder.BuildRanges(&ranges);
    return ranges;
}

/// `letters` and those that are always loaded, without digits: these are added separately.
std::set<char32_t> letters_of_own_fonts(std::set<char32_t> letters) {
    for (char32_t letter = 0x20; letter < 0x3000; ++letter)
        if (always_loaded(letter) && (letter < '0' || letter > '9')) letters.insert(letter);
    return letters;
}

/// EB Garamond 08 leaves as much room for the feminine ordinal sign, "6.\u00AA", as for an em dash.
void narrow_ordinal(ImFont& font) {
    constexpr ImWchar sign = 0xAA;
    for (ImFontGlyph& glyph : font.Glyphs)
        if (glyph.Codepoint == sign) glyph.AdvanceX = std::min(glyph.AdvanceX, std::ceil(glyph.X0 + glyph.X1));
    font.BuildLookupTable();
}

/// A letter that no font has: an empty box, so that nothing seems to be missing.
constexpr ImWchar no_letter = 0xFFFD;
struct EmptyBox {
    int rect;
    int width;
    int height;
};
EmptyBox reserve_box(ImFontAtlas& atlas, ImFont* font, float size) {
    const int width = std::max(3, static_cast<int>(size * 0.45F)), height = std::max(4, static_cast<int>(size * 0.6F));
    return {atlas.AddCustomRectFontGlyph(font, no_letter, width, height, std::ceil(size * 0.55F), {1, std::round(size * 0.2F)}), width,
            height};
}
void draw_box(ImFontAtlas& atlas, const EmptyBox& box) {
    const ImFontAtlasCustomRect& rect = *atlas.GetCustomRectByIndex(box.rect);
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x)
            if (x == 0 || y == 0 || x == box.width - 1 || y == box.height - 1)
                atlas.TexPixelsAlpha8[(rect.Y + y) * atlas.TexWidth + rect.X + x] = 255;
}

}  // namespace

float pixels_of(Type type, float scale) {
    constexpr std::array<float, type_count> sizes{46, 25, 20, 17, 20};  // units
    return std::round(sizes[static_cast<std::size_t>(type)] * scale);
}

void load_fonts(ImFontAtlas& atlas, const FontFiles& files, const std::set<char32_t>& letters, float scale, Fonts& fonts) {
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoBakedLines | ImFontAtlasFlags_NoMouseCursors;
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    atlas.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    ImFontConfig config;
    config.OversampleH = config.OversampleV = 1;
    config.PixelSnapH = true;
    Figures figures;
    std::vector<FigurePlace> places;
    std::vector<EmptyBox> boxes;
    const ImVector<ImWchar> own = ranges_of(letters_of_own_fonts(letters));
    std::vector<char32_t> lacking;
    for (const char32_t letter : letters)
        if (letter <= last_letter && !figures.has(files.regular, letter)) lacking.push_back(letter);
    std::vector<std::pair<OtherFont, ImVector<ImWchar>>> others;  // the ranges must live until the atlas is built
    if (!lacking.empty())
        for (OtherFont& other : find_other_fonts(lacking)) {
            ImVector<ImWchar> ranges = ranges_of(other.letters);
            others.emplace_back(std::move(other), std::move(ranges));
        }
    const std::array<const std::filesystem::path*, type_count> paths{&files.regular, &files.regular, &files.regular, &files.small,
                                                                     &files.italic};
    for (std::size_t i = 0; i < type_count; ++i) {
        const float size = pixels_of(static_cast<Type>(i), scale);
        fonts[i] = paths[i]->empty() ? nullptr : atlas.AddFontFromFileTTF(paths[i]->string().c_str(), size, &config, own.Data);
        if (fonts[i]) {
            for (const auto& [other, ranges] : others) {
                ImFontConfig merged = config;
                merged.MergeMode = true;
                merged.FontNo = other.index;
                static_cast<void>(atlas.AddFontFromFileTTF(other.file.string().c_str(), size, &merged, ranges.Data));
            }
            boxes.push_back(reserve_box(atlas, fonts[i], size));
            reserve(atlas, fonts[i], *paths[i], size, figures, places);
        } else {
            ImFontConfig plain;
            plain.SizePixels = size;
            fonts[i] = atlas.AddFontDefault(&plain);
        }
    }
    atlas.Build();
    for (ImFont* font : atlas.Fonts) narrow_ordinal(*font);
    for (const EmptyBox& box : boxes) draw_box(atlas, box);
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
