// Ways to spoil a document, and where its reader then finds faults.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/errors.hpp"

namespace fow::stratego::testing {

/// The text with the value at a JSON pointer replaced by `value` (JSON too), or with that member or entry removed.
[[nodiscard]] inline std::string with(const std::string& text, const std::string& pointer, const std::string& value) {
    auto document = nlohmann::json::parse(text);
    document[nlohmann::json::json_pointer(pointer)] = nlohmann::json::parse(value);
    return document.dump();
}
[[nodiscard]] inline std::string without(const std::string& text, const std::string& pointer) {
    auto document = nlohmann::json::parse(text);
    const nlohmann::json::json_pointer at(pointer);
    auto& parent = document.at(at.parent_pointer());
    if (parent.is_array()) parent.erase(std::stoul(at.back()));
    else parent.erase(at.back());
    return document.dump();
}

/// The places of all faults that the reader throws; none if it throws nothing.
template <class Read>
[[nodiscard]] std::vector<std::string> places_of(Read read) {
    std::vector<std::string> places;
    try {
        static_cast<void>(read());
    } catch (const DataError& error) {
        for (const Fault& fault : error.all) places.push_back(fault.pointer);
    }
    return places;
}

}  // namespace fow::stratego::testing
