// La Belle Alliance as the program offers it: an open game, without a veil (L13.1).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/system.hpp"
#include "games/alliance/screens/game_look.hpp"
#include "games/alliance/stages/stages.hpp"

namespace fow::alliance::stages {

class AllianceSystem final : public System {
public:
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    AllianceSystem(std::filesystem::path data, std::uint64_t seed);

    [[nodiscard]] const RuleSet& rules() const { return rules_; }
    [[nodiscard]] Chance& chance() { return chance_; }

    [[nodiscard]] const GameDocuments& documents() const override { return alliance::documents(); }
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] ui::GameLook look() const override { return screens::look_of_alliance(); }
    [[nodiscard]] bool hides() const override { return false; }
    [[nodiscard]] bool has_course() const override { return true; }
    [[nodiscard]] bool has_chance() const override { return true; }
    [[nodiscard]] std::vector<Style> styles() const override;
    [[nodiscard]] ReadMatch read(const std::string& text, const std::string& document) const override;
    [[nodiscard]] SeenMatch seen(const Match& match) const override;
    [[nodiscard]] std::vector<std::string> told_of(const OpenPart& open) const override;
    [[nodiscard]] std::filesystem::path shipped_folder() const override;
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> shipped_titles() const override;
    [[nodiscard]] bool dictate(const std::string& outcomes) override;
    [[nodiscard]] bool dictates() const override { return chance_.dictates(); }
    [[nodiscard]] std::string told(const TableEvent& event) const override;
    [[nodiscard]] std::string told_wins(const PerSeat<int>& wins) const override;
    [[nodiscard]] std::unique_ptr<app::Table> table(app::Table::Seating seating) override;
    [[nodiscard]] std::unique_ptr<app::Stage> new_game_page(Program& program) override;
    [[nodiscard]] std::unique_ptr<Replayed> replayed(const Match& match, std::optional<Seat> seat) const override;
    [[nodiscard]] std::unique_ptr<app::Stage> course_page(Program& program, const std::string& finished) override;
    [[nodiscard]] bool open(Program& program, const std::string& text, const std::string& document) override;
    [[nodiscard]] ui::RulebookModel rulebook() override;
    [[nodiscard]] std::vector<DataError> take_faults() override { return std::exchange(faults_, {}); }

private:
    struct Library {
        std::vector<Chapter> chapters;
        std::vector<RuleText> rules;
        std::vector<alliance::Diagram> drawn;
        std::vector<ui::RuleDiagram> diagrams;  ///< of those
    };

    std::filesystem::path data_;
    RuleSet rules_;
    Chance chance_;
    std::optional<Library> library_;  ///< read on first use
    std::vector<DataError> faults_;
};

/// What the window needs to offer it.
[[nodiscard]] OfferedGame alliance_game();
/// The system in that program.
[[nodiscard]] AllianceSystem& system_in(const Program& program);
/// A game of it, for the table or a replay.
[[nodiscard]] app::Game game_of(const Program& program, Session session);

}  // namespace fow::alliance::stages
