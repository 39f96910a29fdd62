// The readers that no game has to itself.
#include "readers.hpp"

#include "app/script.hpp"
#include "core/catalogue.hpp"
#include "json/documents.hpp"
#include "promises.hpp"

namespace fow::fuzz {

void catalogue(const std::string& input) {
    static_cast<void>(language_named_in(input));
    static_cast<void>(unless_refused([&] {
        const Catalogue catalogue(input, document);
        for (const std::string_view sentence : catalogue.sentences())
            demand(!catalogue.find(sentence).empty(), "a sentence that is listed is found");
        for (const long long count : {0, 1, 2, 1000000}) static_cast<void>(catalogue.find("one {piece}", "{count} pieces", count));
        return 0;
    }));
}

void progress(const std::string& input) {
    if (const auto read = unless_refused([&] { return read_progress(input, document); }))
        demand(read_progress(write_progress(*read), document) == *read, "progress that was written reads back equal");
}

void script(const std::string& input) {
    static_cast<void>(unless_refused([&] { return app::parse_script(input, document); }));
}

void settings(const std::string& input) {
    if (const auto read = unless_refused([&] { return read_settings(input, document); }))
        demand(read_settings(write_settings(*read), document) == *read, "settings that were written read back equal");
}

}  // namespace fow::fuzz
