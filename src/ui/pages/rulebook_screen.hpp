// The rulebook, above everything else: chapters on the left, rules with their diagrams on the right, search while typing.
#pragma once

#include <SDL.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/rulebook.hpp"
#include "core/voices.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// A diagram that illustrates a rule, drawn by the game.
struct RuleDiagram {
    std::string rule;
    std::string caption;                                   ///< looked up in the catalogue when it is shown
    std::string crossed_out;                               ///< what is forbidden in it, with the rules that forbid it; may be empty
    std::function<SDL_FPoint(const Window&, float)> size;  ///< its size, if so much width is available: pixels
    Drawing draw;
};

struct RulebookModel {
    const std::vector<Chapter>& chapters;  ///< empty if the rulebook cannot be read, which is reported
    const std::vector<RuleText>& rules;
    const std::vector<RuleDiagram>& diagrams;
    const Voices* voices = nullptr;  ///< what is said at the heads of the chapters, if anything
};

class RulebookScreen {
public:
    /// Opens at that rule; with an empty `rule` where it was left, with the search field focused. Turns to that rule if already open.
    void open(const RulebookModel& model, const std::string& rule);
    void close() { open_ = false; }
    [[nodiscard]] bool is_open() const { return open_; }

    /// Registers "chapter:W7" and so on, "chapter:" for the text before the first chapter, "rulebook-search", "rulebook-back",
    /// "rulebook-close", and rules found as "rule:W7.4".
    void draw(Window& window, const RulebookModel& model);

private:
    struct Place {
        std::size_t chapter = 0;
        std::string rule{};  ///< "" = the start of the chapter
    };
    void turn_to(Place place);
    void draw_head(Window& window);
    void draw_chapters(Window& window, const RulebookModel& model, float high);
    void draw_chapter(Window& window, const RulebookModel& model);
    void draw_found(Window& window, const RulebookModel& model);
    void draw_passage(Window& window, const RulebookModel& model, const Passage& passage);

    bool open_ = false;
    bool typing_ = false;  ///< give the search field the keyboard focus
    int seek_ = 0;         ///< number of frames left to scroll to the current rule
    Place at_;
    std::vector<Place> before_;  ///< places visited before, the latest last
    std::string asked_;
};

}  // namespace fow::ui
