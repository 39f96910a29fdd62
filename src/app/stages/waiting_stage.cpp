#include "app/stages/waiting_stage.hpp"

#include <chrono>
#include <utility>

namespace fow::app {
namespace {

constexpr float least_pause = 250, usual_pause = 450;  ///< milliseconds; the second follows the pace of the settings

}  // namespace

WaitingStage::WaitingStage(Program& program, std::unique_ptr<Stage> page, std::function<Table::Decision()> mind)
    : program_(program), page_(std::move(page)), decision_(std::async(std::launch::async, std::move(mind))), since_(ui::now()) {
    if (!program.scripted()) pause_ = static_cast<Uint32>(least_pause + usual_pause * factor_of(program.settings().pace));
}

// A thought that nobody waits for any more ends by itself; the program keeps it until then.
WaitingStage::~WaitingStage() {
    if (decision_.valid()) program_.forget(std::move(decision_));
}

void WaitingStage::poll() {
    if (ui::now() - since_ < pause_) return;
    since_ += pause_;
    if (decision_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) program_.computer_answers(decision_.get());
}

}  // namespace fow::app
