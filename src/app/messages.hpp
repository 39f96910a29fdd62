// Messages shown above everything else, most of them about files, and the notice of a refusal.
#pragma once

#include <deque>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "app/store.hpp"
#include "core/errors.hpp"
#include "ui/widgets/sheets.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

/// A message, or a question with two answers.
struct Message {
    std::string heading;
    std::string text;             ///< one line per paragraph
    std::string yes{};            ///< the label of the button that runs `act`; empty: not a question
    std::string no{};             ///< the label of the other button
    std::function<void()> act{};  ///< called on `yes`
    bool harms = false;           ///< `yes` destroys something
    bool for_the_seat = false;    ///< answers a request by the seat on screen; dropped when the veil falls
};
/// Both say the same, and ask nothing.
[[nodiscard]] bool says_the_same(const Message& one, const Message& other);

/// The text of a message that may quote a file, a program or an argument of any length: long paragraphs lose their middle, and many
/// paragraphs their end.
[[nodiscard]] std::string readable(const std::string& text);

/// "One piece a square. (W6.2)"; the reason alone if it names no rule.
[[nodiscard]] std::string notice_of(const Violation& refusal);

/// Why something could not be written.
struct Trouble {
    enum class Kind { full, forbidden, gone, device, no_key, too_long, too_many_remarks };
    Kind kind = Kind::device;
    std::string folder;
    std::string reason;  ///< in the player's language; the operating system's words stay as they are
};
[[nodiscard]] Trouble trouble_of(const DataError& fault);

/// The game in progress could not be saved.
[[nodiscard]] Message not_saved(const Trouble& trouble);
/// The ledger cannot be written: until it can, steps that cannot be undone are not played, and nothing changes who may see what.
[[nodiscard]] Message ledger_unwritable(const Trouble& trouble);
/// A file that the player asked for could not be written.
[[nodiscard]] Message not_written(const Trouble& trouble);
[[nodiscard]] Message saved_again();
[[nodiscard]] Message save_file_was_deleted(const std::filesystem::path& path);
[[nodiscard]] Message another_window_is_open();
/// `names`: of the saved games, at least one.
[[nodiscard]] Message recovered_games(const std::vector<std::string>& names);
/// The settings file cannot be used.
[[nodiscard]] Message settings_unusable(const DataError& fault, const std::filesystem::path& path);
/// Own keys that an earlier version allowed have another meaning.
[[nodiscard]] Message keys_restored();
[[nodiscard]] Message settings_not_saved(const Trouble& trouble);
/// The same for the progress in the course.
[[nodiscard]] Message progress_unusable(const DataError& fault, const std::filesystem::path& path);
[[nodiscard]] Message progress_not_saved(const Trouble& trouble);

// Questions; the caller sets `act`.
[[nodiscard]] Message name_is_taken(const std::string& name);
[[nodiscard]] Message game_is_damaged(const std::filesystem::path& path, const BrokenPly& broken);
[[nodiscard]] Message last_step_unreadable(const std::string& damage);
[[nodiscard]] Message quit_without_saving();
/// The same where a move waits to be handed over.
[[nodiscard]] Message quit_before_handing_over();
/// The game at the table cannot be saved, and another one is about to replace it.
[[nodiscard]] Message lose_unsaved_steps();
/// The pass phrase that was entered to change it is wrong.
[[nodiscard]] Message wrong_phrase();
/// These files still have the phrases from before, because they could not be written.
[[nodiscard]] Message copies_keep_their_phrases(const std::vector<std::filesystem::path>& copies);

/// Messages over everything else, shown one at a time until they are read.
class MessageBox {
public:
    explicit MessageBox(ui::Window& window) : window_(window) {}

    /// Shows a message until it is read; further ones are queued, unless the same one waits already.
    void tell(Message message);
    /// Tells why something cannot be done.
    void tell(std::string reason);
    void tell(const DataError& fault);
    [[nodiscard]] bool is_open() const { return !messages_.empty(); }
    /// Answers the open message with "no", as its Escape key does.
    void answer_no() { escaped_ = true; }
    /// Another person may come to the screen: drops answers to the seat there, and questions.
    void forget_those_for_the_seat();
    /// `place`: nothing for the middle of the window.
    void draw(std::optional<ui::ModalPlace> place);

private:
    ui::Window& window_;
    std::deque<Message> messages_;
    bool escaped_ = false;
};

}  // namespace fow::app
