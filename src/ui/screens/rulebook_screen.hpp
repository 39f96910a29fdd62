// The rulebook, above everything else: chapters at the left, rules with their diagrams at the right, search as one types.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/view/diagram.hpp"
#include "fow/view/rulebook.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct RulebookModel {
    const std::vector<Chapter>& chapters;  ///< none: the book cannot be read, which is said
    const std::vector<RuleText>& rules;
    const std::vector<Diagram>& diagrams;
    const Roster& roster;
};

class RulebookScreen {
public:
    /// Opens at that rule, or where it was left, ready to search, where `rule` is empty. Open already, it turns to that rule.
    void open(const RulebookModel& model, const std::string& rule);
    void close() { open_ = false; }
    [[nodiscard]] bool is_open() const { return open_; }

    /// Registers as "chapter:W7" and its like, "chapter:" for what stands before the first one, "rulebook-search",
    /// "rulebook-back", "rulebook-close"; a rule that was found as "rule:W7.4".
    void draw(Window& window, const RulebookModel& model);

private:
    struct Place {
        std::size_t chapter = 0;
        std::string rule{};  ///< "" = the chapter's beginning
    };
    void turn_to(Place place);
    void draw_head(Window& window);
    void draw_chapters(Window& window, const RulebookModel& model, float high);
    void draw_chapter(Window& window, const RulebookModel& model);
    void draw_found(Window& window, const RulebookModel& model);
    void draw_passage(Window& window, const RulebookModel& model, const Passage& passage);

    bool open_ = false;
    bool typing_ = false;  ///< the field of the search is to have the keyboard
    int seek_ = 0;         ///< so many frames more the rule it is at is brought into sight
    Place at_;
    std::vector<Place> before_;  ///< where it was, the last one at the end
    std::string asked_;
};

}  // namespace fow::ui
