#include "catch.hpp"

#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

const std::string small = R"({"format": "fog-of-waterloo/deployment", "version": 1, "name": "The ridge", "army": "allied",
  "pieces": [{"unit": "wellington", "square": "g10"}, {"unit": "uxbridge", "square": "a7"}]})";

[[nodiscard]] Deployment read_army(const std::string& text) { return read_deployment(text, "d.json", shipped().pieces.roster); }
[[nodiscard]] DataError refused(const std::string& text) {
    return refusal([&] { return read_army(text); });
}

}  // namespace

TEST_CASE("a deployment is read as it was written, sorted by square", "[deployment][schema]") {
    const Deployment deployment = read_army(small);
    CHECK(deployment.seat == allied_seat);
    CHECK(deployment.name == "The ridge");
    REQUIRE(deployment.places.size() == 2);
    CHECK(deployment.places[0].square == *square_from_text("a7"));
    const std::string written = write_deployment(deployment, shipped().pieces.roster);
    CHECK(read_army(written) == deployment);
    CHECK_FALSE(misfit("deployment", written));
    CHECK_FALSE(misfit("deployment", small));
    CHECK(misfit("deployment", with(small, "/pieces/0/place", "\"reserve\"")));
    const Deployment empty{french_seat, "", {}};
    CHECK(read_army(write_deployment(empty, shipped().pieces.roster)) == empty);
    const Deployment kept{allied_seat, "Of a game in progress", deployment.places, std::string(16, 'k')};
    CHECK(read_army(write_deployment(kept, shipped().pieces.roster)) == kept);
}

TEST_CASE("W6.3 the shipped deployments are complete", "[deployment][W6.3]") {
    for (const Seat seat : {allied_seat, french_seat}) {
        const auto path = rules_folder() / "deployments" / (std::string(word(seat)) + "-1815.json");
        CAPTURE(path.string());
        const Deployment deployment = read_army(text_of(path));
        CHECK(deployment.seat == seat);
        CHECK_FALSE(misfit("deployment", text_of(path)));
    }
    const Record record = random_game(1, 90);  // begins with both deployments, each followed by ready
    const Replay game = replay(record);
    CHECK_FALSE(game.broken_at);
    CHECK(game.session.state().phase != Phase::set_up);
}

TEST_CASE("a bad deployment is refused with the place of its fault", "[deployment][strict]") {
    struct Case {
        std::string pointer, value, refused_at;
    };
    const std::vector<Case> cases{{"/version", "7", "/version"},
                                  {"/format", "\"fog-of-waterloo/scenario\"", "/format"},
                                  {"/army", "\"prussian\"", "/army"},
                                  {"/name", "1", "/name"},
                                  {"/pieces/1/unit", "\"wellington\"", "/pieces/1/unit"},
                                  {"/pieces/1/unit", "\"ney\"", "/pieces/1/unit"},
                                  {"/pieces/1/unit", "\"bulow\"", "/pieces/1/unit"},
                                  {"/pieces/1/unit", "\"blucher\"", "/pieces/1/unit"},
                                  {"/pieces/1/square", "\"g10\"", "/pieces/1/square"},
                                  {"/pieces/1/square", "\"reserve\"", "/pieces/1/square"},
                                  {"/pieces/1/seen", "true", "/pieces/1/seen"},
                                  {"/pieces", "null", "/pieces"},
                                  {"/reserve", "[]", "/reserve"}};
    for (const Case& bad : cases) {
        CAPTURE(bad.pointer, bad.value);
        const DataError error = refused(with(small, bad.pointer, bad.value));
        CHECK(error.document == "d.json");
        CHECK(error.pointer == bad.refused_at);
    }
    for (const char* member : {"/name", "/army", "/pieces", "/pieces/0/square"})
        CHECK(refused(without(small, member)).reason.find("is missing") != std::string::npos);
}

}  // namespace fow::testing
