// The window with the tiny game alone: its table, its pages and an opponent.
#include <array>

#include "app/program.hpp"
#include "app/start.hpp"
#include "app/table_of.hpp"
#include "chance/chance.hpp"
#include "tiny.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::tiny {
namespace {
using app::Program;

constexpr const char* computer = "Computer";

/// The outcomes that the tests dictate, and else the lot.
[[nodiscard]] ChanceOf<Roll>& chance() {
    static ChanceOf<Roll> all(0);
    return all;
}

/// The nine squares in the current card. Returns the one that was clicked.
std::optional<int> draw_squares(ui::Window& window, const State& state) {
    std::optional<int> clicked;
    for (int square = 0; square < square_count; ++square) {
        const auto& mark = state.board[static_cast<std::size_t>(square)];
        if (square % 3 > 0) ImGui::SameLine();
        const char* label = !mark ? " " : *mark == Seat::first ? "X" : "O";
        if (ui::button(window, "square:" + std::to_string(square + 1), label, {.width = 80})) clicked = square;
    }
    return clicked;
}

class TinyTable : public app::TableOf<Session> {
public:
    explicit TinyTable(Seating seating) : TableOf(std::move(seating)) {}
    void open_page(Program& program, std::optional<Seat> seat) override;
    bool roll_unwatched() override { return session().decider() == Decider::chance && roll(chance()); }

protected:
    [[nodiscard]] Thinker thinker(const Mind&) const override {
        return [](const View& view, Lines) { return AnswerOf<Action>{best_action({}, view), {}, 500, 1}; };
    }
};

/// A turn of that seat; without a seat, the end of the game. It draws nothing but what that seat may know.
class PlayPage : public app::Stage {
public:
    PlayPage(Program& program, std::optional<Seat> seat) : program_(program), seat_(seat) {}
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }
    void draw(ui::Window& window) override {
        auto& table = static_cast<TinyTable&>(program_.table());
        const View state = table.session().view(seat_ ? viewer_of(*seat_) : Viewer::onlooker);
        ui::draw_backdrop(window);
        ui::card_begin(window, "tiny", ui::centred_rect(window, 420, 420));
        ui::heading(window, state.over ? describe(GameEnded{state.winner}) : table.name(state.mover));
        std::optional<Action> action;
        if (const auto square = draw_squares(window, state)) action = Mark{*square};
        if (!notice_.empty()) ui::paragraph(window, notice_);
        if (!state.over && ui::button(window, "end-turn", "End the turn", {.enabled = state.marked.has_value()})) action = EndTurn{};
        if (!state.over && ui::button(window, "undo", "Undo", {.enabled = table.can_undo()})) table.undo();
        if (state.over && ui::button(window, "step-through", "Replay")) program_.open_replay(app::Game(table.match().copy()), std::nullopt);
        if (ui::button(window, "title", "Title page")) program_.go_to_title();
        ui::card_end(window);
        if (!action) return;
        if (const auto refusal = table.play(*action)) notice_ = app::notice_of(*refusal);
        else program_.proceed();
    }

private:
    Program& program_;
    std::optional<Seat> seat_;
    std::string notice_;
};

void TinyTable::open_page(Program& program, std::optional<Seat> seat) { program.go(std::make_unique<PlayPage>(program, seat)); }

class ReplayPage : public app::Stage {
public:
    ReplayPage(Program& program, const app::Match& match) : program_(program), session_(app::session_in<Session>(match)) {}
    void draw(ui::Window& window) override {
        ui::draw_backdrop(window);
        ui::card_begin(window, "replay", ui::centred_rect(window, 420, 420));
        ui::heading(window, "Step " + std::to_string(at_));
        static_cast<void>(draw_squares(window, session_.state_after(at_)));
        if (ui::button(window, "step", "Forward", {.enabled = at_ < session_.ply_count()})) ++at_;
        if (ui::button(window, "leave", "Leave")) program_.leave_replay();
        ui::card_end(window);
    }

private:
    Program& program_;
    const Session& session_;
    std::size_t at_ = 0;
};

class NewGamePage : public app::Stage {
public:
    explicit NewGamePage(Program& program) : program_(program) {}
    void draw(ui::Window& window) override {
        ui::draw_backdrop(window);
        ui::card_begin(window, "new-game", ui::centred_rect(window, 420, 240));
        for (const char* against : {"Ben", computer})
            if (ui::button(window, std::string("against:") + against, std::string("Ann against ") + against)) {
                Session session({"Ann", against});
                if (against == computer) session.remark(SeatTaken{Seat::second, ComputedPlayer{}});
                program_.begin_game({std::make_unique<app::MatchOf<Session>>(program_.chosen(), std::move(session))});
            }
        if (ui::button(window, "back", "Back")) program_.go_to_title();
        ui::card_end(window);
    }

private:
    Program& program_;
};

ui::GameLook look() {
    ui::GameLook look;
    look.title.name = "Noughts and crosses";
    for (const Seat seat : seats) look.seats[seat].word = word(documents(), seat);
    return look;
}

app::GameEntry entry() {
    return {.documents = documents(),
            .title = look().title.name,
            .look = look,
            .hides = false,
            .players = "{noughts} against {crosses}",
            .seen_as = "{state}",
            .told = [](const TableEvent& event) { return plain_text({}, event); },
            .read =
                [](const app::System& system, const std::string& text, const std::string& document) {
                    const auto read = read_record(text, document);
                    return app::read_match(system, read, replay(read.record));
                },
            .seen =
                [](const app::Match& match) {
                    const State& state = app::session_in<Session>(match).state();
                    app::SeenPosition seen;
                    if (state.over) seen.ended = state.winner;
                    return seen;
                },
            .dictate =
                [](const std::string& outcomes) {
                    const auto read = outcomes_in(outcomes, roll_from_text);
                    if (read) chance().dictate(*read);
                    return read.has_value();
                },
            .dictates = [] { return chance().dictates(); },
            .table = [](app::KeptGame::Seating seating) { return std::make_unique<TinyTable>(std::move(seating)); },
            .new_game_page = [](Program& program) { return std::make_unique<NewGamePage>(program); },
            .replay_page = [](Program& program, const app::Match& match,
                              std::optional<Seat>) { return std::make_unique<ReplayPage>(program, match); }};
}

}  // namespace
}  // namespace fow::tiny

int main(int argc, char** argv) {
    using namespace fow::app;
    const auto open = [](const std::filesystem::path&, std::uint64_t) -> std::unique_ptr<System> {
        return std::make_unique<System>(fow::tiny::entry);
    };
    const auto fault = [](const std::string& outcomes) {
        return std::string(fow::outcomes_in(outcomes, fow::tiny::roll_from_text) ? "" : "these are no throws");
    };
    return start(std::array{OfferedGame{.open = open, .fault_of_outcomes = fault, .outcomes = "die:1 to die:6"}}, argc, argv);
}
