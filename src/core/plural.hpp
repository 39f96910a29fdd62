// How a language counts: the header Plural-Forms of a gettext catalogue, "nplurals=2; plural=(n != 1);".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fow {

class PluralRule {
public:
    /// As English counts: form 0 for one, form 1 for all other numbers. A faulty header counts so too.
    explicit PluralRule(std::string_view header = "nplurals=2; plural=n != 1;");

    /// 0 to forms() - 1.
    [[nodiscard]] int form(std::uint64_t n) const;
    [[nodiscard]] int forms() const { return forms_; }

private:
    std::string expression_;  ///< of C, in the variable n
    int forms_ = 2;
};

/// In a header, what stands between that name and the sign that ends it; "" without that name.
[[nodiscard]] std::string_view value_in_header(std::string_view header, std::string_view name, char end);

}  // namespace fow
