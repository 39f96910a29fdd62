// What the files of the seam to Windows share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// After the others, which keep it from defining min and max.
#include <windows.h>

#include "files/platform.hpp"

namespace fow::platform {

/// Letters as Windows counts them, from UTF-8 and back. What cannot be converted becomes U+FFFD.
[[nodiscard]] std::wstring wide(std::string_view text);
[[nodiscard]] std::string narrow(std::wstring_view text);

/// The error with that number, as std::errc where there is one that says it.
[[nodiscard]] Error error_of(DWORD number);
/// Why the last call failed.
[[nodiscard]] inline Error last_error() { return error_of(::GetLastError()); }

/// The path as calls take it: one that would be too long for most of them is in the form that has no such limit.
[[nodiscard]] std::wstring reachable(const Path& path);
/// The path without what reachable() puts in front of it.
[[nodiscard]] std::wstring shown_path(std::wstring path);

[[nodiscard]] inline HANDLE handle_of(const File& file) { return reinterpret_cast<HANDLE>(file.handle()); }
/// A file that owns the handle; no file if it is null or INVALID_HANDLE_VALUE.
[[nodiscard]] inline File file_of(HANDLE handle) { return handle != nullptr ? File(reinterpret_cast<File::Handle>(handle)) : File(); }

/// The user of this process as Windows writes it in lists of rights, "S-1-5-...": empty if it does not tell.
[[nodiscard]] std::wstring user_id();

/// A list of rights made from its written form, kept as long as the object exists. Null if the text is faulty.
class Rights {
public:
    explicit Rights(const std::wstring& text);
    ~Rights() { ::LocalFree(rights_); }
    Rights(const Rights&) = delete;
    Rights& operator=(const Rights&) = delete;
    [[nodiscard]] PSECURITY_DESCRIPTOR get() const { return rights_; }

private:
    PSECURITY_DESCRIPTOR rights_ = nullptr;
};

/// For prepare_program(): the standard streams show and take every letter where they are a console.
void prepare_console();

}  // namespace fow::platform
