#include "json/record_document.hpp"

namespace fow::json {

std::string record_start(const GameDocuments& game, const TableNotes& notes, const Value& head) {
    std::string text = "{\n";
    for (const char* name : {"format", "version", "game"}) text += line(name, head[name]);
    for (const std::string_view name : game.head) text += line(name, head[std::string(name)]);
    return text + identity_lines(notes) + line("names", names_to_json(game, notes.names));
}

std::vector<std::string_view> record_members(const GameDocuments& game, std::span<const std::string_view> own) {
    std::vector<std::string_view> members{"format", "version", "game"};
    members.insert(members.end(), game.head.begin(), game.head.end());
    members.insert(members.end(), {"id?", "secret?", "names"});
    members.insert(members.end(), own.begin(), own.end());
    members.insert(members.end(), {"commitments?", "remarks?", "clock?", "thoughts?", "plies"});
    return members;
}

OpenPart open_part_of(const GameDocuments& game, const Value& head, const TableNotes& notes) {
    OpenPart open{&game, compact(head), notes.id, notes.names, {}};
    for (const Commitment& made : notes.commitments) open.commitments.push_back({made.seat, made.what, made.hash});
    return open;
}

}  // namespace fow::json
