// What a player can do, what chance brings, how a game ends, and the armies, corps and places of the game (L0.1, L1 to L3, L12; the ids are
// those of L14.2).
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/seat.hpp"
#include "core/words.hpp"

namespace fow::alliance {

/// L0.1: the French player is first; the other one leads the Anglo-Allied and the Prussian army.
inline constexpr Seat french_seat = Seat::first, allied_seat = Seat::second;
inline constexpr Viewer french_viewer = Viewer::first, allied_viewer = Viewer::second;
inline constexpr Decider french_decider = Decider::first, allied_decider = Decider::second;

/// "french", "allied"
[[nodiscard]] std::string_view word(Seat seat);
[[nodiscard]] std::string_view word(Viewer viewer);
/// "french", "allied", "chance", "nobody"
[[nodiscard]] std::string_view word(Decider decider);

/// L1.2: those with a box on the map come first, the French ones before the Anglo-Allied ones; Blücher's markers come and go (L9).
enum class Corps : std::uint8_t { derlon, reille, lobau, guard, kellermann, milhaud, orange, hill, uxbridge, reserve, blucher };
inline constexpr int box_count = 10;  ///< corps with a box: all but Blücher
inline constexpr int corps_count = 11;
inline constexpr std::array<std::string_view, corps_count> corps_words{"derlon", "reille", "lobau",    "guard",   "kellermann", "milhaud",
                                                                       "orange", "hill",   "uxbridge", "reserve", "blucher"};
[[nodiscard]] inline std::string_view word(Corps corps) { return word_of(corps_words, corps); }
[[nodiscard]] inline std::optional<Corps> corps_from_word(std::string_view text) { return from_word<Corps>(corps_words, text); }
[[nodiscard]] constexpr std::size_t index(Corps corps) { return static_cast<std::size_t>(corps); }
[[nodiscard]] constexpr Seat army_of(Corps corps) { return corps < Corps::orange ? french_seat : allied_seat; }
/// L7.1
[[nodiscard]] constexpr bool forms_square(Corps corps) { return corps == Corps::orange || corps == Corps::hill; }
/// The corps with boxes of an army: from `first` up to, but without, `end`.
struct CorpsRange {
    int first;
    int end;
};
[[nodiscard]] constexpr CorpsRange boxes_of(Seat army) { return army == french_seat ? CorpsRange{0, 6} : CorpsRange{6, box_count}; }

/// L8
enum class Place : std::uint8_t { hougoumont, lahaye, plancenoit };
inline constexpr std::array<std::string_view, 3> place_words{"hougoumont", "lahaye", "plancenoit"};
[[nodiscard]] inline std::string_view word(Place place) { return word_of(place_words, place); }
[[nodiscard]] inline std::optional<Place> place_from_word(std::string_view text) { return from_word<Place>(place_words, text); }
[[nodiscard]] constexpr std::size_t index(Place place) { return static_cast<std::size_t>(place); }

/// L1.5
enum class Time : std::uint8_t { midday, afternoon, evening };
inline constexpr std::array<std::string_view, 3> time_words{"midday", "afternoon", "evening"};
[[nodiscard]] inline std::string_view word(Time time) { return word_of(time_words, time); }
[[nodiscard]] inline std::optional<Time> time_from_word(std::string_view text) { return from_word<Time>(time_words, text); }

/// L14.1: how far a value of the data can be trusted.
enum class Origin : std::uint8_t {
    seed,            ///< the rulebook text says it
    known,           ///< recovered from public facts
    reconstruction,  ///< ours; it contradicts nothing that is known
    ruling,          ///< the texts are silent, and this is what we play
};
inline constexpr std::array<std::string_view, 4> origin_words{"seed", "known", "reconstruction", "ruling"};
[[nodiscard]] inline std::string_view word(Origin origin) { return word_of(origin_words, origin); }
[[nodiscard]] inline std::optional<Origin> origin_from_word(std::string_view text) { return from_word<Origin>(origin_words, text); }

/// L14.2: the actions of the cards, in the order in which they are listed, and the pass (L2.3).
enum class ActionId : std::uint8_t {
    derlon,
    reille,
    lobau,
    guard_orange,
    guard_hill,
    guard_plancenoit,
    kellermann,
    milhaud,
    kellermann_uxbridge,
    milhaud_uxbridge,
    battery,
    orange,
    hill,
    orange_line,
    hill_line,
    uxbridge_guns,
    uxbridge_derlon,
    reserve_orange,
    reserve_hill,
    reserve_lahaye,
    reserve_hougoumont,
    blucher,
    wellington,
    pass,
};
inline constexpr std::array<std::string_view, 24> action_words{"derlon",
                                                               "reille",
                                                               "lobau",
                                                               "guard:orange",
                                                               "guard:hill",
                                                               "guard:plancenoit",
                                                               "kellermann",
                                                               "milhaud",
                                                               "kellermann:uxbridge",
                                                               "milhaud:uxbridge",
                                                               "battery",
                                                               "orange",
                                                               "hill",
                                                               "orange:line",
                                                               "hill:line",
                                                               "uxbridge:guns",
                                                               "uxbridge:derlon",
                                                               "reserve:orange",
                                                               "reserve:hill",
                                                               "reserve:lahaye",
                                                               "reserve:hougoumont",
                                                               "blucher",
                                                               "wellington",
                                                               "pass"};
inline constexpr int card_action_count = 23;  ///< all but the pass
[[nodiscard]] inline std::string_view word(ActionId id) { return word_of(action_words, id); }
[[nodiscard]] inline std::optional<ActionId> action_id_from_word(std::string_view text) { return from_word<ActionId>(action_words, text); }
[[nodiscard]] constexpr std::size_t index(ActionId id) { return static_cast<std::size_t>(id); }
/// Whose action it is; the pass is anybody's.
[[nodiscard]] constexpr Seat side_of(ActionId id) { return id < ActionId::orange ? french_seat : allied_seat; }
/// L3.2: the corps that undertakes the action; none for the battery, Blücher, Wellington and the pass.
[[nodiscard]] std::optional<Corps> corps_of(ActionId id);
/// The rule of the card (L5, L6): "L5.1".
[[nodiscard]] std::string_view rule_of(ActionId id);

/// L2.2: the one action of a phase. "derlon", "guard:hill+napoleon"
struct Order {
    ActionId id = ActionId::pass;
    bool napoleon = false;  ///< L3.5: he directs it
    friend constexpr auto operator<=>(const Order&, const Order&) = default;
};
/// L4.3: which corps loses the division that is asked for. "take:uxbridge"
struct Take {
    Corps corps = Corps::derlon;
    friend constexpr auto operator<=>(const Take&, const Take&) = default;
};
/// L12.2: "offer"
struct OfferDraw {
    friend constexpr auto operator<=>(const OfferDraw&, const OfferDraw&) = default;
};
/// L12.2: "accept"
struct AcceptDraw {
    friend constexpr auto operator<=>(const AcceptDraw&, const AcceptDraw&) = default;
};
/// L12.2: "resign"
struct Resign {
    friend constexpr auto operator<=>(const Resign&, const Resign&) = default;
};
using Action = std::variant<Order, Take, OfferDraw, AcceptDraw, Resign>;
[[nodiscard]] std::string to_text(const Order& order);
[[nodiscard]] std::optional<Order> order_from_text(std::string_view text);
[[nodiscard]] std::string to_text(const Action& action);
[[nodiscard]] std::optional<Action> action_from_text(std::string_view text);

/// L13.7: a die, for the action or for a rout test. "die:5", "rout:2"
struct Roll {
    enum class Kind : std::uint8_t { action, test };
    Kind kind = Kind::action;
    std::uint8_t face = 1;  ///< 1 to 6
    friend constexpr auto operator<=>(const Roll&, const Roll&) = default;
};
inline constexpr int die_faces = 6;
[[nodiscard]] std::string to_text(const Roll& roll);
[[nodiscard]] std::optional<Roll> roll_from_text(std::string_view text);

/// L12.4
enum class Ending : std::uint8_t { morale, casualties, rout, resigned, agreed, limit };
inline constexpr std::array<std::string_view, 6> ending_words{"morale", "casualties", "rout", "resigned", "agreed", "limit"};
[[nodiscard]] inline std::string_view word(Ending ending) { return word_of(ending_words, ending); }
[[nodiscard]] inline std::optional<Ending> ending_from_word(std::string_view text) { return from_word<Ending>(ending_words, text); }
/// "L10.2"
[[nodiscard]] std::string_view rule_of(Ending ending);
struct Result {
    std::optional<Seat> winner;  ///< none: drawn
    Ending ending = Ending::limit;
    friend constexpr bool operator==(const Result&, const Result&) = default;
};

/// A short list that is a value: it can be compared and copied as bytes. At most N entries, in place; more are a bug and assert. Unused
/// room always holds T{}, so that comparing bytes compares lists.
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
