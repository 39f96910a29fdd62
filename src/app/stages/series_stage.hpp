// The page of a series of battles: its chronicle, and the next battle.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/program.hpp"
#include "app/series.hpp"
#include "ui/pages/series_screen.hpp"

namespace fow::app {

class SeriesStage final : public Stage {
public:
    /// `system` must offer a series. Throws DataError if its plan cannot be read.
    SeriesStage(Program& program, const System& system);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

private:
    /// Where the battle that has begun can be continued.
    enum class Found { nowhere, here, saved, binned, other_window };
    /// A battle goes on wherever it is: it is not fought a second time because its game was put aside.
    void find_battle();
    /// Whether that file is its game. One that cannot be read is not it.
    [[nodiscard]] bool is_battle(const std::filesystem::path& file) const;
    void show();
    void show_form();
    void show_chronicle();
    [[nodiscard]] ui::SeriesCard card_of(std::size_t battle) const;
    /// Who has that seat in that battle.
    [[nodiscard]] std::string leader_of(Seat seat, std::size_t battle) const;
    [[nodiscard]] std::string shown_name(std::size_t player) const;
    [[nodiscard]] std::string verdict() const;
    /// Both throw DataError.
    void begin_series();
    void next();
    void begin_battle(Chronicle chronicle);

    Program& program_;
    const System& system_;
    SeriesFile file_;
    std::optional<Chronicle> chronicle_;
    Found found_ = Found::nowhere;
    std::filesystem::path saved_;  ///< the game of the battle, if it is among the saved ones or in the bin
    bool asks_ = false;            ///< the form is shown
    ui::SeriesModel model_;
    ui::SeriesForm form_;
};

}  // namespace fow::app
