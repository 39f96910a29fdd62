// Games in progress may be sealed: they are shown to whom they belong, and to onlookers what both players know.
#pragma once

#include <stdexcept>

#include "cli/commands.hpp"
#include "fow/json/sealed.hpp"

namespace fow::cli {

/// What a sealed game is not shown for; what() is the whole sentence. Becomes Exit::refused.
class Sealed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// How sealed games are opened.
struct SealWish {
    std::string data_dir, phrase_file;
};
void add_seal_options(CLI::App& command, SealWish& wish);

/// A game read for somebody to look at.
class LookedAt {
public:
    /// The game after `ply` plies, -1 = all. Opens a sealed one with the program's key, or with both phrases; throws Sealed where
    /// it cannot be, DataError for an unusable file.
    LookedAt(const std::string& path, int ply, const SealWish& wish, Streams io);

    [[nodiscard]] bool sealed() const { return sealed_.has_value(); }
    [[nodiscard]] const Session& session() const { return session_; }
    /// Lets a viewer see the own side. For a seat of a sealed game its phrase is asked for; throws Sealed where it is not said.
    void admit(Viewer viewer);
    /// The same for whoever has to decide; throws Sealed in a sealed game where that is chance.
    void admit_decider();

private:
    [[nodiscard]] Session opened(const std::string& path, int ply);
    [[nodiscard]] std::string phrase_of(Seat seat);

    SealWish wish_;
    Streams io_;
    std::size_t phrases_asked_ = 0;
    bool both_said_ = false;
    std::optional<SealedRecord> sealed_;
    Session session_;
};

}  // namespace fow::cli
