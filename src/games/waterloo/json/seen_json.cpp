#include "seen_json.hpp"

#include "parts.hpp"

namespace fow::waterloo::json_parts {

std::string_view word_of(Knowledge knowledge) {
    return knowledge == Knowledge::all ? "all" : knowledge == Knowledge::light_infantry ? "light_infantry" : "back";
}

std::string_view word_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::attacker_stronger: return "attacker_stronger";
        case Verdict::defender_stronger: return "defender_stronger";
        case Verdict::equal: return "equal";
        case Verdict::gun_taken: return "gun_taken";
        case Verdict::gun_holds: return "gun_holds";
        case Verdict::commander_in_chief_attacks: return "commander_in_chief_attacks";
        case Verdict::commander_in_chief_falls: return "commander_in_chief_falls";
    }
    return {};
}

std::string_view word_of(Bonus bonus) {
    switch (bonus) {
        case Bonus::fortified: return "fortified";
        case Bonus::hill: return "hill";
        case Bonus::village: return "village";
        case Bonus::spirit: return "spirit";
    }
    return {};
}

std::string clock_text(int minutes) {
    const auto two = [](int n) { return std::string(n < 10 ? "0" : "") + std::to_string(n); };
    constexpr int day = 24 * 60;
    const int time = (minutes % day + day) % day;
    return two(time / 60) + ":" + two(time % 60);
}

Value result_to_json(const Result& result) {
    Value value{{"winner", nullptr}, {"ending", word(result.ending)}, {"rule", rule_of(result.ending)}};
    if (result.winner) value["winner"] = word(*result.winner);
    return value;
}

Value cards_to_json(CardCounts counts) {
    Value value = Value::object();
    for (const Card card : cards)
        if (counts[card] != 0) value[std::string(word(card))] = counts[card];
    return value;
}

Value PieceWriter::piece(const SeenPiece& piece) const {
    Value value{{"army", word(piece.army)}, {"branch", word(piece.branch)}, {"known", word_of(piece.knowledge)}};
    if (piece.unit) {
        value["unit"] = id(*piece.unit);
        value["kind"] = word(unit_of(roster_, *piece.unit).kind);
        if (piece.strength != 0) value["strength"] = piece.strength;
    }
    if (piece.weakened != 0) value["weakened"] = piece.weakened;
    if (piece.known_to_enemy != Knowledge::back) value["known_to_enemy"] = word_of(piece.known_to_enemy);
    return value;
}

}  // namespace fow::waterloo::json_parts
