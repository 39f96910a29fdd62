#include "games/callipers/bots/in_words.hpp"

#include "games/callipers/bots/text.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/json/documents.hpp"
#include "games/callipers/json/exact.hpp"
#include "games/callipers/opponent/greedy.hpp"
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
    [[nodiscard]] static LoggedText logged(const Rules&, const Line& line) {
        return {clock_text(line.turn) + " " + std::string(word(line.side)), describe(line.event), std::string(rule_of(line.event))};
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
            {"the French player", "the Allied player"},
            [](const Head& wanted) { return in_words(session_for(wanted)); },
            [](const std::string& text, const std::string& document, std::size_t plies) {
                return bots::game_read<Words>(read_record(text, document), plies);
            },
            [](const Head& head) -> std::unique_ptr<bots::BotPlayer> {
                return std::make_unique<bots::BotPlayerOf<Words>>(session_for(head), head);
            }};
}

}  // namespace fow::callipers
