// Translations: the reader of catalogues, numbers, forms of nouns. A catalogue may come from anywhere, and may be damaged.
#include "core/catalogue.hpp"

#include "catch.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/errors.hpp"

using namespace fow;

namespace {

void put(std::string& bytes, std::size_t at, std::uint32_t number) {
    for (std::size_t i = 0; i < 4; ++i) bytes[at + i] = static_cast<char>(number >> (8 * i) & 255U);
}

/// A catalogue of these pairs, as msgfmt writes it on most machines, without the hash table that nobody needs.
std::string bytes_of(std::vector<std::pair<std::string, std::string>> pairs) {
    std::sort(pairs.begin(), pairs.end());
    const auto count = static_cast<std::uint32_t>(pairs.size());
    const std::uint32_t originals = 28, translations = originals + 8 * count;
    std::string bytes(translations + 8 * count, '\0');
    const std::vector<std::uint32_t> head{0x950412de, 0, count, originals, translations, 0, translations + 8 * count};
    for (std::size_t i = 0; i < head.size(); ++i) put(bytes, 4 * i, head[i]);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto add = [&](std::uint32_t where, const std::string& text) {
            put(bytes, where + 8 * i, static_cast<std::uint32_t>(text.size()));
            put(bytes, where + 8 * i + 4, static_cast<std::uint32_t>(bytes.size()));
            bytes += text + '\0';
        };
        add(originals, pairs[i].first);
        add(translations, pairs[i].second);
    }
    return bytes;
}

std::string turned(std::string bytes, std::size_t numbers) {
    for (std::size_t i = 0; i < numbers; ++i) {
        std::swap(bytes[4 * i], bytes[4 * i + 3]);
        std::swap(bytes[4 * i + 1], bytes[4 * i + 2]);
    }
    return bytes;
}

std::string pair_of(const std::string& a, const std::string& b) { return a + '\0' + b; }
std::string in_context(const std::string& context, const std::string& sentence) { return context + '\4' + sentence; }

const std::string german_bytes = bytes_of({{"", "Plural-Forms: nplurals=2; plural=(n != 1);\nX-Language-Name: Deutsch\n"},
                                           {"New game", "Neues Spiel"},
                                           {"The {attacker} takes off the {defender}.", "{attacker:Nom} schlägt {defender:acc}."},
                                           {"Marshal", "Marschall"},
                                           {"Scout", "Aufklärer"},
                                           {in_context("form:nom", "Marshal"), "der Marschall"},
                                           {in_context("form:acc", "Scout"), "den Aufklärer"},
                                           {in_context("of the clock", "Turn"), "Zug"},
                                           {"Turn", "Drehen"},
                                           {"{piece} moves", "{figur} zieht"},
                                           {pair_of("{count} Scout", "{count} Scouts"), pair_of("{count} Aufklärer!", "{count} Aufklärer")},
                                           {pair_of("one piece", "{count} pieces"), pair_of("ein Stein", "{count} Steine")}});
constexpr std::size_t numbers_of_bytes = 7 + 4 * 12;

const Catalogue& spoken() {
    static const Catalogue catalogue(german_bytes, "de.mo");
    return catalogue;
}
const Translate translate{
    [](std::string_view sentence) {
        const std::string_view found = spoken().find(sentence);
        return std::string(found.empty() ? sentence : found);
    },
    [](std::string_view one, std::string_view many, long long count) { return std::string(spoken().find(one, many, count)); },
    [](std::string_view context, std::string_view sentence) { return std::string(spoken().find_in(context, sentence)); },
    [](std::string_view noun, std::string_view form) {
        const std::string_view found = spoken().form_of(noun, form);
        return std::string(found.empty() ? noun : found);
    }};

}  // namespace

TEST_CASE("A catalogue is read in either order of bytes", "[catalogue]") {
    for (const std::string& bytes : {german_bytes, turned(german_bytes, numbers_of_bytes)}) {
        const Catalogue catalogue(bytes, "de.mo");
        CHECK(catalogue.find("New game") == "Neues Spiel");
        CHECK(catalogue.find("New gam").empty());
        CHECK(catalogue.find("one piece", "{count} pieces", 1) == "ein Stein");
        CHECK(catalogue.find("one piece", "{count} pieces", 0) == "{count} Steine");
        CHECK(catalogue.find("one piece", "{count} others", 1).empty());
        CHECK(catalogue.find_in("of the clock", "Turn") == "Zug");
        CHECK(catalogue.find("Turn") == "Drehen");
        CHECK(catalogue.sentences().size() == 7);
        CHECK(language_named_in(bytes) == "Deutsch");
    }
}

TEST_CASE("A translation with other placeholders is left out and told", "[catalogue]") {
    CHECK(spoken().find("{piece} moves").empty());
    CHECK(spoken().faults() == std::vector<std::string>{"its placeholders do not fit: {piece} moves"});
    CHECK(same_placeholders("{a} and {b}", "{b:dat}, {a}, {b}"));
    CHECK_FALSE(same_placeholders("{a} and {b}", "{a}"));
    CHECK_FALSE(same_placeholders("{a}", "{a} {c}"));
}

TEST_CASE("A sentence asks for forms of nouns; a noun without that form stays as it is", "[catalogue][fill]") {
    const auto taken = [](const char* attacker, const char* defender) {
        return fill(translate("The {attacker} takes off the {defender}."),
                    {{"attacker", translate(attacker)}, {"defender", translate(defender)}});
    };
    CHECK(taken("Marshal", "Scout") == "Der Marschall schlägt den Aufklärer.");
    CHECK(taken("Scout", "Marshal") == "Aufklärer schlägt Marschall.");
    CHECK(fill(untranslated("The {attacker} takes off the {defender}."), {{"attacker", "Marshal"}, {"defender", "Spy"}}) ==
          "The Marshal takes off the Spy.");
    // A sentence that has lost its language keeps the noun.
    CHECK(fill("{piece:acc} moves", {{"piece", "Ney"}}) == "Ney moves");
    CHECK(fill("{other} and {piece", {{"piece", "Ney"}}) == "{other} and {piece");
    CHECK(capitalised("élan") == "Élan");
    CHECK(capitalised("\xC3\xB7") == "\xC3\xB7");
    CHECK(capitalised("").empty());
}

TEST_CASE("What is told later is told in the language of whoever reads it", "[catalogue][fill]") {
    const Told told("The {attacker} takes off the {defender}.", {{"attacker", "Marshal"}, {"defender", "Scout"}});
    CHECK(text_of(told) == "The Marshal takes off the Scout.");
    CHECK(text_of(told, translate) == "Der Marschall schlägt den Aufklärer.");
    CHECK(text_of(Told("one piece", "{count} pieces", 3, {{"count", "3"}}), translate) == "3 Steine");
    CHECK(text_of(Told("one piece", "{count} pieces", 1, {{"count", "1"}})) == "one piece");
}

TEST_CASE("Languages count by their own rule", "[catalogue][plural]") {
    const auto forms = [](const char* rule) {
        const PluralRule counts(rule);
        std::string text;
        for (const std::uint64_t n : {0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111}) text += static_cast<char>('0' + counts.form(n));
        return text;
    };
    CHECK(forms("nplurals=2; plural=(n != 1);") == "101111111111");
    CHECK(forms("nplurals=2; plural=(n > 1);") == "001111111111");
    CHECK(forms("nplurals=1; plural=0;") == "000000000000");
    // Russian: one, a few, many.
    CHECK(forms("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);") ==
          "201122201202");
    // Faulty ones count like English; a form that does not exist is the last one.
    for (const char* faulty : {"", "nplurals=2;", "nplurals=0; plural=n;", "nplurals=99; plural=n;", "nplurals=2; plural=n %;",
                               "nplurals=2; plural=((((n);", "nplurals=2; plural=n / 0;", "nplurals=x; plural=n;"})
        CHECK(forms(faulty) == "101111111111");
    CHECK(PluralRule("nplurals=2; plural=n;").form(7) == 1);
    CHECK(PluralRule("nplurals=2; plural=" + std::string(100000, '(') + "n").forms() == 2);
    CHECK(PluralRule("nplurals=2; plural=" + std::string(100000, '!') + "n").forms() == 2);
}

TEST_CASE("A catalogue that was cut off, or has a place outside of it, is refused", "[catalogue][bounds]") {
    const std::string good = bytes_of({{"", "Language: de\n"}, {"New game", "Neues Spiel"}});
    const auto refused = [](const std::string& bytes) {
        try {
            const Catalogue catalogue(bytes, "de.mo");
        } catch (const DataError& fault) {
            return fault.document == "de.mo";
        }
        return false;
    };
    REQUIRE_FALSE(refused(good));
    for (std::size_t size = 0; size < good.size(); ++size) {
        CAPTURE(size);
        CHECK(refused(good.substr(0, size)));
        static_cast<void>(language_named_in(good.substr(0, size)));
    }
    constexpr std::size_t numbers = 5;  // what is read: magic number, version, count, two tables
    for (std::size_t i = 0; i < numbers + 2 + 8; ++i)
        for (const std::uint32_t wrong : {0x7fffffffU, 0xffffffffU, 0xfffffff0U}) {
            if (i == numbers || i == numbers + 1) continue;  // the hash table is not read
            CAPTURE(i, wrong);
            std::string spoiled = good;
            put(spoiled, 4 * i, wrong);
            CHECK(refused(spoiled));
            CHECK(language_named_in(spoiled).empty());
        }
    std::string open = good;
    open.back() = 'x';
    CHECK(refused(open));
}
