#include "ui/pages/title_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/pages/parts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

/// Units of scale 1.
constexpr float card_pad = 10;
constexpr float widest_card = 250;
constexpr float lowest_picture = 56, highest_picture = 250;

/// The texts of a card, broken into lines of its width, and their heights.
struct CardTexts {
    std::string told, below;
    float told_high = 0, below_high = 0;
};
CardTexts texts_of(Window& window, const TitleModel::Offer& game, float wide) {
    CardTexts texts{wrapped(window, Type::small, game.look.told, wide), wrapped(window, Type::italic, game.look.below, wide)};
    if (!texts.told.empty()) texts.told_high = text_size(window, Type::small, texts.told).y;
    if (!texts.below.empty()) texts.below_high = text_size(window, Type::italic, texts.below).y;
    return texts;
}

/// The lines of a text in the middle of a column; `text`: the same unbroken, for scripts and the reading aloud.
void draw_lines(Window& window, ImDrawList& list, Type type, const ImVec2& top, unsigned rgb, const std::string& lines,
                const std::string& text) {
    float y = top.y, widest = 0;
    for (const std::string& line : lines_in(lines)) {
        const float wide = text_size(window, type, line).x;
        draw_letters(window, list, type, {std::floor(top.x - wide / 2), y}, packed(rgb), line);
        widest = std::max(widest, wide);
        y += window.line_height(type);
    }
    add_text(window, text, {{top.x - widest / 2, top.y}, {top.x + widest / 2, y}});
}

/// A strip of brass below a card's picture.
void draw_ribbon(Window& window, ImDrawList& list, const SDL_FRect& ribbon, const std::string& text) {
    list.AddRectFilled(corner(ribbon), far_corner(ribbon), packed(colour::brass, 0.94F));
    draw_text(window, list, Type::small, std::floor(ribbon.x + ribbon.w / 2), ribbon.y + window.units(2), colour::ink, text, 0.5F);
}

/// The cards of the games, side by side.
class GameCards {
public:
    GameCards(Window& window, const TitleModel& model) : window_(window), model_(model) {
        const float count = static_cast<float>(model.games.size());
        wide_ = std::floor(std::min(window.units(widest_card), (room_width() - gap() * (count - 1)) / count));
        for (const TitleModel::Offer& game : model.games) texts_.push_back(texts_of(window, game, inner()));
        for (const CardTexts& texts : texts_) {
            told_high_ = std::max(told_high_, texts.told_high);
            below_high_ = std::max(below_high_, texts.below_high);
        }
    }

    /// Returns the game that was pressed. `rest`: what the page needs below, pixels.
    [[nodiscard]] std::optional<ChooseGame> draw(float rest) {
        const float written = window_.line_height(Type::heading) + told_high_ + below_high_ + window_.units(3 * card_pad + 8);
        picture_high_ =
            std::floor(std::clamp(room_height() - rest - written, window_.units(lowest_picture), window_.units(highest_picture)));
        const float count = static_cast<float>(model_.games.size());
        const ImVec2 at = ImGui::GetCursorScreenPos();
        float x = std::floor(at.x + (room_width() - wide_ * count - gap() * (count - 1)) / 2);
        std::optional<ChooseGame> chosen;
        for (std::size_t i = 0; i < model_.games.size(); ++i) {
            ImGui::SetCursorScreenPos({x, at.y});
            if (draw_card(i, written + picture_high_)) chosen = ChooseGame{model_.games[i].id};
            x += wide_ + gap();
        }
        return chosen;
    }

private:
    [[nodiscard]] float gap() const { return window_.units(8); }
    [[nodiscard]] float inner() const { return wide_ - 2 * window_.units(card_pad); }

    [[nodiscard]] bool draw_card(std::size_t index, float high) {
        const TitleModel::Offer& game = model_.games[index];
        const bool now = game.id == model_.chosen, usable = game.fault.empty();
        const Press p = press(window_, "game:" + game.id, {wide_, high}, usable, now ? Control::Kind::primary : Control::Kind::button);
        set_label(window_, game.title, now ? tr("chosen") : std::string());
        draw_plate(window_, p.rect, {.enabled = usable, .hovered = p.hovered, .held = p.held});
        hint_under_pointer(window_, game.fault);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const float edge = window_.units(4), middle = std::floor(p.rect.GetCenter().x);
        SDL_FRect picture{std::floor(p.rect.Min.x + edge), std::floor(p.rect.Min.y + edge), std::floor(p.rect.GetWidth() - 2 * edge),
                          picture_high_};
        const std::string ribbon = index == 0 && model_.first_start ? tr("Begin here")
                                   : game.can_go_on && !game.over   ? tr("In progress")
                                                                    : std::string();
        const float ribbon_high = window_.line_height(Type::small) + window_.units(4);
        if (!ribbon.empty()) picture.h -= ribbon_high;  // below the picture: it covers no piece
        if (SDL_Texture* sheet = drawn(game, picture)) list.AddImage(sheet, corner(picture), far_corner(picture));
        if (!usable) list.AddRectFilled(corner(picture), far_corner(picture), packed(0xE9E0C8, 0.7F));
        if (!ribbon.empty()) {
            draw_ribbon(window_, list, {picture.x, picture.y + picture.h, picture.w, ribbon_high}, ribbon);
            picture.h += ribbon_high;
        }
        const unsigned ink = usable ? colour::ink : 0x9A9080;
        float y = picture.y + picture.h + window_.units(4);
        draw_text(window_, list, Type::heading, middle, y, ink, shortened(window_, Type::heading, game.title, inner()), 0.5F);
        y += window_.line_height(Type::heading) + window_.units(2);
        draw_lines(window_, list, Type::small, {middle, y}, ink, texts_[index].told, game.look.told);
        y += told_high_ + window_.units(card_pad / 2);
        draw_lines(window_, list, Type::italic, {middle, y}, usable ? 0x6A4A22 : ink, texts_[index].below, game.look.below);
        if (now) frame(list, p.rect);
        return p.clicked && !now;
    }
    /// The picture of a card, drawn once: its pieces and slopes would take most of the time of a frame.
    [[nodiscard]] SDL_Texture* drawn(const TitleModel::Offer& game, const SDL_FRect& place) const {
        const SDL_FRect sheet{0, 0, place.w, place.h};
        const auto canvas = window_.pictures().canvas("title card " + game.id, static_cast<int>(place.w), static_cast<int>(place.h),
                                                      game.title + ' ' + std::string(word(window_.settings().colours)));
        if (canvas.fresh && canvas.texture != nullptr)
            window_.paint(*canvas.texture, [&](ImDrawList& list) { draw_picture(game.look.picture, window_, list, sheet); });
        return canvas.texture;
    }
    /// The chosen card has a broad frame of brass.
    void frame(ImDrawList& list, const ImRect& rect) const {
        const float broad = window_.units(3);
        list.AddRect({rect.Min.x - broad / 2, rect.Min.y - broad / 2}, {rect.Max.x + broad / 2, rect.Max.y + broad / 2},
                     packed(colour::brass), 0, 0, broad);
    }

    Window& window_;
    const TitleModel& model_;
    std::vector<CardTexts> texts_;
    float wide_ = 0, told_high_ = 0, below_high_ = 0, picture_high_ = 0;  ///< pixels
};

const TitleModel::Offer& chosen_of(const TitleModel& model) {
    const auto found =
        std::find_if(model.games.begin(), model.games.end(), [&](const TitleModel::Offer& game) { return game.id == model.chosen; });
    return found == model.games.end() ? model.games.front() : *found;
}

struct Entry {
    const char* name;
    std::string label;
    TitleChoice what;
    ButtonOptions options{};
};

/// A row with room for so many; the last entry takes what is left, so that the others keep their places.
std::optional<TitleChoice> draw_row(Window& window, std::vector<Entry> entries, std::size_t places) {
    std::optional<TitleChoice> choice;
    const float share = share_of_room(window, static_cast<int>(places));
    for (Entry& entry : entries) {
        entry.options.width = &entry == &entries.back() && entries.size() < places ? -1 : share;
        if (entry.name != entries.front().name) ImGui::SameLine();
        if (button(window, entry.name, entry.label, entry.options)) choice = entry.what;
    }
    return choice;
}

/// What can be done with the chosen game, and below it what is the same for all.
std::optional<TitleChoice> draw_entries(Window& window, const TitleModel& model) {
    const TitleModel::Offer& game = chosen_of(model);
    const bool goes_on = game.can_go_on && !game.over, teaches = model.first_start && model.has_course;
    const std::string nothing = game.can_go_on ? std::string() : tr("No game of this kind is in progress.");
    const std::string f2 = tr("Also with F2, anywhere.");
    const std::string battles = tr("A series of battles, from one evening to the next.");  // an entry only refers to its hint
    std::vector<Entry> of_game{
        {"continue",
         game.over ? tr("See the result") : tr("Continue the game"),
         TitleChoice::go_on,
         {.enabled = game.can_go_on, .primary = goes_on, .hint = nothing}},
        {"learn", tr("Learn the game"), TitleChoice::learn, {.enabled = model.playable && model.has_course, .primary = teaches}},
        {"new-game", tr("New game"), TitleChoice::new_game, {.enabled = model.playable, .primary = !goes_on && !teaches}},
        {"battlefields", tr("Battlefields"), TitleChoice::battlefields, {.enabled = model.playable && model.has_fields}}};
    if (!model.series.empty())
        of_game.push_back({model.series.c_str(), model.series_title, TitleChoice::series, {.enabled = model.playable, .hint = battles}});
    const auto above = draw_row(window, std::move(of_game), 5);
    const auto below =
        draw_row(window,
                 {{"load", tr("Saved games"), TitleChoice::load},
                  {"replay", tr("Watch a game"), TitleChoice::replay},
                  {"rulebook", tr("Rulebook"), TitleChoice::rulebook, {.hint = f2}},
                  {"introduction", tr("The story"), TitleChoice::introduction, {.hint = tr("How it came to this day, in ten lines.")}},
                  {"settings", tr("Settings"), TitleChoice::settings},
                  {"quit", tr("Quit"), TitleChoice::quit}},
                 6);
    return above ? above : below;
}

/// One line above the buttons: what *Continue* continues, or a word to a newcomer.
std::string told_of(const TitleModel& model) {
    const TitleModel::Offer& game = chosen_of(model);
    if (!game.continues.empty()) return game.continues;
    if (model.first_start && model.has_course) return tr("Welcome! New to the game? The first lessons take ten minutes.");
    return {};
}

/// Notices about missing fonts and pictures, and the version.
std::vector<std::string> foot_of(const Window& window, const TitleModel& model) {
    std::vector<std::string> lines = window.notices();
    lines.push_back(fill(tr("F1 shows the keys. Version {version}. Free software under the GNU GPL, 3 or later, without any warranty."),
                         {{"version", model.version}}));
    return lines;
}

}  // namespace

std::optional<std::variant<TitleChoice, ChooseGame>> title_screen(Window& window, const TitleModel& model) {
    std::optional<std::variant<TitleChoice, ChooseGame>> choice;
    draw_backdrop(window);
    card_begin(window, "title", centred_rect(window, 1200, 720), Sheet::paper, true);
    centred(window, Type::title, window.look().title.name);
    space(window, 2);
    const std::vector<std::string> foot = foot_of(window, model);
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float line = window.line_height(Type::italic) + window.units(6), small = window.line_height(Type::small) + gap;
    float rest = 2 * (button_height(window) + gap) + line + 4 * gap + small * static_cast<float>(foot.size());
    if (model.first_start && window.languages().size() > 1) {
        language_row(window);
        rest += button_height(window) + gap;
    }
    GameCards cards(window, model);
    if (auto game = cards.draw(rest)) choice = std::move(*game);
    space(window, 4);
    const float y = ImGui::GetCursorPosY();
    if (const std::string told = told_of(model); !told.empty())
        centred(window, Type::italic, shortened(window, Type::italic, told, room_width()));
    ImGui::SetCursorPosY(y + line);  // the buttons stay where they are
    if (const auto chosen = draw_entries(window, model)) choice = *chosen;
    space(window, 2);
    for (const std::string& notice : foot) centred(window, Type::small, shortened(window, Type::small, notice, room_width()));
    card_end(window);
    return choice;
}

}  // namespace fow::ui
