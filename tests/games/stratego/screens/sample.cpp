#include "sample.hpp"

#include <SDL.h>

#include <string>

namespace fow::stratego::testing {
namespace {

constexpr std::string_view blue_army = "FB8sB479B8/BB31555583/6724898974/967B669999";
constexpr std::string_view red_army = "9BFB8987B8/87B697B689/549s175B65/6399459423";

RuleSet board_rules(const char* id, const Army& army, int rows) {
    RuleSet rules;
    rules.id = id;
    rules.armies = {army, army};
    for (const char* lake : {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"}) rules.lakes.set(at(lake));
    for (int file = 0; file < rules.files; ++file)
        for (int row = 0; row < rows; ++row) {
            rules.zones[blue_seat].set(Square(file, row));
            rules.zones[red_seat].set(Square(file, rules.ranks - 1 - row));
        }
    return rules;
}

std::optional<SeenPiece>& on(View& view, Square square) { return view.board[static_cast<std::size_t>(square.index())]; }

void set_up(View& view, const RuleSet& rules, Seat side, std::string_view text, bool known) {
    int row = 0, file = 0;
    for (const char c : text) {
        if (c == '/') {
            ++row;
            file = 0;
            continue;
        }
        const Square square(file++, side == blue_seat ? row : rules.ranks - 1 - row);
        if (const auto rank = rank_from_letter(c)) on(view, square) = SeenPiece{side, known ? rank : std::nullopt, false, false, false};
    }
}

void shift(View& view, const char* from, const char* to) {
    on(view, at(to)) = on(view, at(from));
    on(view, at(to))->moved = true;
    on(view, at(from)).reset();
}

void lose(View& view, const char* square, Rank rank) {
    ++view.lost[on(view, at(square))->side][rank];
    on(view, at(square)).reset();
}

}  // namespace

RuleSet classic_rules() { return board_rules("stratego", Army{{1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6, 1}}, 4); }
RuleSet duel_rules() { return board_rules("duel", Army{{1, 2, 2, 0, 0, 0, 0, 0, 1, 1, 2, 1}}, 3); }

View full_view(const RuleSet& rules, std::string_view blue, std::string_view red) {
    View view;
    view.viewer = blue_viewer;
    view.phase = Phase::turn;
    view.mover = blue_seat;
    view.ready = {true, true};
    view.quiet_limit = rules.quiet_limit;
    set_up(view, rules, blue_seat, blue, true);
    set_up(view, rules, red_seat, red, false);
    return view;
}

View middle_view(const RuleSet& rules) {
    View view = full_view(rules, blue_army, red_army);
    shift(view, "a4", "a5");
    shift(view, "b4", "b5");
    shift(view, "j4", "j6");
    on(view, at("j6"))->far = true;
    shift(view, "f4", "f6");
    on(view, at("f6"))->shown = true;
    shift(view, "a7", "a6");
    shift(view, "e7", "e5");
    on(view, at("e5"))->far = true;
    on(view, at("e5"))->rank = Rank::scout;
    shift(view, "b7", "b6");
    on(view, at("b6"))->shown = true;
    on(view, at("b6"))->rank = Rank::major;
    shift(view, "f7", "f8");
    lose(view, "g4", Rank::scout);
    lose(view, "h4", Rank::scout);
    lose(view, "h3", Rank::miner);
    lose(view, "i7", Rank::sergeant);
    lose(view, "j7", Rank::captain);
    lose(view, "j8", Rank::scout);
    on(view, at("b6"))->moved = true;
    view.quiet = 230;
    for (const char* text :
         {"a5-a6", "b5-b6", "f6-f5", "f6-e6", "f6-f7", "j6-i6", "j6-j5", "j6-j4", "j6-j7", "j6-j8", "j6-j9", "e4-e5", "i4-i5"}) {
        const std::string_view move = text;
        view.legal.emplace_back(Move{at(move.substr(0, 2)), at(move.substr(3))});
    }
    view.legal.emplace_back(OfferDraw{});
    view.legal.emplace_back(Resign{});
    view.repeated.push_back({Move{at("f6"), at("g6")},
                             {.rule = "C2.4",
                              .reason = "This piece has gone three times in a row between {who} and {other}. Move it elsewhere, or move "
                                        "another piece first.",
                              .who = name(at("e6")),
                              .other = name(at("f6"))}});
    view.repeated.back().move.to = at("e6");
    std::erase(view.legal, Action(Move{at("f6"), at("e6")}));
    return view;
}

View set_up_view(const RuleSet& rules) {
    View view;
    view.viewer = red_viewer;
    view.phase = Phase::set_up;
    view.mover = red_seat;
    set_up(view, rules, red_seat, rules.id == "duel" ? "F.......B./s...8...../9...1....." : "9BFB8987B8/87B697B689/5........5/..........",
           true);
    view.box = rules.armies[red_seat];
    for (const auto& piece : view.board)
        if (piece) --view.box[*piece->rank];
    return view;
}

View over_view(const RuleSet& rules) {
    View view = full_view(rules, blue_army, red_army);
    set_up(view, rules, red_seat, red_army, true);
    lose(view, "c10", Rank::flag);
    shift(view, "j4", "c10");
    lose(view, "i7", Rank::colonel);
    lose(view, "g4", Rank::scout);
    lose(view, "h4", Rank::scout);
    view.phase = Phase::over;
    view.result = Result{blue_seat, Ending::flag_taken};
    return view;
}

std::unique_ptr<ui::Window> open_window(int width, int height) {
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    ui::Setup setup;
    setup.width = width;
    setup.height = height;
    setup.assets = FOW_SOURCE_DIR "/assets";
    return std::make_unique<ui::Window>(setup);
}

void point_at(ui::Window& window, std::string_view name, bool click) {
    const ui::Control* control = window.controls().find(name);
    if (control == nullptr) throw std::runtime_error("no control " + std::string(name));
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = static_cast<int>(control->rect.x + control->rect.w / 2);
    event.motion.y = static_cast<int>(control->rect.y + control->rect.h / 2);
    const int x = event.motion.x, y = event.motion.y;
    SDL_PushEvent(&event);
    for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
        if (!click) return;
        event = {};
        event.type = type;
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = x;
        event.button.y = y;
        SDL_PushEvent(&event);
    }
}

void take_events(ui::Window& window) {
    SDL_Event event;
    while (window.next_event(event, 0)) {}
}

}  // namespace fow::stratego::testing
