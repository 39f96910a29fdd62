#include "games/alliance/stages/replay_stage.hpp"

#include "games/alliance/screens/reference_page.hpp"
#include "games/alliance/stages/analysed.hpp"

namespace fow::alliance::stages {

screens::Motion ShownInReplay::moved(const View& before, const Playback& playback, std::size_t halt, float speed) {
    return {before, playback.events(halt), speed};
}

std::string ShownInReplay::moment(const View& view, const RuleSet&) { return screens::moment_text(view); }

std::string ShownInReplay::play_on_text(const View& view) { return screens::play_on_text(view); }

PerSeat<std::string> ShownInReplay::words() { return {std::string(alliance::word(french_seat)), std::string(alliance::word(allied_seat))}; }

PerSeat<std::string> ShownInReplay::sides() { return {screens::side_name(french_seat), screens::side_name(allied_seat)}; }

std::shared_ptr<Analysed> ShownInReplay::analyse(const Session& session) { return std::make_shared<AnalysedBattle>(session); }

bool ShownInReplay::draw_reference(ui::Window& window, const RuleSet& rules) { return screens::reference_page(window, rules); }

}  // namespace fow::alliance::stages
