#include "games/waterloo/bots/in_words.hpp"

#include <algorithm>

#include "core/pcg32.hpp"
#include "games/waterloo/bots/text_board.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/json/exact.hpp"
#include "games/waterloo/opponent/greedy.hpp"
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
                              Switch{"where-are-the-prussians", &Options::where_are_the_prussians}};

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
    [[nodiscard]] static std::string line(const Rules& rules, const LogLine& line, Form form) {
        switch (form) {
            case Form::plain: break;
            case Form::exact: return write_exact(line);
            case Form::text: return describe(rules.roster(), line.event);
        }
        return bots::one_line(write_log(std::vector{line}, rules.roster()));
    }
    [[nodiscard]] static LoggedText logged(const Rules& rules, const LogLine& line) {
        return {moment(line.turn, line.minutes), describe(rules.roster(), line.event), {}};
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
            {"the French player", "the Allied player"},
            [](const Head& wanted) { return in_words(session_for(wanted)); },
            [](const std::string& text, const std::string& document, std::size_t plies) {
                return bots::game_read<Words>(read_record(text, document), plies);
            },
            [](const Head& head) -> std::unique_ptr<bots::BotPlayer> {
                return std::make_unique<bots::BotPlayerOf<Words>>(session_for(head), head);
            }};
}

}  // namespace fow::waterloo
