#include "games/waterloo/stages/shipped.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"

namespace fow::waterloo::stages {
namespace {

namespace fs = std::filesystem;

}  // namespace

std::vector<fs::path> shipped_fields(const fs::path& data) { return files::documents_in(data::rules_folder(data) / "fields"); }

Deployment historical_army(const fs::path& data, Seat seat, const Roster& roster) {
    const fs::path path = data::rules_folder(data) / "deployments" / (std::string(word(seat)) + "-1815.json");
    return read_deployment(files::read(path), path.string(), roster);
}

}  // namespace fow::waterloo::stages
