#include "files/languages.hpp"

#include <algorithm>

#include "files/files.hpp"
#include "files/platform.hpp"
#include "language/tr.hpp"

namespace fow::files {
namespace {

namespace fs = std::filesystem;

bool good_code(const std::string& code) {
    constexpr std::size_t longest = 20;
    return !code.empty() && code.size() <= longest && std::all_of(code.begin(), code.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '@';
    });
}

fs::path catalogue_of(const fs::path& folder, const std::string& code) { return folder / code / "LC_MESSAGES" / "fog-of-waterloo.mo"; }

}  // namespace

fs::path catalogues_folder(const fs::path& data) { return data.parent_path() / "locale"; }

std::vector<Language> languages_in(const fs::path& folder) {
    std::vector<Language> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string code = entry->path().filename().string();
        if (code == english || !has_language(folder, code)) continue;
        try {
            const std::string name = language_named_in(read(catalogue_of(folder, code)));
            found.push_back({code, name.empty() ? code : name});
        } catch (const DataError&) {  // a pipe, or a file that cannot be read
        }
    }
    std::sort(found.begin(), found.end(), [](const Language& a, const Language& b) { return a.name < b.name; });
    found.insert(found.begin(), {english, "English"});
    return found;
}

bool has_language(const fs::path& folder, const std::string& code) {
    std::error_code error;
    return code == english || (good_code(code) && fs::exists(catalogue_of(folder, code), error));
}

std::shared_ptr<const Catalogue> read_catalogue(const fs::path& folder, const std::string& code) {
    if (code == english) return nullptr;
    const fs::path file = catalogue_of(folder, code);
    return std::make_shared<const Catalogue>(read(file), file.string());
}

std::string language_of_system(const fs::path& folder) {
    for (const std::string& asked : platform::user_languages()) {
        const std::string language = asked.substr(0, asked.find('_'));
        if (language == english || language == "C" || language == "POSIX") break;
        for (const std::string& code : {asked, language})
            if (has_language(folder, code)) return code;
    }
    return english;
}

std::string speak_as_system(const fs::path& data) {
    const fs::path folder = catalogues_folder(data);
    try {
        speak(read_catalogue(folder, language_of_system(folder)));
    } catch (const DataError& fault) {
        return fault.what();
    }
    return {};
}

}  // namespace fow::files
