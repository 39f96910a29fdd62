#include "games/waterloo/bots/in_words.hpp"

#include <algorithm>
#include <array>

#include "bots/messages.hpp"
#include "core/pcg32.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/opponent/think.hpp"

namespace fow::waterloo {
namespace {

/// The options that are on or off.
struct Switch {
    const char* name;
    bool Options::* member;
};
constexpr std::array switches{Switch{"memory", &Options::memory}, Switch{"nightfall", &Options::nightfall},
                              Switch{"start-early", &Options::start_early},
                              Switch{"where-are-the-prussians", &Options::where_are_the_prussians}, Switch{"handicap", &Options::handicap}};

[[nodiscard]] Options options_in_head(const Head& head) {
    Options options;
    for (const auto& [name, value] : head.options) {
        if (name == "mode") options.mode = mode_from_word(value).value_or(Mode::basic);
        for (const Switch& each : switches)
            if (name == each.name) options.*each.member = value == "on";
    }
    return options;
}

[[nodiscard]] Session session_for(const Head& head) { return {data::load_ruleset(), options_in_head(head), {}}; }

struct Words : bots::UsualWords<Session, OfferDraw, AcceptDraw, Resign, StandingOrder> {
    using Resignation = Resign;

    [[nodiscard]] static const GameDocuments& documents(const Session&) { return waterloo::documents(); }
    [[nodiscard]] static Head head(const Session& session) {
        Head head = head_with(session.record().options);
        // Without the start: a posed position has secrets.
        head.rules = bots::digest_of(write_record(Session(session.record().rules, session.record().options, {}).record()));
        return head;
    }
    [[nodiscard]] static GameTime time(const Session& session) {
        const int turn = session.state().turn;
        const int minutes = clock_minutes(session.rules(), turn);
        const std::string clock = clock_text(minutes);
        return {turn, moment(turn, minutes), clock.size() < 5 ? "0" + clock : clock};
    }
    template <class Ply>
    [[nodiscard]] static std::string text(const Rules& rules, const Ply& ply) {
        return to_text(rules.roster(), ply);
    }
    [[nodiscard]] static std::optional<Action> action(const Rules& rules, const std::string& word) {
        return action_from_text(rules.roster(), word);
    }
    [[nodiscard]] static std::optional<Roll> roll(const Rules& rules, const std::string& word) {
        return roll_from_text(rules.roster(), word);
    }
    [[nodiscard]] static std::vector<Action> legal(const Session& session) {
        ActionList actions;
        waterloo::legal(session.rules(), session.state(), actions);
        std::vector<Action> sorted(actions.begin(), actions.end());
        const auto text = [&](const Action& action) { return to_text(session.rules().roster(), action); };
        std::sort(sorted.begin(), sorted.end(), [&](const Action& a, const Action& b) { return text(a) < text(b); });
        return sorted;
    }
    [[nodiscard]] static bool takes_back(const Action& action) { return std::holds_alternative<Unplace>(action); }
    [[nodiscard]] static Budget budget(Level level) { return budget_of(level); }
    [[nodiscard]] static bool sets_up(const State& state) { return state.phase == Phase::set_up; }
    /// An army as a computed player of some style sets it up: leaders walled in, guns with a clear field. If leaders were placed
    /// at random, chance would decide the game instead of the players.
    static void set_up(Session& session, Seat seat, std::uint64_t seed) {
        Pcg32 numbers(seed);
        const std::vector<Style> styles = styles_of_game();
        const Style style = styles[numbers.below(static_cast<std::uint32_t>(styles.size()))];
        const Mind mind{Level::marshal, style, numbers.next()};
        while (session.decider() == decider_of(seat) && sets_up(session.state()))
            if (session.play(think(session.rules(), session.view(viewer_of(seat)), {}, mind, {}).action)) return;
    }
    [[nodiscard]] static std::string line(const Rules& rules, const LogLine& line, Form form, Translate translate) {
        switch (form) {
            case Form::plain: break;
            case Form::exact: return write_exact(line);
            case Form::text: return describe(rules.roster(), line.event, translate);
        }
        return bots::one_line(write_log(std::vector{line}, rules.roster()));
    }
    [[nodiscard]] static LoggedText logged(const Rules& rules, const LogLine& line, Translate translate) {
        return {moment(line.turn, line.minutes), describe(rules.roster(), line.event, translate), {}};
    }
    [[nodiscard]] static std::vector<LogLine> log(const Session& session, Audience audience) {
        return audience ? session.log(*audience) : open_log(session);
    }
    [[nodiscard]] static std::string log_json(const Session& session, Audience audience) { return write_log(session, audience); }
    [[nodiscard]] static std::string view(const Session& session, Audience audience, Form form) {
        const Roster& roster = session.rules().roster();
        switch (form) {
            case Form::plain: break;
            case Form::exact: return write_exact(session.view(audience.value_or(Viewer::onlooker)), roster);
            case Form::text:
                return (audience ? text_of(session.view(*audience), roster)
                                 : text_of_both(session.view(french_viewer), session.view(allied_viewer), roster)) +
                       legend();
        }
        return audience ? write_view(session.view(*audience), roster) : write_open_view(session.rules(), session.state());
    }
    [[nodiscard]] static std::optional<std::string> fault(const Rules& rules, const State& state) { return inconsistency(rules, state); }
    [[nodiscard]] static LogLine read_line(const Rules&, const std::string& text) { return read_exact_line(text); }
    [[nodiscard]] static PlayerView read_view(const Rules& rules, const std::string& text) { return read_exact_view(text, rules.roster()); }
};

}  // namespace

Head head_with(const Options& options) {
    Head head{"waterloo", {{"mode", std::string(word(options.mode))}}, {}};
    for (const Switch& each : switches) head.options.emplace_back(each.name, options.*each.member ? "on" : "off");
    return head;
}

std::unique_ptr<Played> in_words(Session session) { return std::make_unique<bots::PlayedOf<Words>>(std::move(session)); }

const Session& session_of(const Played& game) { return dynamic_cast<const bots::PlayedOf<Words>&>(game).session(); }

std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat, std::uint64_t seed) {
    return std::make_unique<bots::Guest<Session>>(in_words, session_of, command, terms, seat, seed);
}

bots::GameInWords waterloo_in_words() {
    return {"waterloo",
            only_documents(),
            {tr_later("the French player"), tr_later("the Allied player")},
            [](const Head& wanted) { return in_words(session_for(wanted)); },
            [](const std::string& text, const std::string& document, std::size_t plies) {
                return bots::game_read<Words>(read_record(text, document), plies);
            },
            [](const Head& head) -> std::unique_ptr<bots::BotPlayer> {
                return std::make_unique<bots::BotPlayerOf<Words>>(session_for(head), head);
            }};
}

namespace {

/// Three columns: army, what is known, branch or mark. "F3*", "Ai ", "Al ", "PC ".
[[nodiscard]] std::string cell(const SeenPiece& piece, const Roster& roster) {
    const std::string army(1, piece.army == Army::french ? 'F' : piece.army == Army::allied ? 'A' : 'P');
    if (piece.knowledge == Knowledge::light_infantry) return army + "l ";
    if (!piece.unit) return army + (piece.branch == Branch::infantry ? "i " : piece.branch == Branch::cavalry ? "c " : "g ");
    const std::string strength = std::to_string(piece.strength);
    switch (unit_of(roster, *piece.unit).kind) {
        case Kind::light_infantry: return army + strength + "l";
        case Kind::line_infantry: return army + strength + "*";
        case Kind::light_cavalry: return army + strength + "c";
        case Kind::heavy_cavalry: return army + strength + (piece.weakened > 0 ? "'" : "h");
        case Kind::artillery: return army + "G ";
        case Kind::commander: return army + "C5";
        case Kind::commander_in_chief: return army + "CC";
    }
    return army + "??";
}

/// The prefix of a cell: # building, + village, ^ hill, ~ mud.
[[nodiscard]] char ground(const PlayerView& view, Square square) {
    const SeenTile* tile = view.tile_at(square);
    return tile == nullptr ? ' ' : "#+^~"[static_cast<std::size_t>(tile->kind)];
}

/// The part of the board between two squares, the south-western and the north-eastern one.
[[nodiscard]] std::string board_text(const PlayerView& view, const Roster& roster, Square low = Square(0, 0),
                                     Square high = Square(file_count - 1, rank_count - 1)) {
    std::string files = "  ";
    for (int file = low.file(); file <= high.file(); ++file) files += std::string("   ") + static_cast<char>('a' + file);
    files += "\n";
    std::string text = files;
    for (int rank = high.rank(); rank >= low.rank(); --rank) {
        const std::string number = (rank < 9 ? " " : "") + std::to_string(rank + 1);
        text += number + " ";
        for (int file = low.file(); file <= high.file(); ++file) {
            const Square square(file, rank);
            const auto& piece = view.at(square);
            text += ground(view, square) + (piece ? cell(*piece, roster) : std::string(" . "));
        }
        text += "  " + number + "\n";
    }
    return text + files;
}

[[nodiscard]] std::string side_text(const SeenSide& side, const char* name, const Roster& roster) {
    const auto id = [&](UnitId unit) { return unit_of(roster, unit).id; };
    std::string text = std::string(name) + ": reserve";
    if (!side.set_up) text += " hidden";
    for (std::size_t i = 0; i < 3 && side.set_up; ++i)
        text += " " + std::to_string(side.reserve[i]) + " " + std::string(word(static_cast<Branch>(i)));
    if (!side.reserve_units.empty()) {
        text += " (";
        for (const UnitId unit : side.reserve_units) text += (unit == side.reserve_units.front() ? "" : " ") + id(unit);
        text += ")";
    }
    for (const OffBoard& off : side.off_board)
        text += "; " + std::string(word(off.place)) + " " + cell(off.piece, roster) + (off.piece.unit ? " " + id(*off.piece.unit) : "") +
                (off.may_return ? ", may return" : ", not yet");
    text += "\n  lost " + std::to_string(side.lost.size());
    for (const UnitId unit : side.lost) text += " " + id(unit);
    if (side.line_of_retreat) {
        text += "\n  line of retreat " + std::string(word(*side.line_of_retreat)) + ":";
        for (const Square square : side.line_squares) text += " " + to_text(square);
    }
    return text + "\n";
}

[[nodiscard]] std::string standing_text(const PlayerView& view, const Roster& roster) {
    std::string text =
        moment(view.turn, view.minutes) + ", " + std::string(word(view.phase)) + ", " + std::string(word(view.decider)) + " decides";
    if (view.phase == Phase::turn || view.phase == Phase::card || view.phase == Phase::pursuit)
        text += ", " + std::to_string(view.actions_left) + " of " + std::to_string(view.actions) + " actions left";
    for (const Nation nation : view.owing) text += nation == Nation::allied ? ", the Allies owe one" : ", the Prussians owe one";
    text += "\n";
    if (view.draw_offered_by) text += std::string(word(*view.draw_offered_by)) + " offers a draw\n";
    if (view.fight)
        text += "fight: " + cell(view.fight->attacker, roster) + " from " + to_text(view.fight->via) + " against " +
                cell(view.fight->defender, roster) + " at " + to_text(view.fight->at) + (view.fight->frenzy ? ", frenzy\n" : "\n");
    if (view.result)
        text += "result: " + std::string(view.result->winner ? word(*view.result->winner) : "nobody") + " by " +
                std::string(word(view.result->ending)) + " (" + std::string(rule_of(view.result->ending)) + ")\n";
    return text;
}

[[nodiscard]] std::string tiles_text(const PlayerView& view) {
    std::string text;
    for (const SeenTile& tile : view.tiles) {
        if (!is_work(tile.kind)) continue;
        text += tile.name + ": ";
        if (tile.destroyed) text += "destroyed";
        else text += std::to_string(tile.damage) + " of " + std::to_string(view.tile_hits) + " hits";
        if (tile.owner) text += ", " + std::string(word(*tile.owner)) + (tile.fortified ? ", fortified" : "");
        text += "\n";
    }
    return text;
}

[[nodiscard]] std::string counts_text(CardCounts counts) {
    std::string text;
    for (const Card card : cards)
        if (counts[card] > 0) text += " " + std::to_string(counts[card]) + " " + std::string(word(card));
    return text.empty() ? " none" : text;
}

[[nodiscard]] std::string cards_text(const PlayerView& view) {
    if (!view.cards) return {};
    const SeenCards& seen = *view.cards;
    std::string text = "Cards: French " + std::to_string(seen.hand_size[french_seat]) + ", Allied " +
                       std::to_string(seen.hand_size[allied_seat]) + ", discard pile " + std::to_string(seen.pile_size) + "\n";
    if (view.viewer != Viewer::onlooker) {
        text += "  own hand:" + counts_text(seen.hand) + "\n";
        if (!seen.discarded.empty()) text += "  discarded in the draft:" + counts_text(seen.discarded) + "\n";
    }
    if (seen.pack_size > 0) text += "  pack " + std::to_string(seen.pack_size) + (seen.pack ? ":" + counts_text(*seen.pack) : "") + "\n";
    if (seen.pile) text += "  pile:" + counts_text(*seen.pile) + "\n";
    for (const Seat seat : seats)
        if (!seen.played[seat].empty()) text += "  played by " + std::string(word(seat)) + ":" + counts_text(seen.played[seat]) + "\n";
    if (seen.playing) {
        text += "  playing " + std::string(word(*seen.playing));
        for (const Square square : seen.picked) text += " " + to_text(square);
        text += "\n";
    }
    if (seen.inspired) text += "  inspired: " + to_text(*seen.inspired) + "\n";
    return text;
}

[[nodiscard]] std::string pursuit_text(const PlayerView& view, const Roster& roster) {
    if (!view.pursuit) return {};
    const SeenPursuit& seen = *view.pursuit;
    std::string text = "Pursuit, victor " + std::string(word(seen.victor)) + ": losses French " + std::to_string(seen.losses[french_seat]) +
                       ", Allied " + std::to_string(seen.losses[allied_seat]) + ", difference " + std::to_string(seen.difference) +
                       " (minor from " + std::to_string(seen.minor_from) + ", major from " + std::to_string(seen.major_from) + ")\n";
    for (const Seat seat : seats) {
        text += "  " + std::string(word(seat)) + " riders:";
        for (const SeenRider& rider : seen.riders[seat])
            text += " #" + std::to_string(rider.rider.slot() + 1) + " " + cell(rider.piece, roster);
        text += seen.chief_lives[seat] ? "; commander in chief aside" : "";
        text += "; saved " + std::to_string(seen.saved[seat].size()) + "\n";
    }
    return text;
}

}  // namespace

std::string moment(int turn, int minutes) { return "turn " + std::to_string(turn) + ", " + clock_text(minutes); }

std::string text_of(const PlayerView& view, const Roster& roster) {
    return standing_text(view, roster) + board_text(view, roster) + side_text(view.sides[french_seat], "French", roster) +
           side_text(view.sides[allied_seat], "Allied", roster) + "Prussians to come: " + (view.prussians_in_doubt ? "perhaps " : "") +
           std::to_string(view.prussians_to_come) + "\n" + tiles_text(view) + cards_text(view) + pursuit_text(view, roster);
}

std::string text_of_both(const PlayerView& french, const PlayerView& allied, const Roster& roster) {
    PlayerView open = french;
    for (std::size_t i = 0; i < open.board.size(); ++i)
        if (allied.board[i] && seat_of(allied.board[i]->army) == allied_seat) open.board[i] = allied.board[i];
    open.sides[allied_seat] = allied.sides[allied_seat];
    if (open.pursuit) open.pursuit->riders[allied_seat] = allied.pursuit->riders[allied_seat];
    std::string text = text_of(open, roster);
    if (open.cards) text += "Allied hand:" + counts_text(allied.cards->hand) + "\n";
    return text;
}

std::string text_of(const Diagram& diagram, const Roster& roster) {
    return board_text(diagram.view, roster, diagram.low, diagram.high) + bots::claims_text(diagram);
}

std::string legend() {
    return "F French, A Allied, P Prussian; 3* line, 2l light infantry, 2c light, 4h heavy cavalry (4' weakened), G gun,\n"
           "C5 commander, CC commander in chief; backs: i infantry, c cavalry, g artillery, l light infantry that survived a shot;\n"
           "before a square: # building, + village, ^ hill, ~ mud\n";
}

}  // namespace fow::waterloo
