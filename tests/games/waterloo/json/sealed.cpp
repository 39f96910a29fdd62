// The sealed record as a document: written, read back, and refused if it is invalid.
#include "catch.hpp"

#include "core/letters.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/comments.hpp"
#include "json/schema.hpp"
#include "json/sealed.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

[[nodiscard]] std::string bytes(std::size_t count, int from) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += static_cast<char>((from + static_cast<int>(i) * 7) % 256);
    return text;
}

[[nodiscard]] SealedRecord some_record() {
    Record recorded = random_game(1, 0);
    recorded.options = {Mode::expert, false, true, true, false};
    SealedRecord sealed;
    sealed.game = &documents();
    sealed.head = open_part(recorded).head;
    sealed.names = {"Zo\xc3\xa9 \"the Cat\"", "Arthur"};
    sealed.commitments = {{allied_seat, secret_kind::set_up, bytes(32, 1)}, {french_seat, secret_kind::line_of_retreat, bytes(32, 2)}};
    sealed.phrases[french_seat] = {bytes(16, 3), bytes(32, 4)};
    sealed.phrases[allied_seat] = {bytes(16, 5), bytes(32, 6)};
    sealed.program_key = bytes(wrapped_size, 7);
    sealed.phrases_key = bytes(wrapped_size, 8);
    sealed.seal = bytes(1000, 9);
    return sealed;
}

[[nodiscard]] DataError sealed_refused(const std::string& text) {
    return refusal([&] { return read_sealed_record(text, "game.json", only_documents()); });
}

}  // namespace

TEST_CASE("a sealed record is read as it was written", "[sealed]") {
    SealedRecord sealed = some_record();
    CHECK(read_sealed_record(write_sealed_record(sealed), "game", only_documents()) == sealed);
    CHECK_FALSE(misfit("sealed-record", write_sealed_record(sealed)));
    for (const std::size_t size : {std::size_t{40}, std::size_t{41}, std::size_t{42}, std::size_t{200001}}) {
        sealed.seal = bytes(size, 200);
        CHECK(read_sealed_record(write_sealed_record(sealed), "game", only_documents()) == sealed);
    }
    sealed.phrases = {};
    sealed.phrases_key.reset();
    sealed.commitments.clear();
    CHECK(read_sealed_record(write_sealed_record(sealed), "game", only_documents()) == sealed);
    CHECK_FALSE(misfit("sealed-record", write_sealed_record(sealed)));
    CHECK(write_sealed_record(sealed).find("phrases_key") == std::string::npos);
}

TEST_CASE("the open part stays the same after reading back, and holds everything except the seal", "[sealed]") {
    const SealedRecord sealed = some_record();
    const std::string text = write_sealed_record(sealed);
    CHECK(same_json(open_text(sealed), without(text, "/seal")));
    CHECK(open_text(*read_sealed_record(text, "game", only_documents())) == open_text(sealed));
}

TEST_CASE("other documents are not sealed records", "[sealed]") {
    CHECK_FALSE(read_sealed_record(write_record(random_game(1, 40)), "game", only_documents()));
    CHECK_FALSE(read_sealed_record("{}", "game", only_documents()));
    CHECK_FALSE(read_sealed_record("[]", "game", only_documents()));
    CHECK_FALSE(read_sealed_record("7", "game", only_documents()));
    CHECK_FALSE(sealed_refused("").reason.empty());
}

TEST_CASE("a bad sealed record is refused with the place of its fault", "[sealed][strict]") {
    const std::string text = write_sealed_record(some_record());
    const std::vector<std::pair<std::string, std::string>> cases{{"/version", "2"},
                                                                 {"/game", "\"austerlitz\""},
                                                                 {"/mode", "\"chess\""},
                                                                 {"/options/memory", "1"},
                                                                 {"/names/french", "null"},
                                                                 {"/more", "1"},
                                                                 {"/plies", "[]"},
                                                                 {"/commitments", "{}"},
                                                                 {"/commitments/0/seat", "\"prussian\""},
                                                                 {"/commitments/0/what", "\"hand\""},
                                                                 {"/commitments/0/salt", "\"00\""},
                                                                 {"/commitments/1/hash", "\"" + std::string(64, 'F') + "\""},
                                                                 {"/commitments/1/hash", "\"" + std::string(63, '0') + "\""},
                                                                 {"/phrases/prussian", "{}"},
                                                                 {"/phrases/french/salt", "\"" + std::string(64, '0') + "\""},
                                                                 {"/phrases/allied/check", "7"},
                                                                 {"/program_key", "\"\""},
                                                                 {"/phrases_key", "\"zz\""}};
    for (const auto& [pointer, value] : cases) {
        CAPTURE(pointer, value);
        CHECK(sealed_refused(with(text, pointer, value)).pointer == pointer);
    }
    for (const char* pointer :
         {"/version", "/options", "/names", "/commitments", "/phrases", "/program_key", "/seal", "/phrases/french/salt"}) {
        CAPTURE(pointer);
        CHECK_FALSE(sealed_refused(without(text, pointer)).reason.empty());
    }
    CHECK(sealed_refused(without(text, "/phrases/allied")).pointer == "/phrases_key");
    CHECK(sealed_refused(with(text, "/version", "2")).reason == "version 2 is newer than this program can read");
    const std::string five = "[" + std::string(4, ' ') + R"({"seat":"french","what":"set_up","hash":")" + std::string(64, '0') + R"("})";
    std::string list = five;
    for (int i = 0; i < 4; ++i) list += "," + five.substr(1);
    CHECK(sealed_refused(with(text, "/commitments", list + "]")).pointer == "/commitments");
}

TEST_CASE("there is one way to write the bytes of a seal", "[sealed][strict]") {
    SealedRecord sealed = some_record();
    sealed.seal = std::string(40, '\0');
    const std::string text = write_sealed_record(sealed);
    const std::string good = std::string(53, 'A') + "A==";
    REQUIRE(text.find(good) != std::string::npos);
    for (const std::string& bad :
         {std::string(), std::string("A"), std::string(53, 'A') + "B==", std::string(54, 'A'), "=" + good.substr(1),
          std::string(54, 'A') + "=A", " " + good, good + "\\n", std::string(53, '-') + "A==", good + "====", std::string(52, 'A')}) {
        CAPTURE(bad);
        CHECK(sealed_refused(replaced(text, good, bad)).pointer == "/seal");
    }
}

TEST_CASE("W15.5 the clock of a record is read strictly", "[record][strict][W15.5]") {
    const Record bare = random_game(4, 90);
    CHECK(write_record(bare).find("clock") == std::string::npos);
    Record timed = bare;
    timed.clock = {ClockKind::fischer, 45 * 60, 60, true};
    timed.thoughts = {{allied_seat, 1, 93'500}, {french_seat, 1, 0}};
    const std::string written = write_record(timed);
    CHECK(read_record(written, "game").record == timed);
    CHECK_FALSE(misfit("record", written));
    const auto refused_at = [&](const std::string& pointer, const std::string& value) {
        return refusal([&] { return read_record(with(written, pointer, value), "game"); }).pointer;
    };
    CHECK(refused_at("/clock/kind", "\"none\"") == "/clock/kind");
    CHECK(refused_at("/clock/kind", "\"total\"") == "/clock/extra_seconds");
    CHECK(refused_at("/clock/seconds", "0") == "/clock/seconds");
    CHECK(refused_at("/clock/seconds", "86401") == "/clock/seconds");
    CHECK(refused_at("/clock/decides", "0") == "/clock/decides");
    CHECK(refused_at("/thoughts/1/turn", "0") == "/thoughts/1/turn");
    CHECK(refused_at("/thoughts/0/milliseconds", "-1") == "/thoughts/0/milliseconds");
    CHECK(refused_at("/thoughts/0/seat", "\"chance\"") == "/thoughts/0/seat");
    CHECK(refused_at("/thoughts", "null") == "/thoughts");
}

TEST_CASE("comments are read strictly, and only with their game", "[comments][strict]") {
    const std::string id = bytes(16, 5);
    const CoursePoint point{90, 2, bytes(32, 7), {780, 50}};
    const std::vector<Comment> comments{{french_seat, 12, "a trap", point}, {std::nullopt, 40, "", point}};
    const std::string written = write_comments(documents(), id, comments);
    CHECK(read_comments(documents(), written, "comments", id) == comments);
    CHECK(refusal([&] { return read_comments(documents(), written, "comments", bytes(16, 6)); }).pointer == "/id");
    const auto refused_at = [&](const std::string& pointer, const std::string& value) {
        return refusal([&] { return read_comments(documents(), with(written, pointer, value), "comments", id); }).pointer;
    };
    CHECK(refused_at("/comments/0/author", "\"chance\"") == "/comments/0/author");
    CHECK(refused_at("/comments/0/ply", "-1") == "/comments/0/ply");
    CHECK(refused_at("/comments/0/text", "\"" + std::string(comment_letters + 1, 'x') + "\"") == "/comments/0/text");
    CHECK(refused_at("/comments/1/digest", "\"00\"") == "/comments/1/digest");
    CHECK(refused_at("/comments/1/more", "0") == "/comments/1/more");
}

TEST_CASE("commitments and remarks are read strictly", "[record][strict]") {
    const Record bare = random_game(4, 90);
    const std::string text = write_record(bare);
    CHECK(text.find("commitments") == std::string::npos);
    CHECK(text.find("remarks") == std::string::npos);
    Record noted = bare;
    noted.commitments = {{allied_seat, secret_kind::line_of_retreat, 1, bytes(32, 1), bytes(32, 2)},
                         {allied_seat, secret_kind::set_up, 40, bytes(32, 3), bytes(32, 4)}};
    noted.remarks = {{50, PhraseGivenUp{french_seat}},
                     {50, GameSetBack{GameMoment{870, 60}, {780, 50}, true}},
                     {90, GameSetBack{std::nullopt, {780, 50}, false}},
                     {90, ChanceChosen{ChanceChosen::How::seed}},
                     {90, ChanceChosen{ChanceChosen::How::dice}},
                     {90, PracticeAlone{}},
                     {90, SeatTaken{french_seat, ComputedPlayer{Level::marshal, Style::gunner}}},
                     {90, SeatTaken{french_seat, ComputedPlayer{.program = "bot.py"}}},
                     {90, SeatTaken{french_seat, std::nullopt}},
                     {90, HintsAllowed{}},
                     {90, HintGiven{allied_seat}},
                     {90, PlayedOn{{780, 50}}},
                     {90, TimeUp{allied_seat}}};
    noted.id = bytes(16, 5);
    noted.secret = bytes(32, 6);
    const std::string written = write_record(noted);
    CHECK(read_record(written, "game").record == noted);
    CHECK_FALSE(misfit("record", written));
    const auto refused_at = [&](const std::string& pointer, const std::string& value) {
        return refusal([&] { return read_record(with(written, pointer, value), "game"); }).pointer;
    };
    CHECK(refused_at("/commitments/0/ply", "91") == "/commitments/0/ply");
    CHECK(refused_at("/commitments/1/ply", "0") == "/commitments/1/ply");
    CHECK(refused_at("/commitments/1/what", "\"line_of_retreat\"") == "/commitments/1");
    CHECK(refused_at("/commitments/1/hash", "\"" + std::string(62, '0') + "\"") == "/commitments/1/hash");
    CHECK(refused_at("/commitments/1/salt", "null") == "/commitments/1/salt");
    CHECK(refused_at("/commitments/1/more", "0") == "/commitments/1/more");
    CHECK(refused_at("/commitments", "null") == "/commitments");
    // A player is either one of our computed players or a program.
    CHECK(refused_at("/remarks/6/program", "\"bot.py\"") == "/remarks/6/level");
    CHECK(refused_at("/remarks/6/style", "\"gun\"") == "/remarks/6/style");
    CHECK(refused_at("/remarks/7/program", "\"\"") == "/remarks/7/program");
    CHECK(refused_at("/remarks/7/program", "\"" + std::string(61, 'a') + "\"") == "/remarks/7/program");
    CHECK(refused_at("/remarks/1/ply", "49") == "/remarks/1/ply");
    CHECK(refused_at("/remarks/2/ply", "91") == "/remarks/2/ply");
    CHECK(refused_at("/remarks/0/phrase_given_up", "\"onlooker\"") == "/remarks/0/phrase_given_up");
    CHECK(refused_at("/remarks/1/set_back/from/clock", "\"24:00\"") == "/remarks/1/set_back/from/clock");
    CHECK(refused_at("/remarks/1/set_back/to", "null") == "/remarks/1/set_back/to");
    CHECK(refused_at("/remarks/1/phrase_given_up", "\"french\"") == "/remarks/1/phrase_given_up");
    CHECK(refused_at("/remarks/3/chance_chosen", "\"luck\"") == "/remarks/3/chance_chosen");
    CHECK(refused_at("/remarks/5/played_on", "null") == "/remarks/5/played_on");
    CHECK(refused_at("/remarks/6/time_up", "\"chance\"") == "/remarks/6/time_up");
    CHECK(refused_at("/id", "\"00\"") == "/id");
    CHECK(refused_at("/secret", "null") == "/secret");
    // A record that was cut short at a ply keeps the notes before it.
    const ReadRecord cut = read_record(with(written, "/plies/60/1", "\"resign\""), "game");
    REQUIRE(cut.broken_at == 60U);
    CHECK(cut.record.commitments.size() == 2);
    CHECK(cut.record.remarks.size() == 2);
    CHECK(read_record(with(written, "/plies/20/1", "\"resign\""), "game").record.commitments.size() == 1);
}

TEST_CASE("marks of the staff map are read strictly", "[record][strict][pencil]") {
    const Record bare = random_game(18, 320);
    const Session session = replay(bare).session;
    const auto piece_of = [&](Seat seat, std::size_t ply) {
        const State& state = ply < session.ply_count() ? session.history()[ply] : session.state();
        return state.occupied(seat).first();
    };
    Record marked = bare;
    marked.pencil = {{french_seat, 200, piece_of(allied_seat, 200), Pencil::five},
                     {allied_seat, 320, piece_of(french_seat, 320), Pencil::commander_in_chief}};
    const std::string written = write_record(marked);
    CHECK(read_record(written, "game").record == marked);
    CHECK(write_record(bare).find("pencil") == std::string::npos);
    CHECK_FALSE(misfit("record", written));
    const auto refused_at = [&](const std::string& pointer, const std::string& value) {
        return refusal([&] { return read_record(with(written, pointer, value), "game"); }).pointer;
    };
    CHECK(refused_at("/pencil/0/mark", "\"7\"") == "/pencil/0/mark");
    CHECK(refused_at("/pencil/0/square", "\"m1\"") == "/pencil/0/square");
    CHECK(refused_at("/pencil/0/square", '"' + to_text(piece_of(french_seat, 200)) + '"') == "/pencil/0");
    CHECK(refused_at("/pencil/0/ply", "0") == "/pencil/0");  // no piece was there yet
    CHECK(refused_at("/pencil/1/ply", "321") == "/pencil/1/ply");
    CHECK(refused_at("/pencil/1/seat", "\"onlooker\"") == "/pencil/1/seat");
    CHECK(refused_at("/pencil/1/more", "0") == "/pencil/1/more");
    const ReadRecord cut = read_record(with(written, "/plies/250/1", "\"resign\""), "game");
    REQUIRE(cut.broken_at == 250U);
    CHECK(cut.record.pencil.size() == 1);
}

}  // namespace fow::testing
