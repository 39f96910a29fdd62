// Sentences for players: whole sentences with named placeholders, translated by a catalogue.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fow {

/// The form of a noun that a sentence needs in its language: "den Marschall" is the form "acc" of "Marschall". Without such a form,
/// the noun itself.
using NounForm = std::string (*)(std::string_view noun, std::string_view form);

/// A sentence in the player's language; it knows how that language forms its nouns.
class Sentence : public std::string {
public:
    explicit Sentence(std::string text, NounForm form = nullptr) : std::string(std::move(text)), noun_form(form) {}
    NounForm noun_form;
};

/// Translates sentences. A value: pass it on.
struct Translate {
    std::string (*plain)(std::string_view sentence);
    /// Chooses by the number, as the language counts. `one` is used for 1 in English, `many` for all other numbers.
    std::string (*counted)(std::string_view one, std::string_view many, long long count);
    /// `context` tells apart what English says with the same word.
    std::string (*in_context)(std::string_view context, std::string_view sentence);
    NounForm noun_form;

    [[nodiscard]] Sentence in(std::string_view context, std::string_view sentence) const {
        return Sentence(in_context(context, sentence), noun_form);
    }
    [[nodiscard]] Sentence operator()(std::string_view sentence) const { return Sentence(plain(sentence), noun_form); }
    [[nodiscard]] Sentence operator()(std::string_view one, std::string_view many, long long count) const {
        return Sentence(counted(one, many, count), noun_form);
    }
};
/// Leaves sentences in English.
extern const Translate untranslated;

/// Marks a sentence for the catalogue and returns it unchanged: for tables that are translated later.
[[nodiscard]] constexpr const char* tr_later(const char* sentence) { return sentence; }
/// The same for a sentence that counts: for 1, and for all other numbers.
struct CountedSentence {
    const char* one;
    const char* many;
};
[[nodiscard]] constexpr CountedSentence tr_later(const char* one, const char* many) { return {one, many}; }

/// Fills in the placeholders of a sentence: "{piece} moves" with {"piece", "Ney"}. A placeholder without a value stays.
struct Named {
    std::string_view name;
    std::string value;
};
[[nodiscard]] std::string fill(std::string_view sentence, std::initializer_list<Named> values);
/// A translation can ask for a form of a noun, "{piece:acc}", with a capital first letter if the form has one, "{piece:Acc}".
[[nodiscard]] std::string fill(const Sentence& sentence, std::initializer_list<Named> values);

/// A sentence that is filled in later, in the language of whoever reads it.
struct Told {
    using Values = std::vector<std::pair<std::string, std::string>>;
    std::string sentence{};  ///< in English
    /// For its placeholders, in English: what the catalogue has, such as "Marshal", is translated; squares, numbers and names stay.
    Values values{};
    std::string many{};   ///< the sentence for all counts but one; empty if it does not count
    long long count = 1;  ///< what it counts

    Told() = default;
    Told(const char* text) : sentence(text) {}             // NOLINT(google-explicit-constructor): a sentence without placeholders
    Told(std::string text) : sentence(std::move(text)) {}  // NOLINT(google-explicit-constructor)
    Told(std::string text, Values named) : sentence(std::move(text)), values(std::move(named)) {}
    Told(std::string one, std::string several, long long number, Values named)
        : sentence(std::move(one)), values(std::move(named)), many(std::move(several)), count(number) {}
    /// The same, with the number as {count}. A call by this name puts both sentences into the catalogue's template, as one entry.
    [[nodiscard]] static Told counted(std::string one, std::string several, long long number, Values named = {}) {
        named.emplace_back("count", std::to_string(number));
        return {std::move(one), std::move(several), number, std::move(named)};
    }
    [[nodiscard]] bool empty() const { return sentence.empty(); }
    friend bool operator==(const Told&, const Told&) = default;
};
[[nodiscard]] std::string text_of(const Told& told, Translate translate = untranslated);
/// One sentence after the other, each with a capital first letter: names such as "the Guard" may begin it.
[[nodiscard]] std::string text_of(const std::vector<Told>& sentences, Translate translate = untranslated);

/// The text with its first letter as a capital; letters of Western Europe. A square, such as "f5", stays.
[[nodiscard]] std::string capitalised(std::string text);

}  // namespace fow
