#include "language/tr.hpp"

#include <atomic>
#include <mutex>
#include <vector>

namespace fow {
namespace {

std::atomic<const Catalogue*> spoken{nullptr};

std::string translated(std::string_view sentence) {
    const Catalogue* catalogue = spoken.load();
    const std::string_view found = catalogue == nullptr || sentence.empty() ? std::string_view() : catalogue->find(sentence);
    return std::string(found.empty() ? sentence : found);
}

std::string counted(std::string_view one, std::string_view many, long long count) {
    const Catalogue* catalogue = spoken.load();
    const std::string_view found = catalogue == nullptr ? std::string_view() : catalogue->find(one, many, count);
    return found.empty() ? untranslated.counted(one, many, count) : std::string(found);
}

std::string in_context(std::string_view context, std::string_view sentence) {
    const Catalogue* catalogue = spoken.load();
    const std::string_view found = catalogue == nullptr ? std::string_view() : catalogue->find_in(context, sentence);
    return std::string(found.empty() ? sentence : found);
}

std::string noun_in_form(std::string_view noun, std::string_view form) {
    const Catalogue* catalogue = spoken.load();
    const std::string_view found = catalogue == nullptr ? std::string_view() : catalogue->form_of(noun, form);
    return std::string(found.empty() ? noun : found);
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
