#include "core/sentence.hpp"

#include <algorithm>
#include <cctype>
#include <span>

namespace fow {
namespace {

std::string same(std::string_view sentence) { return std::string(sentence); }
std::string without_context(std::string_view /*context*/, std::string_view sentence) { return std::string(sentence); }
std::string by_number(std::string_view one, std::string_view many, long long count) { return std::string(count == 1 ? one : many); }

bool part_of_name(char c) { return (c >= 'a' && c <= 'z') || c == '_' || (c >= '0' && c <= '9'); }

/// "{name}" or "{name:form}" at that place.
struct Placeholder {
    std::string_view name;
    std::string_view form;  ///< or ""
    std::size_t size = 0;   ///< 0: there is none
};
Placeholder placeholder_at(std::string_view sentence, std::size_t at) {
    Placeholder found;
    std::size_t end = at + 1;
    while (end < sentence.size() && part_of_name(sentence[end])) ++end;
    found.name = sentence.substr(at + 1, end - at - 1);
    if (end < sentence.size() && sentence[end] == ':') {
        const std::size_t form = ++end;
        while (end < sentence.size() && std::isalpha(static_cast<unsigned char>(sentence[end])) != 0) ++end;
        found.form = sentence.substr(form, end - form);
    }
    if (!found.name.empty() && end < sentence.size() && sentence[end] == '}') found.size = end + 1 - at;
    return found;
}

std::string in_form(const std::string& noun, std::string_view form, NounForm noun_form) {
    if (form.empty()) return noun;
    std::string asked(form);
    const bool capital = std::isupper(static_cast<unsigned char>(asked.front())) != 0;
    asked.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(asked.front())));
    std::string text = noun_form == nullptr ? noun : noun_form(noun, asked);
    return capital ? capitalised(std::move(text)) : text;
}

std::string filled(std::string_view sentence, std::span<const Named> values, NounForm noun_form) {
    std::string text;
    for (std::size_t at = 0; at < sentence.size();) {
        const Placeholder place = sentence[at] == '{' ? placeholder_at(sentence, at) : Placeholder();
        const auto value = std::find_if(values.begin(), values.end(), [&](const Named& named) { return named.name == place.name; });
        if (place.size == 0 || value == values.end()) {
            text += sentence[at++];
            continue;
        }
        text += in_form(value->value, place.form, noun_form);
        at += place.size;
    }
    return text;
}

}  // namespace

const Translate untranslated{same, by_number, without_context, nullptr};

std::string fill(std::string_view sentence, std::initializer_list<Named> values) {
    return filled(sentence, {values.begin(), values.size()}, nullptr);
}
std::string fill(const Sentence& sentence, std::initializer_list<Named> values) {
    return filled(sentence, {values.begin(), values.size()}, sentence.noun_form);
}

std::string text_of(const Told& told, Translate translate) {
    std::vector<Named> values;
    for (const auto& [name, value] : told.values) values.push_back({name, translate(value)});
    const Sentence sentence = told.many.empty() ? translate(told.sentence) : translate(told.sentence, told.many, told.count);
    return filled(sentence, values, sentence.noun_form);
}

std::string text_of(const std::vector<Told>& sentences, Translate translate) {
    std::string text;
    for (const Told& told : sentences) text += (text.empty() ? "" : " ") + capitalised(text_of(told, translate));
    return text;
}

std::string capitalised(std::string text) {
    if (text.empty() || (text.size() > 1 && std::isdigit(static_cast<unsigned char>(text[1])) != 0)) return text;
    const auto first = static_cast<unsigned char>(text[0]);
    if (std::islower(first) != 0) text[0] = static_cast<char>(std::toupper(first));
    else if (first == 0xC3 && text.size() > 1) {  // "é" is C3 A9, "É" C3 89; C3 B7 is the sign of division
        const auto second = static_cast<unsigned char>(text[1]);
        if (second >= 0xA0 && second <= 0xBE && second != 0xB7) text[1] = static_cast<char>(second - 0x20);
    }
    return text;
}

}  // namespace fow
