// The classic game and its variants as the program offers them: one system for each, with the same pages.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/system.hpp"
#include "games/stratego/screens/game_look.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

class StrategoSystem final : public System {
public:
    /// `id`: RuleSet::id. `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    StrategoSystem(std::string_view id, std::filesystem::path data);

    [[nodiscard]] const RuleSet& rules() const { return rules_; }
    /// The set-ups that come with the game, by name. Those that cannot be used are left out and reported by take_faults().
    [[nodiscard]] const std::vector<stratego::Formation>& formations();

    [[nodiscard]] const GameDocuments& documents() const override { return stratego::documents(rules_.id); }
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::string_view listed_as() const override;
    [[nodiscard]] ui::GameLook look() const override { return screens::look_of(rules_.id); }
    [[nodiscard]] bool has_course() const override { return true; }
    [[nodiscard]] bool has_fields() const override { return true; }
    [[nodiscard]] std::vector<Style> styles() const override;
    [[nodiscard]] bool has_chance() const override { return false; }
    [[nodiscard]] ReadMatch read(const std::string& text, const std::string& document) const override;
    [[nodiscard]] SeenMatch seen(const Match& match) const override;
    [[nodiscard]] std::vector<std::string> told_of(const OpenPart& open) const override;
    [[nodiscard]] std::string forbids_replay(const Match& match) const override;
    [[nodiscard]] std::filesystem::path shipped_folder() const override;
    /// These games have no chance, so only an empty text is accepted.
    [[nodiscard]] bool dictate(const std::string& outcomes) override { return outcomes.empty(); }
    [[nodiscard]] bool dictates() const override { return false; }
    [[nodiscard]] std::string told(const TableEvent& event) const override;
    [[nodiscard]] std::string told_of_army(Seat seat, bool sealed) const override;
    [[nodiscard]] std::string told_wins(const PerSeat<int>& wins) const override;
    [[nodiscard]] std::filesystem::path army_folder(Seat seat) const override;
    /// The variants share their battlefields: each file says which it is for.
    [[nodiscard]] std::filesystem::path field_folder() const override { return "stratego"; }
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

    struct Library {
        std::vector<Chapter> chapters;
        std::vector<RuleText> rules;
        std::vector<stratego::Diagram> drawn;
        std::vector<ui::RuleDiagram> diagrams;  ///< of those
    };

    std::filesystem::path data_;
    RuleSet rules_;
    std::optional<Library> library_;                              ///< read on first use
    std::optional<std::vector<stratego::Formation>> formations_;  ///< the same
    std::vector<DataError> faults_;
};

/// What the window needs to offer them.
[[nodiscard]] std::vector<OfferedGame> stratego_games();
/// The systems in that program that can be played, in the order of stratego::variants.
[[nodiscard]] std::vector<const StrategoSystem*> systems_in(const Program& program);
/// That with that id, RuleSet::id.
[[nodiscard]] StrategoSystem& system_in(const Program& program, std::string_view id);
/// That of the game at the table, which must be one of them.
[[nodiscard]] StrategoSystem& system_at(Program& program);
/// A game of its system, for the table or a replay.
[[nodiscard]] app::Game game_of(const Program& program, Session session);

}  // namespace fow::stratego::stages
