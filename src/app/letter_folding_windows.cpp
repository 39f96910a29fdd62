#include "app/letter_folding.hpp"

#include "files/platform_windows.hpp"

namespace fow::app {

namespace {

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
    const std::wstring letters = platform::wide(text);
    if (text.empty()) return text;
    if (platform::narrow(letters) != text) return std::nullopt;  // not UTF-8
    std::wstring folded;
    for (const wchar_t letter : mapped(mapped(composed(letters), LCMAP_UPPERCASE), LCMAP_LOWERCASE)) {
        if (letter == L'\u00df' || letter == L'\u1e9e') folded += L"ss";
        else folded += letter;
    }
    return platform::narrow(composed(folded));
}

}  // namespace fow::app
