// The figures: numbers that an owner of the game may correct, each with its rule and its origin (K13.5).
#include "parts.hpp"

namespace fow::callipers::json_parts {
namespace {

[[nodiscard]] Value figure_to_json(std::string_view rule, const Figure& figure) {
    return {{"rule", rule}, {"value", figure.value}, {"origin", word(figure.origin)}};
}

[[nodiscard]] Figure read_figure(const Node& node, std::string_view rule, int low, int high, bool even = false) {
    node.object({"rule", "value", "origin"});
    node.rule(rule);
    const Figure figure{node.member("value").integer(low, high),
                        node.member("origin").word(origin_from_word, "seed, known, reconstruction or ruling")};
    // Half of it is measured to each side of the centre (K2.4).
    if (even && figure.value % 2 != 0) node.member("value").fail("must be even (K2.4)");
    return figure;
}

/// A figure that is a member of the document by itself.
struct Plain {
    std::string_view name, rule;
    Figure Figures::* figure;
    int low, high;
};
constexpr std::array<Plain, 9> plain_figures{{{"touch", "K1.9", &Figures::touch, 0, 50},
                                              {"gun_range", "K7.2", &Figures::gun_range, 1, 5000},
                                              {"gun_points", "K2.3", &Figures::gun_points, 1, 5},
                                              {"attackers", "K9.2", &Figures::attackers, 5, 50},
                                              {"stormers", "K10.5", &Figures::stormers, 5, 50},
                                              {"walls", "K10.5", &Figures::walls, 0, 20},
                                              {"storm_cap", "K10.5", &Figures::storm_cap, 1, 99},
                                              {"general", "K11.3", &Figures::general, 0, 20},
                                              {"general_reach", "K11.3", &Figures::general_reach, 0, 1000}}};

/// K6.4 gives guns no extra yards on the road.
[[nodiscard]] std::string_view rule_of_road(std::size_t arm) { return arm == index(Arm::artillery) ? "K6.4" : "K5.3"; }

}  // namespace

Value figures_to_json(const Figures& figures) {
    Value value{{"depth", figure_to_json("K2.2", figures.depth)}, {"widths", Value::array()}};
    for (const Figure& width : figures.widths) value["widths"].push_back(figure_to_json("K2.2", width));
    for (std::size_t i = 0; i < arm_words.size(); ++i) {
        const std::string arm(arm_words[i]);
        value["country"][arm] = figure_to_json("K5.2", figures.country[i]);
        value["all"][arm] = figure_to_json(rule_of_road(i), figures.all[i]);
    }
    for (const Plain& plain : plain_figures) value[std::string(plain.name)] = figure_to_json(plain.rule, figures.*plain.figure);
    return value;
}

Figures read_figures(const Node& node) {
    if (node.has("format")) node.format("callipers/figures");
    std::vector<std::string_view> members{"format?", "version?", "depth", "widths", "country", "all"};
    for (const Plain& plain : plain_figures) members.push_back(plain.name);
    node.object(members);
    Figures figures;
    Gathered gathered(node.document());
    gathered.member(node, "depth", [&](const Node& n) { figures.depth = read_figure(n, "K2.2", 20, 400, true); });
    gathered.member(node, "widths", [&](const Node& n) {
        if (n.size(most_thousands) != most_thousands) n.fail("has a width for each of 1000 to 5000 men (K2.2)");
        for (std::size_t i = 0; i < figures.widths.size(); ++i) figures.widths[i] = read_figure(n.element(i), "K2.2", 20, 1000, true);
    });
    for (const bool road : {false, true})
        gathered.member(node, road ? "all" : "country", [&](const Node& n) {
            n.object(arm_words);
            for (std::size_t i = 0; i < arm_words.size(); ++i)
                (road ? figures.all : figures.country)[i] = read_figure(n.member(arm_words[i]), road ? rule_of_road(i) : "K5.2", 10, 5000);
        });
    for (const Plain& plain : plain_figures)
        gathered.member(node, plain.name,
                        [&](const Node& n) { figures.*plain.figure = read_figure(n, plain.rule, plain.low, plain.high); });
    gathered.refuse();
    return figures;
}

}  // namespace fow::callipers::json_parts
