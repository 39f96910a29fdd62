#include "ui/pages/opponent_choice.hpp"

#include "fow/core/table_sentences.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::string sentence_of(Level level) {
    switch (level) {
        case Level::recruit: return tr("Recruit: soon forgets what was shown, and sees no further than one move. Begin here.");
        case Level::corporal: return tr("Corporal: remembers longer, and counts what is left.");
        case Level::captain: return tr("Captain: remembers everything, and looks some moves ahead.");
        case Level::marshal: return tr("Marshal: also concludes from how pieces behave. It never sees more than its own seat.");
    }
    return {};
}

std::string sentence_of(Style style) {
    switch (style) {
        case Style::steady: return tr("No special liking.");
        case Style::bold: return tr("Attacks what it does not know.");
        case Style::patient: return tr("Waits, and keeps its secrets.");
        case Style::gambler: return tr("Bluffs, and takes risks.");
        case Style::gunner: return tr("Trusts its guns.");
        case Style::raider: return tr("Runs past everybody towards the goal.");
    }
    return {};
}

}  // namespace

std::optional<ComputedPlayer> OpponentChoice::player() const {
    const auto level = level_from_word(who);
    if (!level) return std::nullopt;
    return ComputedPlayer{*level, style_from_word(style).value_or(Style::steady)};
}

void seat_choice(Window& window, const std::string& label, const char* is, const char* style, const std::vector<Style>& styles,
                 OpponentChoice& form) {
    std::vector<Choice> who{{"person", tr("A person")}};
    for (const Level level : levels) who.push_back({std::string(word(level)), name_of(level, tr)});
    small_text(window, label);
    choice(window, is, who, form.who);
    const auto player = form.player();
    if (!player) return;
    std::vector<Choice> likings;
    for (const Style liking : styles) likings.push_back({std::string(word(liking)), name_of(liking, tr)});
    choice(window, style, likings, form.style);
    small_text(window, sentence_of(player->level) + " " + (player->style == Style::steady ? "" : sentence_of(player->style)));
}

void opponent_choice(Window& window, const std::vector<Style>& styles, OpponentChoice& form) {
    seat_choice(window, tr("The second player is"), "second-is", "style", styles, form);
}

void alone_or_hints(Window& window, bool& alone, OpponentChoice& form) {
    if (form.player()) {
        alone = false;
        checkbox(window, "hints", tr("Hints: you may ask what a Marshal would do in your place"), form.hints,
                 tr("It knows what you know, and no more. The record counts the hints."));
        return;
    }
    checkbox(window, "alone", tr("Practise alone: one person plays both sides, without the veil"), alone,
             tr("The record says so from its beginning."));
}

std::string name_of_player(const ComputedPlayer& player) {
    if (player.style == Style::steady) return name_of(player.level, tr);
    return fill(tr("{level}, {style}"), {{"level", name_of(player.level, tr)}, {"style", name_of(player.style, tr)}});
}

}  // namespace fow::ui
