#include "games/stratego/stages/shared_stages.hpp"

#include "games/stratego/stages/board_table.hpp"
#include "games/stratego/stages/heard.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::stratego::stages {

MeetingStage::MeetingStage(Program& program, const Fought& fought)
    : program_(program),
      person_(table_of(program).only_person()),
      view_(
          view_before_end(table_of(program).session(), person_ && !program.settings().face_down ? viewer_of(*person_) : Viewer::onlooker)),
      fought_(fought),
      next_(program.next_look()) {}

void MeetingStage::draw(ui::Window& window) {
    const Session& session = table_of(program_).session();
    if (screen_.draw(window, {view_, session.rules().set(), fought_, ui::shown_names(window, names_at_table(session.record())), next_}))
        program_.proceed();
}

}  // namespace fow::stratego::stages
