// The translations of one language: a compiled gettext catalogue, "fog-of-waterloo.mo".
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/plural.hpp"

namespace fow {

struct Language {
    std::string code;  ///< "de", "pt_BR"
    std::string name;  ///< in itself: "Deutsch"; the code if the catalogue does not say
    friend bool operator==(const Language&, const Language&) = default;
};
inline constexpr const char* english = "en";  ///< the language without a catalogue

/// What is read from such a file. The bytes are kept; all texts are views of them. An entry with faulty placeholders is left out, so its
/// sentence stays English.
class Catalogue {
public:
    /// Throws DataError if the bytes are not such a file, with that document name: any place may lie outside, any text be unended.
    Catalogue(std::string bytes, std::string_view document);
    Catalogue(const Catalogue&) = delete;
    Catalogue& operator=(const Catalogue&) = delete;

    /// The translation, or "".
    [[nodiscard]] std::string_view find(std::string_view sentence) const;
    /// The translation for that number, or "".
    [[nodiscard]] std::string_view find(std::string_view one, std::string_view many, long long count) const;
    /// The translation in that context, or "".
    [[nodiscard]] std::string_view find_in(std::string_view context, std::string_view sentence) const;
    /// The form of a translated noun, or "". The form "acc" is an entry with the context "form:acc" whose sentence is the noun in English.
    [[nodiscard]] std::string_view form_of(std::string_view noun, std::string_view form) const;
    /// A line for each entry that was left out.
    [[nodiscard]] const std::vector<std::string>& faults() const { return faults_; }
    /// All sentences that have a translation, in the order of their bytes.
    [[nodiscard]] std::vector<std::string_view> sentences() const;

private:
    struct Entry {
        std::string_view sentence;
        std::string_view rest;  ///< the plural form of an entry that has one
        std::string_view text;
    };
    /// An entry with a context, or the form of a noun, which is translated.
    struct InContext {
        std::string_view sentence;
        std::string_view context;
        std::string_view text;
    };
    void take(std::string_view key, std::string_view text);
    [[nodiscard]] static std::string_view find_in(const std::vector<InContext>& entries, std::string_view sentence,
                                                  std::string_view context);
    [[nodiscard]] const Entry* entry(std::string_view sentence) const;

    std::string bytes_;
    PluralRule plural_;
    std::vector<Entry> entries_;          ///< by their sentences
    std::vector<InContext> in_contexts_;  ///< by sentence and context, like the forms
    std::vector<InContext> forms_;
    std::vector<std::string> faults_;
};

/// The language's name in itself, "Deutsch": the header X-Language-Name of the catalogue in these bytes; "" if it cannot be found.
[[nodiscard]] std::string language_named_in(std::string_view bytes);

/// Whether a translation has the placeholders of its sentence, each at least once, and no other. It may ask for forms of them.
[[nodiscard]] bool same_placeholders(std::string_view sentence, std::string_view translation);

}  // namespace fow
