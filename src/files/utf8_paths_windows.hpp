// Makes std::filesystem::path take UTF-8 under Windows; CMakeLists.txt includes this before everything else in all of our files.
#pragma once

#include <filesystem>
#include <string>

extern "C" __declspec(dllimport) int __stdcall MultiByteToWideChar(unsigned, unsigned long, const char*, int, wchar_t*, int);

/// Under Windows a path holds wide letters. GCC 12's library gives their UTF-8 out, but takes bytes in as if each were a letter of its own.
template <>
inline auto std::filesystem::path::_S_convert<char>(const char* first, const char* last) {
    constexpr unsigned utf8 = 65001;
    const int size = static_cast<int>(last - first);
    std::wstring letters(static_cast<std::size_t>(MultiByteToWideChar(utf8, 0, first, size, nullptr, 0)), L'\0');
    MultiByteToWideChar(utf8, 0, first, size, letters.data(), static_cast<int>(letters.size()));
    return letters;
}
