// How to add a language: docs/contributing.md. Which letters are rendered: window/theme.cpp.
#include "ui/words/tr.hpp"

#include <libintl.h>

#include <clocale>

namespace fow::ui {

namespace {
constexpr const char* domain = "fog-of-waterloo";
}

void open_catalogue(const std::filesystem::path& folder) {
    std::setlocale(LC_MESSAGES, "");
    bindtextdomain(domain, folder.c_str());
    bind_textdomain_codeset(domain, "UTF-8");
}

std::string tr(const char* sentence) { return *sentence == '\0' ? std::string() : std::string(dgettext(domain, sentence)); }

std::string listed(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

}  // namespace fow::ui
