// The players' settings for the window.
#include <algorithm>

#include "core/opponent.hpp"
#include "json/documents.hpp"

#include "reader.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view settings_format = "fog-of-waterloo/settings";
constexpr int max_volume = 100;

Keys read_keys(const Node& node) {
    Keys keys = usual_keys();
    std::vector<std::string> members;
    for (const TurnCommand command : turn_commands) members.push_back(std::string(word(command)) + "?");
    node.object(std::vector<std::string_view>(members.begin(), members.end()));
    for (const TurnCommand command : turn_commands)
        if (node.has(word(command))) keys[static_cast<std::size_t>(command)] = node.member(word(command)).text(key_name_limit);
    for (const TurnCommand command : turn_commands)
        if (std::count(keys.begin(), keys.end(), keys[static_cast<std::size_t>(command)]) > 1)
            node.fail("has the key \"" + keys[static_cast<std::size_t>(command)] + "\" for two commands.");
    return keys;
}

Value keys_to_json(const Keys& keys) {
    Value value = Value::object();
    for (const TurnCommand command : turn_commands) value[std::string(word(command))] = keys[static_cast<std::size_t>(command)];
    return value;
}

bool yes_or_no(const Node& place) { return place.boolean(); }
std::string name(const Node& place) { return place.text(); }

DesktopPlace read_place(const Node& node) {
    node.object({"left", "top"});
    const auto number = [&](std::string_view name) { return node.member(name).integer(-farthest_place, farthest_place); };
    return {number("left"), number("top")};
}

std::optional<std::string> opponent_from_word(std::string_view text) {
    if (!text.empty() && text != "person" && text != "program" && !level_from_word(text)) return std::nullopt;
    return std::string(text);
}

}  // namespace

Settings read_settings(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(settings_format);
    node.object({"format",     "version",         "text_size",     "pace",           "sound",          "volume",
                 "colours",    "turn_board",      "true_to_table", "confirm",        "full_screen",    "width",
                 "height",     "fight_pace?",     "odds?",         "large_numbers?", "face_down?",     "move_at_once?",
                 "veil_hold?", "keys?",           "speech?",       "first_player?",  "second_player?", "program?",
                 "opponent?",  "opponent_style?", "game?",         "language?",      "hints?",         "place?"});
    Settings settings;
    json::Gathered faults(document);
    const auto read = [&](auto& choice, std::string_view name, const auto& how) {
        faults.attempt([&] { choice = how(node.member(name)); });
    };
    const auto within = [](int low, int high) { return [low, high](const Node& place) { return place.integer(low, high); }; };
    read(settings.text_size, "text_size",
         [](const Node& place) { return place.word(text_size_from_word, "a size (normal, large, largest)"); });
    read(settings.pace, "pace", [](const Node& place) { return place.word(pace_from_word, "a pace (off, brisk, steady, slow)"); });
    read(settings.sound, "sound", yes_or_no);
    read(settings.volume, "volume", within(0, max_volume));
    read(settings.colours, "colours",
         [](const Node& place) { return place.word(colours_from_word, "a set of colours (uniforms, contrast)"); });
    read(settings.turn_board, "turn_board", yes_or_no);
    read(settings.true_to_table, "true_to_table", yes_or_no);
    read(settings.confirm, "confirm", yes_or_no);
    read(settings.full_screen, "full_screen", yes_or_no);
    read(settings.width, "width", within(smallest_width, largest_side));
    read(settings.height, "height", within(smallest_height, largest_side));
    // Files of version 1.0 have none of these.
    settings.fight_pace = settings.pace;
    const auto read_if_there = [&](auto& choice, std::string_view name, const auto& how) {
        if (node.has(name)) read(choice, name, how);
    };
    read_if_there(settings.fight_pace, "fight_pace",
                  [](const Node& place) { return place.word(pace_from_word, "a pace (off, brisk, steady, slow)"); });
    read_if_there(settings.odds, "odds",
                  [](const Node& place) { return place.word(odds_shown_from_word, "one of always, with_memory, never"); });
    read_if_there(settings.large_numbers, "large_numbers", yes_or_no);
    read_if_there(settings.face_down, "face_down", yes_or_no);
    read_if_there(settings.move_at_once, "move_at_once", yes_or_no);
    read_if_there(settings.veil_hold, "veil_hold", within(shortest_hold, longest_hold));
    read_if_there(settings.keys, "keys", read_keys);
    read_if_there(settings.speech, "speech", yes_or_no);
    read_if_there(settings.first_player, "first_player", name);
    read_if_there(settings.second_player, "second_player", name);
    read_if_there(settings.program, "program", [](const Node& place) { return place.text(command_letters); });
    read_if_there(settings.opponent, "opponent", [](const Node& place) {
        return place.word(opponent_from_word, "an opponent (person, program, recruit, corporal, captain, marshal, or nothing)");
    });
    read_if_there(settings.opponent_style, "opponent_style", [](const Node& place) {
        return std::string(word(place.word(style_from_word, "a style (steady, bold, patient, gambler, gunner, raider)")));
    });
    read_if_there(settings.place, "place", read_place);
    read_if_there(settings.hints, "hints", yes_or_no);
    read_if_there(settings.language, "language", name);
    read_if_there(settings.game, "game", name);
    faults.refuse();
    return settings;
}

std::string write_settings(const Settings& settings) {
    const std::pair<const char*, Value> members[] = {{"format", settings_format},
                                                     {"version", 1},
                                                     {"text_size", word(settings.text_size)},
                                                     {"pace", word(settings.pace)},
                                                     {"sound", settings.sound},
                                                     {"volume", settings.volume},
                                                     {"colours", word(settings.colours)},
                                                     {"turn_board", settings.turn_board},
                                                     {"true_to_table", settings.true_to_table},
                                                     {"confirm", settings.confirm},
                                                     {"fight_pace", word(settings.fight_pace)},
                                                     {"odds", word(settings.odds)},
                                                     {"large_numbers", settings.large_numbers},
                                                     {"face_down", settings.face_down},
                                                     {"move_at_once", settings.move_at_once},
                                                     {"veil_hold", settings.veil_hold},
                                                     {"keys", keys_to_json(settings.keys)},
                                                     {"speech", settings.speech},
                                                     {"full_screen", settings.full_screen},
                                                     {"width", settings.width},
                                                     {"height", settings.height},
                                                     {"first_player", json::free_text(settings.first_player)},
                                                     {"second_player", json::free_text(settings.second_player)},
                                                     {"program", json::free_text(settings.program, command_letters)},
                                                     {"opponent", settings.opponent},
                                                     {"opponent_style", settings.opponent_style},
                                                     {"hints", settings.hints},
                                                     {"language", json::free_text(settings.language)},
                                                     {"game", json::free_text(settings.game)}};
    std::string text;
    for (const auto& [name, value] : members)
        text += (text.empty() ? "{\n  \"" : ",\n  \"") + std::string(name) + "\": " + json::compact(value);
    if (settings.place) text += ",\n  \"place\": " + json::compact({{"left", settings.place->left}, {"top", settings.place->top}});
    return text + "\n}\n";
}

}  // namespace fow
