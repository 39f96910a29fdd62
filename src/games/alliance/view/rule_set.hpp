// The data of the game (L14): corps, tracks, tables, cards.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/sentence.hpp"
#include "games/alliance/view/action.hpp"

namespace fow::alliance {

/// L0.2
enum class Code : std::uint8_t { fc, ac, fm, am, pd, pb, gb, sq, ney, end, hou, lhs, pla, plr };
inline constexpr std::array<std::string_view, 14> code_words{"FC", "AC",  "FM",  "AM",  "PD",  "PB",  "GB",
                                                             "SQ", "NEY", "END", "HOU", "LHS", "PLA", "PLR"};
[[nodiscard]] inline std::string_view word(Code code) { return word_of(code_words, code); }
[[nodiscard]] inline std::optional<Code> code_from_word(std::string_view text) { return from_word<Code>(code_words, text); }
struct Effect {
    Code code = Code::fc;
    std::uint8_t times = 0;  ///< 1 to most_times
    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};
inline constexpr int most_times = 9;
using Effects = Few<Effect, 6>;
/// "2AC 1FC"; "-" for a row without effects.
[[nodiscard]] std::string to_text(const Effects& effects);

struct Row {
    Effects effects;
    Origin origin = Origin::reconstruction;
    friend constexpr bool operator==(const Row&, const Row&) = default;
};
/// L14.3
enum class TableId : std::uint8_t {
    derlon_lhs_allied,
    derlon_lhs_french,
    reille_hou_allied,
    reille_hou_french,
    lobau,
    guard_ridge,
    guard_plancenoit,
    cavalry_line,
    cavalry_square,
    cavalry_uxbridge,
    battery,
    infantry_allied,
    uxbridge_guns,
    uxbridge_counter,
    blucher_plancenoit_french,
    blucher_plancenoit_prussian,
    wellington,
};
inline constexpr int table_count = 17;
inline constexpr std::array<std::string_view, table_count> table_words{"derlon_lhs_allied",
                                                                       "derlon_lhs_french",
                                                                       "reille_hou_allied",
                                                                       "reille_hou_french",
                                                                       "lobau",
                                                                       "guard_ridge",
                                                                       "guard_plancenoit",
                                                                       "cavalry_line",
                                                                       "cavalry_square",
                                                                       "cavalry_uxbridge",
                                                                       "battery",
                                                                       "infantry_allied",
                                                                       "uxbridge_guns",
                                                                       "uxbridge_counter",
                                                                       "blucher_plancenoit_french",
                                                                       "blucher_plancenoit_prussian",
                                                                       "wellington"};
[[nodiscard]] inline std::string_view word(TableId id) { return word_of(table_words, id); }
[[nodiscard]] inline std::optional<TableId> table_from_word(std::string_view text) { return from_word<TableId>(table_words, text); }
[[nodiscard]] constexpr std::size_t index(TableId id) { return static_cast<std::size_t>(id); }
/// "L5.1"
[[nodiscard]] std::string_view rule_of(TableId id);
struct Table {
    int first = 1;  ///< the total of the first row
    Few<Row, 20> rows;
    friend bool operator==(const Table&, const Table&) = default;
    /// L0.3: the row of a total; there must be rows.
    [[nodiscard]] std::size_t row_of(int total) const {
        const int row = total - first;
        return row < 0 ? 0 : row < static_cast<int>(rows.size()) ? static_cast<std::size_t>(row) : rows.size() - 1;
    }
};

/// L14.6, L14.7: what a card can ask about the position. Words marked x count something.
enum class Word : std::uint8_t {
    target_square,          ///< the target is in square
    target_max,             ///< the target has n markers or fewer
    prepared,               ///< the last French action was the battery's
    counter,                ///< the opponent's last action was the target's own, and the target is the first one and has a marker
    last,                   ///< the opponent's last action was that corps' own
    marker,                 ///< that corps has a marker
    line,                   ///< that corps is in line
    square,                 ///< that corps is in square
    gave,                   ///< that corps gave casualties in the French phase just before
    captured,               ///< that place was captured in the French phase just before
    unused,                 ///< the card Napoleon or Wellington has not been used
    lahaye_french,          ///< La Haye Sainte is French
    hougoumont_french,      ///< Hougoumont is French
    plancenoit_prussian,    ///< Plancenoit is Prussian
    hougoumont_and_hill,    ///< Hougoumont is French, and Hill is the target and has a marker
    battery_min,            ///< n battery markers or more
    battery_lost,           ///< x: battery markers lost
    guns_open,              ///< d'Erlon has n markers or fewer, or it is no longer Midday
    reserve_min,            ///< the Reserve has n markers or more
    prussians_min,          ///< n Prussian divisions or more on the battlefield
    prussians,              ///< x: Prussian divisions on the battlefield
    french_casualties_min,  ///< n French casualties or more
    squares,                ///< x: how many of Orange and Hill are in square
    guard_target,           ///< that corps has a marker; Orange also if Hill has none either
};
inline constexpr std::array<std::string_view, 24> condition_words{"target-square",
                                                                  "target-max",
                                                                  "prepared",
                                                                  "counter",
                                                                  "last",
                                                                  "marker",
                                                                  "line",
                                                                  "square",
                                                                  "gave",
                                                                  "captured",
                                                                  "unused",
                                                                  "lahaye-french",
                                                                  "hougoumont-french",
                                                                  "plancenoit-prussian",
                                                                  "hougoumont-and-hill",
                                                                  "battery-min",
                                                                  "battery-lost",
                                                                  "guns-open",
                                                                  "reserve-min",
                                                                  "prussians-min",
                                                                  "prussians",
                                                                  "french-casualties-min",
                                                                  "squares",
                                                                  "guard-target"};
[[nodiscard]] inline std::string_view word(Word which) { return word_of(condition_words, which); }
[[nodiscard]] inline std::optional<Word> condition_from_word(std::string_view text) { return from_word<Word>(condition_words, text); }
/// The kind of operand that follows such a word.
enum class Operand : std::uint8_t { none, number, corps, infantry, place, card };
[[nodiscard]] Operand operand_of(Word which);
/// L3.5, L3.7: the cards that can be used once.
enum class Card : std::uint8_t { napoleon, wellington };
inline constexpr std::array<std::string_view, 2> card_words{"napoleon", "wellington"};
struct Condition {
    Word what = Word::marker;
    std::uint8_t number = 0;  ///< a number, or the index of a Corps, Place or Card
    friend constexpr bool operator==(const Condition&, const Condition&) = default;
    [[nodiscard]] constexpr Corps corps() const { return static_cast<Corps>(number); }
};
/// The condition as a player reads it: "La Haye Sainte is French"
[[nodiscard]] std::string text_of(const Condition& condition, Translate translate = untranslated);

struct Modifier {
    Condition when;
    std::int8_t add = 0;  ///< as many times as the condition counts
    Origin origin = Origin::reconstruction;
    friend constexpr bool operator==(const Modifier&, const Modifier&) = default;
};
struct TableChoice {
    std::optional<Condition> when;  ///< none: always
    TableId id = TableId::lobau;
    friend constexpr bool operator==(const TableChoice&, const TableChoice&) = default;
};
/// What an action without a die does.
enum class Deed : std::uint8_t { none, line, recover, retake };
inline constexpr std::array<std::string_view, 4> deed_words{"none", "line", "recover", "retake"};
/// The corps that takes a casualty; nothing = the target.
using Source = std::optional<Corps>;
struct ActionRule {
    std::optional<Corps> corps;  ///< whose marker it needs (L2.4)
    bool napoleon = false;       ///< whether he can direct it (L3.6)
    Few<Condition, 4> needs;     ///< all of them must hold
    Few<Corps, 3> targets;       ///< the target is the first one with a marker, or the last one if none has a marker
    Few<TableChoice, 3> tables;  ///< the first that holds; empty: no die
    Few<Modifier, 6> modifiers;
    Few<Source, 3> fc, ac;  ///< the owner chooses among those with a marker; if none has one, L4.3
    Deed does = Deed::none;
    std::uint8_t of = 0;  ///< the index of a Corps (line, recover) or of a Place (retake)
    Origin origin = Origin::reconstruction;
    friend constexpr bool operator==(const ActionRule&, const ActionRule&) = default;
};

/// L1.5
enum class Box : std::uint8_t { plain, rout_test, broken };
inline constexpr std::array<std::string_view, 3> box_words{"plain", "RT", "B"};
struct BoxRun {
    std::uint8_t count = 0;
    Box kind = Box::plain;
    std::uint8_t add = 0;  ///< to a rout test
    friend constexpr bool operator==(const BoxRun&, const BoxRun&) = default;
};
struct Track {
    Few<BoxRun, 8> runs;  ///< the last one is one box, B
    Origin origin = Origin::known;
    friend bool operator==(const Track&, const Track&) = default;
    /// How many casualties reach B.
    [[nodiscard]] int broken_at() const;
    /// The box of that casualty, counted from 1; casualties beyond B are placed on B (L4.8).
    [[nodiscard]] BoxRun box_of(int casualty) const;
    /// L10.3: the highest addition of the boxes that so many casualties fill.
    [[nodiscard]] int add_of(int casualties) const;
};

struct CorpsData {
    std::string name;  ///< "d'Erlon, I Corps"
    int markers = 0;   ///< L1.2
    Origin origin = Origin::known;
    friend bool operator==(const CorpsData&, const CorpsData&) = default;
};
/// A number with its origin.
struct Number {
    int value = 0;
    Origin origin = Origin::ruling;
    friend constexpr bool operator==(const Number&, const Number&) = default;
};

/// All of it is public, and an owner of the printed cards can correct it.
struct RuleSet {
    std::array<CorpsData, corps_count> corps{};
    Number battery{};                                     ///< L1.3
    PerSeat<Track> tracks{};                              ///< L1.5
    Number morale{};                                      ///< L1.5: at the start, and the most
    std::array<Number, 3> time_adds{};                    ///< L10.3, by Time
    Number time_prussians{};                              ///< L11.1
    Number time_casualties{};                             ///< L11.1
    std::array<Table, table_count> tables{};              ///< by TableId
    std::array<ActionRule, card_action_count> actions{};  ///< by ActionId
    Number napoleon{};                                    ///< L3.5
    Number napoleon_battery{};                            ///< L3.5
    Number draw_after{};                                  ///< L11.3: turns
    friend bool operator==(const RuleSet&, const RuleSet&) = default;

    [[nodiscard]] const CorpsData& of(Corps which) const { return corps[index(which)]; }
    [[nodiscard]] const Table& table(TableId id) const { return tables[index(id)]; }
    [[nodiscard]] const ActionRule& action(ActionId id) const { return actions[index(id)]; }
    /// L4.8: the division markers of an army, without the Prussians.
    [[nodiscard]] int markers_of(Seat army) const;
};
/// Bounds of the data, so that counts fit the state.
inline constexpr int most_markers = 20, most_morale = 30, most_turns = 1000, most_add = 10;

}  // namespace fow::alliance
