#include "games/waterloo/bots/bot_game.hpp"

#include <algorithm>

#include "bots/text.hpp"
#include "core/pcg32.hpp"
#include "games/waterloo/json/exact.hpp"
#include "games/waterloo/opponent/greedy.hpp"
#include "games/waterloo/opponent/think.hpp"
#include "games/waterloo/files/rules_files.hpp"

namespace fow::waterloo::bot_play {
namespace {

using bots::Form;

/// The options that are on or off.
struct Switch {
    const char* name;
    bool Options::* member;
};
constexpr std::array switches{Switch{"memory", &Options::memory}, Switch{"nightfall", &Options::nightfall},
                              Switch{"start-early", &Options::start_early},
                              Switch{"where-are-the-prussians", &Options::where_are_the_prussians}};

[[nodiscard]] Options options_in_head(const bots::Head& head) {
    Options options;
    for (const auto& [name, value] : head.options) {
        if (name == "mode") options.mode = mode_from_word(value).value_or(Mode::basic);
        for (const Switch& each : switches)
            if (name == each.name) options.*each.member = value == "on";
    }
    return options;
}
[[nodiscard]] bots::Head head_of(const Session& session) {
    bots::Head head = head_with(session.record().options);
    // Without the start: a posed position has secrets.
    head.rules = bots::digest_of(write_record(Session(session.record().rules, session.record().options, {}).record()));
    return head;
}

struct WaterlooTerms {
    using Session = fow::waterloo::Session;
    using Resignation = Resign;

    [[nodiscard]] static std::string_view word(Seat seat) { return fow::waterloo::word(seat); }
    [[nodiscard]] static std::string text_of(const Rules& rules, const Action& action) { return to_text(rules.roster(), action); }
    [[nodiscard]] static std::vector<Action> actions_in(const Rules& rules, const PlayerView&, const std::string& word) {
        const auto action = action_from_text(rules.roster(), word);
        return action ? std::vector{*action} : std::vector<Action>();
    }
    [[nodiscard]] static bool talks(const Action& action) {
        return std::holds_alternative<OfferDraw>(action) || std::holds_alternative<AcceptDraw>(action) ||
               std::holds_alternative<Resign>(action) || std::holds_alternative<StandingOrder>(action);
    }
    [[nodiscard]] static bool takes_back(const Action& action) { return std::holds_alternative<Unplace>(action); }
    [[nodiscard]] static std::string write_line(const Rules& rules, const LogLine& line, Form form) {
        return form == Form::exact ? write_exact(line) : bots::one_line(write_log(std::vector{line}, rules.roster()));
    }
    [[nodiscard]] static std::string write_view(const Session& session, Viewer viewer, Form form) {
        const Roster& roster = session.rules().roster();
        const PlayerView view = session.view(viewer);
        return form == Form::exact ? write_exact(view, roster) : bots::one_line(fow::waterloo::write_view(view, roster));
    }
    [[nodiscard]] static LogLine read_line(const Rules&, const std::string& text) { return read_exact_line(text); }
    [[nodiscard]] static PlayerView read_view(const Rules& rules, const std::string& text) { return read_exact_view(text, rules.roster()); }
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
    [[nodiscard]] static std::optional<bots::Ended> ended(const State& state) {
        const auto result = state.result();
        if (!result) return std::nullopt;
        return bots::Ended{result->winner, std::string(fow::waterloo::word(result->ending)), std::string(rule_of(result->ending))};
    }
    [[nodiscard]] static Action greedy(const Rules& rules, const PlayerView& view, std::uint64_t seed) {
        return greedy_action(rules, view, seed);
    }
    [[nodiscard]] static Budget budget(Level level) { return budget_of(level); }
};

[[nodiscard]] Session new_session(const bots::Head& wanted) { return {data::load_ruleset(), options_in_head(wanted), {}}; }

[[nodiscard]] std::unique_ptr<bots::Bout> begin_bout(const bots::Head& wanted, std::uint64_t seed) {
    return bout_of(new_session(wanted), seed);
}
[[nodiscard]] std::unique_ptr<bots::Follower> follower_of(const bots::Head& head) {
    const Session session = new_session(head);
    if (head_of(session).rules != head.rules)
        throw DataError(head.game, "", "the referee plays by other rules than those of this program's data folder");
    return std::make_unique<bots::FollowerOf<WaterlooTerms>>(session.rules());
}

}  // namespace

bots::Head head_with(const Options& options) {
    bots::Head head{"waterloo", {{"mode", std::string(word(options.mode))}}, {}};
    for (const Switch& each : switches) head.options.emplace_back(each.name, options.*each.member ? "on" : "off");
    return head;
}

std::unique_ptr<bots::Bout> bout_of(Session session, std::uint64_t seed) {
    bots::Head head = head_of(session);
    return std::make_unique<bots::BoutOf<WaterlooTerms>>(std::move(head), std::move(session), seed);
}

std::unique_ptr<bots::Guest<Session>> guest_at(const Session& session, const std::string& command, const bots::Terms& terms, Seat seat,
                                               std::uint64_t seed) {
    return std::make_unique<bots::GuestOf<WaterlooTerms>>(head_of(session), command, terms, seat, seed);
}

bots::BotGame waterloo_for_bots() { return {"waterloo", begin_bout, follower_of, styles_of_game}; }

}  // namespace fow::waterloo::bot_play
