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
GameEntry unusable_entry(const OfferedGame& game, const std::string& fault) {
    return {.documents = game.documents(),
            .title = game.title(),
            .listed_as = game.listed_as,
            .look = game.look,
            .fault = fault,
            .told = [](const TableEvent&) { return std::string(); },
            .read = [fault](const System&, const std::string&, const std::string& document) -> ReadMatch {
                throw UnusableGame(document, "", Told("this game cannot be played here: {reason}", {{"reason", fault}}));
            },
            .seen = {},
            .table = {},
            .new_game_page = {}};
}

}  // namespace

Systems opened(std::span<const OfferedGame> games, const std::filesystem::path& data, std::uint64_t seed) {
    Systems systems;
    for (const OfferedGame& game : games) {
        try {
            systems.push_back(game.open(data, seed));
        } catch (const DataError& fault) {
            if (game.documents == nullptr) throw;
            constexpr std::size_t enough = 300;  // letters
            const DataError first(fault.document, {fault.all.front()});
            systems.push_back(
                std::make_unique<System>([game, first] { return unusable_entry(game, abridged(text_of(first, ui::tr), enough)); }));
        }
    }
    return systems;
}

System& first_playable(const Systems& systems) {
    const auto found = std::find_if(systems.begin(), systems.end(), [](const auto& system) { return system->fault().empty(); });
    return found == systems.end() ? *systems.front() : **found;
}

void System::translate() {
    entry_.emplace(make_entry_());
    library_.reset();
}

std::string System::players_of(const PerSeat<std::string>& names) const {
    return ui::fill(entry_->players, {{word(documents(), Seat::first), names.first}, {word(documents(), Seat::second), names.second}});
}

namespace {

/// A name before a full stop: one that ends with its own, such as "p.m.", does not have two.
std::string before_full_stop(std::string name) {
    if (!name.empty() && name.back() == '.') name.pop_back();
    return name;
}

}  // namespace

SeenMatch System::seen(const Match& match) const {
    const SeenPosition position = entry_->seen(match);
    const std::string game = before_full_stop(position.game);
    const PerSeat<std::string> names = names_at_table(match.notes());
    const auto winner = position.ended.value_or(std::nullopt);
    const std::string state = !position.ended ? ui::tr("In progress.")
                              : !winner       ? ui::tr("Over: a draw.")
                                              : ui::fill(ui::tr("Over: {name} won."), {{"name", names[*winner]}});
    return {{players_of(names), ui::fill(Sentence(entry_->seen_as, ui::tr.noun_form),
                                         {{"game", game}, {"rules", position.game}, {"moment", position.moment}, {"state", state}})},
            position.picture,
            winner,
            ui::fill(ui::tr("{game}. {moment}. {first} against {second}."),
                     {{"game", game}, {"moment", position.moment}, {"first", names.first}, {"second", names.second}})};
}

std::vector<std::string> System::told_of(const OpenPart& open) const {
    if (entry_->sealed_as.empty()) return {open.names.first, open.names.second};
    const std::string game = entry_->sealed_game ? entry_->sealed_game(open) : title();
    return {players_of(open.names),
            ui::fill(Sentence(entry_->sealed_as, ui::tr.noun_form), {{"game", before_full_stop(game)}, {"rules", game}})};
}

std::string System::told_wins(const PerSeat<int>& wins) const {
    return ui::fill(entry_->wins, {{word(documents(), Seat::first), std::to_string(wins.first)},
                                   {word(documents(), Seat::second), std::to_string(wins.second)}});
}

void System::noting_faults(const std::function<void()>& act) {
    try {
        act();
    } catch (const DataError& fault) {
        faults_.push_back(fault);
    }
}

ui::RulebookModel System::rulebook() {
    if (!library_) {
        library_.emplace();
        if (entry_->rulebook)
            noting_faults([this] {
                library_->chapters = translated(chapters_of(entry_->rulebook()), ui::tr);
                library_->rules = rules_of(library_->chapters);
            });
        if (entry_->diagrams) noting_faults([this] { library_->diagrams = entry_->diagrams(); });
        note_faults(library_->diagrams.refused);
    }
    return {library_->chapters, library_->rules, library_->diagrams.shown};
}

std::unique_ptr<Replayed> System::replayed(const Match& match, std::optional<Seat> seat) const {
    return entry_->replayed ? entry_->replayed(match, seat) : nullptr;
}

std::unique_ptr<Stage> System::replay_page(Program& program, const Match& match, std::optional<Seat> seat) const {
    if (entry_->replay_page) return entry_->replay_page(program, match, seat);
    auto game = replayed(match, seat);
    if (!game) return nullptr;
    return std::make_unique<ReplayPage>(program, match, std::move(game), hides() ? seat : std::nullopt);
}

std::unique_ptr<WatchedPage> System::watch_page(Program& program, const Match& match) const {
    auto game = replayed(match, std::nullopt);
    if (!game) return nullptr;
    return std::make_unique<ReplayPage>(program, match, std::move(game), std::nullopt, ReplayPage::Of::game_being_played);
}

std::vector<System::Shipped> System::shipped_games() const {
    if (shipped_folder().empty()) return {};
    const auto& titles = entry_->shipped_titles;
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
