#include "app/stages/waiting_stage.hpp"

#include <utility>

#include "app/game_flow.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

constexpr float least_pause = 250, usual_pause = 450;  ///< milliseconds; the second follows the pace of the settings

}  // namespace

void PatienceStage::draw(ui::Window& window) {
    ui::draw_backdrop(window);
    const float wide = window.units(460), high = window.units(170);
    ui::card_begin(window, "patience",
                   {(static_cast<float>(window.width()) - wide) / 2, (static_cast<float>(window.height()) - high) / 2, wide, high});
    ui::heading(window, ui::fill(ui::tr("{name} is preparing"), {{"name", ui::shown_name(window, name_)}}));
    ui::separator(window);
    ui::paragraph(window, ui::tr("The game goes on as soon as the other side is ready."));
    if (ui::button(window, "to-title", ui::tr("Quit to title"), {.width = -1})) program_.go_to_title();
    ui::card_end(window);
}

WaitingStage::WaitingStage(Program& program, std::unique_ptr<Stage> page, std::shared_ptr<ComputedDecision> decision)
    : program_(program), page_(std::move(page)), thought_(std::move(decision)), since_(ui::now()) {
    if (!program.scripted()) pause_ = static_cast<Uint32>(least_pause + usual_pause * factor_of(program.settings().pace));
}

// A thought that nobody waits for any more goes on until it can end; the program keeps it until then.
WaitingStage::~WaitingStage() {
    if (thought_.valid()) program_.flow().let_finish(std::move(thought_));
}

void WaitingStage::poll() {
    const Uint32 passed = ui::now() - since_;
    if (passed < pause_) return;
    if (pause_ > 0) since_ += passed - passed % pause_;  // several may have passed unseen; they are not made up for
    ready_ = ready_ || thought_.ready();
    if (ready_ && !program_.page_is_covered()) program_.flow().computer_answers(thought_.take());
}

WatchStage::WatchStage(Program& program, std::unique_ptr<WatchedPage> page) : program_(program), page_(std::move(page)) { think_on(); }

WatchStage::~WatchStage() {
    if (thought_.valid()) program_.flow().let_finish(std::move(thought_));
}

void WatchStage::think_on() {
    Table& table = program_.table();
    while (table.roll_due()) {}
    if (auto decision = table.computed_decision()) thought_ = PendingDecision(std::move(decision));
}

void WatchStage::poll() {
    if (page_->waits()) page_->poll();
    if (!page_->wants_more() || program_.page_is_covered()) return;
    Table& table = program_.table();
    if (table.match().over()) return program_.proceed();
    if (!thought_.valid()) return program_.go_to_title();  // chance could not be noted, and the player was told why
    if (!thought_.ready() || !program_.flow().carry_out(thought_.take())) return;
    think_on();
    page_->grew();
}

}  // namespace fow::app
