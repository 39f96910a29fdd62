#include "app/replay/analysis_page.hpp"

#include <exception>
#include <utility>

#include "app/match.hpp"
#include "app/system.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// Thousandths that a decision must cost to be told where few cost more and nothing is hidden.
constexpr int slight = 10;
constexpr Uint32 pause = 120;  ///< milliseconds: drawing must not take the time from judging

std::string per_cent(int thousandths) { return std::to_string((thousandths + 5) / 10); }

}  // namespace

Judging::Judging(std::shared_ptr<const Analysed> game, std::size_t plies, std::size_t from)
    : game_(std::move(game)), plies_(plies), done_(from), thought_([this](const std::stop_token& stop) {
          run(stop);
          return std::monostate();
      }) {}

void Judging::run(const std::stop_token& stop) {
    for (; done_ < plies_ && !stop.stop_requested(); ++done_) {
        try {
            const auto decision = game_->judged(done_);
            if (!decision) continue;
            const std::lock_guard lock(mutex_);
            judged_.push_back(*decision);
        } catch (const std::exception&) {
            continue;
        }
    }
}

std::vector<Decision> Judging::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(judged_, {});
}

AnalysisPage::AnalysisPage(const Replayed& replayed, const Match& match)
    : replayed_(replayed),
      match_(match),
      timeline_(replayed.timeline(ui::Eyes::all)),
      open_(!match.system().hides()),
      game_(replayed.analysed()) {
    judge();
}

void AnalysisPage::judge() { judging_ = std::make_unique<Judging>(game_, match_.ply_count(), done_); }

bool AnalysisPage::poll() {
    if (!judging_) return false;
    const bool finished = judging_->finished();  // asked first, so that no later result is lost
    if (!finished && ui::now() - polled_ < pause) return false;
    polled_ = ui::now();
    const std::vector<Decision> more = judging_->take();
    const bool further = done_ != judging_->done();
    done_ = judging_->done();
    decisions_.insert(decisions_.end(), more.begin(), more.end());
    if (finished) judging_.reset();
    if (!more.empty() || finished) refresh();
    return further || finished;
}

void AnalysisPage::refresh() {
    Analysis analysis = analysis_of(decisions_);
    // In a battle of many small decisions none of them may cost much.
    if (open_ && analysis.costly.size() < ReportLimits().each) analysis.costly = analysis_of(decisions_, {.costly = slight}).costly;
    curve_.clear();
    for (const ChancePoint& point : analysis.curve) curve_.push_back({replayed_.halt_at(point.plies), point.known, point.truth});
    if (done_ == match_.ply_count()) {
        const int end = chance_at_end(match_.system().seen(match_).winner);
        curve_.push_back({replayed_.halt_at(done_), {end, end}, end});
    }
    const auto told = [&](const std::vector<Decision>& decisions, std::string (AnalysisPage::*text)(const Decision&) const) {
        std::vector<ui::MomentTold> moments;
        for (const Decision& decision : decisions) moments.push_back({replayed_.halt_at(decision.plies), (this->*text)(decision)});
        return moments;
    };
    costly_ = told(analysis.costly, open_ ? &AnalysisPage::open_text : &AnalysisPage::costly_text);
    fooled_ = told(analysis.fooled, &AnalysisPage::fooled_text);
}

std::string AnalysisPage::better_at(std::size_t halt) const {
    for (const Decision& decision : decisions_)
        if (replayed_.halt_at(decision.plies) == halt && decision.known.cost() >= slight) return decision.known.better;
    return {};
}

std::string AnalysisPage::better_text(const Appraisal& appraisal, std::size_t plies) const {
    const std::string better = game_->told(appraisal.better, plies);
    if (better.empty()) return {};
    return " " + fill(ui::tr("A better choice had {best} %: {better}."), {{"best", per_cent(appraisal.best)}, {"better", better}});
}

std::string AnalysisPage::costly_text(const Decision& decision) const {
    return game_->deed(decision.plies) + " " +
           fill(ui::tr("As far as the {side} side could know, it cost {cost} %: the chance to win was {made} %."),
                {{"side", replayed_.sides()[decision.seat]},
                 {"cost", per_cent(decision.known.cost())},
                 {"made", per_cent(decision.known.made)}}) +
           better_text(decision.known, decision.plies) + " " +
           fill(ui::tr("With all pieces known, it cost {truth} %."), {{"truth", per_cent(decision.truth.cost())}});
}

/// A decision of a game in which nothing is hidden.
std::string AnalysisPage::open_text(const Decision& decision) const {
    const std::string text =
        game_->deed(decision.plies) + " " +
        fill(ui::tr("It cost the {side} side {cost} %: the chance to win was {made} %."), {{"side", replayed_.sides()[decision.seat]},
                                                                                           {"cost", per_cent(decision.known.cost())},
                                                                                           {"made", per_cent(decision.known.made)}}) +
        better_text(decision.known, decision.plies);
    const std::string why = game_->why(decision);
    return why.empty() ? text : text + " " + why;
}

std::string AnalysisPage::fooled_text(const Decision& decision) const {
    std::string text = game_->deed(decision.plies);
    if (decision.target)
        text += " " + fill(ui::tr("The {side} side gave only {chance} % to what really stood there."),
                           {{"side", replayed_.sides()[decision.seat]}, {"chance", per_cent(*decision.target)}});
    return text + " " +
           fill(ui::tr("As far as the {side} side could know, the chance to win was {known} %. With all pieces known, it was {made} %."),
                {{"side", replayed_.sides()[decision.seat]},
                 {"known", per_cent(decision.known.made)},
                 {"made", per_cent(decision.truth.made)}}) +
           better_text(decision.truth, decision.plies);
}

std::optional<AnalysisPage::Left> AnalysisPage::draw(ui::Window& window, std::size_t halt) {
    const auto intent = ui::analysis_screen(window, {.sides = replayed_.sides(),
                                                     .names = ui::shown_names(window, names_at_table(match_.notes())),
                                                     .timeline = timeline_,
                                                     .curve = curve_,
                                                     .costly = costly_,
                                                     .fooled = fooled_,
                                                     .halt = halt,
                                                     .done = done_,
                                                     .all = match_.ply_count(),
                                                     .running = running(),
                                                     .open = open_});
    if (!intent) return std::nullopt;
    if (std::holds_alternative<ui::GoOnAnalysing>(*intent)) judge();
    if (std::holds_alternative<ui::StopAnalysis>(*intent) && judging_) {
        judging_->stop();
        static_cast<void>(poll());  // the last decisions
    }
    window.wake();
    if (std::holds_alternative<ui::LeaveAnalysis>(*intent)) return ui::LeaveAnalysis{};
    if (const auto* to = std::get_if<ui::SeekHalt>(&*intent)) return *to;
    return std::nullopt;
}

}  // namespace fow::app
