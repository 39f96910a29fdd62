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

[[nodiscard]] std::string member(std::string_view name, const Value& value) { return "\"" + std::string(name) + "\": " + compact(value); }

}  // namespace

std::string escaped(std::string_view name) {
    std::string text;
    for (const char c : name) text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

std::string compact(const Value& value) { return value.dump(-1, ' ', false, Value::error_handler_t::replace); }

std::string free_text(const std::string& typed, std::size_t limit) {
    return std::string(first_letters(Value::parse(compact(typed)).get<std::string>(), limit));
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

Value Node::without(std::string_view name) const {
    Value rest = *value_;
    rest.erase(std::string(name));
    return rest;
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
    if (text.size() > limit && letters_in(text) > limit) fail("a text of more than " + std::to_string(limit) + " letters");
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

void Node::is_rule(std::string_view id) const {
    if (const std::string found = text(); found != id)
        fail("\"" + found + "\" is not the rule of this value, \"" + std::string(id) + "\" is");
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

std::string line(std::string_view name, const Value& value) { return "  " + member(name, value) + ",\n"; }

std::string head(std::string_view format, const std::string& name) {
    return "{\n" + line("format", format) + line("version", 1) + line("name", free_text(name));
}

std::string one_per_line(const Value& list, const std::string& indent) {
    std::string text = "[";
    for (const Value& entry : list) text += (text.size() == 1 ? "\n  " : ",\n  ") + indent + compact(entry);
    return text + (list.empty() ? "]" : "\n" + indent + "]");
}

std::string block(std::string_view name, const Value& object, std::string_view long_list) {
    std::string text = "  \"" + std::string(name) + "\": {";
    auto add = [&, first = true](const std::string& entry) mutable {
        text += (first ? "\n    " : ",\n    ") + entry;
        first = false;
    };
    for (const auto& [member_name, value] : object.items())
        if (member_name != long_list) add(member(member_name, value));
    if (object.contains(long_list)) add("\"" + std::string(long_list) + "\": " + one_per_line(object[std::string(long_list)], "    "));
    return text + "\n  }";
}

}  // namespace fow::json
