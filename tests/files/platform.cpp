// The seam to the operating system: what each system must do, beyond what the files that are written through it need.
#include "files/platform.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <thread>

#include "catch.hpp"
#include "folder.hpp"
#include "helpers.hpp"

namespace fow::files {
namespace {

namespace fs = std::filesystem;
using platform::Error;
using platform::Partner;
using test::Folder;

const char* const odd_word = R"(a "word" with \ and \" and blanks\\)";

/// The program of these tests, as the partner of itself.
std::unique_ptr<Partner> partner(const char* part, Error& error,
                                 const platform::Leave& leave = {.readable = {platform::program_path().parent_path()}}) {
    return std::make_unique<Partner>(platform::program_path(), std::vector<std::string>{"partner", part, "--name", odd_word}, leave, error);
}

/// What it writes until its standard output ends, or until that text was written, within 20 seconds.
std::string heard(Partner& other, const std::string& until = "") {
    std::string all;
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (std::chrono::steady_clock::now() < end && (until.empty() || all.find(until) == std::string::npos)) {
        static_cast<void>(other.wait(false, 100));
        Error error;
        const auto bytes = other.read_some(error);
        CHECK_FALSE(error);
        if (bytes && bytes->empty()) return all;
        all += bytes.value_or("");
    }
    return all;
}

std::string complaints(Partner& other, const std::string& until) {
    std::string all;
    for (int i = 0; i < 200 && all.find(until) == std::string::npos; ++i) {
        static_cast<void>(other.wait(false, 100));
        all += other.read_errors();
    }
    return all;
}

void say(Partner& other, std::string text) {
    for (Error error; !text.empty() && !error;) {
        CHECK(other.wait(true, 20000));
        text.erase(0, other.write_some(text, error));
        CHECK_FALSE(error);
    }
}

}  // namespace

// These play the other side.

TEST_CASE("a partner that answers", "[.][answers]") {
    platform::prepare_program();
    std::cout << Catch::getCurrentContext().getConfig()->name() << '\n' << std::flush;
    for (std::string line; std::getline(std::cin, line);) {
        std::cout << line << '\n' << std::flush;
        std::cerr << "said " << line.size() << '\n';
    }
    std::_Exit(0);
}

TEST_CASE("a partner that neither reads nor ends", "[.][deaf]") {
    for (;;) std::this_thread::sleep_for(std::chrono::seconds(1));
}

TEST_CASE("a partner gets its words as they are, reads, answers and complains", "[platform]") {
    Error error;
    const auto other = partner("[answers]", error);
    REQUIRE_FALSE(error);
    const std::string beginning = heard(*other, "blanks\\\\\n");
    CHECK(beginning.ends_with("\n" + std::string(odd_word) + "\n"));  // after what the test library writes
    say(*other, "one\r\n");
    CHECK(heard(*other, "\n") == "one\r\n");  // every byte as it is
    CHECK(complaints(*other, "\n") == "said 4\n");
    const std::string long_line(100000, 'x');
    say(*other, long_line + "\n");
    CHECK(heard(*other, "\n") == long_line + "\n");
}

TEST_CASE("a partner that does not read takes some text and no more, and ends with its object", "[platform]") {
    Error error;
    auto other = partner("[deaf]", error);
    REQUIRE_FALSE(error);
    std::size_t taken = 0;
    const std::string text(1 << 16, 'x');
    while (other->wait(true, 500)) {
        taken += other->write_some(text, error);
        REQUIRE_FALSE(error);
        static_cast<void>(other->read_some(error));  // what the test library writes
        REQUIRE_FALSE(error);
    }
    CHECK(taken > 0);
    CHECK(taken < 16 << 20);
    Error nothing;
    CHECK_FALSE(other->read_some(nothing));
    const auto begin = std::chrono::steady_clock::now();
    other.reset();
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));
}

TEST_CASE("what is no program cannot be started", "[platform]") {
    const Folder folder;
    write(folder / "text.exe", "no program");
    for (const char* name : {"missing", "text.exe"}) {
        Error error;
        const Partner other(folder / name, {name}, {.confined = false}, error);
        CHECK(error);
    }
}

TEST_CASE("paths of any letters and more than 260 of them are written, locked and found", "[platform]") {
    const Folder folder;
    const bool long_one = GENERATE(false, true);
    CAPTURE(long_one);
    fs::path deep = folder / "Żaneta Łoś 一";
    for (int i = 0; long_one && i < 12; ++i) deep /= "a folder with a rather long name";
    write(deep / "größer.json", "text", Readers::owner);
    CHECK(read(deep / "größer.json") == "text");
    CHECK(keep_as(deep / "größer.json", deep / "kept"));
    write_keeping(deep / "größer.json", "more", {deep / "older"});
    CHECK(read(deep / "older") == "text");
    CHECK(Lock::take(deep / "lock"));
    if (!long_one) CHECK(documents_in(deep) == std::vector{deep / "größer.json"});
    CHECK(write_given(deep / "größer.json", "new", {.replace = true}) == Given::written);
    CHECK(move(deep / "größer.json", deep / "moved" / "größer.json"));
    CHECK(read(deep / "moved" / "größer.json") == "new");
    CHECK(platform::is_in(deep / "moved", folder / "."));
    CHECK_FALSE(platform::is_in(deep, deep / "moved"));
}

TEST_CASE("a name that the system allows stays, what it does not allow is replaced", "[platform]") {
    const Folder folder;
    CHECK(platform::allowed_name("Sunday evening, Zoë & Żaneta (2)") == "Sunday evening, Zoë & Żaneta (2)");
    for (const char* name : {"a/b", "Who wins?", "con", "nul.json", "end.", "a<b>|\"*"}) {
        const std::string allowed = platform::allowed_name(name);
        CAPTURE(name, allowed);
        write(folder.path() / allowed, name);
        CHECK(names_in(folder.path()) == std::set{allowed});
        fs::remove(folder.path() / allowed);
    }
}

TEST_CASE("the system tells the program's path, the user's folders and languages, and the time", "[platform]") {
    CHECK(fs::is_regular_file(platform::program_path()));
    for (const fs::path& path : {platform::home_folder(), platform::user_data_folder(), platform::user_config_folder()})
        CHECK((path.empty() || path.is_absolute()));
    const Variable language("LANGUAGE", "pt_BR.UTF-8:de");
    CHECK(platform::user_languages() == std::vector<std::string>{"pt_BR", "de"});
    const std::time_t moment = 1700000000;
    std::tm local = platform::local_time(moment);
    CHECK(std::mktime(&local) == moment);
    CHECK(platform::find_program("no such program").empty());
}

}  // namespace fow::files
