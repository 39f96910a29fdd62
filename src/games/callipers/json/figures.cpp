// The figures: numbers that an owner of the game may correct, each with its rule and its origin (K13.5).
#include "parts.hpp"

namespace fow::callipers::json_parts {
namespace {

struct FigureForm {
    std::string_view rule;
    int low, high;
    bool even = false;  ///< half of it is measured to each side of the centre (K2.4)

    void read(const Node& node, Figure& figure) const {
        json::read_fields(node, [&](auto& fields) { lay_out(fields, figure); });
        if (even && figure.value % 2 != 0) node.member("value").fail("must be even (K2.4)");
    }
    [[nodiscard]] Value write(const Figure& figure) const {
        return json::written_fields([&](auto& fields) { lay_out(fields, figure); });
    }

private:
    template <class Fields, class F>
    void lay_out(Fields& fields, F& figure) const {
        fields("rule", rule, json::RuleId{});
        fields("value", figure.value, json::Integer{low, high});
        fields("origin", figure.origin, origin_word);
    }
};

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

/// For each thousand of men.
struct WidthsForm {
    using Widths = decltype(Figures::widths);
    static constexpr FigureForm width{"K2.2", 20, 1000, true};
    static void read(const Node& node, Widths& widths) {
        if (node.size(widths.size()) != widths.size()) node.fail("has a width for each of 1000 to 5000 men (K2.2)");
        for (std::size_t i = 0; i < widths.size(); ++i) width.read(node.element(i), widths[i]);
    }
    [[nodiscard]] static Value write(const Widths& widths) { return json::List{width, widths.size()}.write(widths); }
};

/// By arm, on the road or across country.
[[nodiscard]] auto march_form(bool road) {
    return json::Object{[road](auto& fields, auto& figures) {
        for (std::size_t i = 0; i < arm_words.size(); ++i)
            fields(arm_words[i], figures[i], FigureForm{road ? rule_of_road(i) : "K5.2", 10, 5000});
    }};
}

template <class Fields, class F>
void lay_out(Fields& fields, F& figures) {
    for (const char* name : {"format?", "version?"}) fields.other(name);
    fields("depth", figures.depth, FigureForm{"K2.2", 20, 400, true});
    fields("widths", figures.widths, WidthsForm{});
    fields("country", figures.country, march_form(false));
    fields("all", figures.all, march_form(true));
    for (const Plain& plain : plain_figures) fields(plain.name, figures.*plain.figure, FigureForm{plain.rule, plain.low, plain.high});
}

}  // namespace

Value figures_to_json(const Figures& figures) {
    return json::written_fields([&](auto& fields) { lay_out(fields, figures); });
}

Figures read_figures(const Node& node) {
    if (node.has("format")) node.format("callipers/figures");
    Figures figures;
    Gathered gathered(node.document());
    json::read_fields(node, [&](auto& fields) { lay_out(fields, figures); }, &gathered);
    gathered.refuse();
    return figures;
}

}  // namespace fow::callipers::json_parts
