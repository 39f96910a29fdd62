#include "core/catalogue.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>

#include "core/errors.hpp"

namespace fow {
namespace {

/// The 32-bit numbers of a catalogue, in the byte order of the machine that wrote it, and its texts.
class Numbers {
public:
    explicit Numbers(std::string_view bytes) : bytes_(bytes) { swapped_ = bytes.size() >= 4 && at(0) == 0xde120495; }

    /// Whether it is such a file and all its texts are inside.
    [[nodiscard]] bool whole() const {
        constexpr std::size_t head = 28, most_texts = 100000;
        constexpr std::uint32_t magic = 0x950412de;
        return bytes_.size() >= head && at(0) == magic && at(4) == 0 && count() <= most_texts && holds_texts(keys()) &&
               holds_texts(texts());
    }
    [[nodiscard]] std::size_t count() const { return at(8); }
    [[nodiscard]] std::size_t keys() const { return at(12); }   ///< the table of sentences
    [[nodiscard]] std::size_t texts() const { return at(16); }  ///< the table of translations
    [[nodiscard]] std::string_view text(std::size_t table, std::size_t i) const {
        return bytes_.substr(at(table + 8 * i + 4), at(table + 8 * i));
    }

private:
    /// The number at that byte, which must be inside.
    [[nodiscard]] std::uint32_t at(std::size_t place) const {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto byte = static_cast<unsigned char>(bytes_[place + (swapped_ ? i : 3 - i)]);
            number = number << 8U | byte;
        }
        return number;
    }
    /// A table of texts, each with its length and its place, all of them inside and ended by a zero.
    [[nodiscard]] bool holds_texts(std::size_t table) const {
        if (table % 4 != 0 || table > bytes_.size() || 8 * count() > bytes_.size() - table) return false;
        for (std::size_t i = 0; i < count(); ++i) {
            const std::size_t length = at(table + 8 * i), place = at(table + 8 * i + 4);
            if (place >= bytes_.size() || length >= bytes_.size() - place || bytes_[place + length] != '\0') return false;
        }
        return true;
    }

    std::string_view bytes_;
    bool swapped_ = false;
};

constexpr char end_of_text = '\0';
constexpr char end_of_context = '\4';
constexpr std::string_view form_prefix = "form:";

/// The names of its placeholders, sorted, each once.
std::vector<std::string_view> placeholders(std::string_view text) {
    std::vector<std::string_view> names;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        const std::size_t end = text.find('}', at);
        if (end == std::string_view::npos) break;
        const std::string_view inside = text.substr(at + 1, end - at - 1);
        names.push_back(inside.substr(0, inside.find(':')));
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

/// The n-th of the texts that zeros divide.
std::string_view nth(std::string_view texts, int n) {
    for (; n > 0; --n) {
        const std::size_t end = texts.find(end_of_text);
        if (end == std::string_view::npos) return {};
        texts.remove_prefix(end + 1);
    }
    return texts.substr(0, texts.find(end_of_text));
}

}  // namespace

bool same_placeholders(std::string_view sentence, std::string_view translation) {
    return placeholders(sentence) == placeholders(translation);
}

std::string language_named_in(std::string_view bytes) {
    const Numbers numbers(bytes);
    // Its key "" is the first.
    return numbers.whole() && numbers.count() > 0
               ? std::string(value_in_header(numbers.text(numbers.texts(), 0), "X-Language-Name: ", '\n'))
               : std::string();
}

Catalogue::Catalogue(std::string bytes, std::string_view document) : bytes_(std::move(bytes)) {
    const Numbers numbers(bytes_);
    if (!numbers.whole()) throw DataError(std::string(document), "", "not a whole catalogue of translations");
    const std::size_t count = numbers.count(), keys = numbers.keys(), texts = numbers.texts();
    entries_.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        if (numbers.text(keys, i).empty()) plural_ = PluralRule(value_in_header(numbers.text(texts, i), "Plural-Forms:", '\n'));
    for (std::size_t i = 0; i < count; ++i) take(numbers.text(keys, i), numbers.text(texts, i));
    std::sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) { return a.sentence < b.sentence; });
    for (InContext& form : forms_)
        if (const std::string_view noun = find(form.sentence); !noun.empty()) form.sentence = noun;
    for (auto* entries : {&in_contexts_, &forms_})
        std::sort(entries->begin(), entries->end(),
                  [](const InContext& a, const InContext& b) { return std::tie(a.sentence, a.context) < std::tie(b.sentence, b.context); });
}

void Catalogue::take(std::string_view key, std::string_view text) {
    if (key.empty() || text.empty()) return;
    if (const std::size_t context = key.find(end_of_context); context != std::string_view::npos) {
        const std::string_view name = key.substr(0, context), sentence = key.substr(context + 1);
        if (name.substr(0, form_prefix.size()) == form_prefix) forms_.push_back({sentence, name.substr(form_prefix.size()), text});
        else if (same_placeholders(sentence, text)) in_contexts_.push_back({sentence, name, text});
        else faults_.push_back("its placeholders do not fit: " + std::string(sentence));
        return;
    }
    Entry entry{nth(key, 0), nth(key, 1), text};
    const int forms = entry.rest.empty() ? 1 : plural_.forms();
    for (int i = 0; i < forms; ++i) {
        const std::string_view form = nth(text, i);
        if (!form.empty() && (same_placeholders(entry.sentence, form) || (forms > 1 && same_placeholders(entry.rest, form)))) continue;
        faults_.push_back("its placeholders do not fit: " + std::string(entry.sentence));
        return;
    }
    entries_.push_back(entry);
}

const Catalogue::Entry* Catalogue::entry(std::string_view sentence) const {
    const auto found = std::lower_bound(entries_.begin(), entries_.end(), sentence,
                                        [](const Entry& entry, std::string_view wanted) { return entry.sentence < wanted; });
    return found != entries_.end() && found->sentence == sentence ? &*found : nullptr;
}

std::string_view Catalogue::find(std::string_view sentence) const {
    const Entry* found = entry(sentence);
    return found == nullptr ? std::string_view() : nth(found->text, 0);
}

std::string_view Catalogue::find(std::string_view one, std::string_view many, long long count) const {
    const Entry* found = entry(one);
    if (found == nullptr || found->rest != many) return {};
    return nth(found->text, plural_.form(static_cast<std::uint64_t>(count < 0 ? -count : count)));
}

std::string_view Catalogue::find_in(const std::vector<InContext>& entries, std::string_view sentence, std::string_view context) {
    const auto found =
        std::lower_bound(entries.begin(), entries.end(), std::tie(sentence, context),
                         [](const InContext& entry, const auto& wanted) { return std::tie(entry.sentence, entry.context) < wanted; });
    return found != entries.end() && found->sentence == sentence && found->context == context ? found->text : std::string_view();
}

std::string_view Catalogue::find_in(std::string_view context, std::string_view sentence) const {
    return find_in(in_contexts_, sentence, context);
}

std::string_view Catalogue::form_of(std::string_view noun, std::string_view form) const { return find_in(forms_, noun, form); }

std::vector<std::string_view> Catalogue::sentences() const {
    std::vector<std::string_view> all;
    all.reserve(entries_.size());
    for (const Entry& entry : entries_) all.push_back(entry.sentence);
    return all;
}

}  // namespace fow
