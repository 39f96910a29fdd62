// Files that are whole at each moment: written beside, flushed to the device, then put in place.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "fow/json/documents.hpp"

namespace fow::files {

/// A file or a folder could not be written.
class WriteError : public DataError {
public:
    WriteError(const std::filesystem::path& path, const std::string& what, int why);
    int code;  ///< errno
};

/// Who may read a file besides its owner, where the user's mask lets them.
enum class Readers { all, owner };

/// Replaces the file in one step, so that a reader sees old or new, never half; missing folders are made. When it returns,
/// file and folder are on the device. Throws WriteError where something failed: what stood there before then still stands,
/// unless only the folder could not be flushed.
void write(const std::filesystem::path& path, const std::string& text, Readers readers = Readers::all);
/// The same, and what stood there before becomes older[0], that one older[1] and so on. One of these that cannot be kept is no
/// reason not to write.
void write_keeping(const std::filesystem::path& path, const std::string& text, const std::vector<std::filesystem::path>& older,
                   Readers readers = Readers::all);
/// A file that is new: false, and nothing is changed, where there is one of that name. Throws as write().
[[nodiscard]] bool write_new(const std::filesystem::path& path, const std::string& text, Readers readers = Readers::all);
/// The file has a further name, and keeps what it holds there when the first name is written to. False, and nothing is changed,
/// where there is a file of that name. Throws WriteError.
[[nodiscard]] bool keep_as(const std::filesystem::path& path, const std::filesystem::path& further);
/// Makes the folder that the file is to lie in, and those above it. Throws WriteError.
void make_folder_of(const std::filesystem::path& path);
/// Takes away what a program that was killed while it wrote has left in this folder. Never throws.
void sweep(const std::filesystem::path& folder);

}  // namespace fow::files
