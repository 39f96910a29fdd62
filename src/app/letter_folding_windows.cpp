#include "app/letter_folding.hpp"

// The others need its names.
#include <windows.h>

#include <winnls.h>

#include <string_view>

namespace fow::app {

namespace {

std::optional<std::wstring> utf16_of(const std::string& text) {
    const int size = static_cast<int>(text.size());
    const int length = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text.data(), size, nullptr, 0);
    if (length <= 0) return std::nullopt;
    std::wstring letters(static_cast<std::size_t>(length), L'\0');
    MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text.data(), size, letters.data(), length);
    return letters;
}

std::string utf8_of(const std::wstring& letters) {
    const int size = static_cast<int>(letters.size());
    const int length = WideCharToMultiByte(CP_UTF8, 0, letters.data(), size, nullptr, 0, nullptr, nullptr);
    std::string text(static_cast<std::size_t>(length), '\0');
    WideCharToMultiByte(CP_UTF8, 0, letters.data(), size, text.data(), length, nullptr, nullptr);
    return text;
}

std::wstring composed(const std::wstring& letters) {
    const int size = static_cast<int>(letters.size());
    std::wstring whole(letters.size() * 4 + 16, L'\0');  // a letter has at most 18 compatible ones, most have one
    for (;;) {
        const int length = NormalizeString(NormalizationKC, letters.data(), size, whole.data(), static_cast<int>(whole.size()));
        if (length > 0) return whole.substr(0, static_cast<std::size_t>(length));
        if (GetLastError() != ERROR_INSUFFICIENT_BUFFER) return letters;
        whole.resize(whole.size() * 2);
    }
}

std::wstring mapped(std::wstring letters, DWORD how) {
    const int size = static_cast<int>(letters.size());
    std::wstring other(letters.size(), L'\0');  // these mappings keep the length
    const int length = LCMapStringEx(LOCALE_NAME_INVARIANT, how, letters.data(), size, other.data(), size, nullptr, nullptr, 0);
    return length == size ? other : letters;
}

}  // namespace

// Upwards and downwards again, because some letters have two small forms, such as sigma. Windows keeps a sharp s, which folds to two
// letters.
std::optional<std::string> folded_letters(const std::string& text) {
    if (text.empty()) return text;
    const std::optional<std::wstring> letters = utf16_of(text);
    if (!letters) return std::nullopt;
    std::wstring folded;
    for (const wchar_t letter : mapped(mapped(composed(*letters), LCMAP_UPPERCASE), LCMAP_LOWERCASE)) {
        if (letter == L'\u00df' || letter == L'\u1e9e') folded += L"ss";
        else folded += letter;
    }
    return utf8_of(composed(folded));
}

}  // namespace fow::app
