// The seam to the operating system, for Windows: the program itself, its user, and where things are.
#include "files/platform_windows.hpp"

#include <fcntl.h>
#include <io.h>
#include <knownfolders.h>
#include <shellapi.h>
#include <shlobj.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>

namespace fow::platform {
namespace {

[[noreturn]] void end_at_once() {
    ::TerminateProcess(::GetCurrentProcess(), 3);
    std::_Exit(3);
}
LONG WINAPI end_after_crash(EXCEPTION_POINTERS*) { end_at_once(); }
void end_after_abort(int) { end_at_once(); }

/// Other programs of the user may end this one and wait for its end, nothing else; nor may they give themselves more rights.
void keep_memory_private() {
    const std::wstring user = user_id();
    const Rights rights(user.empty() ? L"" : L"D:P(A;;0x121001;;;OW)(A;;0x121001;;;" + user + L")(A;;GA;;;SY)(A;;GA;;;BA)");
    if (rights.get() != nullptr) ::SetKernelObjectSecurity(::GetCurrentProcess(), DACL_SECURITY_INFORMATION, rights.get());
}

Path known_folder(const KNOWNFOLDERID& folder) {
    wchar_t* found = nullptr;
    const bool known = SUCCEEDED(::SHGetKnownFolderPath(folder, KF_FLAG_DONT_VERIFY, nullptr, &found));
    Path path = known ? Path(found) : Path();
    ::CoTaskMemFree(found);
    return path.is_absolute() ? path : Path();
}

/// The value of a variable; empty if it is not set.
std::wstring variable(const wchar_t* name) {
    const wchar_t* value = ::_wgetenv(name);
    return value != nullptr ? value : L"";
}

/// The parts between the separators.
std::vector<std::wstring> parts_of(const std::wstring& text, wchar_t separator) {
    std::vector<std::wstring> parts{L""};
    for (const wchar_t c : text) {
        if (c == separator) parts.emplace_back();
        else parts.back() += c;
    }
    return parts;
}

bool is_program(const Path& path) {
    const DWORD found = ::GetFileAttributesW(reachable(path).c_str());
    return found != INVALID_FILE_ATTRIBUTES && (found & FILE_ATTRIBUTE_DIRECTORY) == 0;
}

/// Where the path leads: its links and short names are resolved, as far as it exists.
Path resolved(const Path& given) {
    Error unknown;
    Path rest, there = std::filesystem::absolute(given, unknown).lexically_normal();
    for (;;) {
        const HANDLE opened = ::CreateFileW(reachable(there).c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                            OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
        if (opened != INVALID_HANDLE_VALUE) {
            const File closed = file_of(opened);
            std::wstring name(1U << 15U, L'\0');
            name.resize(::GetFinalPathNameByHandleW(opened, name.data(), static_cast<DWORD>(name.size()), FILE_NAME_NORMALIZED));
            if (!name.empty()) there = shown_path(name);
            break;
        }
        if (there == there.parent_path()) break;
        rest = rest.empty() ? there.filename() : there.filename() / rest;
        there = there.parent_path();
    }
    Path whole = rest.empty() ? there : there / rest;
    return whole.has_filename() || whole == whole.root_path() ? whole : whole.parent_path();
}

bool same_name(const Path& one, const Path& other) {
    return ::CompareStringOrdinal(one.c_str(), -1, other.c_str(), -1, TRUE) == CSTR_EQUAL;
}

}  // namespace

void prepare_program() {
    ::SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
    ::SetUnhandledExceptionFilter(&end_after_crash);
    std::signal(SIGABRT, &end_after_abort);
    ::_set_error_mode(_OUT_TO_STDERR);  // failed assertions show no box
    keep_memory_private();
    for (const auto& [stream, handle] : {std::pair{0, STD_INPUT_HANDLE}, {1, STD_OUTPUT_HANDLE}, {2, STD_ERROR_HANDLE}})
        if (const HANDLE file = ::GetStdHandle(handle); file != nullptr && file != INVALID_HANDLE_VALUE) ::_setmode(stream, _O_BINARY);
    prepare_console();
}

std::vector<std::string> arguments(int, char**) {
    std::vector<std::string> words;
    int count = 0;
    wchar_t** const all = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    for (int i = 1; all != nullptr && i < count; ++i) words.push_back(narrow(all[i]));
    ::LocalFree(all);
    return words;
}

Path program_path() {
    std::wstring name(MAX_PATH, L'\0');
    for (;;) {
        const DWORD length = ::GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size()));
        if (length < name.size()) return Path(shown_path(name.substr(0, length)));
        name.resize(2 * name.size());
    }
}

Path home_folder() { return known_folder(FOLDERID_Profile); }
Path user_data_folder() { return known_folder(FOLDERID_RoamingAppData); }
Path user_config_folder() { return user_data_folder(); }

bool is_in(const Path& path, const Path& folder) {
    const Path inner = resolved(path), outer = resolved(folder);
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end(), same_name).first == outer.end();
}

std::tm local_time(std::time_t moment) {
    const std::tm* found = std::localtime(&moment);  // here each thread has its own
    return found != nullptr ? *found : std::tm{};
}

std::vector<std::string> user_languages() {
    std::vector<std::string> languages;
    // As under Linux, so that one program can be started in another language.
    for (const std::wstring& asked : parts_of(variable(L"LANGUAGE"), L':'))
        if (!asked.empty()) languages.push_back(narrow(asked.substr(0, asked.find_first_of(L".@"))));
    if (!languages.empty()) return languages;
    ULONG count = 0, size = 0;
    if (::GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, nullptr, &size) == 0) return languages;
    std::wstring list(size, L'\0');
    if (::GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, list.data(), &size) == 0) return languages;
    for (const std::wstring& name : parts_of(list, L'\0')) {
        std::string language = narrow(name);
        std::replace(language.begin(), language.end(), '-', '_');
        if (!language.empty()) languages.push_back(language);
    }
    return languages;
}

Path find_program(std::string_view name) {
    const Path wanted = wide(name);
    for (const std::wstring& folder : parts_of(variable(L"PATH"), L';')) {
        if (!Path(folder).is_absolute()) continue;
        const Path program = Path(folder) / wanted;
        Path ending_in_exe = program;
        ending_in_exe += L".exe";
        if (is_program(ending_in_exe)) return ending_in_exe;
        if (wanted.has_extension() && is_program(program)) return program;
    }
    return {};
}

}  // namespace fow::platform
