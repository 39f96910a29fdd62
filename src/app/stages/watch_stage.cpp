#include "app/stages/watch_stage.hpp"

#include <utility>

namespace fow::app {

WatchStage::WatchStage(Program& program, std::unique_ptr<WatchedPage> page) : program_(program), page_(std::move(page)) { think_on(); }

WatchStage::~WatchStage() {
    if (decision_.valid()) program_.forget(std::move(decision_));
}

void WatchStage::think_on() {
    Table& table = program_.table();
    while (table.roll_due()) {}
    if (auto mind = table.absent_mind()) decision_ = Background<Table::Decision>(std::move(mind));
}

void WatchStage::poll() {
    Table& table = program_.table();
    if (table.match().over()) return program_.proceed();
    if (!decision_.valid()) return program_.go_to_title();  // chance could not be noted, and the player was told why
    if (!decision_.ready() || !program_.carry_out(decision_.take())) return;
    think_on();
    page_->grew();
}

}  // namespace fow::app
