// A game of the Gravon server as both of its formats store it, and the part of XML that one of them needs; private to the json layer.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "parts.hpp"

namespace fow::stratego::json_parts {

/// The part of XML that exchange files use: elements, attributes, texts, the five named entities and comments. No document types.
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

inline constexpr int gravon_side = 10;  ///< squares of a board's side
/// The names of the files from A on. The server leaves out I; other programs do not.
inline constexpr std::array<std::string_view, 2> gravon_files{"ABCDEFGHJK", "ABCDEFGHIJ"};

/// What the server calls a variant: a number in its text format, a name in XML. The first of a variant is the one that is written.
struct GravonType {
    std::string_view id;  ///< RuleSet::id
    int number = 0;
    std::string_view name;
};
inline constexpr std::array<GravonType, 4> gravon_types{
    {{"stratego", 0, "classic"}, {"barrage", 1, "barrage"}, {"stratego", 2, "classicfree"}, {"duel", 4, "duell"}}};
/// "A, B, C"; `name`: of one of them.
template <class Name>
[[nodiscard]] std::string names_of_types(const Name& name) {
    std::string names;
    for (const GravonType& type : gravon_types) names += (names.empty() ? "" : ", ") + name(type);
    return names;
}
/// How the server counts results in its text format; in XML winners count from 1.
inline constexpr int gravon_red_wins = 0, gravon_blue_wins = 1, gravon_nobody_wins = 2, gravon_gave_up = 3;

struct GravonMove {
    std::string source, target;  ///< "A4"
};
struct GravonGame {
    std::string_view id;   ///< RuleSet::id
    std::string position;  ///< C6.4
    int position_line = 0;
    PerSeat<std::string> names;
    std::vector<GravonMove> moves;
    std::optional<Seat> gave_up;
};
/// The result of such a game, and the whole game, as taken from a record.
struct GravonResult {
    int type, winner;
};
struct GravonTold {
    GravonType type{};
    std::string position;
    std::vector<Move> moves;
    PerSeat<std::string> names;
    std::optional<GravonResult> result;
};

[[nodiscard]] GravonGame read_gravon_xml(const std::string& text, const std::string& document);
[[nodiscard]] GravonGame read_gravon_text(const std::string& text, const std::string& document);
/// Throws DataError for what the server's formats cannot express.
[[nodiscard]] GravonTold told_to_gravon(const Session& session);
/// The letter of the file, and the row counted from Red's back row.
[[nodiscard]] char gravon_file(Square square);
[[nodiscard]] int gravon_row(Square square);

}  // namespace fow::stratego::json_parts
