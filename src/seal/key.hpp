// Keys and how they are derived; see docs/decisions/0007-what-sealing-protects-against.md.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace fow::seal {

/// 32 secret bytes, erased from memory with their object.
class Key {
public:
    static constexpr std::size_t size = 32;

    /// From the random numbers of the system.
    [[nodiscard]] static Key random();
    /// Argon2id of a phrase with libsodium's interactive limits, about 0.1 s and 64 MiB. `salt` has 16 bytes. Throws std::bad_alloc if
    /// there is not enough memory.
    [[nodiscard]] static Key of_phrase(std::string_view phrase, std::string_view salt);
    /// Another key, derived from this one and a text. Neither reveals the other.
    [[nodiscard]] Key derived(std::string_view text) const;
    /// Nothing unless there are exactly 32 bytes.
    [[nodiscard]] static std::optional<Key> of_bytes(std::string_view bytes);

    Key(const Key&) = default;
    Key& operator=(const Key&) = default;
    ~Key();

    [[nodiscard]] std::string bytes() const { return {bytes_.begin(), bytes_.end()}; }
    /// Compares in constant time.
    [[nodiscard]] bool is(std::string_view bytes) const;

    /// secretbox: a nonce of 24 bytes, then the encrypted text, which is 16 bytes longer.
    [[nodiscard]] std::string lock(std::string_view text) const;
    /// Nothing if it was not locked with this key, or was changed.
    [[nodiscard]] std::optional<std::string> unlock(std::string_view locked) const;

private:
    Key() = default;
    [[nodiscard]] const unsigned char* data() const;
    [[nodiscard]] unsigned char* data();
    std::array<char, size> bytes_{};
};

/// The smallest multiple of `block` that is not below `size`: texts are padded to it before they are locked.
[[nodiscard]] constexpr std::size_t whole_blocks(std::size_t size, std::size_t block) { return (size + block - 1) / block * block; }
[[nodiscard]] std::string random_bytes(std::size_t count);
/// BLAKE2b with 32 bytes.
[[nodiscard]] std::string hash_of(std::string_view text);

}  // namespace fow::seal
