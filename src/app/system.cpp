#include "app/system.hpp"

#include <algorithm>
#include <utility>

#include "app/replay/replay_page.hpp"
#include "core/letters.hpp"
#include "files/files.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// A game whose data are unusable: it is listed and named, and its saved games stay what they are.
class UnusableSystem final : public System {
public:
    UnusableSystem(const OfferedGame& game, std::string fault)
        : documents_(game.documents()), title_(game.title()), look_(game.look()), listed_as_(game.listed_as), fault_(std::move(fault)) {}

    [[nodiscard]] const GameDocuments& documents() const override { return documents_; }
    [[nodiscard]] std::string title() const override { return title_; }
    [[nodiscard]] ui::GameLook look() const override { return look_; }
    [[nodiscard]] std::string_view listed_as() const override { return listed_as_.empty() ? id() : listed_as_; }
    [[nodiscard]] std::string fault() const override { return fault_; }
    [[nodiscard]] ReadMatch read(const std::string&, const std::string& document) const override {
        throw UnusableGame(document, "", ui::fill(ui::tr("this game cannot be played here: {reason}"), {{"reason", fault_}}));
    }
    [[nodiscard]] SeenMatch seen(const Match&) const override { return {}; }
    [[nodiscard]] std::string told(const TableEvent&) const override { return {}; }
    [[nodiscard]] std::unique_ptr<Table> table(Table::Seating) override { return nullptr; }
    [[nodiscard]] std::unique_ptr<Stage> new_game_page(Program&) override { return nullptr; }

private:
    const GameDocuments& documents_;
    std::string title_;
    ui::GameLook look_;
    std::string_view listed_as_;
    std::string fault_;
};

}  // namespace

Systems opened(std::span<const OfferedGame> games, const std::filesystem::path& data, std::uint64_t seed) {
    Systems systems;
    for (const OfferedGame& game : games) {
        try {
            systems.push_back(game.open(data, seed));
        } catch (const DataError& fault) {
            if (game.documents == nullptr) throw;
            constexpr std::size_t enough = 300;  // letters
            const std::string where = fault.document + (fault.pointer.empty() ? "" : " at " + fault.pointer);
            systems.push_back(std::make_unique<UnusableSystem>(game, abridged(where + ": " + fault.reason, enough)));
        }
    }
    return systems;
}

System& first_playable(const Systems& systems) {
    const auto found = std::find_if(systems.begin(), systems.end(), [](const auto& system) { return system->fault().empty(); });
    return found == systems.end() ? *systems.front() : **found;
}

ui::RulebookModel System::rulebook() {
    static const std::vector<Chapter> no_chapters;
    static const std::vector<RuleText> no_rules;
    static const std::vector<ui::RuleDiagram> no_diagrams;
    return {no_chapters, no_rules, no_diagrams};
}

std::unique_ptr<Replayed> System::replayed(const Match&, std::optional<Seat>) const { return nullptr; }

std::unique_ptr<Stage> System::replay_page(Program& program, const Match& match, std::optional<Seat> seat) {
    auto game = replayed(match, seat);
    if (!game) return nullptr;
    return std::make_unique<ReplayPage>(program, match, std::move(game), hides() ? seat : std::nullopt);
}

std::unique_ptr<WatchedPage> System::watch_page(Program& program, const Match& match) {
    auto game = replayed(match, std::nullopt);
    if (!game) return nullptr;
    return std::make_unique<ReplayPage>(program, match, std::move(game), std::nullopt, ReplayPage::Of::game_being_played);
}

std::vector<System::Shipped> System::shipped_games() const {
    if (shipped_folder().empty()) return {};
    const auto titles = shipped_titles();
    const auto title_of = [&](const std::filesystem::path& path) {
        return std::find_if(titles.begin(), titles.end(), [name = path.stem().string()](const auto& title) { return title.first == name; });
    };
    std::vector<std::filesystem::path> paths = files::documents_in(shipped_folder());
    std::stable_sort(paths.begin(), paths.end(), [&](const auto& a, const auto& b) { return title_of(a) < title_of(b); });
    std::vector<Shipped> games;
    for (const auto& path : paths) {
        const auto title = title_of(path);
        games.push_back({title != titles.end() ? title->second : path.stem().string(), path});
    }
    return games;
}

std::vector<const GameDocuments*> documents_of(const Systems& systems) {
    std::vector<const GameDocuments*> documents;
    for (const auto& system : systems) documents.push_back(&system->documents());
    return documents;
}

System* system_of(const Systems& systems, std::string_view id) {
    const auto found = std::find_if(systems.begin(), systems.end(), [&](const auto& system) { return system->id() == id; });
    return found == systems.end() ? nullptr : found->get();
}

}  // namespace fow::app
