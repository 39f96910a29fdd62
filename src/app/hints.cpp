#include "app/hints.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <utility>

#include "app/program.hpp"
#include "app/seats.hpp"
#include "app/shell.hpp"
#include "ui/widgets/base.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

namespace {

/// Its outline if it has one, else a circle around a square control, or a frame around one that is wider than high. A control on a card is
/// visible only while nothing modal covers it.
void ring(const ui::Window& window, const ui::Control& control) {
    const bool on_card = control.kind != ui::Control::Kind::square;
    if (on_card && (window.controls().covered() || control.out_of_sight)) return;
    ImDrawList& list = on_card ? *ImGui::GetForegroundDrawList() : *ImGui::GetBackgroundDrawList();
    const SDL_FRect& rect = control.rect;
    const ImVec2 middle(rect.x + rect.w / 2, rect.y + rect.h / 2);
    const float wide = window.units(3), edge = 2 * window.line();
    const auto draw = [&](ImU32 colour, float thick) {
        if (control.outline) {
            std::array<ImVec2, 4> around;
            for (std::size_t i = 0; i < around.size(); ++i) {
                const SDL_FPoint p = (*control.outline)[i];
                const float x = p.x - middle.x, y = p.y - middle.y, far = std::max(1.0F, std::hypot(x, y)), out = window.units(5);
                around[i] = {p.x + x / far * out, p.y + y / far * out};
            }
            return list.AddPolyline(around.data(), 4, colour, ImDrawFlags_Closed, thick);
        }
        if (rect.w <= 1.1F * rect.h && !on_card) return list.AddCircle(middle, rect.w * 0.47F, colour, 0, thick);
        const float out = window.units(2);
        list.AddRect({rect.x - out, rect.y - out}, {rect.x + rect.w + out, rect.y + rect.h + out}, colour, window.units(6), 0, thick);
    };
    draw(IM_COL32(20, 16, 10, 200), wide + edge);
    draw(IM_COL32(255, 214, 92, 255), wide);
}

}  // namespace

void Hints::offer() {
    const bool may_ask = program_.seats().person_decides() && !thought_.valid() && allows_hints(program_.table().match().notes());
    program_.shell().window().offer_hint(may_ask && program_.table().advises());
}

void Hints::take_request() {
    ui::Window& window = program_.shell().window();
    if (!window.take_hint_asked() || !window.hint_offered()) return;
    thought_ = Background<Advice>([advise = program_.table().adviser()](const std::stop_token& stop) {
        static std::mutex thinks;  // one at a time; one that nobody waits for any more before its turn is not thought of
        const std::lock_guard lock(thinks);
        return stop.stop_requested() ? Advice{} : advise();
    });
    plies_ = program_.table().match().ply_count();
    program_.shell().page()->notice(ui::tr("A Marshal is thinking about your move."));
    window.wake();
}

void Hints::forget() {
    rings_.clear();
    thought_.stop();
    if (thought_.valid()) forgotten_.push_back(std::move(thought_));
    thought_ = {};
    std::erase_if(forgotten_, [](const auto& old) { return old.ready(); });
}

bool Hints::still_applies() const {
    return program_.seats().person_decides() && !program_.table().move_waits() && program_.table().match().ply_count() == plies_;
}

void Hints::poll() {
    if (!thought_.valid() || !thought_.ready()) return;
    if (!still_applies()) return forget();
    Stage& page = *program_.shell().page();
    std::optional<Advice> advice = thought_.take();
    if (!advice) return page.notice(ui::tr("There is no hint now: the Marshal could not think to the end."));
    page.notice({});
    // Asking again before anything has happened gives the same advice and counts only once.
    Table& table = program_.table();
    const Remark given{table.match().ply_count(), HintGiven{*page.private_to()}};
    const auto& remarks = table.match().notes().remarks;
    if (std::find(remarks.begin(), remarks.end(), given) == remarks.end() && !table.settle({given.what})) return;
    rings_ = std::move(advice->rings);
    page.advised(advice->action);
    Message message{ui::tr("A Marshal in your place"),
                    text_of(advice->reason, ui::tr) + "\n" +
                        ui::fill(program_.current().hides() ? ui::tr("Your chance to win, as far as you can know: {percent} %.")
                                                            : ui::tr("Your chance to win: {percent} %."),
                                 {{"percent", std::to_string(advice->chance / 10)}})};
    message.for_the_seat = true;
    program_.tell(std::move(message));
}

std::optional<ui::ModalPlace> Hints::place_beside() const {
    const ui::Window& window = program_.shell().window();
    float sum = 0, count = 0;
    for (const std::string& name : rings_)
        if (const ui::Control* control = window.controls().find(name)) {
            sum += control->rect.y + control->rect.h / 2;
            ++count;
        }
    if (count == 0) return std::nullopt;
    return 2 * sum > count * static_cast<float>(window.height()) ? ui::ModalPlace::top : ui::ModalPlace::bottom;
}

void Hints::draw_rings() {
    if (rings_.empty()) return;
    if (!still_applies()) return forget();
    const ui::Window& window = program_.shell().window();
    for (const std::string& name : rings_)
        if (const ui::Control* control = window.controls().find(name)) ring(window, *control);
}

}  // namespace fow::app
