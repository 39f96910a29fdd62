// Parses a text into values, within limits, and reads and writes digits of bytes.
#include <algorithm>
#include <set>

#include "reader.hpp"

namespace fow::json {
namespace {

constexpr std::size_t depth_limit = 32, member_limit = 200, name_limit = 200;

/// Receives what the library's parser finds, and refuses as soon as a limit is exceeded. The library's own builder scans a whole list again
/// after each object in it, so a hostile file with a million objects would take minutes. This one visits each value once.
class Builder final : public nlohmann::json_sax<Value> {
public:
    Builder(const std::string& text, const std::string& document, std::size_t limit) : text_(text), document_(document), limit_(limit) {}
    [[nodiscard]] Value result() && { return std::move(root_); }

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t&) override { return put(value); }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t&) override { return false; }  // does not occur in JSON text
    bool start_object(std::size_t) override { return open(Value::object()); }
    bool start_array(std::size_t) override { return open(Value::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        Level& level = open_.back();
        if (name.size() > name_limit) refuse("", "a member name of more than 200 bytes");
        if (level.seen.size() == member_limit) refuse("", "an object of more than 200 members");
        level.member = std::move(name);
        if (!level.seen.insert(level.member).second) refuse(pointer(), "duplicate member in an object");
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const Value::exception& error) override {
        if (dynamic_cast<const Value::out_of_range*>(&error) != nullptr) refuse("", "contains a number that is too large");
        const auto end = text_.begin() + static_cast<std::ptrdiff_t>(std::min(position, text_.size()));
        const auto line = 1 + std::count(text_.begin(), end, '\n');
        refuse("", "line " + std::to_string(line) + " is not JSON, or the text is incomplete");
    }

private:
    /// A list or an object that is not closed yet.
    struct Level {
        Value* value;
        std::string member;          ///< of an object: the last name
        std::set<std::string> seen;  ///< of an object: all names
    };

    [[noreturn]] void refuse(std::string pointer, std::string reason) const {
        throw DataError(document_, std::move(pointer), std::move(reason));
    }

    Value& place(Value&& value) {
        if (++values_ > limit_) refuse("", "more than " + std::to_string(limit_) + " values");
        if (open_.empty()) return root_ = std::move(value);
        const Level& level = open_.back();
        if (level.value->is_object()) return (*level.value)[level.member] = std::move(value);
        level.value->push_back(std::move(value));
        return level.value->back();
    }
    bool put(Value&& value) {
        place(std::move(value));
        return true;
    }
    bool open(Value&& empty) {
        if (open_.size() == depth_limit) refuse("", "nested deeper than 32 levels");
        // The pointer stays valid while the value is open: until then, nothing is added next to it.
        open_.push_back({&place(std::move(empty)), {}, {}});
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    [[nodiscard]] std::string pointer() const {
        std::string text;
        for (const Level& level : open_)
            text += "/" + (level.value->is_array() ? std::to_string(level.value->size() - 1) : escaped(level.member));
        return text;
    }

    const std::string& text_;
    const std::string& document_;
    std::size_t limit_;
    std::size_t values_ = 0;
    Value root_;
    std::vector<Level> open_;
};

}  // namespace

Value parse(const std::string& text, const std::string& document, std::size_t limit) {
    Builder builder(text, document, limit);
    static_cast<void>(Value::sax_parse(text, &builder));
    return std::move(builder).result();
}

}  // namespace fow::json

namespace fow {

std::string json_string(const std::string& text) { return json::compact(text); }

std::string format_of(const std::string& text, const std::string& document) {
    const json::Value value = json::parse(text, document, json::record_value_limit);
    if (!value.is_object() || !value.contains("format") || !value["format"].is_string()) return {};
    return value["format"].get<std::string>();
}

}  // namespace fow

namespace fow::json {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";
constexpr std::string_view base64_digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

[[nodiscard]] unsigned byte_of(char c) { return static_cast<unsigned char>(c); }

/// The value of each base64 digit; -1 for other characters.
[[nodiscard]] const std::array<int, 256>& base64_values() {
    static const std::array<int, 256> values = [] {
        std::array<int, 256> table{};
        table.fill(-1);
        for (std::size_t i = 0; i < base64_digits.size(); ++i) table[byte_of(base64_digits[i])] = static_cast<int>(i);
        return table;
    }();
    return values;
}

}  // namespace

std::string hex(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        text += hex_digits[byte_of(c) >> 4U];
        text += hex_digits[byte_of(c) & 15U];
    }
    return text;
}

std::string hex_bytes(const Node& node, std::size_t count) {
    const std::string text = node.text();
    if (text.size() != 2 * count || text.find_first_not_of(hex_digits) != std::string::npos)
        node.fail("must be " + std::to_string(2 * count) + " lower-case hexadecimal digits");
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 2)
        bytes += static_cast<char>(hex_digits.find(text[i]) << 4U | hex_digits.find(text[i + 1]));
    return bytes;
}

std::string base64(std::string_view bytes) {
    std::string text((bytes.size() + 2) / 3 * 4, '=');
    auto out = text.begin();
    std::size_t i = 0;
    for (; i + 3 <= bytes.size(); i += 3) {
        const unsigned group = byte_of(bytes[i]) << 16U | byte_of(bytes[i + 1]) << 8U | byte_of(bytes[i + 2]);
        for (const unsigned shift : {18U, 12U, 6U, 0U}) *out++ = base64_digits[group >> shift & 63U];
    }
    if (const std::size_t left = bytes.size() - i; left > 0) {
        const unsigned group = byte_of(bytes[i]) << 16U | (left == 2 ? byte_of(bytes[i + 1]) << 8U : 0U);
        for (std::size_t k = 0; k <= left; ++k) *out++ = base64_digits[group >> (18 - 6 * k) & 63U];
    }
    return text;
}

std::string base64_bytes(const Node& node, std::size_t limit) {
    const std::string text = node.text((limit + 2) / 3 * 4);
    const auto& values = base64_values();
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i + 4 <= text.size(); i += 4) {
        unsigned group = 0;
        std::size_t given = 4;
        if (i + 4 == text.size()) given -= text[i + 3] != '=' ? 0U : text[i + 2] != '=' ? 1U : 2U;
        for (std::size_t k = 0; k < given; ++k) {
            const int value = values[byte_of(text[i + k])];
            if (value < 0) node.fail("is not base64");
            group |= static_cast<unsigned>(value) << (18 - 6 * k);
        }
        for (std::size_t k = 0; k + 1 < given; ++k) bytes += static_cast<char>(group >> (16 - 8 * k) & 255U);
    }
    if (base64(bytes) != text) node.fail("is not base64");
    return bytes;
}

}  // namespace fow::json
