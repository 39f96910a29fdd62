#include "games/callipers/screens/order_line.hpp"

#include <array>
#include <vector>

namespace fow::callipers::screens {
namespace {

/// The words of a line, in small letters; signs between them do not matter.
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char letter : text) {
        const bool between = letter == ' ' || letter == ':' || letter == ',' || letter == '+' || letter == ';' || letter == '.';
        if (between) words.emplace_back();
        else words.back() += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    std::erase_if(words, [](const std::string& word) { return word.empty() || word == "on" || word == "to" || word == "yards"; });
    return words;
}

bool is_number(const std::string& word) {
    const std::size_t first = word[0] == '-' ? 1 : 0;
    return word.size() > first && word.find_first_not_of("0123456789", first) == std::string::npos;
}

/// Names of the eight winds, clockwise from the north.
std::optional<int> wind(std::string word) {
    std::erase(word, '-');
    constexpr std::array<std::array<std::string_view, 2>, 8> winds{{{"north", "n"},
                                                                    {"northeast", "ne"},
                                                                    {"east", "e"},
                                                                    {"southeast", "se"},
                                                                    {"south", "s"},
                                                                    {"southwest", "sw"},
                                                                    {"west", "w"},
                                                                    {"northwest", "nw"}}};
    for (std::size_t i = 0; i < winds.size(); ++i)
        if (word == winds[i][0] || word == winds[i][1]) return static_cast<int>(i) * 45;
    return std::nullopt;
}

/// "120 north-east 80 east": a leg for each pair.
std::optional<Action> winds_of(const std::vector<std::string>& words, std::size_t first, int key) {
    callipers::Move move{key, {}};
    for (std::size_t i = first; i + 1 < words.size(); i += 2) {
        const auto facing = wind(words[i + 1]);
        if (!is_number(words[i]) || words[i].size() > 5 || !facing) return std::nullopt;
        move.legs.push_back(callipers::stride(*facing, std::stoi(words[i])));
    }
    if (move.legs.empty() || (words.size() - first) % 2 != 0) return std::nullopt;
    return move;
}

/// The words with the signs of the notation between them.
std::string notation_of(const std::vector<std::string>& words) {
    const std::string& verb = words[0];
    const bool pairs = verb == "move", lists = verb == "fire" || verb == "attack" || verb == "support";
    std::string text = verb;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const bool last = i + 1 == words.size();
        const char* sign = ":";
        if (pairs && i > 1) sign = i % 2 == 0 ? ":" : ",";
        if (lists && i > 1 && (!last || verb == "support")) sign = "+";
        text += sign + words[i];
    }
    return text;
}

}  // namespace

std::optional<Action> typed_order(std::string_view text, const RuleSet& rules, std::optional<int> in_hand) {
    if (auto action = callipers::action_from_text(text)) return action;
    const std::vector<std::string> words = words_of(text);
    if (words.empty()) return std::nullopt;
    if (is_number(words[0])) return in_hand ? winds_of(words, 0, piece_of(rules, *in_hand).key) : std::nullopt;
    if (words[0] == "move" && words.size() > 3 && is_number(words[1]) && words[1].size() < 4 && !is_number(words[3]))
        return winds_of(words, 2, std::stoi(words[1]));
    return callipers::action_from_text(notation_of(words));
}

}  // namespace fow::callipers::screens
