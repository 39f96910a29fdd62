// What another thread works out while the window goes on.
#pragma once

#include <chrono>
#include <exception>
#include <functional>
#include <future>
#include <optional>
#include <stop_token>
#include <system_error>
#include <utility>

namespace fow::app {

/// One thought on a thread of its own. It may fail, but no exception leaves it. Its destructor asks it to stop and waits until it has
/// ended.
template <class T>
class Background {
public:
    Background() = default;
    explicit Background(std::function<T(std::stop_token)> think) : stop_() {
        try {
            result_ = std::async(std::launch::async, std::move(think), stop_.get_token());
        } catch (const std::system_error&) {  // no thread can be started
            std::promise<T> failed;
            failed.set_exception(std::current_exception());
            result_ = failed.get_future();
        }
    }
    ~Background() { stop(); }
    Background(Background&&) noexcept = default;
    Background& operator=(Background&& from) noexcept {
        std::swap(stop_, from.stop_);
        std::swap(result_, from.result_);
        return *this;
    }
    /// Whether it was begun, and its result has not been taken yet.
    [[nodiscard]] bool valid() const { return result_.valid(); }
    [[nodiscard]] bool ready() const { return result_.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
    /// Asks it to end as soon as it can; does not wait.
    void stop() { stop_.request_stop(); }
    void wait() const { result_.wait(); }
    /// Its result, once it is ready; nothing if it failed. Why is not told: that may be made from what only one seat knows.
    [[nodiscard]] std::optional<T> take() {
        try {
            return result_.get();
        } catch (...) {
            return std::nullopt;
        }
    }

private:
    std::stop_source stop_{std::nostopstate};
    std::future<T> result_;  ///< waits for its thread when it is destroyed
};

}  // namespace fow::app
