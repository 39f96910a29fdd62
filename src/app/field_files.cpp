#include "app/field_files.hpp"

#include "app/typed.hpp"
#include "files/files.hpp"

namespace fow::app {

std::filesystem::path add_field(const Store& store, const System& system, const std::string& name,
                                const std::function<std::string(const std::string& name)>& written) {
    std::string free = name;
    for (int n = 2; !files::write_new(store.field_path(system, free), written(free)); ++n) free = numbered(name, n);
    return store.field_path(system, free);
}

bool delete_field(const std::filesystem::path& path) {
    std::error_code error;
    return std::filesystem::remove(path, error);
}

}  // namespace fow::app
