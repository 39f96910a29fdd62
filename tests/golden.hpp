// Golden playthroughs: what every viewer sees and hears after each ply, as readable text. FOW_BLESS=1 rewrites them; read the diff
// before you commit it.
#pragma once

#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "catch.hpp"
#include "core/game.hpp"
#include "core/seat.hpp"
#include "files/files.hpp"

namespace fow::testing {

/// Plays the plies in notation and writes what each viewer sees and hears. `Teller` says how one game is told:
///   event(session, event), view(session, view)   as text
///   word(viewer)
///   ply(session, text)        what the notation means; fails the test if it means nothing
///   rests(session, before)    whether to write the boards now, besides what was heard; `before`: who decided before the ply
template <class Session, class Teller>
[[nodiscard]] std::string golden_story(Session session, const std::vector<const char*>& plies, const Teller& teller) {
    std::string text;
    std::array<std::size_t, viewers.size()> heard{};
    const auto look = [&](bool board) {
        for (const Viewer viewer : viewers) {
            std::string seen;
            for (std::size_t& i = heard[index(viewer)]; i < session.heard(viewer).size(); ++i)
                seen += "* " + teller.event(session, session.heard(viewer)[i].event) + "\n";
            if (board) seen += teller.view(session, session.view(viewer));
            if (!seen.empty()) text += "--- " + teller.word(viewer) + "\n" + seen;
        }
    };
    text += "=== start\n";
    look(true);
    for (const char* notation : plies) {
        text += std::string("=== ") + notation + "\n";
        INFO(notation);
        const Decider before = session.decider();
        const auto ply = teller.ply(session, notation);
        if (const auto* action = std::get_if<0>(&ply)) {
            const auto violation = session.play(*action);
            INFO((violation ? to_text(*violation) : std::string()));
            REQUIRE_FALSE(violation);
        } else {
            REQUIRE(session.roll(std::get<1>(ply)));
        }
        look(teller.rests(session, before));
    }
    return text;
}

/// Compares with tests/golden/<name>.golden.txt.
inline void check_golden(const std::string& name, const std::string& text) {
    const std::filesystem::path path = std::filesystem::path(FOW_SOURCE_DIR) / "tests" / "golden" / (name + ".golden.txt");
    if (std::getenv("FOW_BLESS") != nullptr) files::write(path, text);
    CHECK(files::read(path) == text);
}

}  // namespace fow::testing
