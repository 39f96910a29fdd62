#include "app/keys.hpp"

#include <sstream>
#include <stdexcept>

namespace fow::test {

std::string keys_for(const std::string& clicks) {
    std::istringstream lines(clicks);
    std::string keys;
    std::string pending;  // a click on a field: whoever types does not press Enter first
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string verb;
        std::string first;
        std::string second;
        words >> verb >> first >> second;
        if (verb != "type") keys += pending;
        pending.clear();
        if (verb == "click") {
            keys += "reach " + first + "\n";
            pending = "key Return\n";
        } else if (verb == "drag") {
            keys += "reach " + first + "\nkey-down Return\nreach " + second + "\nkey-up Return\n";
        } else if (verb == "hold") {
            keys += "hold-key Return\n";
        } else if (verb == "right-click" || verb == "double-click" || verb == "press" || verb == "point") {
            throw std::logic_error("no keys for \"" + line + "\"");
        } else {
            keys += line + "\n";
        }
    }
    return keys + pending;
}

}  // namespace fow::test
