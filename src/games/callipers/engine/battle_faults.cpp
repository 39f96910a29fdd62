// K13.5: what is wrong with the data of a battle.
#include <algorithm>
#include <set>

#include "chapters.hpp"

namespace fow::callipers {

using namespace chapter;

namespace {

class Examiner {
public:
    explicit Examiner(const RuleSet& set) : set_(set) {}

    [[nodiscard]] std::vector<Fault> faults() {
        examine_ground();
        examine_head();
        examine_pieces();
        if (prepared_) examine_places();
        return std::move(faults_);
    }

private:
    void add(std::string pointer, Told reason, std::string_view rule) {
        faults_.push_back({std::move(pointer), std::move(reason), std::string(rule)});
    }
    /// Adds a fault that makes it impossible to check places.
    void add_first(std::string pointer, Told reason, std::string_view rule) {
        add(std::move(pointer), std::move(reason), rule);
        prepared_ = false;
    }
    /// Adds a fault of a shape. If it is only not convex, its hull still tells where no piece may stand.
    void add_shape(std::string pointer, Told reason, std::string_view rule, std::size_t corners) {
        add(std::move(pointer), std::move(reason), rule);
        prepared_ = prepared_ && corners <= Shape::most;
    }

    void examine_ground() {
        const Ground& ground = set_.ground;
        for (std::size_t i = 0; i < ground.roads.size(); ++i)
            for (std::size_t k = 0; k < ground.roads[i].strips.size(); ++k)
                if (const auto& strip = ground.roads[i].strips[k]; strip.size() != 4 || !is_convex(strip))
                    add_shape("/ground/roads/" + std::to_string(i) + "/strips/" + std::to_string(k),
                              Told("{name} is no convex quadrilateral", {{"name", ground.roads[i].name}}), "K6.1", strip.size());
        std::set<std::string> ids;
        for (std::size_t i = 0; i < ground.strongpoints.size(); ++i) {
            const std::string place = "/ground/strongpoints/" + std::to_string(i);
            const auto& polygon = ground.strongpoints[i].polygon;
            if (polygon.size() > Shape::most / 2 || !is_convex(polygon))
                add_shape(place + "/polygon",
                          Told("{name} is no convex polygon of 3 to 8 corners", {{"name", ground.strongpoints[i].name}}), "K10.1",
                          polygon.size());
            if (!ids.insert(ground.strongpoints[i].id).second) add_first(place + "/id", Told("this strongpoint is listed twice"), {});
        }
    }

    void examine_head() {
        const Battle& battle = set_.battle;
        if (battle.low.x >= battle.high.x || battle.low.y >= battle.high.y)
            add_first("/battle/map", Told("the north-east corner comes last"), "K2.7");
        const auto& forts = set_.ground.strongpoints;
        for (const auto& [id, owner] : battle.holds)
            if (std::none_of(forts.begin(), forts.end(), [&wanted = id](const Strongpoint& fort) { return fort.id == wanted; }))
                add_first("/battle/strongpoints/" + id, Told("there is no such strongpoint"), "K10.1");
    }

    void examine_pieces() {
        const auto& pieces = set_.battle.pieces;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const std::string place = "/battle/pieces/" + std::to_string(i);
            if (i > 0 && pieces[i - 1].key >= pieces[i].key) add_first(place + "/key", Told("keys ascend, and each is there once"), "K2.1");
            if (pieces[i].arm == Arm::artillery && pieces[i].thousands > 2) add(place + "/men", Told("guns have 1000 or 2000 men"), "K2.3");
        }
        for (const Seat side : seats) {
            if (std::none_of(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.side == side; }))
                add("/battle/pieces", side == french_seat ? Told("the French need a piece") : Told("the Allies need a piece"), "K12.4");
            const int host = set_.battle.generals[side];
            const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.key == host; });
            if (host != 0 && (found == pieces.end() || found->side != side))
                add("/battle/generals/" + std::string(word(side)), Told("the general's piece is one of his side"), "K11.1");
        }
    }

    void examine_places() {
        const Rules rules(set_);
        const State state = begin(rules);
        for (int i = 0; i < rules.count(); ++i)
            if (const auto refusal = refusal_of_end(rules, state, i, corners_of(rules, state, i), {}))
                add("/battle/pieces/" + std::to_string(i), told(*refusal), refusal->rule);
    }

    const RuleSet& set_;
    std::vector<Fault> faults_;
    bool prepared_ = true;  ///< rules can be made from the data
};

}  // namespace

std::vector<Fault> faults_of(const RuleSet& set) { return Examiner(set).faults(); }

}  // namespace fow::callipers
