#include "reader.hpp"

#include <algorithm>
#include <set>

namespace fow {

DataError::DataError(std::string where, std::string at, std::string why)
    : std::runtime_error(where + (at.empty() ? "" : " at " + at) + ": " + why),
      document(std::move(where)),
      pointer(std::move(at)),
      reason(std::move(why)) {}

namespace json {
namespace {

constexpr int depth_limit = 32;

[[nodiscard]] std::string kind_of(const Value& value) {
    return value.is_null() ? "nothing" : std::string("a") + (value.is_array() || value.is_object() ? "n " : " ") + value.type_name();
}

/// JSON pointers escape '~' and '/'.
[[nodiscard]] std::string escaped(std::string_view name) {
    std::string text;
    for (const char c : name) text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

}  // namespace

Value parse(const std::string& text, const std::string& document) {
    std::vector<std::set<std::string>> members;
    const auto watch = [&](int depth, Value::parse_event_t event, Value& parsed) {
        if (depth > depth_limit) throw DataError(document, "", "nested deeper than 32 levels");
        switch (event) {
            case Value::parse_event_t::object_start: members.emplace_back(); break;
            case Value::parse_event_t::object_end: members.pop_back(); break;
            case Value::parse_event_t::key:
                if (!members.back().insert(parsed.get<std::string>()).second)
                    throw DataError(document, "", "the member \"" + parsed.get<std::string>() + "\" stands twice in one object");
                break;
            default: break;
        }
        return true;
    };
    try {
        return Value::parse(text, watch);
    } catch (const Value::parse_error& error) {
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, text.size()));
        const auto line = 1 + std::count(text.begin(), end, '\n');
        throw DataError(document, "", "line " + std::to_string(line) + " is not JSON or the text ends too early");
    }
}

void Node::object(std::initializer_list<std::string_view> members) const {
    if (!value_->is_object()) fail("an object is wanted, not " + kind_of(*value_));
    for (const auto& [name, value] : value_->items()) {
        const auto fits = [&name = name](std::string_view wanted) {
            return wanted == name || (wanted.back() == '?' && wanted.substr(0, wanted.size() - 1) == name);
        };
        if (name != "$schema" && std::none_of(members.begin(), members.end(), fits))
            throw DataError(document_, pointer_ + "/" + escaped(name), "unknown member");
    }
    for (const std::string_view wanted : members)
        if (wanted.back() != '?' && !value_->contains(wanted)) fail("the member \"" + std::string(wanted) + "\" is missing");
}

Node Node::member(std::string_view name) const {
    if (!value_->is_object()) fail("an object is wanted, not " + kind_of(*value_));
    if (!value_->contains(name)) fail("the member \"" + std::string(name) + "\" is missing");
    return Node(value_->at(std::string(name)), document_, pointer_ + "/" + escaped(name));
}

std::size_t Node::size(std::size_t limit) const {
    if (!value_->is_array()) fail("a list is wanted, not " + kind_of(*value_));
    if (value_->size() > limit) fail("more than " + std::to_string(limit) + " entries");
    return value_->size();
}

Node Node::element(std::size_t i) const { return Node((*value_)[i], document_, pointer_ + "/" + std::to_string(i)); }

std::string Node::text(std::size_t limit) const {
    if (!value_->is_string()) fail("a text is wanted, not " + kind_of(*value_));
    auto text = value_->get<std::string>();
    if (text.size() > limit) fail("a text of more than " + std::to_string(limit) + " bytes");
    return text;
}

int Node::integer(int low, int high) const {
    if (!value_->is_number_integer()) fail("a whole number is wanted, not " + kind_of(*value_));
    const bool huge = value_->is_number_unsigned() && value_->get<std::uint64_t>() > INT32_MAX;
    const auto number = huge ? std::int64_t{INT32_MAX} + 1 : value_->get<std::int64_t>();
    if (number < low || number > high)
        fail("must lie between " + std::to_string(low) + " and " + std::to_string(high));
    return static_cast<int>(number);
}

bool Node::boolean() const {
    if (!value_->is_boolean()) fail("true or false is wanted, not " + kind_of(*value_));
    return value_->get<bool>();
}

Square Node::square() const {
    const std::string found = text();
    if (const auto square = square_from_text(found)) return *square;
    fail("\"" + found + "\" is no square of the board (W0.1)");
}

Seat Node::seat() const { return word(seat_from_word, "\"french\" or \"allied\""); }

UnitId Node::unit(const Roster& roster) const {
    const std::string found = text();
    if (const auto unit = find_unit(roster, found)) return *unit;
    fail("there is no piece \"" + found + "\" in the roster");
}

Node Node::ruled(std::string_view name) const {
    object({"rule", name});
    const std::string rule = member("rule").text();
    if (rule.size() < 4 || rule[0] != 'W' || rule.find('.') == std::string::npos)
        member("rule").fail("\"" + rule + "\" is no id of a rule");
    return member(name);
}

void Node::format(std::string_view name) const {
    const std::string found = member("format").text();
    if (found != name) member("format").fail("\"" + found + "\" is not \"" + std::string(name) + "\"");
    const int version = member("version").integer(0, INT32_MAX);
    if (version > 1)
        member("version").fail("version " + std::to_string(version) + " is newer than this program reads (1)");
    if (version < 1) member("version").fail("there is no version " + std::to_string(version));
}

std::optional<Seat> seat_from_word(std::string_view text) {
    for (const Seat seat : seats)
        if (fow::word(seat) == text) return seat;
    return std::nullopt;
}

}  // namespace json
}  // namespace fow
