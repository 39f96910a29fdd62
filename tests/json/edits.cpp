#include "json/edits.hpp"

#include <nlohmann/json.hpp>

#include "files/files.hpp"

namespace fow::testing {
namespace {

using nlohmann::json;

}  // namespace

std::string text_of(const std::filesystem::path& path) { return files::read(path); }

std::string with(const std::string& text, const std::string& pointer, const std::string& value) {
    json document = json::parse(text);
    document[json::json_pointer(pointer)] = json::parse(value);
    return document.dump();
}

std::string without(const std::string& text, const std::string& pointer) {
    json document = json::parse(text);
    const json::json_pointer at(pointer);
    json& parent = document.at(at.parent_pointer());
    if (parent.is_array()) parent.erase(std::stoul(at.back()));
    else if (parent.erase(at.back()) == 0) throw std::logic_error("nothing at " + pointer);
    return document.dump();
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    if (at == std::string::npos) throw std::logic_error("nothing to replace");
    return text.replace(at, from.size(), to);
}

bool same_json(const std::string& a, const std::string& b) { return json::parse(a) == json::parse(b); }

}  // namespace fow::testing
