// Follows all pieces back through the log, from where they stand now to where they first stood.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "knowledge.hpp"

namespace fow::stratego::opponent {

/// A move or an attack of the log.
struct Deed {
    Seat side;
    int from;
    int to;
    const Fought* fight;  ///< null for a move
};
/// Nothing if that line tells of something else.
[[nodiscard]] std::optional<Deed> deed_of(const Line& line);

[[nodiscard]] inline bool next_to(int a, int b) { return std::abs(a - b) == 1 || std::abs(a - b) == row_length; }

class Past {
public:
    Past(const View& view, std::span<const Line> heard);

    Knowledge take() && { return std::move(knowledge_); }
    /// The step of the log at which each piece was last shown, or -1.
    [[nodiscard]] const std::vector<int>& shown() const { return shown_; }
    /// The step of the log at which each piece last came to another square, or -1.
    [[nodiscard]] const std::vector<int>& went() const { return went_; }
    /// Which piece stood on each square before the first line.
    [[nodiscard]] const std::array<std::int16_t, most_squares>& first() const { return then_; }

private:
    std::size_t add(const Track& track);
    std::size_t add_fallen(Seat side, int square, std::optional<Rank> rank);
    std::int16_t& on(int square) { return then_[static_cast<std::size_t>(square)]; }
    void back();
    /// False if the pieces cannot be followed further back.
    bool undo(const Deed& deed, int line);
    void show(std::int16_t piece, std::optional<Rank> rank, int line);

    std::span<const Line> heard_;
    Knowledge knowledge_;
    std::vector<int> shown_, went_;
    std::array<std::int16_t, most_squares> then_{};
};

}  // namespace fow::stratego::opponent
