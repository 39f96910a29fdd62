#include "ui/pages/hand_over_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/parts.hpp"
#include "ui/pages/sayings.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

bool HandOverScreen::opens(SDL_Keycode key) const { return key == SDLK_RETURN || (key == SDLK_SPACE && !asks_); }

void HandOverScreen::event(const SDL_Event& event) {
    // A key that was already held down arrives as a repeat and does not count.
    if (event.type == SDL_KEYDOWN && event.key.repeat == 0 && is_plain(event.key.keysym) && opens(event.key.keysym.sym)) {
        key_down_since_ = now();
        held_key_ = event.key.keysym.sym;
    }
    // Another key that goes up was pressed on the page before.
    if ((event.type == SDL_KEYUP && event.key.keysym.sym == held_key_) ||
        (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_LOST))
        key_down_since_.reset();
}

void HandOverScreen::draw_phrase(Window& window, const PhraseAsked& asked, std::string& phrase) {
    text_field(window, "phrase", phrase,
               {.label = tr("Your pass phrase"), .focus = fresh_, .hidden = true, .enter = "phrase", .most = phrase_letters});
    fresh_ = false;
    if (asked.wrong) warning_text(window, tr("That was not the pass phrase of this seat. Try again."));
    else small_text(window, tr("It was set in this game's menu."));
    if (!asked.may_be_given_up) small_text(window, tr("Forgotten? Load the game; there you can give it up."));
    space(window, 4);
}

std::optional<HandOverChoice> HandOverScreen::draw(Window& window, Seat seat, const std::string& name,
                                                   const std::vector<std::string>& remarks, const std::optional<PhraseAsked>& asked,
                                                   std::string& phrase, const std::string& recall, const Saying* said) {
    asks_ = asked.has_value();
    draw_backdrop(window);
    const float remarks_high = std::min(static_cast<float>(remarks.size()), 3.0F) * 62;
    // With room for "recall", whether it is offered or not: the button to hold stays in its place.
    const SDL_FRect card = centred_rect(window, 560, (asked ? 540.0F : 400.0F) + 44 + remarks_high);
    if (said != nullptr) saying_below(window, *said, card);
    card_begin(window, "hand-over", card);
    space(window, 12);
    const float size = window.units(96);
    const SDL_FRect room = place(room_width(), size);
    const SeatLook& look = window.look().seats[seat];
    draw_picture(look.crest, window, *ImGui::GetWindowDrawList(), {std::floor(room.x + (room.w - size) / 2), room.y, size, size});
    space(window, 8);
    // The veil stays as it is, whatever the name: a long one is smaller, a very long one shortened.
    const Type letters = text_size(window, Type::title, name).x <= room_width() ? Type::title : Type::heading;
    const float as_body = text_size(window, Type::body, name).x / std::max(text_size(window, letters, name).x, 1.0F);
    centred(window, letters, shown_name(window, name, room_width() * 0.97F * as_body / window.scale()));
    centred(window, Type::italic, look.takes);
    space(window, 12);
    centred(window, Type::body, tr("Everybody else, look away now."));
    centred(window, Type::small,
            asks_ ? tr("Type your pass phrase, then hold the button, or Enter, until it is full.")
                  : tr("Hold the button, or the space bar, until it is full."));
    space(window, 12);
    if (!remarks.empty()) {
        scroll_begin(window, "remarks", window.units(remarks_high));
        for (const std::string& remark : remarks) warning_text(window, remark);
        scroll_end(window);
    }
    if (asked) draw_phrase(window, *asked, phrase);
    const bool may_open = !asks_ || !phrase.empty();
    const float seconds = static_cast<float>(window.settings().veil_hold) / 1000;
    const float held = key_down_since_ && may_open ? static_cast<float>(now() - *key_down_since_) / (seconds * 1000) : 0;
    bool open = hold_button(window, "take-seat", tr("Hold to take the seat"), seconds, progress_,
                            {.enabled = may_open, .width = -1, .filled = held});
    space(window, 4);
    const bool forgotten = asked && asked->may_be_given_up && button(window, "forgotten", tr("Forgotten"), {.width = -1});
    const bool recalled = !recall.empty() && button(window, "recall", recall, {.width = -1});
    card_end(window);
    if (held >= 1) {
        key_down_since_.reset();
        open = true;
    }
    if (open) return HandOverChoice::take_seat;
    if (recalled) return HandOverChoice::recall;
    return forgotten ? std::optional(HandOverChoice::forgotten) : std::nullopt;
}

namespace {

constexpr float agreeing_seconds = 0.6F;

std::string seated(Window& window, Seat seat, const std::string& name) {
    return fill(window.look().seats[seat].seated, {{"name", shown_name(window, name)}});
}

}  // namespace

std::optional<bool> Agreement::draw(Window& window, const PerSeat<std::string>& names, std::string_view button_name,
                                    const std::string& to_do, const std::string& to_leave) {
    for (const Seat seat : seats)
        checkbox(window, "agree-" + window.look().seats[seat].word,
                 fill(tr("{player} agrees"), {{"player", seated(window, seat, names[seat])}}), agrees_[seat]);
    space(window, 10);
    const bool both = agrees_[Seat::first] && agrees_[Seat::second];
    std::optional<bool> agreed;
    if (hold_button(window, button_name, to_do, agreeing_seconds, progress_,
                    {.enabled = both, .width = -1, .hint = both ? std::string() : tr("Both players must agree.")}))
        agreed = true;
    space(window, 4);
    if (button(window, "back", to_leave, {.primary = true, .width = -1, .key = SDLK_ESCAPE})) agreed = false;
    return agreed;
}

std::optional<GiveUpScreen::Choice> GiveUpScreen::draw(Window& window, Seat forgetful, const PerSeat<std::string>& names) {
    draw_backdrop(window);
    card_begin(window, "give-up", centred_rect(window, 600, 390));
    title(window, tr("Give up the phrase"));
    separator(window);
    paragraph(window, window.look().seats[forgetful].forgotten);
    paragraph(window, tr("If both players agree, the seat goes on without one: whoever takes it next sees that side. This is written into "
                         "the record and every log, and cannot be undone. The other seat keeps its phrase."));
    space(window, 6);
    const auto agreed = agreement_.draw(window, names, "give-up-now", tr("Hold to give it up"), tr("Back to the veil"));
    card_end(window);
    if (!agreed) return std::nullopt;
    return *agreed ? Choice::give_up : Choice::back;
}

std::optional<DepartureScreen::Choice> DepartureScreen::draw(Window& window, const std::vector<std::string>& remarks,
                                                             const PerSeat<std::string>& names, const std::string& to_leave, bool alone) {
    draw_backdrop(window);
    card_begin(window, "departure", centred_rect(window, 640, alone ? 380 : 500));
    title(window, alone ? tr("Play on from here?") : tr("Both players must agree"));
    separator(window);
    small_text(window, tr("The record will say:"));
    scroll_begin(window, "departure-remarks", window.units(110));
    for (const std::string& remark : remarks) warning_text(window, remark);
    scroll_end(window);
    if (alone) {
        paragraph(window, tr("The game goes on like this, and counts for no standing. Its replay will show it."));
        space(window, 6);
        std::optional<Choice> choice;
        if (button(window, "play-on", tr("Play on"), {.primary = true, .width = -1})) choice = Choice::play_on;
        space(window, 4);
        if (button(window, "back", to_leave, {.width = -1, .key = SDLK_ESCAPE})) choice = Choice::back;
        card_end(window);
        return choice;
    }
    paragraph(window,
              tr("If both players agree, the game goes on like this. Every log and every replay will show it, and it cannot be undone."));
    space(window, 6);
    const auto agreed = agreement_.draw(window, names, "play-on", tr("Hold to play on"), to_leave);
    card_end(window);
    if (!agreed) return std::nullopt;
    return *agreed ? Choice::play_on : Choice::back;
}

std::optional<BothPhrasesScreen::Choice> BothPhrasesScreen::draw(Window& window, const PerSeat<std::string>& names, bool wrong,
                                                                 PerSeat<std::string>& phrases) {
    draw_backdrop(window);
    card_begin(window, "both-phrases", centred_rect(window, 600, 400));
    title(window, tr("Sealed elsewhere"));
    separator(window);
    paragraph(window, tr("This game was sealed on another computer, or with another data folder. To open it here, both players type their "
                         "pass phrases, each while the other looks away."));
    space(window, 4);
    const auto field_of = [&](Seat seat) { return "phrase-" + window.look().seats[seat].word; };
    for (const Seat seat : seats)
        text_field(window, field_of(seat), phrases[seat],
                   {.label = seated(window, seat, names[seat]),
                    .focus = fresh_ && seat == Seat::first,
                    .hidden = true,
                    .enter = seat == Seat::first ? field_of(Seat::second) : "open",
                    .most = phrase_letters});
    fresh_ = false;
    if (wrong) warning_text(window, tr("These are not the pass phrases of both players. Try again."));
    else small_text(window, tr("After that this computer opens it too."));
    space(window, 6);
    std::optional<Choice> choice;
    const float half = share_of_room(window, 2);
    if (button(window, "back", tr("Back"), {.width = half, .key = SDLK_ESCAPE})) choice = Choice::back;
    ImGui::SameLine();
    if (button(window, "open", tr("Open the game"),
               {.enabled = !phrases[Seat::first].empty() && !phrases[Seat::second].empty(), .primary = true, .width = half}))
        choice = Choice::open;
    card_end(window);
    return choice;
}

}  // namespace fow::ui
