// Waterloo by callipers as the program offers it: an open game, without a veil (K14.1).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/system.hpp"
#include "games/callipers/opponent/think.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

class CallipersSystem final : public System {
public:
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    CallipersSystem(std::filesystem::path data, std::uint64_t seed);

    /// The battles, the small one first.
    [[nodiscard]] const std::vector<RuleSet>& battles() const { return battles_; }
    [[nodiscard]] Chance& chance() { return chance_; }

    [[nodiscard]] const GameDocuments& documents() const override { return callipers::documents(); }
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] ui::GameLook look() const override { return screens::look_of_callipers(); }
    [[nodiscard]] bool hides() const override { return false; }
    [[nodiscard]] bool has_course() const override { return true; }
    [[nodiscard]] bool has_fields() const override { return true; }
    [[nodiscard]] bool has_chance() const override { return true; }
    [[nodiscard]] std::vector<Style> styles() const override { return callipers::styles_of_game(); }
    [[nodiscard]] ReadMatch read(const std::string& text, const std::string& document) const override;
    [[nodiscard]] SeenMatch seen(const Match& match) const override;
    [[nodiscard]] std::vector<std::string> told_of(const OpenPart& open) const override;
    [[nodiscard]] bool dictate(const std::string& outcomes) override;
    [[nodiscard]] bool dictates() const override { return chance_.dictates(); }
    [[nodiscard]] std::string told(const TableEvent& event) const override;
    [[nodiscard]] std::string told_wins(const PerSeat<int>& wins) const override;
    [[nodiscard]] std::unique_ptr<Table> table(Table::Seating seating) override;
    [[nodiscard]] std::unique_ptr<app::Stage> new_game_page(Program& program) override;
    [[nodiscard]] std::unique_ptr<Replayed> replayed(const Match& match, std::optional<Seat> seat) const override;
    [[nodiscard]] std::unique_ptr<app::Stage> course_page(Program& program, const std::string& finished) override;
    [[nodiscard]] std::filesystem::path field_folder() const override { return "callipers"; }
    [[nodiscard]] std::unique_ptr<app::Stage> fields_page(Program& program) override;
    [[nodiscard]] bool open(Program& program, const std::string& text, const std::string& document) override;
    [[nodiscard]] ui::RulebookModel rulebook() override;
    [[nodiscard]] std::vector<DataError> take_faults() override { return std::exchange(faults_, {}); }

private:
    struct Library {
        std::vector<Chapter> chapters;
        std::vector<RuleText> rules;
        std::vector<callipers::Diagram> drawn;
        std::vector<ui::RuleDiagram> diagrams;  ///< of those
    };

    std::filesystem::path data_;
    std::vector<RuleSet> battles_;
    Chance chance_;
    std::optional<Library> library_;  ///< read on first use
    std::vector<DataError> faults_;
};

/// What the window needs to offer it.
[[nodiscard]] OfferedGame callipers_game();
/// The system in that program.
[[nodiscard]] CallipersSystem& system_in(const Program& program);
/// A game of it, for the table or a replay.
[[nodiscard]] app::Game game_of(const Program& program, Session session);

}  // namespace fow::callipers::stages
