#include "card_games.hpp"

namespace fow::testing {

void deal(TestGame& table, Seat seat, std::initializer_list<Card> hand) {
    for (const Card card : hand) table.state().hand[seat].add(card);
}

TestGame full_hand() {
    TestGame t(standard());
    t.put("French line infantry 4", "e4");
    t.put("French light cavalry", "d2");
    t.put("French gun", "g4");
    t.put("French line infantry 3", "h2");
    t.put("Allied line infantry 3", "e6");
    t.put("Allied light infantry 1", "d5");
    t.put("Allied line infantry 3", "g6");
    t.put("Allied light cavalry", "a8");
    deal(t, Seat::french, {Card::reconnaissance, Card::initiative, Card::combined_attack, Card::fighting_spirit, Card::grand_battery});
    t.begin(Seat::french);
    return t;
}

std::vector<int> strengths_seen(const PlayerView& view, std::initializer_list<std::string_view> squares) {
    std::vector<int> strengths;
    for (const std::string_view text : squares) {
        const auto& piece = view.at(square(text));
        strengths.push_back(piece && piece->knowledge == Knowledge::all ? piece->strength : -1);
    }
    return strengths;
}

}  // namespace fow::testing
