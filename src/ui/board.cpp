#include "ui/board.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "ui/piece_painter.hpp"
#include "ui/pictures.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {

namespace {

/// A name on the map: its middle in cells from the north-west corner of the field.
struct PlaceName {
    const char* name;
    float x;
    float y;
    float size;  ///< share of a cell
};
constexpr std::array place_names{
    PlaceName{"MONT ST JEAN", 8.05F, 0.52F, 0.30F},     PlaceName{"MERBE BRAINE", 2.42F, 1.50F, 0.24F},
    PlaceName{"LA HAYE SAINTE", 7.62F, 4.42F, 0.26F},   PlaceName{"HOUGOUMONT", 2.42F, 5.70F, 0.26F},
    PlaceName{"PAPELOTTE", 9.30F, 4.92F, 0.22F},        PlaceName{"SMOHAIN", 11.35F, 4.80F, 0.20F},
    PlaceName{"LA BELLE ALLIANCE", 7.80F, 7.06F, 0.26F}, PlaceName{"ROSSOMME", 5.25F, 8.72F, 0.24F},
    PlaceName{"PLANCENOIT", 9.90F, 8.86F, 0.28F},       PlaceName{"BOIS DE PARIS", 11.20F, 7.24F, 0.20F},
};

float line_of(const Desk& desk) { return std::max(1.0F, std::round(desk.scale() * 0.8F)); }

int whole(float n) { return static_cast<int>(std::lround(n)); }

/// The bare sheet: ground, names, grid, letters and numbers. (0, 0) is the sheet's corner.
Surface map_sheet(Desk& desk, const BoardGeometry& at_origin) {
    Pictures& pictures = desk.pictures();
    const SDL_FRect sheet = at_origin.sheet();
    const SDL_FRect field = at_origin.field();
    const float cell = at_origin.cell();
    Surface map = empty_surface(whole(sheet.w), whole(sheet.h));
    const Surface ground = pictures.svg("map", whole(sheet.w), whole(sheet.h));
    if (!map || !ground) return map;
    SDL_FillRect(map.get(), nullptr, 0xFF000000 | colour::paper);  // the drawing's last row may be half covered
    lay(*map, *ground, 0, 0);
    if (at_origin.turned()) {
        auto* pixels = static_cast<Uint32*>(map->pixels);
        std::reverse(pixels, pixels + map->pitch / 4 * map->h);
    }
    for (const PlaceName& place : place_names) {
        std::string spaced;
        for (const char* c = place.name; *c != '\0'; ++c) {
            spaced += *c;
            if (c[1] != '\0') spaced += "\xE2\x80\x8A";  // a hair space: capitals want air
        }
        const Surface name = pictures.text(Cut::italic, std::max(9, whole(cell * place.size)), spaced, 0x4A3520);
        const float x = at_origin.turned() ? file_count - place.x : place.x;
        const float y = at_origin.turned() ? rank_count - place.y : place.y;
        const float left = std::clamp(field.x + x * cell - static_cast<float>(name->w) / 2, field.x + 2,
                                      field.x + field.w - static_cast<float>(name->w) - 2);
        lay(*map, *name, whole(left), whole(field.y + y * cell - static_cast<float>(name->h) / 2), 0.72F);
    }
    const int thin = static_cast<int>(line_of(desk));
    const auto line = [&](float x, float y, float w, float h, unsigned rgb, float alpha) {
        const Surface bar = empty_surface(std::max(1, whole(w)), std::max(1, whole(h)));
        SDL_FillRect(bar.get(), nullptr, 0xFF000000 | rgb);
        lay(*map, *bar, whole(x), whole(y), alpha);
    };
    const float t = static_cast<float>(thin);
    for (int i = 1; i < file_count; ++i) line(field.x + static_cast<float>(i) * cell, field.y, t, field.h, colour::ink, 0.16F);
    for (int i = 1; i < rank_count; ++i) {
        const bool middle = i == 4 || i == 6;  // W0.2: the set-up zones end here
        line(field.x, field.y + static_cast<float>(i) * cell, field.w, middle ? 2 * t : t, colour::ink, middle ? 0.34F : 0.16F);
    }
    // The neat line: bars for every second cell, as surveyors draw it.
    const float bar = std::max(3.0F, std::round(cell * 0.07F));
    const auto frame = [&](float out, float thick, float alpha) {
        line(field.x - out, field.y - out, field.w + 2 * out, thick, colour::ink, alpha);
        line(field.x - out, field.y + field.h + out - thick, field.w + 2 * out, thick, colour::ink, alpha);
        line(field.x - out, field.y - out + thick, thick, field.h + 2 * (out - thick), colour::ink, alpha);
        line(field.x + field.w + out - thick, field.y - out + thick, thick, field.h + 2 * (out - thick), colour::ink, alpha);
    };
    frame(t, t, 0.8F);
    frame(bar + t, t, 0.8F);
    for (int i = 0; i < file_count; ++i) {
        if (i % 2 == 0) {
            line(field.x + static_cast<float>(i) * cell, field.y - bar, cell, bar - t, colour::ink, 0.7F);
            line(field.x + static_cast<float>(i) * cell, field.y + field.h + t, cell, bar - t, colour::ink, 0.7F);
        }
        if (i % 2 == 0 && i < rank_count) {
            line(field.x - bar, field.y + static_cast<float>(i) * cell, bar - t, cell, colour::ink, 0.7F);
            line(field.x + field.w + t, field.y + static_cast<float>(i) * cell, bar - t, cell, colour::ink, 0.7F);
        }
    }
    const int letters = std::max(12, whole(cell * 0.30F));
    const auto mark = [&](const std::string& text, float x, float y) {
        const Surface sign = pictures.text(Cut::regular, letters, text, colour::ink);
        lay(*map, *sign, whole(x - static_cast<float>(sign->w) / 2), whole(y - static_cast<float>(sign->h) / 2), 0.85F);
    };
    const float outer = (at_origin.margin() - bar) / 2;
    for (int file = 0; file < file_count; ++file) {
        const float x = at_origin.centre(Square(file, 0)).x;
        const std::string letter(1, static_cast<char>('a' + file));
        mark(letter, x, sheet.y + outer);
        mark(letter, x, sheet.y + sheet.h - outer);
    }
    for (int rank = 0; rank < rank_count; ++rank) {
        const float y = at_origin.centre(Square(0, rank)).y;
        const std::string number = std::to_string(rank + 1);
        mark(number, sheet.x + outer, y);
        mark(number, sheet.x + sheet.w - outer, y);
    }
    return map;
}

bool contains(const std::vector<Square>& squares, Square s) {
    return std::find(squares.begin(), squares.end(), s) != squares.end();
}

void write(std::string& text, const std::vector<Square>& squares) {
    for (const Square s : squares) text += static_cast<char>(' ' + 1 + s.index());
    text += ' ';
}

/// Whatever decides how the board looks without its live marks.
std::string signature(const BoardGeometry& geometry, const PlayerView& view, const BoardMarks& marks) {
    std::string text = std::to_string(static_cast<int>(geometry.cell())) + (geometry.turned() ? "t" : "n") +
                       std::to_string(static_cast<int>(view.viewer)) + (marks.hide_faces ? "h" : "s") +
                       (marks.all_faces ? "a" : "o");
    if (marks.selected) text += std::to_string(marks.selected->index());
    text += ' ';
    write(text, marks.zone);
    write(text, marks.last_way);
    write(text, marks.away);
    for (const auto& piece : view.board) {
        text += '/';
        if (!piece) continue;
        for (const int n : {static_cast<int>(piece->army), static_cast<int>(piece->branch), static_cast<int>(piece->knowledge),
                            piece->unit ? piece->unit->index() : -1, piece->strength, piece->weakened,
                            static_cast<int>(piece->known_to_enemy)})
            text += std::to_string(n) + ',';
    }
    return text;
}

PieceLook look_of(const PlayerView& view, const SeenPiece& piece, const BoardMarks& marks) {
    PieceLook look;
    look.face = !marks.hide_faces && (marks.all_faces || shows_face(view.viewer, piece));
    return look;
}

void draw_way(ImDrawList& list, const BoardGeometry& geometry, const std::vector<Square>& way) {
    if (way.size() < 2) return;
    const float thick = std::max(2.0F, std::round(geometry.cell() * 0.055F));
    std::vector<ImVec2> points;
    for (const Square s : way) {
        const SDL_FPoint p = geometry.centre(s);
        points.emplace_back(p.x, p.y);
    }
    const ImU32 ink = packed(0x7A4A14, 0.75F);
    const ImVec2 tip = points.back();
    const ImVec2 before = points[points.size() - 2];
    const float length = std::max(1.0F, std::hypot(tip.x - before.x, tip.y - before.y));
    const ImVec2 along((tip.x - before.x) / length, (tip.y - before.y) / length);
    const float head = geometry.cell() * 0.2F;
    points.back() = {tip.x - along.x * head, tip.y - along.y * head};
    list.AddPolyline(points.data(), static_cast<int>(points.size()), ink, 0, thick);
    list.AddTriangleFilled(tip, {points.back().x - along.y * head * 0.7F, points.back().y + along.x * head * 0.7F},
                           {points.back().x + along.y * head * 0.7F, points.back().y - along.x * head * 0.7F}, ink);
    list.AddCircleFilled(points.front(), thick * 1.6F, ink, 16);
}

void draw_ground(Desk& desk, SDL_Texture& canvas, const BoardGeometry& geometry, const PlayerView& view,
                 const Roster& roster, const BoardMarks& marks) {
    const SDL_FRect sheet = geometry.sheet();
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    list.PushClipRect({0, 0}, {sheet.w, sheet.h});
    const std::string key = "map " + std::to_string(whole(sheet.w)) + (geometry.turned() ? " turned" : "");
    list.AddImage(desk.pictures().kept(key, [&] { return map_sheet(desk, geometry); }), {0, 0}, {sheet.w, sheet.h});
    for (const Square s : marks.zone) {
        const SDL_FRect r = geometry.rect(s);
        list.AddRectFilled({r.x, r.y}, {r.x + r.w, r.y + r.h}, packed(0xFFF6D8, 0.34F));
    }
    draw_way(list, geometry, marks.last_way);
    for (int i = 0; i < square_count; ++i) {
        const Square s = Square::from_index(i);
        const auto& piece = view.at(s);
        if (!piece || marks.selected == s || contains(marks.away, s)) continue;
        draw_piece(desk, list, geometry.rect(s), *piece, roster, look_of(view, *piece, marks));
    }
    desk.paint(canvas, list);
}

/// Marks lie over the pieces; each is edged light and dark, to be seen on paper and on every block.
class MarkPen {
public:
    MarkPen(Desk& desk, const BoardGeometry& geometry)
        : list_(*ImGui::GetBackgroundDrawList()), geometry_(geometry), cell_(geometry.cell()), line_(line_of(desk)) {}

    void dot(Square s, bool open) const {
        const ImVec2 c = middle(s);
        const float radius = cell_ * 0.13F;
        list_.AddCircleFilled(c, radius + 1.5F * line_, packed(0xFFF8E2, 0.85F), 48);
        list_.AddCircleFilled(c, radius, packed(0x3E5A2A), 48);
        if (open) list_.AddCircleFilled(c, radius * 0.55F, packed(0xFFF8E2), 40);
    }
    void ring(Square s) const {
        const ImVec2 c = middle(s);
        const float radius = cell_ * 0.44F;
        list_.AddCircle(c, radius, packed(0xFFF8E2, 0.9F), 40, cell_ * 0.10F);
        list_.AddCircle(c, radius, packed(0x8C1B12), 40, cell_ * 0.06F);
    }
    void shot(std::optional<Square> from, Square to) const {
        const ImVec2 c = middle(to);
        if (from) {
            const ImVec2 a = middle(*from);
            const float length = std::hypot(c.x - a.x, c.y - a.y);
            const ImVec2 along((c.x - a.x) / length, (c.y - a.y) / length);
            const float dash = cell_ * 0.16F;
            for (float at = cell_ * 0.48F; at < length - cell_ * 0.34F; at += 2 * dash) {
                const ImVec2 p(a.x + along.x * at, a.y + along.y * at);
                const float reach = std::min(dash, length - cell_ * 0.34F - at);
                const ImVec2 q(p.x + along.x * reach, p.y + along.y * reach);
                list_.AddLine(p, q, packed(0xFFF8E2, 0.9F), 4.5F * line_);
                list_.AddLine(p, q, packed(0x8C1B12), 2.5F * line_);
            }
        }
        const float radius = cell_ * 0.30F;
        for (const auto& [rgb, thick] : {std::pair{0xFFF8E2U, 4.0F * line_}, std::pair{0x8C1B12U, 2.0F * line_}}) {
            list_.AddCircle(c, radius, packed(rgb), 32, thick);
            for (const auto& [dx, dy] : {std::pair{1.0F, 0.0F}, {-1.0F, 0.0F}, {0.0F, 1.0F}, {0.0F, -1.0F}}) {
                list_.AddLine({c.x + dx * radius * 0.55F, c.y + dy * radius * 0.55F},
                              {c.x + dx * radius * 1.4F, c.y + dy * radius * 1.4F}, packed(rgb), thick);
            }
        }
    }
    void frame(Square s, unsigned rgb, float thick) const {
        const SDL_FRect r = geometry_.rect(s);
        const float t = std::max(1.0F, std::round(thick * line_));
        list_.AddRect({r.x + t / 2, r.y + t / 2}, {r.x + r.w - t / 2, r.y + r.h - t / 2}, packed(rgb), cell_ * 0.06F, 0, t);
    }
    void corners(Square s) const {
        const SDL_FRect r = geometry_.rect(s);
        const float arm = cell_ * 0.24F;
        for (const auto& [rgb, t] : {std::pair{0xFFF8E2U, 5 * line_}, std::pair{unsigned(colour::ink), 3 * line_}}) {
            for (const auto& [x, dx] : {std::pair{r.x, 1.0F}, std::pair{r.x + r.w, -1.0F}}) {
                for (const auto& [y, dy] : {std::pair{r.y, 1.0F}, std::pair{r.y + r.h, -1.0F}}) {
                    list_.AddRectFilled(least(x, x + dx * arm, y, y + dy * t), most(x, x + dx * arm, y, y + dy * t), packed(rgb));
                    list_.AddRectFilled(least(x, x + dx * t, y, y + dy * arm), most(x, x + dx * t, y, y + dy * arm), packed(rgb));
                }
            }
        }
    }
    void sign(Desk& desk, Square s, const char* picture, unsigned rgb) const {
        const SDL_FRect r = geometry_.rect(s);
        const float size = std::round(cell_ * 0.36F);
        const ImVec2 at(std::round(r.x + r.w - size * 0.86F), std::round(r.y - size * 0.14F));
        const ImVec2 c(at.x + size / 2, at.y + size / 2);
        list_.AddCircleFilled(c, size * 0.56F, packed(colour::ink), 28);
        list_.AddCircleFilled(c, size * 0.56F - line_, packed(0xFFF8E2), 28);
        const int pixels = whole(size * 0.8F);
        SDL_Texture* texture = desk.pictures().kept(std::string(picture) + " sign " + std::to_string(pixels),
                                                    [&] { return desk.pictures().svg(picture, pixels, pixels, rgb); });
        const float half = static_cast<float>(pixels) / 2;
        const ImVec2 corner(std::round(c.x - half), std::round(c.y - half));
        list_.AddImage(texture, corner, {corner.x + 2 * half, corner.y + 2 * half});
    }

private:
    [[nodiscard]] ImVec2 middle(Square s) const {
        const SDL_FPoint p = geometry_.centre(s);
        return {p.x, p.y};
    }
    static ImVec2 least(float x0, float x1, float y0, float y1) { return {std::min(x0, x1), std::min(y0, y1)}; }
    static ImVec2 most(float x0, float x1, float y0, float y1) { return {std::max(x0, x1), std::max(y0, y1)}; }

    ImDrawList& list_;
    const BoardGeometry& geometry_;
    float cell_;
    float line_;
};

}  // namespace

void draw_board(Desk& desk, const SDL_FRect& area, const PlayerView& view, const Roster& roster, const BoardMarks& marks,
                bool turned) {
    const BoardGeometry geometry(area, turned);
    const SDL_FRect sheet = geometry.sheet();
    const Pictures::Canvas canvas =
        desk.pictures().canvas("board", whole(sheet.w), whole(sheet.h), signature(geometry, view, marks));
    if (!canvas.texture) return;
    if (canvas.fresh) {
        SDL_SetTextureBlendMode(canvas.texture, SDL_BLENDMODE_NONE);
        draw_ground(desk, *canvas.texture, BoardGeometry({0, 0, sheet.w, sheet.h}, turned), view, roster, marks);
    }
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const float depth = std::round(4 * desk.scale());
    list.AddRectFilled({sheet.x + depth, sheet.y + depth}, {sheet.x + sheet.w + depth, sheet.y + sheet.h + depth},
                       packed(0x000000, 0.30F));
    list.AddImage(canvas.texture, {sheet.x, sheet.y}, {sheet.x + sheet.w, sheet.y + sheet.h});

    const MarkPen pen(desk, geometry);
    if (marks.hover) pen.frame(*marks.hover, 0xFFF8E2, 2);
    for (const Square s : marks.moves) pen.dot(s, false);
    for (const Square s : marks.entries) pen.dot(s, true);
    if (marks.selected && view.at(*marks.selected) && !contains(marks.away, *marks.selected)) {
        const SeenPiece& piece = *view.at(*marks.selected);
        PieceLook look = look_of(view, piece, marks);
        look.lifted = true;
        draw_piece(desk, list, geometry.rect(*marks.selected), piece, roster, look);
    }
    for (const Square s : marks.attacks) pen.ring(s);
    for (const Square s : marks.shots) pen.shot(marks.selected, s);
    for (const Square s : marks.warned) pen.sign(desk, s, "warning", 0x8C1B12);
    for (const Square s : marks.looked_at) pen.sign(desk, s, "eye", colour::ink);
    if (marks.cursor) pen.corners(*marks.cursor);

    for (int i = 0; i < square_count; ++i) {
        const Square s = Square::from_index(i);
        desk.controls().add(to_text(s), geometry.rect(s));
    }
}

BoardInput board_input(Desk&, const SDL_FRect& area, bool turned) {
    BoardInput input;
    if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) return input;
    const ImGuiIO& io = ImGui::GetIO();
    const BoardGeometry geometry(area, turned);
    input.hovered = geometry.square_at(io.MousePos.x, io.MousePos.y);
    if (ImGui::IsMouseClicked(0)) input.pressed = input.hovered;
    if (ImGui::IsMouseReleased(0)) input.released = input.hovered;
    if (ImGui::IsMouseClicked(1)) input.right_pressed = input.hovered;
    input.dragging = ImGui::IsMouseDragging(0);
    return input;
}

}  // namespace fow::ui
