// The hint that a person asks for: a strong player thinks in their place, a message says what it would do, and rings show where.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/table.hpp"
#include "ui/widgets/sheets.hpp"

namespace fow::app {

class Program;

class Hints {
public:
    explicit Hints(Program& program) : program_(program) {}

    [[nodiscard]] bool is_thinking() const { return thought_.valid(); }
    /// Says to the window whether a hint can be asked for now.
    void offer();
    /// Begins to think if the player has asked for it.
    void take_request();
    /// Shows the hint once it has been thought of.
    void poll();
    /// Another page has opened, or the game has gone on: the hint must no longer be visible.
    void forget();
    void draw_rings();
    /// Where to place a message so that the controls of the hint stay visible; nothing if there is no hint.
    [[nodiscard]] std::optional<ui::ModalPlace> place_beside() const;

private:
    /// Whether the person who asked still decides, and nothing has been played since.
    [[nodiscard]] bool still_applies() const;

    Program& program_;
    Background<Advice> thought_;
    std::vector<Background<Advice>> forgotten_;  ///< those that still run
    std::size_t plies_ = 0;                      ///< the number of plies when it was asked for
    std::vector<std::string> rings_;             ///< controls that the hint refers to
};

}  // namespace fow::app
