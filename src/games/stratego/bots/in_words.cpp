#include "games/stratego/bots/in_words.hpp"

#include "bots/messages.hpp"
#include "core/pcg32.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/json/documents.hpp"
#include "games/stratego/opponent/think.hpp"

namespace fow::stratego {
namespace {

/// The one option: what W15.1 calls true to the table.
constexpr const char* memory_option = "memory";

[[nodiscard]] Session session_for(const Head& head) {
    Options options;
    for (const auto& [name, value] : head.options)
        if (name == memory_option) options.memory = value != "off";
    return Session(new_record(data::load_rule_set(head.game), options));
}

/// A set-up of the same shape on the other wing.
[[nodiscard]] std::string mirrored(std::string text, std::size_t files) {
    std::erase(text, '/');
    for (std::size_t row = 0; row + files <= text.size(); row += files)
        std::reverse(text.begin() + static_cast<std::ptrdiff_t>(row), text.begin() + static_cast<std::ptrdiff_t>(row + files));
    return text;
}

struct Words : bots::UsualWords<Session, OfferDraw, AcceptDraw, Resign> {
    using Resignation = Resign;

    [[nodiscard]] static const GameDocuments& documents(const Session& session) { return stratego::documents(session.record().rules.id); }
    [[nodiscard]] static Head head(const Session& session) {
        const Record& record = session.record();
        // Without the start: a posed position has secrets.
        const Record empty = new_record(record.rules, record.options);
        return {record.rules.id, {{memory_option, record.options.memory ? "on" : "off"}}, bots::digest_of(write_record(empty))};
    }
    [[nodiscard]] static GameTime time(const Session& session) {
        const int turns = clock_of(session.rules(), session.state());
        return {turns, clock_text(turns), {}};
    }
    [[nodiscard]] static std::string text(const Rules&, const Action& action) { return to_text(action); }
    /// Nothing is left to chance.
    [[nodiscard]] static std::string text(const Rules&, const Roll&) { return {}; }
    [[nodiscard]] static std::optional<Roll> roll(const Rules&, const std::string&) { return std::nullopt; }
    [[nodiscard]] static std::optional<Action> action(const Rules&, const std::string& word) { return action_from_text(word); }
    /// A whole set-up in letters (C6.3), for a player who has placed nothing yet.
    [[nodiscard]] static std::vector<Action> actions(const Rules& rules, const View& view, const std::string& word) {
        if (view.phase != Phase::set_up) return {};
        std::vector<Action> actions;
        try {
            for (const Place& place : read_set_up(rules, view.mover, word)) actions.emplace_back(place);
        } catch (const DataError&) {
            return {};
        }
        actions.emplace_back(Ready{});
        return actions;
    }
    [[nodiscard]] static std::vector<Action> legal(const Session& session) {
        ActionList actions;
        stratego::legal(session.rules(), session.state(), actions);
        std::vector<Action> sorted(actions.begin(), actions.end());
        std::sort(sorted.begin(), sorted.end(), [](const Action& a, const Action& b) { return to_text(a) < to_text(b); });
        return sorted;
    }
    [[nodiscard]] static bool takes_back(const Action& action) { return std::holds_alternative<TakeUp>(action); }
    [[nodiscard]] static Budget budget(Level level) { return budget_of(level); }
    [[nodiscard]] static bool sets_up(const State& state) { return state.phase == Phase::set_up; }
    static void set_up(Session& session, Seat seat, std::uint64_t seed) {
        Pcg32 numbers(seed);
        const auto formations = data::formations(session.rules()).sound;
        if (!formations.empty()) {
            std::string text = formations[numbers.below(static_cast<std::uint32_t>(formations.size()))].set_up;
            if (numbers.below(2) == 0) text = mirrored(text, static_cast<std::size_t>(session.rules().set().files));
            Session trial = session;
            bool fits = true;
            for (const Action& action : actions(session.rules(), session.view(viewer_of(seat)), text)) fits = fits && !trial.play(action);
            if (fits && trial.decider() != decider_of(seat)) {
                session = std::move(trial);
                return;
            }
        }
        while (session.decider() == decider_of(seat) && sets_up(session.state()))
            if (session.play(greedy_action(session.rules(), session.view(viewer_of(seat)), numbers.next()))) return;
    }
    [[nodiscard]] static LoggedText logged(const Rules&, const Line& line, Translate translate) {
        return {clock_text(line.turn), describe(line.event, translate), {}};
    }
    [[nodiscard]] static std::vector<Line> log(const Session& session, Audience audience) { return log_of(session, audience); }
    [[nodiscard]] static std::string log_json(const Session& session, Audience audience) { return write_log(session, audience); }
    [[nodiscard]] static std::string view(const Session& session, Audience audience, Form form) {
        const Rules& rules = session.rules();
        switch (form) {
            case Form::plain: break;
            case Form::exact: return write_exact(session.view(audience.value_or(Viewer::onlooker)));
            case Form::text:
                return text_of(audience ? session.view(*audience) : open_view_of(rules, session.state()), rules.set()) + legend();
        }
        return write_view(rules, session.state(), audience);
    }
    [[nodiscard]] static Line read_line(const Rules&, const std::string& text) { return read_exact_line(text); }
    [[nodiscard]] static View read_view(const Rules&, const std::string& text) { return read_exact_view(text); }
};

}  // namespace

std::unique_ptr<Played> in_words(Session session) { return std::make_unique<bots::PlayedOf<Words>>(std::move(session)); }

const Session& session_of(const Played& game) { return dynamic_cast<const bots::PlayedOf<Words>&>(game).session(); }

std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat, std::uint64_t seed) {
    return std::make_unique<bots::Guest<Session>>(in_words, session_of, command, terms, seat, seed);
}

bots::GameInWords game_in_words(const Variant& variant) {
    return {std::string(variant.id),
            known_games(),
            {tr_later("the Blue player"), tr_later("the Red player")},
            [](const Head& wanted) { return in_words(session_for(wanted)); },
            [](const std::string& text, const std::string& document, std::size_t plies) {
                return bots::game_read<Words>(read_record(text, document), plies);
            },
            [](const Head& head) -> std::unique_ptr<bots::BotPlayer> {
                return std::make_unique<bots::BotPlayerOf<Words>>(session_for(head), head);
            }};
}

namespace {

/// Four columns: the piece in the brackets of its side, then what both players know of it. "(8) ", "[?]'", "[9]*".
[[nodiscard]] std::string cell(const SeenPiece& piece) {
    const std::string brackets = piece.side == blue_seat ? "()" : "[]";
    const char mark = piece.shown || piece.far ? '*' : piece.moved ? '\'' : ' ';
    return {brackets[0], piece.rank ? letter(*piece.rank) : '?', brackets[1], mark};
}

/// The part of the board between two squares, the south-western and the north-eastern one.
[[nodiscard]] std::string board_text(const View& view, const RuleSet& rules, Square low, Square high) {
    std::string files = "  ";
    for (int file = low.file(); file <= high.file(); ++file) files += std::string("  ") + static_cast<char>('a' + file) + ' ';
    files.pop_back();
    files += "\n";
    std::string text = files;
    for (int rank = high.rank(); rank >= low.rank(); --rank) {
        const std::string number = (rank < 9 ? " " : "") + std::to_string(rank + 1);
        text += number + " ";
        for (int file = low.file(); file <= high.file(); ++file) {
            const Square square(file, rank);
            const auto& piece = view.at(square);
            text += piece ? cell(*piece) : rules.lakes.has(square) ? " ~  " : " .  ";
        }
        text += number + "\n";
    }
    return text + files;
}

[[nodiscard]] std::string lost_text(const Army& lost) {
    std::string text;
    for (int i = rank_count - 1; i >= 0; --i)
        if (const Rank rank = ranks[static_cast<std::size_t>(i)]; lost[rank] > 0)
            text += (text.empty() ? " " : ", ") + std::to_string(lost[rank]) + " " + std::string(name(rank));
    return text.empty() ? " nothing" : text;
}

[[nodiscard]] std::string standing_text(const View& view) {
    std::string text;
    if (view.result)
        text = (view.result->winner ? "won by " + std::string(word(*view.result->winner)) : std::string("drawn")) + ": " +
               std::string(word(view.result->ending)) + " (" + std::string(rule_of(view.result->ending)) + ")";
    else text = std::string(word(view.mover)) + (view.phase == Phase::set_up ? " sets up" : " to move");
    if (view.quiet > 0 && !view.result) {
        text += ", " + std::to_string(view.quiet) + (view.quiet == 1 ? " turn" : " turns") + " without an attack";
        if (view.quiet_limit > 0) text += " (drawn at " + std::to_string(view.quiet_limit) + ")";
    }
    text += "\n";
    if (view.draw_offered_by) text += std::string(word(*view.draw_offered_by)) + " offers a draw\n";
    return text;
}

}  // namespace

std::string text_of(const View& view, const RuleSet& rules) {
    std::string text = standing_text(view) + board_text(view, rules, Square(0, 0), Square(rules.files - 1, rules.ranks - 1));
    for (const Seat side : {red_seat, blue_seat})
        text += std::string(side == red_seat ? "Red" : "Blue") + " lost:" + lost_text(view.lost[side]) + "\n";
    for (const RefusedMove& refused : view.repeated)
        text += to_text(Action(refused.move)) + " is refused now (" + std::string(refused.why.rule) + ")\n";
    return text;
}

std::string text_of(const Diagram& diagram) {
    return board_text(diagram.view, diagram.rules, diagram.low, diagram.high) + bots::claims_text(diagram);
}

std::string legend() {
    return "(4) Blue, [4] Red, ~ lake; 1 Marshal, 2 General, 3 Colonel, 4 Major, 5 Captain, 6 Lieutenant, 7 Sergeant, 8 Miner,\n"
           "9 Scout, s Spy, B Bomb, F Flag, ? unknown; after a piece: ' it has moved, * both players know it\n";
}

}  // namespace fow::stratego
