// The one implementation of Played: a session, and what its game says about the words for it.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bots/game_in_words.hpp"
#include "bots/messages.hpp"
#include "core/errors.hpp"
#include "core/session.hpp"
#include "seal/commitments.hpp"

namespace fow::bots {

/// The words of a game: static functions of a struct `G`, which mostly derives from UsualWords. Their first arguments tell what they use:
/// those with a view must not use anything else. The functions think, replay, write_record, plain_text, turn_number and those of
/// seal/commitments.hpp are found beside the game's types.
template <class G>
concept WordsOfGame = requires(const typename G::Session& session, typename G::Session& changed, const typename G::Rules& rules,
                               const typename G::State& state, const typename G::View& view, const typename G::Action& action,
                               const typename G::Roll& roll, const typename G::Line& line, const std::string& word, Seat seat,
                               Audience audience, Form form, std::uint64_t seed, Level level) {
    /// The action that gives the game up.
    requires std::constructible_from<typename G::Action, typename G::Resignation>;
    /// The documents of the game, and the words of its seats.
    { G::documents(session) } -> std::same_as<const GameDocuments&>;
    { G::head(session) } -> std::same_as<Head>;
    { G::time(session) } -> std::same_as<GameTime>;
    { G::ended(state) } -> std::same_as<std::optional<Ended>>;

    /// Notation, and back; nothing if the word is none.
    { G::text(rules, action) } -> std::convertible_to<std::string>;
    { G::text(rules, roll) } -> std::convertible_to<std::string>;
    { G::action(rules, word) } -> std::same_as<std::optional<typename G::Action>>;
    { G::roll(rules, word) } -> std::same_as<std::optional<typename G::Roll>>;
    /// The actions that a word stands for which is not the notation of one; none if it is nothing at all.
    { G::actions(rules, view, word) } -> std::same_as<std::vector<typename G::Action>>;

    /// Every legal action, as `fow legal` lists them; none if the game cannot list them.
    { G::legal(session) } -> std::same_as<std::vector<typename G::Action>>;
    /// What a seat may do, or what is worth trying.
    { G::choices(rules, view) } -> std::same_as<std::vector<typename G::Action>>;
    /// Whether an action is in Choices::also; whether it is there too, unless nothing else is in Choices::forward.
    { G::talks(action) } -> std::same_as<bool>;
    { G::takes_back(action) } -> std::same_as<bool>;
    { G::greedy(rules, view, seed) } -> std::same_as<typename G::Action>;
    { G::budget(level) } -> std::same_as<Budget>;
    { G::sets_up(state) } -> std::same_as<bool>;
    /// Plays the set-up of that seat, at random.
    { G::set_up(changed, seat, seed) } -> std::same_as<void>;

    { G::line(rules, line, form, untranslated) } -> std::same_as<std::string>;
    { G::logged(rules, line, untranslated) } -> std::same_as<LoggedText>;
    { G::log(session, audience) } -> std::same_as<std::vector<typename G::Line>>;
    { G::log_json(session, audience) } -> std::same_as<std::string>;
    { G::view(session, audience, form) } -> std::same_as<std::string>;
    { G::fault(rules, state) } -> std::same_as<std::optional<std::string>>;

    /// What `line` and `view` wrote in exact form. These throw DataError.
    { G::read_line(rules, word) } -> std::same_as<typename G::Line>;
    { G::read_view(rules, word) } -> std::same_as<typename G::View>;
};

/// What most games say in the same way. `Talk`: the actions that are in Choices::also.
template <class PlayedSession, class... Talk>
struct UsualWords {
    using Session = PlayedSession;
    using Rules = typename Session::Rules;
    using State = typename Session::State;
    using Action = typename Session::Action;
    using Roll = typename Session::Roll;
    using Line = typename Session::Line;
    using View = std::decay_t<decltype(std::declval<const Session&>().view(Viewer::onlooker))>;

    [[nodiscard]] static std::optional<Ended> ended(const State& state) {
        const auto result = [&] {
            if constexpr (requires { state.result(); }) return state.result();
            else return state.result;
        }();
        if (!result) return std::nullopt;
        return Ended{result->winner, std::string(word(result->ending)), std::string(rule_of(result->ending))};
    }
    template <class Ply>
    [[nodiscard]] static std::string text(const Rules&, const Ply& ply) {
        return to_text(ply);
    }
    [[nodiscard]] static std::vector<Action> actions(const Rules&, const View&, const std::string&) { return {}; }
    [[nodiscard]] static std::vector<Action> choices(const Rules&, const View& view) { return {view.legal.begin(), view.legal.end()}; }
    [[nodiscard]] static bool talks(const Action& action) { return (std::holds_alternative<Talk>(action) || ...); }
    [[nodiscard]] static bool takes_back(const Action&) { return false; }
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, std::uint64_t seed) {
        return greedy_action(rules, view, seed);
    }
    [[nodiscard]] static bool sets_up(const State&) { return false; }
    static void set_up(Session&, Seat, std::uint64_t) {}
    [[nodiscard]] static std::string line(const Rules&, const Line& line, Form form, Translate translate) {
        switch (form) {
            case Form::plain: break;
            case Form::exact: return write_exact(line);
            case Form::text: return describe(line.event, translate);
        }
        return one_line(write_log(std::vector{line}));
    }
    [[nodiscard]] static std::vector<Line> log(const Session& session, Audience) { return session.heard(Viewer::onlooker); }
    [[nodiscard]] static std::string log_json(const Session& session, Audience) { return write_log(session); }
    [[nodiscard]] static std::optional<std::string> fault(const Rules&, const State&) { return std::nullopt; }
};

/// A session as one seat knows it.
template <WordsOfGame G>
class SeatViewOf final : public SeatView {
public:
    using Session = typename G::Session;
    /// Both must outlive it.
    SeatViewOf(const Head& head, const Session& session, Seat seat) : head_(head), session_(session), seat_(seat) {}
    [[nodiscard]] const Head& head() const override { return head_; }
    [[nodiscard]] std::string_view seat() const override { return word(G::documents(session_), seat_); }
    [[nodiscard]] std::size_t lines() const override { return heard().size(); }
    [[nodiscard]] std::string line(std::size_t i, Form form) const override { return G::line(rules(), heard()[i], form, untranslated); }
    [[nodiscard]] std::string view(Form form) const override {
        const std::string view = G::view(session_, viewer_of(seat_), form);
        return form == Form::text ? view : one_line(view);
    }
    [[nodiscard]] Choices choices() const override {
        Choices choices;
        std::vector<std::string> back;
        for (const auto& action : G::choices(rules(), seen()))
            (G::talks(action) ? choices.also : G::takes_back(action) ? back : choices.forward).push_back(G::text(rules(), action));
        auto& place = choices.forward.empty() ? choices.forward : choices.also;
        place.insert(place.begin(), back.begin(), back.end());
        return choices;
    }
    [[nodiscard]] AnswerInWords thought(const Mind& mind, Budget budget) const override {
        const auto made = think(rules(), seen(), heard(), mind, budget);
        return {G::text(rules(), made.action), made.reason, made.chance, made.nodes};
    }
    [[nodiscard]] Budget budget_of(Level level) const override { return G::budget(level); }
    [[nodiscard]] std::string greedy(std::uint64_t seed) const override { return G::text(rules(), G::greedy(rules(), seen(), seed)); }

private:
    [[nodiscard]] const auto& rules() const { return session_.rules(); }
    [[nodiscard]] const auto& heard() const { return session_.heard(viewer_of(seat_)); }
    [[nodiscard]] auto seen() const { return session_.view(viewer_of(seat_)); }

    const Head& head_;
    const Session& session_;
    Seat seat_;
};

template <WordsOfGame G>
class PlayedOf final : public Played {
public:
    using Session = typename G::Session;

    explicit PlayedOf(Session session) : session_(std::move(session)), head_(G::head(session_)) {}
    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] std::unique_ptr<Played> copy() const override { return std::make_unique<PlayedOf>(*this); }
    PlayedOf(const PlayedOf& other) : Played(other), session_(other.session_), head_(other.head_) {}
    PlayedOf& operator=(const PlayedOf&) = delete;

    [[nodiscard]] const TableNotes& notes() const override { return session_.record(); }
    [[nodiscard]] Decider decider() const override { return session_.decider(); }
    [[nodiscard]] std::string_view word(Seat seat) const override { return fow::word(G::documents(session_), seat); }
    [[nodiscard]] GameTime time() const override { return G::time(session_); }
    [[nodiscard]] std::optional<Ended> ended() const override { return G::ended(session_.state()); }
    [[nodiscard]] const SeatView& seat_view(Seat seat) const override { return seat_views_[index(seat)]; }

    [[nodiscard]] std::optional<std::string> action(std::string_view word) const override {
        const auto action = G::action(rules(), std::string(word));
        return action ? std::optional<std::string>(G::text(rules(), *action)) : std::nullopt;
    }
    [[nodiscard]] std::optional<Refused> play(std::string_view word) override {
        const auto seat = seat_to_decide();
        const auto actions = actions_of(seat, std::string(word));
        if (actions.empty()) return Refused{"-", Told("This is no action.")};
        for (const auto& action : actions) {
            // The first one is left to the rules: they say why it is refused.
            if (&action != &actions.front() && seat_to_decide() != seat) return Refused{"-", Told("It is no longer your decision.")};
            if (const auto violation = session_.play(action)) return Refused{std::string(violation->rule), told(*violation)};
        }
        return std::nullopt;
    }
    [[nodiscard]] std::vector<std::string> legal() const override {
        std::vector<std::string> words;
        for (const auto& action : G::legal(session_)) words.push_back(G::text(rules(), action));
        return words;
    }
    [[nodiscard]] std::vector<Weighted<std::string>> rolls() const override {
        std::vector<Weighted<std::string>> words;
        for (const auto& outcome : session_.rolls()) words.push_back({G::text(rules(), outcome.roll), outcome.weight});
        return words;
    }
    Rolled roll(std::string_view word) override {
        const auto roll = G::roll(rules(), std::string(word));
        if (!roll) return Rolled::no_outcome;
        return session_.roll(*roll) ? Rolled::played : Rolled::not_due;
    }
    [[nodiscard]] bool setting_up() const override { return G::sets_up(session_.state()); }
    void set_up(std::uint64_t seed) override {
        if (const auto seat = seat_to_decide(); seat && setting_up()) G::set_up(session_, *seat, seed);
    }
    void give_up() override { static_cast<void>(session_.play(typename G::Resignation{})); }

    [[nodiscard]] std::size_t plies() const override { return session_.ply_count(); }
    [[nodiscard]] std::size_t last_decision() const override {
        std::size_t plies = session_.ply_count();
        while (plies > 0 && std::holds_alternative<typename Session::Roll>(session_.record().plies[--plies])) {}
        return plies;
    }
    [[nodiscard]] std::size_t fixed_plies() const override { return session_.fixed_plies(); }
    [[nodiscard]] std::unique_ptr<Played> set_back(std::size_t plies) const override {
        auto record = session_.record();
        std::erase_if(record.remarks, [&](const Remark& made) { return made.ply > plies; });
        std::erase_if(record.thoughts, [&](const Thought& made) { return made.turn > turn_number(session_.state_after(plies)); });
        Session earlier = std::move(replay(record, plies).session);
        // What the rules allow a player to take back leaves no trace in the record.
        if (plies < session_.fixed_plies())
            earlier.remark(GameSetBack{session_.moment_after(session_.ply_count()), earlier.moment_after(plies),
                                       session_.decider() == Decider::nobody});
        return std::make_unique<PlayedOf>(std::move(earlier));
    }

    [[nodiscard]] std::size_t lines() const override { return session_.heard(Viewer::onlooker).size(); }
    [[nodiscard]] std::string line(Viewer viewer, std::size_t i, Form form, Translate translate) const override {
        return G::line(rules(), session_.heard(viewer)[i], form, translate);
    }
    [[nodiscard]] std::vector<LoggedText> log(Audience audience, Translate translate) const override {
        std::vector<LoggedText> texts;
        for (const auto& line : G::log(session_, audience)) texts.push_back(G::logged(rules(), line, translate));
        return texts;
    }
    [[nodiscard]] std::string log_json(Audience audience) const override { return G::log_json(session_, audience); }
    [[nodiscard]] std::string view(Audience audience, Form form) const override { return G::view(session_, audience, form); }
    [[nodiscard]] std::string record(const PerSeat<std::string>& names) const override {
        auto record = session_.record();
        record.names = names;
        return write_record(record);
    }
    [[nodiscard]] std::vector<CheckedCommitment> commitments() const override { return seal::check_commitments(session_); }
    [[nodiscard]] std::vector<std::string> remarks(Translate translate) const override {
        std::vector<std::string> sentences;
        for (const Remark& remark : session_.record().remarks) sentences.push_back(plain_text(session_.record(), remark.what, translate));
        return sentences;
    }
    [[nodiscard]] std::optional<std::pair<std::size_t, std::string>> fault() const override {
        for (std::size_t ply = 0; ply <= session_.ply_count(); ++ply)
            if (auto fault = G::fault(rules(), session_.state_after(ply))) return std::pair(ply, *std::move(fault));
        return std::nullopt;
    }

private:
    [[nodiscard]] const auto& rules() const { return session_.rules(); }
    [[nodiscard]] std::optional<Seat> seat_to_decide() const {
        for (const Seat seat : seats)
            if (session_.decider() == decider_of(seat)) return seat;
        return std::nullopt;
    }
    [[nodiscard]] std::vector<typename Session::Action> actions_of(std::optional<Seat> seat, const std::string& word) const {
        if (const auto action = G::action(rules(), word)) return {*action};
        return seat ? G::actions(rules(), session_.view(viewer_of(*seat)), word) : std::vector<typename Session::Action>();
    }

    Session session_;
    Head head_;
    std::array<SeatViewOf<G>, 2> seat_views_{SeatViewOf<G>(head_, session_, Seat::first), SeatViewOf<G>(head_, session_, Seat::second)};
};

/// See BotPlayer.
template <WordsOfGame G>
class BotPlayerOf final : public BotPlayer {
public:
    /// `session`: the game before its first ply. Throws DataError if its rules are not those of the head.
    BotPlayerOf(const typename G::Session& session, const Head& head) : rules_(session.rules()) {
        if (G::head(session).rules != head.rules)
            throw DataError(head.game, "", "the referee plays by other rules than those of this program's data folder");
    }
    void hear(const std::string& line) override { heard_.push_back(G::read_line(rules_, line)); }
    [[nodiscard]] AnswerInWords thought(const std::string& view, const Mind& mind, Budget budget) const override {
        const auto made = think(rules_, G::read_view(rules_, view), heard_, mind, budget);
        return {G::text(rules_, made.action), made.reason, made.chance, made.nodes};
    }
    [[nodiscard]] Budget budget_of(Level level) const override { return G::budget(level); }

private:
    typename G::Rules rules_;
    std::vector<typename G::Line> heard_;
};

/// `read`: a ReadRecordOf the game's record.
template <WordsOfGame G, class Read>
[[nodiscard]] GameRead game_read(const Read& read, std::size_t plies) {
    return {std::make_unique<PlayedOf<G>>(std::move(replay(read.record, plies).session)), read.record.plies.size(), read.record,
            read.broken_at, read.reason};
}

}  // namespace fow::bots
