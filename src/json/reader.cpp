#include "reader.hpp"

#include <algorithm>

namespace fow::json {
namespace {

[[nodiscard]] std::string kind_of(const Value& value) {
    switch (value.type()) {
        case Value::value_t::null: return "nothing";
        case Value::value_t::object: return "an object";
        case Value::value_t::array: return "a list";
        case Value::value_t::string: return "a text";
        case Value::value_t::boolean: return "true or false";
        case Value::value_t::number_float: return "a fraction";
        default: return "a number";
    }
}

}  // namespace

std::string escaped(std::string_view name) {
    std::string text;
    for (const char c : name) text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

std::string compact(const Value& value) { return value.dump(-1, ' ', false, Value::error_handler_t::replace); }

std::string free_text(const std::string& typed, std::size_t limit) {
    auto text = Value::parse(compact(typed)).get<std::string>();
    if (text.size() <= limit) return text;
    while ((static_cast<unsigned char>(text[limit]) & 0xC0U) == 0x80U) --limit;  // not within a character
    return text.substr(0, limit);
}

void Node::object(std::span<const std::string_view> members) const {
    if (!value_->is_object()) fail("must be an object, not " + kind_of(*value_));
    std::vector<Fault> faults;
    for (const auto& [name, value] : value_->items()) {
        const auto fits = [&given = name](std::string_view wanted) {
            return (wanted.back() == '?' ? wanted.substr(0, wanted.size() - 1) : wanted) == given;
        };
        const bool schema = name == "$schema" && pointer_.empty() && value.is_string();
        if (!schema && std::none_of(members.begin(), members.end(), fits))
            faults.push_back({pointer_ + "/" + escaped(name), "unknown member"});
    }
    for (const std::string_view wanted : members)
        if (wanted.back() != '?' && !value_->contains(wanted))
            faults.push_back({pointer_, "the member \"" + std::string(wanted) + "\" is missing"});
    if (!faults.empty()) throw DataError(document_, std::move(faults));
}

Node Node::member(std::string_view name) const {
    if (!value_->is_object()) fail("must be an object, not " + kind_of(*value_));
    if (!value_->contains(name)) fail("the member \"" + std::string(name) + "\" is missing");
    return Node(value_->at(std::string(name)), document_, pointer_ + "/" + escaped(name));
}

std::size_t Node::size(std::size_t limit) const {
    if (!value_->is_array()) fail("must be a list, not " + kind_of(*value_));
    if (value_->size() > limit) fail("more than " + std::to_string(limit) + " entries");
    return value_->size();
}

Node Node::element(std::size_t i) const { return Node((*value_)[i], document_, pointer_ + "/" + std::to_string(i)); }

std::string Node::text(std::size_t limit) const {
    if (!value_->is_string()) fail("must be a text, not " + kind_of(*value_));
    auto text = value_->get<std::string>();
    if (text.size() > limit) fail("a text of more than " + std::to_string(limit) + " bytes");
    return text;
}

int Node::integer(int low, int high) const {
    if (!value_->is_number_integer()) fail("must be a whole number, not " + kind_of(*value_));
    const bool huge = value_->is_number_unsigned() && value_->get<std::uint64_t>() > INT32_MAX;
    const auto number = huge ? std::int64_t{INT32_MAX} + 1 : value_->get<std::int64_t>();
    if (number < low || number > high) fail("must be between " + std::to_string(low) + " and " + std::to_string(high));
    return static_cast<int>(number);
}

int Node::clock() const {
    const std::string found = text();
    const auto digit = [&](std::size_t i) { return found[i] >= '0' && found[i] <= '9'; };
    if (found.size() != 5 || found[2] != ':' || !digit(0) || !digit(1) || !digit(3) || !digit(4))
        fail("\"" + found + "\" is not a time of day like 11:00");
    const int hours = (found[0] - '0') * 10 + found[1] - '0';
    const int minutes = (found[3] - '0') * 10 + found[4] - '0';
    if (hours > 23 || minutes > 59) fail("\"" + found + "\" is not a time of day");
    return hours * 60 + minutes;
}

bool Node::boolean() const {
    if (!value_->is_boolean()) fail("must be true or false, not " + kind_of(*value_));
    return value_->get<bool>();
}

Square Node::square() const {
    const std::string found = text();
    if (const auto square = square_from_text(found)) return *square;
    fail("\"" + found + "\" is not a square of the board (W0.1)");
}

std::vector<Square> Node::squares() const {
    std::vector<Square> list;
    Gathered gathered(document_);
    gathered.each(*this, square_count, [&](const Node& entry) { list.push_back(entry.square()); });
    gathered.refuse();
    return list;
}

SquareSet Node::square_set() const {
    SquareSet set;
    Gathered gathered(document_);
    gathered.each(*this, square_count, [&](const Node& entry) {
        const Square square = entry.square();
        if (set.contains(square)) entry.fail("a square is listed twice");
        set.insert(square);
    });
    gathered.refuse();
    return set;
}

Seat Node::seat() const { return word(seat_from_word, "\"french\" or \"allied\""); }

UnitId Node::unit(const Roster& roster) const {
    const std::string found = text();
    if (const auto unit = find_unit(roster, found)) return *unit;
    fail("there is no piece \"" + found + "\" in the roster");
}

void Node::rule(std::string_view id) const {
    const Node named = member("rule");
    if (const std::string found = named.text(); found != id)
        named.fail("\"" + found + "\" is not the rule of this value, \"" + std::string(id) + "\" is");
}

Node Node::ruled(std::string_view id, std::string_view name) const {
    object({"rule", name});
    rule(id);
    return member(name);
}

void Node::format(std::string_view name) const {
    const std::string found = member("format").text();
    if (found != name) member("format").fail("\"" + found + "\" is not \"" + std::string(name) + "\"");
    const int version = member("version").integer(0, INT32_MAX);
    if (version > 1) member("version").fail("version " + std::to_string(version) + " is newer than this program can read");
    if (version < 1) member("version").fail("there is no version " + std::to_string(version));
}

std::optional<Seat> seat_from_word(std::string_view text) {
    for (const Seat seat : seats)
        if (fow::word(seat) == text) return seat;
    return std::nullopt;
}

Value squares_to_json(const std::vector<Square>& squares) {
    Value texts = Value::array();
    for (const Square square : squares) texts.push_back(to_text(square));
    return texts;
}

Value squares_to_json(SquareSet squares) { return squares_to_json(std::vector<Square>(squares.begin(), squares.end())); }

}  // namespace fow::json
