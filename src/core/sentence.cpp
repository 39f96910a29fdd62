#include "core/sentence.hpp"

namespace fow {

std::string untranslated(const char* sentence) { return sentence; }

std::string fill(std::string_view sentence, std::initializer_list<Named> values) {
    std::string filled;
    for (std::size_t at = 0; at < sentence.size();) {
        const Named* hit = nullptr;
        if (sentence[at] == '{')
            for (const Named& value : values)
                if (sentence.compare(at + 1, value.name.size(), value.name) == 0 && at + 1 + value.name.size() < sentence.size() &&
                    sentence[at + 1 + value.name.size()] == '}')
                    hit = &value;
        if (hit == nullptr) {
            filled += sentence[at++];
            continue;
        }
        filled += hit->value;
        at += hit->name.size() + 2;
    }
    return filled;
}

}  // namespace fow
