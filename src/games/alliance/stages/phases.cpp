#include "games/alliance/stages/phases.hpp"

#include <algorithm>
#include <utility>

#include "games/alliance/screens/motion.hpp"
#include "games/alliance/screens/order_panel.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
namespace {

using screens::CardId;
using ui::fill;
using ui::tr;

/// A count that a phase has changed: a camp, the guns, or the morale of an army.
struct Count {
    std::optional<CardId> card;
    Seat army = french_seat;
    friend bool operator==(const Count&, const Count&) = default;

    [[nodiscard]] std::string text(const View& view, const RuleSet& rules) const {
        if (card) return std::to_string(strength_of(view, rules, *card)->left);
        return view.morale[army] == 0 ? "B" : std::to_string(view.morale[army]);
    }
    [[nodiscard]] std::string name() const {
        if (card == CardId::blucher) return tr("Prussians");
        if (card) return screens::title_of(*card);
        return army == french_seat ? tr("French morale") : tr("Allied morale");
    }
};

std::vector<Count> counts_of(const Event& event) {
    if (const auto* e = std::get_if<alliance::CasualtyTaken>(&event)) return {{screens::card_of(e->corps)}};
    if (const auto* e = std::get_if<alliance::MoraleLost>(&event)) return {{std::nullopt, e->army}};
    if (const auto* e = std::get_if<alliance::Recovered>(&event)) return {{screens::card_of(e->corps)}, {std::nullopt, allied_seat}};
    if (std::holds_alternative<alliance::BatteryLost>(event)) return {{CardId::battery}};
    if (std::holds_alternative<alliance::PrussiansMoved>(event)) return {{CardId::blucher}};
    if (std::holds_alternative<alliance::ReserveCommitted>(event)) return {{CardId::reserve}};
    return {};
}

/// What happens outside the phases, or ends the game without one.
bool stands_alone(const Event& event) {
    if (const auto* ended = std::get_if<alliance::GameEnded>(&event))
        return ended->result.ending == alliance::Ending::resigned || ended->result.ending == alliance::Ending::agreed;
    return std::holds_alternative<TableEvent>(event) || std::holds_alternative<alliance::DrawOffered>(event);
}

/// One phase, as far as it has been heard.
class Phase {
public:
    Phase(const Line& line, View before) : turn_(line.turn), side_(line.phase), before_(std::move(before)), now_(before_) {}

    void add(const Rules& rules, const Event& event) {
        if (const auto* chosen = std::get_if<alliance::ActionChosen>(&event)) choose(rules, *chosen);
        else if (const auto* rolled = std::get_if<alliance::DieRolled>(&event)) roll(*rolled);
        else if (const auto counts = counts_of(event); !counts.empty()) {
            for (const Count& count : counts)
                if (std::find(counts_.begin(), counts_.end(), count) == counts_.end()) counts_.push_back(count);
        } else if (!std::holds_alternative<alliance::FormationChanged>(event) || !die_.empty()) {
            sentences_ += " " + screens::told(event);  // the sentence of an action without a die already says who is back in line
        }
        screens::follow(now_, event);
    }
    /// `over`: nothing more can follow from it.
    [[nodiscard]] ui::LoggedLine line(const RuleSet& rules, bool over = true) const {
        std::string changes;
        for (const Count& count : counts_) {
            const std::string from = count.text(before_, rules), to = count.text(now_, rules);
            if (from == to) continue;
            changes += changes.empty() ? "" : ", ";
            changes += fill(tr("{what} {from} to {to}"), {{"what", count.name()}, {"from", from}, {"to", to}});
        }
        if (over && changes.empty() && sentences_.empty() && !die_.empty()) changes = tr("nothing happens");
        const std::string text =
            fill(sentence(!changes.empty()), {{"turn", std::to_string(turn_)}, {"action", action_}, {"die", die_}, {"changes", changes}});
        return {text + sentences_, rule_, {}, hint_};
    }

private:
    [[nodiscard]] Sentence sentence(bool changes) const {
        const bool french = side_ == french_seat;
        if (die_.empty() && !changes) return french ? tr("Turn {turn}, French: {action}.") : tr("Turn {turn}, Allies: {action}.");
        if (die_.empty()) return french ? tr("Turn {turn}, French: {action}: {changes}.") : tr("Turn {turn}, Allies: {action}: {changes}.");
        if (!changes) return french ? tr("Turn {turn}, French: {action}, die {die}.") : tr("Turn {turn}, Allies: {action}, die {die}.");
        return french ? tr("Turn {turn}, French: {action}, die {die}: {changes}.")
                      : tr("Turn {turn}, Allies: {action}, die {die}: {changes}.");
    }
    void choose(const Rules& rules, const alliance::ActionChosen& chosen) {
        action_ = name_of(chosen.order, tr);
        rule_ = rule_of(Event(chosen));
        if (chosen.order.id == ActionId::pass) return;
        for (const alliance::ModifierShown& modifier : outlook(rules, before_, chosen.order).modifiers)
            if (modifier.total != 0) hint_ += (hint_.empty() ? "" : "\n") + screens::modifier_text(modifier);
    }
    void roll(const alliance::DieRolled& rolled) {
        const int add = rolled.total - rolled.face;
        die_ = std::to_string(rolled.face);
        if (add != 0) die_ += " " + screens::signed_number(add) + " = " + std::to_string(rolled.total);
        hint_ = screens::told(rolled) + (hint_.empty() ? "" : "\n") + hint_;
        if (rolled.guns_heard) sentences_ += " " + tr("Grouchy's guns are heard in the east.");
    }

    int turn_;
    Seat side_;
    View before_, now_;
    std::string action_ = tr("a phase that had begun");  ///< in a posed position
    std::string die_;                                    ///< "4", "4 +1 = 5"
    std::vector<Count> counts_;
    std::string sentences_;
    std::string hint_;
    std::string_view rule_;
};

/// Whether more may follow from the action that those lines end with: a die, a division that its owner chooses, or lines that are not
/// shown.
bool goes_on(const Session& session, std::size_t heard) {
    const auto& lines = session.heard(Viewer::onlooker);
    if (heard < lines.size())
        return !stands_alone(lines[heard].event) && !std::holds_alternative<alliance::ActionChosen>(lines[heard].event);
    return session.state().stage == alliance::Stage::casualty || session.decider() == Decider::chance;
}

}  // namespace

std::vector<PhaseTold> phases_told(const Session& session, std::size_t heard) {
    std::vector<PhaseTold> told;
    std::optional<Phase> phase;
    const auto& lines = session.heard(Viewer::onlooker);
    std::size_t plies = 0;
    for (std::size_t i = 0; i < std::min(heard, lines.size()); ++i) {
        const Event& event = lines[i].event;
        if (stands_alone(event)) {
            phase.reset();
            const Named turn{"turn", std::to_string(lines[i].turn)};
            told.push_back({{fill(tr("Turn {turn}: {text}"), {turn, {"text", screens::told(event)}}), rule_of(event)}, i + 1});
            continue;
        }
        if (!phase || std::holds_alternative<alliance::ActionChosen>(event)) {
            while (plies < session.ply_count() && session.heard_after(plies + 1) <= i) ++plies;
            phase.emplace(lines[i], view_of(session.rules(), session.state_after(plies), Viewer::onlooker));
            told.emplace_back();
        }
        phase->add(session.rules(), event);
        told.back() = {phase->line(session.rules().set()), i + 1};
    }
    if (phase && goes_on(session, heard)) told.back().line = phase->line(session.rules().set(), false);
    return told;
}

std::vector<ui::LoggedLine> log_of(const Session& session, std::size_t heard) {
    std::vector<ui::LoggedLine> lines;
    for (PhaseTold& phase : phases_told(session, heard)) lines.push_back(std::move(phase.line));
    return lines;
}

}  // namespace fow::alliance::stages
