#include "json/schema.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "files/files.hpp"

namespace fow::testing {
namespace {

using nlohmann::json;
using Misfit = std::optional<std::string>;

namespace fs = std::filesystem;

[[nodiscard]] fs::path waterloo_schemas() { return fs::path(FOW_SOURCE_DIR) / "rules/waterloo/schema"; }

[[nodiscard]] const json& schema_file(const fs::path& path) {
    static std::map<fs::path, json> files;
    const auto found = files.find(path);
    return found != files.end() ? found->second : files.emplace(path, json::parse(files::read(path))).first->second;
}

[[nodiscard]] bool is_of(const json& value, const std::string& type) {
    return type == "object"    ? value.is_object()
           : type == "array"   ? value.is_array()
           : type == "string"  ? value.is_string()
           : type == "boolean" ? value.is_boolean()
           : type == "integer" ? value.is_number_integer()
           : type == "null"    ? value.is_null()
                               : throw std::logic_error("unknown type " + type);
}

[[nodiscard]] std::size_t characters(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// A schema, and the file to which its references are relative.
struct Schema {
    const json& rules;
    fs::path file;

    [[nodiscard]] Misfit misfit(const json& value, const std::string& at) const {
        if (rules.is_boolean()) return rules.get<bool>() ? Misfit() : Misfit(at + ": not allowed here");
        for (const auto& [keyword, argument] : rules.items())
            if (auto fault = against(keyword, argument, value, at)) return fault;
        return std::nullopt;
    }

private:
    [[nodiscard]] Misfit sub(const json& schema, const json& value, const std::string& at) const {
        return Schema{schema, file}.misfit(value, at);
    }
    [[nodiscard]] Misfit referred(const std::string& reference, const json& value, const std::string& at) const {
        const auto hash = reference.find('#');
        const fs::path target = hash == 0 ? file : file.parent_path() / reference.substr(0, hash);
        const json::json_pointer inside(hash == std::string::npos ? "" : reference.substr(hash + 1));
        return Schema{schema_file(target).at(inside), target}.misfit(value, at);
    }
    [[nodiscard]] Misfit against(const std::string& keyword, const json& argument, const json& value, const std::string& at) const {
        const auto unless = [&](bool holds) { return holds ? Misfit() : Misfit(at + ": " + keyword); };
        static const std::set<std::string> silent{"$schema", "$id", "$defs", "title", "description"};
        if (silent.count(keyword) != 0) return std::nullopt;
        if (keyword == "$ref") return referred(argument, value, at);
        if (keyword == "type") return unless(is_of(value, argument));
        if (keyword == "const") return unless(value == argument);
        if (keyword == "enum") return unless(std::find(argument.begin(), argument.end(), value) != argument.end());
        if (keyword == "oneOf") {
            int fitting = 0;
            for (const json& one : argument) fitting += sub(one, value, at) ? 0 : 1;
            return unless(fitting == 1);
        }
        if (keyword == "pattern")
            return unless(!value.is_string() || std::regex_search(value.get<std::string>(), std::regex(argument.get<std::string>())));
        if (keyword == "maxLength") return unless(!value.is_string() || characters(value.get<std::string>()) <= argument);
        if (keyword == "minimum") return unless(!value.is_number() || value >= argument);
        if (keyword == "maximum") return unless(!value.is_number() || value <= argument);
        if (keyword == "minItems") return unless(!value.is_array() || value.size() >= argument);
        if (keyword == "maxItems") return unless(!value.is_array() || value.size() <= argument);
        if (keyword == "uniqueItems") return unless(!value.is_array() || std::set<json>(value.begin(), value.end()).size() == value.size());
        if (keyword == "items" || keyword == "prefixItems") return entries(keyword == "items", argument, value, at);
        if (keyword == "required") {
            for (const json& name : argument)
                if (value.is_object() && !value.contains(name)) return at + ": " + name.get<std::string>() + " is required";
            return std::nullopt;
        }
        if (keyword == "properties" || keyword == "additionalProperties" || keyword == "propertyNames")
            return members(keyword, argument, value, at);
        throw std::logic_error("unknown keyword " + keyword);
    }
    [[nodiscard]] Misfit entries(bool all, const json& argument, const json& value, const std::string& at) const {
        if (!value.is_array()) return std::nullopt;
        for (std::size_t i = 0; i < value.size() && (all || i < argument.size()); ++i)
            if (auto fault = sub(all ? argument : argument[i], value[i], at + "/" + std::to_string(i))) return fault;
        return std::nullopt;
    }
    [[nodiscard]] Misfit members(const std::string& keyword, const json& argument, const json& value, const std::string& at) const {
        if (!value.is_object()) return std::nullopt;
        for (const auto& [name, inner] : value.items()) {
            Misfit fault;
            if (keyword == "propertyNames") fault = sub(argument, name, at + "/" + name);
            else if (keyword == "properties") fault = argument.contains(name) ? sub(argument[name], inner, at + "/" + name) : Misfit();
            else if (!rules.at("properties").contains(name)) fault = sub(argument, inner, at + "/" + name);
            if (fault) return fault;
        }
        return std::nullopt;
    }
};

void collect_kinds(const json& schema, std::set<std::string>& names) {
    if (schema.is_structured())
        for (const auto& [keyword, inner] : schema.items()) {
            if (keyword == "properties")
                for (const auto& member : inner.items()) names.insert(member.key());
            collect_kinds(inner, names);
        }
}

}  // namespace

std::set<std::string> schema_members() {
    std::set<std::string> names;
    for (const fs::path& path : files::documents_in(waterloo_schemas())) collect_kinds(schema_file(path), names);
    return names;
}

std::optional<std::string> misfit(const std::string& schema, const std::string& document) {
    return misfit_with(waterloo_schemas() / (schema + ".schema.json"), document);
}

std::optional<std::string> misfit_with(const fs::path& schema, const std::string& document) {
    return Schema{schema_file(schema), schema}.misfit(json::parse(document), "");
}

std::optional<std::string> misfit_of_file(const fs::path& document) {
    const std::string text = files::read(document);
    const fs::path schema = document.parent_path() / json::parse(text).at("$schema").get<std::string>();
    return misfit_with(schema.lexically_normal(), text);
}

}  // namespace fow::testing
