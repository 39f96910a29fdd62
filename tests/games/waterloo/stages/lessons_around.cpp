// Around a lesson: the current game, the files, the keyboard, the layout.
#include "catch.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/input.hpp"
#include "games/waterloo/stages/running.hpp"

namespace fow::test {

using namespace waterloo;
namespace {

namespace fs = std::filesystem;

/// A short lesson with one step of each kind.
std::string brook() { return read_bytes(fs::path(FOW_SOURCE_DIR) / "tests/games/waterloo/fuzz/corpus/lesson/across-the-brook"); }

/// Adds it to the player's own lessons.
void add_lesson(const Folder& folder, const std::string& name, const std::string& text) {
    files::write(folder.path() / "data" / "lessons" / (name + ".json"), text);
}

/// Runs a script without drawing.
void expect_played(const Folder& folder, const std::string& script) { check_success(run_script(folder, script)); }

fs::path progress_of(const Folder& folder) { return folder.path() / "data" / "progress.json"; }

/// The lesson, from the course page to its end.
const std::string through_the_brook =
    "click lesson:own/brook\nclick lesson-next\ndrag e4 e6\nclick lesson-next\nclick end-turn\nclick end-now\nclick lesson-next\n"
    "drag e6 e7\nclick roll-die\nclick continue\nclick lesson-next\n";

/// A text of words, `letters` characters long in total.
std::string words(std::size_t letters) {
    std::string text;
    while (text.size() < letters) text += "march on the enemy's guns and take them ";
    text.resize(letters);
    text.back() = '.';
    return text;
}

}  // namespace

TEST_CASE("The introduction is found on the title page, and to have read it is no first step", "[lessons]") {
    const Folder folder;
    expect_played(folder,
                  "expect-no-control introduction-done\nclick introduction\nexpect \"How it came to this day\"\nkey Escape\n"
                  "expect-no-control introduction-done\nexpect \"Begin here\"\n");
    CHECK(read_progress(read_bytes(progress_of(folder)), "progress.json").done == std::set<std::string>{"introduction"});
    expect_played(folder, "expect \"Begin here\"\nclick introduction\nclick introduction-done\nclick learn\n");
}

TEST_CASE("A step is demonstrated on request, after the last hint", "[lessons]") {
    const Folder folder;
    add_lesson(folder, "brook", brook());
    expect_played(
        folder,
        "click learn\nclick lesson:own/brook\nclick lesson-next\nexpect-no-control show-me\nclick hint\nclick show-me\nexpect Done\n"
        "expect \"Well marched.\"\nclick lesson-next\nclick hint\nclick show-me\nexpect Done\nclick lesson-next\n"
        "drag e6 d6\nclick hint\nclick show-me\nclick roll-die\nclick continue\nexpect Taken.\nclick lesson-next\nexpect-control "
        "next-lesson\n");
    CHECK(fs::exists(folder.path() / "data" / "progress.json"));
}

TEST_CASE("After a wrong try the hint works, and the reason stays beside it", "[lessons]") {
    const Folder folder;
    add_lesson(folder, "brook", brook());
    expect_played(folder,
                  "click learn\nclick lesson:own/brook\nclick lesson-next\nclick e4\nclick e5\nexpect \"That is one square\"\n"
                  "click hint\nexpect \"the square two ahead\"\nexpect \"That is one square\"\n"
                  "click e4\nclick e6\nexpect \"Well marched.\"\n");
}

TEST_CASE("A lesson that was only left does not change which one is next", "[lessons]") {
    const Folder folder;
    const std::string next = "expect \"Next: The field and its fog\"\n";
    expect_played(folder, "click learn\n" + next + "click lesson:waterloo/basic-30-the-horse\nclick leave-lesson\n" + next);
}

TEST_CASE("The course shows its longest part without scrolling", "[lessons][layout]") {
    const Folder folder;
    const std::vector<fs::path> lessons = files::documents_in(data::rules_folder(FOW_SOURCE_DIR) / "lessons");
    std::string script = "click learn\n";
    for (const fs::path& lesson : lessons) script += "expect-control lesson:waterloo/" + lesson.stem().string() + "\n";
    expect_played(folder, script);
}

TEST_CASE("A lost step can be restarted", "[lessons]") {
    const Folder folder;
    add_lesson(folder, "brook", replaced(brook(), "\"tries\": [{\"do\": \"end\", \"say\": \"Not yet.\"}],", ""));
    expect_played(folder,
                  "click learn\nclick lesson:own/brook\nclick lesson-next\ndrag e4 e6\nclick lesson-next\nclick end-turn\nclick "
                  "end-now\nclick lesson-next\n"
                  "expect \"step 4 of 4\"\nexpect-control hint\nclick end-turn\nclick end-now\nexpect \"Try again\"\nexpect \"The enemy "
                  "still holds e7.\"\n"
                  "click step-again\nexpect-not \"Try again\"\ndrag e6 e7\nclick roll-die\nclick continue\nexpect Taken.\n"
                  // Undo does not reach back into the previous step.
                  "click step-again\ndrag e6 d6\nclick undo\n");
}

TEST_CASE("Only the first start suggests learning the game", "[lessons]") {
    const Folder folder;
    add_lesson(folder, "brook", brook());
    expect_played(folder, "expect Welcome\nkey Return\nkey Return\nexpect \"Learn the game\"\nexpect-control lesson:own/brook\n" +
                              through_the_brook + "click back\nexpect \"Learn the game\"\n");
    expect_played(folder, "expect-not Welcome\n");
}

TEST_CASE("A lesson does not change the current game", "[lessons]") {
    const Folder folder;
    add_lesson(folder, "brook", brook());
    const std::string begin = "click new-game\nclick begin\nhold take-seat\nclick historical\n";
    expect_played(folder, begin);
    const fs::path autosave = folder.path() / "data" / "autosave.json";
    const std::string saved = read_bytes(autosave);
    REQUIRE_FALSE(saved.empty());
    // Not when it is played through, left in the middle, or loses the focus, nor when the veil is requested.
    expect_played(
        folder,
        "click continue\nhold take-seat\nclick menu\nclick to-title\nclick learn\n" + through_the_brook +
            "click lesson:own/brook\nclick lesson-next\nkey F9\nfocus-lost\nexpect-no-control take-seat\ndrag e4 e6\nclick menu\n"
            "expect-no-control save\nexpect-no-control phrase\nexpect-no-control resign\nclick to-title\nexpect-control next-lesson\n"
            "click lesson:own/brook\nclick leave-lesson\nclick back\nclick continue\nexpect-control take-seat\n");
    CHECK(read_bytes(autosave) == saved);
    expect_played(folder, "click learn\nclick lesson:own/brook\nclick lesson-next\ndrag e4 e6\nquit\n");
    CHECK(read_bytes(autosave) == saved);
}

TEST_CASE("A lesson that cannot be used is listed with place and reason", "[lessons]") {
    const Folder folder;
    add_lesson(folder, "brook", brook());
    add_lesson(folder, "cut", brook().substr(0, 800));
    add_lesson(folder, "wrong", replaced(replaced(brook(), "\"basic\"", "\"beginners\""), "W8.5", "W8.99"));
    add_lesson(folder, "unsolved", replaced(brook(), "\"e6xe7\"", "\"e6-e8\""));
    fs::create_directories(folder.path() / "data" / "lessons" / "folder.json");
    expect_played(
        folder,
        "click learn\nexpect \"cut.json cannot be used\"\nexpect \"is not JSON\"\nexpect \"/part: \"\nexpect \"there is no rule\"\n"
        "expect \"/steps/3/solution/0\"\nexpect \"is a folder\"\nexpect-no-control lesson:own/cut\nexpect-no-control lesson:own/unsolved\n"
        "expect-control lesson:own/brook\n");
}

TEST_CASE("Progress that cannot be read is kept aside, and starts again", "[lessons]") {
    const Folder folder;
    add_lesson(folder, "brook", brook());
    files::write(progress_of(folder), "{\"format\": \"fog-of-waterloo/progress\"");
    expect_played(folder, "expect \"progress.json\"\nexpect \"line 1 is not JSON\"\nclick message-read\nclick learn\n");
    CHECK(read_bytes(progress_of(folder)).size() < 50);  // unchanged
    expect_played(folder, "click message-read\nclick learn\n" + through_the_brook);
    CHECK(read_bytes(progress_of(folder).string() + ".broken").size() < 50);
    CHECK(read_progress(read_bytes(progress_of(folder)), "progress.json") == Progress{{"own/brook"}});
    expect_played(folder, "expect-no-control message-read\n");
}

TEST_CASE("Progress that cannot be saved is reported once, and remembered until the program ends", "[lessons]") {
    const Folder folder;
    add_lesson(folder, "brook", brook());
    fs::create_directories(progress_of(folder) / "in the way");
    expect_played(folder, "click message-read\nclick learn\n" + through_the_brook +
                              "expect \"Your progress is not being saved\"\nclick message-read\n" + "expect \"1 of\"\n" +
                              through_the_brook + "expect-no-control message-read\n");
    CHECK(fs::exists(progress_of(folder) / "in the way"));
}

TEST_CASE("A lesson is played with the keyboard alone", "[lessons]") {
    const Folder folder;
    add_lesson(folder, "brook", brook());
    expect_played(folder, keys_for("click learn\n" + through_the_brook + "expect-control next-lesson\n"));
    CHECK(fs::exists(progress_of(folder)));
}

TEST_CASE("The course and the longest lesson are laid out well", "[lessons][layout]") {
    std::string longest = replaced(brook(), "Across the brook", words(40));
    longest = replaced(longest, "Move, and meet an enemy of equal strength.", words(100));
    longest = replaced(longest, "[\"W7.4\", \"W8.5\"]",
                       "[\"W7.1\",\"W7.2\",\"W7.3\",\"W7.4\",\"W7.5\",\"W8.1\",\"W8.2\",\"W8.3\",\"W8.4\",\"W8.5\",\"W8.6\",\"W8.10\"]");
    longest = replaced(longest, "Move it to e6.", words(320));
    longest = replaced(longest, "Click it, then the square two ahead.", words(240));
    longest = replaced(longest, "That is one square; it may go two (W4.2).", words(240));
    longest = replaced(longest, "Well marched.", words(200));
    for (const auto& [size, text] : {std::pair{"1024x640", TextSize::normal},
                                     {"1280x800", TextSize::normal},
                                     {"1280x800", TextSize::largest},
                                     {"1920x1080", TextSize::large}}) {
        const Folder folder;
        add_lesson(folder, "brook", longest);
        add_lesson(folder, "cut", "{");
        Settings settings;
        settings.text_size = text;
        files::write(folder.path() / "data" / "settings.json", write_settings(settings));
        const std::string steps = through_the_brook.substr(through_the_brook.find("drag"));
        check_success(
            run_script(folder,
                       "click learn\nclick lesson:own/brook\nclick lesson-next\nclick hint\ndrag e4 e5\nclick menu\nclick settings\nclick "
                       "settings-done\nclick back\n" +
                           steps + "click back\n",
                       "--size " + std::string(size)));
        INFO(size << ' ' << word(text));
        const std::string layout = read_bytes(folder.path() / "layout.txt");
        if (std::count(layout.begin(), layout.end(), '\n') != 1) FAIL_CHECK(layout);
    }
}

}  // namespace fow::test
