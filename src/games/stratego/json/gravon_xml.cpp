// The XML of the Gravon server's archives.
#include "games/stratego/json/gravon.hpp"
#include "gravon_game.hpp"

namespace fow::stratego {
namespace json_parts {
namespace {

[[nodiscard]] std::string_view id_of_type(const XmlElement& game, const std::string& document) {
    const std::string& type = game.attribute("type", document);
    for (const GravonType& known : gravon_types)
        if (known.name == type) return known.id;
    refuse_line(document, game.line, "a game of the type \"" + type + "\" is none of " + names_of_types([](const GravonType& known) {
                                         return std::string(known.name);
                                     }));
}

[[nodiscard]] std::string xml_square(Square square) { return gravon_file(square) + std::to_string(gravon_row(square)); }

}  // namespace

GravonGame read_gravon_xml(const std::string& text, const std::string& document) {
    const XmlElement root = parse_xml(text, document);
    const XmlElement* game = root.name == "game" ? &root : root.child("game");
    if (game == nullptr) refuse_line(document, root.line, "there is no element \"game\"");
    GravonGame read;
    read.id = id_of_type(*game, document);
    const XmlElement* field = game->child("field");
    if (field == nullptr) refuse_line(document, game->line, "there is no element \"field\": the game ended while the armies were set up");
    read.position = field->attribute("content", document);
    read.position_line = field->line;
    for (const XmlElement& each : game->children) {
        if (each.name == "player") read.names[each.attribute("id", document) == "1" ? red_seat : blue_seat] = json::free_text(each.text);
        if (each.name == "move") read.moves.push_back({each.attribute("source", document), each.attribute("target", document)});
    }
    const XmlElement* end = game->child("result");
    if (end != nullptr && end->attribute("type", document) == std::to_string(gravon_gave_up))
        read.gave_up = end->attribute("winner", document) == std::to_string(gravon_red_wins + 1) ? blue_seat : red_seat;
    return read;
}

}  // namespace json_parts

std::string write_gravon(const Session& session) {
    const json_parts::GravonTold told = json_parts::told_to_gravon(session);
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<stratego>\n  <game type=\"";
    text += told.type.name;
    text += "\">\n    <field content=\"" + told.position + "\"/>\n";
    int number = 0;
    for (const Move& move : told.moves)
        text += "    <move id=\"" + std::to_string(++number) + "\" source=\"" + json_parts::xml_square(move.from) + "\" target=\"" +
                json_parts::xml_square(move.to) + "\"/>\n";
    for (const Seat side : {red_seat, blue_seat})
        text += "    <player id=\"" + std::string(side == red_seat ? "1" : "2") + "\">" + json_parts::xml_text(told.names[side]) +
                "</player>\n";
    if (told.result)
        text +=
            "    <result type=\"" + std::to_string(told.result->type) + "\" winner=\"" + std::to_string(told.result->winner + 1) + "\"/>\n";
    return text + "  </game>\n</stratego>\n";
}

}  // namespace fow::stratego
