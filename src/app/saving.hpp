// What a player is told about files: what happened, why, and what can be done.
#pragma once

#include <filesystem>

#include "app/message.hpp"
#include "app/store.hpp"

namespace fow::app {

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
