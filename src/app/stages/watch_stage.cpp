#include "app/stages/watch_stage.hpp"

#include <utility>

#include "app/game_flow.hpp"
namespace fow::app {

WatchStage::WatchStage(Program& program, std::unique_ptr<WatchedPage> page) : program_(program), page_(std::move(page)) { think_on(); }

WatchStage::~WatchStage() {
    if (thought_.valid()) program_.flow().let_finish(std::move(thought_));
}

void WatchStage::think_on() {
    Table& table = program_.table();
    while (table.roll_due()) {}
    if (auto decision = table.computed_decision()) thought_ = begin_to_think(std::move(decision));
}

void WatchStage::poll() {
    Table& table = program_.table();
    if (table.match().over()) return program_.proceed();
    if (!thought_.valid()) return program_.go_to_title();  // chance could not be noted, and the player was told why
    if (!thought_.ready() || !program_.flow().carry_out(thought_.take().value_or(nullptr))) return;
    think_on();
    page_->grew();
}

}  // namespace fow::app
