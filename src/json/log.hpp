// Logs as JSON for other programs, one object per line, private to the json layers.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "json/reader.hpp"

namespace fow::json {

/// What changes `before` into `after`, both objects, as a JSON merge patch (RFC 7396).
[[nodiscard]] Value merge_patch(const Value& before, const Value& after);

template <class Line, class LineToJson>
[[nodiscard]] std::string log_text(const std::vector<Line>& log, const LineToJson& line_to_json) {
    std::string text;
    for (const Line& line : log) text += compact(line_to_json(line)) + "\n";
    return text;
}

/// What changes in a view. `ViewAt`: the view after that many plies.
template <class ViewAt>
class Changes {
public:
    explicit Changes(const ViewAt& view_at) : view_at_(view_at) {}
    /// The changes since this was last called; at first the whole view.
    [[nodiscard]] Value until(std::size_t ply) {
        Value now = view_at_(ply);
        Value change = merge_patch(before_, now);
        before_ = std::move(now);
        return change;
    }

private:
    const ViewAt& view_at_;
    Value before_ = Value::object();
};

/// The log of a whole game in which nothing is hidden, after the view at its start. Each line has its ply, and the last line of a ply what
/// it changed in the view.
template <class Session, class LineToJson, class ViewAt>
[[nodiscard]] std::string log_by_plies(const Session& session, const LineToJson& line_to_json, const ViewAt& view_at) {
    const auto& log = session.heard(Session::Viewer::onlooker);
    Changes changes(view_at);
    std::string text = compact({{"step", 0}, {"view", changes.until(0)}}) + "\n";
    if (session.ply_count() == 0) return text + log_text(log, line_to_json);
    std::size_t told = 0;
    for (std::size_t ply = 1; ply <= session.ply_count(); ++ply) {
        for (const std::size_t until = session.heard_after(ply); told < until; ++told) {
            Value line = line_to_json(log[told]);
            line["step"] = log[told].step + 1;
            line["ply"] = ply;
            if (told + 1 == until) line["change"] = changes.until(ply);
            text += compact(line) + "\n";
        }
    }
    return text;
}

/// The same for an audience that may not know how many plies a step took: what changed in its view is told with the last line of a step.
/// `begun`: the first line, without its changes. `plies`: whether lines have their ply nevertheless. `line_to_json` takes an index.
template <class Session, class Line, class LineToJson, class ViewAt>
[[nodiscard]] std::string log_by_steps(const Session& session, const std::vector<Line>& log, Value begun, bool plies,
                                       const LineToJson& line_to_json, const ViewAt& view_at) {
    Changes changes(view_at);
    begun.update({{"event", "game_began"}, {"step", 0}, {"text", "The game begins."}, {"change", changes.until(0)}});
    if (plies) begun["ply"] = 0;
    std::string text = compact(begun) + "\n";
    const auto& before = session.heard_before();
    for (std::size_t i = 0; i < log.size(); ++i) {
        const auto ply = static_cast<std::size_t>(std::upper_bound(before.begin(), before.end(), i) - before.begin());
        Value line = line_to_json(i);
        line["step"] = log[i].step + 1;
        if (plies) line["ply"] = ply;
        if (i + 1 == log.size() || log[i + 1].step != log[i].step) line["change"] = changes.until(ply);
        text += compact(line) + "\n";
    }
    return text;
}

}  // namespace fow::json
