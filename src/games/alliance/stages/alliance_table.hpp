// The table of La Belle Alliance, and a match of two games in words (L12.3).
#pragma once

#include <string>

#include "app/table_of.hpp"
#include "games/alliance/stages/stages.hpp"

namespace fow::alliance::stages {

/// Nothing waits and nothing is hidden, and each choice is followed by its dice (L13.2).
class AllianceTable : public NoSecretsTable<alliance::TaughtGame> {
public:
    using NoSecretsTable::NoSecretsTable;

    void open_page(Program& program, std::optional<Seat> seat) override;
    [[nodiscard]] std::unique_ptr<app::Stage> waiting_page(Program& program, Seat person) override;
    void show_answer(Program& program, std::size_t line) override;
    [[nodiscard]] bool may_resign() const override;
    std::optional<Violation> resign() override { return play(alliance::Resign{}); }
    [[nodiscard]] bool advises() const override { return session().state().stage == alliance::Stage::action; }

private:
    [[nodiscard]] Thinker thinker(const Mind& mind) const override;
    [[nodiscard]] std::shared_ptr<Guest> guest(const std::string& command, Seat seat) const override;
    /// Camps and places, and the card of Wellington, who has no camp.
    [[nodiscard]] std::function<std::vector<std::string>(const Action&)> rings() const override;
};

/// The table in the program; its game must be La Belle Alliance.
[[nodiscard]] AllianceTable& table_of(Program& program);

/// Once a game is over: the score of the match of two games, or how to play one. Empty if the game belongs to no match.
[[nodiscard]] std::string match_text(const Session& session, const PerSeat<std::string>& names);
/// While the second game is played: how the first one ended. Empty in every other game.
[[nodiscard]] std::string first_game_text(const Session& session);

}  // namespace fow::alliance::stages
