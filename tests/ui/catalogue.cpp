// A damaged translation is noticed before the system's reader follows it out of the file.
#include "ui/words/catalogue.hpp"

#include "catch.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

using namespace fow;

namespace {

constexpr std::size_t hashes = 5;

void put(std::string& bytes, std::size_t at, std::uint32_t number) {
    for (std::size_t i = 0; i < 4; ++i) bytes[at + i] = static_cast<char>(number >> (8 * i) & 255U);
}

/// A catalogue of these pairs, with a hash table, as msgfmt writes it on most machines.
std::string catalogue_of(const std::vector<std::pair<std::string, std::string>>& pairs) {
    const auto count = static_cast<std::uint32_t>(pairs.size());
    const std::uint32_t originals = 28, translations = originals + 8 * count, table = translations + 8 * count;
    std::string bytes(table + 4 * hashes, '\0');
    const std::vector<std::uint32_t> head{0x950412de, 0, count, originals, translations, hashes, table};
    for (std::size_t i = 0; i < head.size(); ++i) put(bytes, 4 * i, head[i]);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto add = [&](std::uint32_t where, const std::string& text) {
            put(bytes, where + 8 * i, static_cast<std::uint32_t>(text.size()));
            put(bytes, where + 8 * i + 4, static_cast<std::uint32_t>(bytes.size()));
            bytes += text + '\0';
        };
        add(originals, pairs[i].first);
        add(translations, pairs[i].second);
        put(bytes, table + 4 * i, i + 1);
    }
    return bytes;
}

std::string turned(std::string bytes, std::size_t numbers) {
    for (std::size_t i = 0; i < numbers; ++i) {
        std::swap(bytes[4 * i], bytes[4 * i + 3]);
        std::swap(bytes[4 * i + 1], bytes[4 * i + 2]);
    }
    return bytes;
}

const std::string good = catalogue_of({{"", "Content-Type: text/plain; charset=UTF-8\n"}, {"New game", "Neues Spiel"}});
constexpr std::size_t numbers_of_good = 7 + 8 + hashes;

}  // namespace

TEST_CASE("A catalogue is sound in either order of bytes, with and without a hash table", "[ui][catalogue]") {
    CHECK(ui::is_sound_catalogue(good));
    CHECK(ui::is_sound_catalogue(turned(good, numbers_of_good)));
    std::string plain = good;
    put(plain, 20, 0);
    CHECK(ui::is_sound_catalogue(plain));
}

TEST_CASE("A catalogue that was cut off, or has a place outside of it, is not sound", "[ui][catalogue]") {
    for (std::size_t size = 0; size < good.size(); ++size) {
        CAPTURE(size);
        CHECK_FALSE(ui::is_sound_catalogue(good.substr(0, size)));
    }
    // The magic number, the version, and each count and place.
    for (std::size_t i = 0; i < numbers_of_good; ++i)
        for (const std::uint32_t wrong : {0x7fffffffU, 0xffffffffU, 0xfffffff0U}) {
            CAPTURE(i, wrong);
            std::string spoiled = good;
            put(spoiled, 4 * i, wrong);
            CHECK_FALSE(ui::is_sound_catalogue(spoiled));
        }
    std::string open = good;
    open.back() = 'x';
    CHECK_FALSE(ui::is_sound_catalogue(open));
}

TEST_CASE("A hash table in which a search never ends is not sound", "[ui][catalogue]") {
    std::string full = good;
    for (std::size_t i = 0; i < hashes; ++i) put(full, 28 + 32 + 4 * i, 1);
    CHECK_FALSE(ui::is_sound_catalogue(full));
    std::string even = good;
    put(even, 20, 4);
    CHECK_FALSE(ui::is_sound_catalogue(even));
}
