#include "games/waterloo/stages/visit.hpp"

#include <algorithm>

#include "games/waterloo/screens/play/targets.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/input.hpp"

namespace fow::test {

using namespace waterloo;
namespace {

using namespace fow::testing;

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

bool has_news(const Session& session, Seat seat) {
    const std::vector<LogLine> log = session.log(viewer_of(seat));
    const std::vector<LogLine> unread = stages::news_for(log, session.state(), seat, 0);
    if (!session.state().pursuing) return stages::worth_telling(unread);
    const stages::PursuitNews news = stages::pursuit_news(session, unread, seat);
    return news.begins || !news.lines.empty();
}

class Visitor {
public:
    Visitor(const Session& session, Seat seat, std::size_t squares, Dice& dice)
        : session_(session), seat_(seat), view_(session.view(viewer_of(seat))), squares_(squares), dice_(dice) {}

    std::string visit(const std::optional<Action>& last) {
        take_seat();
        const Phase phase = view_.phase;
        if ((phase == Phase::turn || phase == Phase::card || phase == Phase::pursuit) && has_news(session_, seat_)) say("click news-read");
        if (phase == Phase::turn && has_news(session_, seat_)) say("key D\nclick news-read");
        if (phase == Phase::pursuit && !stages::pursuit_recap(session_, seat_).lines.empty()) say("key D\nclick news-read");
        look_around();
        if (phase == Phase::turn || phase == Phase::card) play();
        if (phase == Phase::set_up) set_up();
        if (phase == Phase::pursuit) ride();
        if (phase == Phase::draft)
            for (const Card card : cards)
                if ((*view_.cards->pack)[card] > 0) say("point pack:" + std::string(word(card)));
        if (phase == Phase::take_cards)
            for (const Card card : cards)
                if ((*view_.cards->pile)[card] > 0) say("point pile:" + std::string(word(card)));
        if (phase != Phase::battle_die) veil();
        if (last) act(*last);
        return script_;
    }

    std::string step_through() {
        say("click replay\nclick file:Game\nclick open");
        if (!session_.record().options.memory) {  // W15.1
            say("click message-read\nclick back");
            return script_;
        }
        say("click eyes-" + std::string(word(seat_)));
        take_seat();
        for (const char* key : {"End", "Left", "Left", "Left", "Home", "Right", "Right", "Right", "Right", "Right"})
            say("key " + std::string(key));
        for (const char* key : {"PageDown", "PageDown", "Down", "Down", "Up", "PageUp"}) say("key " + std::string(key));
        say("key Home\nclick next-mark\nclick next-turn\nclick previous-mark\nclick speed:four\nclick next\nclick play\nmeanwhile "
            "900\nclick play");
        say("click ply");
        look_around();
        say("key End");
        if (session_.state().phase != Phase::line_draw && session_.state().phase != Phase::set_up)
            say("key B\ntype Slope\nclick note-keep\nkey P\nkey N");
        look_around();
        veil();
        say("click leave");
        return script_;
    }

private:
    void say(const std::string& line) { script_ += line + "\n"; }
    void take_seat() { say("hold take-seat"); }

    [[nodiscard]] std::vector<Square> some_squares() const {
        std::vector<Square> squares;
        for (int i = 0; i < square_count; ++i) squares.push_back(Square::from_index(i));
        dice_.shuffle(squares);
        squares.resize(std::min(squares.size(), squares_));
        return squares;
    }
    [[nodiscard]] bool own(Square square) const { return view_.at(square) && seat_of(view_.at(square)->army) == seat_; }

    /// Moves the pointer over the map and over random places.
    void look_around() {
        const bool map = view_.phase != Phase::draft && view_.phase != Phase::take_cards && view_.phase != Phase::line_draw;
        if (map)
            for (const Square square : some_squares()) say("point @" + centre_of(square));
        for (std::size_t i = 0; i < squares_ / 4; ++i)
            say("point @" + std::to_string(dice_.below(1024)) + "," + std::to_string(540 + dice_.below(100)));
        say("point @1,1");
    }
    /// Approximately, on the map of the smallest window.
    [[nodiscard]] static std::string centre_of(Square square) {
        return std::to_string(110 + 48 * square.file()) + "," + std::to_string(500 - 48 * square.rank());
    }

    void press_squares() {
        const bool scouts = view_.cards && view_.cards->playing == Card::reconnaissance;
        const std::vector<Square> looks = screens::looks_of(view_);
        for (const Square square : some_squares()) {
            if (scouts && contains(looks, square)) continue;
            say("click " + to_text(square));
            if (own(square)) say("right-click " + to_text(square));
        }
        for (const Square square : some_squares())
            if (dice_.once_in(8)) say("right-click " + to_text(square));
    }

    void press_with_a_piece() {
        std::vector<Square> pieces;
        for (int i = 0; i < square_count; ++i)
            if (own(Square::from_index(i))) pieces.push_back(Square::from_index(i));
        if (pieces.empty() || (view_.cards && view_.cards->playing == Card::reconnaissance)) return;
        const std::vector<Square> able = screens::able_pieces(view_);
        const Square from = dice_.one_of(able.empty() || dice_.once_in(4) ? pieces : able);
        const screens::Targets targets = screens::targets_of(view_, from);
        say("click " + to_text(from));
        for (const Square square : some_squares()) {
            if (own(square)) continue;
            const bool allowed = contains(targets.moves, square) || contains(targets.attacks, square) || contains(targets.shots, square) ||
                                 contains(targets.bombards, square);
            say((allowed ? "point " : "click ") + to_text(square));
        }
        for (const Square square : targets.attacks) say("point " + to_text(square));
        say("right-click " + to_text(from));
    }

    void pages() {
        if (view_.cards) {
            say("click cards\nclick back");
            if (view_.phase == Phase::turn) say("click orders\nclick back");
            for (const Card card : cards)
                if (view_.cards->hand[card] > 0) say("click hand:" + std::string(word(card)) + "\nclick back");
        }
        if (!view_.late_units.empty()) say("click late\nclick late-read");
        say("click menu\nclick save\nclick back\nclick back");
        say("key F2\nclick chapter:W8\nkey Escape\nkey F3\nclick reference-read");
    }

    void staff_map() {
        if (!session_.record().options.memory) return;  // W15.1
        say("key M");
        for (const Square square : some_squares())
            if (dice_.once_in(2)) say("click " + to_text(square));
        say("key M");
    }

    void play() {
        press_squares();
        staff_map();
        press_with_a_piece();
        const Roster& roster = session_.rules().roster();
        for (const UnitId unit : view_.sides[seat_].reserve_units) say("point tray:" + unit_of(roster, unit).id);
        pages();
    }

    void set_up() {
        say("click historical\nclick fill");
        for (const Square square : some_squares()) say("point " + to_text(square));
        if (!view_.late_units.empty()) say("click late\nclick late-read");
        say("click menu\nclick save\nclick back\nclick back\nclick mirror\nclick historical");
    }

    void ride() {
        press_squares();
        const SeenPursuit& pursuit = *view_.pursuit;
        const auto name = [](const char* side, const SeenRider& rider) { return side + std::to_string(rider.rider.slot() + 1); };
        for (const SeenRider& rider : pursuit.riders[other(seat_)]) say("click " + name("enemy-rider-", rider));
        for (const SeenRider& rider : pursuit.riders[seat_]) say("point " + name("rider-", rider));
        if (!pursuit.riders[seat_].empty()) {
            say("click " + name("rider-", pursuit.riders[seat_].front()));
            for (const Square square : some_squares()) say("point " + to_text(square));
            for (const SeenRider& rider : pursuit.riders[other(seat_)]) say("point " + name("enemy-rider-", rider));
            say("right-click f5");
        }
        say("click menu\nclick save\nclick back\nclick back");
    }

    void veil() {
        say("key F9");
        take_seat();
        say("focus-lost\nhold take-seat 200");
        take_seat();
    }

    void act(const Action& action) {
        const std::string clicks = clicks_for(session_, seat_, action);
        if (clicks.find("fail") == std::string::npos) script_ += clicks + "wait 200\n";
    }

    const Session& session_;
    Seat seat_;
    PlayerView view_;
    std::size_t squares_;
    Dice& dice_;
    std::string script_;
};

}  // namespace

std::string visit(const Session& session, Seat seat, const std::optional<Action>& last, std::size_t squares, Dice& dice) {
    return Visitor(session, seat, squares, dice).visit(last);
}

std::string step_through(const Session& session, Seat seat, std::size_t squares, Dice& dice) {
    return Visitor(session, seat, squares, dice).step_through();
}

}  // namespace fow::test
