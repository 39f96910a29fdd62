#include "ui/window/sounds.hpp"

namespace fow::ui {

std::string_view word(Sound sound) {
    constexpr std::array words{"paper", "step", "hooves", "gun", "far_gun", "blade", "fall", "rout", "die", "card", "bell", "drums"};
    static_assert(words.size() == all_sounds.size());
    return words[static_cast<std::size_t>(sound)];
}

}  // namespace fow::ui
