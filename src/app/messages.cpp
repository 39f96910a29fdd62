#include "app/messages.hpp"

#include <cerrno>

#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;
using ui::fill;
using ui::tr;

Trouble::Kind kind_of(int code) {
    switch (code) {
        case ENOSPC:
        case EDQUOT: return Trouble::Kind::full;
        case EACCES:
        case EPERM:
        case EROFS: return Trouble::Kind::forbidden;
        case ENOENT:
        case ENOTDIR:
        case EISDIR: return Trouble::Kind::gone;
        default: return Trouble::Kind::device;
    }
}

std::string sentence_of(Trouble::Kind kind) {
    switch (kind) {
        case Trouble::Kind::full:
            return tr("There is no room left for {folder} on its disk. Delete what you no longer need there, or empty the wastebasket.");
        case Trouble::Kind::forbidden:
            return tr(
                "This program may not write to {folder}: the folder or its disk is read-only, or is somebody else's. Allow it to be "
                "written, or begin with another folder (--data-dir).");
        case Trouble::Kind::gone:
            return tr("{folder} is gone, or something else has taken its place. Put it back, or begin with another folder (--data-dir).");
        case Trouble::Kind::device:
            return tr(
                "The disk that {folder} lies on reports a fault ({reason}). Look after the disk, or begin with a folder on another one "
                "(--data-dir).");
        case Trouble::Kind::no_key:
            return tr(
                "Games in progress are sealed with the key that lies in {folder}, and that file cannot be used: {reason}. Put the right "
                "one back, or take the file away: a new key is made then, but games sealed with the old one open only where both players "
                "have a pass phrase.");
    }
    return {};
}

std::string why(const Trouble& trouble) {
    return fill(sentence_of(trouble.kind), {{"folder", trouble.folder}, {"reason", trouble.reason}});
}

}  // namespace

std::string notice_of(const Violation& refusal) {
    if (refusal.rule.empty()) return tr(std::string(refusal.reason).c_str());
    return fill(tr("{reason} ({rule})"), {{"reason", tr(std::string(refusal.reason).c_str())}, {"rule", std::string(refusal.rule)}});
}

Trouble trouble_of(const DataError& fault) {
    const auto* writing = dynamic_cast<const files::WriteError*>(&fault);
    const bool no_key = dynamic_cast<const KeyError*>(&fault) != nullptr;
    return {no_key ? Trouble::Kind::no_key : kind_of(writing != nullptr ? writing->code : EIO),
            fs::path(fault.document).parent_path().string(), fault.reason};
}

Message not_saved(const Trouble& trouble) {
    return {tr("The game is not being saved"),
            why(trouble) + "\n" +
                tr("You can play on. Every step tries to save the whole game again, and you are told when that works. Until then what is "
                   "saved stays as it was; what you play now would be lost with the program.")};
}

Message not_written(const Trouble& trouble) {
    return {tr("That could not be saved"), why(trouble) + "\n" + tr("The files there stay as they were.")};
}

Message saved_again() { return {tr("The game is saved again"), tr("All of it up to here is on the disk now.")}; }

Message written_anew(const fs::path& path) {
    return {tr("The saved game had been deleted"),
            fill(tr("{file} was deleted while you played. It has been written anew, with the whole game up to here."),
                 {{"file", path.string()}})};
}

Message beside_another_window() {
    return {
        tr("Another window is open"),
        tr("Fog of Waterloo runs on the same saved games in another window already. This window plays a game of its own, and keeps it "
           "apart: nothing of the other one is written over.") +
            "\n" +
            tr("When only one window is opened again, the game of this one stands among the saved games, as \"Game of another window\".")};
}

Message taken_over(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "\"" : ", \"") + name + "\"";
    return {tr("A game of another window"),
            fill(tr("A second window was open the last time. Its game stands among the saved games now: {names}."), {{"names", list}})};
}

Message settings_unusable(const DataError& fault, const fs::path& path) {
    return {tr("The settings cannot be used"), std::string(fault.what()) + "\n" +
                                                   fill(tr("You play with the usual ones. The file stays as it is; once you change a "
                                                           "setting, it is kept beside the new one as {file}."),
                                                        {{"file", path.filename().string() + ".broken"}})};
}

Message settings_not_kept(const Trouble& trouble) {
    return {tr("The settings are not being kept"), why(trouble) + "\n" + tr("They hold until the program ends.")};
}

Message progress_unusable(const DataError& fault, const fs::path& path) {
    return {tr("What you have learnt cannot be read"),
            std::string(fault.what()) + "\n" +
                fill(tr("The course begins anew, and every lesson can be played again. The file stays as it is; once you finish a lesson, "
                        "it is kept beside the new one as {file}."),
                     {{"file", path.filename().string() + ".broken"}})};
}

Message progress_not_kept(const Trouble& trouble) {
    return {tr("What you have learnt is not being kept"), why(trouble) + "\n" + tr("The course remembers it until the program ends.")};
}

Message name_is_taken(const std::string& name) {
    return {tr("That name is taken"),
            fill(tr("There is something saved as \"{name}\" already. If you replace it, it is gone for good."), {{"name", name}}),
            tr("Replace it"),
            tr("Keep it"),
            {},
            true};
}

Message breaks_off(const fs::path& path, const BrokenPly& broken) {
    return {tr("The game breaks off"),
            damage_of(broken) + "\n" +
                fill(tr("What comes before that step is good, and you can go on from there. The file stays as it is: {file}"),
                     {{"file", path.string()}}),
            tr("Go on from there"), tr("Never mind")};
}

Message goes_on_before(const std::string& damage) {
    return {
        tr("The last step cannot be read"),
        damage + "\n" +
            tr("The game can go on from the step before it. What cannot be read is kept among the saved games then, as \"Damaged game\"."),
        tr("Go on from there"), tr("Never mind")};
}

Message leaves_unsaved() {
    return {tr("Leave without saving?"),
            tr("The last steps of this game could not be saved. They are lost if you leave now."),
            tr("Leave all the same"),
            tr("Stay"),
            {},
            true};
}

}  // namespace fow::app
