#include "seal/key.hpp"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>
#include <new>

namespace fow::seal {
namespace {

[[nodiscard]] const unsigned char* raw(std::string_view bytes) { return reinterpret_cast<const unsigned char*>(bytes.data()); }
[[nodiscard]] unsigned char* raw(std::string& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

/// libsodium requires this call before any other. It fails only if the system has no random numbers.
void ready() {
    static const bool done = sodium_init() >= 0;
    if (!done) std::abort();
}

}  // namespace

static_assert(Key::size == crypto_secretbox_KEYBYTES);
static_assert(Key::size == crypto_generichash_BYTES);

const unsigned char* Key::data() const { return reinterpret_cast<const unsigned char*>(bytes_.data()); }
unsigned char* Key::data() { return reinterpret_cast<unsigned char*>(bytes_.data()); }

Key::~Key() { sodium_memzero(bytes_.data(), size); }

Key Key::random() {
    ready();
    Key key;
    randombytes_buf(key.data(), size);
    return key;
}

Key Key::of_phrase(std::string_view phrase, std::string_view salt) {
    ready();
    static_assert(crypto_pwhash_SALTBYTES == 16);
    Key key;
    if (crypto_pwhash(key.data(), size, phrase.data(), phrase.size(), raw(salt), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                      crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::bad_alloc();
    return key;
}

Key Key::derived(std::string_view text) const {
    Key key;
    crypto_generichash(key.data(), size, raw(text), text.size(), data(), size);
    return key;
}

std::optional<Key> Key::of_bytes(std::string_view bytes) {
    if (bytes.size() != size) return std::nullopt;
    Key key;
    std::copy(bytes.begin(), bytes.end(), key.bytes_.begin());
    return key;
}

bool Key::is(std::string_view bytes) const { return bytes.size() == size && sodium_memcmp(bytes.data(), bytes_.data(), size) == 0; }

std::string Key::lock(std::string_view text) const {
    std::string locked = random_bytes(crypto_secretbox_NONCEBYTES);
    locked.resize(locked.size() + crypto_secretbox_MACBYTES + text.size());
    crypto_secretbox_easy(raw(locked) + crypto_secretbox_NONCEBYTES, raw(text), text.size(), raw(locked), data());
    return locked;
}

std::optional<std::string> Key::unlock(std::string_view locked) const {
    constexpr std::size_t more = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;
    if (locked.size() < more) return std::nullopt;
    std::string text(locked.size() - more, '\0');
    if (crypto_secretbox_open_easy(raw(text), raw(locked) + crypto_secretbox_NONCEBYTES, locked.size() - crypto_secretbox_NONCEBYTES,
                                   raw(locked), data()) != 0)
        return std::nullopt;
    return text;
}

std::string random_bytes(std::size_t count) {
    ready();
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), count);
    return bytes;
}

std::string hash_of(std::string_view text) {
    std::string hash(crypto_generichash_BYTES, '\0');
    crypto_generichash(raw(hash), hash.size(), raw(text), text.size(), nullptr, 0);
    return hash;
}

}  // namespace fow::seal
