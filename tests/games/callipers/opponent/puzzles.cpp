// Positions, as text, that a player of a given level must solve.
#include <algorithm>
#include <array>
#include <iterator>
#include <sstream>
#include <vector>

#include "catch.hpp"
#include "games/callipers/opponent/think.hpp"
#include "riddles.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

namespace {

[[nodiscard]] std::vector<std::string> parts_of(const std::string& text, char between) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, between);) parts.push_back(part);
    return parts;
}

/// The position of a riddle.
[[nodiscard]] Board placed(const Riddle& riddle) {
    Board board(riddle.pieces);
    for (const std::string& word : parts_of(riddle.before, ' ')) {
        const auto parts = parts_of(word, ':');
        if (word == "allied") board.pass_to_allies();
        else if (word == "fire") board.state.step = Step::fire;
        else if (word == "attacks") board.state.step = Step::attacks;
        else if (parts[0] == "general") board.mount(std::stoi(parts[1]));
        else if (parts[0] == "lost") board.dial(std::stoi(parts[1]), std::stoi(parts[2]));
        else if (parts[0] == "turn") board.state.turn = static_cast<std::int16_t>(std::stoi(parts[1]));
        else board.play(word);
    }
    return board;
}

/// Whether that attack is legal and the attacker's sum exceeds the defender's by that margin.
[[nodiscard]] bool has_odds(const Board& board, const std::string& attack, int margin) {
    State state = board.state;
    state.step = Step::attacks;
    const Action action = *action_from_text(attack);
    if (check(board.rules, state, action)) return false;
    const Forecast sums = forecast(board.rules, state, clash_of(board.rules, state, std::get<Attack>(action)));
    return sums.attacker.before_dice() - sums.defender.before_dice() >= margin;
}

/// The yards between two bases, measured as if they lay along the edges of the map.
[[nodiscard]] int gap(const Corners& a, const Corners& b) {
    const auto between = [&](const auto& along) {
        const auto [least_a, most_a] = std::minmax({along(a[0]), along(a[1]), along(a[2]), along(a[3])});
        const auto [least_b, most_b] = std::minmax({along(b[0]), along(b[1]), along(b[2]), along(b[3])});
        return std::max({0, static_cast<int>(least_a - most_b), static_cast<int>(least_b - most_a)});
    };
    const int across = between([](Point corner) { return corner.x; }), ahead = between([](Point corner) { return corner.y; });
    return static_cast<int>(length_of({across, ahead}));
}

/// Whether that order or this position is what the word asks for: an order, its beginning ("retire*"), or
/// odds:GROUP:TARGET:MARGIN (of an attack), crossed:KEY (two enemy guns bear on it), bears:GUN:KEY, apart:KEY:KEY:YARDS (between the
/// bases), fort:KEY (it is a garrison), farm:NUMBER (the side to move has that strongpoint), host:KEY. "-" before a word negates it; "|"
/// between words: one of them.
[[nodiscard]] bool reached(const Board& board, const std::string& order, const std::string& aim) {
    if (aim.find('|') != std::string::npos) {
        const auto words = parts_of(aim, '|');
        return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return reached(board, order, word); });
    }
    if (aim[0] == '-') return !reached(board, order, aim.substr(1));
    if (aim.back() == '*') return order.starts_with(aim.substr(0, aim.size() - 1));
    const auto parts = parts_of(aim, ':');
    const Rules& rules = board.rules;
    const auto piece = [&](std::size_t part) { return rules.index_of(std::stoi(parts[part])); };
    if (parts[0] == "odds") return has_odds(board, "attack:" + parts[1] + ":" + parts[2], std::stoi(parts[3]));
    if (parts[0] == "bears") return bears_on(rules, board.state, piece(1), piece(2));
    if (parts[0] == "fort") return fort_of(rules, board.state, piece(1)) >= 0;
    if (parts[0] == "farm") return board.state.owners[static_cast<std::size_t>(std::stoi(parts[1]))] == board.state.side;
    if (parts[0] == "host") return board.state.general[board.state.side] == piece(1);
    if (parts[0] == "apart")
        return gap(corners_of(rules, board.state, piece(1)), corners_of(rules, board.state, piece(2))) >= std::stoi(parts[3]);
    if (parts[0] == "crossed") {
        int guns = 0;
        for (int i = 0; i < rules.count(); ++i)
            if (rules.piece(i).arm == Arm::artillery && rules.piece(i).side != rules.piece(piece(1)).side)
                guns += bears_on(rules, board.state, i, piece(1)) ? 1 : 0;
        return guns > 1;
    }
    return order == aim;
}

[[nodiscard]] bool solved(const Board& board, const std::string& order, const Riddle& riddle) {
    const auto aims = parts_of(riddle.aim, ' ');
    return std::all_of(aims.begin(), aims.end(), [&](const std::string& aim) { return reached(board, order, aim); });
}

/// The first order that is not a move; `board` has made the moves before it.
[[nodiscard]] Answer decided(Board& board, Level level, std::uint64_t seed) {
    constexpr Budget budget{400};
    constexpr int most_moves = 16;
    Answer answer;
    for (int moves = 0; moves < most_moves; ++moves) {
        answer = think(board.rules, board.state, {}, Mind{level, Style::steady, seed}, budget);
        const Action& action = answer.action;
        const bool moving = std::holds_alternative<Move>(action) || std::holds_alternative<Turn>(action) ||
                            std::holds_alternative<Wheel>(action) || std::holds_alternative<Ride>(action);
        if (!moving) break;
        apply(board.rules, board.state, action, nullptr);
    }
    return answer;
}

}  // namespace

TEST_CASE("Each level solves its riddles of measured fields", "[opponent][K9.12][K9.5][K7.7]") {
    for (const Riddle& riddle : riddles)
        for (const Level level : levels) {
            if (level < riddle.least || riddle.beyond) continue;
            for (const std::uint64_t seed : {1U, 2U, 3U}) {
                Board board = placed(riddle);
                const Answer answer = decided(board, level, seed);
                const std::string order = to_text(answer.action);
                CAPTURE(riddle.what, word(level), seed, order, text_of(answer.reason));
                CHECK(solved(board, order, riddle));
                CHECK(text_of(answer.reason).ends_with("."));
            }
        }
}

TEST_CASE("The answers of the riddles are legal", "[opponent]") {
    for (const Riddle& riddle : riddles) {
        const Board board = placed(riddle);
        if (board.state.stage == Stage::orders && board.state.step == Step::moves) continue;  // the answer may need moves
        for (const std::string& word : parts_of(riddle.aim, '|')) {
            if (!action_from_text(word)) continue;
            CAPTURE(riddle.what, word);
            CHECK(board.told(word) == "");
        }
    }
}

TEST_CASE("Each level solves more riddles of measured fields than the level below", "[opponent]") {
    std::array<int, levels.size()> count{};
    for (const Riddle& riddle : riddles)
        for (const Level level : levels) {
            Board board = placed(riddle);
            const Answer answer = decided(board, level, 1);
            count[static_cast<std::size_t>(level)] += solved(board, to_text(answer.action), riddle) ? 1 : 0;
        }
    const auto [recruit, corporal, captain, marshal] = count;
    CAPTURE(recruit, corporal, captain, marshal);
    constexpr int all = static_cast<int>(std::size(riddles));
    CHECK((recruit <= all / 2 && marshal >= all - 8));
    CHECK((recruit + 4 <= corporal && corporal + 20 <= captain && captain < marshal));
}
