#include "games/callipers/bots/in_words.hpp"

#include <iomanip>
#include <sstream>

#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/json/documents.hpp"
#include "games/callipers/opponent/think.hpp"

namespace fow::callipers {
namespace {

constexpr const char* field_option = "field";

struct Words : bots::UsualWords<Session, OfferDraw, AcceptDraw, Resign> {
    using Resignation = Resign;

    [[nodiscard]] static const GameDocuments& documents(const Session&) { return callipers::documents(); }
    [[nodiscard]] static Head head(const Session& session) {
        const RuleSet& rules = session.record().rules;
        Head head = head_with(rules.battle.id);
        head.rules = bots::digest_of(write_record(new_record(rules)));
        return head;
    }
    [[nodiscard]] static GameTime time(const Session& session) {
        const int turn = turn_number(session.state());
        return {turn, clock_text(turn), {}};
    }
    [[nodiscard]] static std::optional<Action> action(const Rules&, const std::string& word) { return action_from_text(word); }
    [[nodiscard]] static std::optional<Roll> roll(const Rules&, const std::string& word) { return roll_from_text(word); }
    /// A piece may go to any yard.
    [[nodiscard]] static std::vector<Action> legal(const Session&) { return {}; }
    /// These are not all orders, but those worth trying.
    [[nodiscard]] static std::vector<Action> choices(const Rules& rules, const View& view) {
        std::vector<Action> actions = orders_worth_trying(rules, view);
        for (const Action& talk : {Action(OfferDraw{}), Action(AcceptDraw{}), Action(Resign{})})
            if (!check(rules, view, talk)) actions.push_back(talk);
        return actions;
    }
    [[nodiscard]] static Budget budget(Level level) { return budget_of(level); }
    [[nodiscard]] static LoggedText logged(const Rules&, const Line& line, Translate translate) {
        return {clock_text(line.turn) + " " + std::string(word(line.side)), describe(line.event, translate),
                std::string(rule_of(line.event))};
    }
    [[nodiscard]] static std::string view(const Session& session, Audience, Form form) {
        switch (form) {
            case Form::plain: break;
            case Form::exact: return write_exact(session.state());
            case Form::text: return text_of(session.rules(), session.state());
        }
        return write_view(session.rules(), session.state());
    }
    [[nodiscard]] static Line read_line(const Rules&, const std::string& text) { return read_exact_line(text); }
    [[nodiscard]] static View read_view(const Rules& rules, const std::string& text) { return read_exact_view(rules, text); }
};

[[nodiscard]] Session session_for(const Head& head) {
    std::string battle = "waterloo";
    for (const auto& [name, value] : head.options)
        if (name == field_option) battle = value;
    return Session(new_record(data::load_battle(battle)));
}

}  // namespace

Head head_with(const std::string& battle) { return {std::string(documents().id), {{field_option, battle}}, {}}; }

std::unique_ptr<Played> in_words(Session session) { return std::make_unique<bots::PlayedOf<Words>>(std::move(session)); }

const Session& session_of(const Played& game) { return dynamic_cast<const bots::PlayedOf<Words>&>(game).session(); }

std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat, std::uint64_t seed) {
    return std::make_unique<bots::Guest<Session>>(in_words, session_of, command, terms, seat, seed);
}

bots::GameInWords callipers_in_words() {
    return {std::string(documents().id),
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

[[nodiscard]] std::string standing_text(const Rules& rules, const State& state) {
    const Battle& battle = rules.battle();
    std::string text = "turn " + std::to_string(state.turn) + " of " + std::to_string(battle.turns) + ", " +
                       time_text(battle.clock + (state.turn - 1) * battle.minutes) + ": ";
    if (state.result)
        return text + (state.result->winner ? "won by " + std::string(word(*state.result->winner)) : std::string("drawn")) + ", " +
               std::string(word(state.result->ending)) + " (" + std::string(rule_of(state.result->ending)) + ")";
    text += std::string(word(state.side)) + " in turn, " + std::string(word_of(step_words, state.step));
    if (state.stage == Stage::orders) return text;
    return text + ", " + std::string(word_of(stage_words, state.stage)) + ": " + std::string(word(turn(state))) + " decides";
}

[[nodiscard]] std::string done_text(const Place& place) {
    std::string text;
    const auto add = [&](bool flag, const char* what) {
        if (flag) text += (text.empty() ? "" : ", ") + std::string(what);
    };
    add(place.moved, "moved");
    add(place.fired, "fired");
    add(place.shot_at, "fired at");
    add(place.attacked, "has attacked");
    add(place.defended, "has defended");
    return text;
}

void add_piece(std::ostringstream& out, const Rules& rules, const State& state, int i) {
    const Piece& piece = rules.piece(i);
    const Place& place = state.pieces[static_cast<std::size_t>(i)];
    static constexpr std::array<char, 3> letters{'I', 'C', 'A'};
    out << std::setw(5) << piece.key << ' ' << letters[index(piece.arm)] << piece.thousands << std::setw(6) << place.at.x << std::setw(6)
        << place.at.y << std::setw(4) << place.facing << "  " << piece.name;
    if (state.general[piece.side] == i) out << " (general)";
    if (const std::string done = done_text(place); !done.empty()) out << ": " << done;
    out << '\n';
}

}  // namespace

std::string text_of(const Rules& rules, const State& state) {
    std::ostringstream out;
    const Battle& battle = rules.battle();
    out << battle.name << ", " << standing_text(rules, state) << '\n'
        << "losses: French " << 1000 * state.losses.first << ", Allied " << 1000 * state.losses.second << " of " << 1000 * battle.need
        << "; men moved " << 1000 * state.marched << " of " << 1000 * battle.budget << '\n';
    for (std::size_t i = 0; i < battle.holds.size(); ++i)
        out << (i == 0 ? "" : ", ") << rules.fort_name(static_cast<int>(i)) << ' ' << title(state.owners[i]);
    if (!battle.holds.empty()) out << '\n';
    if (state.offer) out << title(*state.offer) << " offer of a draw\n";
    for (const Seat side : seats) {
        out << title(side) << '\n';
        for (int i = 0; i < rules.count(); ++i)
            if (rules.piece(i).side == side && state.pieces[static_cast<std::size_t>(i)].stands) add_piece(out, rules, state, i);
    }
    return out.str();
}

}  // namespace fow::callipers
