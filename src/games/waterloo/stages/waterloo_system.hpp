// Waterloo as the program offers it.
#pragma once

#include "app/system.hpp"
#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/screens/table/game_look.hpp"
#include "games/waterloo/screens/table/public_map.hpp"
#include "games/waterloo/stages/shipped.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

class WaterlooSystem final : public System {
public:
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    WaterlooSystem(std::filesystem::path data, std::uint64_t seed);

    [[nodiscard]] const Ruleset& ruleset() const { return ruleset_; }
    [[nodiscard]] const std::filesystem::path& data() const { return data_; }
    [[nodiscard]] Chance& chance() { return chance_; }
    /// The ids of all rules; none if the rulebook cannot be read.
    [[nodiscard]] std::vector<std::string> rule_ids() const;

    [[nodiscard]] const GameDocuments& documents() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] ui::GameLook look() const override { return screens::waterloo_look(); }
    [[nodiscard]] bool has_course() const override { return true; }
    [[nodiscard]] bool has_fields() const override { return true; }
    [[nodiscard]] std::vector<Style> styles() const override;
    [[nodiscard]] bool has_chance() const override { return true; }
    [[nodiscard]] ReadMatch read(const std::string& text, const std::string& document) const override;
    [[nodiscard]] SeenMatch seen(const Match& match) const override;
    [[nodiscard]] std::vector<std::string> told_of(const OpenPart& open) const override;
    [[nodiscard]] std::string forbids_replay(const Match& match) const override;
    [[nodiscard]] std::filesystem::path shipped_folder() const override;
    [[nodiscard]] bool dictate(const std::string& outcomes) override { return chance_.dictate(outcomes); }
    [[nodiscard]] bool dictates() const override { return chance_.dictates(); }
    [[nodiscard]] std::string told(const TableEvent& event) const override;
    [[nodiscard]] std::string told_of_army(Seat seat, bool sealed) const override;
    [[nodiscard]] std::string told_wins(const PerSeat<int>& wins) const override;
    [[nodiscard]] std::filesystem::path army_folder(Seat seat) const override;
    [[nodiscard]] std::unique_ptr<Table> table(Table::Seating seating) override;
    [[nodiscard]] std::unique_ptr<Stage> new_game_page(Program& program) override;
    [[nodiscard]] std::unique_ptr<Replayed> replayed(const Match& match, std::optional<Seat> seat) const override;
    [[nodiscard]] std::unique_ptr<Stage> course_page(Program& program, const std::string& finished) override;
    [[nodiscard]] std::unique_ptr<Stage> fields_page(Program& program) override;
    [[nodiscard]] bool open(Program& program, const std::string& text, const std::string& document) override;
    [[nodiscard]] ui::RulebookModel rulebook() override;
    [[nodiscard]] std::vector<DataError> take_faults() override { return std::exchange(faults_, {}); }

private:
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> shipped_titles() const override;

    std::filesystem::path data_;
    Ruleset ruleset_;
    Chance chance_;
    std::optional<Library> library_;  ///< read on first use
    std::vector<ui::RuleDiagram> diagrams_;
    std::vector<DataError> faults_;
};

/// What the window needs to offer it.
[[nodiscard]] OfferedGame waterloo_game();
/// What anybody may see of a game.
[[nodiscard]] screens::PublicMap public_map_of(const Session& session);
/// Waterloo in that program.
[[nodiscard]] WaterlooSystem& waterloo_in(const Program& program);
[[nodiscard]] const Ruleset& ruleset_of(const Program& program);
/// A game of it, for the table or a replay.
[[nodiscard]] Game game_of(const Program& program, Session session);

}  // namespace fow::waterloo::stages
