// A short list that is a value: it can be compared and copied as bytes.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace fow::alliance {

/// At most N entries, in place; more are a bug and assert. Unused room always holds T{}, so that comparing bytes compares lists.
template <class T, std::size_t N>
class Few {
public:
    constexpr Few() = default;
    constexpr Few(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }
    static constexpr std::size_t capacity = N;
    constexpr void push_back(const T& item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    /// The list must not be empty.
    constexpr void pop_front() {
        assert(size_ > 0);
        for (std::size_t i = 1; i < size_; ++i) items_[i - 1] = items_[i];
        items_[--size_] = T{};
    }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    [[nodiscard]] constexpr T& front() { return items_[0]; }
    [[nodiscard]] constexpr const T& front() const { return items_[0]; }
    [[nodiscard]] constexpr const T& back() const { return items_[size_ - 1u]; }
    [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
    [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }
    friend constexpr bool operator==(const Few&, const Few&) = default;

private:
    std::array<T, N> items_{};
    std::uint8_t size_ = 0;
};

}  // namespace fow::alliance
