#include "language/tr.hpp"

#include <atomic>
#include <mutex>
#include <vector>

namespace fow {
namespace {

std::atomic<const Catalogue*> spoken{nullptr};

/// What `find` finds in the catalogue, or else that text.
template <class Find>
std::string found_or(std::string_view text, const Find& find) {
    const Catalogue* catalogue = spoken.load();
    const std::string_view found = catalogue == nullptr ? std::string_view() : find(*catalogue);
    return std::string(found.empty() ? text : found);
}

std::string translated(std::string_view sentence) {
    return found_or(sentence, [&](const Catalogue& catalogue) { return catalogue.find(sentence); });
}

std::string counted(std::string_view one, std::string_view many, long long count) {
    return found_or(untranslated.counted(one, many, count), [&](const Catalogue& catalogue) { return catalogue.find(one, many, count); });
}

std::string in_context(std::string_view context, std::string_view sentence) {
    return found_or(sentence, [&](const Catalogue& catalogue) { return catalogue.find_in(context, sentence); });
}

std::string noun_in_form(std::string_view noun, std::string_view form) {
    return found_or(noun, [&](const Catalogue& catalogue) { return catalogue.form_of(noun, form); });
}

}  // namespace

const Translate tr{translated, counted, in_context, noun_in_form};

void speak(std::shared_ptr<const Catalogue> catalogue) {
    static std::mutex guard;
    static std::vector<std::shared_ptr<const Catalogue>> kept;
    const std::lock_guard<std::mutex> lock(guard);
    spoken = catalogue.get();
    kept.push_back(std::move(catalogue));
}

}  // namespace fow
