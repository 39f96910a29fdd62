#include "core/plural.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace fow {
namespace {

constexpr int most_forms = 10;

/// Computes an expression of C: ?:, the two-sided operators, !, brackets, n and numbers.
class Expression {
public:
    Expression(std::string_view text, std::uint64_t n) : left_(text), n_(n) {}

    /// Nothing if it is not an expression.
    std::optional<std::uint64_t> value() {
        const std::uint64_t value = choice();
        skip_spaces();
        if (faulty_ || !left_.empty()) return std::nullopt;
        return value;
    }

private:
    /// By precedence, the loosest first; a longer sign before one that begins it.
    static constexpr std::array<std::array<std::string_view, 5>, 6> signs{
        {{"||"}, {"&&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"}}};

    void skip_spaces() {
        while (!left_.empty() && left_.front() == ' ') left_.remove_prefix(1);
    }
    bool take(std::string_view sign) {
        skip_spaces();
        if (sign.empty() || left_.substr(0, sign.size()) != sign) return false;
        left_.remove_prefix(sign.size());
        return true;
    }
    std::uint64_t choice() {
        const std::uint64_t condition = two_sided(0);
        if (!take("?")) return condition;
        const std::uint64_t yes = inside(&Expression::choice);
        if (!take(":")) faulty_ = true;
        const std::uint64_t no = inside(&Expression::choice);
        return condition != 0 ? yes : no;
    }
    /// A part of the expression inside another; too many of them are a fault.
    std::uint64_t inside(std::uint64_t (Expression::*part)()) {
        constexpr int deepest = 40;
        if (++depth_ > deepest) faulty_ = true;
        const std::uint64_t value = faulty_ ? 0 : (this->*part)();
        --depth_;
        return value;
    }
    std::uint64_t two_sided(std::size_t level) {
        if (level == signs.size()) return single();
        std::uint64_t value = two_sided(level + 1);
        for (;;) {
            const auto& all = signs[level];
            const auto* sign = std::find_if(all.begin(), all.end(), [this](std::string_view s) { return take(s); });
            if (sign == all.end()) return value;
            value = joined(*sign, value, two_sided(level + 1));
        }
    }
    std::uint64_t joined(std::string_view sign, std::uint64_t a, std::uint64_t b) {
        if (sign == "||") return a != 0 || b != 0 ? 1 : 0;
        if (sign == "&&") return a != 0 && b != 0 ? 1 : 0;
        if (sign == "==") return a == b ? 1 : 0;
        if (sign == "!=") return a != b ? 1 : 0;
        if (sign == "<=") return a <= b ? 1 : 0;
        if (sign == ">=") return a >= b ? 1 : 0;
        if (sign == "<") return a < b ? 1 : 0;
        if (sign == ">") return a > b ? 1 : 0;
        if (sign == "+") return a + b;
        if (sign == "-") return a - b;
        if (sign == "*") return a * b;
        if (b == 0) faulty_ = true;
        return b == 0 ? 0 : sign == "/" ? a / b : a % b;
    }
    std::uint64_t single() {
        if (take("!")) return inside(&Expression::single) == 0 ? 1 : 0;
        if (take("(")) {
            const std::uint64_t value = inside(&Expression::choice);
            if (!take(")")) faulty_ = true;
            return value;
        }
        if (take("n")) return n_;
        std::uint64_t number = 0;
        std::size_t digits = 0;
        for (; digits < left_.size() && left_[digits] >= '0' && left_[digits] <= '9' && digits < 9; ++digits)
            number = number * 10 + static_cast<std::uint64_t>(left_[digits] - '0');
        if (digits == 0) faulty_ = true;
        left_.remove_prefix(digits);
        return number;
    }

    std::string_view left_;
    std::uint64_t n_;
    int depth_ = 0;
    bool faulty_ = false;
};

}  // namespace

std::string_view value_in_header(std::string_view header, std::string_view name, char end) {
    const std::size_t at = header.find(name);
    if (at == std::string_view::npos) return {};
    const std::string_view rest = header.substr(at + name.size());
    return rest.substr(0, rest.find(end));
}

PluralRule::PluralRule(std::string_view header) {
    const std::optional<std::uint64_t> forms = Expression(value_in_header(header, "nplurals=", ';'), 0).value();
    expression_ = value_in_header(header, " plural=", ';');  // "nplurals=" ends alike
    if (forms && *forms >= 1 && *forms <= most_forms && Expression(expression_, 1).value()) forms_ = static_cast<int>(*forms);
    else {
        expression_ = "n != 1";
        forms_ = 2;
    }
}

int PluralRule::form(std::uint64_t n) const {
    const std::uint64_t form = Expression(expression_, n).value().value_or(0);
    return form < static_cast<std::uint64_t>(forms_) ? static_cast<int>(form) : forms_ - 1;
}

}  // namespace fow
