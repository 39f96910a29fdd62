// The readers that no game has to itself.
#include "readers.hpp"

#include "app/script.hpp"
#include "json/documents.hpp"
#include "promises.hpp"

namespace fow::fuzz {

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
