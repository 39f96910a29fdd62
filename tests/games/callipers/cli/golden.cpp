// A golden playthrough of Waterloo by callipers: what everybody hears after each ply, and the position at the end of each turn.
#include "golden.hpp"

#include "games/callipers/bots/text.hpp"
#include "games/callipers/files/rules_files.hpp"

using namespace fow;
using namespace fow::callipers;

namespace {

/// The game is open, so it is told once: every viewer must hear and see the same (K14.1).
[[nodiscard]] std::string story(Session session, const std::vector<const char*>& plies) {
    std::string text = text_of(session.rules(), session.state());
    for (const char* word : plies) {
        INFO(word);
        const std::size_t heard = session.heard(Viewer::onlooker).size();
        const int turn = session.state().turn;
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
        if (session.state().turn != turn || session.decider() == Decider::nobody) text += text_of(session.rules(), session.state());
    }
    return text;
}

}  // namespace

TEST_CASE("golden: the short game at Hougoumont, from the first march to the storm", "[golden]") {
    const RuleSet set = data::load_battle("hougoumont", std::filesystem::path(FOW_SOURCE_DIR));
    fow::testing::check_golden("callipers", story(Session(new_record(set, {"French", "Allied"})),
                                                  {"move:8:150,130", "move:7:60,180", "fire:24:32", "die:3", "end",
                                                   // The Allied guns answer.
                                                   "fire:66:6", "die:2", "end",
                                                   // The storm, and its price.
                                                   "move:8:0,90", "move:7:-10,40", "attack:7+8:31", "die:5", "die:4", "advance:7", "end",
                                                   // Hougoumont is French: its new garrison is attacked in its turn.
                                                   "move:38:100,-150", "offer", "end", "move:6:0,100", "end", "resign"}));
}
