// What clicks ask for.
#include "catch.hpp"

#include <functional>

#include "games/stratego/screens/play_screen.hpp"
#include "games/stratego/screens/set_up_screen.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "sample.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::screens;
using namespace fow::stratego::testing;

namespace {

/// Draws frames and keeps the last intent.
template <class Intent>
class Player {
public:
    explicit Player(std::function<std::optional<Intent>(ui::Window&)> draw) : draw_(std::move(draw)) { frames(); }
    Player& click(std::string_view name) {
        point_at(*window_, name, true);
        frames();
        return *this;
    }
    template <class What>
    [[nodiscard]] const What* asked() const {
        return intent_ ? std::get_if<What>(&*intent_) : nullptr;
    }
    [[nodiscard]] const ui::Control& control(std::string_view name) const { return *window_->controls().find(name); }

private:
    void frames() {
        for (int i = 0; i < 4; ++i) {
            take_events(*window_);
            window_->begin_frame();
            if (auto made = draw_(*window_)) intent_ = std::move(made);
            window_->end_frame();
        }
    }
    std::unique_ptr<ui::Window> window_ = open_window(1280, 800);
    std::function<std::optional<Intent>(ui::Window&)> draw_;
    std::optional<Intent> intent_;
};

Player<SetUpIntent> at_set_up() {
    const auto screen = std::make_shared<SetUpScreen>();
    return Player<SetUpIntent>([screen](ui::Window& window) {
        const RuleSet rules = classic_rules();
        const View view = set_up_view(rules);
        return screen->draw(window, {view, rules, red_seat, "Marie", std::nullopt, {}, {}, "", {}});
    });
}

Player<PlayIntent> at_play(bool moved = false) {
    const auto screen = std::make_shared<PlayScreen>();
    return Player<PlayIntent>([screen, moved](ui::Window& window) {
        const RuleSet rules = classic_rules();
        const View view = middle_view(rules);
        return screen->draw(window, {.view = view,
                                     .rules = rules,
                                     .seat = blue_seat,
                                     .names = {"Marie", "Jean"},
                                     .log = {},
                                     .news = {},
                                     .ways = {},
                                     .marks = {},
                                     .moved = moved,
                                     .can_undo = moved});
    });
}

std::optional<Move> move_of(const Player<PlayIntent>& player) {
    const auto* action = player.asked<fow::stratego::Action>();
    const auto* move = action != nullptr ? std::get_if<Move>(action) : nullptr;
    return move != nullptr ? std::optional(*move) : std::nullopt;
}

}  // namespace

TEST_CASE("C1.4 a click in the box and one on the board place a piece", "[screens][C1.4]") {
    auto player = at_set_up();
    const auto* placed = player.click("box:scout").click("e7").asked<PlaceRank>();
    REQUIRE(placed != nullptr);
    CHECK(placed->rank == Rank::scout);
    CHECK(placed->at == at("e7"));
}

TEST_CASE("C1.6 two clicks on the board move a piece or swap two", "[screens][C1.6]") {
    auto player = at_set_up();
    const auto* shifted = player.click("a10").click("b10").asked<ShiftPiece>();
    REQUIRE(shifted != nullptr);
    CHECK(shifted->from == at("a10"));
    CHECK(shifted->to == at("b10"));
}

TEST_CASE("C1.6 ready is asked for by its button", "[screens][C1.6]") {
    CHECK(at_set_up().click("ready").asked<fow::stratego::Ready>() != nullptr);
}

TEST_CASE("C2.1 a piece and a square make a move, also one that will be refused", "[screens][C2.1]") {
    CHECK(move_of(at_play().click("f6").click("f7")) == Move{at("f6"), at("f7")});
    CHECK(move_of(at_play().click("f6").click("e6")) == Move{at("f6"), at("e6")});  // crossed: C2.4
    CHECK(move_of(at_play().click("c4").click("c5")) == Move{at("c4"), at("c5")});  // a lake: C1.2
}

TEST_CASE("C2.1 a turn is handed over only once it is made", "[screens][C2.1]") {
    CHECK_FALSE(at_play().control("end-turn").enabled);
    CHECK_FALSE(at_play().control("undo").enabled);
    CHECK(at_play(true).click("end-turn").asked<HandOver>() != nullptr);
    CHECK(at_play(true).click("undo").asked<TakeMoveBack>() != nullptr);
    CHECK_FALSE(move_of(at_play(true).click("f6").click("f7")));
}

TEST_CASE("The staff map marks unknown enemy pieces only", "[screens]") {
    auto player = at_play();
    const auto* marked = player.click("staff-map").click("pencil:8").click("g8").asked<MarkPiece>();
    REQUIRE(marked != nullptr);
    CHECK(marked->square == at("g8"));
    CHECK(marked->guess == Rank::colonel);
    CHECK(at_play().click("staff-map").click("b6").asked<MarkPiece>() == nullptr);  // known from a fight
    CHECK(at_play().click("staff-map").click("a5").asked<MarkPiece>() == nullptr);  // the player's own
}

TEST_CASE("C4.3 the menu offers a draw and resigning in this game's actions", "[screens][C4.3]") {
    const auto* offer = at_play().click("menu").click("offer-draw").asked<TableChoice>();
    CHECK(offer != nullptr);
    auto player = at_play();
    const auto* choice = player.click("menu").click("resign").click("resign-now").asked<TableChoice>();
    REQUIRE(choice != nullptr);
    const auto* action = std::get_if<fow::stratego::Action>(choice);
    REQUIRE(action != nullptr);
    CHECK(std::holds_alternative<fow::stratego::Resign>(*action));
}

TEST_CASE("pieces that lie face down look alike, whatever they are", "[screens][secrets]") {
    const auto picture = [](bool swapped, bool flat) {
        const auto window = open_window(1024, 640);
        PlayScreen screen;
        const RuleSet rules = classic_rules();
        View view = middle_view(rules);
        const auto piece = [&](const char* square) -> SeenPiece& { return *view.board[static_cast<std::size_t>(at(square).index())]; };
        if (swapped) std::swap(piece("c3").rank, piece("f2").rank);
        for (const std::vector<std::string> clicks{"", "c3"}; const std::string& name : clicks) {
            if (!name.empty()) point_at(*window, name, true);
            for (int i = 0; i < 4; ++i) {
                take_events(*window);
                window->begin_frame();
                (void)screen.draw(*window, {.view = view,
                                            .rules = rules,
                                            .seat = blue_seat,
                                            .names = {"Marie", "Jean"},
                                            .log = {},
                                            .news = {},
                                            .ways = {},
                                            .marks = {},
                                            .lies_flat = flat});
                window->end_frame();
            }
        }
        return window->pixels();
    };
    const bool alike_when_flat = picture(false, true) == picture(true, true);
    CHECK(alike_when_flat);
    const bool alike_otherwise = picture(false, false) == picture(true, false);
    CHECK_FALSE(alike_otherwise);
}

TEST_CASE("C1.1 every square of boards of any size is found where it is drawn", "[screens][C1.1]") {
    const auto size = GENERATE(Grid::Size{6, 6}, Grid::Size{10, 10}, Grid::Size{12, 12}, Grid::Size{12, 6}, Grid::Size{7, 11});
    const bool turned = GENERATE(false, true);
    const Grid grid({10, 10, 700, 620}, size, turned);
    for (int rank = 0; rank < size.ranks; ++rank)
        for (int file = 0; file < size.files; ++file) {
            const SDL_FPoint middle = grid.centre(Square(file, rank));
            CHECK(grid.square_at(middle.x, middle.y) == Square(file, rank));
        }
    CHECK_FALSE(grid.square_at(grid.sheet().x + 1, grid.sheet().y + 1));
    CHECK(grid.sheet().w <= 700);
    CHECK(grid.sheet().h <= 620);
}

TEST_CASE("board, column and tray lie beside one another in every window", "[screens][layout]") {
    for (const auto& [width, height] : {std::pair{1024, 640}, {1280, 800}, {1920, 1080}, {1024, 1200}, {3840, 2160}}) {
        const float scale = ui::scale_for(width, height);
        const TableLayout layout = table_layout(width, height, scale, 1, {10, 10});
        CHECK(layout.map.x >= 0);
        CHECK(layout.map.x + layout.map.w <= layout.column.x);
        CHECK(layout.column.x + layout.column.w <= static_cast<float>(width));
        CHECK(layout.column.y + layout.column.h <= layout.tray.y);
        CHECK(layout.tray.y + layout.tray.h <= static_cast<float>(height));
        CHECK(layout.column.w >= 320 * scale);
    }
}
