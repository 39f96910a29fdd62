// The part of XML that exchange files use: elements, attributes, texts, the five named entities and comments. No document types.
// Private to the json layer.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fow::stratego::json_parts {

struct XmlElement {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::string text;  ///< its own text, without surrounding blanks
    std::vector<XmlElement> children;
    int line = 0;  ///< counts from 1

    /// The first child of that name, or nothing.
    [[nodiscard]] const XmlElement* child(std::string_view name) const;
    /// The attribute; throws DataError if there is none.
    [[nodiscard]] const std::string& attribute(std::string_view name, const std::string& document) const;
};

/// The root of the document. Refuses text that is not well-formed, or has more than 8 levels or 40,000 elements. Throws DataError
/// with a reason that names the line.
[[nodiscard]] XmlElement parse_xml(std::string_view text, const std::string& document);
/// Escapes characters that have a meaning in XML.
[[nodiscard]] std::string xml_text(std::string_view text);
[[noreturn]] void refuse_line(const std::string& document, int line, const std::string& reason);

}  // namespace fow::stratego::json_parts
