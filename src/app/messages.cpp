#include "app/messages.hpp"

#include <imgui.h>
#include <algorithm>
#include <sstream>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

#include "core/letters.hpp"
#include "files/writing.hpp"
#include "json/record.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;
using ui::fill;
using ui::tr;

Trouble::Kind kind_of(const std::error_code& code) {
    if (platform::is_full(code)) return Trouble::Kind::full;
    using enum std::errc;
    if (code == permission_denied || code == operation_not_permitted || code == read_only_file_system) return Trouble::Kind::forbidden;
    if (code == no_such_file_or_directory || code == not_a_directory || code == is_a_directory) return Trouble::Kind::gone;
    return Trouble::Kind::device;
}

std::string sentence_of(Trouble::Kind kind) {
    switch (kind) {
        case Trouble::Kind::full:
            return tr("The disk of {folder} is full. Delete files that you no longer need there, or empty the wastebasket.");
        case Trouble::Kind::forbidden:
            return tr(
                "The program may not write to {folder}: the folder or its disk is read-only, or belongs to someone else. Allow "
                "writing, or start with another folder (--data-dir).");
        case Trouble::Kind::gone:
            return tr("{folder} is missing, or something else has its name. Restore it, or start with another folder (--data-dir).");
        case Trouble::Kind::device:
            return tr(
                "The disk of {folder} reports an error ({reason}). Check the disk, or start with a folder on another one "
                "(--data-dir).");
        case Trouble::Kind::no_key:
            return tr(
                "Games in progress are sealed with the key in {folder}, and that file cannot be used: {reason}. Restore the right key, "
                "or remove the file: then a new key is made, but games sealed with the old one open only if both players have a pass "
                "phrase.");
        case Trouble::Kind::too_long:
            return fill(tr("The game is too long to be saved: it has more than {count} steps."), {{"count", std::to_string(ply_limit)}});
        case Trouble::Kind::too_many_remarks:
            return fill(tr("The game is too long to be saved: it has more than {count} remarks."),
                        {{"count", std::to_string(remark_limit)}});
    }
    return {};
}

std::string why(const Trouble& trouble) {
    return fill(sentence_of(trouble.kind), {{"folder", trouble.folder}, {"reason", trouble.reason}});
}

}  // namespace

bool says_the_same(const Message& one, const Message& other) {
    const auto what = [](const Message& message) { return std::tie(message.heading, message.text, message.yes, message.for_the_seat); };
    return one.yes.empty() && what(one) == what(other);
}

std::string readable(const std::string& text) {
    constexpr std::size_t most_paragraphs = 12, most_letters = 400, enough = 1200;
    std::vector<std::string> shown;
    std::size_t letters = 0, left_out = 0;
    std::istringstream paragraphs(text);
    for (std::string paragraph; std::getline(paragraphs, paragraph);) {
        if (shown.size() == most_paragraphs || letters >= enough) {
            ++left_out;
            continue;
        }
        shown.push_back(abridged(paragraph, most_letters));
        letters += letters_in(shown.back());
    }
    if (left_out > 0) shown.push_back(fill(tr("There is more of this: {count} lines."), {{"count", std::to_string(left_out)}}));
    std::string all;
    for (const std::string& paragraph : shown) all += (all.empty() ? "" : "\n") + paragraph;
    return all;
}

std::string notice_of(const Violation& refusal) {
    if (refusal.rule.empty()) return reason_of(refusal, tr);
    return fill(tr("{reason} ({rule})"), {{"reason", reason_of(refusal, tr)}, {"rule", std::string(refusal.rule)}});
}

Trouble trouble_of(const DataError& fault) {
    const auto* writing = dynamic_cast<const files::WriteError*>(&fault);
    const bool no_key = dynamic_cast<const KeyError*>(&fault) != nullptr;
    if (const auto* too_long = dynamic_cast<const GameTooLong*>(&fault))
        return {too_long->counted == GameTooLong::Counted::steps ? Trouble::Kind::too_long : Trouble::Kind::too_many_remarks,
                {},
                reason_of(fault, tr)};
    return {no_key ? Trouble::Kind::no_key : kind_of(writing != nullptr ? writing->code : std::make_error_code(std::errc::io_error)),
            fs::path(fault.document).parent_path().string(), reason_of(fault, tr)};
}

Message not_saved(const Trouble& trouble) {
    if (trouble.kind == Trouble::Kind::too_long || trouble.kind == Trouble::Kind::too_many_remarks)
        return {tr("The game is not being saved"),
                why(trouble) + "\n" +
                    tr("You can play on to the end. The saved game stays as it was before this step; what you play now is lost if the "
                       "program ends.")};
    return {tr("The game is not being saved"),
            why(trouble) + "\n" +
                tr("You can play on. Every step tries to save the whole game again, and you are told when that works. Until then the "
                   "saved game stays as it was; what you play now is lost if the program ends.")};
}

Message ledger_unwritable(const Trouble& trouble) {
    return {tr("The ledger cannot be written"),
            fill(tr("What a step, a phrase or a new player uncovers must be noted in the ledger first, so that nobody can look and go "
                    "back. The ledger in {folder}: {reason}."),
                 {{"folder", trouble.folder}, {"reason", trouble.reason}}) +
                "\n" +
                tr("Make it writable, or restore it. Until then, steps that show something are not played, and seats and phrases stay as "
                   "they are. If it is lost, quit and start again.")};
}

Message not_written(const Trouble& trouble) {
    return {tr("That could not be saved"), why(trouble) + "\n" + tr("The files there are unchanged.")};
}

Message saved_again() { return {tr("The game is saved again"), tr("All of it up to here is on disk now.")}; }

Message save_file_was_deleted(const fs::path& path) {
    return {tr("The saved game was deleted"),
            fill(tr("{file} was deleted while you played. It has been saved again, with the whole game up to here."),
                 {{"file", path.string()}})};
}

Message another_window_is_open() {
    return {tr("Another window is open"),
            tr("Fog of Waterloo is already open in another window, with the same saved games. This window plays and saves a game of its "
               "own. The other one is not overwritten.") +
                "\n" + tr("The next time only one window is open, this game is among the saved games, as \"Game of another window\".")};
}

Message recovered_games(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "\"" : ", \"") + name + "\"";
    return {tr("A game of another window"),
            fill(tr("A second window was open last time. Its game is among the saved games now: {names}."), {{"names", list}})};
}

Message settings_unusable(const DataError& fault, const fs::path& path) {
    return {tr("The settings cannot be used"), text_of(fault, tr) + "\n" +
                                                   fill(tr("The defaults are used instead. The file stays as it is; once you change "
                                                           "a setting, it is kept as {file}."),
                                                        {{"file", path.filename().string() + ".broken"}})};
}

Message keys_restored() {
    return {tr("A key of yours has another meaning"),
            tr("You had chosen it for a command in your turn. That command has its usual key again. Choose another one with Keys, in the "
               "settings.")};
}

Message settings_not_saved(const Trouble& trouble) {
    return {tr("The settings are not being saved"), why(trouble) + "\n" + tr("They apply until you quit.")};
}

Message progress_unusable(const DataError& fault, const fs::path& path) {
    return {tr("Your progress cannot be read"),
            text_of(fault, tr) + "\n" +
                fill(tr("The course starts again, and every lesson can be played. The file stays as it is; once you finish a lesson, it is "
                        "kept as {file}."),
                     {{"file", path.filename().string() + ".broken"}})};
}

Message progress_not_saved(const Trouble& trouble) {
    return {tr("Your progress is not being saved"), why(trouble) + "\n" + tr("The course remembers it until the program ends.")};
}

Message name_is_taken(const std::string& name) {
    return {tr("That name is taken"),
            fill(tr("\"{name}\" exists already. If you replace it, it is gone for good."), {{"name", name}}),
            tr("Replace"),
            tr("Keep"),
            {},
            true};
}

Message game_is_damaged(const fs::path& path, const BrokenPly& broken) {
    return {tr("The game is damaged"),
            damage_of(broken) + "\n" +
                fill(tr("What comes before that step is good: you can continue from there. The file stays as it is: {file}"),
                     {{"file", path.string()}}),
            tr("Continue"), tr("Cancel")};
}

Message last_step_unreadable(const std::string& damage) {
    return {tr("The last step cannot be read"),
            damage + "\n" +
                tr("The game can continue from the step before it. The unreadable file is then kept as the saved game \"Damaged game\"."),
            tr("Continue"), tr("Cancel")};
}

Message lose_unsaved_steps() {
    return {tr("Leave this game without saving?"),
            tr("The last steps of the game on the table could not be saved. They are lost if another game replaces it now."),
            tr("Leave it"),
            tr("Stay"),
            {},
            true};
}

Message wrong_phrase() { return {tr("Your pass phrase"), tr("That was not the pass phrase of this seat. Try again.")}; }

Message copies_keep_their_phrases(const std::vector<fs::path>& copies) {
    std::string list;
    for (const fs::path& copy : copies) list += "\n" + copy.string();
    return {
        tr("Some copies keep the old phrases"),
        tr("These files belong to this game and could not be written. In this program they ask for the new phrases; on another computer "
           "they open as before:") +
            list};
}

Message quit_without_saving() {
    return {tr("Quit without saving?"),
            tr("The last steps of this game could not be saved. They are lost if you quit now."),
            tr("Quit anyway"),
            tr("Stay"),
            {},
            true};
}

Message quit_before_handing_over() {
    return {tr("Quit before the move is handed over?"),
            tr("A move has not been handed over. It is not saved, and is lost if you quit now."),
            tr("Quit anyway"),
            tr("Stay"),
            {},
            true};
}

void MessageBox::tell(Message message) {
    message.text = readable(message.text);
    const auto waits = [&](const Message& other) { return says_the_same(message, other); };
    if (std::any_of(messages_.begin(), messages_.end(), waits)) return;
    messages_.push_back(std::move(message));
    window_.wake();
}

void MessageBox::tell(std::string reason) { tell(Message{ui::tr("That cannot be done"), std::move(reason)}); }

void MessageBox::tell(const DataError& fault) {
    const bool unwritten = dynamic_cast<const files::WriteError*>(&fault) != nullptr || dynamic_cast<const GameTooLong*>(&fault) != nullptr;
    Message message = unwritten ? not_written(trouble_of(fault)) : Message{ui::tr("That cannot be done"), text_of(fault, tr)};
    message.for_the_seat = true;
    tell(std::move(message));
}

void MessageBox::forget_those_for_the_seat() {
    std::erase_if(messages_, [](const Message& message) { return message.for_the_seat || !message.yes.empty(); });
}

void MessageBox::draw(std::optional<ui::ModalPlace> place) {
    if (messages_.empty()) return;
    const Message& message = messages_.front();
    bool read = std::exchange(escaped_, false);
    if (place) ui::modal_begin(window_, "message", 560, *place);
    else ui::modal_begin(window_, "message", 560);
    ui::heading(window_, message.heading);
    ui::separator(window_);
    std::istringstream paragraphs(message.text);
    for (std::string paragraph; std::getline(paragraphs, paragraph);) ui::paragraph(window_, paragraph);
    ui::space(window_, 6);
    if (message.yes.empty()) {
        if (ui::button(window_, "message-read", ui::tr("OK"), {.primary = true, .width = -1})) read = true;
    } else {
        const float half = ui::share_of_room(window_, 2);
        if (ui::button(window_, "message-no", message.no, {.primary = message.harms, .width = half})) read = true;
        ImGui::SameLine();
        if (ui::button(window_, "message-yes", message.yes, {.primary = !message.harms, .width = half})) {
            read = true;
            message.act();
        }
    }
    ui::modal_end(window_);
    if (!read) return;
    messages_.pop_front();
    window_.wake();
}

}  // namespace fow::app
