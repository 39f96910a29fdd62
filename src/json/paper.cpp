#include "paper.hpp"

namespace fow::json {
namespace {

[[nodiscard]] std::string member(std::string_view name, const Value& value) { return "\"" + std::string(name) + "\": " + compact(value); }

}  // namespace

std::string line(std::string_view name, const Value& value) { return "  " + member(name, value) + ",\n"; }

std::string head(std::string_view format, const std::string& name) {
    return "{\n" + line("format", format) + line("version", 1) + line("name", free_text(name));
}

std::string one_a_line(const Value& list, const std::string& indent) {
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
    if (object.contains(long_list)) add("\"" + std::string(long_list) + "\": " + one_a_line(object[std::string(long_list)], "    "));
    return text + "\n  }";
}

}  // namespace fow::json
