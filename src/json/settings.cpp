// The players' settings for the window.
#include <algorithm>

#include "core/opponent.hpp"
#include "json/documents.hpp"

#include "fields.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view settings_format = "fog-of-waterloo/settings";
constexpr int max_volume = 100;

std::optional<std::string> opponent_from_word(std::string_view text) {
    if (!text.empty() && text != "person" && text != "program" && !level_from_word(text)) return std::nullopt;
    return std::string(text);
}

constexpr json::Flag yes_or_no{};
constexpr json::Text any_name{};
constexpr json::Word<TextSize> size_form{text_size_from_word, fow::word, "a size (normal, large, largest)"};
constexpr json::Word<Pace> pace_form{pace_from_word, fow::word, "a pace (off, brisk, steady, slow)"};
constexpr json::Word<Colours> colours_form{colours_from_word, fow::word, "a set of colours (uniforms, contrast)"};
constexpr json::Word<OddsShown> odds_form{odds_shown_from_word, fow::word, "one of always, with_memory, never"};
constexpr json::As opponent_form{[](const Node& node, std::string& opponent) {
                                     opponent = node.word(opponent_from_word,
                                                          "an opponent (person, program, " + json::words_of(levels) + ", or nothing)");
                                 },
                                 [](const std::string& opponent) { return opponent; }};
constexpr json::As style_form{[](const Node& node, std::string& style) { style = word(json::read_style(node)); },
                              [](const std::string& style) { return style; }};
constexpr json::Object keys_form{[](auto& fields, auto& keys) {
    const auto key_of = [&keys](TurnCommand command) -> auto& { return keys[static_cast<std::size_t>(command)]; };
    for (const TurnCommand command : turn_commands) fields.maybe(word(command), true, key_of(command), json::Text{key_name_limit});
    fields.check([&](const Node& node) {
        for (const TurnCommand command : turn_commands)
            if (std::count(keys.begin(), keys.end(), key_of(command)) > 1)
                node.fail("has the key \"" + key_of(command) + "\" for two commands.");
    });
}};
constexpr json::Object place_form{[](auto& fields, auto& place) {
    constexpr json::Integer number{-farthest_place, farthest_place};
    fields("left", place.left, number);
    fields("top", place.top, number);
}};

/// All settings, in the order of the file.
template <class Fields, class S>
void lay_out(Fields& fields, S& settings) {
    // Files of earlier versions lack it.
    const auto later = [&fields](std::string_view name, auto& value, const auto& form) { fields.maybe(name, true, value, form); };
    for (const char* name : {"format", "version"}) fields.other(name);
    fields("text_size", settings.text_size, size_form);
    fields("pace", settings.pace, pace_form);
    fields("sound", settings.sound, yes_or_no);
    fields("volume", settings.volume, json::Integer{0, max_volume});
    fields("colours", settings.colours, colours_form);
    fields("turn_board", settings.turn_board, yes_or_no);
    fields("true_to_table", settings.true_to_table, yes_or_no);
    fields("confirm", settings.confirm, yes_or_no);
    later("fight_pace", settings.fight_pace, pace_form);
    later("odds", settings.odds, odds_form);
    later("large_numbers", settings.large_numbers, yes_or_no);
    later("face_down", settings.face_down, yes_or_no);
    later("move_at_once", settings.move_at_once, yes_or_no);
    later("veil_hold", settings.veil_hold, json::Integer{shortest_hold, longest_hold});
    later("keys", settings.keys, keys_form);
    later("speech", settings.speech, yes_or_no);
    fields("full_screen", settings.full_screen, yes_or_no);
    fields("width", settings.width, json::Integer{smallest_width, largest_side});
    fields("height", settings.height, json::Integer{smallest_height, largest_side});
    later("first_player", settings.first_player, any_name);
    later("second_player", settings.second_player, any_name);
    later("program", settings.program, json::Text{command_letters});
    later("opponent", settings.opponent, opponent_form);
    later("opponent_style", settings.opponent_style, style_form);
    later("hints", settings.hints, yes_or_no);
    later("language", settings.language, any_name);
    later("game", settings.game, any_name);
    fields.maybe("place", settings.place, place_form);
}

/// Writes each member on a line of its own, in the order of the layout: a Value would sort them.
class FieldLines {
public:
    template <class T, class Form>
    void operator()(std::string_view name, const T& value, const Form& form) {
        text_ += json::line(name, form.write(value));
    }
    template <class T, class Form>
    void maybe(std::string_view name, bool, const T& value, const Form& form) {
        (*this)(name, value, form);
    }
    template <class T, class Form>
    void maybe(std::string_view name, const std::optional<T>& value, const Form& form) {
        if (value) (*this)(name, *value, form);
    }
    static void other(std::string_view) {}
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

}  // namespace

Settings read_settings(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(settings_format);
    Settings settings;
    json::Gathered faults(document);
    json::read_fields(node, [&](auto& fields) { lay_out(fields, settings); }, &faults);
    faults.refuse();
    if (!node.has("fight_pace")) settings.fight_pace = settings.pace;  // version 1.0 had one pace
    return settings;
}

std::string write_settings(const Settings& settings) {
    FieldLines lines;
    lay_out(lines, settings);
    std::string text = "{\n" + json::line("format", settings_format) + json::line("version", 1) + lines.text();
    text.erase(text.size() - 2);  // the last comma and its line's end
    return text + "\n}\n";
}

}  // namespace fow
