// What the program tells a player, above everything else.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "app/store.hpp"
#include "fow/view/action.hpp"

namespace fow::app {

struct Message {
    std::string heading;
    std::string text;             ///< its paragraphs stand in lines of their own
    std::string yes{};            ///< what the player can choose to do; empty: there is nothing to choose
    std::string no{};             ///< or not to
    std::function<void()> act{};  ///< done with `yes`
    bool harms = false;           ///< something would be lost by `yes`
    bool for_the_seat = false;    ///< answers what the seat at the table has asked for: gone with the veil
};

/// "One piece a square. (W6.2)"; where no rule forbids it, the reason alone.
[[nodiscard]] std::string notice_of(const Violation& refusal);

/// Why something could not be written.
struct Trouble {
    enum class Kind { full, forbidden, gone, device, no_key };
    Kind kind = Kind::device;
    std::string folder;
    std::string reason;  ///< the system's own words
};
[[nodiscard]] Trouble trouble_of(const DataError& fault);

/// The game in progress could not be saved.
[[nodiscard]] Message not_saved(const Trouble& trouble);
/// Something that the player asked for could not be written.
[[nodiscard]] Message not_written(const Trouble& trouble);
[[nodiscard]] Message saved_again();
[[nodiscard]] Message written_anew(const std::filesystem::path& path);
[[nodiscard]] Message beside_another_window();
/// `names` of saved games, at least one.
[[nodiscard]] Message taken_over(const std::vector<std::string>& names);
/// The players' choices that lie there cannot be used.
[[nodiscard]] Message settings_unusable(const DataError& fault, const std::filesystem::path& path);
[[nodiscard]] Message settings_not_kept(const Trouble& trouble);
/// The same of what has been learnt.
[[nodiscard]] Message progress_unusable(const DataError& fault, const std::filesystem::path& path);
[[nodiscard]] Message progress_not_kept(const Trouble& trouble);

// Questions: `act` is left to the asker.
[[nodiscard]] Message name_is_taken(const std::string& name);
[[nodiscard]] Message breaks_off(const std::filesystem::path& path, const BrokenPly& broken);
[[nodiscard]] Message goes_on_before(const std::string& damage);
[[nodiscard]] Message leaves_unsaved();

}  // namespace fow::app
