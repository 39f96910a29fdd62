// The store of the program's files, for games of Waterloo.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/faults.hpp"
#include "app/saved_games.hpp"
#include "app/store.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"

namespace fow::test {

using namespace waterloo;

/// Waterloo alone, from the shipped data.
[[nodiscard]] const app::Systems& only_waterloo();

class WaterlooStore : public app::Store {
public:
    explicit WaterlooStore(const std::filesystem::path& folder) : Store(only_waterloo(), folder) {}
    WaterlooStore(const std::filesystem::path& folder, const std::filesystem::path& key) : Store(only_waterloo(), folder, key) {}
    using Store::autosave;
    Saved autosave(const Record& record) { return Store::autosave(write_record(record)); }
    using Store::save_game;
    [[nodiscard]] bool save_game(const std::string& name, const Record& record, Taken taken = Taken::refuse) const {
        return Store::save_game(name, write_record(record), taken);
    }
    [[nodiscard]] std::filesystem::path field_path(const std::string& name) const {
        return Store::field_path(*only_waterloo().front(), name);
    }
    [[nodiscard]] std::vector<std::filesystem::path> fields() const { return Store::fields(*only_waterloo().front()); }
};

[[nodiscard]] inline const Session& session_of(const app::Game& game) { return app::session_in<Session>(*game.match); }
[[nodiscard]] inline Session& session_of(app::Game& game) { return app::session_in<Session>(*game.match); }
/// The record of a game that was read.
[[nodiscard]] inline Record record_of(const app::Game& game) { return session_of(game).record(); }
/// The record of a kept step.
[[nodiscard]] inline const Record& kept_record(const Kept& kept) { return app::session_in<Session>(*kept.match).record(); }
/// A game as the program would begin it.
[[nodiscard]] inline app::Game game_with(Session session) {
    return {std::make_unique<app::MatchOf<Session>>(*only_waterloo().front(), std::move(session))};
}

}  // namespace fow::test
