// The seam to the operating system, for Windows: outside programs that run beside this one, each in a job, which ends all its processes
// once our handle of it is closed: at the latest when we end, however we end.
#include "files/platform_windows.hpp"

#include <sddl.h>

#include <array>
#include <atomic>
#include <cstdlib>

namespace fow::platform {
namespace {

/// One word of a command line, so that the program gets it as it is.
std::wstring quoted(const std::wstring& word) {
    if (!word.empty() && word.find_first_of(L" \t\n\v\"") == std::wstring::npos) return word;
    std::wstring text = L"\"";
    std::size_t backslashes = 0;  // they count only in front of a quotation mark
    for (const wchar_t c : word) {
        if (c == L'"') text.append(backslashes + 1, L'\\');
        backslashes = c == L'\\' ? backslashes + 1 : 0;
        text += c;
    }
    return text.append(backslashes, L'\\') + L'"';
}

std::wstring command_of(const std::vector<std::string>& words) {
    std::wstring line;
    for (const std::string& word : words) line += (line.empty() ? L"" : L" ") + quoted(wide(word));
    return line;
}

/// The environment of a confined program: without variables about sessions and keys.
std::wstring plain_surroundings() {
    std::wstring block;
    // In the order of their names, as Windows wants them; without SystemRoot many programs do not start.
    for (const wchar_t* name : {L"APPDATA", L"HOMEDRIVE", L"HOMEPATH", L"LOCALAPPDATA", L"PATH", L"PATHEXT", L"ProgramData",
                                L"ProgramFiles", L"SystemDrive", L"SystemRoot", L"TEMP", L"TMP", L"USERPROFILE", L"windir"})
        if (const wchar_t* value = ::_wgetenv(name); value != nullptr) block += std::wstring(name) + L'=' + value + L'\0';
    return block + L'\0';
}

/// A connection: we use our end without waiting, the other program uses its own as it likes.
struct Ends {
    File ours, theirs;
};

/// `inbound`: we read.
Ends connected(bool inbound, Error& error) {
    constexpr DWORD size = 1U << 16U;
    static std::atomic<unsigned> number{0};
    const std::wstring name =
        L"\\\\.\\pipe\\fog-of-waterloo-" + std::to_wstring(::GetCurrentProcessId()) + L"-" + std::to_wstring(++number);
    const DWORD way = (inbound ? PIPE_ACCESS_INBOUND : PIPE_ACCESS_OUTBOUND) | FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE;
    const Rights rights(L"D:P(A;;GA;;;" + user_id() + L")");
    SECURITY_ATTRIBUTES owner{sizeof owner, rights.get(), FALSE};
    Ends ends;
    ends.ours = file_of(::CreateNamedPipeW(name.c_str(), way, PIPE_TYPE_BYTE | PIPE_READMODE_BYTE | PIPE_WAIT | PIPE_REJECT_REMOTE_CLIENTS,
                                           1, size, size, 0, &owner));
    if (!ends.ours) error = last_error();
    if (error) return ends;
    SECURITY_ATTRIBUTES inherited{sizeof inherited, nullptr, TRUE};
    ends.theirs = file_of(::CreateFileW(name.c_str(), inbound ? GENERIC_WRITE : GENERIC_READ, 0, &inherited, OPEN_EXISTING, 0, nullptr));
    if (!ends.theirs) error = last_error();
    return ends;
}

/// Something that goes on in one of the pipes meanwhile. Its event is set while nothing does.
class Going {
public:
    explicit Going(File pipe) : pipe_(std::move(pipe)), done_(file_of(::CreateEventW(nullptr, TRUE, TRUE, nullptr))) {}
    Going(const Going&) = delete;
    Going& operator=(const Going&) = delete;
    [[nodiscard]] HANDLE done() const { return handle_of(done_); }

protected:
    ~Going() = default;
    /// To be called before its bytes are freed: until then Windows uses them.
    void cancel() {
        DWORD count = 0;
        if (::CancelIoEx(pipe(), &state_) != 0) ::GetOverlappedResult(pipe(), &state_, &count, TRUE);
    }
    [[nodiscard]] HANDLE pipe() const { return handle_of(pipe_); }
    [[nodiscard]] OVERLAPPED* begin() {
        state_ = {};
        state_.hEvent = done();
        ::ResetEvent(done());
        return &state_;
    }
    /// The call has failed at once.
    void stop() { ::SetEvent(done()); }
    /// How many bytes went through; nothing while it goes on.
    [[nodiscard]] std::optional<std::size_t> result(Error& error) {
        DWORD count = 0;
        if (::GetOverlappedResult(pipe(), &state_, &count, FALSE) != 0) return count;
        if (::GetLastError() == ERROR_IO_INCOMPLETE) return std::nullopt;
        error = last_error();
        return 0;
    }

private:
    File pipe_, done_;
    OVERLAPPED state_{};
};

class Reading final : public Going {
public:
    explicit Reading(File pipe) : Going(std::move(pipe)) { read(); }
    ~Reading() { cancel(); }
    /// What was read; nothing if there is nothing to read yet, "" at the end.
    [[nodiscard]] std::optional<std::string> take(Error& error) {
        error = failed_;
        if (failed_) return std::string();
        const auto count = result(failed_);
        if (!count) return std::nullopt;
        error = failed_;
        if (failed_) return std::string();
        std::string bytes(buffer_.data(), *count);
        read();
        return bytes.empty() ? std::nullopt : std::optional(std::move(bytes));  // the other program has written nothing
    }

private:
    void read() {
        OVERLAPPED* const state = begin();
        if (::ReadFile(pipe(), buffer_.data(), static_cast<DWORD>(buffer_.size()), nullptr, state) != 0) return;
        if (::GetLastError() == ERROR_IO_PENDING) return;
        failed_ = last_error();
        stop();
    }
    std::array<char, 1 << 14> buffer_{};
    Error failed_;
};

class Writing final : public Going {
public:
    explicit Writing(File pipe) : Going(std::move(pipe)) {}
    ~Writing() { cancel(); }
    /// Takes what it can pass on; 0 while the last bytes are on their way.
    [[nodiscard]] std::size_t give(std::string_view bytes, Error& error) {
        if (begun_ && !failed_ && !result(failed_)) return 0;
        error = failed_;
        if (failed_ || bytes.empty()) return 0;
        begun_ = true;
        bytes_ = bytes.substr(0, most);
        OVERLAPPED* const state = begin();
        if (::WriteFile(pipe(), bytes_.data(), static_cast<DWORD>(bytes_.size()), nullptr, state) != 0) return bytes_.size();
        if (::GetLastError() == ERROR_IO_PENDING) return bytes_.size();
        error = failed_ = last_error();
        stop();
        return 0;
    }

private:
    static constexpr std::size_t most = 1U << 14U;
    std::string bytes_;
    bool begun_ = false;
    Error failed_;
};

/// A job with the limits of that leave.
File job_for(const Leave& leave, Error& error) {
    File job = file_of(::CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    if (leave.confined) {
        limits.BasicLimitInformation.LimitFlags |= JOB_OBJECT_LIMIT_ACTIVE_PROCESS;
        limits.BasicLimitInformation.ActiveProcessLimit = Partner::most_processes;
    }
    if (leave.memory != 0) {
        limits.BasicLimitInformation.LimitFlags |= JOB_OBJECT_LIMIT_PROCESS_MEMORY | (leave.confined ? JOB_OBJECT_LIMIT_JOB_MEMORY : 0U);
        limits.ProcessMemoryLimit = limits.JobMemoryLimit = leave.memory;
    }
    if (::SetInformationJobObject(handle_of(job), JobObjectExtendedLimitInformation, &limits, sizeof limits) == 0) error = last_error();
    return job;
}

/// No clipboard, no windows of others, no change of the screen and of the system's settings. For a job that has its process: if that is in
/// a job of others already, Windows takes it into none with these limits.
void keep_from_screen(const File& job) {
    JOBOBJECT_BASIC_UI_RESTRICTIONS screen{};
    screen.UIRestrictionsClass = JOB_OBJECT_UILIMIT_DESKTOP | JOB_OBJECT_UILIMIT_DISPLAYSETTINGS | JOB_OBJECT_UILIMIT_EXITWINDOWS |
                                 JOB_OBJECT_UILIMIT_GLOBALATOMS | JOB_OBJECT_UILIMIT_HANDLES | JOB_OBJECT_UILIMIT_READCLIPBOARD |
                                 JOB_OBJECT_UILIMIT_SYSTEMPARAMETERS | JOB_OBJECT_UILIMIT_WRITECLIPBOARD;
    ::SetInformationJobObject(handle_of(job), JobObjectBasicUIRestrictions, &screen, sizeof screen);
}

/// Our own rights without special ones and with low integrity, which changes no file of the user; no file if the system refuses that.
File lesser_token() {
    HANDLE own = nullptr, lesser = nullptr;
    if (::OpenProcessToken(::GetCurrentProcess(), TOKEN_DUPLICATE | TOKEN_QUERY | TOKEN_ASSIGN_PRIMARY | TOKEN_ADJUST_DEFAULT, &own) == 0)
        return {};
    const File closed = file_of(own);
    if (::CreateRestrictedToken(own, DISABLE_MAX_PRIVILEGE, 0, nullptr, 0, nullptr, 0, nullptr, &lesser) == 0) return {};
    File token = file_of(lesser);
    PSID low = nullptr;
    if (::ConvertStringSidToSidW(L"S-1-16-4096", &low) == 0) return {};
    TOKEN_MANDATORY_LABEL label{{low, SE_GROUP_INTEGRITY}};
    const bool set = ::SetTokenInformation(lesser, TokenIntegrityLevel, &label, sizeof label + ::GetLengthSid(low)) != 0;
    ::LocalFree(low);
    return set ? std::move(token) : File();
}

/// What a new process gets: these handles and no others.
class StartUp {
public:
    explicit StartUp(std::array<HANDLE, 3> streams) : streams_(streams) {
        info_.StartupInfo.cb = sizeof info_;
        info_.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
        info_.StartupInfo.hStdInput = streams[0];
        info_.StartupInfo.hStdOutput = streams[1];
        info_.StartupInfo.hStdError = streams[2];
        SIZE_T size = 0;
        ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        bytes_.resize(size);
        info_.lpAttributeList = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(bytes_.data());
        good_ = ::InitializeProcThreadAttributeList(info_.lpAttributeList, 1, 0, &size) != 0 &&
                ::UpdateProcThreadAttribute(info_.lpAttributeList, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, streams_.data(), sizeof streams_,
                                            nullptr, nullptr) != 0;
    }
    ~StartUp() { ::DeleteProcThreadAttributeList(info_.lpAttributeList); }
    StartUp(const StartUp&) = delete;
    StartUp& operator=(const StartUp&) = delete;
    explicit operator bool() const { return good_; }
    [[nodiscard]] STARTUPINFOW* get() { return &info_.StartupInfo; }

private:
    STARTUPINFOEXW info_{};
    std::vector<unsigned char> bytes_;
    std::array<HANDLE, 3> streams_;
    bool good_ = false;
};

/// Starts the program, which does not run yet.
PROCESS_INFORMATION started(const Path& program, const std::vector<std::string>& words, const Leave& leave, StartUp& start, Error& error) {
    constexpr DWORD flags = CREATE_SUSPENDED | CREATE_NO_WINDOW | CREATE_UNICODE_ENVIRONMENT | EXTENDED_STARTUPINFO_PRESENT;
    const std::wstring path = reachable(program);
    std::wstring line = command_of(words), surroundings = plain_surroundings();
    void* const variables = leave.confined ? surroundings.data() : nullptr;
    PROCESS_INFORMATION process{};
    const File token = leave.confined ? lesser_token() : File();
    if (token && ::CreateProcessAsUserW(handle_of(token), path.c_str(), line.data(), nullptr, nullptr, TRUE, flags, variables, nullptr,
                                        start.get(), &process) != 0)
        return process;
    if (::CreateProcessW(path.c_str(), line.data(), nullptr, nullptr, TRUE, flags, variables, nullptr, start.get(), &process) == 0)
        error = last_error();
    return process;
}

}  // namespace

// Low integrity keeps a program from changing files, nothing from reading them or from the network.
Lacks lacks_of_system() { return {.files = true, .calls = true, .rooms = true}; }

struct Partner::Connection {
    Connection(File in, File out, File errors) : writing(std::move(in)), reading(std::move(out)), complaining(std::move(errors)) {}
    Writing writing;
    Reading reading, complaining;
    bool complains = true;  ///< its standard error has not ended
    File job;
};

Partner::Partner(const Path& program, std::vector<std::string> words, const Leave& leave, Error& error)
    : lacks_(leave.confined ? lacks_of_system() : Lacks()) {
    error = Error();
    Ends in = connected(false, error), out = connected(true, error), errors = connected(true, error);
    File job = job_for(leave, error);
    if (error) return;
    StartUp start({handle_of(in.theirs), handle_of(out.theirs), handle_of(errors.theirs)});
    const PROCESS_INFORMATION process = start ? started(program, words, leave, start, error) : PROCESS_INFORMATION{};
    if (!start) error = last_error();
    if (error) return;
    const File closed = file_of(process.hProcess), thread = file_of(process.hThread);
    if (::AssignProcessToJobObject(handle_of(job), process.hProcess) == 0) error = last_error();
    if (error) {
        ::TerminateProcess(process.hProcess, 1);
        return;
    }
    if (leave.confined) keep_from_screen(job);
    ::ResumeThread(process.hThread);
    connection_ = std::make_unique<Connection>(std::move(in.ours), std::move(out.ours), std::move(errors.ours));
    connection_->job = std::move(job);
}

Partner::~Partner() {
    if (connection_) ::TerminateJobObject(handle_of(connection_->job), 1);
}

bool Partner::wait(bool to_write, int milliseconds) {
    if (!connection_) return false;
    std::array<HANDLE, 3> events{connection_->reading.done()};
    DWORD count = 1;
    if (connection_->complains) events[count++] = connection_->complaining.done();
    if (to_write) events[count++] = connection_->writing.done();
    return ::WaitForMultipleObjects(count, events.data(), FALSE, static_cast<DWORD>(milliseconds)) < WAIT_OBJECT_0 + count;
}

std::size_t Partner::write_some(std::string_view bytes, Error& error) {
    error = Error();
    return connection_ ? connection_->writing.give(bytes, error) : 0;
}

std::optional<std::string> Partner::read_some(Error& error) {
    error = Error();
    if (!connection_) return std::string();
    auto bytes = connection_->reading.take(error);
    if (error == std::errc::broken_pipe) error = Error();  // it has ended
    return bytes;
}

std::string Partner::read_errors() {
    Error error;
    if (!connection_ || !connection_->complains) return {};
    const auto bytes = connection_->complaining.take(error);
    if (bytes && bytes->empty()) connection_->complains = false;
    return bytes.value_or(std::string());
}

}  // namespace fow::platform
