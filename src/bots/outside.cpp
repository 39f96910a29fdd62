#include "bots/outside.hpp"

#include <algorithm>

#include "files/files.hpp"
#include "fow/core/letters.hpp"

namespace fow::bots {
namespace {

using std::chrono::milliseconds;

/// The most letters of a bot's name and of a sentence that are kept.
constexpr std::size_t name_limit = 60, reason_limit = 200;
/// A bot that does not read must not delay the game longer than this.
constexpr milliseconds farewell{200};

[[nodiscard]] Lapse lapse_of(Silence why) {
    switch (why) {
        case Silence::late: return Lapse::late;
        case Silence::ended: return Lapse::died;
        case Silence::flood: return Lapse::flood;
    }
    return Lapse::late;
}

}  // namespace

Terms terms_of_guests() {
    Terms terms;
    terms.memory = std::uint64_t{2} << 30U;
    terms.readable.push_back(files::data_folder().string());
    return terms;
}

OutsidePlayer::OutsidePlayer(const std::string& command, Terms terms)
    : text_(command), terms_(std::move(terms)), command_(command_line(command)) {}

void OutsidePlayer::say(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) channel_->say(line);
}

std::optional<Lapse> OutsidePlayer::start(const SeatView& seat_view, bool resumed) {
    told_ = 0;
    wants_ = {};
    opened_ = false;
    if (!channel_) {
        channel_.emplace(command_, platform::Leave{.memory = terms_.memory,
                                                   .confined = terms_.confined,
                                                   .readable = readable_for(command_, terms_.readable),
                                                   .errors = terms_.errors});
        channel_->say(greeting);
        const auto deadline = Clock::now() + ready_limit;
        for (;;) {
            const Heard heard = channel_->next(deadline);
            if (!heard.line) {
                channel_.reset();
                return heard.why == Silence::flood ? Lapse::flood : Lapse::mute;
            }
            const auto words = words_of(*heard.line);
            if (words.empty()) continue;
            if (words[0] == "name") name_ = std::string(first_letters(rest_of(*heard.line), name_limit));
            if (words[0] == "want" && words.size() > 1) {
                wants_.view = wants_.view || words[1] == "view";
                wants_.exact = wants_.exact || words[1] == "exact";
            }
            if (words[0] == "ready") break;
        }
    }
    say(opening(seat_view, seed_, resumed));
    opened_ = true;
    return std::nullopt;
}

void OutsidePlayer::begin(const SeatView&, std::uint64_t seed) {
    // Each game gets a new process, so that nothing is remembered from the last game, which may include another seat's secrets.
    channel_.reset();
    seed_ = seed;
    number_ = 0;
    opened_ = false;
}

Answer OutsidePlayer::failed(Silence why) {
    // A late program keeps running; its answer to an old question is skipped when it arrives.
    if (why != Silence::late) {
        channel_.reset();
        opened_ = false;
    }
    return {.lapse = lapse_of(why)};
}

Answer OutsidePlayer::next(const SeatView& seat_view) {
    if (!opened_)
        if (const auto fault = start(seat_view, number_ > 0)) return {.lapse = fault};
    channel_->begin_count();
    say(news(seat_view, told_, wants_));
    told_ = seat_view.lines();
    say(question(seat_view, wants_, ++number_, terms_.allowance));
    const auto deadline = Clock::now() + milliseconds(terms_.allowance.milliseconds) + grace;
    Answer answer;
    for (;;) {
        const Heard heard = channel_->next(deadline);
        if (!heard.line) return failed(heard.why);
        const auto words = words_of(*heard.line);
        if (words.size() > 2 && words[0] == "info" && words[1] == "reason")
            answer.reason = std::string(first_letters(rest_of(rest_of(*heard.line)), reason_limit));
        if (words.size() == 3 && words[0] == "info" && words[1] == "chance")
            if (const auto chance = number_in(words[2]); chance && *chance <= 1000) answer.chance = static_cast<int>(*chance);
        if (words.size() < 3 || words[0] != "act" || number_in(words[1]) != number_) continue;
        answer.acts.assign(words.begin() + 2, words.end());
        return answer;
    }
}

void OutsidePlayer::refused(const Word& word, const Refused& why) {
    if (channel_) channel_->say(refusal(number_, word, why));
}

void OutsidePlayer::over(const SeatView& seat_view, const std::optional<Ended>& end, Seat seat) {
    if (!channel_ || !opened_) return;
    channel_->begin_count();
    say(news(seat_view, told_, wants_));
    channel_->say(bots::over(end, seat));
    channel_->say("quit");
    channel_->flush(Clock::now() + farewell);
    // It may write its last words before it is ended.
    const auto deadline = Clock::now() + farewell;
    while (channel_->next(deadline).line) {}
    channel_.reset();
}

}  // namespace fow::bots
