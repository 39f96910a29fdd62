// Plain values as lists, exact and without names: the form in which our programs tell each other what a seat knows, private to the json
// layers.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/seat.hpp"
#include "core/table.hpp"
#include "json/reader.hpp"

namespace fow {

// What happens at the table.
inline auto exact_members(PhraseGivenUp& e) { return std::tie(e.seat); }
inline auto exact_members(GameMoment& e) { return std::tie(e.clock, e.steps); }
inline auto exact_members(GameSetBack& e) { return std::tie(e.from, e.to, e.ended); }
inline auto exact_members(ChanceChosen& e) { return std::tie(e.how); }
inline auto exact_members(PracticeAlone&) { return std::tuple<>(); }
inline auto exact_members(PlayedOn& e) { return std::tie(e.from); }
inline auto exact_members(TimeUp& e) { return std::tie(e.seat); }
inline auto exact_members(ComputedPlayer& e) { return std::tie(e.level, e.style, e.program); }
inline auto exact_members(SeatTaken& e) { return std::tie(e.seat, e.by); }
inline auto exact_members(HintsAllowed&) { return std::tuple<>(); }
inline auto exact_members(HintGiven& e) { return std::tie(e.seat); }

// The last value of each enumeration: values beyond it are refused when read.
constexpr Seat exact_last(Seat) { return Seat::second; }
constexpr Viewer exact_last(Viewer) { return Viewer::onlooker; }
constexpr Decider exact_last(Decider) { return Decider::nobody; }
constexpr Level exact_last(Level) { return levels.back(); }
constexpr Style exact_last(Style) { return styles.back(); }
constexpr ChanceChosen::How exact_last(ChanceChosen::How) { return ChanceChosen::How::dice; }

}  // namespace fow

namespace fow::json {

namespace exact_kinds {
template <class>
inline constexpr bool optional = false;
template <class T>
inline constexpr bool optional<std::optional<T>> = true;
template <class>
inline constexpr bool vector = false;
template <class T>
inline constexpr bool vector<std::vector<T>> = true;
template <class>
inline constexpr bool array = false;
template <class T, std::size_t n>
inline constexpr bool array<std::array<T, n>> = true;
template <class>
inline constexpr bool variant = false;
template <class... T>
inline constexpr bool variant<std::variant<T...>> = true;
/// The number of alternatives. Those of a variant that is the last alternative are counted in its place, here and in the form.
template <class T>
inline constexpr std::size_t count = 1;
template <class... T>
inline constexpr std::size_t count<std::variant<T...>> =
    sizeof...(T) - 1 + count<std::variant_alternative_t<sizeof...(T) - 1, std::variant<T...>>>;
template <class>
inline constexpr bool per_seat = false;
template <class T>
inline constexpr bool per_seat<PerSeat<T>> = true;
template <class T>
concept own = requires(const T& value) {
    { exact_value(value) } -> std::same_as<Value>;
};
}  // namespace exact_kinds

/// The longest list.
inline constexpr std::size_t exact_limit = 4096;

/// A type takes part if exact_members() gives its members in order, or if exact_value() and from_exact_value() write and read it.
template <class T>
[[nodiscard]] Value to_exact(const T& value) {
    namespace kinds = exact_kinds;
    if constexpr (std::is_enum_v<T>) return static_cast<int>(value);
    else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) return value;
    else if constexpr (kinds::own<T>) return exact_value(value);
    else if constexpr (kinds::optional<T>) return value ? Value::array({to_exact(*value)}) : Value();
    else if constexpr (kinds::variant<T>)
        return std::visit(
            [&]<class What>(const What& what) {
                Value exact = to_exact(what);
                if constexpr (!kinds::variant<What>) return Value::array({value.index(), std::move(exact)});
                else {
                    exact[0] = exact[0].template get<std::size_t>() + value.index();
                    return exact;
                }
            },
            value);
    else if constexpr (kinds::per_seat<T>) return Value::array({to_exact(value.first), to_exact(value.second)});
    else if constexpr (kinds::vector<T> || kinds::array<T>) {
        Value list = Value::array();
        for (const auto& each : value) list.push_back(to_exact(each));
        return list;
    } else {
        Value list = Value::array();
        T copy = value;
        std::apply([&](const auto&... member) { (list.push_back(to_exact(member)), ...); }, exact_members(copy));
        return list;
    }
}

template <class T>
void from_exact(const Node& node, T& value);

template <class... T>
void from_exact_list(const Node& node, const std::tuple<T&...>& members) {
    if (node.size(exact_limit) != sizeof...(T)) node.fail("must have " + std::to_string(sizeof...(T)) + " entries");
    std::apply(
        [&](auto&... member) {
            [[maybe_unused]] std::size_t i = 0;
            (from_exact(node.element(i++), member), ...);
        },
        members);
}

template <std::size_t i = 0, class... T>
void from_exact_variant(const Node& node, std::size_t index, std::variant<T...>& value) {
    if constexpr (i < sizeof...(T)) {
        using What = std::variant_alternative_t<i, std::variant<T...>>;
        if constexpr (exact_kinds::variant<What>) {
            static_assert(i + 1 == sizeof...(T));
            from_exact_variant(node, index - i, value.template emplace<i>());
        } else {
            if (i != index) return from_exact_variant<i + 1>(node, index, value);
            from_exact(node, value.template emplace<i>());
        }
    }
}

template <class T>
void from_exact(const Node& node, T& value) {
    namespace kinds = exact_kinds;
    if constexpr (std::is_enum_v<T>) value = static_cast<T>(node.integer(0, static_cast<int>(exact_last(T{}))));
    else if constexpr (std::is_same_v<T, bool>) value = node.boolean();
    else if constexpr (std::is_integral_v<T>)
        value = static_cast<T>(node.integer(std::is_same_v<T, int> ? -number_bound : 0,
                                            sizeof(T) == 1 ? std::numeric_limits<std::uint8_t>::max() : number_bound));
    else if constexpr (std::is_same_v<T, std::string>) value = node.text();
    else if constexpr (kinds::own<T>) from_exact_value(node, value);
    else if constexpr (kinds::optional<T>) {
        value.reset();
        if (node.is_null()) return;
        if (node.size(1) != 1) node.fail("must be null or a list of one");
        from_exact(node.element(0), value.emplace());
    } else if constexpr (kinds::variant<T>) {
        if (node.size(2) != 2) node.fail("must be [kind, what]");
        from_exact_variant(node.element(1), static_cast<std::size_t>(node.element(0).integer(0, kinds::count<T> - 1)), value);
    } else if constexpr (kinds::per_seat<T>) from_exact_list(node, std::tie(value.first, value.second));
    else if constexpr (kinds::vector<T>) {
        value.resize(node.size(exact_limit));
        for (std::size_t i = 0; i < value.size(); ++i) from_exact(node.element(i), value[i]);
    } else if constexpr (kinds::array<T>) {
        if (node.size(exact_limit) != value.size()) node.fail("must have " + std::to_string(value.size()) + " entries");
        for (std::size_t i = 0; i < value.size(); ++i) from_exact(node.element(i), value[i]);
    } else from_exact_list(node, exact_members(value));
}

/// `document`: its name in errors. Throws DataError.
template <class T>
[[nodiscard]] T read_exact(const std::string& text, const std::string& document) {
    const Value value = parse(text, document);
    T read;
    from_exact(Node(value, document), read);
    return read;
}

}  // namespace fow::json
