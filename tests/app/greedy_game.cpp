#include "app/greedy_game.hpp"

#include <filesystem>

#include "app/clicks.hpp"
#include "app/draft.hpp"
#include "app/greedy_choice.hpp"
#include "app/recap.hpp"
#include "app/shipped.hpp"
#include "chance/chance.hpp"
#include "files/files.hpp"
#include "ui/screens/battle_screen.hpp"

namespace fow::test {
namespace {

class Player {
public:
    Player(const Ruleset& rules, Options options, std::uint64_t seed)
        : session_(rules, options, {"Marie", "Arthur"}), chance_(seed), lots_(seed + 1) {}

    GreedyGame play() {
        const Options& options = session_.record().options;
        say("click new-game\nclick first-name\ntype Marie\nclick second-name\ntype Arthur");
        if (options.mode != Mode::basic) say("click mode:" + std::string(word(options.mode)));
        if (options.start_early || options.where_are_the_prussians) say("click more-choices");
        if (options.start_early) say("click start-early");
        if (options.where_are_the_prussians) say("click where-are-the-prussians");
        say("click begin");
        for (const Seat seat : {Seat::allied, Seat::french}) set_up(seat);
        seated_ = Seat::french;
        go_on();
        while (session_.decider() != Decider::nobody) act(greedy_choice(session_.rules(), session_.state(), lots_));
        return {script_, session_};
    }

private:
    void say(const std::string& line) { script_ += line + "\n"; }

    void roll() { static_cast<void>(session_.roll(chance_.pick(session_.rolls()))); }

    void set_up(Seat seat) {
        say("hold take-seat");
        if (session_.state().phase == Phase::line_draw) {
            say("click card-2\nclick go-on");
            roll();
        }
        say("click historical\nclick ready\nclick ready-now");
        app::Draft draft(session_.rules(), session_.state());
        draft.set_what_fits(app::historical_army(files::data_folder(), seat, session_.rules().roster()).places);
        for (const PlaceUnit& place : draft.places()) static_cast<void>(session_.play(place));
        static_cast<void>(session_.play(Ready{}));
    }

    /// To whoever decides next: through chance, the veil and the news.
    void go_on() {
        while (session_.state().phase == Phase::prussian_draw || session_.state().phase == Phase::muster) roll();
        if (session_.state().phase == Phase::prussian_die) {
            say("click roll-die\nclick continue");
            roll();
            seated_.reset();
        }
        if (session_.decider() == Decider::nobody) return;
        const Seat wanted = session_.decider() == Decider::french ? Seat::french : Seat::allied;
        if (seated_ != wanted) say("hold take-seat");
        seated_ = wanted;
        read_news(wanted);
    }

    void read_news(Seat seat) {
        const Phase phase = session_.state().phase;
        if (phase != Phase::turn && phase != Phase::card && phase != Phase::pursuit) return;
        const std::vector<LogLine> log = session_.log(viewer_of(seat));
        const app::PursuitNews news = app::pursuit_news(session_, app::news_for(log, session_.state(), seat, read_[seat]), seat);
        if (news.lines.empty() && !news.begins) return;
        say("click news-read");
        read_[seat] = log.size();
    }

    void act(const Action& action) {
        const std::size_t before = session_.heard(Viewer::onlooker).size();
        const bool scouts = session_.state().playing.active && session_.state().playing.card == Card::reconnaissance;
        const bool looked = scouts && session_.state().playing.steps + (std::holds_alternative<Look>(action) ? 1 : 0) > 0;
        click(action);
        static_cast<void>(session_.play(action));
        if (looked && !session_.state().playing.active) say("click scouted-read");
        const bool answers = std::holds_alternative<ChooseFallen>(action) || std::holds_alternative<AnswerAttack>(action) ||
                             (std::holds_alternative<ChooseTarget>(action) && session_.state().phase != Phase::defence);
        if (answers) watch_battle(app::last_combat(session_.heard(Viewer::onlooker)), true);
        else if (ui::shows_battle(app::events_from(session_.heard(Viewer::onlooker), before))) watch_battle(before, false);
        else if (std::holds_alternative<TakeVictim>(action) || std::holds_alternative<AttackRider>(action)) say("click continue");
        go_on();
    }

    void click(const Action& action) { script_ += clicks_for(session_.view(viewer_of(*seated_)), *seated_, action); }

    /// Through the battle shown to both, from its first line on.
    void watch_battle(std::size_t first, bool from_last) {
        const auto rounds = [&] { return ui::rounds_of(app::events_from(session_.heard(Viewer::onlooker), first)).size(); };
        std::size_t round = from_last ? rounds() - 1 : 0;
        for (;;) {
            for (; round + 1 < rounds(); ++round) say("click continue");
            if (session_.state().phase != Phase::battle_die) break;
            say("click roll-die");
            roll();
        }
        say("click continue");
    }

    Session session_;
    Chance chance_;
    Pcg32 lots_;
    std::optional<Seat> seated_;
    PerSeat<std::size_t> read_;  ///< lines of the log that each player has seen
    std::string script_;
};

}  // namespace

GreedyGame play_greedy_game(const Ruleset& rules, Options options, std::uint64_t seed) { return Player(rules, options, seed).play(); }

}  // namespace fow::test
