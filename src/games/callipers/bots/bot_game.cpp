#include "games/callipers/bots/bot_game.hpp"

#include "bots/text.hpp"
#include "games/callipers/json/documents.hpp"
#include "games/callipers/json/exact.hpp"
#include "games/callipers/opponent/greedy.hpp"
#include "games/callipers/opponent/think.hpp"
#include "games/callipers/files/rules_files.hpp"

namespace fow::callipers::bot_play {
namespace {

using bots::Form;

constexpr const char* field_option = "field";

[[nodiscard]] bots::Head head_of(const Record& record) {
    bots::Head head = head_with(record.rules.battle.id);
    head.rules = bots::digest_of(write_record(new_record(record.rules)));
    return head;
}
[[nodiscard]] Record record_for(const bots::Head& head) {
    std::string battle = "waterloo";
    for (const auto& [name, value] : head.options)
        if (name == field_option) battle = value;
    return new_record(data::load_battle(battle));
}

struct CallipersTerms {
    using Session = callipers::Session;
    using Resignation = Resign;

    [[nodiscard]] static std::string_view word(Seat seat) { return callipers::word(seat); }
    [[nodiscard]] static std::string text_of(const Rules&, const Action& action) { return to_text(action); }
    [[nodiscard]] static std::vector<Action> actions_in(const Rules&, const View&, const std::string& word) {
        const auto action = action_from_text(word);
        return action ? std::vector{*action} : std::vector<Action>{};
    }
    /// A piece may go to any yard, so these are not all orders, but those worth trying.
    [[nodiscard]] static std::vector<Action> some_actions(const Rules& rules, const View& view) {
        std::vector<Action> actions = orders_worth_trying(rules, view);
        for (const Action& talk : {Action(OfferDraw{}), Action(AcceptDraw{}), Action(Resign{})})
            if (!check(rules, view, talk)) actions.push_back(talk);
        return actions;
    }
    [[nodiscard]] static bool talks(const Action& action) {
        return std::holds_alternative<OfferDraw>(action) || std::holds_alternative<AcceptDraw>(action) ||
               std::holds_alternative<Resign>(action);
    }
    [[nodiscard]] static bool takes_back(const Action&) { return false; }
    [[nodiscard]] static std::string write_line(const Rules&, const Line& line, Form form) {
        return form == Form::exact ? write_exact(line) : bots::one_line(write_log(std::vector{line}));
    }
    [[nodiscard]] static std::string write_view(const Session& session, Viewer, Form form) {
        return form == Form::exact ? write_exact(session.state()) : bots::one_line(callipers::write_view(session.rules(), session.state()));
    }
    [[nodiscard]] static Line read_line(const Rules&, const std::string& text) { return read_exact_line(text); }
    [[nodiscard]] static View read_view(const Rules& rules, const std::string& text) { return read_exact_view(rules, text); }
    /// Nobody sets up (K2.8).
    [[nodiscard]] static bool sets_up(const State&) { return false; }
    static void set_up(Session&, Seat, std::uint64_t) {}
    [[nodiscard]] static std::optional<bots::Ended> ended(const State& state) {
        if (!state.result) return std::nullopt;
        return bots::Ended{state.result->winner, std::string(callipers::word(state.result->ending)),
                           std::string(rule_of(state.result->ending))};
    }
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, std::uint64_t seed) {
        return greedy_action(rules, view, seed);
    }
    [[nodiscard]] static Budget budget(Level level) { return budget_of(level); }
};

[[nodiscard]] std::unique_ptr<bots::Bout> begin_bout(const bots::Head& wanted, std::uint64_t seed) {
    return bout_of(Session(record_for(wanted)), seed);
}
[[nodiscard]] std::unique_ptr<bots::Follower> follower_of(const bots::Head& head) {
    const Record record = record_for(head);
    if (head_of(record).rules != head.rules)
        throw DataError(head.game, "", "the referee plays by other rules than those of this program's data folder");
    return std::make_unique<bots::FollowerOf<CallipersTerms>>(rules_of(record));
}

}  // namespace

bots::Head head_with(const std::string& battle) { return {std::string(documents().id), {{field_option, battle}}, {}}; }

std::unique_ptr<bots::Bout> bout_of(Session session, std::uint64_t seed) {
    bots::Head head = head_of(session.record());
    return std::make_unique<bots::BoutOf<CallipersTerms>>(std::move(head), std::move(session), seed);
}

std::unique_ptr<bots::Guest<Session>> guest_at(const Session& session, const std::string& command, const bots::Terms& terms, Seat seat,
                                               std::uint64_t seed) {
    return std::make_unique<bots::GuestOf<CallipersTerms>>(head_of(session.record()), command, terms, seat, seed);
}

bots::BotGame callipers_for_bots() { return {std::string(documents().id), begin_bout, follower_of, styles_of_game}; }

}  // namespace fow::callipers::bot_play
