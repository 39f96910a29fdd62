#include "ui/window/letters.hpp"

#include <fribidi.h>

#include <algorithm>
#include <array>
#include <utility>

namespace fow::ui {
namespace {

constexpr char32_t faulty_letter = 0xFFFD;
/// Text in UTF-8 whose letters are all below U+0100 has no byte from here on.
constexpr unsigned char first_far_byte = 0xC4;

bool has_far_letters(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= first_far_byte; });
}

/// Whether letters that run from right to left may be among `text`: only these bytes begin them.
bool may_run_right_to_left(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte >= 0xD6 && byte <= 0xE0) || byte == 0xEF;
    });
}

/// The letter at `at`, which is moved behind it.
char32_t next_letter(std::string_view text, std::size_t& at) {
    const auto first = static_cast<unsigned char>(text[at++]);
    if (first < 0x80) return first;
    const int following = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    if (following == 0 || first >= 0xF8) return faulty_letter;
    char32_t letter = first & (0x3FU >> static_cast<unsigned>(following));
    for (int i = 0; i < following; ++i, ++at) {
        if (at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80) return faulty_letter;
        letter = letter << 6U | (static_cast<unsigned char>(text[at]) & 0x3FU);
    }
    return letter;
}

bool runs_right_to_left(char32_t letter) {
    return (letter >= 0x590 && letter < 0x900) || (letter >= 0xFB1D && letter < 0xFE00) || (letter >= 0xFE70 && letter < 0xFF00);
}

std::string line_in_visual_order(std::string_view line) {
    const std::u32string letters = code_points(line);
    if (std::none_of(letters.begin(), letters.end(), runs_right_to_left)) return std::string(line);
    std::vector<FriBidiChar> logical(letters.begin(), letters.end()), visual(letters.size() + 1);
    FriBidiParType direction = FRIBIDI_PAR_LTR;  // the sentences around it run to the right
    const auto size = static_cast<FriBidiStrIndex>(logical.size());
    if (fribidi_log2vis(logical.data(), size, &direction, visual.data(), nullptr, nullptr, nullptr) == 0) return std::string(line);
    // Where Arabic letters were joined into one, signs without a picture fill their places.
    visual.resize(logical.size());
    visual.erase(std::remove(visual.begin(), visual.end(), FriBidiChar{FRIBIDI_CHAR_FILL}), visual.end());
    std::string text(visual.size() * 4 + 1, '\0');
    const FriBidiStrIndex bytes =
        fribidi_unicode_to_charset(FRIBIDI_CHAR_SET_UTF8, visual.data(), static_cast<FriBidiStrIndex>(visual.size()), text.data());
    text.resize(static_cast<std::size_t>(bytes));
    return text;
}

}  // namespace

std::u32string code_points(std::string_view text) {
    std::u32string letters;
    for (std::size_t at = 0; at < text.size();) letters += next_letter(text, at);
    return letters;
}

bool always_loaded(char32_t letter) {
    // Western Europe, dashes, quotes, dots.
    constexpr std::array<std::pair<char32_t, char32_t>, 7> ranges{
        {{0x20, 0x7E}, {0xA0, 0xFF}, {0x152, 0x153}, {0x2013, 0x2014}, {0x2018, 0x201E}, {0x2022, 0x2022}, {0x2026, 0x2026}}};
    return letter < 0x20 ||
           std::any_of(
               ranges.begin(), ranges.end(), [letter](const auto& range) { return letter >= range.first && letter <= range.second; });
}

bool Letters::meet(std::string_view text) {
    if (!has_far_letters(text)) return false;
    bool news = false;
    const auto take = [&](std::string_view some) {
        for (std::size_t at = 0; at < some.size();) {
            const char32_t letter = next_letter(some, at);
            if (!always_loaded(letter) && met_.size() < most) news = met_.insert(letter).second || news;
        }
    };
    take(text);
    if (may_run_right_to_left(text)) take(in_visual_order(text));  // joined letters are others
    return news;
}

std::string in_visual_order(std::string_view lines) {
    if (!may_run_right_to_left(lines)) return std::string(lines);
    std::string text;
    for (std::size_t at = 0; at <= lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        text += (at == 0 ? "" : "\n") + line_in_visual_order(lines.substr(at, end - at));
        at = end + 1;
    }
    return text;
}

}  // namespace fow::ui
