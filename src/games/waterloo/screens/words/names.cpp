#include "games/waterloo/screens/words/names.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

std::string army_name(Army army) { return army == Army::french ? tr("French") : army == Army::allied ? tr("Allied") : tr("Prussian"); }

std::string army_name(Seat seat) { return seat == french_seat ? tr("French") : tr("Allied"); }

std::string side_name(Seat seat) { return seat == french_seat ? tr("the French") : tr("the Allies"); }

std::string seated_name(Seat seat, const std::string& name) {
    return fill(seat == french_seat ? tr("{name} (French)") : tr("{name} (Allied)"), {{"name", name}});
}

std::string sector_name(Seat seat, Sector sector) {
    if (sector == Sector::centre) return tr("Centre");
    return (sector == Sector::left) == (seat == french_seat) ? tr("West") : tr("East");
}

std::string kind_name(Kind kind) {
    switch (kind) {
        case Kind::light_infantry: return tr("Light infantry");
        case Kind::line_infantry: return tr("Line infantry");
        case Kind::light_cavalry: return tr("Light cavalry");
        case Kind::heavy_cavalry: return tr("Heavy cavalry");
        case Kind::artillery: return tr("Artillery");
        case Kind::commander: return tr("Commander");
        case Kind::commander_in_chief: return tr("Commander in chief");
    }
    return {};
}

std::string contingent_text(Contingent contingent) {
    switch (contingent) {
        case Contingent::none: return {};
        case Contingent::british: return tr("British troops.");
        case Contingent::kings_german_legion: return tr("Troops of the King's German Legion.");
        case Contingent::netherlands: return tr("Troops of the Netherlands.");
        case Contingent::nassau: return tr("Troops of Nassau.");
        case Contingent::brunswick: return tr("Troops of Brunswick.");
        case Contingent::hanover: return tr("Troops of Hanover.");
    }
    return {};
}

unsigned coat_of(Contingent contingent, Army army, const Window& window) {
    switch (contingent) {
        case Contingent::kings_german_legion: return 0x3F5A3A;
        case Contingent::netherlands: return 0x3D5673;
        case Contingent::nassau: return 0x6B7136;
        case Contingent::brunswick: return 0x2B2A30;
        case Contingent::hanover: return 0x9C5A2E;
        case Contingent::none:
        case Contingent::british: break;
    }
    return uniform_of(army, window).cloth;
}

std::string mode_name(Mode mode) {
    switch (mode) {
        case Mode::basic: return tr("Basic");
        case Mode::standard: return tr("Standard");
        case Mode::expert: return tr("Expert");
    }
    return {};
}

std::string handicap_told(const std::vector<std::string>& names) {
    return fill(tr("Handicap: the French play without {pieces}"), {{"pieces", listed(names)}});
}

std::string moment_text(const PlayerView& view) {
    return fill(tr("Turn {turn}, {clock}"), {{"turn", std::to_string(view.turn)}, {"clock", clock_text(view.minutes)}});
}

std::string short_name(std::string name) {
    using Pair = std::pair<std::string_view, std::string_view>;
    // Longer expressions first. The roster's names are not translated, so neither are these.
    static constexpr std::array abbreviations{Pair{"12-pounder Battery No. 6", "12-pounder"},
                                              Pair{"Grande Batterie", "Gde Batterie"},
                                              Pair{"Batterie ", ""},
                                              Pair{"'s Battery", ""},
                                              Pair{"' Battery", ""},
                                              Pair{"'s Troop", ""},
                                              Pair{"Dragons de l'Imp\u00E9ratrice", "Imp\u00E9ratrice"},
                                              Pair{" de la Garde", " Garde"},
                                              Pair{"Grenadiers", "Gren."},
                                              Pair{"Voltigeurs", "Volt."},
                                              Pair{"Tirailleurs", "Tir."},
                                              Pair{" \u00E0 cheval", ""},
                                              Pair{"Chasseurs", "Chass."},
                                              Pair{"Carabiniers", "Carab."},
                                              Pair{"Cuirassiers", "Cuir."},
                                              Pair{" de Ligne", " Ligne"},
                                              Pair{"Highlanders", "Highl."},
                                              Pair{"Coldstream Guards", "Coldstr."},
                                              Pair{"Foot Guards", "Guards"},
                                              Pair{"Dragoon Guards", "Drag. G."},
                                              Pair{"Light Dragoons", "Lt Drag."},
                                              Pair{"Royal Horse Guards", "R. Horse G."},
                                              Pair{"Royal Dragoons", "R. Dragoons"},
                                              Pair{"Osnabr\u00FCck", "Osnabr."},
                                              Pair{"Brunswick", "Brunsw."},
                                              Pair{"Battalion", "Bat."},
                                              Pair{"Royal Scots", "R. Scots"},
                                              Pair{"Dutch ", ""},  // the piece shows the flag
                                              Pair{"Landwehr Cavalry", "Lw Cav."},
                                              Pair{"Landwehr", "Landw."},
                                              Pair{"Silesian", "Sil."},
                                              Pair{"Neumark", "Neum."},
                                              Pair{"Pomeranian", "Pom."}};
    for (const auto& [long_form, abbreviation] : abbreviations)
        if (const auto at = name.find(long_form); at != std::string::npos) name.replace(at, long_form.size(), abbreviation);
    return name;
}

std::vector<CoursePart> course_parts() {
    const auto part = [](Mode mode, std::string about, std::string play) {
        return CoursePart{std::string(word(mode)), mode_name(mode), std::move(about), std::move(play)};
    };
    return {part(Mode::basic, tr("Hidden pieces, battles and the die: all you need for a first game."), tr("Play Basic now")),
            part(Mode::standard, tr("Buildings, the hill, and manoeuvre cards."), tr("Play Standard now")),
            part(Mode::expert, tr("Plancenoit, the retreat, and the pursuit."), tr("Play Expert now"))};
}

}  // namespace fow::waterloo::screens
