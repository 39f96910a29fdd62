// Games as the archives of the Gravon server keep them, in XML or in the older text format .gsn: the board at the start, the moves, the
// players and the result (docs/formats.md tells what is known about them).
// A game of the Gravon server as both of its formats store it. Private to the json layer.
// The part of XML that exchange files use: elements, attributes, texts, the five named entities and comments. No document types.
// Private to the json layer.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/stratego/json/documents.hpp"
#include "parts.hpp"

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

namespace fow::stratego {

/// Whether a text is such a game: it begins with the signature of one of the two formats.
[[nodiscard]] bool is_gravon(std::string_view text);

/// The game as a record. If both armies are complete and in their zones, plies set them up; otherwise the game starts from a posed
/// position. A move that our rules refuse ends the record: ReadRecord::broken_at is the ply that it would have been, and the reason names
/// the move and the rule. Players who gave up resign if it was their turn; other results that no move caused are left out.
/// `games`: the rules of the variants. Throws DataError if the text is not such a game.
[[nodiscard]] ReadRecord read_gravon(const std::string& text, const std::string& document, const std::vector<Rules>& games);

/// As XML: set-up, turns, names and result. Offers are left out. Throws DataError if the game has not begun, if the board is not ten by
/// ten, or if Blue moved first.
[[nodiscard]] std::string write_gravon(const Session& session);
/// The same as .gsn, which holds only games that are over.
[[nodiscard]] std::string write_gsn(const Session& session);

}  // namespace fow::stratego

namespace fow::stratego::json_parts {

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
