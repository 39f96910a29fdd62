// A value that is being edited, with undo and redo.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace fow::app {

/// `Value` has ==.
template <class Value>
class EditHistory {
public:
    explicit EditHistory(Value value) : now_(std::move(value)), saved_(now_) {}

    [[nodiscard]] const Value& now() const { return now_; }
    /// `continues`: undone together with the change before it. Does nothing if `next` equals the current value.
    void change(Value next, bool continues) {
        if (!continues) in_step_ = false;
        if (next == now_) return;
        if (!in_step_) {
            past_.push_back(now_);
            if (past_.size() > most_steps) past_.erase(past_.begin());
        }
        in_step_ = true;
        future_.clear();
        now_ = std::move(next);
    }
    void undo() { step(past_, future_); }
    void redo() { step(future_, past_); }
    [[nodiscard]] bool can_undo() const { return !past_.empty(); }
    [[nodiscard]] bool can_redo() const { return !future_.empty(); }

    /// Whether it differs from the last saved version.
    [[nodiscard]] bool unsaved() const { return now_ != saved_; }
    void note_saved() { saved_ = now_; }

private:
    static constexpr std::size_t most_steps = 500;

    void step(std::vector<Value>& from, std::vector<Value>& to) {
        if (from.empty()) return;
        to.push_back(std::move(now_));
        now_ = std::move(from.back());
        from.pop_back();
        in_step_ = false;
    }

    Value now_;
    Value saved_;
    std::vector<Value> past_;
    std::vector<Value> future_;
    bool in_step_ = false;  ///< the next change may still be part of the last step
};

}  // namespace fow::app
