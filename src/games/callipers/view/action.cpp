// The notation of orders and dice (K14.2).
#include "games/callipers/view/action.hpp"

#include <charconv>

namespace fow::callipers {
namespace {

/// Splits words at colons, or numbers at other signs.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char sign) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto at = text.find(sign);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

/// Reads a number only in its one standard form.
[[nodiscard]] std::optional<int> number(std::string_view text) {
    if (text.empty() || text.size() > 7) return std::nullopt;
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || std::to_string(value) != text) return std::nullopt;
    return value;
}

[[nodiscard]] std::optional<std::vector<int>> keys(std::string_view text) {
    std::vector<int> found;
    for (const std::string_view part : split(text, '+')) {
        const auto key = number(part);
        if (!key || found.size() == most_written) return std::nullopt;
        found.push_back(*key);
    }
    return found;
}

[[nodiscard]] std::string joined(const std::vector<int>& keys) {
    std::string text;
    for (const int key : keys) text += (text.empty() ? "" : "+") + std::to_string(key);
    return text;
}

struct Writer {
    [[nodiscard]] static std::string with(const char* word, int key) { return std::string(word) + ":" + std::to_string(key); }

    std::string operator()(const Move& a) const {
        std::string text = with("move", a.key);
        for (const Point step : a.legs) text += ":" + std::to_string(step.x) + "," + std::to_string(step.y);
        return text;
    }
    std::string operator()(const Turn& a) const { return with("turn", a.key) + ":" + std::to_string(a.facing); }
    std::string operator()(const Wheel& a) const {
        return with("wheel", a.key) + (a.left ? ":left:" : ":right:") + std::to_string(a.facing);
    }
    std::string operator()(const Ride& a) const { return with("general", a.key); }
    std::string operator()(const Fire& a) const { return "fire:" + joined(a.guns) + ":" + std::to_string(a.target); }
    std::string operator()(const Attack& a) const { return "attack:" + joined(a.group) + ":" + std::to_string(a.target); }
    std::string operator()(const Retire& a) const {
        return with("retire", a.key) + ":" + std::string(word_of(side_words, a.side)) + ":" + std::to_string(a.distance);
    }
    std::string operator()(const Stand&) const { return "stand"; }
    std::string operator()(const Support& a) const { return a.keys.empty() ? "support" : "support:" + joined(a.keys); }
    std::string operator()(const Advance& a) const { return with("advance", a.key); }
    std::string operator()(const Stay&) const { return "stay"; }
    std::string operator()(const Host& a) const { return with("host", a.key); }
    std::string operator()(const EndTurn&) const { return "end"; }
    std::string operator()(const OfferDraw&) const { return "offer"; }
    std::string operator()(const AcceptDraw&) const { return "accept"; }
    std::string operator()(const Resign&) const { return "resign"; }
};

using Parts = std::vector<std::string_view>;

[[nodiscard]] std::optional<Action> move_from(const Parts& parts) {
    const auto key = number(parts[1]);
    if (!key || parts.size() > 2 + most_written) return std::nullopt;
    Move move{*key, {}};
    for (std::size_t i = 2; i < parts.size(); ++i) {
        const Parts step = split(parts[i], ',');
        if (step.size() != 2) return std::nullopt;
        const auto x = number(step[0]), y = number(step[1]);
        if (!x || !y) return std::nullopt;
        move.legs.push_back({*x, *y});
    }
    return move;
}

[[nodiscard]] std::optional<Action> plain_from(std::string_view text) {
    if (text == "stand") return Stand{};
    if (text == "support") return Support{};
    if (text == "stay") return Stay{};
    if (text == "end") return EndTurn{};
    if (text == "offer") return OfferDraw{};
    if (text == "accept") return AcceptDraw{};
    if (text == "resign") return Resign{};
    return std::nullopt;
}

/// Orders with one number, or with a list and a target.
[[nodiscard]] std::optional<Action> short_from(const Parts& parts) {
    const std::string_view name = parts[0];
    if (name == "fire" || name == "attack") {
        if (parts.size() != 3) return std::nullopt;
        auto group = keys(parts[1]);
        const auto target = number(parts[2]);
        if (!group || !target) return std::nullopt;
        if (name == "fire") return Fire{std::move(*group), *target};
        return Attack{std::move(*group), *target};
    }
    if (parts.size() != 2) return std::nullopt;
    if (name == "support") {
        auto group = keys(parts[1]);
        return group ? std::optional<Action>(Support{std::move(*group)}) : std::nullopt;
    }
    const auto key = number(parts[1]);
    if (!key) return std::nullopt;
    if (name == "general") return Ride{*key};
    if (name == "advance") return Advance{*key};
    if (name == "host") return Host{*key};
    return std::nullopt;
}

}  // namespace

std::string to_text(const Action& action) { return std::visit(Writer{}, action); }

std::optional<Action> action_from_text(std::string_view text) {
    const Parts parts = split(text, ':');
    if (parts.size() == 1) return plain_from(text);
    if (parts[0] == "move") return move_from(parts);
    const auto key = number(parts[1]);
    if (parts[0] == "turn" && parts.size() == 3) {
        const auto facing = number(parts[2]);
        return key && facing ? std::optional<Action>(Turn{*key, *facing}) : std::nullopt;
    }
    if (parts.size() != 4) return short_from(parts);
    const auto last = number(parts[3]);
    if (!key || !last) return std::nullopt;
    if (parts[0] == "wheel" && (parts[2] == "left" || parts[2] == "right")) return Wheel{*key, parts[2] == "left", *last};
    const auto side = from_word<Side>(side_words, parts[2]);
    if (parts[0] == "retire" && side) return Retire{*key, *side, *last};
    return std::nullopt;
}

std::string to_text(const Roll& roll) { return "die:" + std::to_string(roll.face); }

std::optional<Roll> roll_from_text(std::string_view text) {
    if (text.size() != 5 || !text.starts_with("die:") || text[4] < '1' || text[4] > '6') return std::nullopt;
    return Roll{static_cast<std::uint8_t>(text[4] - '0')};
}

std::string_view rule_of(Ending ending) {
    switch (ending) {
        case Ending::losses: return "K12.2";
        case Ending::time: return "K12.3";
        case Ending::destroyed: return "K12.4";
        case Ending::resigned:
        case Ending::agreed: break;
    }
    return "K12.5";
}

}  // namespace fow::callipers
