#include "fow/view/names.hpp"

#include <array>
#include <cstdio>

namespace fow {

std::string clock_text(int minutes) {
    constexpr int day = 24 * 60;
    const int time = (minutes % day + day) % day;
    const std::string past = std::to_string(time % 60);
    return std::to_string(time / 60) + (past.size() < 2 ? ":0" : ":") + past;
}

std::string one_decimal(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", number);
    return text.data();
}

std::string card_name(Card card, Translate tr) {
    switch (card) {
        case Card::reconnaissance: return tr("Reconnaissance");
        case Card::initiative: return tr("Initiative");
        case Card::combined_attack: return tr("Combined attack");
        case Card::fighting_spirit: return tr("Fighting spirit");
        case Card::grand_battery: return tr("Grand battery");
    }
    return {};
}

}  // namespace fow
