// The rulebook lies over whatever is on the screen, the same for everybody, and touches nothing of it.
#include <utility>

#include "app/program.hpp"

namespace fow::app {

const Library& Program::library() {
    if (!library_) {
        library_ = read_library(options_.data, ruleset_);
        for (const DataError& fault : library_->refused) tell(fault);
    }
    return *library_;
}

void Program::open_rulebook(const std::string& rule) {
    book_.open({library().chapters, library().rules, library().diagrams, ruleset_.pieces.roster}, rule);
    window_.wake();
    window_.play(ui::Sound::paper);
}

void Program::draw_rulebook() {
    if (const auto asked = window_.take_looked_up()) open_rulebook(*asked);
    if (book_.is_open()) book_.draw(window_, {library().chapters, library().rules, library().diagrams, ruleset_.pieces.roster});
}

}  // namespace fow::app
