// One strict reader for every document. Private to the json layer: nlohmann/json stays in here.
#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "fow/json/documents.hpp"

namespace fow::json {

using Value = nlohmann::json;

/// Parses a whole text. Refuses what is no JSON, members that stand twice, numbers beyond all bounds and nesting beyond
/// 32 levels.
[[nodiscard]] Value parse(const std::string& text, const std::string& document);

/// One line of JSON. What is no UTF-8 in a text is replaced, so that whatever somebody types can be written.
[[nodiscard]] std::string compact(const Value& value);

/// Bytes of a text where nothing else is said, and of a scenario's description.
inline constexpr std::size_t text_limit = 200, description_limit = 2000;
/// What somebody typed, made so that the reader takes it back: what is no UTF-8 is replaced, and what is too long cut.
[[nodiscard]] std::string free_text(const std::string& typed, std::size_t limit = text_limit);

/// A place in a document: reads it, or throws DataError naming document and pointer.
class Node {
public:
    Node(const Value& value, std::string document, std::string pointer = {})
        : value_(&value), document_(std::move(document)), pointer_(std::move(pointer)) {}

    [[noreturn]] void fail(const std::string& reason) const { throw DataError(document_, pointer_, reason); }
    [[nodiscard]] const std::string& document() const { return document_; }
    [[nodiscard]] const std::string& pointer() const { return pointer_; }

    /// An object with these members and no others; optional ones end in '?'. A whole document may name its "$schema".
    void object(std::initializer_list<std::string_view> members) const;
    [[nodiscard]] bool has(std::string_view name) const { return value_->contains(name); }
    [[nodiscard]] Node member(std::string_view name) const;
    /// The number of elements; fails when it is no array or longer than `limit`.
    [[nodiscard]] std::size_t size(std::size_t limit) const;
    [[nodiscard]] Node element(std::size_t i) const;

    [[nodiscard]] std::string text(std::size_t limit = text_limit) const;
    [[nodiscard]] int integer(int low, int high) const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] bool is_list() const { return value_->is_array(); }
    [[nodiscard]] bool is_null() const { return value_->is_null(); }
    [[nodiscard]] Square square() const;
    [[nodiscard]] Seat seat() const;
    [[nodiscard]] UnitId unit(const Roster& roster) const;
    /// A word that `from_word` knows; `what` says what was wanted: "an army".
    template <class Enum>
    [[nodiscard]] Enum word(std::optional<Enum> (*from_word)(std::string_view), const std::string& what) const {
        const std::string found = text();
        if (const auto value = from_word(found)) return *value;
        fail("\"" + found + "\" is not " + what);
    }
    /// Fails unless the member "rule" is that id.
    void rule(std::string_view id) const;
    /// {"rule": ID, NAME: ...}: the member NAME, that rule's id required beside it.
    [[nodiscard]] Node ruled(std::string_view id, std::string_view name) const;

    /// The head of a document: its format must be `name`, its version 1.
    void format(std::string_view name) const;

private:
    const Value* value_;
    std::string document_;
    std::string pointer_;
};

[[nodiscard]] std::optional<Seat> seat_from_word(std::string_view text);

// Parts that more than one document has.
[[nodiscard]] Ruleset read_rules(const Node& board, const Node& pieces, const Node& turns, const Node& die,
                                 const Node& arrival);
/// The five documents as one object.
[[nodiscard]] Value rules_to_json(const Ruleset& set);
/// A posed position. Options matter for nothing in it; the rules give the number of actions.
[[nodiscard]] State read_position(const Node& node, const Rules& rules);
[[nodiscard]] Value position_to_json(const State& state, const Rules& rules);

}  // namespace fow::json
