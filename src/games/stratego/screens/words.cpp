#include "games/stratego/screens/words.hpp"

#include <algorithm>
#include <array>

#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

constexpr std::array<const char*, rank_count> rank_names{
    tr_later("Spy"),   tr_later("Scout"),   tr_later("Miner"),   tr_later("Sergeant"), tr_later("Lieutenant"), tr_later("Captain"),
    tr_later("Major"), tr_later("Colonel"), tr_later("General"), tr_later("Marshal"),  tr_later("Bomb"),       tr_later("Flag")};

/// In the order of fow::stratego::variants.
constexpr std::array<VariantWords, fow::stratego::variants.size()> variant_words{{
    {tr_later("Classic game"),
     tr_later("Classic"),
     tr_later("Forty pieces a side on four full rows: the whole game (C1)."),
     tr_later("As in the classic game"),
     {tr_later("A Blue set-up for the classic game."), tr_later("A Red set-up for the classic game.")},
     {tr_later("A Blue set-up for the classic game, with a pass phrase."),
      tr_later("A Red set-up for the classic game, with a pass phrase.")},
     {Rank::scout, Rank::captain, Rank::colonel, Rank::general}},
    {tr_later("Duel"),
     tr_later("Duel"),
     tr_later("Ten pieces a side, set up anywhere on three rows: a short game (C5)."),
     tr_later("As in the Duel"),
     {tr_later("A Blue set-up for the Duel."), tr_later("A Red set-up for the Duel.")},
     {tr_later("A Blue set-up for the Duel, with a pass phrase."), tr_later("A Red set-up for the Duel, with a pass phrase.")},
     {Rank::spy, Rank::scout, Rank::miner, Rank::marshal}},
    {tr_later("Barrage"),
     tr_later("Barrage"),
     tr_later("Eight pieces a side, set up anywhere on four rows: the shortest game (C5)."),
     tr_later("As in Barrage"),
     {tr_later("A Blue set-up for Barrage."), tr_later("A Red set-up for Barrage.")},
     {tr_later("A Blue set-up for Barrage, with a pass phrase."), tr_later("A Red set-up for Barrage, with a pass phrase.")},
     {Rank::scout, Rank::spy, Rank::general, Rank::marshal}},
}};

std::string one_of(int count, Rank rank) {
    const Named number{"count", std::to_string(count)};
    switch (rank) {
        case Rank::spy: return fill(tr("{count} Spy", "{count} Spies", count), {number});
        case Rank::scout: return fill(tr("{count} Scout", "{count} Scouts", count), {number});
        case Rank::miner: return fill(tr("{count} Miner", "{count} Miners", count), {number});
        case Rank::sergeant: return fill(tr("{count} Sergeant", "{count} Sergeants", count), {number});
        case Rank::lieutenant: return fill(tr("{count} Lieutenant", "{count} Lieutenants", count), {number});
        case Rank::captain: return fill(tr("{count} Captain", "{count} Captains", count), {number});
        case Rank::major: return fill(tr("{count} Major", "{count} Majors", count), {number});
        case Rank::colonel: return fill(tr("{count} Colonel", "{count} Colonels", count), {number});
        case Rank::general: return fill(tr("{count} General", "{count} Generals", count), {number});
        case Rank::marshal: return fill(tr("{count} Marshal", "{count} Marshals", count), {number});
        case Rank::bomb: return fill(tr("{count} Bomb", "{count} Bombs", count), {number});
        case Rank::flag: break;
    }
    return fill(tr("{count} Flag", "{count} Flags", count), {number});
}

}  // namespace

const VariantWords& words_of(std::string_view id) {
    return variant_words[static_cast<std::size_t>(&fow::stratego::variant_of(id) - fow::stratego::variants.data())];
}

std::string side_name(Seat side) { return side == blue_seat ? tr("Blue") : tr("Red"); }

std::string rank_name(Rank rank) { return tr(rank_names[static_cast<std::size_t>(rank)]); }

std::string rank_with_number(Rank rank) {
    if (!can_move(rank)) return rank_name(rank);
    return fill(tr("{rank} ({number})"), {{"rank", rank_name(rank)}, {"number", std::to_string(strength(rank))}});
}

std::string counts_text(const RankCounts& counts) {
    std::vector<std::string> parts;
    // Strongest first, and then those that never move.
    for (int i = static_cast<int>(Rank::marshal); i >= 0; --i)
        if (const int count = counts[static_cast<std::size_t>(i)]; count > 0) parts.push_back(one_of(count, static_cast<Rank>(i)));
    for (const Rank rank : {Rank::bomb, Rank::flag})
        if (const int count = of(counts, rank); count > 0) parts.push_back(one_of(count, rank));
    return listed(parts);
}

std::string what_it_does(Rank rank) {
    switch (rank) {
        case Rank::spy: return tr("Moves one square. Takes off the Marshal if it attacks him; anyone who attacks it takes it (C3.4).");
        case Rank::scout: return tr("Runs any number of empty squares in a straight line, and may attack at the end (C2.3).");
        case Rank::miner: return tr("Moves one square. Takes off Bombs (C3.3).");
        case Rank::bomb: return tr("Never moves (C2.2). Takes off every attacker but a Miner (C3.3).");
        case Rank::flag: return tr("Never moves (C2.2). Who captures it wins (C4.1).");
        default: return tr("Moves one square.");
    }
}

std::string what_it_beats(Rank rank) {
    switch (rank) {
        case Rank::spy: return tr("the Marshal, the Flag");
        case Rank::scout: return tr("the Spy, the Flag");
        case Rank::miner: return tr("1 to 2, Bombs, the Flag");
        case Rank::bomb:
        case Rank::flag: return tr("never attacks");
        default: break;
    }
    return fill(tr("1 to {number}, the Flag"), {{"number", std::to_string(strength(rank) - 1)}});
}

std::string piece_text(const SeenPiece& piece) {
    if (!piece.rank) return piece.side == blue_seat ? tr("an unknown Blue piece") : tr("an unknown Red piece");
    const Named rank{"rank", rank_with_number(*piece.rank)};
    return fill(piece.side == blue_seat ? tr("Blue {rank}") : tr("Red {rank}"), {rank});
}

std::vector<std::string> seen_text(const SeenPiece& piece) {
    std::vector<std::string> told;
    if (piece.shown) told.push_back(tr("Both players have seen it in a fight (C3.5)."));
    else if (piece.far) told.push_back(tr("It went more than one square: a Scout, and both players know it (C2.3)."));
    else if (piece.moved && !piece.rank) told.push_back(tr("It has moved: no Bomb, no Flag (C2.2)."));
    else if (piece.moved) told.push_back(tr("It has moved: the enemy knows that it is no Bomb and no Flag."));
    else if (!piece.rank) told.push_back(tr("It has not moved."));
    return told;
}

std::string fight_text(const Fought& fought) {
    const Named attacker{"attacker", rank_with_number(*fought.attacker)};
    const Named defender{"defender", rank_with_number(*fought.defender)};
    if (fought.defender == Rank::flag) return fill(tr("The {attacker} takes the Flag."), {attacker});
    switch (fought.outcome) {
        case Outcome::won: return fill(tr("The {attacker} takes off the {defender}."), {attacker, defender});
        case Outcome::lost: return fill(tr("The {attacker} is lost to the {defender}."), {attacker, defender});
        case Outcome::both: break;
    }
    return fill(tr("Both are taken off: {attacker} against {defender}."), {attacker, defender});
}

std::string_view rule_of(const Fought& fought) {
    if (fought.defender == Rank::flag) return "C4.1";
    if (fought.defender == Rank::bomb) return "C3.3";
    if (fought.attacker == Rank::spy || fought.defender == Rank::spy) return "C3.4";
    return "C3.2";
}

std::string in_turn(int turn, const std::string& text) {
    return fill(tr.in("of one player", "Turn {turn}: {text}"), {{"turn", std::to_string(turn)}, {"text", text}});
}

std::string pieces_text(const PerSeat<Army>& armies) {
    const std::string blue = std::to_string(armies[blue_seat].total()), red = std::to_string(armies[red_seat].total());
    if (armies.first == armies.second) return fill(tr("{pieces} pieces a side."), {{"pieces", blue}});
    if (blue == red) return fill(tr("{pieces} pieces a side, not of the same ranks."), {{"pieces", blue}});
    return fill(tr("Blue has {blue} pieces, Red {red}."), {{"blue", blue}, {"red", red}});
}

std::vector<Square> squares_of(const RuleSet& rules) {
    std::vector<Square> squares;
    for (int rank = 0; rank < rules.ranks; ++rank)
        for (int file = 0; file < rules.files; ++file) squares.emplace_back(file, rank);
    return squares;
}

bool is_among(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

std::optional<TableChoice> draw_table_menu(GameMenu& menu, Window& window, const MenuModel& model) {
    const auto made = menu.draw(window, model);
    if (!made) return std::nullopt;
    return answer_of<fow::stratego::Action>(*made, fow::stratego::OfferDraw{}, fow::stratego::Resign{});
}

}  // namespace fow::stratego::screens
