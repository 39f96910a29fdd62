#include "games/callipers/stages/replay_stage.hpp"

#include "games/callipers/screens/reference_page.hpp"

namespace fow::callipers::stages {

screens::Motion ShownInReplay::moved(const View& before, const Playback& playback, std::size_t halt, float speed) {
    return {before, playback.rules(), playback.events(halt), speed};
}

std::string ShownInReplay::moment(const View& view, const RuleSet& rules) { return screens::moment_text(view, rules.battle); }

std::string ShownInReplay::play_on_text(const View& view) { return screens::play_on_text(view); }

PerSeat<std::string> ShownInReplay::words() { return {std::string(callipers::word(french_seat)), std::string(callipers::word(allied_seat))}; }

PerSeat<std::string> ShownInReplay::sides() { return {screens::side_name(french_seat), screens::side_name(allied_seat)}; }

bool ShownInReplay::draw_reference(ui::Window& window, const RuleSet& rules) { return screens::reference_page(window, rules); }

}  // namespace fow::callipers::stages
