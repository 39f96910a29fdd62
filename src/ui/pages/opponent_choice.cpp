#include "ui/pages/opponent_choice.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "core/command_words.hpp"
#include "core/table_sentences.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::string sentence_of(Level level) {
    switch (level) {
        case Level::recruit: return tr("Recruit: sees no further than one move. Begin here.");
        case Level::corporal: return tr("Corporal: weighs what is left, and looks a little further.");
        case Level::captain: return tr("Captain: looks some moves ahead, and forgets nothing.");
        case Level::marshal: return tr("Marshal: thinks longest, and draws conclusions. It never sees more than its own seat.");
    }
    return {};
}

std::string sentence_of(Style style) {
    switch (style) {
        case Style::steady: return tr("Steady: weighs each move, without a preference.");
        case Style::bold: return tr("Bold: attacks what it does not know.");
        case Style::patient: return tr("Patient: waits, and keeps its secrets.");
        case Style::gambler: return tr("Gambler: bluffs, and takes risks.");
        case Style::gunner: return tr("Gunner: trusts its guns.");
        case Style::raider: return tr("Raider: runs past everybody towards the goal.");
    }
    return {};
}

std::string title_of(Style style) {
    switch (style) {
        case Style::steady: return tr.in("style of play", "Steady");
        case Style::bold: return tr("Bold");
        case Style::patient: return tr("Patient");
        case Style::gambler: return tr("Gambler");
        case Style::gunner: return tr("Gunner");
        case Style::raider: return tr("Raider");
    }
    return {};
}

/// True when it was changed.
bool watch_box(Window& window, bool watch) {
    return checkbox(window, "watch", tr("Watch two computers"), watch, tr("The computer plays both sides, and you see everything."));
}

}  // namespace

std::optional<ComputedPlayer> OpponentChoice::player() const {
    if (who == "program") {
        const std::string name = name_of_program(command);
        return ComputedPlayer{.program = name.empty() ? tr("a program") : name};
    }
    const auto level = level_from_word(who);
    if (!level) return std::nullopt;
    return ComputedPlayer{*level, style_from_word(style).value_or(Style::steady), {}};
}

OpponentChoice choice_of(const std::optional<ComputedPlayer>& player, const std::string& command) {
    OpponentChoice choice;
    choice.command = command;
    if (!player) return choice;
    if (!player->program.empty()) {
        choice.who = "program";
        return choice;
    }
    choice.who = word(player->level);
    choice.style = word(player->style);
    return choice;
}

bool same_player(const OpponentChoice& one, const OpponentChoice& other) {
    return one.player() == other.player() && (one.who != "program" || one.command == other.command);
}

void seat_choice(Window& window, const std::string& label, const char* is, const char* style, const std::vector<Style>& styles,
                 OpponentChoice& form, bool explained) {
    std::vector<Choice> who{{"person", tr("A person")}};
    for (const Level level : levels) who.push_back({std::string(word(level)), name_of(level, tr)});
    who.push_back({"program", tr("Program"), true, tr("A program of your own, which speaks the protocol of docs/bots.md.")});
    small_text(window, label);
    choice(window, is, who, form.who);
    const auto player = form.player();
    if (!player) return;
    if (!player->program.empty()) {
        // Two seats have no room for labels.
        const std::string label_of_field = explained ? tr("Its command") : std::string();
        text_field(window, std::string(is) + "-program", form.command,
                   {.label = label_of_field,
                    .placeholder = explained ? tr("python3 bot.py") : tr("Its command"),
                    .width = -1,
                    .selects = true,
                    .most = command_letters});
        if (explained)
            small_text(window, tr("It is told what its seat knows, and no more. It runs without a network, and without your files where "
                                  "the system can keep it from them."));
        return;
    }
    std::vector<Choice> likings;
    for (const Style liking : styles)
        likings.push_back({std::string(word(liking)), title_of(liking), true, word(liking) == form.style ? "" : sentence_of(liking)});
    choice(window, style, likings, form.style);
    if (explained) small_text(window, sentence_of(player->level) + " " + sentence_of(player->style));
}

void players_choice(Window& window, PlayersChoice& form) {
    const float half = share_of_room(window, 2);
    if (!form.second.player()) form.first = {};
    if (!form.watched()) {
        const ImVec2 top = ImGui::GetCursorScreenPos();
        const auto name_field = [&](const char* name, const std::string& label, std::string& text, float right) {
            ImGui::SetCursorScreenPos({top.x + right, top.y});
            ImGui::BeginGroup();
            text_field(window, name, text, {.label = label, .placeholder = label, .width = half, .selects = true});
            ImGui::EndGroup();
        };
        name_field("first-name", tr("First player"), form.first_name, 0);
        const float below = ImGui::GetCursorScreenPos().y;
        const float step = std::round(half * window.scale() + ImGui::GetStyle().ItemSpacing.x);
        if (!form.second.player()) {
            name_field("second-name", tr("Second player"), form.second_name, step);
        } else {
            ImGui::SetCursorScreenPos({top.x + step, top.y + window.line_height(Type::small) + window.units(10)});
            ImGui::BeginGroup();
            if (watch_box(window, false))
                form.first.who = form.second.who == "program" ? std::string(word(Level::captain)) : form.second.who;
            ImGui::EndGroup();
            ImGui::SetCursorScreenPos({top.x, below});
        }
    } else {
        if (watch_box(window, true)) form.first = {};
        else seat_choice(window, tr("The first player is"), "first-is", "first-style", form.styles, form.first, false);
    }
    if (!form.styles.empty())
        seat_choice(window, tr("The second player is"), "second-is", "style", form.styles, form.second, !form.watched());
    if (const auto player = form.second.player(); player && !form.watched() && form.told)
        if (const std::string told = form.told(*player); !told.empty()) small_text(window, told);
    if (form.second.player()) form.alone = false;
}

void alone_or_hints(Window& window, PlayersChoice& form) {
    if (form.watched()) return;
    if (form.second.player()) {
        checkbox(window, "hints", tr("Hints: you may ask what a Marshal would do in your place"), form.hints,
                 tr("It knows what you know, and no more. The record counts the hints."));
        return;
    }
    checkbox(window, "alone", tr("Practise alone: one person plays both sides, without the veil"), form.alone,
             tr("The record says so from its beginning."));
}

std::string secrecy_of(const PlayersChoice& form, const std::string& order, const std::string& between_persons) {
    const std::string first = form.watched() ? tr("The computer plays both sides, each of which knows only its own. You see everything.")
                              : form.second.player() ? tr("The computer knows what its own seat knows, and no more.")
                              : form.alone           ? tr("You play both sides in turn, and nothing is veiled.")
                                                     : between_persons;
    return first + " " + order;
}

std::string name_of_player(const ComputedPlayer& player, Translate translate) {
    if (!player.program.empty()) return player.program;
    if (player.style == Style::steady) return name_of(player.level, translate);
    return fill(translate("{level}, {style}"), {{"level", name_of(player.level, translate)}, {"style", name_of(player.style, translate)}});
}

}  // namespace fow::ui
