#include "games/waterloo/screens/words/course_words.hpp"

#include "games/waterloo/screens/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

std::vector<CoursePart> course_parts() {
    const auto part = [](Mode mode, std::string about, std::string play) {
        return CoursePart{std::string(word(mode)), mode_name(mode), std::move(about), std::move(play)};
    };
    return {part(Mode::basic, tr("Hidden pieces, battles and the die: all you need for a first game."), tr("Play Basic now")),
            part(Mode::standard, tr("Buildings, the hill, and manoeuvre cards."), tr("Play Standard now")),
            part(Mode::expert, tr("Plancenoit, the retreat, and the pursuit."), tr("Play Expert now"))};
}

}  // namespace fow::waterloo::screens
