// What was said in 1815, and how it came to the day of the battle.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fow {

struct Saying {
    std::string text;  ///< without quotation marks
    std::string by;    ///< who said it, and when
    friend bool operator==(const Saying&, const Saying&) = default;
};

/// The introduction: a drawing beside a few lines.
struct Introduction {
    /// A name on the drawing; its top left corner, in thousandths of the drawing's width and height.
    struct Label {
        std::string name;
        int x = 0, y = 0;
        friend bool operator==(const Label&, const Label&) = default;
    };
    std::string title;
    std::string picture;  ///< its name in the assets folder, without extension
    std::vector<Label> labels;
    std::vector<std::string> lines;
    friend bool operator==(const Introduction&, const Introduction&) = default;
};

/// Texts of the program's data, in English: they are looked up in the catalogue when they are shown.
struct Voices {
    Introduction introduction;
    /// By the place where they are shown: "chapter:" and the id of a chapter of a rulebook; "start:" or "end:" and the word of the seat
    /// that is to begin or has won, or "end:drawn". Nothing in it depends on what only one player knows.
    std::map<std::string, Saying, std::less<>> sayings;
    friend bool operator==(const Voices&, const Voices&) = default;
};

/// What is said at that place, or nullptr.
[[nodiscard]] inline const Saying* said_at(const Voices& voices, std::string_view place) {
    const auto found = voices.sayings.find(place);
    return found == voices.sayings.end() ? nullptr : &found->second;
}

}  // namespace fow
