#include "games/waterloo/view/piece.hpp"

#include "core/words.hpp"

namespace fow::waterloo {
namespace {

constexpr std::array<std::string_view, 3> army_words{"french", "allied", "prussian"};
constexpr std::array<std::string_view, 3> branch_words{"infantry", "cavalry", "artillery"};
constexpr auto kind_words = std::to_array<std::string_view>(
    {"light_infantry", "line_infantry", "light_cavalry", "heavy_cavalry", "artillery", "commander", "commander_in_chief"});
static_assert(kind_words.size() == kind_count);
constexpr std::array<std::string_view, 7> contingent_words{"none",      "british", "kings_german_legion", "netherlands", "nassau",
                                                           "brunswick", "hanover"};
constexpr std::array<std::string_view, 8> place_words{"reserve", "withdrawn", "regaining", "eliminated",
                                                      "absent",  "set_aside", "saved",     "riding"};
constexpr std::array<std::string_view, 3> sector_words{"left", "centre", "right"};

constexpr std::array<DieFace, 6> faces{{{french_seat, DieEffect::plain},
                                        {allied_seat, DieEffect::plain},
                                        {french_seat, DieEffect::frenzy},
                                        {allied_seat, DieEffect::frenzy},
                                        {french_seat, DieEffect::rout},
                                        {allied_seat, DieEffect::rout}}};
constexpr std::array<std::string_view, 6> face_words{"Blue", "Red", "Blue+", "Red+", "BlueR", "RedR"};

constexpr auto pencil_words =
    std::to_array<std::string_view>({"1", "2", "3", "4", "5", "6", "commander", "commander_in_chief", "beware", "doubt"});
static_assert(pencil_words.size() == pencils.size());

}  // namespace

std::string_view word(Army army) { return word_of(army_words, army); }
std::string_view word(Nation nation) { return nation == Nation::prussian ? "prussian" : "allied"; }
std::string_view word(Branch branch) { return word_of(branch_words, branch); }
std::string_view word(Kind kind) { return word_of(kind_words, kind); }
std::string_view word(Place place) { return word_of(place_words, place); }
std::string_view word(Sector sector) { return word_of(sector_words, sector); }
std::optional<Army> army_from_word(std::string_view text) { return from_word<Army>(army_words, text); }
std::optional<Kind> kind_from_word(std::string_view text) { return from_word<Kind>(kind_words, text); }
std::string_view word(Contingent contingent) { return word_of(contingent_words, contingent); }
std::optional<Contingent> contingent_from_word(std::string_view text) { return from_word<Contingent>(contingent_words, text); }
std::optional<Place> place_from_word(std::string_view text) { return from_word<Place>(place_words, text); }
std::optional<Sector> sector_from_word(std::string_view text) { return from_word<Sector>(sector_words, text); }

std::optional<UnitId> find_unit(const Roster& roster, std::string_view id) {
    for (std::size_t i = 0; i < roster.size(); ++i)
        if (roster[i].id == id) return UnitId(static_cast<int>(i));
    return std::nullopt;
}

std::string to_text(DieFace face) {
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (faces[i] == face) return std::string(face_words[i]);
    return {};
}

std::optional<DieFace> die_face_from_text(std::string_view text) {
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (face_words[i] == text) return faces[i];
    return std::nullopt;
}

std::string_view word(Pencil mark) { return word_of(pencil_words, mark); }
std::optional<Pencil> pencil_from_word(std::string_view text) { return from_word<Pencil>(pencil_words, text); }

}  // namespace fow::waterloo
