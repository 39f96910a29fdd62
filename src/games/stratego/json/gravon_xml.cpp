// The XML of the Gravon server's archives.
#include <algorithm>
#include <array>

#include "core/errors.hpp"
#include "games/stratego/json/gravon_game.hpp"

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

namespace fow::stratego::json_parts {
namespace {

constexpr int deepest = 8;
constexpr std::size_t most_elements = 40000;
constexpr std::array<std::pair<std::string_view, char>, 5> entities{
    {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}}};
constexpr std::string_view blanks = " \t\r\n";

[[nodiscard]] bool in_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' || c == ':';
}

class XmlParser {
public:
    XmlParser(std::string_view text, const std::string& document) : text_(text), document_(document) {
        if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;  // a byte order mark
    }

    [[nodiscard]] XmlElement document() {
        skip_misc();
        if (!next_is("<")) fail("an element is missing");
        XmlElement root = element(1);
        skip_misc();
        if (at_ != text_.size()) fail("more follows after the document's element");
        return root;
    }

private:
    [[noreturn]] void fail(const std::string& reason) const { refuse_line(document_, line_, reason); }
    [[nodiscard]] bool next_is(std::string_view what) const { return text_.substr(at_).starts_with(what); }
    void step(std::size_t count) {
        for (const char c : text_.substr(at_, count)) line_ += c == '\n' ? 1 : 0;
        at_ += count;
    }
    void expect(std::string_view what) {
        if (!next_is(what)) fail("\"" + std::string(what) + "\" is missing");
        step(what.size());
    }
    void skip_blanks() {
        while (at_ < text_.size() && blanks.find(text_[at_]) != std::string_view::npos) step(1);
    }
    void skip_past(std::string_view end) {
        const std::size_t found = text_.find(end, at_);
        if (found == std::string_view::npos) fail("\"" + std::string(end) + "\" is missing");
        step(found + end.size() - at_);
    }
    /// Blanks, comments and processing instructions.
    void skip_misc() {
        for (skip_blanks(); next_is("<!--") || next_is("<?"); skip_blanks()) skip_past(next_is("<?") ? "?>" : "-->");
        if (next_is("<!")) fail("document types are not read");
    }
    [[nodiscard]] std::string take_name() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && in_name(text_[at_])) ++at_;
        if (at_ == begin) fail("a name is missing");
        return std::string(text_.substr(begin, at_ - begin));
    }
    /// Text up to `end`, which is not consumed.
    [[nodiscard]] std::string take_text(char end) {
        std::string found;
        while (at_ < text_.size() && text_[at_] != end) {
            if (text_[at_] == '<') fail("'<' is not allowed here");
            if (text_[at_] != '&') {
                found += text_[at_];
                step(1);
                continue;
            }
            const auto entity = std::find_if(entities.begin(), entities.end(), [&](const auto& each) { return next_is(each.first); });
            if (entity == entities.end()) fail("only &amp; &lt; &gt; &quot; and &apos; are read");
            found += entity->second;
            step(entity->first.size());
        }
        if (at_ == text_.size()) fail("the document ends too soon");
        return found;
    }

    [[nodiscard]] XmlElement element(int depth) {
        if (depth > deepest) fail("elements are nested too deep");
        if (++count_ > most_elements) fail("there are too many elements");
        XmlElement found;
        found.line = line_;
        expect("<");
        found.name = take_name();
        for (skip_blanks(); !next_is(">") && !next_is("/>"); skip_blanks()) {
            std::string name = take_name();
            for (const auto& [known, value] : found.attributes)
                if (known == name) fail("the attribute \"" + name + "\" is there twice");
            skip_blanks();
            expect("=");
            skip_blanks();
            if (!next_is("\"") && !next_is("'")) fail("a value in quotation marks is missing");
            const char quote = text_[at_];
            step(1);
            found.attributes.emplace_back(std::move(name), take_text(quote));
            step(1);
        }
        if (next_is("/>")) {
            step(2);
            return found;
        }
        expect(">");
        for (;;) {
            found.text += take_text('<');
            if (next_is("</")) break;
            if (next_is("<!--")) skip_past("-->");
            else if (next_is("<!") || next_is("<?")) fail("only elements and comments are read here");
            else found.children.push_back(element(depth + 1));
        }
        expect("</");
        if (take_name() != found.name) fail("\"" + found.name + "\" is not closed");
        skip_blanks();
        expect(">");
        const std::size_t first = found.text.find_first_not_of(blanks);
        found.text = first == std::string::npos ? std::string() : found.text.substr(first, found.text.find_last_not_of(blanks) + 1 - first);
        return found;
    }

    std::string_view text_;
    const std::string& document_;
    std::size_t at_ = 0, count_ = 0;
    int line_ = 1;
};

}  // namespace

const XmlElement* XmlElement::child(std::string_view wanted) const {
    const auto found = std::find_if(children.begin(), children.end(), [&](const XmlElement& each) { return each.name == wanted; });
    return found == children.end() ? nullptr : &*found;
}

const std::string& XmlElement::attribute(std::string_view wanted, const std::string& document) const {
    for (const auto& [known, value] : attributes)
        if (known == wanted) return value;
    refuse_line(document, line, "\"" + name + "\" has no attribute \"" + std::string(wanted) + "\"");
}

XmlElement parse_xml(std::string_view text, const std::string& document) { return XmlParser(text, document).document(); }

std::string xml_text(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        const auto entity = std::find_if(entities.begin(), entities.end(), [&](const auto& each) { return each.second == c; });
        if (entity == entities.end()) safe += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
        else safe += entity->first;
    }
    return safe;
}

void refuse_line(const std::string& document, int line, const std::string& reason) {
    throw DataError(document, "", "line " + std::to_string(line) + ": " + reason);
}

}  // namespace fow::stratego::json_parts
