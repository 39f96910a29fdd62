// The seam to the operating system, for Windows: files.
#include "files/platform_windows.hpp"

#include <aclapi.h>
#include <sddl.h>

#include <algorithm>
#include <cstring>
#include <cwctype>

namespace fow::platform {
namespace {

// Names that these headers do not have yet.
constexpr auto rename_info_ex = static_cast<FILE_INFO_BY_HANDLE_CLASS>(22);
constexpr DWORD elevation_required = 740, disk_quota_exceeded = 1295, file_system_limitation = 665;

constexpr DWORD share_all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/// Whether the link leads elsewhere by its name. Folders that are kept in a cloud, and programs of the store, have other marks.
bool is_link(const File& file) {
    FILE_ATTRIBUTE_TAG_INFO marks{};
    if (::GetFileInformationByHandleEx(handle_of(file), FileAttributeTagInfo, &marks, sizeof marks) == 0) return false;
    return (marks.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
           (marks.ReparseTag == IO_REPARSE_TAG_SYMLINK || marks.ReparseTag == IO_REPARSE_TAG_MOUNT_POINT);
}

/// Windows says only "not found" if something in the path is a file where a folder should be.
Error refined(const Error& error, const Path& path) {
    if (error != std::errc::no_such_file_or_directory) return error;
    for (Path above = path.parent_path(); !above.empty(); above = above.parent_path()) {
        const DWORD found = ::GetFileAttributesW(reachable(above).c_str());
        if (found != INVALID_FILE_ATTRIBUTES)
            return (found & FILE_ATTRIBUTE_DIRECTORY) != 0 ? error : std::make_error_code(std::errc::not_a_directory);
        if (above == above.parent_path()) break;
    }
    return error;
}

/// For its owner and for those who keep the computer running.
std::wstring rights_of_owner() {
    const std::wstring user = user_id();
    return user.empty() ? L"" : L"D:P(A;OICI;FA;;;" + user + L")(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)";
}

/// What a call that creates something takes: everybody whom the folder allows, or only the owner.
class Creation {
public:
    explicit Creation(Readers readers) : rights_(readers == Readers::owner ? rights_of_owner() : std::wstring()) {
        attributes_.nLength = sizeof attributes_;
        attributes_.lpSecurityDescriptor = rights_.get();
    }
    [[nodiscard]] SECURITY_ATTRIBUTES* get() { return &attributes_; }

private:
    Rights rights_;
    SECURITY_ATTRIBUTES attributes_{};
};

File opened(const Path& path, DWORD access, DWORD how, DWORD flags, Error& error, Readers readers = Readers::all) {
    Creation creation(readers);
    const HANDLE file = ::CreateFileW(reachable(path).c_str(), access, share_all, creation.get(), how, flags, nullptr);
    error = file == INVALID_HANDLE_VALUE ? refined(last_error(), path) : Error();
    return file_of(file);
}

/// Opens an existing file, but no link if links are refused.
File opened_itself(const Path& path, DWORD access, Error& error) {
    // The link itself, to see whether it is one.
    const File seen = opened(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT, error);
    if (!seen) return {};
    if (is_link(seen)) {
        error = std::make_error_code(std::errc::too_many_symbolic_link_levels);
        return {};
    }
    return opened(path, access, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, error);
}

/// Part of the file that nobody reads or writes: here a lock does not keep others from its contents.
OVERLAPPED lock_place() {
    OVERLAPPED place{};
    place.Offset = 0;
    place.OffsetHigh = 0x7FFFFFFF;
    return place;
}

/// Renames a file even if others have it or `to` open, and returns once the new name is on the device.
Error renamed(const Path& from, const Path& to) {
    Error error;
    constexpr DWORD flags = FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_BACKUP_SEMANTICS;
    File file = opened(from, DELETE | SYNCHRONIZE | GENERIC_WRITE, OPEN_EXISTING, flags, error);
    const bool writable = static_cast<bool>(file);
    if (!file) file = opened(from, DELETE | SYNCHRONIZE, OPEN_EXISTING, flags, error);  // it is read-only
    if (!file) return error;
    Error unknown;
    const std::wstring name = reachable(std::filesystem::absolute(to, unknown));
    std::vector<unsigned char> bytes(sizeof(FILE_RENAME_INFO) + name.size() * sizeof(wchar_t));
    const DWORD way = FILE_RENAME_FLAG_REPLACE_IF_EXISTS | FILE_RENAME_FLAG_POSIX_SEMANTICS;
    const auto length = static_cast<DWORD>(name.size() * sizeof(wchar_t));
    std::memcpy(bytes.data(), &way, sizeof way);
    std::memcpy(bytes.data() + offsetof(FILE_RENAME_INFO, FileNameLength), &length, sizeof length);
    std::memcpy(bytes.data() + offsetof(FILE_RENAME_INFO, FileName), name.data(), length);
    if (::SetFileInformationByHandle(handle_of(file), rename_info_ex, bytes.data(), static_cast<DWORD>(bytes.size())) == 0)
        return last_error();
    if (writable) static_cast<void>(::FlushFileBuffers(handle_of(file)));  // with the file, NTFS writes down its name
    return {};
}

}  // namespace

std::wstring wide(std::string_view text) {
    const int size = static_cast<int>(text.size());
    std::wstring letters(static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)), L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, letters.data(), static_cast<int>(letters.size()));
    return letters;
}

std::string narrow(std::wstring_view text) {
    const int size = static_cast<int>(text.size());
    std::string bytes(static_cast<std::size_t>(::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, nullptr, 0, nullptr, nullptr)), '\0');
    ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, bytes.data(), static_cast<int>(bytes.size()), nullptr, nullptr);
    return bytes;
}

Error error_of(DWORD number) {
    using enum std::errc;
    switch (number) {
        case ERROR_SUCCESS: return {};
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND:
        case ERROR_BAD_PATHNAME:
        case ERROR_BAD_NETPATH:
        case ERROR_BAD_NET_NAME:
        case ERROR_INVALID_DRIVE: return make_error_code(no_such_file_or_directory);
        case ERROR_ACCESS_DENIED: return make_error_code(permission_denied);
        case ERROR_SHARING_VIOLATION:
        case ERROR_LOCK_VIOLATION:
        case ERROR_DELETE_PENDING:
        case ERROR_BUSY: return make_error_code(device_or_resource_busy);
        case ERROR_FILE_EXISTS:
        case ERROR_ALREADY_EXISTS: return make_error_code(file_exists);
        case ERROR_DISK_FULL:
        case ERROR_HANDLE_DISK_FULL:
        case disk_quota_exceeded: return make_error_code(no_space_on_device);
        case ERROR_FILE_TOO_LARGE: return make_error_code(file_too_large);
        case ERROR_WRITE_PROTECT: return make_error_code(read_only_file_system);
        case ERROR_DIRECTORY: return make_error_code(not_a_directory);
        case ERROR_DIR_NOT_EMPTY: return make_error_code(directory_not_empty);
        case ERROR_FILENAME_EXCED_RANGE: return make_error_code(filename_too_long);
        case ERROR_INVALID_FUNCTION:
        case ERROR_NOT_SUPPORTED:
        case ERROR_INVALID_LEVEL:
        case file_system_limitation:
        case ERROR_CALL_NOT_IMPLEMENTED: return make_error_code(function_not_supported);
        case ERROR_TOO_MANY_LINKS: return make_error_code(too_many_links);
        case ERROR_NOT_SAME_DEVICE: return make_error_code(cross_device_link);
        case ERROR_CANT_RESOLVE_FILENAME: return make_error_code(too_many_symbolic_link_levels);
        case ERROR_BAD_EXE_FORMAT:
        case ERROR_EXE_MACHINE_TYPE_MISMATCH: return make_error_code(executable_format_error);
        case elevation_required:
        case ERROR_PRIVILEGE_NOT_HELD: return make_error_code(operation_not_permitted);
        case ERROR_BROKEN_PIPE:
        case ERROR_NO_DATA:
        case ERROR_PIPE_NOT_CONNECTED: return make_error_code(broken_pipe);
        case ERROR_NOT_ENOUGH_MEMORY:
        case ERROR_OUTOFMEMORY:
        case ERROR_COMMITMENT_LIMIT: return make_error_code(not_enough_memory);
        case ERROR_INVALID_NAME:
        case ERROR_INVALID_PARAMETER: return make_error_code(invalid_argument);
        case ERROR_CRC:
        case ERROR_SEEK:
        case ERROR_GEN_FAILURE:
        case ERROR_NOT_READY:
        case ERROR_IO_DEVICE: return make_error_code(io_error);
        default: return {static_cast<int>(number), std::system_category()};
    }
}

std::wstring reachable(const Path& path) {
    constexpr std::size_t always_taken = 240;  // 260, less room for the names that some calls append
    std::wstring name = path.native();
    if (name.empty() || name.starts_with(L"\\\\?\\") || name.starts_with(L"\\\\.\\")) return name;
    std::wstring whole(name.size() + MAX_PATH, L'\0');
    DWORD length = ::GetFullPathNameW(name.c_str(), static_cast<DWORD>(whole.size()), whole.data(), nullptr);
    if (length > whole.size()) {
        whole.resize(length);
        length = ::GetFullPathNameW(name.c_str(), length, whole.data(), nullptr);
    }
    whole.resize(length);
    if (whole.size() < always_taken) return name;
    return whole.starts_with(L"\\\\") ? L"\\\\?\\UNC" + whole.substr(1) : L"\\\\?\\" + whole;
}

std::wstring shown_path(std::wstring path) {
    constexpr std::wstring_view network = L"\\\\?\\UNC\\", plain = L"\\\\?\\";
    if (path.starts_with(network)) return L"\\\\" + path.substr(network.size());
    return path.starts_with(plain) ? path.substr(plain.size()) : path;
}

Rights::Rights(const std::wstring& text) {
    if (!text.empty()) ::ConvertStringSecurityDescriptorToSecurityDescriptorW(text.c_str(), SDDL_REVISION_1, &rights_, nullptr);
}

std::wstring user_id() {
    HANDLE token = nullptr;
    if (::OpenProcessToken(::GetCurrentProcess(), TOKEN_QUERY, &token) == 0) return {};
    const File closed = file_of(token);
    alignas(TOKEN_USER) unsigned char bytes[sizeof(TOKEN_USER) + SECURITY_MAX_SID_SIZE];
    DWORD size = 0;
    if (::GetTokenInformation(token, TokenUser, bytes, sizeof bytes, &size) == 0) return {};
    wchar_t* written = nullptr;
    if (::ConvertSidToStringSidW(reinterpret_cast<const TOKEN_USER*>(bytes)->User.Sid, &written) == 0) return {};
    std::wstring id = written;
    ::LocalFree(written);
    return id;
}

bool is_full(const Error& error) { return error == std::errc::no_space_on_device || error == std::errc::file_too_large; }

File::~File() {
    if (handle_ != none) ::CloseHandle(reinterpret_cast<HANDLE>(handle_));
}

File open_to_read(const Path& path, Error& error, Symlinks symlinks) {
    if (symlinks == Symlinks::refuse) return opened_itself(path, GENERIC_READ, error);
    return opened(path, GENERIC_READ, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, error);  // the flag lets folders be opened
}

File create_new(const Path& path, Readers readers, Error& error) {
    return opened(path, GENERIC_WRITE, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, error, readers);
}

File open_to_overwrite(const Path& path, Error& error) { return opened_itself(path, GENERIC_WRITE, error); }

File open_lock_file(const Path& path, Error& error) {
    return opened(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, error, Readers::owner);
}

std::optional<Facts> facts_of(const File& file, Error& error) {
    error = Error();
    if (::GetFileType(handle_of(file)) != FILE_TYPE_DISK) return Facts{};
    BY_HANDLE_FILE_INFORMATION found{};
    if (::GetFileInformationByHandle(handle_of(file), &found) == 0) {
        error = last_error();
        return std::nullopt;
    }
    const bool folder = (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    return Facts{folder ? Facts::Kind::folder : Facts::Kind::file, (std::uintmax_t{found.nFileSizeHigh} << 32U) + found.nFileSizeLow};
}

std::size_t read_some(const File& file, char* buffer, std::size_t size, Error& error) {
    DWORD count = 0;
    const bool read = ::ReadFile(handle_of(file), buffer, static_cast<DWORD>(std::min<std::size_t>(size, 1U << 30U)), &count, nullptr) != 0;
    error = read ? Error() : last_error();
    return read ? count : 0;
}

Error write_all(const File& file, std::string_view bytes) {
    while (!bytes.empty()) {
        DWORD wrote = 0;
        const auto size = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), 1U << 30U));
        if (::WriteFile(handle_of(file), bytes.data(), size, &wrote, nullptr) == 0) return last_error();
        if (wrote == 0) return std::make_error_code(std::errc::io_error);
        bytes.remove_prefix(wrote);
    }
    return {};
}

Error sync(const File& file) { return ::FlushFileBuffers(handle_of(file)) != 0 ? Error() : last_error(); }

Error sync_folder(const Path& folder) {
    Error error;
    const File held = opened(folder, GENERIC_WRITE, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, error);
    if (held && ::FlushFileBuffers(handle_of(held)) == 0) error = last_error();
    // Where Windows cannot do it for a folder, it says that this is not allowed, or that it is no such file.
    const bool broken =
        error == std::errc::io_error || error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
    return broken ? error : Error();
}

Locked try_lock(const File& file) {
    OVERLAPPED place = lock_place();
    if (::LockFileEx(handle_of(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) != 0) return Locked::yes;
    const DWORD why = ::GetLastError();
    return why == ERROR_LOCK_VIOLATION || why == ERROR_IO_PENDING ? Locked::elsewhere : Locked::unavailable;
}

bool is_at(const File& file, const Path& path) {
    Error unknown;
    const File there = opened(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, unknown);
    BY_HANDLE_FILE_INFORMATION ours{}, found{};
    return there && ::GetFileInformationByHandle(handle_of(file), &ours) != 0 &&
           ::GetFileInformationByHandle(handle_of(there), &found) != 0 && ours.dwVolumeSerialNumber == found.dwVolumeSerialNumber &&
           ours.nFileIndexHigh == found.nFileIndexHigh && ours.nFileIndexLow == found.nFileIndexLow;
}

bool has_name(const File& file) {
    FILE_STANDARD_INFO found{};
    return ::GetFileInformationByHandleEx(handle_of(file), FileStandardInfo, &found, sizeof found) != 0 && found.DeletePending == 0 &&
           found.NumberOfLinks > 0;
}

Error make_folder(const Path& folder, Readers readers) {
    Creation creation(readers);
    return ::CreateDirectoryW(reachable(folder).c_str(), creation.get()) != 0 ? Error() : refined(last_error(), folder);
}

Error replace(const Path& from, const Path& to) {
    // Programs that look for viruses or words keep a new file, or the one that is replaced, open for a moment.
    constexpr int most_tries = 10;
    for (int tries = 1;; ++tries) {
        Error error = renamed(from, to);
        if (error == std::errc::function_not_supported ||
            error == std::errc::invalid_argument) {  // not by this file system or this Windows
            const bool moved =
                ::MoveFileExW(reachable(from).c_str(), reachable(to).c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
            error = moved ? Error() : refined(last_error(), to);
        }
        if (error != std::errc::permission_denied && error != std::errc::device_or_resource_busy) return error;
        const DWORD found = ::GetFileAttributesW(reachable(to).c_str());
        const bool folder = found != INVALID_FILE_ATTRIBUTES && (found & FILE_ATTRIBUTE_DIRECTORY) != 0;
        if (tries == most_tries || folder) return error;
        ::Sleep(static_cast<DWORD>(10 * tries));
    }
}

void share_as(const Path& from, const Path& to) {
    std::wstring source = reachable(from), target = reachable(to);
    PACL list = nullptr;
    PSECURITY_DESCRIPTOR all = nullptr;
    if (::GetNamedSecurityInfoW(source.data(), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr, nullptr, &list, nullptr, &all) != 0)
        return;
    SECURITY_DESCRIPTOR_CONTROL control = 0;
    DWORD revision = 0;
    ::GetSecurityDescriptorControl(all, &control, &revision);
    const DWORD inherits = (control & SE_DACL_PROTECTED) != 0 ? PROTECTED_DACL_SECURITY_INFORMATION : UNPROTECTED_DACL_SECURITY_INFORMATION;
    ::SetNamedSecurityInfoW(target.data(), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION | inherits, nullptr, nullptr, list, nullptr);
    ::LocalFree(all);
}

Error add_name(const Path& path, const Path& name) {
    if (::CreateHardLinkW(reachable(name).c_str(), reachable(path).c_str(), nullptr) == 0) return refined(last_error(), name);
    Error unknown;
    const File file = opened(path, GENERIC_WRITE, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, unknown);
    if (file) static_cast<void>(sync(file));  // as in renamed()
    return {};
}

void remove_file(const Path& path) { ::DeleteFileW(reachable(path).c_str()); }

std::string allowed_name(std::string name) {
    for (char& c : name)
        if (static_cast<unsigned char>(c) < 0x20 || std::string_view("<>:\"/\\|?*").find(c) != std::string_view::npos) c = '-';
    for (auto last = name.rbegin(); last != name.rend() && (*last == '.' || *last == ' '); ++last) *last = '-';
    // Devices, whatever follows the dot: "con.json".
    std::wstring device = wide(name.substr(0, name.find('.')));
    std::transform(device.begin(), device.end(), device.begin(), [](wchar_t c) { return static_cast<wchar_t>(std::towupper(c)); });
    while (!device.empty() && device.back() == L' ') device.pop_back();
    const std::wstring kind = device.substr(0, 3), number = device.size() > 3 ? device.substr(3) : L"";
    const bool numbered = number.size() == 1 && std::wstring_view(L"0123456789\u00B9\u00B2\u00B3").find(number) != std::wstring_view::npos;
    const bool taken = device == L"CON" || device == L"PRN" || device == L"AUX" || device == L"NUL" || device == L"CONIN$" ||
                       device == L"CONOUT$" || ((kind == L"COM" || kind == L"LPT") && numbered);
    return taken ? "-" + name : name;
}

}  // namespace fow::platform
