// The strict reader for all documents, and their layout, private to the json layers like nlohmann/json.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/letters.hpp"
#include "json/documents.hpp"

namespace fow::json {

using Value = nlohmann::json;

/// The largest number of values in a record, and in any other document. Lists and objects count, and so does everything in them.
inline constexpr std::size_t record_value_limit = 1000000, value_limit = 20000;
/// Parses a whole text. Refuses what is not JSON, duplicate members, numbers that are too large, nesting beyond 32 levels, objects of more
/// than 200 members, names of more than 200 bytes and more than `limit` values. The parser refuses as soon as it sees the reason, so that
/// memory use stays small.
[[nodiscard]] Value parse(const std::string& text, const std::string& document, std::size_t limit = value_limit);

/// A member's name in a JSON pointer: escapes '~' and '/'.
[[nodiscard]] std::string escaped(std::string_view name);

/// JSON on one line. Replaces invalid UTF-8, so that anything that somebody types can be written.
[[nodiscard]] std::string compact(const Value& value);

/// The most letters (core/letters.hpp) of a text unless stated otherwise, of a scenario's description, and of the id or name of a piece
/// or tile.
inline constexpr std::size_t text_limit = 200, description_limit = description_letters, label_limit = 60;
static_assert(name_letters <= text_limit && name_letters <= label_limit && order_letters <= text_limit);
/// The range of numbers where the reader does not check it; the engine judges which ones are playable.
inline constexpr int number_bound = 1000000;
/// Makes typed text acceptable to the reader: replaces invalid UTF-8 and leaves out the letters beyond `limit`.
[[nodiscard]] std::string free_text(const std::string& typed, std::size_t limit = text_limit);

/// A place in a document. Reads its value, or throws DataError with document and pointer.
class Node {
public:
    Node(const Value& value, std::string document, std::string pointer = {})
        : value_(&value), document_(std::move(document)), pointer_(std::move(pointer)) {}

    [[noreturn]] void fail(const std::string& reason) const { throw DataError(document_, pointer_, reason); }
    [[nodiscard]] const std::string& document() const { return document_; }
    [[nodiscard]] const std::string& pointer() const { return pointer_; }

    /// Checks that this is an object with these members and no others; names of optional ones end in '?'. The top of a document may also
    /// have "$schema". Fails with all unknown and all missing members.
    void object(std::span<const std::string_view> members) const;
    void object(std::initializer_list<std::string_view> members) const { object(std::span(members.begin(), members.size())); }
    [[nodiscard]] bool has(std::string_view name) const { return value_->contains(name); }
    [[nodiscard]] Node member(std::string_view name) const;
    /// A copy of the object without that member.
    [[nodiscard]] Value without(std::string_view name) const;
    /// The number of elements; fails if it is not an array or longer than `limit`.
    [[nodiscard]] std::size_t size(std::size_t limit) const;
    [[nodiscard]] Node element(std::size_t i) const;

    [[nodiscard]] std::string text(std::size_t limit = text_limit) const;
    [[nodiscard]] int integer(int low, int high) const;
    [[nodiscard]] bool boolean() const;
    /// A time of day such as "11:30", in minutes after midnight.
    [[nodiscard]] int clock() const;
    [[nodiscard]] bool is_list() const { return value_->is_array(); }
    [[nodiscard]] bool is_null() const { return value_->is_null(); }
    /// A word that `from_word` knows; `what` names what is expected: "an army".
    template <class Enum>
    [[nodiscard]] Enum word(std::optional<Enum> (*from_word)(std::string_view), const std::string& what) const {
        const std::string found = text();
        if (const auto value = from_word(found)) return *value;
        fail("\"" + found + "\" is not " + what);
    }
    /// Fails unless it is that id of a rule.
    void is_rule(std::string_view id) const;
    /// Fails unless the member "rule" is that id.
    void rule(std::string_view id) const { member("rule").is_rule(id); }
    /// {"rule": ID, NAME: ...}: the member NAME, after checking the rule id.
    [[nodiscard]] Node ruled(std::string_view id, std::string_view name) const;

    /// The head of a document: the format must be `name` and the version 1.
    void format(std::string_view name) const;

private:
    const Value* value_;
    std::string document_;
    std::string pointer_;
};

/// Gathers the faults of a document while reading goes on, so that all of them are reported together.
class Gathered {
public:
    explicit Gathered(std::string document) : document_(std::move(document)) {}
    /// Runs one step of the reading and keeps its fault. Returns false if there was one.
    template <class Step>
    bool attempt(const Step& step) {
        try {
            step();
            return true;
        } catch (const DataError& error) {
            faults_.insert(faults_.end(), error.all.begin(), error.all.end());
            return false;
        }
    }
    /// Reads that member of an object, if there is one, and keeps its fault.
    template <class Read>
    void member(const Node& object, std::string_view name, const Read& read) {
        if (object.has(name)) attempt([&] { read(object.member(name)); });
    }
    /// Reads a list entry by entry and keeps the fault of each. Throws if it is not a list or longer than `limit`.
    template <class Read>
    void each(const Node& list, std::size_t limit, const Read& read) {
        for (std::size_t i = 0, count = list.size(limit); i < count; ++i) attempt([&] { read(list.element(i)); });
    }
    /// The same for a list that is that member, if there is one; keeps that fault too.
    template <class Read>
    void each(const Node& object, std::string_view name, std::size_t limit, const Read& read) {
        member(object, name, [&](const Node& list) { each(list, limit, read); });
    }
    void add(std::string pointer, Told reason, std::string rule = {}) {
        faults_.push_back({std::move(pointer), std::move(reason), std::move(rule)});
    }
    [[nodiscard]] bool empty() const { return faults_.empty(); }
    /// Throws what has been gathered, if anything.
    void refuse() const {
        if (!faults_.empty()) throw DataError(document_, faults_);
    }

private:
    std::string document_;
    std::vector<Fault> faults_;
};

/// Bytes of a hash and of its salt.
inline constexpr std::size_t hash_size = 32;
/// Bytes of the id of a game.
inline constexpr std::size_t id_size = 16;

[[nodiscard]] std::string hex(std::string_view bytes);
/// Exactly `count` bytes, written as lower-case hexadecimal digits.
[[nodiscard]] std::string hex_bytes(const Node& node, std::size_t count);

[[nodiscard]] std::string base64(std::string_view bytes);
/// At most `limit` bytes, written as base64 with padding. Accepts only the one correct way to write them.
[[nodiscard]] std::string base64_bytes(const Node& node, std::size_t limit);

// The layout of documents: each member and each entry of a long list on its own line.
/// "  "name": value,\n"
[[nodiscard]] std::string line(std::string_view name, const Value& value);
/// The opening brace and the first members of every document.
[[nodiscard]] std::string head(std::string_view format, const std::string& name);
/// A list with one entry per line. `indent` is that of the closing bracket.
[[nodiscard]] std::string one_per_line(const Value& list, const std::string& indent);
/// An object as a member, with one line per member. Its list `long_list` comes last, if there is one.
[[nodiscard]] std::string block(std::string_view name, const Value& object, std::string_view long_list);

}  // namespace fow::json
