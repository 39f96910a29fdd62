#include "ui/words/names.hpp"

#include "ui/words/tr.hpp"

namespace fow::ui {

std::string army_name(Army army) { return army == Army::french ? tr("French") : army == Army::allied ? tr("Allied") : tr("Prussian"); }

std::string army_name(Seat seat) { return seat == Seat::french ? tr("French") : tr("Allied"); }

std::string side_name(Seat seat) { return seat == Seat::french ? tr("the French") : tr("the Allies"); }

std::string seated_name(Seat seat, const std::string& name) {
    return fill(seat == Seat::french ? tr("{name} (French)") : tr("{name} (Allied)"), {{"name", name}});
}

std::string sector_name(Sector sector) {
    switch (sector) {
        case Sector::left: return tr("Left");
        case Sector::centre: return tr("Centre");
        case Sector::right: return tr("Right");
    }
    return {};
}

std::string mode_name(Mode mode) {
    switch (mode) {
        case Mode::basic: return tr("Basic");
        case Mode::standard: return tr("Standard");
        case Mode::expert: return tr("Expert");
    }
    return {};
}

std::string moment_text(const PlayerView& view) {
    return fill(tr("Turn {turn}, {clock}"), {{"turn", std::to_string(view.turn)}, {"clock", clock_text(view.minutes)}});
}

}  // namespace fow::ui
