// Threads that think while the window goes on: none of their faults ends it.
#include "catch.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

#include "app/background.hpp"
#include "app/replay/analysis_page.hpp"
#include "app/table.hpp"

using namespace fow;
using fow::app::Background;

namespace {

/// A game of ten plies whose analysis fails at every other one.
class FailingGame final : public app::Analysed {
public:
    [[nodiscard]] std::optional<Decision> judged(std::size_t plies) const override {
        if (plies % 2 == 1) throw std::runtime_error("a fault");
        Decision decision;
        decision.plies = plies;
        return decision;
    }
    [[nodiscard]] std::string deed(std::size_t) const override { return {}; }
    [[nodiscard]] std::string told(const std::string&, std::size_t) const override { return {}; }
};

struct Thinking {
    std::atomic<int> begun{0}, now{0}, most{0};
};
/// A decision that goes on until it is abandoned.
class EndlessDecision final : public app::ComputedDecision {
public:
    explicit EndlessDecision(Thinking& thinking) : thinking_(thinking) {}
    void think(const std::stop_token& stop) override {
        ++thinking_.begun;
        thinking_.most = std::max<int>(thinking_.most, ++thinking_.now);
        while (!stop.stop_requested() && !is_abandoned()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        --thinking_.now;
    }
    [[nodiscard]] Played play() override { return Played::nothing; }

private:
    Thinking& thinking_;
};

}  // namespace

TEST_CASE("decisions that nobody waits for any more end one after another, and do not pile up", "[background]") {
    Thinking thinking;
    {
        std::vector<app::PendingDecision> left;
        for (int i = 0; i < 5; ++i) {
            left.emplace_back(std::make_shared<EndlessDecision>(thinking));
            while (thinking.begun == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            if (i > 0) left.back().abandon();  // before its turn has come
        }
        left.front().abandon();
        for (app::PendingDecision& each : left) CHECK(each.take() != nullptr);
    }
    CHECK(thinking.begun == 1);
    CHECK(thinking.most == 1);
}

TEST_CASE("a thought that fails has no result, whatever was thrown", "[background]") {
    Background<int> good([](const std::stop_token&) { return 7; });
    good.wait();
    CHECK(good.ready());
    CHECK(good.take() == 7);
    CHECK_FALSE(good.valid());
    Background<int> bad([](const std::stop_token&) -> int { throw std::runtime_error("a secret"); });
    CHECK(bad.take() == std::nullopt);
    Background<int> worse([](const std::stop_token&) -> int { throw 7; });
    CHECK(worse.take() == std::nullopt);
}

TEST_CASE("a thought ends with its object, if it listens", "[background]") {
    const auto begun = std::chrono::steady_clock::now();
    {
        const Background<int> endless([](const std::stop_token& stop) {
            while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return 0;
        });
        Background<int> moved;
        moved = Background<int>([](const std::stop_token& stop) {
            while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return 0;
        });
    }
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(5));
}

TEST_CASE("an analysis leaves out what it cannot judge", "[background]") {
    app::Judging judging(std::make_shared<FailingGame>(), 10, 0);
    while (!judging.finished()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    CHECK(judging.done() == 10);
    CHECK(judging.take().size() == 5);
}
