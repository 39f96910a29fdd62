#include "bots/player.hpp"

#include "bots/outside.hpp"
#include "core/pcg32.hpp"

namespace fow::bots {
namespace {

/// Plays a random choice out of those that carry the game on, all equally likely.
class RandomPlayer final : public Player {
public:
    [[nodiscard]] std::string name() const override { return "random"; }
    void begin(const SeatView&, std::uint64_t seed) override { numbers_ = Pcg32(seed); }
    [[nodiscard]] Answer next(const SeatView& seat_view) override {
        const Choices choices = seat_view.choices();
        return {.acts = {choices.forward[numbers_.below(static_cast<std::uint32_t>(choices.forward.size()))]}};
    }
    void refused(const std::string&, const Refused&) override {}
    void over(const SeatView&, const std::optional<Ended>&, Seat) override {}

private:
    Pcg32 numbers_{0};
};

/// Plays the action with the best immediate result.
class GreedyPlayer final : public Player {
public:
    [[nodiscard]] std::string name() const override { return "greedy"; }
    void begin(const SeatView&, std::uint64_t seed) override { seed_ = seed; }
    [[nodiscard]] Answer next(const SeatView& seat_view) override { return {.acts = {seat_view.greedy(mixed(seed_, decisions_++))}}; }
    void refused(const std::string&, const Refused&) override {}
    void over(const SeatView&, const std::optional<Ended>&, Seat) override { decisions_ = 0; }

private:
    std::uint64_t seed_ = 0, decisions_ = 0;
};

class ComputedPlayer final : public Player {
public:
    ComputedPlayer(std::string name, Mind mind, Budget budget) : name_(std::move(name)), mind_(mind), budget_(budget) {}
    [[nodiscard]] std::string name() const override { return name_; }
    void begin(const SeatView&, std::uint64_t seed) override { mind_.seed = seed; }
    [[nodiscard]] Answer next(const SeatView& seat_view) override {
        AnswerInWords thought = seat_view.thought(mind_, budget_.nodes > 0 ? budget_ : seat_view.budget_of(mind_.level));
        return {.acts = {std::move(thought.action)}, .reason = text_of(thought.reason), .chance = thought.chance};
    }
    void refused(const std::string&, const Refused&) override {}
    void over(const SeatView&, const std::optional<Ended>&, Seat) override {}

private:
    std::string name_;
    Mind mind_;
    Budget budget_;
};

}  // namespace

std::string_view word(Lapse fault) {
    switch (fault) {
        case Lapse::late: return "late";
        case Lapse::refused: return "refused";
        case Lapse::died: return "died";
        case Lapse::flood: return "flood";
        case Lapse::mute: return "mute";
    }
    return "";
}

std::string fault_text(const Answer& answer) {
    return std::string(word(*answer.lapse)) + (answer.why.empty() ? "" : " (" + text_of(answer.why) + ")");
}

std::optional<Mind> mind_from_text(std::string_view text) {
    const auto colon = text.find(':');
    const auto level = level_from_word(text.substr(0, colon));
    if (!level) return std::nullopt;
    if (colon == std::string_view::npos) return Mind{.level = *level};
    const auto style = style_from_word(text.substr(colon + 1));
    return style ? std::optional(Mind{.level = *level, .style = *style}) : std::nullopt;
}

bool is_computed(std::string_view name) { return name == "random" || name == "greedy" || mind_from_text(name); }

std::unique_ptr<Player> make_player(const std::string& name, const Terms& terms) {
    if (name == "random") return std::make_unique<RandomPlayer>();
    if (name == "greedy") return std::make_unique<GreedyPlayer>();
    if (const auto mind = mind_from_text(name)) return std::make_unique<ComputedPlayer>(name, *mind, Budget{terms.allowance.nodes});
    return std::make_unique<OutsidePlayer>(name, terms);
}

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    // SplitMix64's finisher, twice.
    std::uint64_t x = a + 0x9E3779B97F4A7C15ULL;
    for (const std::uint64_t add : {b, std::uint64_t{0x632BE59BD9B4E019ULL}}) {
        x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
        x = (x ^ (x >> 31U)) + add;
    }
    return x;
}

}  // namespace fow::bots
