// The frame of every diagram document: its head, the part of the board, and claims that are checked against the rules.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/diagram.hpp"
#include "core/game.hpp"
#include "core/rulebook.hpp"
#include "json/reader.hpp"

namespace fow::json {

/// Reads the diagrams of one game. `G` names the game's types and functions:
///   Game, Diagram, Square
///   Base               what a position is read with
///   pose(node, base)   the rules and the state of the member "scenario", as a pair
///   look(rules, state, diagram)   sets what the diagram shows of the position
///   squares(node)      a list of different squares
///   played(rules, state, seen, diagram)   optional: sets what the diagram shows of the position after its plays, and of what was seen
///   action(rules, text), roll(rules, text)   what that notation means, or nothing
///   Collector          a listener that collects `arrows` from what everybody sees
///   arrow(action)      the arrow of an action as written, or nothing; or arrow(rules, state, action), which may know more than what is
///                      heard of it
template <class G>
class DiagramReader {
    using Game = typename G::Game;
    using Rules = typename Game::Rules;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Diagram = typename G::Diagram;
    using Square = typename G::Square;

public:
    [[nodiscard]] static Diagram read(const std::string& text, const std::string& document, const typename G::Base& base) {
        const Value value = parse(text, document);
        const Node node(value, document);
        node.format("fog-of-waterloo/diagram");
        DiagramReader reader(document, base);
        Diagram diagram = reader.read(node);
        reader.gathered_.refuse();
        return diagram;
    }

private:
    static constexpr std::size_t caption_limit = 300, max_claims = 24;
    /// Games without a board show all of their map.
    static constexpr bool has_board = requires(const Square& square) { square.file(); };

    /// A position on which the claims are played.
    struct Position {
        Rules rules;
        State state;
        typename G::Collector seen;
    };

    DiagramReader(const std::string& document, const typename G::Base& base) : base_(base), gathered_(document) {}

    [[nodiscard]] Diagram read(const Node& node) {
        gathered_.attempt([&] {
            std::vector<std::string_view> names{"format", "version", "rule", "caption", "scenario", "plays?", "may?", "may_not?", "marks?"};
            if (has_board) names.push_back("part");
            node.object(names);
        });
        Diagram diagram;
        gathered_.member(node, "rule", [&](const Node& rule) {
            diagram.rule = rule.text();
            if (rule_ids_in(diagram.rule) != std::vector<std::string_view>{diagram.rule})
                rule.fail("\"" + diagram.rule + "\" is not a rule id");
        });
        gathered_.member(node, "caption", [&](const Node& caption) { diagram.caption = caption.text(caption_limit); });
        if constexpr (has_board) gathered_.member(node, "part", [&](const Node& part) { read_part(part, diagram); });
        gathered_.member(node, "marks", [&](const Node& marks) { diagram.marks = G::squares(marks); });
        gathered_.member(node, "scenario", [&](const Node& posed) { draw(node, posed, diagram); });
        return diagram;
    }

    /// Two opposite corners in any order.
    static void read_part(const Node& part, Diagram& diagram) {
        const std::vector<Square> corners = G::squares(part);
        if (corners.size() != 2) part.fail("needs two squares, opposite corners of the part that is shown");
        const auto files = std::minmax({corners[0].file(), corners[1].file()});
        const auto ranks = std::minmax({corners[0].rank(), corners[1].rank()});
        diagram.low = Square(files.first, ranks.first);
        diagram.high = Square(files.second, ranks.second);
    }

    void draw(const Node& node, const Node& posed, Diagram& diagram) {
        auto [rules, state] = G::pose(posed, base_);
        G::look(rules, state, diagram);
        Position position{std::move(rules), std::move(state), {}};
        if (node.has("plays")) {  // if one of these does not fit, nothing can be said about the others
            const Node plays = node.member("plays");
            for (std::size_t i = 0; i < plays.size(max_claims); ++i) play(position, plays.element(i), diagram);
        }
        if constexpr (requires { G::played(position.rules, position.state, position.seen, diagram); })
            G::played(position.rules, position.state, position.seen, diagram);
        diagram.arrows = position.seen.arrows;
        for (std::size_t i = 0; i < diagram.arrows.size() && diagram.arrows.size() > 1; ++i)
            diagram.arrows[i].number = static_cast<int>(i) + 1;
        gathered_.each(node, "may", max_claims, [&](const Node& act) { may(position, act, diagram); });
        gathered_.each(node, "may_not", max_claims, [&](const Node& claim) { may_not(position, claim, diagram); });
    }

    static void play(Position& position, const Node& node, Diagram& diagram) {
        const std::string text = node.text();
        if (const auto roll = G::roll(position.rules, text)) {
            if (misfit<Game>(position.rules, position.state, *roll)) node.fail("\"" + text + "\" cannot happen here");
            apply(position.rules, position.state, *roll, &position.seen);
        } else {
            apply(position.rules, position.state, legal_action(position, node), &position.seen);
        }
        diagram.plays.push_back(text);
    }

    static void may(const Position& position, const Node& node, Diagram& diagram) {
        const Action act = legal_action(position, node);
        State then = position.state;
        typename G::Collector seen;
        apply(position.rules, then, act, &seen);
        if (!knows_position && !seen.arrows.empty()) diagram.arrows.push_back(seen.arrows.front());
        else if (auto arrow = arrow_of(position, act)) diagram.arrows.push_back(*std::move(arrow));
        diagram.may.push_back(node.text());
    }

    static void may_not(const Position& position, const Node& node, Diagram& diagram) {
        node.object({"do", "rule"});
        const Action act = action(position, node.member("do"));
        const std::string rule = node.member("rule").text();
        const auto violation = check(position.rules, position.state, act);
        if (!violation) node.member("do").fail("the rules allow it");
        if (violation->rule != rule) node.member("rule").fail("\"" + std::string(violation->rule) + "\" forbids it, not \"" + rule + "\"");
        if (auto arrow = arrow_of(position, act)) {
            arrow->refused = true;
            diagram.arrows.push_back(*std::move(arrow));
        }
        diagram.may_not.push_back({node.member("do").text(), rule});
    }

    static constexpr bool knows_position =
        requires(const Rules& rules, const State& state, const Action& action) { G::arrow(rules, state, action); };
    [[nodiscard]] static auto arrow_of(const Position& position, const Action& action) {
        if constexpr (knows_position) return G::arrow(position.rules, position.state, action);
        else return G::arrow(action);
    }

    [[nodiscard]] static Action action(const Position& position, const Node& node) {
        const std::string text = node.text();
        const auto act = G::action(position.rules, text);
        if (!act) node.fail("\"" + text + "\" is neither an action nor an outcome of chance");
        return *act;
    }
    [[nodiscard]] static Action legal_action(const Position& position, const Node& node) {
        const Action act = action(position, node);
        if (const auto violation = check(position.rules, position.state, act))
            node.fail("the rules forbid it: " + reason_of(*violation) + " (" + std::string(violation->rule) + ")");
        return act;
    }

    const typename G::Base& base_;
    Gathered gathered_;
};

}  // namespace fow::json
