#include "fow/json/format.hpp"

#include "reader.hpp"

namespace fow {

std::string format_of(const std::string& text, const std::string& document) {
    const json::Value value = json::parse(text, document, json::record_value_limit);
    if (!value.is_object() || !value.contains("format") || !value["format"].is_string()) return {};
    return value["format"].get<std::string>();
}

}  // namespace fow
