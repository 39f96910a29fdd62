// Each side's set-up and line of retreat are committed to when they are made, and checked at the end.
#include "catch.hpp"

#include "games/waterloo/seal/games.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

using Checked = CheckedCommitment;
using Verdict = Checked::Verdict;

[[nodiscard]] bool all(const std::vector<Checked>& list, Verdict verdict) {
    return std::all_of(list.begin(), list.end(), [&](const Checked& c) { return c.verdict == verdict; });
}

}  // namespace

TEST_CASE("each side commits to its line of retreat and its set-up, in the order of the game", "[commitments]") {
    const Session session = committed_game(3, 300, {Mode::standard});
    const auto& made = session.record().commitments;
    REQUIRE(made.size() == 4);
    CHECK((made[0].seat == allied_seat && made[0].what == secret_kind::line_of_retreat));
    CHECK(made[0].ply == 1);
    CHECK((made[1].seat == allied_seat && made[1].what == secret_kind::set_up));
    CHECK((made[2].seat == french_seat && made[2].what == secret_kind::line_of_retreat));
    CHECK(made[2].ply == made[1].ply + 1);
    CHECK((made[3].seat == french_seat && made[3].what == secret_kind::set_up));
    for (const Commitment& one : made) CHECK((one.hash.size() == 32 && one.salt.size() == 32));
    const auto checked = seal::check_commitments(session);
    CHECK(checked.size() == 4);
    CHECK(all(checked, Verdict::kept));
}

TEST_CASE("in Expert there is no line of retreat to commit to", "[commitments][W12.2]") {
    const Session session = committed_game(3, 200, {Mode::expert});
    REQUIRE(session.record().commitments.size() == 2);
    CHECK(session.record().commitments[0].what == secret_kind::set_up);
    CHECK(all(seal::check_commitments(session), Verdict::kept));
}

TEST_CASE("the same secret is never hashed to the same", "[commitments]") {
    const Record record = random_game(3, 200);
    const auto one = committed(record).record().commitments, two = committed(record).record().commitments;
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK(one[i].hash != two[i].hash);
        CHECK(one[i].salt != two[i].salt);
    }
}

TEST_CASE("a commitment is to the text that the book describes", "[commitments]") {
    const Session session = committed_game(3, 200);
    const Commitment& line = session.record().commitments[0];
    const auto sector = session.state().line_of(allied_seat);
    REQUIRE(sector);
    CHECK(line.hash == seal::hash_of(line.salt + "allied line_of_retreat " + std::string(word(*sector)) + "\n"));
    const Commitment& set_up = session.record().commitments[1];
    std::string text = "allied set_up\n";
    for (const Unit& unit : session.rules().roster())
        for (const Ply& ply : session.record().plies)
            if (const auto* action = std::get_if<Action>(&ply))
                if (const auto* place = std::get_if<PlaceUnit>(action);
                    place != nullptr && unit_of(session.rules().roster(), place->unit).id == unit.id && seat_of(unit.army) == allied_seat)
                    text += unit.id + " " + to_text(place->square) + "\n";
    CHECK(set_up.hash == seal::hash_of(set_up.salt + text));
}

TEST_CASE("the documented commitment is one", "[commitments][formats]") {
    const std::string page = text_of(std::filesystem::path(FOW_SOURCE_DIR) / "docs" / "formats.md");
    const std::string mark = "\n```json commitment\n";
    const auto at = page.find(mark) + mark.size();
    const std::string example = page.substr(at, page.find("\n```", at) - at);
    const std::string text = with(write_record(random_game(1, 30)), "/commitments", "[" + example + "]");
    const ReadRecord read = read_record(text, "formats.md");
    REQUIRE(read.record.commitments.size() == 1);
    const Commitment& made = read.record.commitments[0];
    CHECK(made.hash == seal::hash_of(made.salt + "allied line_of_retreat left\n"));
    CHECK(made.salt.front() == '\0');
}

TEST_CASE("what was changed after the commitment, or never committed to, is named", "[commitments]") {
    const Record record = committed_game(3, 220).record();
    SECTION("another line of retreat") {
        Record changed = record;
        auto& line = std::get<DrawLine>(std::get<Roll>(changed.plies[0]));
        line.sector = line.sector == Sector::left ? Sector::right : Sector::left;
        CHECK(seal::check_commitments(replay(changed).session)[0] == Checked{allied_seat, secret_kind::line_of_retreat, Verdict::broken});
    }
    SECTION("two pieces have swapped squares") {
        Record changed = record;
        changed.plies.resize(60);
        std::vector<PlaceUnit*> places;
        for (Ply& ply : changed.plies)
            if (auto* action = std::get_if<Action>(&ply))
                if (auto* place = std::get_if<PlaceUnit>(action)) places.push_back(place);
        std::swap(places[0]->square, places[1]->square);
        const auto checked = seal::check_commitments(replay(changed).session);
        CHECK(checked[0].verdict == Verdict::kept);
        CHECK(checked[1] == Checked{allied_seat, secret_kind::set_up, Verdict::broken});
    }
    SECTION("another hash, another salt, another ply") {
        Record changed = record;
        changed.commitments[3].hash[5] ^= 1;
        CHECK(seal::check_commitments(replay(changed).session)[3].verdict == Verdict::broken);
        changed = record;
        changed.commitments[3].salt[5] ^= 1;
        CHECK(seal::check_commitments(replay(changed).session)[3].verdict == Verdict::broken);
        changed = record;
        ++changed.commitments[3].ply;
        const auto checked = seal::check_commitments(replay(changed).session);
        REQUIRE(checked.size() == 5);
        CHECK(checked[3] == Checked{french_seat, secret_kind::set_up, Verdict::missing});
        CHECK(checked[4] == Checked{french_seat, secret_kind::set_up, Verdict::broken});
    }
    SECTION("none") {
        Record changed = record;
        changed.commitments.erase(changed.commitments.begin() + 2);
        CHECK(seal::check_commitments(replay(changed).session)[2] == Checked{french_seat, secret_kind::line_of_retreat, Verdict::missing});
        changed.commitments.clear();
        CHECK(all(seal::check_commitments(replay(changed).session), Verdict::missing));
    }
}

TEST_CASE("commitments and remarks are part of the record", "[commitments][record]") {
    Session session = committed_game(5, 150, {Mode::standard});
    session.remark(PhraseGivenUp{allied_seat});
    while (session.decider() == Decider::chance) REQUIRE(session.roll(session.rolls()[0].roll));
    ActionList list;
    legal(session.rules(), session.state(), list);
    REQUIRE_FALSE(session.play(list[0]));
    const ReadRecord read = read_record(write_record(session.record()), "game.json");
    REQUIRE_FALSE(read.broken_at);
    CHECK(read.record == session.record());
    const Session again = replay(read.record).session;
    CHECK(again.record() == session.record());
    for (const Viewer viewer : viewers) CHECK(again.heard(viewer) == session.heard(viewer));
    // A replay up to a ply has only the notes until then.
    const Record early = replay(read.record, 20).session.record();
    CHECK(early.commitments.size() == 1);
    CHECK(early.remarks.empty());
}

TEST_CASE("a phrase given up is heard by all, and not taken back", "[commitments][undo]") {
    Session session = committed_game(5, 150);
    const std::size_t before = session.heard(Viewer::onlooker).size();
    session.remark(PhraseGivenUp{french_seat});
    for (const Viewer viewer : viewers) {
        REQUIRE(session.heard(viewer).size() == before + 1);
        CHECK(session.heard(viewer).back().event == Event(PhraseGivenUp{french_seat}));
    }
    CHECK(session.record().remarks == std::vector<Remark>{{session.ply_count(), PhraseGivenUp{french_seat}}});
    CHECK_FALSE(session.can_undo());
}

}  // namespace fow::testing
