#include "games/stratego/bots/bot_games.hpp"

#include "bots/text.hpp"
#include "core/pcg32.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/json/exact.hpp"
#include "games/stratego/opponent/greedy.hpp"
#include "games/stratego/opponent/think.hpp"
#include "games/stratego/files/rules_files.hpp"

namespace fow::stratego::bot_play {
namespace {

using bots::Form;

/// The one option: what W15.1 calls true to the table.
constexpr const char* memory_option = "memory";

[[nodiscard]] Record empty_record(const bots::Head& wanted) {
    Options options;
    for (const auto& [name, value] : wanted.options)
        if (name == memory_option) options.memory = value != "off";
    return new_record(data::load_rule_set(wanted.game), options);
}
[[nodiscard]] bots::Head head_of(const Record& record) {
    // Without the start: a posed position has secrets.
    const Record empty = new_record(record.rules, record.options);
    return {record.rules.id, {{memory_option, record.options.memory ? "on" : "off"}}, bots::digest_of(write_record(empty))};
}

/// A set-up of the same shape on the other wing.
[[nodiscard]] std::string mirrored(std::string text, std::size_t files) {
    std::erase(text, '/');
    for (std::size_t row = 0; row + files <= text.size(); row += files)
        std::reverse(text.begin() + static_cast<std::ptrdiff_t>(row), text.begin() + static_cast<std::ptrdiff_t>(row + files));
    return text;
}

struct StrategoTerms {
    using Session = stratego::Session;
    using Resignation = Resign;

    [[nodiscard]] static std::string_view word(Seat seat) { return stratego::word(seat); }
    [[nodiscard]] static std::string text_of(const Rules&, const Action& action) { return to_text(action); }
    [[nodiscard]] static std::vector<Action> actions_in(const Rules& rules, const View& view, const std::string& word) {
        if (const auto action = action_from_text(word)) return {*action};
        if (view.phase != Phase::set_up) return {};
        // A whole set-up in letters (C6.3), for a player who has placed nothing yet.
        std::vector<Action> actions;
        try {
            for (const Place& place : read_set_up(rules, view.mover, word)) actions.emplace_back(place);
        } catch (const DataError&) {
            return {};
        }
        actions.emplace_back(Ready{});
        return actions;
    }
    [[nodiscard]] static bool talks(const Action& action) {
        return std::holds_alternative<OfferDraw>(action) || std::holds_alternative<AcceptDraw>(action) ||
               std::holds_alternative<Resign>(action);
    }
    [[nodiscard]] static bool takes_back(const Action& action) { return std::holds_alternative<TakeUp>(action); }
    [[nodiscard]] static std::string write_line(const Rules&, const Line& line, Form form) {
        return form == Form::exact ? write_exact(line) : bots::one_line(write_log(std::vector{line}));
    }
    [[nodiscard]] static std::string write_view(const Session& session, Viewer viewer, Form form) {
        if (form == Form::exact) return write_exact(session.view(viewer));
        return bots::one_line(stratego::write_view(session.rules(), session.state(), viewer));
    }
    [[nodiscard]] static Line read_line(const Rules&, const std::string& text) { return read_exact_line(text); }
    [[nodiscard]] static View read_view(const Rules&, const std::string& text) { return read_exact_view(text); }
    [[nodiscard]] static bool sets_up(const State& state) { return state.phase == Phase::set_up; }
    static void set_up(Session& session, Seat seat, std::uint64_t seed) {
        Pcg32 numbers(seed);
        const auto formations = data::formations(session.rules()).sound;
        if (!formations.empty()) {
            std::string text = formations[numbers.below(static_cast<std::uint32_t>(formations.size()))].set_up;
            if (numbers.below(2) == 0) text = mirrored(text, static_cast<std::size_t>(session.rules().set().files));
            Session trial = session;
            bool fits = true;
            for (const Action& action : actions_in(session.rules(), session.view(viewer_of(seat)), text))
                fits = fits && !trial.play(action);
            if (fits && trial.decider() != decider_of(seat)) {
                session = std::move(trial);
                return;
            }
        }
        while (session.decider() == decider_of(seat) && sets_up(session.state()))
            if (session.play(greedy(session.rules(), session.view(viewer_of(seat)), numbers.next()))) return;
    }
    [[nodiscard]] static std::optional<bots::Ended> ended(const State& state) {
        if (!state.result) return std::nullopt;
        return bots::Ended{state.result->winner, std::string(stratego::word(state.result->ending)),
                           std::string(rule_of(state.result->ending))};
    }
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, std::uint64_t seed) {
        return greedy_action(rules, view, seed);
    }
    [[nodiscard]] static Budget budget(Level level) { return budget_of(level); }
};

[[nodiscard]] std::unique_ptr<bots::Bout> begin_bout(const bots::Head& wanted, std::uint64_t seed) {
    return bout_of(Session(empty_record(wanted)), seed);
}
[[nodiscard]] std::unique_ptr<bots::Follower> follower_of(const bots::Head& head) {
    const Record record = empty_record(head);
    if (head_of(record).rules != head.rules)
        throw DataError(head.game, "", "the referee plays by other rules than those of this program's data folder");
    return std::make_unique<bots::FollowerOf<StrategoTerms>>(rules_of(record));
}

}  // namespace

std::unique_ptr<bots::Bout> bout_of(Session session, std::uint64_t seed) {
    bots::Head head = head_of(session.record());
    return std::make_unique<bots::BoutOf<StrategoTerms>>(std::move(head), std::move(session), seed);
}

std::unique_ptr<bots::Guest<Session>> guest_at(const Session& session, const std::string& command, const bots::Terms& terms, Seat seat,
                                               std::uint64_t seed) {
    return std::make_unique<bots::GuestOf<StrategoTerms>>(head_of(session.record()), command, terms, seat, seed);
}

bots::BotGame game_for_bots(const Variant& variant) { return {std::string(variant.id), begin_bout, follower_of, styles_of_game}; }

}  // namespace fow::stratego::bot_play
