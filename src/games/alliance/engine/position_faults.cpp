// L14.8: what a posed position must not have.
#include <string>

#include "chapters.hpp"

namespace fow::alliance {
namespace {

class Examiner {
public:
    Examiner(const Rules& rules, const State& state, bool is_short) : rules_(rules), set_(rules.set()), state_(state), short_(is_short) {}

    [[nodiscard]] std::vector<Fault> faults() {
        examine_markers();
        examine_sums();
        examine_tracks();
        examine_cards();
        examine_french_phase();
        if (state_.stage == Stage::casualty) examine_question();
        return std::move(faults_);
    }

private:
    void fault(std::string place, const char* rule, Told reason) { faults_.push_back({std::move(place), std::move(reason), rule}); }
    [[nodiscard]] static std::string text(std::string_view text) { return std::string(text); }

    void examine_markers() {
        for (int i = 0; i < box_count; ++i) {
            const auto corps = static_cast<Corps>(i);
            if (state_.markers(corps) > set_.of(corps).markers)
                fault("/boxes/" + text(word(corps)), "L1.2",
                      Told("more than the {count} markers", {{"count", std::to_string(set_.of(corps).markers)}}));
        }
        if (state_.prussians > set_.of(Corps::blucher).markers) fault("/prussians", "L1.2", Told("more Prussian divisions than there are"));
        if (state_.battery > set_.battery.value) fault("/battery", "L1.3", Told("more markers than the Grand Battery has"));
    }

    void examine_sums() {
        for (const Seat army : seats) {
            const auto [first, end] = boxes_of(army);
            int sum = state_.casualties[army];
            for (int i = first; i < end; ++i) sum += state_.boxes[static_cast<std::size_t>(i)];
            const int all = set_.markers_of(army);
            // Committed Reserve markers are neither in a box nor on the track.
            const int committed = army == allied_seat ? set_.of(Corps::reserve).markers - state_.markers(Corps::reserve) : 0;
            const bool fits = sum <= all && (short_ || sum >= all - committed);
            if (!fits) fault("/casualties/" + text(word(army)), "L4.8", wrong_sum(sum, all - committed, all));
        }
    }

    [[nodiscard]] static Told wrong_sum(int sum, int least, int most) {
        if (least == most)
            return Told("boxes and casualties together are {sum}, not {count}",
                        {{"sum", std::to_string(sum)}, {"count", std::to_string(most)}});
        return Told("boxes and casualties together are {sum}, not {least} to {most}",
                    {{"sum", std::to_string(sum)}, {"least", std::to_string(least)}, {"most", std::to_string(most)}});
    }

    void examine_tracks() {
        for (const Seat army : seats) {
            if (state_.morale[army] > set_.morale.value)
                fault("/morale/" + text(word(army)), "L4.8", Told("higher than {count}", {{"count", std::to_string(set_.morale.value)}}));
            if (state_.stage == Stage::over || state_.stage == Stage::casualty) continue;
            if (state_.morale[army] == 0) fault("/morale/" + text(word(army)), "L10.6", Told("an army on B has lost"));
            if (rules_.broken(army, state_.casualties[army]))
                fault("/casualties/" + text(word(army)), "L10.6", Told("an army on B has lost"));
        }
        if (static_cast<int>(state_.time) != (state_.by_prussians ? 1 : 0) + (state_.by_casualties ? 1 : 0))
            fault("/time", "L11.1", Told("the time is as many boxes on as reasons have been used"));
        if (state_.turn > set_.draw_after.value) fault("/turn", "L11.3", Told("the game is drawn before this turn"));
    }

    void examine_cards() {
        for (const Corps corps : {Corps::orange, Corps::hill})
            if (state_.in_square(corps) && state_.markers(corps) == 0)
                fault("/squares/" + text(word(corps)), "L7.3", Told("a corps without markers is in line"));
        if (state_.ney && state_.markers(Corps::kellermann) + state_.markers(Corps::milhaud) == 0)
            fault("/ney", "L7.7", Told("without cavalry the charge is over"));
        for (const Seat side : seats) {
            const auto& last = state_.last[side];
            if (!last || last->id == ActionId::pass) continue;
            if (side_of(last->id) != side) fault("/last/" + text(word(side)), "L14.2", Told("that is an action of the other side"));
            else if (last->napoleon && !set_.action(last->id).napoleon)
                fault("/last/" + text(word(side)), "L3.5", Told("Napoleon cannot direct this action"));
            else if (last->napoleon && !state_.used[0]) fault("/used/napoleon", "L3.9", Told("he has directed the last French action"));
            else if (last->id == ActionId::wellington && !state_.used[1]) fault("/used/wellington", "L3.9", Told("he has just been used"));
        }
    }

    void examine_french_phase() {
        const FrenchPhase& phase = state_.french_phase;
        const bool began = state_.phase == allied_seat || state_.stage == Stage::casualty || state_.stage == Stage::over;
        if (!began && phase != FrenchPhase{}) fault("/french_phase", "L13.5", Told("the French phase has not begun"));
        for (std::size_t i = 0; i < 2; ++i) {
            const auto corps = static_cast<Corps>(index(Corps::orange) + i);
            if (state_.markers(corps) + phase.gave[i] > set_.of(corps).markers)
                fault("/french_phase/" + text(word(corps)), "L1.2", Told("more than that corps can have lost"));
        }
        if (phase.gave[0] + phase.gave[1] > state_.casualties.second)
            fault("/french_phase", "L6.4", Told("more divisions than lie on the Allied track"));
        if (state_.morale.second + phase.morale > set_.morale.value)
            fault("/french_phase/morale", "L6.4", Told("more than can have been lost"));
        if (phase.captured && !state_.french(*phase.captured)) fault("/french_phase/captured", "L6.4", Told("that place is not French"));
        if (phase.captured == Place::plancenoit) fault("/french_phase/captured", "L6.4", Told("the Reserve has no action for Plancenoit"));
    }

    /// L4.3: a question in the middle of a row.
    void examine_question() {
        const auto& last = state_.last[state_.phase];
        if (!last || last->id == ActionId::pass || side_of(last->id) != state_.phase || set_.action(last->id).tables.empty())
            return fault("/asks/action", "L4.3", Told("the action of the phase asks no question"));
        if (state_.rest.empty() || state_.rest.front().code > Code::ac) return fault("/asks/rest", "L4.3", Told("begins with a casualty"));
        const CorpsSet from = choices(rules_, state_);
        if ((from & (from - 1)) == 0) fault("/asks/from", "L13.3", Told("nobody is asked where there is no choice"));
        const auto& targets = set_.action(last->id).targets;
        bool named = targets.empty() && !state_.target;
        for (const Corps corps : targets) named = named || state_.target == corps;
        if (!named) fault("/asks/target", "L3.1", Told("that is no target of this action"));
    }

    const Rules& rules_;
    const RuleSet& set_;
    const State& state_;
    bool short_;
    std::vector<Fault> faults_;
};

}  // namespace

std::vector<Fault> faults_of(const Rules& rules, const State& state, bool is_short) { return Examiner(rules, state, is_short).faults(); }

}  // namespace fow::alliance
