#include "json/comments.hpp"

#include "json/table_json.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view comments_format = "fog-of-waterloo/comments";

Value comment_to_json(const GameDocuments& game, const Comment& comment) {
    Value value = json::point_to_json(game, comment.point);
    value["author"] = comment.author ? Value(word(game, *comment.author)) : Value();
    value["ply"] = comment.ply;
    value["text"] = json::free_text(comment.text, comment_letters);
    return value;
}

Comment read_comment(const GameDocuments& game, const Node& node) {
    node.object({"author", "ply", "text", "plies", "remarks", "digest", "moment"});
    Comment comment;
    if (const Node author = node.member("author"); !author.is_null()) comment.author = json::seat_of(game, author);
    comment.ply = static_cast<std::size_t>(node.member("ply").integer(0, json::number_bound));
    comment.text = node.member("text").text(comment_letters);
    comment.point = json::read_point(game, node);
    return comment;
}

}  // namespace

std::string write_comments(const GameDocuments& game, const std::string& id, const std::vector<Comment>& comments) {
    Value list = Value::array();
    for (const Comment& comment : comments) list.push_back(comment_to_json(game, comment));
    return json::compact({{"format", comments_format}, {"version", 1}, {"id", json::hex(id)}, {"comments", list}});
}

std::vector<Comment> read_comments(const GameDocuments& game, const std::string& text, const std::string& document, const std::string& id) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(comments_format);
    node.object({"format", "version", "id", "comments"});
    if (json::hex_bytes(node.member("id"), json::id_size) != id) node.member("id").fail("is of another game");
    const Node list = node.member("comments");
    std::vector<Comment> comments;
    for (std::size_t i = 0; i < list.size(3 * comment_limit); ++i) comments.push_back(read_comment(game, list.element(i)));
    return comments;
}

}  // namespace fow
