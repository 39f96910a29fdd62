// What colours convey must be visible to everybody: checked for three kinds of colour blindness, and in grey.
#include "catch.hpp"

#include <array>
#include <cmath>

#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "sample.hpp"
#include "ui/widgets/widgets.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

struct Eyes {
    const char* name;
    Matrix sees;  ///< on linear red, green and blue; Machado, Oliveira and Fernandes 2009, complete
};
constexpr std::array eyes{
    Eyes{"all colours", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    Eyes{"no red", {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    Eyes{"no green", {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    Eyes{"no blue", {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
};

double linear(unsigned channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Triple linear_rgb(unsigned rgb) { return {linear(rgb >> 16), linear((rgb >> 8) & 255), linear(rgb & 255)}; }

Triple times(const Matrix& matrix, const Triple& by) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t k = 0; k < 3; ++k) result[i] += matrix[i][k] * by[k];
    return result;
}

/// CIELAB under D65.
Triple lab(Triple rgb) {
    constexpr Matrix to_xyz{{{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    for (double& c : rgb) c = std::clamp(c, 0.0, 1.0);
    const Triple xyz = times(to_xyz, rgb);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// 2.3 is just noticeable; 10 is visible at a glance.
double apart(const Eyes& by, unsigned a, unsigned b) {
    const Triple one = lab(times(by.sees, linear_rgb(a)));
    const Triple two = lab(times(by.sees, linear_rgb(b)));
    return std::hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

double light(unsigned rgb) {
    const Triple c = linear_rgb(rgb);
    return 0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2];
}

/// WCAG: 3 for large signs, 4.5 for text.
double contrast(unsigned a, unsigned b) {
    const double one = light(a) + 0.05;
    const double two = light(b) + 0.05;
    return std::max(one, two) / std::min(one, two);
}

constexpr std::array armies{Army::french, Army::allied, Army::prussian};

/// The grey of each pixel of a back, normalised to mean 0 and spread 1: only the shape is left.
std::vector<double> shape_of(Army army, Branch branch) {
    const auto window = open_window(1024, 640);
    SeenPiece piece;
    piece.army = army;
    piece.branch = branch;
    for (int i = 0; i < 3; ++i) {
        window->begin_frame();
        screens::draw_piece(*window, *ImGui::GetBackgroundDrawList(), {100, 100, 60, 60}, piece, sample_roster(), {});
        window->end_frame();
    }
    const std::vector<unsigned char> pixels = window->pixels();
    std::vector<double> grey;
    for (std::size_t y = 106; y < 154; ++y)
        for (std::size_t x = 106; x < 154; ++x) {
            const unsigned char* p = pixels.data() + (y * 1024 + x) * 4;
            grey.push_back(0.30 * p[0] + 0.59 * p[1] + 0.11 * p[2]);
        }
    double mean = 0;
    for (const double g : grey) mean += g / static_cast<double>(grey.size());
    double spread = 0;
    for (double& g : grey) {
        g -= mean;
        spread += g * g;
    }
    for (double& g : grey) g /= std::sqrt(spread);
    return grey;
}

double likeness(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}

}  // namespace

TEST_CASE("Army colours differ for every common kind of colour blindness", "[ui][colours]") {
    for (const Colours set : colour_sets)
        for (const Eyes& by : eyes)
            for (const Army one : armies)
                for (const Army two : armies) {
                    if (one >= two) continue;
                    INFO(word(set) << ", who sees " << by.name << ": " << word(one) << " and " << word(two));
                    CHECK(apart(by, screens::uniform_of(one, set).cloth, screens::uniform_of(two, set).cloth) >
                          (set == Colours::contrast ? 39 : 28));
                }
}

TEST_CASE("The high-contrast colours differ in grey too", "[ui][colours]") {
    const auto lightness = [](Army army) { return lab(linear_rgb(screens::uniform_of(army, Colours::contrast).cloth))[0]; };
    CHECK(lightness(Army::allied) - lightness(Army::french) > 18);
    CHECK(lightness(Army::french) - lightness(Army::prussian) > 18);
}

TEST_CASE("Texts and signs are legible on their background", "[ui][colours]") {
    for (const Colours set : colour_sets)
        for (const Army army : armies) {
            INFO(word(set) << " " << word(army));
            CHECK(contrast(0xF4E9CC, screens::uniform_of(army, set).light) > 2.4);  // the branch, large
            CHECK(contrast(0xFBF5E4, screens::uniform_of(army, set).cloth) > 3);    // figures on the face
            CHECK(contrast(0xFFFFFF, screens::uniform_of(army, set).cloth) > 3);    // the numeral of a known piece
        }
    CHECK(contrast(ui::colour::ink, ui::colour::paper) > 7);
    CHECK(contrast(ui::colour::chalk, ui::colour::baize) > 7);
    CHECK(contrast(ui::colour::ink, ui::colour::brass) > 4.5);
}

TEST_CASE("Armies and branches differ in shape, not in colour alone", "[ui][colours]") {
    const std::vector<double> lion = shape_of(Army::allied, Branch::infantry);
    const std::vector<double> eagle = shape_of(Army::french, Branch::infantry);
    const std::vector<double> cross = shape_of(Army::prussian, Branch::infantry);
    CHECK(likeness(lion, lion) == Approx(1));
    CHECK(likeness(lion, eagle) < 0.9);
    CHECK(likeness(lion, cross) < 0.9);
    CHECK(likeness(eagle, cross) < 0.9);
    CHECK(likeness(lion, shape_of(Army::allied, Branch::cavalry)) < 0.9);
    CHECK(likeness(lion, shape_of(Army::allied, Branch::artillery)) < 0.9);
    CHECK(likeness(shape_of(Army::allied, Branch::cavalry), shape_of(Army::allied, Branch::artillery)) < 0.9);
}
