#include "ui/words/tr.hpp"

namespace fow::ui {

std::string listed(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

}  // namespace fow::ui
