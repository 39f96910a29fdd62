#include "json/series.hpp"

#include <algorithm>
#include <set>

#include "json/plies.hpp"

namespace fow {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view series_format = "fog-of-waterloo/series", chronicle_format = "fog-of-waterloo/chronicle";
constexpr int most_turns = 100000;

SeriesBattle read_battle(const Node& node) {
    node.object({"id", "title", "date", "field", "about"});
    return {node.member("id").text(json::label_limit), node.member("title").text(json::label_limit),
            node.member("date").text(json::label_limit), node.member("field").text(json::label_limit), node.member("about").text()};
}

Value to_json(const SeriesPlayer& player) {
    Value value{{"name", json::free_text(player.name, name_letters)}};
    json::add_player(value, player.computed);
    return value;
}

SeriesPlayer read_series_player(const Node& node) {
    node.object({"name", "level?", "style?", "program?"});
    return {node.member("name").text(name_letters), json::read_player(node)};
}

Value to_json(const GameDocuments& game, const FoughtBattle& fought) {
    return {{"battle", fought.battle},
            {"game", json::hex(fought.game)},
            {"winner", fought.winner ? Value(word(game, *fought.winner)) : Value()},
            {"ending", fought.ending},
            {"turns", fought.turns},
            {"losses", {{word(game, Seat::first), fought.losses.first}, {word(game, Seat::second), fought.losses.second}}}};
}

/// Of all members but the digest itself.
std::string digest_of(Value chronicle) {
    for (const char* name : {"$schema", "digest"}) chronicle.erase(name);
    json::Digest digest;
    digest.add(json::compact(chronicle));
    return digest.text();
}

class ChronicleReader {
public:
    ChronicleReader(const GameDocuments& game, const SeriesWords& words, const Series& series)
        : game_(game), words_(words), series_(series) {}

    [[nodiscard]] FoughtBattle fought(const Node& node, std::size_t number) const {
        node.object({"battle", "game", "winner", "ending", "turns", "losses"});
        FoughtBattle fought;
        fought.battle = node.member("battle").text();
        if (fought.battle != series_.battles[number].id)
            node.member("battle").fail("is not the next battle, \"" + series_.battles[number].id + "\"");
        fought.game = json::hex_bytes(node.member("game"), json::id_size);
        if (!node.member("winner").is_null()) fought.winner = json::seat_of(game_, node.member("winner"));
        fought.ending = node.member("ending").text();
        const auto ending = std::find_if(words_.endings.begin(), words_.endings.end(),
                                         [&](const SeriesWords::Ending& one) { return one.word == fought.ending; });
        if (ending == words_.endings.end()) node.member("ending").fail("\"" + fought.ending + "\" is not the end of a battle");
        if (ending->drawn == fought.winner.has_value())
            node.member("winner").fail(ending->drawn ? "a battle that ends so has no winner" : "a battle that ends so has a winner");
        fought.turns = node.member("turns").integer(-most_turns, most_turns);
        const Node losses = node.member("losses");
        losses.object({word(game_, Seat::first), word(game_, Seat::second)});
        for (const Seat seat : seats) fought.losses[seat] = losses.member(word(game_, seat)).integer(0, words_.most_losses);
        return fought;
    }

    [[nodiscard]] std::string rules(const Node& node) const {
        std::string rules = node.text();
        if (std::find(words_.rules.begin(), words_.rules.end(), rules) == words_.rules.end())
            node.fail("\"" + rules + "\" is not the word for any rules of this game");
        return rules;
    }

private:
    const GameDocuments& game_;
    const SeriesWords& words_;
    const Series& series_;
};

}  // namespace

Series read_series(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(series_format);
    node.object({"format", "version", "title", "about", "battles"});
    Series series{node.member("title").text(json::label_limit), node.member("about").text(json::description_limit)};
    std::set<std::string> ids;
    json::Gathered faults(document);
    faults.each(node, "battles", series_limit, [&](const Node& battle) {
        series.battles.push_back(read_battle(battle));
        if (!ids.insert(series.battles.back().id).second) battle.member("id").fail("the battle is listed twice");
    });
    faults.refuse();
    if (series.battles.empty()) node.member("battles").fail("has no battle");
    return series;
}

std::string write_chronicle(const GameDocuments& game, const Chronicle& chronicle) {
    Value players = Value::array(), fought = Value::array();
    for (const SeriesPlayer& player : chronicle.players) players.push_back(to_json(player));
    for (const FoughtBattle& battle : chronicle.fought) fought.push_back(to_json(game, battle));
    Value value{{"format", chronicle_format},
                {"version", 1},
                {"series", chronicle.series},
                {"rules", chronicle.rules},
                {"players", players},
                {"first_leads", word(game, chronicle.first_leads)},
                {"changes_sides", chronicle.changes_sides},
                {"begun", chronicle.begun ? Value(json::hex(*chronicle.begun)) : Value()},
                {"fought", fought}};
    const std::string digest = digest_of(value);
    std::string text = "{\n";
    for (const char* name : {"format", "version", "series", "rules", "first_leads", "changes_sides", "begun"})
        text += json::line(name, value[name]);
    return text + "  \"players\": " + json::one_per_line(players, "  ") + ",\n  \"fought\": " + json::one_per_line(fought, "  ") +
           ",\n  \"digest\": \"" + digest + "\"\n}\n";
}

Chronicle read_chronicle(const std::string& text, const std::string& document, const GameDocuments& game, const SeriesWords& words,
                         const std::string& id, const Series& series) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(chronicle_format);
    node.object({"format", "version", "series", "rules", "players", "first_leads", "changes_sides", "begun", "fought", "digest"});
    const ChronicleReader reader(game, words, series);
    Chronicle chronicle;
    json::Gathered faults(document);
    faults.member(node, "series", [&](const Node& place) {
        chronicle.series = place.text();
        if (chronicle.series != id) place.fail("is another series than \"" + id + "\"");
    });
    faults.member(node, "rules", [&](const Node& place) { chronicle.rules = reader.rules(place); });
    faults.member(node, "players", [&](const Node& place) {
        if (place.size(2) != 2) place.fail("two players fight a series");
        for (std::size_t i = 0; i < 2; ++i) chronicle.players[i] = read_series_player(place.element(i));
    });
    faults.member(node, "first_leads", [&](const Node& place) { chronicle.first_leads = json::seat_of(game, place); });
    faults.member(node, "changes_sides", [&](const Node& place) { chronicle.changes_sides = place.boolean(); });
    faults.each(node, "fought", series.battles.size(),
                [&](const Node& place) { chronicle.fought.push_back(reader.fought(place, chronicle.fought.size())); });
    faults.member(node, "begun", [&](const Node& place) {
        if (place.is_null()) return;
        if (chronicle.fought.size() == series.battles.size()) place.fail("all battles have been fought");
        chronicle.begun = json::hex_bytes(place, json::id_size);
    });
    faults.refuse();
    if (node.member("digest").text() != digest_of(value)) node.member("digest").fail("does not fit the chronicle: the file was changed");
    return chronicle;
}

}  // namespace fow
