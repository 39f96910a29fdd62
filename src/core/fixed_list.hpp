// A list that does not allocate.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace fow {

/// A buffer of fixed capacity. Exceeding it is a bug and asserts.
template <class T, std::size_t Capacity>
class FixedList {
public:
    void push_back(const T& value) {
        assert(size_ < Capacity);
        room_.items[size_++] = value;
    }
    void clear() { size_ = 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return room_.items[i]; }
    [[nodiscard]] T* begin() { return room_.items.data(); }
    [[nodiscard]] T* end() { return room_.items.data() + size_; }
    [[nodiscard]] const T* begin() const { return room_.items.data(); }
    [[nodiscard]] const T* end() const { return room_.items.data() + size_; }

private:
    /// Left uninitialized: filling thousands of entries for each list would cost more than using them.
    union Room {
        static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
        Room() {}
        std::array<T, Capacity> items;
    };
    Room room_;
    std::size_t size_ = 0;
};

}  // namespace fow
