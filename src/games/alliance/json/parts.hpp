// What several documents share: rule data, positions, views; private to the json layer.
#pragma once

#include <set>

#include "games/alliance/json/documents.hpp"
#include "json/fields.hpp"

namespace fow::alliance::json_parts {

using json::Gathered;
using json::Node;
using json::Value;

[[nodiscard]] Value part_to_json(const RuleSet& set, std::string_view part);
/// Reads one part into the set; the node may also be a whole file, with its format. Throws every fault of that part. Cards are read last:
/// they may refer to the other parts.
void read_part(const Node& node, std::string_view part, RuleSet& set);

[[nodiscard]] Value effects_to_json(const Effects& effects);
[[nodiscard]] Effects read_effects(const Node& node);
inline constexpr json::As effects_form{[](const Node& node, Effects& effects) { effects = read_effects(node); }, effects_to_json};
inline constexpr json::Word<Origin> origin_word{origin_from_word, word, "seed, known, reconstruction or ruling"};
/// Where the faults of a part that is read go, and the entries that have been found in its list.
struct Reading {
    Gathered* gathered = nullptr;
    std::set<std::size_t>* seen = nullptr;
};

/// A list with one entry for each id; layout(fields, set, id) describes what an entry has besides its id.
template <class Id, class IdForm, class Layout>
struct EntryOfEach {
    std::size_t count = 0;
    IdForm id_form;
    const char* twice = "";  ///< why a second entry for an id is refused
    Reading reading;
    Layout layout;

    void read(const Node& list, RuleSet& set) const {
        reading.gathered->each(list, count, [&](const Node& entry) {
            Id id{};
            json::read_fields(entry, [&](auto& fields) { lay_out(fields, set, id); });
        });
    }
    [[nodiscard]] Value write(const RuleSet& set) const {
        Value list = Value::array();
        for (std::size_t i = 0; i < count; ++i) {
            auto id = static_cast<Id>(i);
            list.push_back(json::written_fields([&](auto& fields) { lay_out(fields, set, id); }));
        }
        return list;
    }

private:
    template <class Fields, class S>
    void lay_out(Fields& fields, S& set, Id& id) const {
        fields("id", id,
               json::As{[this](const Node& node, Id& found) {
                            id_form.read(node, found);
                            if (!reading.seen->insert(static_cast<std::size_t>(found)).second) node.fail(twice);
                        },
                        [this](Id found) { return id_form.write(found); }});
        layout(fields, set, id);
    }
};
template <class Id, class IdForm, class Layout>
[[nodiscard]] auto entry_of_each(std::size_t count, IdForm id_form, const char* twice, Reading reading, Layout layout) {
    return EntryOfEach<Id, IdForm, Layout>{count, id_form, twice, reading, layout};
}

/// The actions of the cards (L14.6, L14.7).
struct ActionsForm {
    Reading reading;
    void read(const Node& list, RuleSet& set) const;
    [[nodiscard]] static Value write(const RuleSet& set);
};

/// L14.8. A die that is due is not written.
[[nodiscard]] Value position_to_json(const Rules& rules, const State& state);
[[nodiscard]] State read_position_node(const Node& node, const Rules& rules);
[[nodiscard]] Value result_to_json(const Result& result);
[[nodiscard]] Result read_result(const Node& node);
[[nodiscard]] Value view_to_json(const Rules& rules, const State& state);

}  // namespace fow::alliance::json_parts
