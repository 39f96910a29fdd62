#include "games/stratego/bots/in_words.hpp"

#include "core/pcg32.hpp"
#include "games/stratego/bots/text_board.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/json/documents.hpp"
#include "games/stratego/json/exact.hpp"
#include "games/stratego/opponent/greedy.hpp"
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
    [[nodiscard]] static LoggedText logged(const Rules&, const Line& line) { return {clock_text(line.turn), describe(line.event), {}}; }
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
            {"the Blue player", "the Red player"},
            [](const Head& wanted) { return in_words(session_for(wanted)); },
            [](const std::string& text, const std::string& document, std::size_t plies) {
                return bots::game_read<Words>(read_record(text, document), plies);
            },
            [](const Head& head) -> std::unique_ptr<bots::BotPlayer> {
                return std::make_unique<bots::BotPlayerOf<Words>>(session_for(head), head);
            }};
}

}  // namespace fow::stratego
