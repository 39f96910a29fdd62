// A golden playthrough of La Belle Alliance: what everybody hears after each ply and sees at each decision.
#include "golden.hpp"

#include "games/alliance/bots/text.hpp"
#include "games/alliance/files/rules_files.hpp"

using namespace fow;
using namespace fow::alliance;

namespace {

/// The game is open, so it is told once: every viewer must hear and see the same (L13.1).
[[nodiscard]] std::string story(Session session, const std::vector<const char*>& plies) {
    std::string text = text_of(session.rules(), session.state());
    for (const char* word : plies) {
        INFO(word);
        const std::size_t heard = session.heard(Viewer::onlooker).size();
        const auto ply = ply_from_text(word);
        REQUIRE(ply);
        const auto fault = session.take(*ply);
        INFO(fault.value_or(""));
        REQUIRE_FALSE(fault);
        text += std::string("=== ") + word + "\n";
        for (const Viewer viewer : viewers) {
            REQUIRE(session.heard(viewer) == session.heard(Viewer::onlooker));
            REQUIRE(session.view(viewer) == session.view(Viewer::onlooker));
        }
        for (std::size_t i = heard; i < session.heard(Viewer::onlooker).size(); ++i) {
            const Event& event = session.heard(Viewer::onlooker)[i].event;
            text += "* " + describe(event) + " (" + std::string(rule_of(event)) + ")\n";
        }
        if (session.decider() != Decider::chance) text += text_of(session.rules(), session.state());
    }
    return text;
}

}  // namespace

TEST_CASE("golden: a short battle from the first gun to a rout", "[golden]") {
    const RuleSet set = data::load_rule_set(std::filesystem::path(FOW_SOURCE_DIR));
    fow::testing::check_golden(
        "alliance",
        story(Session(new_record(set, {"French", "Allied"})),
              {"battery", "die:5", "blucher", "die:3",
               // A prepared attack, and the counter-attack on it.
               "derlon+napoleon", "die:3", "uxbridge:derlon", "die:6",
               // The cavalry strikes back at Uxbridge.
               "milhaud:uxbridge", "die:6", "rout:3", "blucher", "die:6",
               // Ney's charge; one square redeploys, and is struck.
               "kellermann", "die:6", "orange:line", "milhaud", "die:6", "rout:2", "reserve:orange",
               // The charge breaks on the other square. Hougoumont falls and is retaken.
               "kellermann", "die:1", "offer", "blucher", "die:5", "reille", "die:6", "reserve:hougoumont",
               // The Guard, the Prussians, the general advance with its questions, a test that fails.
               "reille", "die:2", "rout:1", "hill:line", "guard:orange", "die:5", "rout:1", "blucher", "die:6", "reille", "die:5", "rout:2",
               "wellington", "die:6", "take:derlon", "take:derlon", "rout:6", "guard:orange", "die:4", "take:uxbridge", "rout:3"}));
}
