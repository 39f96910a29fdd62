#include "app/shipped.hpp"

#include "files/files.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

}  // namespace

std::vector<fs::path> shipped_fields(const fs::path& data) { return files::documents_in(files::rules_folder(data) / "fields"); }

std::vector<fs::path> shipped_games(const fs::path& data) { return files::documents_in(files::rules_folder(data) / "games"); }

Deployment historical_army(const fs::path& data, Seat seat, const Roster& roster) {
    const fs::path path = files::rules_folder(data) / "deployments" / (std::string(word(seat)) + "-1815.json");
    return read_deployment(files::read(path), path.string(), roster);
}

}  // namespace fow::app
