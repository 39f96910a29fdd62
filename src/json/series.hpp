// The plan of a series of battles, and the chronicle of a pair that plays it, which holds nothing but what both players know once a battle
// is over.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/series.hpp"
#include "json/game_documents.hpp"

namespace fow {

/// The most battles of a series.
inline constexpr std::size_t series_limit = 20;

/// The words of a game in its chronicles.
struct SeriesWords {
    std::vector<std::string_view> rules;  ///< which rules can be chosen
    struct Ending {
        std::string_view word;
        bool drawn = false;  ///< a battle that ends so has no winner
    };
    std::vector<Ending> endings;
    int most_losses = 0;  ///< of one side in one battle, pieces
};

/// Format "fog-of-waterloo/series", version 1.
[[nodiscard]] Series read_series(const std::string& text, const std::string& document);

/// Format "fog-of-waterloo/chronicle", version 1. Its digest notes careless changes: a chronicle that was edited is refused.
[[nodiscard]] std::string write_chronicle(const GameDocuments& game, const Chronicle& chronicle);
/// `id`: of the series with that plan.
[[nodiscard]] Chronicle read_chronicle(const std::string& text, const std::string& document, const GameDocuments& game,
                                       const SeriesWords& words, const std::string& id, const Series& series);

}  // namespace fow
