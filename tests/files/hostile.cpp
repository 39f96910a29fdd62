// Things that are not files, and files that should not be read.
#include <sys/stat.h>
#include "catch.hpp"

#include <fstream>

#include "files/files.hpp"
#include "folder.hpp"

namespace fow::files {
namespace {

namespace fs = std::filesystem;
using test::Folder;

[[nodiscard]] std::string reason(const fs::path& path) {
    try {
        static_cast<void>(read(path));
    } catch (const DataError& error) {
        CHECK(error.document == path.string());
        return error.reason;
    }
    return "read";
}

/// Bytes that this process has read so far.
[[nodiscard]] std::size_t bytes_read() {
    std::ifstream counts("/proc/self/io");
    std::string name;
    std::size_t count = 0;
    counts >> name >> count;
    REQUIRE(name == "rchar:");
    return count;
}

}  // namespace

TEST_CASE("a file of 100 MB is refused without being read", "[files][bounds]") {
    const Folder folder;
    std::ofstream(folder / "huge").put('{');
    fs::resize_file(folder / "huge", 100000000);
    const std::size_t before = bytes_read();
    CHECK(reason(folder / "huge") == "is larger than 16 MiB");
    CHECK(bytes_read() - before < 10000);  // reading the count itself takes that much
}

TEST_CASE("a pipe that nobody writes to does not make the reader wait", "[files][bounds]") {
    const Folder folder;
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK(reason(folder / "pipe") == "is a pipe or a device, not a file");
}

TEST_CASE("devices, folders and links to nothing are refused", "[files][bounds]") {
    const Folder folder;
    CHECK(reason("/dev/zero") == "is a pipe or a device, not a file");
    CHECK(reason("/dev/null") == "is a pipe or a device, not a file");
    CHECK(reason(folder / ".") == "is a folder, not a file");
    fs::create_symlink("nowhere", folder / "link");
    CHECK(reason(folder / "link").find("cannot be opened") == 0);
    fs::create_symlink("ring", folder / "ring");
    CHECK(reason(folder / "ring").find("cannot be opened") == 0);
    std::ofstream(folder / "good") << "text";
    fs::create_symlink("good", folder / "leads");
    CHECK(read(folder / "leads") == "text");
}

}  // namespace fow::files
