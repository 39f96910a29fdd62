// The plies of a record, with their running digest, private to the json layers.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/session.hpp"
#include "json/record.hpp"
#include "json/table_json.hpp"

namespace fow::json {

/// FNV-1a, 64 bits.
class Digest {
public:
    void add(std::string_view text);
    [[nodiscard]] std::string text() const;

private:
    std::uint64_t sum_ = 0xcbf29ce484222325ULL;
};

/// The most letters of a ply in notation: an attack may name eighty pieces (K9.1).
inline constexpr std::size_t ply_letters = 1000;

/// What the digest of a record starts from: everything that the plies depend on, without the notes of the table and the plies themselves.
[[nodiscard]] Value digested_head(const Value& record);
/// The number of plies in that list. Fails if there are more than ply_limit.
[[nodiscard]] std::size_t ply_count(const Node& plies);

/// The notation of a game whose texts tell actions from outcomes of chance. `from_text` reads both.
template <class G, std::optional<PlyOf<G>> (*from_text)(std::string_view)>
struct PlainNotation {
    [[nodiscard]] static std::string text(const PlyOf<G>& ply) { return to_text(ply); }
    [[nodiscard]] static std::optional<PlyOf<G>> ply(bool by_chance, const std::string& text) {
        const auto found = from_text(text);
        const bool rolls = found && std::holds_alternative<typename G::Roll>(*found);
        return found && rolls == by_chance ? found : std::nullopt;
    }
};

/// Follows a game without listeners while its plies are written or read, each as [who, what, digest]. `Notation` is that of the game:
///   text(ply)             the ply in notation
///   ply(by_chance, text)  reads an outcome of chance, or an action
template <Tabled G, class Notation>
class PlyFollower {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Ply = PlyOf<G>;

    /// `head`: see digested_head().
    PlyFollower(const GameDocuments& game, const Rules& rules, State start, Notation notation, const Value& head)
        : game_(game), rules_(rules), state_(std::move(start)), notation_(std::move(notation)) {
        digest_.add(compact(head));
    }

    /// The member "plies", which is the last one of a record, and the end of the document. Throws GameTooLong.
    [[nodiscard]] std::string written(const std::vector<Ply>& plies) {
        std::string text = "  \"plies\": [";
        for (std::size_t i = 0; i < plies.size(); ++i) {
            const std::string who(word(game_, turn(state_)));
            const std::string what = notation_.text(plies[i]);
            digest_.add(who + " " + what + "\n");
            text += (i == 0 ? "\n    [\"" : ",\n    [\"") + who + "\", \"" + what + "\", \"" + digest_.text() + "\"]";
            follow(plies[i]);
        }
        return text + (plies.empty() ? "]\n}\n" : "\n  ]\n}\n");
    }

    /// Reads plies up to the first that does not fit, and cuts the notes short there. `examine(ply)` is called before each ply, and after
    /// the last.
    template <class Examine>
    void read(const Node& list, ReadRecordOf<typename G::Record>& result, const Examine& examine) {
        auto& record = result.record;
        const std::size_t count = ply_count(list);
        record.plies.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            examine(i);
            std::optional<std::string> fault;
            try {
                fault = take(list.element(i), record.plies);
            } catch (const DataError& error) {
                fault = error.reason;
            }
            if (!fault) continue;
            result.broken_at = i;
            result.reason = *fault;
            cut_notes(record, record.plies.size());
            std::erase_if(record.thoughts, [&](const Thought& made) { return made.turn > turn_number(state_); });
            return;
        }
        examine(count);
    }

    [[nodiscard]] const State& state() const { return state_; }

private:
    static constexpr bool has_chance = !std::is_empty_v<typename G::Roll>;

    void follow(const Ply& ply) {
        std::visit([&](const auto& what) { apply(rules_, state_, what, nullptr); }, ply);
    }

    /// Plays a ply of the file, or says why it does not fit.
    [[nodiscard]] std::optional<std::string> take(const Node& node, std::vector<Ply>& plies) {
        if (node.size(3) != 3) return "a ply is [who, what, digest]";
        const std::string who = node.element(0).text(), what = node.element(1).text(ply_letters), sum = node.element(2).text();
        const auto& [first, second] = game_.seats;
        const bool by_chance = has_chance && who == word(game_, Decider::chance);
        if (!by_chance && who != first && who != second)
            return "\"" + who + "\" is not one of " + std::string(first) + ", " + std::string(second) + (has_chance ? ", chance" : "");
        const std::optional<Ply> ply = notation_.ply(by_chance, what);
        if (!ply) return "\"" + what + "\" is not the notation of an action or an outcome";
        digest_.add(who + " " + what + "\n");
        if (digest_.text() != sum) return "the digest does not match: this ply, one before it or the head was changed";
        if (const std::string decides(word(game_, turn(state_))); who != decides)
            return who + " does not decide here, " + decides + " does";
        if (auto reason = misfit<G>(rules_, state_, *ply)) return reason;
        follow(*ply);
        plies.push_back(*ply);
        return std::nullopt;
    }

    const GameDocuments& game_;
    const Rules& rules_;
    State state_;
    Notation notation_;
    Digest digest_;
};

}  // namespace fow::json
