// Checks of what the battlefield editors of all games promise, for the tests of each game.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "app/program_run.hpp"
#include "catch.hpp"

namespace fow::test {

/// Makes random changes, then undoes and redoes every step. `change(drawing)` makes one; `looks_sound(drawing)` is called after each;
/// `reads_back(drawing)` is called after the last and checks that what is written can be read again.
template <class Drawing, class Change, class Sound, class ReadBack>
void check_undo(Drawing drawing, int changes, const Change& change, const Sound& looks_sound, const ReadBack& reads_back) {
    const auto can_undo = [&] {
        if constexpr (requires { drawing.can_undo(); }) return drawing.can_undo();
        else return drawing.history().can_undo();
    };
    const auto can_redo = [&] {
        if constexpr (requires { drawing.can_redo(); }) return drawing.can_redo();
        else return drawing.history().can_redo();
    };
    const bool begins_undoable = can_undo();
    std::vector steps{drawing.field()};
    for (int i = 0; i < changes; ++i) {
        change(drawing);
        if (drawing.field() != steps.back()) steps.push_back(drawing.field());
        looks_sound(drawing);
    }
    const auto last = drawing.field();
    reads_back(drawing);
    for (std::size_t i = steps.size(); i-- > 1;) {
        drawing.undo();
        REQUIRE(drawing.field() == steps[i - 1]);
    }
    CHECK(can_undo() == begins_undoable);
    while (can_redo()) drawing.redo();
    CHECK(drawing.field() == last);
}

/// A document that the program refuses to open, and texts that it then shows.
struct Unreadable {
    std::string text;
    std::vector<std::string> said;
};

/// Copies the battlefield of that name, shares the copy as a file, and opens that file again; the unreadable documents are refused.
/// `game`: what to click for the game.
inline void check_sharing(const std::string& game, const std::string& field, const std::vector<Unreadable>& unreadable) {
    const Folder folder;
    const auto path = [&](const std::string& name) { return "\"" + (folder.path() / name).string() + "\""; };
    const auto opens = [&](const std::string& name) { return "click open-file\ntype " + path(name) + "\nclick open-now\n"; };
    std::string script = "click " + game + "\nclick battlefields\nclick \"field:" + field +
                         "\"\nclick copy-field\nclick share\nclick share-path\nkey Ctrl+A\ntype " + path("shared.json") +
                         "\nclick share-now\nexpect \"Written to\"\nclick share-now\nexpect \"A file of that name already exists.\"\n"
                         "click share-now\nexpect \"Written to\"\nclick share-back\nclick leave\n";
    for (std::size_t i = 0; i < unreadable.size(); ++i) {
        const std::string name = "broken-" + std::to_string(i) + ".json";
        std::ofstream(folder.path() / name) << unreadable[i].text;
        script += opens(name) + "expect " + name + "\n";
        for (const std::string& said : unreadable[i].said) script += "expect " + said + "\n";
        script += "click message-read\n";
    }
    script += opens("shared.json") +
              "expect \"Added to your own battlefields.\"\nclick delete-field\nclick delete-now\nexpect \"Deleted.\"\n"
              "expect-no-control \"own-field:" +
              field + "\"\nexpect-no-control \"own-field:" + field + " (copy)\"\n";
    const RunResult outcome = run_script(folder, script);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}

}  // namespace fow::test
