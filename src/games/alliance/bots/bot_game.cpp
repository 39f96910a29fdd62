#include "games/alliance/bots/bot_game.hpp"

#include "bots/text.hpp"
#include "games/alliance/json/documents.hpp"
#include "games/alliance/json/exact.hpp"
#include "games/alliance/opponent/greedy.hpp"
#include "games/alliance/opponent/think.hpp"
#include "games/alliance/files/rules_files.hpp"

namespace fow::alliance::bot_play {
namespace {

using bots::Form;

[[nodiscard]] bots::Head head_of(const Record& record) {
    return {std::string(documents().id), {}, bots::digest_of(write_record(new_record(record.rules)))};
}

struct AllianceTerms {
    using Session = alliance::Session;
    using Resignation = Resign;

    [[nodiscard]] static std::string_view word(Seat seat) { return alliance::word(seat); }
    [[nodiscard]] static std::string text_of(const Rules&, const Action& action) { return to_text(action); }
    [[nodiscard]] static std::vector<Action> actions_in(const Rules&, const View&, const std::string& word) {
        const auto action = action_from_text(word);
        return action ? std::vector{*action} : std::vector<Action>{};
    }
    [[nodiscard]] static bool talks(const Action& action) {
        return !std::holds_alternative<Order>(action) && !std::holds_alternative<Take>(action);
    }
    [[nodiscard]] static bool takes_back(const Action&) { return false; }
    [[nodiscard]] static std::string write_line(const Rules&, const Line& line, Form form) {
        return form == Form::exact ? write_exact(line) : bots::one_line(write_log(std::vector{line}));
    }
    /// All information is open (L13.1), so a position is enough.
    [[nodiscard]] static std::string write_view(const Session& session, Viewer, Form form) {
        return bots::one_line(form == Form::exact ? write_position(session.rules(), session.state())
                                                  : alliance::write_view(session.rules(), session.state()));
    }
    [[nodiscard]] static Line read_line(const Rules&, const std::string& text) { return read_exact_line(text); }
    [[nodiscard]] static View read_view(const Rules& rules, const std::string& text) {
        return view_of(rules, read_position(text, "what a seat knows", rules), Viewer::onlooker);
    }
    /// Nobody sets up (L1).
    [[nodiscard]] static bool sets_up(const State&) { return false; }
    static void set_up(Session&, Seat, std::uint64_t) {}
    [[nodiscard]] static std::optional<bots::Ended> ended(const State& state) {
        if (!state.result) return std::nullopt;
        return bots::Ended{state.result->winner, std::string(alliance::word(state.result->ending)),
                           std::string(rule_of(state.result->ending))};
    }
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, std::uint64_t seed) {
        return greedy_action(rules, view, seed);
    }
    [[nodiscard]] static Budget budget(Level level) { return budget_of(level); }
};

[[nodiscard]] std::unique_ptr<bots::Bout> begin_bout(const bots::Head&, std::uint64_t seed) {
    return bout_of(Session(new_record(data::load_rule_set())), seed);
}
[[nodiscard]] std::unique_ptr<bots::Follower> follower_of(const bots::Head& head) {
    const Record record = new_record(data::load_rule_set());
    if (head_of(record).rules != head.rules)
        throw DataError(head.game, "", "the referee plays by other rules than those of this program's data folder");
    return std::make_unique<bots::FollowerOf<AllianceTerms>>(rules_of(record));
}

}  // namespace

std::unique_ptr<bots::Bout> bout_of(Session session, std::uint64_t seed) {
    bots::Head head = head_of(session.record());
    return std::make_unique<bots::BoutOf<AllianceTerms>>(std::move(head), std::move(session), seed);
}

std::unique_ptr<bots::Guest<Session>> guest_at(const Session& session, const std::string& command, const bots::Terms& terms, Seat seat,
                                               std::uint64_t seed) {
    return std::make_unique<bots::GuestOf<AllianceTerms>>(head_of(session.record()), command, terms, seat, seed);
}

bots::BotGame alliance_for_bots() { return {std::string(documents().id), begin_bout, follower_of, styles_of_game}; }

}  // namespace fow::alliance::bot_play
