#include "bots/messages.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace fow::bots {
namespace {

[[nodiscard]] std::string joined_words(std::string_view first, const std::vector<std::string>& words) {
    std::string line(first);
    for (const std::string& word : words) line += ' ' + word;
    return line;
}

}  // namespace

std::vector<std::string> opening(const SeatView& seat_view, std::uint64_t seed, bool resumed) {
    std::vector<std::string> lines{"game " + seat_view.head().game};
    for (const auto& [name, value] : seat_view.head().options) lines.push_back("option " + name + ' ' + value);
    lines.push_back("rules " + seat_view.head().rules);
    lines.push_back("seat " + std::string(seat_view.seat()));
    lines.push_back("seed " + std::to_string(seed));
    lines.emplace_back(resumed ? "resume" : "begin");
    return lines;
}

std::vector<std::string> news(const SeatView& seat_view, std::size_t told, Wants wants) {
    std::vector<std::string> lines;
    for (std::size_t i = told; i < seat_view.lines(); ++i) {
        const std::string number = std::to_string(i + 1) + ' ';
        lines.push_back("heard " + number + seat_view.line(i, Form::plain));
        if (wants.exact) lines.push_back("exact heard " + number + seat_view.line(i, Form::exact));
    }
    return lines;
}

std::vector<std::string> question(const SeatView& seat_view, Wants wants, std::uint64_t number, const Allowance& allowance) {
    std::vector<std::string> lines;
    if (wants.view) lines.push_back("view " + seat_view.view(Form::plain));
    if (wants.exact) lines.push_back("exact view " + seat_view.view(Form::exact));
    const Choices choices = seat_view.choices();
    lines.push_back(joined_words("legal", choices.forward));
    if (!choices.also.empty()) lines.push_back(joined_words("also", choices.also));
    std::string go = "go " + std::to_string(number);
    if (allowance.milliseconds > 0) go += " movetime " + std::to_string(allowance.milliseconds);
    if (allowance.nodes > 0) go += " nodes " + std::to_string(allowance.nodes);
    lines.push_back(go);
    return lines;
}

std::string refusal(std::uint64_t number, const std::string& word, const Refused& why) {
    return "refused " + std::to_string(number) + ' ' + word + ' ' + why.rule + ' ' + text_of(why.reason);
}

std::string over(const std::optional<Ended>& end, Seat seat) {
    if (!end) return "over stopped - -";
    return std::string("over ") + (!end->winner ? "drawn" : *end->winner == seat ? "won" : "lost") + ' ' + end->ending + ' ' + end->rule;
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    while (!line.empty()) {
        const auto begin = std::min(line.find_first_not_of(" \t"), line.size());
        const auto end = std::min(line.find_first_of(" \t", begin), line.size());
        if (end > begin) words.emplace_back(line.substr(begin, end - begin));
        line.remove_prefix(end);
    }
    return words;
}

std::optional<std::uint64_t> number_in(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::string_view rest_of(std::string_view line) {
    const auto begin = std::min(line.find_first_not_of(" \t"), line.size());
    const auto end = std::min(line.find_first_of(" \t", begin), line.size());
    return line.substr(std::min(line.find_first_not_of(" \t", end), line.size()));
}

std::string one_line(std::string_view json) {
    std::string line;
    bool indent = false;
    for (const char c : json) {
        if (c == '\n') indent = true;
        else if (c != ' ' || !indent) {
            indent = false;
            line += c;
        }
    }
    return line;
}

std::string digest_of(std::string_view text) {
    std::uint64_t sum = 0xcbf29ce484222325ULL;
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[sum >> shift & 15U];
    return digits;
}

std::string claims_text(const DiagramClaims& claims) {
    std::string text;
    const auto line = [&](const char* what, const std::vector<std::string>& actions) {
        if (actions.empty()) return;
        text += what;
        for (std::size_t i = 0; i < actions.size(); ++i) text += (i == 0 ? " " : ", ") + actions[i];
        text += "\n";
    };
    line("played:", claims.plays);
    line("may:", claims.may);
    for (const DiagramClaims::Refusal& refusal : claims.may_not) text += "may not: " + refusal.action + " (" + refusal.rule + ")\n";
    return text;
}

}  // namespace fow::bots
