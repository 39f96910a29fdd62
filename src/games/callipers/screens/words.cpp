#include "games/callipers/screens/words.hpp"

#include "core/numbers.hpp"
#include "games/callipers/view/places.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {

int index_of(const RuleSet& rules, int key) {
    for (int i = 0; i < count_of(rules); ++i)
        if (piece_of(rules, i).key == key) return i;
    return -1;
}

bool stands(const View& view, const RuleSet& rules, int piece, Seat side) {
    return place_of(view, piece).stands && piece_of(rules, piece).side == side;
}

Corners corners_of(const View& view, const RuleSet& rules, int piece) {
    const Place& place = place_of(view, piece);
    return base_of(rules.figures, piece_of(rules, piece).thousands, place.at, place.facing);
}

std::string side_name(Seat side) { return side == french_seat ? tr("French") : tr("Allied"); }

std::string short_name(const Piece& piece) {
    const std::string name = tr(piece.name);
    return name.substr(0, name.find(" ("));
}

std::string names_of(const RuleSet& rules, const std::vector<int>& pieces) {
    std::vector<std::string> names;
    for (const int piece : pieces) names.push_back(short_name(piece_of(rules, piece)));
    return listed(names);
}

std::string arm_name(Arm arm) {
    switch (arm) {
        case Arm::infantry: return tr("infantry");
        case Arm::cavalry: return tr("cavalry");
        case Arm::artillery: break;
    }
    return tr("artillery");
}

std::string troops_name(const Piece& piece) {
    const bool french = piece.side == french_seat;
    switch (piece.arm) {
        case Arm::infantry: return french ? tr("French infantry") : tr("Allied infantry");
        case Arm::cavalry: return french ? tr("French cavalry") : tr("Allied cavalry");
        case Arm::artillery: break;
    }
    return french ? tr("French artillery") : tr("Allied artillery");
}

std::string step_name(Step step) {
    switch (step) {
        case Step::moves: return tr("Moves");
        case Step::fire: return tr("Fire");
        case Step::attacks: break;
    }
    return tr("Attacks");
}

std::string men(int thousands) { return grouped(1000 * thousands, tr); }

std::string moment_text(const View& view, const Battle& battle) {
    const int past = battle.minutes * (view.turn - 1);
    return fill(tr("Turn {turn} of {turns}, {time}"), {{"turn", std::to_string(view.turn)},
                                                       {"turns", std::to_string(battle.turns)},
                                                       {"time", callipers::time_text(battle.clock + past)}});
}

std::string told(const Event& event, const RuleSet* rules) { return rules == nullptr ? describe(event, tr) : describe(event, *rules, tr); }

std::string terms_of(const callipers::Sum& sum) {
    std::string text = std::to_string(sum.points);
    const auto add = [&](int value, const Sentence& sentence) {
        if (value != 0) text += " " + fill(sentence, {{"count", std::to_string(value)}});
    };
    add(sum.attack, tr("+ {count} attack"));
    add(sum.flank, sum.flank > 1 ? tr("+ {count} rear") : tr("+ {count} flank"));
    add(sum.general, tr("+ {count} general"));
    add(sum.walls, tr("+ {count} walls"));
    add(sum.capped, tr("{count} over the limit"));
    for (const int die : sum.dice) add(die, tr("+ die {count}"));
    return text;
}

std::optional<Seat> decider_of(const View& view) {
    switch (view.stage) {
        case callipers::Stage::retire_from_fire:
        case callipers::Stage::retire:
        case callipers::Stage::support:
        case callipers::Stage::tie_first: return other(view.side);
        case callipers::Stage::host: return view.asked;
        case callipers::Stage::orders:
        case callipers::Stage::tie_second:
        case callipers::Stage::advance: return view.side;
        case callipers::Stage::fire_dice:
        case callipers::Stage::dice:
        case callipers::Stage::over: break;
    }
    return std::nullopt;
}

Uniform uniform_of(Seat side, Colours colours) {
    const bool contrast = colours == Colours::contrast;
    if (side == french_seat) return contrast ? Uniform{0x1B4FA8, 0x2C63C2, 0x0B2350} : Uniform{0x27508F, 0x3763A6, 0x142C52};
    return contrast ? Uniform{0xD9603A, 0xE06A42, 0x7A2B12} : Uniform{0xA63A32, 0xBD4B40, 0x5C1B17};
}

}  // namespace fow::callipers::screens
