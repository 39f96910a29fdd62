// The players' settings of the window.
#include "fow/json/documents.hpp"

#include "reader.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view settings_format = "fog-of-waterloo/settings";
constexpr int max_volume = 100;

}  // namespace

Settings read_settings(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(settings_format);
    node.object({"format", "version", "text_size", "pace", "sound", "volume", "colours", "turn_board", "true_to_table", "confirm",
                 "full_screen", "width", "height", "first_player?", "second_player?"});
    Settings settings;
    json::Gathered faults(document);
    const auto read = [&](auto& choice, std::string_view name, const auto& how) {
        faults.attempt([&] { choice = how(node.member(name)); });
    };
    const auto yes_or_no = [](const Node& place) { return place.boolean(); };
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
    const auto name = [](const Node& place) { return place.text(); };
    if (node.has("first_player")) read(settings.first_player, "first_player", name);
    if (node.has("second_player")) read(settings.second_player, "second_player", name);
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
                                                     {"full_screen", settings.full_screen},
                                                     {"width", settings.width},
                                                     {"height", settings.height},
                                                     {"first_player", json::free_text(settings.first_player)},
                                                     {"second_player", json::free_text(settings.second_player)}};
    std::string text;
    for (const auto& [name, value] : members)
        text += (text.empty() ? "{\n  \"" : ",\n  \"") + std::string(name) + "\": " + json::compact(value);
    return text + "\n}\n";
}

}  // namespace fow
