// The seam to the operating system, for Windows: the console, which takes and shows any letter only through calls of its own that the
// standard streams do not use.
#include "files/platform_windows.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <streambuf>

#include "core/visible.hpp"

namespace fow::platform {
namespace {

[[nodiscard]] bool is_console(DWORD stream) {
    DWORD mode = 0;
    return ::GetConsoleMode(::GetStdHandle(stream), &mode) != 0;
}

/// Shows what is written in UTF-8.
class Shown final : public std::streambuf {
public:
    explicit Shown(DWORD stream) : console_(::GetStdHandle(stream)) {}

protected:
    int_type overflow(int_type c) override {
        const char byte = traits_type::to_char_type(c);
        if (!traits_type::eq_int_type(c, traits_type::eof())) show({&byte, 1});
        return traits_type::not_eof(c);
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        show({text, static_cast<std::size_t>(size)});
        return size;
    }

private:
    void show(std::string_view text) {
        begun_ += text;
        const std::size_t whole = begun_.size() - incomplete_end(begun_);
        const std::wstring letters = wide(std::string_view(begun_).substr(0, whole));
        begun_.erase(0, whole);
        constexpr std::size_t most = 8000;  // more than that some versions refuse at a time
        for (std::size_t at = 0; at < letters.size(); at += most) {
            DWORD written = 0;
            ::WriteConsoleW(console_, letters.data() + at, static_cast<DWORD>(std::min(most, letters.size() - at)), &written, nullptr);
        }
    }

    HANDLE console_;
    std::string begun_;
};

/// What somebody types, in UTF-8.
class Typed final : public std::streambuf {
protected:
    int_type underflow() override {
        std::array<wchar_t, 512> letters{};
        DWORD count = 0;
        if (::ReadConsoleW(::GetStdHandle(STD_INPUT_HANDLE), letters.data(), static_cast<DWORD>(letters.size()), &count, nullptr) == 0)
            return traits_type::eof();
        begun_.append(letters.data(), count);
        constexpr wchar_t end_of_text = 26;  // Ctrl-Z at the beginning of a line
        if (begun_.empty() || begun_.front() == end_of_text) return traits_type::eof();
        std::wstring whole = std::move(begun_);
        begun_.clear();
        if (IS_HIGH_SURROGATE(whole.back())) {
            begun_ = whole.back();
            whole.pop_back();
        }
        bytes_ = narrow(whole);
        bytes_.erase(std::remove(bytes_.begin(), bytes_.end(), '\r'), bytes_.end());
        if (bytes_.empty()) return underflow();
        setg(bytes_.data(), bytes_.data(), bytes_.data() + bytes_.size());
        return traits_type::to_int_type(bytes_.front());
    }

private:
    std::wstring begun_;
    std::string bytes_;
};

}  // namespace

void prepare_console() {
    // They live as long as the standard streams.
    if (is_console(STD_INPUT_HANDLE)) std::cin.rdbuf(new Typed);
    if (is_console(STD_OUTPUT_HANDLE)) std::cout.rdbuf(new Shown(STD_OUTPUT_HANDLE));
    if (is_console(STD_ERROR_HANDLE)) std::cerr.rdbuf(new Shown(STD_ERROR_HANDLE));
}

bool is_terminal() { return is_console(STD_INPUT_HANDLE); }
bool errors_are_at_terminal() { return is_console(STD_ERROR_HANDLE); }

struct NoEcho::Before {
    DWORD mode = 0;
};

NoEcho::NoEcho() : before_(std::make_unique<Before>()) {
    const HANDLE console = ::GetStdHandle(STD_INPUT_HANDLE);
    ::GetConsoleMode(console, &before_->mode);
    ::SetConsoleMode(console, before_->mode & ~static_cast<DWORD>(ENABLE_ECHO_INPUT));
    ::FlushConsoleInputBuffer(console);
}

NoEcho::~NoEcho() { ::SetConsoleMode(::GetStdHandle(STD_INPUT_HANDLE), before_->mode); }

}  // namespace fow::platform
