#include "sessions.hpp"

#include <algorithm>
#include "catch.hpp"

namespace fow::testing {

using namespace waterloo;

Session session_at(const TestGame& table) {
    return Session(table.rules().set(), table.rules().options(), {"Anna", "Bert"}, Start{"posed", table.state()});
}

void play(Session& session, std::string_view text) {
    INFO(text);
    const auto action = action_from_text(session.rules().roster(), text);
    REQUIRE(action);
    const auto violation = session.play(*action);
    INFO((violation ? violation->rule : "") << ' ' << (violation ? violation->reason : ""));
    REQUIRE_FALSE(violation);
}

void play(Session& session, std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) play(session, text);
}

void roll(Session& session, std::string_view face) {
    const auto parsed = die_face_from_text(face);
    REQUIRE(parsed);
    REQUIRE(session.roll(RollDie{*parsed}));
}

void expect_replays(const Session& session) {
    for (std::size_t count = 0; count <= session.ply_count(); ++count) {
        INFO("up to ply " << count);
        const Replay again = replay(session.record(), count);
        REQUIRE_FALSE(again.broken_at);
        REQUIRE(again.session.state() == (count == session.ply_count() ? session.state() : session.history()[count]));
        REQUIRE_FALSE(inconsistency(again.session.rules(), again.session.state()));
        for (const Viewer viewer : viewers) {
            const auto& whole = session.heard(viewer);
            const auto& part = again.session.heard(viewer);
            REQUIRE(part.size() <= whole.size());
            REQUIRE(std::equal(part.begin(), part.end(), whole.begin()));
            if (count == session.ply_count()) REQUIRE(part.size() == whole.size());
        }
    }
}

void expect_same(const Session& one, const Session& other, const std::vector<Viewer>& viewers) {
    for (const Viewer viewer : viewers) {
        INFO("as the " << word(viewer) << " viewer sees it");
        REQUIRE(one.view(viewer) == other.view(viewer));
        REQUIRE(one.heard(viewer) == other.heard(viewer));
        REQUIRE(one.log(viewer) == other.log(viewer));
    }
}

}  // namespace fow::testing
